//! The stream that produces sort keys.
//!
//! Sets and maps are sent in the order that the format defines: numbers by size, enums by their tags,
//! texts and lists by their first difference. A type's `Ord` may define another order, and may compare
//! fields that are not sent. A key is therefore written to this stream, which converts it into a list
//! of numbers. Keys are ordered by these lists, and keys with equal lists have the same bits.

use alloc::vec::Vec;

use crate::error::{Fault, WriteError};
use crate::flow::{Batches, Flow, Limits, Metered, Sink, Traced};
use crate::scalar::{Code, Scalar, code_of};
use crate::shape::{Name, Number, Shape, Value};

/// Marks each element and the end of a list, so that the end of a list sorts below any element.
const ELEMENT: u128 = 1;
const END: u128 = 0;

/// Converts a key into a list of numbers.
#[derive(Debug)]
pub(crate) struct KeyStream {
    numbers: Vec<u128>,
    /// The number of names that were entered.
    depth: usize,
    /// The lists that have not ended: the depth of their elements, and the number of elements left.
    lists: Vec<(usize, usize)>,
    /// True if a value with several codes has begun, which is compared as a whole.
    in_value: bool,
    /// True if that value is a text, which is compared by its UTF-8 bytes regardless of its
    /// encoding.
    is_text: bool,
    limits: Limits,
}

impl KeyStream {
    pub(crate) fn new() -> Self {
        let (numbers, lists) = (Vec::new(), Vec::new());
        let limits = Limits::new();
        Self { numbers, depth: 0, lists, in_value: false, is_text: false, limits }
    }

    /// Returns the numbers. If a key cannot be written, the list is incomplete, and writing the key
    /// reports the error.
    pub(crate) fn finish(self) -> Vec<u128> {
        self.numbers
    }

    fn push(&mut self, number: u128) {
        if !self.in_value {
            self.numbers.push(number);
        }
    }

    fn push_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.numbers.extend([ELEMENT, u128::from(byte)]);
        }
        self.numbers.push(END);
    }

    /// Closes the innermost list if all of its elements were written.
    fn end_list(&mut self) {
        if self.lists.last().is_some_and(|(_, left)| *left == 0) {
            self.lists.pop();
            self.numbers.push(END);
        }
    }
}

/// Converts a float so that it sorts by size, with NaN above everything and both zeros equal.
fn by_size(float: f64) -> u128 {
    let bits = if float == 0.0 { 0 } else { float.to_bits() };
    let number = match float {
        _ if float.is_nan() => u64::MAX,
        _ if float < 0.0 => !bits,
        _ => bits | 1 << 63,
    };
    u128::from(number)
}

impl Traced for KeyStream {
    fn begin<'a>(&mut self, shape: impl FnOnce() -> Shape<'a>) {
        self.in_value = true;
        self.is_text = matches!(shape(), Shape::String { .. } | Shape::WideString { .. });
    }

    fn end<'a>(&mut self, value: impl FnOnce() -> Value<'a>) {
        self.in_value = false;
        self.is_text = false;
        match value() {
            Value::Text(text) => self.push_bytes(text.as_bytes()),
            Value::Number(Number::Signed(number)) => self.push(number as u128 ^ 1 << 127),
            Value::Number(Number::Unsigned(number)) => self.push(number),
            _ => {}
        }
    }

    fn enter(&mut self, name: Name<'_>) {
        if let (Name::Index(_), Some((depth, left))) = (name, self.lists.last_mut()) {
            if *depth == self.depth {
                *left = left.saturating_sub(1);
                self.numbers.push(ELEMENT);
            }
        }
        self.depth += 1;
    }

    fn leave(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        if self.lists.last().is_some_and(|(depth, _)| *depth == self.depth) {
            self.end_list();
        }
    }
}

impl Metered for KeyStream {}
impl Batches for KeyStream {}

impl Flow for KeyStream {
    crate::flow::writes!();

    fn at(&self) -> usize {
        // Bits are not counted here. Each number counts as one position, so that an element with
        // numbers does not look empty.
        self.numbers.len()
    }

    fn raw(&mut self, word: &mut u64, _bits: u32) -> Result<(), WriteError> {
        self.push(u128::from(*word));
        Ok(())
    }

    fn pad(&mut self) -> Result<(), WriteError> {
        Ok(())
    }

    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        WriteError::of(fault, at)
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }

    fn keeps_numbers(&mut self) -> bool {
        true
    }
}

impl Sink for KeyStream {
    const COMPARES: bool = true;

    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        let code = match code_of(scalar, value) {
            Ok(code) => u128::from_halves(code.low(), code.high()),
            Err(fault) => return Err(self.fail(fault, self.at())),
        };
        match (scalar.shape(), scalar.show(value)) {
            (Shape::Count { .. }, Value::Count(count)) if !self.in_value => {
                self.lists.push((self.depth, count));
                self.end_list();
            }
            (Shape::F32, Value::F32(float)) => self.push(by_size(float.into())),
            (Shape::F64, Value::F64(float)) => self.push(by_size(float)),
            _ => self.push(code),
        }
        Ok(())
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        // The count before the bytes was treated as that of a list.
        if !bytes.is_empty() && self.lists.last() == Some(&(self.depth, bytes.len())) {
            self.lists.pop();
        }
        if !self.is_text {
            self.push_bytes(bytes);
        }
        Ok(())
    }
}
