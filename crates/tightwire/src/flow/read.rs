//! The stream that reads packets.

use crate::bits::{BitReader, Word, Words};
use crate::error::{Fault, ReadError};
use crate::flow::{Flow, Limits, Metered, ReadTask, Run, Runs, Source, Traced};
use crate::scalar::{Code, Scalar, has_room};

/// Reads values from an untrusted packet.
///
/// Every read is checked. The first error is final, and the destination of that read is left unchanged.
///
/// ```
/// use tightwire::scalar::{Bool, Int};
/// use tightwire::{ReadStream, Reader};
///
/// let mut stream = ReadStream::new(&[93, 1]);
/// assert_eq!(stream.take(Int::new(-100, 100))?, -7);
/// assert!(stream.take(Bool)?);
/// stream.finish()?;
/// # Ok::<(), tightwire::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ReadStream<'a> {
    bits: BitReader<'a>,
    limits: Limits,
}

impl<'a> ReadStream<'a> {
    /// Creates a stream at the first bit of `packet`.
    ///
    /// ```
    /// use tightwire::scalar::U8;
    /// use tightwire::{ReadStream, Reader};
    ///
    /// assert_eq!(ReadStream::new(&[42]).take(U8)?, 42);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(packet: &'a [u8]) -> Self {
        Self { bits: BitReader::new(packet), limits: Limits::new() }
    }

    /// Returns the number of bits read so far, or the bit at which the packet was rejected.
    ///
    /// ```
    /// use tightwire::scalar::Bool;
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[0, 0]);
    /// stream.take(Bool)?;
    /// assert_eq!(stream.position(), 1);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    pub const fn position(&self) -> usize {
        self.bits.position()
    }

    /// Returns the number of bits that are left, or zero after an error.
    ///
    /// ```
    /// use tightwire::scalar::Bool;
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[0, 0]);
    /// stream.take(Bool)?;
    /// assert_eq!(stream.bits_left(), 15);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    pub const fn bits_left(&self) -> usize {
        self.bits.bits_left()
    }

    /// Ends the packet, and checks that there was no error and that no whole bytes are left over.
    ///
    /// # Errors
    ///
    /// Returns the first error of the stream, or
    /// [`TrailingBytes`](crate::ReadErrorKind::TrailingBytes).
    ///
    /// ```
    /// use tightwire::scalar::U8;
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[1, 2]);
    /// stream.take(U8)?;
    /// assert!(stream.finish().is_err());
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn finish(self) -> Result<(), ReadError> {
        self.bits.finish()
    }

    /// Returns whether the stream reads `packet` or has failed.
    #[cfg(any(feature = "crc", feature = "seal"))]
    pub(crate) fn reads(&self, packet: &[u8]) -> bool {
        self.bits.reads(packet)
    }
}

impl Traced for ReadStream<'_> {}
impl Metered for ReadStream<'_> {}

impl Flow for ReadStream<'_> {
    crate::flow::reads!();
    const GATHERS: bool = true;

    fn at(&self) -> usize {
        self.bits.offset()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), ReadError> {
        *word = self.bits.take(bits)?;
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn steps(&mut self, distance: &mut usize, left: usize, bits: u32) -> Result<bool, ReadError> {
        if let Some(taken) = self.bits.take_short_steps(left, bits) {
            *distance = taken;
            return Ok(true);
        }
        let start = self.at();
        match self.bits.take_steps(left, bits)? {
            Some(taken) if taken < left => *distance = taken,
            Some(_) => return Err(self.fail(Fault::OutOfRange, start)),
            None => return Ok(false),
        }
        Ok(true)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pad(&mut self) -> Result<(), ReadError> {
        self.bits.align()
    }

    fn has_bits(&self, bits: usize) -> bool {
        bits <= self.bits.bits_left()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> ReadError {
        self.bits.refuse(ReadError::of(fault, at))
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }
}

impl<'a> Runs for ReadStream<'a> {
    type Run = Run<'a>;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flagged<F: Source, T: ReadTask>(flagged: &mut F, task: T) -> Result<T::Output, ReadError> {
        task.run(flagged)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn open(&mut self, bits: u32) -> Result<Run<'a>, ReadError> {
        Run::new(&mut self.bits, bits, self.limits)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn open_word(&mut self, bits: u32) -> Result<Run<'a>, ReadError> {
        Run::of_word(&mut self.bits, bits, self.limits)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn close(&mut self, run: &Run<'a>) -> Result<(), ReadError> {
        self.limits = run.close(&mut self.bits)?;
        Ok(())
    }

    fn no_run() -> Run<'a> {
        Run::none()
    }
}

impl Source for ReadStream<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn outline<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, ReadError>,
    ) -> Result<T, ReadError> {
        let mut moved = self.clone();
        let result = outlined(&mut moved, read);
        *self = moved;
        result
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_scalar<C: Scalar>(&mut self, scalar: &C) -> Result<C::Value, ReadError> {
        take_code(self, scalar)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_bytes(&mut self, count: usize) -> Result<&[u8], ReadError> {
        self.bits.read_bytes(count)
    }

    fn take_words<N: Word, T>(&mut self, elements: &mut [T], set: impl Fn(&mut T, N)) -> bool {
        self.bits.take_words(elements, set)
    }

    fn take_unaligned(&mut self, bytes: &mut [u8]) -> bool {
        self.bits.take_unaligned(bytes)
    }

    fn append_words<N: Word>(&mut self, count: usize, list: impl Words<N>) -> bool {
        self.bits.append_words(count, list)
    }
}

/// Calls `read` without inlining it, with the stream in registers again.
#[inline(never)]
fn outlined<'a, T>(
    stream: &mut ReadStream<'a>,
    read: impl FnOnce(&mut ReadStream<'a>) -> Result<T, ReadError>,
) -> Result<T, ReadError> {
    let mut moved = stream.clone();
    let result = read(&mut moved);
    *stream = moved;
    result
}

/// Reads a code as one group, or as two if it is wider than a word, and converts it to a value. Any
/// error is reported at its first bit.
///
/// # Errors
///
/// Fails if the code is invalid, or if the packet ends before it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn take_code<R: Flow, C: Scalar>(stream: &mut R, scalar: &C) -> Result<C::Value, R::Error> {
    let bits = scalar.bits();
    if !has_room(scalar) {
        return Err(stream.fail(Fault::Declaration, stream.at()));
    }
    let (mut low, mut high) = (0, 0);
    if const { C::Code::IS_WIDE } {
        // The second half would fail at its own position, so this checks that there are enough bits for
        // both before it reads either one.
        if bits > u64::BITS && !stream.has_bits(bits as usize) {
            return Err(stream.fail(Fault::UnexpectedEnd, stream.at()));
        }
        stream.raw(&mut low, bits.min(u64::BITS))?;
        stream.raw(&mut high, bits.saturating_sub(u64::BITS))?;
    } else {
        stream.raw(&mut low, bits)?;
    }
    let code = C::Code::from_halves(low, high);
    // The start of the value is computed from its end. Storing it before the read would occupy a
    // register on the successful path.
    if code > scalar.last() {
        return Err(stream.fail(Fault::OutOfRange, stream.at() - bits as usize));
    }
    match scalar.value(code) {
        Ok(value) => Ok(value),
        Err(fault) => Err(stream.fail(fault, stream.at() - bits as usize)),
    }
}
