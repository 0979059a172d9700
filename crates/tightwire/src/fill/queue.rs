//! Messages that wait for room in a packet.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use crate::error::{ReadError, WriteError, WriteErrorKind};
use crate::stream::WriteStream;
use crate::wire::{Reader, Wire, Writer, measure};

/// Messages in the order in which they are said.
///
/// In a packet, a bit 1 stands before each message and a bit 0 after the last.
/// [`read_messages`] reads them.
///
/// ```
/// use tightwire::WriteStream;
/// use tightwire::fill::{Filled, Queue};
///
/// let mut queue = Queue::new(64);
/// queue.push((1u8, true))?;
/// queue.push((2u8, false))?;
///
/// let mut buffer = [0; 2];
/// let mut stream = WriteStream::new(&mut buffer);
/// assert_eq!(queue.fill(&mut stream, 0, |_| {})?, Filled::Part(1)); // 10 bits; two would be 20
/// assert_eq!(stream.finish()?, [0b11, 0b10]);
/// assert_eq!(queue.len(), 1);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Queue<M> {
    waiting: VecDeque<M>,
    most_bits: usize,
}

/// What [`Queue::fill`] put into a packet.
///
/// A packet with [`NothingFits`](Self::NothingFits) takes nothing out of the queue. A loop that
/// sends packets until the queue is empty has to stop there, or it never ends.
///
/// ```
/// use tightwire::WriteStream;
/// use tightwire::fill::{Filled, Queue};
///
/// let mut queue = Queue::new(64);
/// queue.push(7u64)?;
/// let mut buffer = [0; 2];
/// let filled = queue.fill(&mut WriteStream::new(&mut buffer), 0, |_| {})?;
/// assert_eq!(filled, Filled::NothingFits);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "if nothing fits, the next packet of this size is empty as well"]
pub enum Filled {
    /// All messages that waited, so many. None waits any more.
    All(usize),
    /// So many messages from the front, at least one. The others wait for the next packet.
    Part(usize),
    /// No message. Some wait, and the first of them needs more room than this packet has left.
    NothingFits,
}

impl Filled {
    /// How many messages are in the packet.
    ///
    /// ```
    /// use tightwire::fill::Filled;
    ///
    /// assert_eq!(Filled::Part(3).count(), 3);
    /// assert_eq!(Filled::NothingFits.count(), 0);
    /// ```
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::All(count) | Self::Part(count) => count,
            Self::NothingFits => 0,
        }
    }
}

impl<M: Wire> Queue<M> {
    /// A queue for messages of at most so many bits.
    ///
    /// In a packet that has room for such a message and two bits more, at least one message fits.
    ///
    /// ```
    /// assert!(tightwire::fill::Queue::<u32>::new(800).is_empty());
    /// ```
    pub const fn new(most_bits: usize) -> Self {
        Self { waiting: VecDeque::new(), most_bits }
    }

    /// Puts a message at the end.
    ///
    /// # Errors
    ///
    /// A message that its description does not allow, or that is too long
    /// ([`MessageTooLarge`](WriteErrorKind::MessageTooLarge)). It would stop all those after it, so it
    /// is not taken.
    ///
    /// ```
    /// use tightwire::fill::Queue;
    ///
    /// let mut queue = Queue::new(40);
    /// queue.push([1u8; 5])?;
    /// # let mut queue = Queue::new(40);
    /// assert!(queue.push([1u8; 6]).is_err());
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub fn push(&mut self, message: M) -> Result<(), WriteError> {
        if measure(&message)? > self.most_bits {
            return Err(WriteError::new(WriteErrorKind::MessageTooLarge, self.most_bits));
        }
        self.waiting.push_back(message);
        Ok(())
    }

    /// Puts a message that was taken out back at the front: one of a packet that was lost, say.
    ///
    /// ```
    /// use tightwire::fill::Queue;
    ///
    /// let mut queue = Queue::new(40);
    /// queue.push(2u8)?;
    /// queue.push_front(1u8)?;
    /// assert_eq!(queue.iter().copied().collect::<Vec<_>>(), [1, 2]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`push`](Self::push).
    pub fn push_front(&mut self, message: M) -> Result<(), WriteError> {
        self.push(message)?;
        self.waiting.rotate_right(1);
        Ok(())
    }

    /// Writes messages from the front as long as `reserve` bits stay free, and takes them out.
    /// `written` gets each of them. The result says how many, and whether others wait.
    ///
    /// # Errors
    ///
    /// What custom code refuses to write now although it could be measured. Such a message is taken
    /// out. A stream that has no room for the last bit says so when it is finished.
    ///
    /// ```
    /// use tightwire::WriteStream;
    /// use tightwire::fill::Queue;
    ///
    /// let mut queue = Queue::new(40);
    /// queue.push(1u8)?;
    /// queue.push(2u8)?;
    /// let mut buffer = [0; 3];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// let mut sent = Vec::new();
    /// let filled = queue.fill(&mut stream, 8, |message| sent.push(message))?;
    /// assert_eq!((filled.count(), sent), (1, vec![1]));
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub fn fill(
        &mut self,
        stream: &mut WriteStream<'_>,
        reserve: usize,
        mut written: impl FnMut(M),
    ) -> Result<Filled, WriteError> {
        let mut count = 0;
        let reserve_and_end = reserve.saturating_add(1);
        while let Some(message) = self.waiting.front() {
            let put = |stream: &mut WriteStream<'_>| {
                stream.write_bool(true)?;
                message.write(stream)
            };
            let fits = match stream.message_leaving(reserve_and_end, put) {
                // What is too large for this packet may fit one with more room: `push` has seen to it.
                Err(error) if error.kind() == WriteErrorKind::MessageTooLarge => Ok(false),
                fits => fits,
            };
            if fits == Ok(false) {
                break;
            }
            let message = self.waiting.pop_front();
            fits?;
            message.into_iter().for_each(&mut written);
            count += 1;
        }
        stream.write_bool(false)?;
        Ok(match count {
            _ if self.waiting.is_empty() => Filled::All(count),
            0 => Filled::NothingFits,
            _ => Filled::Part(count),
        })
    }
}

impl<M> Queue<M> {
    /// The messages that wait, the next one first.
    ///
    /// ```
    /// use tightwire::fill::Queue;
    ///
    /// let mut queue = Queue::new(40);
    /// queue.push(1u8)?;
    /// assert_eq!(queue.iter().next(), Some(&1));
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = &M> {
        self.waiting.iter()
    }

    /// How many messages wait.
    ///
    /// ```
    /// use tightwire::fill::Queue;
    ///
    /// let mut queue = Queue::new(40);
    /// queue.push(1u8)?;
    /// assert_eq!(queue.len(), 1);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Whether none waits.
    ///
    /// ```
    /// assert!(tightwire::fill::Queue::<u8>::new(40).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}

/// Reads what [`Queue::fill`] wrote, to the end of `messages`; the result is how many.
///
/// A packet with fewer bits than messages is impossible, so memory is bounded by the packet.
///
/// # Errors
///
/// The first value that the description refuses. Then `messages` is as it was.
///
/// ```
/// use tightwire::ReadStream;
/// use tightwire::fill::read_messages;
///
/// let mut messages: Vec<u8> = Vec::new();
/// assert_eq!(read_messages(&mut ReadStream::new(&[0b11, 0b0]), &mut messages), Ok(1));
/// assert_eq!(messages, [1]);
/// ```
pub fn read_messages<M: Wire, R: Reader>(
    stream: &mut R,
    messages: &mut Vec<M>,
) -> Result<usize, ReadError> {
    let before = messages.len();
    let mut read = || {
        while stream.read_bool()? {
            messages.push(M::read(stream)?);
        }
        Ok(())
    };
    match read() {
        Ok(()) => Ok(messages.len() - before),
        Err(error) => {
            messages.truncate(before);
            Err(error)
        }
    }
}
