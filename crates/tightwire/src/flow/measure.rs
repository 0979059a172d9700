//! The stream that measures values.

use crate::error::{Fault, WriteError};
use crate::flow::{Batches, Flow, Limits, Metered, Sink, Traced};
use crate::scalar::{Scalar, code_of};

/// Counts the bits that values take, without a buffer.
///
/// Every alignment counts as 7 bits, its worst case, so the result is an upper bound at any position in
/// a packet. Values are checked in the same way as when they are written.
///
/// ```
/// use tightwire::scalar::Int;
/// use tightwire::{MeasureStream, Writer};
///
/// let mut stream = MeasureStream::new();
/// stream.put(Int::new(0, 100), 7)?;
/// stream.write_bytes(&[1, 2])?;
/// assert_eq!(stream.bits_used(), 7 + 7 + 16);
/// assert_eq!(stream.bytes_used(), 4);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Clone, Debug)]
pub struct MeasureStream {
    /// The number of bits, with the worst case for every alignment.
    bits: usize,
    /// The number of bits in a packet that starts here, which limits and errors use.
    at: usize,
    limits: Limits,
    /// The first error. Every later value returns it again.
    error: Option<WriteError>,
}

impl MeasureStream {
    /// Creates a stream with zero bits.
    ///
    /// ```
    /// assert_eq!(tightwire::MeasureStream::new().bits_used(), 0);
    /// ```
    pub const fn new() -> Self {
        Self { bits: 0, at: 0, limits: Limits::new(), error: None }
    }

    /// Returns the number of bits so far, in the worst case.
    ///
    /// ```
    /// use tightwire::scalar::Bool;
    /// use tightwire::{MeasureStream, Writer};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.put(Bool, true)?;
    /// assert_eq!(stream.bits_used(), 1);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn bits_used(&self) -> usize {
        self.bits
    }

    /// Returns the number of bytes that hold these bits.
    ///
    /// ```
    /// use tightwire::scalar::Bool;
    /// use tightwire::{MeasureStream, Writer};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.put(Bool, true)?;
    /// assert_eq!(stream.bytes_used(), 1);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn bytes_used(&self) -> usize {
        self.bits.div_ceil(8)
    }

    /// Returns the number of bits, or the first error.
    pub(crate) fn finish(self) -> Result<usize, WriteError> {
        self.error.map_or(Ok(self.bits), Err)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn add(&mut self, bits: usize) -> Result<(), WriteError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        self.bits = self.bits.saturating_add(bits);
        self.at = self.at.saturating_add(bits);
        Ok(())
    }
}

impl Default for MeasureStream {
    fn default() -> Self {
        Self::new()
    }
}

impl Traced for MeasureStream {}
impl Metered for MeasureStream {}
impl Batches for MeasureStream {}

impl Flow for MeasureStream {
    crate::flow::writes!();

    fn at(&self) -> usize {
        self.at
    }

    fn raw(&mut self, _word: &mut u64, bits: u32) -> Result<(), WriteError> {
        self.add(bits as usize)
    }

    fn pad(&mut self) -> Result<(), WriteError> {
        let at = self.at.checked_next_multiple_of(8).unwrap_or(usize::MAX);
        self.add(7)?;
        self.at = at;
        Ok(())
    }

    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        *self.error.get_or_insert(WriteError::of(fault, at))
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }
}

impl Sink for MeasureStream {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        match code_of(scalar, value) {
            Ok(_) => self.add(scalar.bits() as usize),
            Err(fault) => Err(self.fail(fault, self.at)),
        }
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        self.pad()?;
        self.add(bytes.len().saturating_mul(8))
    }
}
