//! An element that is nothing but codes, onto a tape.
//!
//! Where a table's rows are codes in the order of the wire, there is no way to follow: one word
//! after the other. This stream knows no more than that. It lives for one element, so its place is a
//! constant at each of the element's fields once everything is inlined.
//!
//! Most of a state is as it was a tick before, and turning a rotation into a code takes longer than
//! everything else about an element. So the rotations of the last state are kept as they were given,
//! next to their codes: one that has not changed has the code it had.

use crate::value::script::Form;
use tightwire::__tape::{Sealed, code_of, write_error};
use tightwire::scalar::{Code, Scalar};
use tightwire::{Fault, Flow, Limits, Sink, WriteError};

/// A dear value of the state before, as it was given, and its code.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Known {
    raw: [u32; 5],
    code: u64,
}

/// The stream of one element.
#[derive(Debug)]
pub(crate) struct Row<'a> {
    /// The words from the element's first on.
    pub(crate) words: &'a mut [u32],
    pub(crate) at: usize,
    /// Dear values from the element's first on, and how many of them it had so far.
    pub(crate) known: &'a mut [Known],
    pub(crate) dear: usize,
    /// Where the element is in the value, for errors.
    pub(crate) before: usize,
    pub(crate) limits: &'a mut Limits,
    pub(crate) error: &'a mut Option<WriteError>,
}

impl Row<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_words(&mut self, form: Form, words: [u32; 4]) -> Result<(), WriteError> {
        let (at, count) = (self.at, form.words());
        let Some(places) = self.words.get_mut(at..at + count) else {
            return Err(self.fail(Fault::Declaration, self.at()));
        };
        for (place, word) in places.iter_mut().zip(words) {
            *place = word;
        }
        self.at = at + count;
        Ok(())
    }
}

impl Row<'_> {
    /// The code of a value, known or found.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<C::Code, Fault> {
        if !C::IS_DEAR {
            return code_of(scalar, value);
        }
        let at = self.dear;
        self.dear = at + 1;
        let (Some(known), Some(raw)) = (self.known.get_mut(at), scalar.raw(value)) else {
            return code_of(scalar, value);
        };
        if known.raw != raw {
            let code = code_of(scalar, value)?.low();
            *known = Known { raw, code };
        }
        Ok(C::Code::from_halves(known.code, 0))
    }
}

impl Sealed for Row<'_> {}

impl Flow for Row<'_> {
    crate::value::writes!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn at(&self) -> usize {
        self.before + self.at
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), WriteError> {
        let form = Form::of_bits(bits);
        self.put_words(form, form.cut(*word))
    }

    fn pad(&mut self) -> Result<(), WriteError> {
        Ok(())
    }

    // A call that is given this stream would keep its place in memory for all that went before.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        *self.error.get_or_insert(write_error(fault, at))
    }

    fn limits(&mut self) -> &mut Limits {
        self.limits
    }

    fn keeps_numbers(&mut self) -> bool {
        true
    }
}

impl Sink for Row<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        match self.code(scalar, value) {
            Ok(code) => {
                let form = Form::of(scalar);
                self.put_words(form, form.cut(code))
            }
            Err(fault) => Err(self.fail(fault, self.at())),
        }
    }

    fn put_bytes(&mut self, _bytes: &[u8]) -> Result<(), WriteError> {
        Err(self.fail(Fault::Declaration, self.at()))
    }
}
