//! A word in front of a stream, in which neighbouring fields are gathered.
//!
//! It is right whatever is put into it: a full word is passed on together with what goes in front
//! of it, and the stream can only be had through [`Gather::flush`], so nothing overtakes. What makes
//! it fast is that it starts empty: after inlining, the shifts of a run of fixed fields are
//! constants.

use crate::error::{Fault, WriteError};
use crate::scalar::Scalar;
use crate::stream::write::put_code;
use crate::stream::{Flow, Limits, Sink, sealed};

/// Gathers codes into words in front of a stream.
#[derive(Debug)]
pub struct Gather<'a, W> {
    out: &'a mut W,
    /// Bits not yet passed on, from the low end.
    word: u64,
    /// How many, below 64.
    bits: u32,
    /// Bits that go in front of the word: a value of variable width, so that what follows it starts
    /// at a constant again.
    lead: u64,
    /// How many, below 64.
    lead_bits: u32,
}

impl<'a, W: Sink> Gather<'a, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(out: &'a mut W) -> Self {
        Self { out, word: 0, bits: 0, lead: 0, lead_bits: 0 }
    }

    /// Passes on what is gathered, and hands out the stream.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn flush(&mut self) -> Result<&mut W, WriteError> {
        let (word, bits) = (self.word, self.bits);
        let (lead, lead_bits) = (self.lead, self.lead_bits);
        self.word = 0;
        self.bits = 0;
        self.lead = 0;
        self.lead_bits = 0;
        if lead_bits + bits > u64::BITS {
            self.out.raw(&mut { lead }, lead_bits)?;
            self.out.raw(&mut { word }, bits)?;
        } else if lead_bits + bits > 0 {
            self.out.raw(&mut (lead | (word << (lead_bits & 63))), lead_bits + bits)?;
        }
        Ok(self.out)
    }
}

impl<W: Sink> sealed::Sealed for Gather<'_, W> {}

impl<W: Sink> Flow for Gather<'_, W> {
    crate::stream::writes!();

    fn at(&self) -> usize {
        self.out.at() + (self.lead_bits + self.bits) as usize
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
        if self.lead_bits > 0 {
            let (lead, lead_bits) = (self.lead, self.lead_bits);
            self.lead = 0;
            self.lead_bits = 0;
            self.out.raw(&mut { lead }, lead_bits)?;
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
    fn put<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        match scalar.code(value) {
            Ok(code) => put_code(self, code, scalar.bits()),
            Err(fault) => Err(self.fail(fault, self.at())),
        }
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        self.flush()?.put_bytes(bytes)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fork(&mut self) -> Result<(), WriteError> {
        self.flush()?;
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn join(&mut self) {
        if self.lead_bits == 0 {
            self.lead = self.word;
            self.lead_bits = self.bits;
            self.word = 0;
            self.bits = 0;
        }
    }
}
