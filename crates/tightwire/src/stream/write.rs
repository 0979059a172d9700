//! The stream that writes packets.

use crate::bits::{self, BitWriter};
use crate::error::{Fault, WriteError, WriteErrorKind};
use crate::scalar::{Code, Scalar, code_of};
use crate::stream::{Flow, Gather, Limits, Sink, WriteTask, sealed};

/// Writes values into a caller's buffer of any length.
///
/// After an error [`finish`](Self::finish) returns that error, unless the stream was rewound to a
/// mark before it.
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
    limits: Limits,
    /// The first bit of the message that is being written: no mark before it is good.
    message: Option<usize>,
    /// A mark that was not good, or another stream in its place. No other mark takes this back.
    misused: Option<WriteError>,
    /// Where the first message begins: no other one is before a message that starts here.
    first_message: usize,
}

/// A place in a packet that a [`WriteStream`] can come back to.
///
/// ```
/// use tightwire::{WriteStream, Writer};
///
/// let mut buffer = [0; 4];
/// let mut stream = WriteStream::new(&mut buffer);
/// let start = stream.mark();
/// stream.write_u32(7)?;
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
        Self {
            bits: BitWriter::new(buffer),
            limits: Limits::new(),
            message: None,
            misused: None,
            first_message: usize::MAX,
        }
    }

    /// What is in the place of a stream that was moved aside. If custom code panics there, the stream
    /// does not come back, and nothing is written in its place.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn lost() -> Self {
        let misused = Some(WriteError::new(WriteErrorKind::Declaration, 0));
        Self { misused, ..Self::new(&mut []) }
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
        if let Some(error) = self.misused {
            return Err(error);
        }
        // Only a stream that was taken out of its message ends in one.
        if let Some(message) = self.message {
            return Err(WriteError::new(WriteErrorKind::Declaration, message));
        }
        self.bits.finish()
    }

    /// The bits written so far.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 2];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_bool(true)?;
    /// assert_eq!(stream.position(), 1);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn position(&self) -> usize {
        self.bits.position()
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
    pub const fn mark(&self) -> Mark {
        Mark { bits: self.bits.mark(), limits: self.limits }
    }

    /// Takes back all that was written since `mark`, errors included.
    ///
    /// Inside of a [`message`](Self::message) a mark from before that message is a mistake: what
    /// stands there is not the message's to change. Such a stream does not finish.
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
    pub fn rewind(&mut self, mark: Mark) {
        if self.message.is_some_and(|message| mark.bits.position() < message) {
            self.misuse(mark.bits.position());
            return;
        }
        self.bits.rewind(mark.bits);
        self.limits = mark.limits;
    }

    /// Writes one message, and takes it back if it does not fit.
    ///
    /// `Ok(true)` if it stands in the packet, `Ok(false)` if the packet is full: send it and
    /// start the next one with the same message.
    ///
    /// # Errors
    ///
    /// [`MessageTooLarge`](WriteErrorKind::MessageTooLarge) if it does not fit although there is no
    /// other message in the packet: it would wait for ever. Leave it out, or split it.
    ///
    /// Any other error of the message. It is taken back too, so the stream stays good. Only another
    /// stream that the function put in place of this one is not taken back, and does not finish.
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

    /// Writes one message like [`message`](Self::message), and takes it back unless `reserve`
    /// bits stay free after it: for the end mark of the packet, say.
    ///
    /// # Errors
    ///
    /// Those of [`message`](Self::message).
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
        let before = self.mark();
        // A stream that is broken already has no message to take back.
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

    /// Lets `write` fill the packet up to its last `reserve` bytes, which stay free for what is
    /// written after it. A stream that the function put in place of its own is an error.
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

    /// Remembers for good that the stream was not used as it must be.
    #[cold]
    fn misuse(&mut self, at: usize) -> WriteError {
        *self.misused.get_or_insert(WriteError::new(WriteErrorKind::Declaration, at))
    }

    /// The first error that the stream had, and room for all that was written.
    fn status(&self) -> Result<(), WriteError> {
        self.misused.map_or(Ok(()), Err)?;
        self.bits.status()
    }
}

impl sealed::Sealed for WriteStream<'_> {}

impl Flow for WriteStream<'_> {
    crate::stream::writes!();
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

impl Sink for WriteStream<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
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
    fn aside<T: WriteTask>(&mut self, task: T) -> Result<(), WriteError> {
        let mut moved = core::mem::replace(self, WriteStream::lost());
        let result = apart(&mut moved, task);
        *self = moved;
        result
    }
}

/// Runs a task in a function of its own, whose stream is in registers again.
#[inline(never)]
fn apart<T: WriteTask>(stream: &mut WriteStream<'_>, task: T) -> Result<(), WriteError> {
    let mut moved = core::mem::replace(stream, WriteStream::lost());
    let result = task.run(&mut moved);
    *stream = moved;
    result
}

/// Writes a code as one group, or as two if it is wider than a word.
///
/// # Errors
///
/// That of the stream, if there is no room.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn put_code<W: Flow, C: Code>(stream: &mut W, code: C, bits: u32) -> Result<(), W::Error> {
    if const { C::IS_WIDE } {
        stream.raw(&mut code.low(), bits.min(u64::BITS))?;
        return stream.raw(&mut code.high(), bits.saturating_sub(u64::BITS));
    }
    stream.raw(&mut code.low(), bits)
}
