//! The stream that collects codes.

use alloc::vec::Vec;

use crate::error::{Fault, WriteError};
use crate::flow::{Batches, Flow, Limits, MeasureStream, Metered, Sink, Traced};
use crate::scalar::{Code, Scalar};

/// Collects the code of every value, and counts bits for the positions of errors.
#[derive(Debug)]
pub(crate) struct CodeStream {
    measure: MeasureStream,
    codes: Vec<u128>,
}

impl CodeStream {
    pub(crate) const fn new() -> Self {
        Self { measure: MeasureStream::new(), codes: Vec::new() }
    }

    /// Returns the codes, or the first error.
    pub(crate) fn finish(self) -> Result<Vec<u128>, WriteError> {
        self.measure.finish()?;
        Ok(self.codes)
    }
}

impl Traced for CodeStream {}
impl Metered for CodeStream {}
impl Batches for CodeStream {}

impl Flow for CodeStream {
    crate::flow::writes!();

    fn at(&self) -> usize {
        self.measure.at()
    }

    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), WriteError> {
        self.measure.raw(word, bits)?;
        self.codes.push(u128::from(*word));
        Ok(())
    }

    fn pad(&mut self) -> Result<(), WriteError> {
        self.measure.pad()
    }

    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        self.measure.fail(fault, at)
    }

    fn limits(&mut self) -> &mut Limits {
        self.measure.limits()
    }
}

impl Sink for CodeStream {
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        self.measure.put_scalar(scalar, value)?;
        if let Ok(code) = scalar.code(value) {
            self.codes.push(u128::from_halves(code.low(), code.high()));
        }
        Ok(())
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        self.measure.put_bytes(bytes)?;
        self.codes.extend(bytes.iter().map(|&byte| u128::from(byte)));
        Ok(())
    }
}
