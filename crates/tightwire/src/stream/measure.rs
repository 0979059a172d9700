//! The stream that counts.

use crate::error::{Fault, WriteError};
use crate::stream::{MAX_DEPTH, Stream, Writer, sealed};
use crate::wire::Wire;

/// Counts the bits that values take, without a buffer.
///
/// Every alignment counts as the 7 bits it can take at worst, so the figure is a bound that
/// holds wherever the values end up in a packet. Values are checked as when they are written.
///
/// ```
/// use tightwire::{MeasureStream, Writer};
///
/// let mut stream = MeasureStream::new();
/// stream.write_int(7, 0..=100)?;
/// stream.write_bytes(&[1, 2])?;
/// assert_eq!(stream.bits_used(), 7 + 7 + 16);
/// assert_eq!(stream.bytes_used(), 4);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Clone, Debug)]
pub struct MeasureStream {
    bits: usize,
    /// Levels of nesting that are left.
    depth: u32,
    /// The first refusal, which every later value repeats.
    error: Option<WriteError>,
}

impl MeasureStream {
    /// Starts at zero.
    ///
    /// ```
    /// assert_eq!(tightwire::MeasureStream::new().bits_used(), 0);
    /// ```
    pub const fn new() -> Self {
        Self { bits: 0, depth: MAX_DEPTH, error: None }
    }

    /// The bits so far, at worst.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Writer};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.write_bool(true)?;
    /// assert_eq!(stream.bits_used(), 1);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn bits_used(&self) -> usize {
        self.bits
    }

    /// The bytes that hold those bits.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Writer};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.write_bool(true)?;
    /// assert_eq!(stream.bytes_used(), 1);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn bytes_used(&self) -> usize {
        self.bits.div_ceil(8)
    }

    /// The bits, unless something was refused.
    pub(crate) fn finish(self) -> Result<usize, WriteError> {
        self.error.map_or(Ok(self.bits), Err)
    }
}

impl Default for MeasureStream {
    fn default() -> Self {
        Self::new()
    }
}

impl sealed::Sealed for MeasureStream {}
impl Writer for MeasureStream {}

impl Stream for MeasureStream {
    type Error = WriteError;
    const IS_WRITING: bool = true;
    const FUSES: bool = false;

    fn position(&self) -> usize {
        self.bits
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put(&mut self, _value: u64, bits: u32) -> Result<(), WriteError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        self.bits = self.bits.saturating_add(bits as usize);
        Ok(())
    }

    fn take(&mut self, _bits: u32) -> Result<u64, WriteError> {
        Err(self.fail(Fault::Declaration, self.bits))
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        self.pad()?;
        self.bits = self.bits.saturating_add(bytes.len().saturating_mul(8));
        Ok(())
    }

    fn take_bytes(&mut self, _count: usize) -> Result<&[u8], WriteError> {
        Err(self.fail(Fault::Declaration, self.bits))
    }

    fn pad(&mut self) -> Result<(), WriteError> {
        self.put(0, 7)
    }

    fn has_bits(&self, _bits: usize) -> bool {
        true
    }

    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        *self.error.get_or_insert(WriteError::new(fault.into(), at))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn descend(&mut self) -> Result<(), WriteError> {
        match self.depth.checked_sub(1) {
            Some(depth) => {
                self.depth = depth;
                Ok(())
            }
            None => Err(self.fail(Fault::TooDeep, self.bits)),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn ascend(&mut self) {
        self.depth = self.depth.saturating_add(1);
    }

    fn object<T: Wire>(&mut self, value: &mut T) -> Result<(), WriteError> {
        value.write(self)
    }
}
