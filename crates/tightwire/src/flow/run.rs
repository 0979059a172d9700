//! Runs: ranges of a packet that are known to exist.
//!
//! A run is a *look-ahead*. Opening one checks that the given number of bits exists, but consumes
//! nothing. Closing it continues after the bits that were read. A run that is too long or too short can
//! therefore cause an error, but can never produce a wrong value.
//!
//! Runs are fast because their position starts at a constant. After inlining, every shift, mask and
//! bounds check in a run of fixed fields is a constant too:
//!
//! 1. One check of the packet's length covers the whole run.
//! 2. A run of up to 64 bits is read as one group.
//! 3. Longer runs load windows of 8 bytes at constant distances from the byte in which the run starts,
//!    and shift each one down by the run's bit offset in that byte. Every window has 57 usable bits.
//! 4. A window that would reach past the run's last byte is loaded backwards from there, and shifted so
//!    that its top is the run's end. The run has more than 64 bits, so those 8 bytes exist.

use crate::bits::{BitReader, low_bits};
use crate::error::{Fault, ReadError};
use crate::flow::read::take_code;
use crate::flow::{Flow, Limits, Metered, Runs, Source, Traced};
use crate::scalar::{Code, Scalar};

/// The number of bits of a window that are usable at every bit offset.
pub(crate) const WINDOW_BITS: u32 = 57;

/// A range of the packet that is known to exist.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// The bytes that the run covers, starting with the one in which it starts.
    head: &'a [u8],
    /// The run's bit offset in the first of them, below 8.
    shift: u32,
    /// The last 8 bytes, shifted so that the run ends at the top.
    tail: u64,
    /// The total number of bits of the run.
    bits: u32,
    /// The number of bits consumed, a constant after inlining.
    at: u32,
    /// The bits from `window_at` on.
    window: u64,
    /// The start of the window within the run.
    window_at: u32,
    /// The number of usable bits of the window, from its low end.
    window_bits: u32,
    /// The start of the run within the packet.
    start: usize,
    /// The first error. It is stored because a type written by hand may ignore it.
    error: Option<ReadError>,
    /// The limits of the packet. A box counts as a level even if it has a constant width.
    limits: Limits,
}

impl<'a> Run<'a> {
    /// Creates an empty run.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn none() -> Self {
        Self {
            head: &[],
            shift: 0,
            tail: 0,
            bits: 0,
            at: 0,
            window: 0,
            window_at: 0,
            window_bits: 0,
            start: 0,
            error: None,
            limits: Limits::new(),
        }
    }

    /// Creates a run of the next `bits` bits, from 1 to 512.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(
        source: &mut BitReader<'a>,
        bits: u32,
        limits: Limits,
    ) -> Result<Self, ReadError> {
        if bits <= u64::BITS {
            return Self::of_word(source, bits, limits);
        }
        let start = source.offset();
        let (head, last, padding) = source.take_run(bits)?;
        source.seek(start);
        let (shift, tail) = ((start & 7) as u32, last << padding);
        Ok(Self { head, shift, tail, bits, start, limits, ..Self::none() })
    }

    /// Creates a run of the next `bits` bits, from 1 to 64.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn of_word(
        source: &mut BitReader<'a>,
        bits: u32,
        limits: Limits,
    ) -> Result<Self, ReadError> {
        let start = source.offset();
        let window = source.take_word(bits)?;
        source.seek(start);
        Ok(Self { window, bits, window_bits: bits, start, limits, ..Self::none() })
    }

    /// Moves the packet's reader to where the run stopped and returns the remaining limits, or returns
    /// the run's error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn close(&self, source: &mut BitReader<'a>) -> Result<Limits, ReadError> {
        if let Some(error) = self.error {
            return Err(source.refuse(error));
        }
        source.seek(self.start + self.at as usize);
        Ok(self.limits)
    }

    /// Moves the window to the start of the next value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn load(&mut self) {
        let byte = (self.at / 8) as usize;
        if let Some(window) = self.head.get(byte..byte + 8) {
            let bytes = window.first_chunk().copied().unwrap_or_default();
            self.window = u64::from_le_bytes(bytes) >> self.shift;
            self.window_at = self.at & !7;
            self.window_bits = WINDOW_BITS;
        } else {
            self.window = self.tail;
            self.window_at = self.bits.wrapping_sub(u64::BITS);
            self.window_bits = u64::BITS;
        }
    }

    /// Returns the next group of at most 50 bits. Every window holds that many.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn group(&mut self, bits: u32) -> u64 {
        if self.at + bits > self.window_at + self.window_bits {
            self.load();
        }
        let value = (self.window >> ((self.at - self.window_at) & 63)) & low_bits(bits);
        self.at += bits;
        value
    }
}

impl Traced for Run<'_> {}
impl Metered for Run<'_> {}

impl Flow for Run<'_> {
    crate::flow::reads!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn at(&self) -> usize {
        self.start + self.at as usize
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), ReadError> {
        if bits > self.bits - self.at {
            // This happens only if a type takes more bits than its schema declares.
            return Err(self.fail(Fault::UnexpectedEnd, self.at()));
        }
        *word = if bits <= 50 || self.bits <= u64::BITS {
            self.group(bits)
        } else {
            let low = self.group(32);
            low | (self.group(bits - 32) << 32)
        };
        Ok(())
    }

    fn pad(&mut self) -> Result<(), ReadError> {
        // Aligned data has no constant width.
        Err(self.fail(Fault::Declaration, self.at()))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn has_bits(&self, bits: usize) -> bool {
        bits <= (self.bits - self.at) as usize
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> ReadError {
        let error = match self.error {
            Some(error) => error,
            None => ReadError::of(fault, at),
        };
        self.error = Some(error);
        error
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }
}

impl Runs for Run<'_> {
    type Run = Self;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn no_run() -> Self {
        Self::none()
    }

    /// This is only for runs of one word. If a run has fewer bits left, because a type took more than
    /// its schema declares, no extra bits are invented.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn rebase(&mut self, bits: u32) {
        let bits = bits.min(self.bits - self.at);
        self.start += self.at as usize;
        self.window >>= self.at & 63;
        self.bits = bits;
        self.window_bits = bits;
        self.at = 0;
    }
}

impl Source for Run<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_scalar<C: Scalar>(&mut self, scalar: &C) -> Result<C::Value, ReadError> {
        take_code(self, scalar)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_into<C: Scalar>(&mut self, scalar: &C, value: &mut C::Value) -> Result<(), ReadError> {
        if const { C::FACTS.most_bits > u32::BITS } {
            *value = self.take_scalar(scalar)?;
            return Ok(());
        }
        // Like `take`, but with a single place that can fail. This is part of the code of every field.
        let (start, bits) = (self.at(), scalar.bits());
        let fault = if bits > u32::BITS || bits > self.bits - self.at {
            // This happens only if a type takes more bits than it declares.
            Fault::UnexpectedEnd
        } else {
            let code = C::Code::from_halves(self.group(bits), 0);
            let is_code = code <= scalar.last();
            match if is_code { scalar.value(code) } else { Err(Fault::OutOfRange) } {
                Ok(read) => {
                    *value = read;
                    return Ok(());
                }
                Err(fault) => fault,
            }
        };
        Err(self.fail(fault, start))
    }

    fn take_bytes(&mut self, _count: usize) -> Result<&[u8], ReadError> {
        // Aligned data has no constant width.
        Err(self.fail(Fault::Declaration, self.at()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ReadErrorKind;

    fn run() -> Run<'static> {
        Run::of_word(&mut BitReader::new(&[0xff; 8]), 13, Limits::new()).unwrap()
    }

    #[test]
    fn a_run_has_the_bits_that_were_not_read() {
        let (mut run, mut word) = (run(), 0);
        assert!(run.has_bits(13) && !run.has_bits(14));
        run.raw(&mut word, 5).unwrap();
        assert_eq!(word, 0b1_1111);
        assert!(run.has_bits(8) && !run.has_bits(9));
    }

    #[test]
    fn what_follows_a_flag_has_no_more_bits_than_are_left() {
        for (bits, left) in [(6, 6), (8, 8), (20, 8)] {
            let (mut run, mut word) = (run(), 0);
            run.raw(&mut word, 5).unwrap();
            run.rebase(bits);
            assert_eq!(run.at(), 5);
            assert!(run.has_bits(left) && !run.has_bits(left + 1), "{bits}");
            run.raw(&mut word, left as u32).unwrap();
            let error = run.raw(&mut word, 1).unwrap_err();
            assert_eq!((error.kind(), error.bit()), (ReadErrorKind::UnexpectedEnd, 5 + left));
        }
    }

    #[test]
    fn a_run_is_not_aligned() {
        assert_eq!(run().pad().unwrap_err().kind(), ReadErrorKind::Declaration);
        assert_eq!(run().take_bytes(0).unwrap_err().kind(), ReadErrorKind::Declaration);
    }
}
