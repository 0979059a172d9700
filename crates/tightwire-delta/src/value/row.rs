//! Records an element that consists only of codes.
//!
//! If a table's rows are codes in wire order, no lookup is needed: the words follow one another.
//! This stream does only that. It lives for one element, so after inlining its position is a
//! constant at each of the element's fields.
//!
//! Most of a state is unchanged since the last tick, and converting a rotation to a code takes
//! longer than the rest of an element. So the rotations of the last state are kept with their
//! codes, and an unchanged rotation reuses its code.

use crate::value::script::Form;
use tightwire::__tape::{Batches, Metered, Traced, code_of, write_error};
use tightwire::scalar::{Code, Scalar};
use tightwire::{Fault, Flow, Limits, Sink, WriteError};

/// An expensive value of the previous state, and its code.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CachedCode {
    raw: [u32; 5],
    code: u64,
}

impl CachedCode {
    /// Returns the code of a value, from here if the value is the same as before.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn code_of<C: Scalar>(
        &mut self,
        scalar: &C,
        value: &C::Value,
    ) -> Result<C::Code, Fault> {
        let raw = const { C::FACTS.raw }.and_then(|raw| raw(scalar, value));
        let Some(raw) = raw else { return code_of(scalar, value) };
        if self.raw != raw {
            let code = code_of(scalar, value)?.low();
            *self = Self { raw, code };
        }
        Ok(C::Code::from_halves(self.code, 0))
    }
}

/// The stream of one element.
#[derive(Debug)]
pub(crate) struct Row<'a> {
    /// The words, from the element's first on.
    pub(crate) words: &'a mut [u32],
    pub(crate) at: usize,
    /// Expensive values from the element's first on, and how many of them it has had so far.
    pub(crate) known: &'a mut [CachedCode],
    pub(crate) expensive: usize,
    /// The position of the element in the value, for errors.
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
    /// Returns the code of a value, from the cache or computed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<C::Code, Fault> {
        if const { C::FACTS.raw.is_none() } {
            return code_of(scalar, value);
        }
        let at = self.expensive;
        self.expensive = at + 1;
        match self.known.get_mut(at) {
            Some(known) => known.code_of(scalar, value),
            None => code_of(scalar, value),
        }
    }
}

impl Traced for Row<'_> {}
impl Metered for Row<'_> {}
impl Batches for Row<'_> {}

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

    // Passing this stream to a call would force its position into memory everywhere before.
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
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
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
