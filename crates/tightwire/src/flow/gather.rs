//! A word in front of a stream that combines neighbouring fields.
//!
//! It is correct for any input. A full word is passed on, and the stream is only accessible through
//! [`Gather::flush`], so the order of bits cannot change. It is fast because it starts empty: after
//! inlining, the shifts of consecutive fixed fields are constants. It is flushed where a value of
//! variable width ends, so that the next field starts at a constant position again.

use crate::error::{Fault, WriteError};
use crate::flow::write::put_code;
use crate::flow::{Batches, Flow, Limits, Metered, Sink, Traced};
use crate::scalar::{Scalar, code_of};

/// Combines codes into words in front of a stream.
#[derive(Debug)]
pub struct Gather<'a, W> {
    out: &'a mut W,
    /// The bits that are not yet passed on, from the low end.
    word: u64,
    /// The number of these bits, below 64.
    bits: u32,
}

impl<'a, W: Sink> Gather<'a, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(out: &'a mut W) -> Self {
        Self { out, word: 0, bits: 0 }
    }

    /// Returns the stream without passing on the pending bits. Nothing may be written to it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn stream(&mut self) -> &mut W {
        self.out
    }

    /// Passes on the pending bits and returns the stream.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn flush(&mut self) -> Result<&mut W, WriteError> {
        let (word, bits) = (self.word, self.bits);
        self.word = 0;
        self.bits = 0;
        if bits > 0 {
            self.out.raw(&mut { word }, bits)?;
        }
        Ok(self.out)
    }
}

impl<W: Sink> Traced for Gather<'_, W> {}
impl<W: Sink> Metered for Gather<'_, W> {}
impl<W: Sink> Batches for Gather<'_, W> {
    const JOINS: bool = true;
}

impl<W: Sink> Flow for Gather<'_, W> {
    crate::flow::writes!();

    fn at(&self) -> usize {
        self.out.at() + self.bits as usize
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), WriteError> {
        let (value, held) = (*word, self.bits);
        let word = self.word | (value << (held & 63));
        let total = held + bits;
        if total < u64::BITS {
            self.word = word;
            self.bits = total;
            return Ok(());
        }
        self.word = (value >> 1) >> (63 - (held & 63));
        self.bits = total & 63;
        self.out.raw(&mut { word }, u64::BITS)
    }

    fn pad(&mut self) -> Result<(), WriteError> {
        self.flush()?.pad()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        self.out.fail(fault, at)
    }

    fn limits(&mut self) -> &mut Limits {
        self.out.limits()
    }
}

impl<W: Sink> Sink for Gather<'_, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        match code_of(scalar, value) {
            Ok(code) => put_code(self, code, scalar.bits()),
            Err(fault) => Err(self.fail(fault, self.at())),
        }
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        self.flush()?.put_bytes(bytes)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn join(&mut self) -> Result<(), WriteError> {
        self.flush()?;
        Ok(())
    }
}
