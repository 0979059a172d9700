//! The stream that takes the code of a single value.

use crate::error::{Fault, WriteError};
use crate::flow::{Flow, Limits, Metered, Sink, Traced};
use crate::scalar::{Code, Scalar, code_of};
use crate::shape::Shape;

/// Takes the code of a key that consists of one number, by which it can be sorted.
#[derive(Debug)]
pub(crate) struct OneCode {
    code: Option<u64>,
    limits: Limits,
}

impl OneCode {
    pub(crate) fn new() -> Self {
        Self { code: None, limits: Limits::new() }
    }

    /// Returns the code, unless there is none or the order of the codes is not that of the format.
    pub(crate) fn finish(self) -> Option<u64> {
        self.code
    }
}

impl Traced for OneCode {}
impl Metered for OneCode {}

impl Flow for OneCode {
    crate::flow::writes!();

    fn at(&self) -> usize {
        0
    }

    fn raw(&mut self, _word: &mut u64, _bits: u32) -> Result<(), WriteError> {
        Err(self.fail(Fault::Declaration, 0))
    }

    fn pad(&mut self) -> Result<(), WriteError> {
        Err(self.fail(Fault::Declaration, 0))
    }

    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        self.code = None;
        WriteError::of(fault, at)
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }
}

impl Sink for OneCode {
    const COMPARES: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        // The bits of a float are not in the order of its size.
        let is_float = matches!(scalar.shape(), Shape::F32 | Shape::F64);
        match code_of(scalar, value) {
            Ok(code) if !is_float && code.high() == 0 => {
                self.code = Some(code.low());
                Ok(())
            }
            Ok(_) => Err(self.fail(Fault::Declaration, 0)),
            Err(fault) => Err(self.fail(fault, 0)),
        }
    }

    fn put_bytes(&mut self, _bytes: &[u8]) -> Result<(), WriteError> {
        Err(self.fail(Fault::Declaration, 0))
    }
}
