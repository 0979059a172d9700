//! A queue of messages that wait for room in a packet.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use tightwire::scalar::Bool;
use tightwire::{
    ReadError, Reader, Wire, WriteError, WriteErrorKind, WriteStream, Writer, measure,
};

/// A queue of messages, in the order in which they are sent.
///
/// In a packet, a 1 bit precedes each message and a 0 bit follows the last one. [`read_messages`] reads
/// them.
///
/// ```
/// use tightwire::WriteStream;
/// use tightwire_session::fill::{Filled, Queue};
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

/// The result of [`Queue::fill`].
///
/// [`NothingFits`](Self::NothingFits) means that no message was taken from the queue. A loop that sends
/// packets until the queue is empty must stop there, or it never ends.
///
/// ```
/// use tightwire::WriteStream;
/// use tightwire_session::fill::{Filled, Queue};
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
    /// All waiting messages were written. The number is their count.
    All(usize),
    /// Some messages were written, at least one. The number is their count. The others wait for the
    /// next packet.
    Part(usize),
    /// No message was written, because the first one needs more room than this packet has left.
    NothingFits,
}

impl Filled {
    /// Returns the number of messages in the packet.
    ///
    /// ```
    /// use tightwire_session::fill::Filled;
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
    /// Creates a queue for messages of at most `most_bits` bits.
    ///
    /// A packet with room for `most_bits` plus two bits always fits at least one message.
    ///
    /// ```
    /// assert!(tightwire_session::fill::Queue::<u32>::new(800).is_empty());
    /// ```
    pub const fn new(most_bits: usize) -> Self {
        Self { waiting: VecDeque::new(), most_bits }
    }

    /// Adds a message at the end.
    ///
    /// # Errors
    ///
    /// Fails if a value does not match its description, or if the message is too long
    /// ([`MessageTooLarge`](WriteErrorKind::MessageTooLarge)). Such a message would block all messages
    /// after it, so it is not added.
    ///
    /// ```
    /// use tightwire_session::fill::Queue;
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

    /// Puts a message back at the front, for example because its packet was lost.
    ///
    /// ```
    /// use tightwire_session::fill::Queue;
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
    /// Fails in the same cases as [`push`](Self::push).
    pub fn push_front(&mut self, message: M) -> Result<(), WriteError> {
        self.push(message)?;
        self.waiting.rotate_right(1);
        Ok(())
    }

    /// Writes messages from the front while `reserve` bits stay free, removes them from the queue and
    /// passes each one to `written`. Returns how many were written, and whether others are waiting.
    ///
    /// # Errors
    ///
    /// Fails if custom code rejects a message now although it could be measured before. That message is
    /// removed. If the stream has no room for the last bit, finishing the stream reports it.
    ///
    /// ```
    /// use tightwire::WriteStream;
    /// use tightwire_session::fill::Queue;
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
                stream.put(Bool, true)?;
                message.write(stream)
            };
            let fits = match stream.message_leaving(reserve_and_end, put) {
                // A message that is too large for this packet may fit in one with more room, as `push`
                // has checked.
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
        stream.put(Bool, false)?;
        Ok(match count {
            _ if self.waiting.is_empty() => Filled::All(count),
            0 => Filled::NothingFits,
            _ => Filled::Part(count),
        })
    }
}

impl<M> Queue<M> {
    /// Iterates over the waiting messages, next one first.
    ///
    /// ```
    /// use tightwire_session::fill::Queue;
    ///
    /// let mut queue = Queue::new(40);
    /// queue.push(1u8)?;
    /// assert_eq!(queue.iter().next(), Some(&1));
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = &M> {
        self.waiting.iter()
    }

    /// Returns the number of waiting messages.
    ///
    /// ```
    /// use tightwire_session::fill::Queue;
    ///
    /// let mut queue = Queue::new(40);
    /// queue.push(1u8)?;
    /// assert_eq!(queue.len(), 1);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Returns whether no messages are waiting.
    ///
    /// ```
    /// assert!(tightwire_session::fill::Queue::<u8>::new(40).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}

/// Reads messages that [`Queue::fill`] wrote, appends them to `messages`, and returns how many.
///
/// Each message takes at least one bit, so the memory use is limited by the packet size.
///
/// # Errors
///
/// Fails at the first value that does not match its description. In that case `messages` is unchanged.
///
/// ```
/// use tightwire::ReadStream;
/// use tightwire_session::fill::read_messages;
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
        while stream.take(Bool)? {
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
