//! The stream that keys are compared by.
//!
//! Sets and maps are sent in the order of their elements as the format sees them: numbers by size, enums
//! by their tags, texts and lists by their first difference. The `Ord` of a type may say something
//! else, and may look at fields that are not sent. So a key is written to this stream, which makes
//! a list of numbers of it. Two keys are in the order of their lists, and keys with equal lists have
//! the same bits.

use alloc::vec::Vec;

use crate::error::{Fault, WriteError};
use crate::scalar::{Code, Scalar, code_of};
use crate::shape::{Name, Number, Shape, Value};
use crate::stream::{Flow, Limits, Sink, sealed};

/// In front of every element of a list, and at its end: the end of a list is below any element.
const ELEMENT: u128 = 1;
const END: u128 = 0;

/// Makes the list of numbers.
#[derive(Debug)]
pub(crate) struct KeyStream {
    numbers: Vec<u128>,
    /// The names entered.
    depth: usize,
    /// The lists that have not ended: the depth of their elements, and how many are left.
    lists: Vec<(usize, usize)>,
    /// Whether a value of several codes has begun, which is compared as a whole.
    in_value: bool,
    /// Whether it is a text, which is compared by its UTF-8 however it is sent.
    is_text: bool,
    limits: Limits,
}

impl KeyStream {
    pub(crate) fn new() -> Self {
        let (numbers, lists) = (Vec::new(), Vec::new());
        let limits = Limits::new();
        Self { numbers, depth: 0, lists, in_value: false, is_text: false, limits }
    }

    /// The numbers. A key that cannot be written has some of them, and writing it is the error.
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

    /// Closes the innermost list if its elements are all there.
    fn end_list(&mut self) {
        if self.lists.last().is_some_and(|(_, left)| *left == 0) {
            self.lists.pop();
            self.numbers.push(END);
        }
    }
}

/// A float by its size, with NaN above everything, and both zeros alike.
fn by_size(float: f64) -> u128 {
    let bits = if float == 0.0 { 0 } else { float.to_bits() };
    let number = match float {
        _ if float.is_nan() => u64::MAX,
        _ if float < 0.0 => !bits,
        _ => bits | 1 << 63,
    };
    u128::from(number)
}

impl sealed::Sealed for KeyStream {}

impl Flow for KeyStream {
    crate::stream::writes!();

    fn at(&self) -> usize {
        // No bit is counted here. Each number is a place, so that elements are told from none.
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

    fn enter(&mut self, name: Name) {
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

impl Sink for KeyStream {
    const COMPARES: bool = true;

    fn put<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
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
        // A count in front of them was taken for that of a list.
        if !bytes.is_empty() && self.lists.last() == Some(&(self.depth, bytes.len())) {
            self.lists.pop();
        }
        if !self.is_text {
            self.push_bytes(bytes);
        }
        Ok(())
    }
}
