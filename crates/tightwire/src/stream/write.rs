//! The stream that writes packets.

use crate::bits::{BitWriter, Mark};
use crate::error::{Fault, WriteError, WriteErrorKind};
use crate::stream::{MAX_DEPTH, Stream, Writer, sealed};
use crate::wire::Wire;

/// Writes values into a caller's buffer of any length.
///
/// A stream that had an error never [`finish`](Self::finish)es well, unless it was rewound to a
/// mark before the error.
///
/// ```
/// use tightwire::{WriteStream, Writer};
///
/// let mut buffer = [0; 64];
/// let mut stream = WriteStream::new(&mut buffer);
/// stream.write_int(-7, -100..=100)?;
/// stream.write_bool(true)?;
/// assert_eq!(stream.finish()?, [93, 1]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Debug)]
pub struct WriteStream<'a> {
    bits: BitWriter<'a>,
    /// Levels of nesting that are left.
    depth: u32,
}

impl<'a> WriteStream<'a> {
    /// Starts a packet at the front of `buffer`, whose old content does not matter.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 3];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_u8(1)?;
    /// assert_eq!(stream.finish()?, [1]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(buffer: &'a mut [u8]) -> Self {
        Self { bits: BitWriter::new(buffer), depth: MAX_DEPTH }
    }

    /// Ends the packet and hands out its bytes, exactly as many as it needs.
    ///
    /// # Errors
    ///
    /// The first error that the stream had, or
    /// [`BufferFull`](WriteErrorKind::BufferFull) if the last bits have no room.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 8];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let _ignored = stream.write_int(101, 0..=100);
    /// assert!(stream.finish().is_err());
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn finish(self) -> Result<&'a mut [u8], WriteError> {
        self.bits.finish()
    }

    /// The bits that still fit into the buffer.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 2];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_bool(true)?;
    /// assert_eq!(stream.bits_left(), 15);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn bits_left(&self) -> usize {
        self.bits.bits_left()
    }

    /// Copies the stream's state, to come back to with [`rewind`](Self::rewind).
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 2];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let start = stream.mark();
    /// assert!(stream.write_int(9, 0..=3).is_err());
    /// stream.rewind(start);
    /// stream.write_int(2, 0..=3)?;
    /// assert_eq!(stream.finish()?, [2]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn mark(&self) -> Mark {
        self.bits.mark()
    }

    /// Takes back all that was written since `mark`, errors included.
    ///
    /// ```
    /// use tightwire::{Stream, WriteStream, Writer};
    ///
    /// let mut buffer = [0; 2];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let start = stream.mark();
    /// stream.write_u8(9)?;
    /// stream.rewind(start);
    /// assert_eq!(stream.position(), 0);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn rewind(&mut self, mark: Mark) {
        self.bits.rewind(mark);
        self.depth = MAX_DEPTH;
    }

    /// Writes one message, and takes it back if it does not fit.
    ///
    /// `Ok(true)` if it stands in the packet, `Ok(false)` if the packet is full: send it and
    /// start the next one with the same message.
    ///
    /// # Errors
    ///
    /// Any other error of the message. It is taken back too, so the stream stays good.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 10];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let mut sent = 0;
    /// while stream.message(|stream| stream.write_u32(0xdead_beef))? {
    ///     sent += 1;
    /// }
    /// assert_eq!(sent, 2);
    /// assert_eq!(stream.finish()?.len(), 8);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub fn message(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<(), WriteError>,
    ) -> Result<bool, WriteError> {
        self.message_leaving(0, write)
    }

    /// Writes one message like [`message`](Self::message), and takes it back unless `reserve`
    /// bits stay free behind it: for the end mark of the packet, say.
    ///
    /// # Errors
    ///
    /// Any error of the message but lack of room.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// // "Another message follows" is one bit, so one bit must stay free for "no more".
    /// let mut buffer = [0; 9];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// while stream.message_leaving(1, |stream| {
    ///     stream.write_bool(true)?;
    ///     stream.write_bits(0u32, 23)
    /// })? {}
    /// stream.write_bool(false)?;
    /// assert_eq!(stream.finish()?.len(), 7);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub fn message_leaving(
        &mut self,
        reserve: usize,
        write: impl FnOnce(&mut Self) -> Result<(), WriteError>,
    ) -> Result<bool, WriteError> {
        let (before, depth) = (self.mark(), self.depth);
        // A stream that is broken already has no message to take back.
        self.bits.status()?;
        match write(self).and_then(|()| self.bits.status()) {
            Ok(()) if reserve <= self.bits_left() => Ok(true),
            Err(error) if error.kind() != WriteErrorKind::BufferFull => {
                self.rewind(before);
                self.depth = depth;
                Err(error)
            }
            _ => {
                self.rewind(before);
                self.depth = depth;
                Ok(false)
            }
        }
    }
}

impl sealed::Sealed for WriteStream<'_> {}
impl Writer for WriteStream<'_> {}

impl Stream for WriteStream<'_> {
    type Error = WriteError;
    const IS_WRITING: bool = true;
    const FUSES: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn position(&self) -> usize {
        self.bits.position()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put(&mut self, value: u64, bits: u32) -> Result<(), WriteError> {
        self.bits.put(value, bits)
    }

    fn take(&mut self, _bits: u32) -> Result<u64, WriteError> {
        Err(self.fail(Fault::Declaration, self.position()))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        self.bits.write_bytes(bytes)
    }

    fn take_bytes(&mut self, _count: usize) -> Result<&[u8], WriteError> {
        Err(self.fail(Fault::Declaration, self.position()))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pad(&mut self) -> Result<(), WriteError> {
        self.bits.align()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn has_bits(&self, _bits: usize) -> bool {
        true
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        self.bits.fail(fault.into(), at)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn descend(&mut self) -> Result<(), WriteError> {
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
    fn object<T: Wire>(&mut self, value: &mut T) -> Result<(), WriteError> {
        value.write(self)
    }
}
