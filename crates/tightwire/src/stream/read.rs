//! The stream that reads packets.

use crate::bits::BitReader;
use crate::error::{Fault, ReadError};
use crate::stream::{MAX_DEPTH, Reader, Stream, sealed};
use crate::wire::{Run, Wire};

/// Reads values from a packet that may come from anybody.
///
/// Every read is checked; the first refusal is final, and it leaves its destination alone.
///
/// ```
/// use tightwire::{ReadStream, Reader};
///
/// let mut stream = ReadStream::new(&[93, 1]);
/// assert_eq!(stream.read_int(-100..=100)?, -7);
/// assert!(stream.read_bool()?);
/// stream.finish()?;
/// # Ok::<(), tightwire::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ReadStream<'a> {
    bits: BitReader<'a>,
    /// Levels of nesting that are left.
    depth: u32,
}

impl<'a> ReadStream<'a> {
    /// Starts at the first bit of `packet`.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// assert_eq!(ReadStream::new(&[42]).read_u8()?, 42);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(packet: &'a [u8]) -> Self {
        Self { bits: BitReader::new(packet), depth: MAX_DEPTH }
    }

    /// The bits that are left; none after a refusal.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[0, 0]);
    /// stream.read_bool()?;
    /// assert_eq!(stream.bits_left(), 15);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    pub const fn bits_left(&self) -> usize {
        self.bits.bits_left()
    }

    /// Ends the packet: nothing was refused, and no whole byte is left over.
    ///
    /// # Errors
    ///
    /// The first refusal, or
    /// [`TrailingBytes`](crate::ReadErrorKind::TrailingBytes).
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[1, 2]);
    /// stream.read_u8()?;
    /// assert!(stream.finish().is_err());
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn finish(self) -> Result<(), ReadError> {
        self.bits.finish()
    }
}

impl sealed::Sealed for ReadStream<'_> {}

impl<'a> Reader for ReadStream<'a> {
    type Run = Run<'a>;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run(&mut self, bits: u32) -> Result<Run<'a>, ReadError> {
        Run::new(&mut self.bits, bits)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run_with_lead(&mut self, bits: u32) -> Result<Run<'a>, ReadError> {
        Run::with_lead(&mut self.bits, bits)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn adopt(&mut self, error: ReadError) -> ReadError {
        self.bits.fail(error.kind(), error.bit())
    }
}

impl Stream for ReadStream<'_> {
    type Error = ReadError;
    const IS_WRITING: bool = false;
    const FUSES: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn position(&self) -> usize {
        self.bits.position()
    }

    fn put(&mut self, _value: u64, _bits: u32) -> Result<(), ReadError> {
        Err(self.fail(Fault::Declaration, self.position()))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take(&mut self, bits: u32) -> Result<u64, ReadError> {
        self.bits.take(bits)
    }

    fn put_bytes(&mut self, _bytes: &[u8]) -> Result<(), ReadError> {
        Err(self.fail(Fault::Declaration, self.position()))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_bytes(&mut self, count: usize) -> Result<&[u8], ReadError> {
        self.bits.read_bytes(count)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pad(&mut self) -> Result<(), ReadError> {
        self.bits.align()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn has_bits(&self, bits: usize) -> bool {
        bits <= self.bits.bits_left()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_steps(&mut self, most: usize, bits: u32) -> Result<(usize, u64), ReadError> {
        self.bits.take_steps(most, bits)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> ReadError {
        self.bits.fail(fault.into(), at)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn descend(&mut self) -> Result<(), ReadError> {
        match self.depth.checked_sub(1) {
            Some(depth) => {
                self.depth = depth;
                Ok(())
            }
            None => Err(self.fail(Fault::TooDeep, self.position())),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn ascend(&mut self) {
        self.depth = self.depth.saturating_add(1);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn object<T: Wire>(&mut self, value: &mut T) -> Result<(), ReadError> {
        value.read_into(self)
    }
}
