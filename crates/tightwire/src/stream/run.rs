//! Runs: stretches of a packet that are known to be there.
//!
//! A run is a *look-ahead*. Opening one checks that so many bits are there and moves nothing; closing
//! it goes on where the reading of it stopped. So a run that is too long or too short can refuse a
//! packet, and can never yield another value.
//!
//! What makes it fast is that its position starts at a constant, so that after inlining every
//! shift, mask and bounds check in a run of fixed fields is a constant too:
//!
//! 1. One look at the packet's length serves the whole run.
//! 2. Up to 64 bits are one group, read as such.
//! 3. Longer runs load windows of 8 bytes at constant distances from the byte the run starts in,
//!    and shift each down by the run's bit offset in that byte; 57 bits of every window count.
//! 4. A window that would reach past the run's last byte is loaded backwards from there, and
//!    shifted so that its top is the run's end. The run has more than 64 bits, so those 8 bytes
//!    exist.

use crate::bits::{BitReader, low_bits};
use crate::error::{Fault, ReadError};
use crate::scalar::{Code, Scalar};
use crate::stream::read::take_code;
use crate::stream::{Flow, Limits, Source, sealed};

/// The bits of a window that count at every bit offset.
pub(crate) const WINDOW_BITS: u32 = 57;

/// A stretch of the packet that is known to be there.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// The bytes that the run certainly covers, from the one it starts in.
    head: &'a [u8],
    /// The run's bit offset in the first of them, below 8.
    shift: u32,
    /// The last 8 bytes, shifted so that the run ends at the top.
    tail: u64,
    /// All bits of the run.
    bits: u32,
    /// Bits consumed; a constant after inlining.
    at: u32,
    /// The bits from `window_at` on.
    window: u64,
    /// Where the window starts in the run.
    window_at: u32,
    /// The bits of the window that count, from its low end.
    window_bits: u32,
    /// Where the run starts in the packet.
    start: usize,
    /// The first refusal. A type written by hand may keep it to itself.
    error: Option<ReadError>,
    /// Those of the packet. A box is a level, of constant width or not.
    limits: Limits,
}

impl<'a> Run<'a> {
    /// No bits.
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

    /// The next `bits` bits, from 1 to 512.
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

    /// The next `bits` bits, from 1 to 64.
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

    /// Lets the packet go on where the run stopped, with the limits that are left, or rejects it as
    /// the run was.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn close(&self, source: &mut BitReader<'a>) -> Result<Limits, ReadError> {
        if let Some(error) = self.error {
            return Err(source.refuse(error));
        }
        source.seek(self.start + self.at as usize);
        Ok(self.limits)
    }

    /// Moves the window to where the next value starts.
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

    /// The next group, of at most 50 bits, which every window holds.
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

impl sealed::Sealed for Run<'_> {}

impl Flow for Run<'_> {
    crate::stream::reads!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn at(&self) -> usize {
        self.start + self.at as usize
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), ReadError> {
        if bits > self.bits - self.at {
            // Only a type that takes more than its schema says comes here.
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
        // What is aligned has no constant width.
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

impl Source for Run<'_> {
    type Run = Self;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take<C: Scalar>(&mut self, scalar: &C) -> Result<C::Value, ReadError> {
        take_code(self, scalar)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_into<C: Scalar>(&mut self, scalar: &C, value: &mut C::Value) -> Result<(), ReadError> {
        if const { C::MOST_BITS > u32::BITS } {
            *value = self.take(scalar)?;
            return Ok(());
        }
        // As `take`, with one place to fail. It stands in the code of every field.
        let (start, bits) = (self.at(), scalar.bits());
        let fault = if bits > u32::BITS || bits > self.bits - self.at {
            // Only a type that takes more than it says comes here.
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
        // What is aligned has no constant width.
        Err(self.fail(Fault::Declaration, self.at()))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn no_run() -> Self {
        Self::none()
    }

    /// Only for runs of one word. Of a run that has fewer bits left, because a type took more than
    /// its schema says, no bit is made up.
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
