//! The stream that writes packets.

use crate::bits::{self, BitWriter, Word};
use crate::error::{Fault, WriteError, WriteErrorKind};
use crate::flow::{Batches, Flow, Gather, Limits, Metered, Sink, Traced, WriteTask};
use crate::scalar::{Code, Scalar, code_of};

/// Writes values into a caller's buffer of any length.
///
/// After an error, [`finish`](Self::finish) returns that error, unless the stream was rewound to a mark
/// before it.
///
/// ```
/// use tightwire::scalar::{Bool, Int};
/// use tightwire::{WriteStream, Writer};
///
/// let mut buffer = [0; 64];
/// let mut stream = WriteStream::new(&mut buffer);
/// stream.put(Int::new(-100, 100), -7)?;
/// stream.put(Bool, true)?;
/// assert_eq!(stream.finish()?, [93, 1]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Debug)]
pub struct WriteStream<'a> {
    bits: BitWriter<'a>,
    limits: Limits,
    /// The first bit of the message that is being written. Marks before it are invalid.
    message: Option<usize>,
    /// Set if an invalid mark was used or if the stream was replaced. Rewinding does not clear it.
    misused: Option<WriteError>,
    /// The start of the first message. A message that starts here is the first one in the packet.
    first_message: usize,
}

/// A position in a packet that a [`WriteStream`] can return to.
///
/// ```
/// use tightwire::scalar::U32;
/// use tightwire::{WriteStream, Writer};
///
/// let mut buffer = [0; 4];
/// let mut stream = WriteStream::new(&mut buffer);
/// let start = stream.mark();
/// stream.put(U32, 7)?;
/// stream.rewind(start);
/// assert!(stream.finish()?.is_empty());
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    bits: bits::Mark,
    limits: Limits,
}

impl<'a> WriteStream<'a> {
    /// Starts a packet at the front of `buffer`. The old content of the buffer does not matter.
    ///
    /// ```
    /// use tightwire::scalar::U8;
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 3];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.put(U8, 1)?;
    /// assert_eq!(stream.finish()?, [1]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(buffer: &'a mut [u8]) -> Self {
        Self {
            bits: BitWriter::new(buffer),
            limits: Limits::new(),
            message: None,
            misused: None,
            first_message: usize::MAX,
        }
    }

    /// Creates the placeholder for a stream that was moved out temporarily. If custom code panics in
    /// between, the stream is not moved back, and nothing is written to the placeholder.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn lost() -> Self {
        let misused = Some(WriteError::new(WriteErrorKind::Declaration, 0));
        Self { misused, ..Self::new(&mut []) }
    }

    /// Ends the packet and returns the bytes that were used.
    ///
    /// # Errors
    ///
    /// Returns the first error of the stream, or [`BufferFull`](WriteErrorKind::BufferFull) if there is
    /// no room for the last bits.
    ///
    /// ```
    /// use tightwire::scalar::Int;
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 8];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let _ignored = stream.put(Int::new(0, 100), 101);
    /// assert!(stream.finish().is_err());
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn finish(self) -> Result<&'a mut [u8], WriteError> {
        if let Some(error) = self.misused {
            return Err(error);
        }
        // Only a stream that was moved out of its message can be finished inside one.
        if let Some(message) = self.message {
            return Err(WriteError::new(WriteErrorKind::Declaration, message));
        }
        self.bits.finish()
    }

    /// Returns the number of bits written so far.
    ///
    /// ```
    /// use tightwire::scalar::Bool;
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 2];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.put(Bool, true)?;
    /// assert_eq!(stream.position(), 1);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn position(&self) -> usize {
        self.bits.position()
    }

    /// Returns the number of bits that still fit in the buffer.
    ///
    /// ```
    /// use tightwire::scalar::Bool;
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 2];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.put(Bool, true)?;
    /// assert_eq!(stream.bits_left(), 15);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn bits_left(&self) -> usize {
        self.bits.bits_left()
    }

    /// Saves the state of the stream, to return to it with [`rewind`](Self::rewind).
    ///
    /// ```
    /// use tightwire::scalar::Int;
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 2];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let start = stream.mark();
    /// assert!(stream.put(Int::new(0, 3), 9).is_err());
    /// stream.rewind(start);
    /// stream.put(Int::new(0, 3), 2)?;
    /// assert_eq!(stream.finish()?, [2]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn mark(&self) -> Mark {
        Mark { bits: self.bits.mark(), limits: self.limits }
    }

    /// Undoes everything that was written since `mark`, including errors.
    ///
    /// Inside a [`message`](Self::message), using a mark from before that message is a mistake, because
    /// a message must not change the data before it. Such a stream cannot be finished.
    ///
    /// ```
    /// use tightwire::scalar::U8;
    /// use tightwire::{Stream, WriteStream, Writer};
    ///
    /// let mut buffer = [0; 2];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let start = stream.mark();
    /// stream.put(U8, 9)?;
    /// stream.rewind(start);
    /// assert_eq!(stream.position(), 0);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn rewind(&mut self, mark: Mark) {
        if self.message.is_some_and(|message| mark.bits.position() < message) {
            self.misuse(mark.bits.position());
            return;
        }
        self.bits.rewind(mark.bits);
        self.limits = mark.limits;
    }

    /// Writes one message, and removes it again if it does not fit.
    ///
    /// Returns `Ok(true)` if the message was written and `Ok(false)` if the packet is full. In that
    /// case send the packet and start the next one with the same message.
    ///
    /// # Errors
    ///
    /// Fails with [`MessageTooLarge`](WriteErrorKind::MessageTooLarge) if the message does not fit even
    /// though it is the first in the packet, because it would wait forever. Leave it out or split it.
    ///
    /// Also returns any other error of the message. The message is removed in that case too, so the
    /// stream stays usable. The exception is a function that replaces the stream with another one: this
    /// is not undone, and the stream cannot be finished.
    ///
    /// ```
    /// use tightwire::scalar::U32;
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 10];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let mut sent = 0;
    /// while stream.message(|stream| stream.put(U32, 0xdead_beef))? {
    ///     sent += 1;
    /// }
    /// assert_eq!(sent, 2);
    /// assert_eq!(stream.finish()?.len(), 8);
    ///
    /// // Eleven bytes never fit into ten.
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let error = stream.message(|stream| stream.write_bytes(&[0; 11])).unwrap_err();
    /// assert_eq!(error.kind(), tightwire::WriteErrorKind::MessageTooLarge);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub fn message(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<(), WriteError>,
    ) -> Result<bool, WriteError> {
        self.message_leaving(0, write)
    }

    /// Writes one message like [`message`](Self::message), and removes it again unless `reserve` bits
    /// stay free after it, for example for an end mark.
    ///
    /// # Errors
    ///
    /// Fails in the same cases as [`message`](Self::message).
    ///
    /// ```
    /// use tightwire::scalar::{Bits, Bool};
    /// use tightwire::{WriteStream, Writer};
    ///
    /// // "Another message follows" is one bit, so one bit must stay free for "no more".
    /// let mut buffer = [0; 9];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// while stream.message_leaving(1, |stream| {
    ///     stream.put(Bool, true)?;
    ///     stream.put(Bits::new(23), 0u32)
    /// })? {}
    /// stream.put(Bool, false)?;
    /// assert_eq!(stream.finish()?.len(), 7);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub fn message_leaving(
        &mut self,
        reserve: usize,
        write: impl FnOnce(&mut Self) -> Result<(), WriteError>,
    ) -> Result<bool, WriteError> {
        let before = self.mark();
        // If the stream has already failed, there is no message to remove.
        self.status()?;
        let start = before.bits.position();
        let is_first = start <= self.first_message;
        self.first_message = self.first_message.min(start);
        let place = self.bits.place();
        let outer = self.message.replace(start);
        let result = write(self);
        if self.bits.place() != place {
            return Err(self.misuse(0));
        }
        let result = match result.and_then(|()| self.status()) {
            Ok(()) if reserve <= self.bits_left() => Ok(true),
            Err(error) if error.kind() != WriteErrorKind::BufferFull => Err(error),
            _ if is_first => Err(WriteError::new(WriteErrorKind::MessageTooLarge, start)),
            _ => Ok(false),
        };
        if result != Ok(true) {
            self.rewind(before);
        }
        self.message = outer;
        result
    }

    /// Lets `write` fill the packet except for its last `reserve` bytes, which stay free for data
    /// written after it. Fails if the function replaced the stream with another one.
    #[cfg(any(feature = "crc", feature = "seal"))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn leaving(
        &mut self,
        reserve: usize,
        write: impl FnOnce(&mut WriteStream<'_>) -> Result<(), WriteError>,
    ) -> Result<(), WriteError> {
        let (at, place) = (self.at(), self.bits.place());
        let Self { limits, message, misused, first_message, .. } = *self;
        let Some(bits) = self.bits.leaving(reserve) else {
            return Err(self.bits.fail(WriteErrorKind::BufferFull, at));
        };
        let mut stream = WriteStream { bits, limits, message, misused, first_message };
        write(&mut stream)?;
        stream.status()?;
        if stream.bits.place() != place {
            return Err(WriteError::new(WriteErrorKind::Declaration, at));
        }
        let (end, first_message) = (stream.mark(), stream.first_message);
        self.bits.rewind(end.bits);
        self.limits = end.limits;
        self.first_message = first_message;
        Ok(())
    }

    /// Records permanently that the stream was misused.
    #[cold]
    fn misuse(&mut self, at: usize) -> WriteError {
        *self.misused.get_or_insert(WriteError::new(WriteErrorKind::Declaration, at))
    }

    /// Returns the first error of the stream, or an error if there is no room for what was written.
    fn status(&self) -> Result<(), WriteError> {
        self.misused.map_or(Ok(()), Err)?;
        self.bits.status()
    }
}

impl Traced for WriteStream<'_> {}
impl Metered for WriteStream<'_> {}

impl Flow for WriteStream<'_> {
    crate::flow::writes!();
    const GATHERS: bool = true;

    fn at(&self) -> usize {
        self.bits.position()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), WriteError> {
        self.bits.put(*word, bits)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pad(&mut self) -> Result<(), WriteError> {
        self.bits.align()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        self.bits.refuse(WriteError::of(fault, at))
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }
}

impl Batches for WriteStream<'_> {
    const JOINS: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_text(&mut self, length: u64, bits: u32, text: &[u8]) -> bool {
        self.bits.put_text(length, bits, text)
    }

    fn put_words<N: Word, T>(&mut self, elements: &[T], word: impl Fn(&T) -> N) -> bool {
        self.bits.put_words(elements, word)
    }

    fn put_unaligned(&mut self, bytes: &[u8]) -> bool {
        self.bits.put_unaligned(bytes)
    }

    fn has_room(&self, bits: usize) -> bool {
        bits <= self.bits_left()
    }
}

impl Sink for WriteStream<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        match code_of(scalar, value) {
            Ok(code) => put_code(self, code, scalar.bits()),
            Err(fault) => Err(self.fail(fault, self.at())),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        self.bits.write_bytes(bytes)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn gathered<T: WriteTask>(gather: &mut Gather<'_, Self>, task: T) -> Result<(), WriteError> {
        task.run(gather)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn outline<T>(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<T, WriteError>,
    ) -> Result<T, WriteError> {
        let mut moved = core::mem::replace(self, WriteStream::lost());
        let result = outlined(&mut moved, write);
        *self = moved;
        result
    }
}

/// Calls `write` without inlining it, with the stream in registers again.
#[inline(never)]
fn outlined<'a, T>(
    stream: &mut WriteStream<'a>,
    write: impl FnOnce(&mut WriteStream<'a>) -> Result<T, WriteError>,
) -> Result<T, WriteError> {
    let mut moved = core::mem::replace(stream, WriteStream::lost());
    let result = write(&mut moved);
    *stream = moved;
    result
}

/// Writes a code as one group, or as two if it is wider than a word.
///
/// # Errors
///
/// Returns the error of the stream if there is no room.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn put_code<W: Flow, C: Code>(stream: &mut W, code: C, bits: u32) -> Result<(), W::Error> {
    if const { C::IS_WIDE } {
        stream.raw(&mut code.low(), bits.min(u64::BITS))?;
        return stream.raw(&mut code.high(), bits.saturating_sub(u64::BITS));
    }
    stream.raw(&mut code.low(), bits)
}
