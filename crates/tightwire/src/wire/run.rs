//! Runs: neighbouring fields of known width, gathered into words.
//!
//! [`Pack`] and [`Run`] are streams like any other. What makes them fast is that their position
//! starts at a constant, so that after inlining every shift, mask and bounds check in a run of
//! fixed fields is a constant too.
//!
//! Reading a run of `n` bits:
//!
//! 1. One look at the packet's length serves the whole run.
//! 2. Up to 64 bits are one group, read as such.
//! 3. Longer runs load windows of 8 bytes at constant distances from the byte the run starts in,
//!    and shift each down by the run's bit offset in that byte; 57 bits of every window count.
//! 4. A window that would reach past the run's last byte is loaded backwards from there, and
//!    shifted so that its top is the run's end. The run has more than 64 bits, so those 8 bytes
//!    exist.

use crate::bits::{BitReader, low_bits};
use crate::error::{Fault, ReadError, ReadErrorKind, WriteError};
use crate::stream::{Name, Note, Reader, Result as StreamResult, Stream, Value, Writer, sealed};
use crate::wire::{Schema, Wire};

/// The longest run. Longer ones would only keep more words alive at once.
const MAX_RUN: u64 = 512;

/// Longer arrays than this go element by element: unrolled they are larger and no faster.
const MAX_UNROLLED: usize = 8;

/// The bits of a window that count at every bit offset.
const WINDOW_BITS: u32 = 57;

/// How a field takes part in runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// Not at all: the run before it ends.
    Apart,
    /// With all of its bits.
    Whole(u32),
    /// With its leading flag, and the run ends there. What follows the flag has so many bits, if
    /// that is known.
    Flag(Option<u32>),
}

impl Join {
    /// What a value of this shape does.
    pub const fn of(schema: &Schema) -> Self {
        if let Schema::Array { count, .. } = *schema {
            if count > MAX_UNROLLED {
                return Self::Apart;
            }
        }
        match schema.fixed_bits() {
            Some(bits) if bits <= MAX_RUN => Self::Whole(bits as u32),
            _ => Self::Apart,
        }
    }

    /// What a flag with a value of this shape behind it does.
    pub const fn flag(schema: &Schema) -> Self {
        match Self::of(schema) {
            Self::Whole(bits) => Self::Flag(Some(bits)),
            _ => Self::Flag(None),
        }
    }
}

/// Where the runs of a struct or variant start.
pub trait Layout<const RECORD: usize> {
    /// One step for each field.
    const STEPS: &'static [Step];
}

/// What happens to runs at a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The bits of the run that starts with it, or 0 where none does.
    pub run: u32,
    /// For a flag: the bits of the run behind it, which what follows the flag joins, or 0.
    pub next: u32,
}

/// Finds the runs.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time, within `N`")]
pub const fn plan<const N: usize>(joins: [Join; N]) -> [Step; N] {
    let mut plan = [Step { run: 0, next: 0 }; N];
    // Whether a run ends only because it is full, so that more of the same word follows.
    let mut is_full = [false; N];
    let mut start = 0;
    while start < N {
        let mut bits = 0;
        let mut next = start;
        while next < N {
            match joins[next] {
                Join::Whole(more) if bits as u64 + more as u64 <= MAX_RUN => bits += more,
                Join::Flag(_) if (bits as u64) < MAX_RUN => {
                    bits += 1;
                    next += 1;
                    break;
                }
                Join::Apart => break,
                _ => {
                    is_full[start] = true;
                    break;
                }
            }
            next += 1;
        }
        plan[start].run = bits;
        start = if next > start { next } else { start + 1 };
    }
    // What follows a flag travels in one word with the run behind it, where both fit.
    let mut flag = 0;
    while flag + 1 < N {
        if let Join::Flag(Some(payload)) = joins[flag] {
            let behind = plan[flag + 1].run;
            let fits = payload as u64 + behind as u64 <= WINDOW_BITS as u64;
            if behind > 0 && fits && !is_full[flag + 1] {
                plan[flag].next = behind;
                plan[flag + 1].run = 0;
            }
        }
        flag += 1;
    }
    plan
}

/// Gathers fields into words in front of a stream.
#[derive(Debug)]
pub struct Pack<'a, W> {
    out: &'a mut W,
    /// Bits not yet passed on, from the low end.
    word: u64,
    /// How many, below 64.
    bits: u32,
    /// Bits that go in front of the next word.
    lead: u64,
    /// How many.
    lead_bits: u32,
}

impl<'a, W: Writer> Pack<'a, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(out: &'a mut W) -> Self {
        Self { out, word: 0, bits: 0, lead: 0, lead_bits: 0 }
    }

    /// Passes on what is gathered, and hands out the stream behind.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn flush(&mut self) -> Result<&mut W, WriteError> {
        let (word, bits) = (self.word, self.bits);
        let (lead, lead_bits) = (self.lead, self.lead_bits);
        self.word = 0;
        self.bits = 0;
        self.lead = 0;
        self.lead_bits = 0;
        if lead_bits + bits <= u64::BITS {
            if lead_bits + bits > 0 {
                self.out.put(lead | (word << (lead_bits & 63)), lead_bits + bits)?;
            }
        } else {
            self.out.put(lead, lead_bits)?;
            self.out.put(word, bits)?;
        }
        Ok(self.out)
    }

    /// Makes what is gathered, less than a word, the lead of the run that follows, so that the
    /// run starts at a constant again. Where both fit in one word, they are stored as one.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn lead(&mut self) {
        self.lead = self.word;
        self.lead_bits = self.bits;
        self.word = 0;
        self.bits = 0;
    }
}

impl<W: Writer> sealed::Sealed for Pack<'_, W> {}
impl<W: Writer> Writer for Pack<'_, W> {}

impl<W: Writer> Stream for Pack<'_, W> {
    type Error = WriteError;
    const IS_WRITING: bool = true;
    const FUSES: bool = false;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn position(&self) -> usize {
        self.out.position() + (self.lead_bits + self.bits) as usize
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put(&mut self, value: u64, bits: u32) -> StreamResult<Self> {
        let held = self.bits;
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
            self.out.put(lead, lead_bits)?;
        }
        self.word = (value >> 1) >> (63 - (held & 63));
        self.bits = total & 63;
        self.out.put(word, u64::BITS)
    }

    fn take(&mut self, bits: u32) -> Result<u64, WriteError> {
        self.out.take(bits)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_bytes(&mut self, bytes: &[u8]) -> StreamResult<Self> {
        self.flush()?.put_bytes(bytes)
    }

    fn take_bytes(&mut self, count: usize) -> Result<&[u8], WriteError> {
        self.out.take_bytes(count)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pad(&mut self) -> StreamResult<Self> {
        self.flush()?.pad()
    }

    fn has_bits(&self, _bits: usize) -> bool {
        true
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        self.out.fail(fault, at)
    }

    fn descend(&mut self) -> StreamResult<Self> {
        self.out.descend()
    }

    fn ascend(&mut self) {
        self.out.ascend();
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn object<T: Wire>(&mut self, value: &mut T) -> StreamResult<Self> {
        value.write(self)
    }

    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn begin<'n>(&mut self, note: impl FnOnce() -> Note<'n>) {
        self.out.begin(note);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn end<'v>(&mut self, value: impl FnOnce() -> Value<'v>) {
        self.out.end(value);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn enter(&mut self, name: Name) {
        self.out.enter(name);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn leave(&mut self) {
        self.out.leave();
    }
}

/// A run of fields of known width, taken from a packet as a whole.
#[derive(Clone, Debug)]
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
    /// Where the run starts in the packet, for errors.
    start: usize,
    /// The first refusal. A type written by hand may keep it to itself.
    error: Option<ReadError>,
}

impl<'a> Run<'a> {
    /// Takes the next `bits` bits, from 1 to 512.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn new(source: &mut BitReader<'a>, bits: u32) -> Result<Self, ReadError> {
        let start = source.offset();
        let mut run = Self {
            head: &[],
            shift: 0,
            tail: 0,
            bits,
            at: 0,
            window: 0,
            window_at: 0,
            window_bits: bits,
            start,
            error: None,
        };
        if bits <= u64::BITS {
            run.window = source.take_word(bits)?;
        } else {
            let (head, last, padding) = source.take_run(bits)?;
            run.head = head;
            run.shift = (start & 7) as u32;
            run.tail = last << padding;
            run.window_bits = 0;
        }
        Ok(run)
    }

    /// Takes what follows a flag, and the run behind it, as one word of at most 57 bits.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn with_lead(source: &mut BitReader<'a>, bits: u32) -> Result<Self, ReadError> {
        let start = source.offset();
        let window = source.take_word(bits)?;
        Ok(Self {
            head: &[],
            shift: 0,
            tail: 0,
            bits,
            at: 0,
            window,
            window_at: 0,
            window_bits: bits,
            start,
            error: None,
        })
    }

    /// Lets a run of `bits` bits start here, at a constant.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn restart(&mut self, bits: u32) {
        self.start += self.at as usize;
        self.window >>= self.at & 63;
        self.bits = bits;
        self.window_bits = bits;
        self.at = 0;
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

impl Reader for Run<'_> {
    type Run = Self;

    fn run(&mut self, _bits: u32) -> Result<Self, ReadError> {
        Err(self.fail(Fault::Declaration, self.position()))
    }

    fn run_with_lead(&mut self, _bits: u32) -> Result<Self, ReadError> {
        Err(self.fail(Fault::Declaration, self.position()))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn restart(&mut self, bits: u32) {
        Run::restart(self, bits);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn refusal(&self) -> Option<ReadError> {
        self.error
    }

    fn adopt(&mut self, error: ReadError) -> ReadError {
        error
    }
}

impl Stream for Run<'_> {
    type Error = ReadError;
    const IS_WRITING: bool = false;
    const FUSES: bool = false;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn position(&self) -> usize {
        self.start + self.at as usize
    }

    fn put(&mut self, _value: u64, _bits: u32) -> Result<(), ReadError> {
        Err(self.fail(Fault::Declaration, self.position()))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take(&mut self, bits: u32) -> Result<u64, ReadError> {
        if bits > self.bits - self.at {
            // Only a hand-written type that takes more than its schema says comes here.
            return Err(self.fail(Fault::UnexpectedEnd, self.position()));
        }
        if bits <= 50 || self.bits <= u64::BITS {
            return Ok(self.group(bits));
        }
        let low = self.group(32);
        Ok(low | (self.group(bits - 32) << 32))
    }

    fn put_bytes(&mut self, _bytes: &[u8]) -> Result<(), ReadError> {
        Err(self.fail(Fault::Declaration, self.position()))
    }

    fn take_bytes(&mut self, _count: usize) -> Result<&[u8], ReadError> {
        // Bytes are aligned, so nothing that holds them has a constant width.
        Err(self.fail(Fault::Declaration, self.position()))
    }

    fn pad(&mut self) -> Result<(), ReadError> {
        Err(self.fail(Fault::Declaration, self.position()))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn has_bits(&self, bits: usize) -> bool {
        bits <= (self.bits - self.at) as usize
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> ReadError {
        *self.error.get_or_insert(ReadError::new(ReadErrorKind::from(fault), at))
    }

    fn descend(&mut self) -> Result<(), ReadError> {
        // What has a constant width does not contain itself.
        Ok(())
    }

    fn ascend(&mut self) {}

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn object<T: Wire>(&mut self, value: &mut T) -> Result<(), ReadError> {
        value.read_into(self)
    }
}
