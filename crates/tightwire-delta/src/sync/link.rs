//! What one client has, and the next packet for it.

use core::marker::PhantomData;

use crate::sync::history::History;
use crate::sync::outbox::Outbox;
use crate::{Gaps, SendError};

/// What one client has, and the next packet for it.
///
/// ```
/// use tightwire_delta::{Gaps, History, Link};
///
/// let mut history = History::<[u16; 8]>::new(None);
/// let mut link = Link::new(Gaps::FAST);
/// let mut buffer = [0; 64];
/// history.record(1, &[500; 8])?;
/// link.encode(&history, 1, &mut buffer)?;
/// link.acked(1);
/// history.record(2, &[500; 8])?;
/// assert_eq!(link.encode(&history, 2, &mut buffer)?.len(), 4); // nothing has changed
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Link<T> {
    outbox: Outbox,
    of: PhantomData<fn(&T)>,
}

impl<T> Link<T> {
    /// A client that has nothing yet.
    pub fn new(gaps: Gaps) -> Self {
        Self { outbox: Outbox::new(gaps), of: PhantomData }
    }

    /// The client has the state of `tick`. Saying so twice, or of a tick that was never sent,
    /// changes nothing.
    pub fn acked(&mut self, tick: u32) {
        self.outbox.acked(tick);
    }

    /// Writes the packet of `tick`: all of the state, against what this client has.
    ///
    /// # Errors
    ///
    /// [`SendError::Tick`] if the history has no such state or the link is past it,
    /// [`SendError::Room`] if the packet does not fit. The link is as before then.
    pub fn encode<'b>(
        &mut self,
        history: &History<T>,
        tick: u32,
        buffer: &'b mut [u8],
    ) -> Result<&'b [u8], SendError> {
        let length = self.outbox.encode(&history.past, tick, buffer)?;
        Ok(buffer.get(..length).unwrap_or_default())
    }

    /// Writes a packet of `tick` that fills the buffer and no more. Elements of the largest list or
    /// array that do not fit stay as the client has them, and come first next time.
    ///
    /// `priority` says how much the element of an index matters: 0 for one that the client need
    /// not know of, otherwise more for more. [`split_list`](crate::split_list) says which list the
    /// indices are of.
    ///
    /// # Errors
    ///
    /// [`SendError::Tick`] as for [`encode`](Self::encode), [`SendError::Least`] if the buffer is too small
    /// for what every part carries, and [`SendError::Crowd`] if there is no list to split: it has to be
    /// of the state itself, without a key, and without lists inside. Texts and bytes are never split.
    ///
    /// ```
    /// use tightwire_delta::{Gaps, History, Link, Receiver};
    ///
    /// let mut history = History::<[u32; 100]>::new(None);
    /// let mut receiver = Receiver::<[u32; 100]>::new(None);
    /// let mut link = Link::new(Gaps::FAST);
    /// let state: [u32; 100] = core::array::from_fn(|index| (index as u32).wrapping_mul(0x9e37_79b9));
    /// for tick in 0..10 {
    ///     history.record(tick, &state)?;
    ///     let mut buffer = [0; 128];
    ///     receiver.decode(link.encode_part(&history, tick, &mut buffer, None)?)?;
    ///     link.acked(tick);
    /// }
    /// assert_eq!(receiver.value(), Some(&state)); // 400 bytes, in packets of 128
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_part<'b>(
        &mut self,
        history: &History<T>,
        tick: u32,
        buffer: &'b mut [u8],
        priority: Option<&dyn Fn(usize) -> u32>,
    ) -> Result<&'b [u8], SendError> {
        let length = self.outbox.encode_part(&history.past, tick, buffer, priority)?;
        Ok(buffer.get(..length).unwrap_or_default())
    }
}
