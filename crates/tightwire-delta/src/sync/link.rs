//! The states that one client has, and the next packet for it.

use core::marker::PhantomData;

use crate::sync::history::History;
use crate::sync::outbox::Outbox;
use crate::sync::outbox::{Gaps, SendError};

/// What one client has. Produces the next packet for it.
///
#[derive(Clone, Debug)]
pub struct Link<T> {
    outbox: Outbox,
    of: PhantomData<fn(&T)>,
}

impl<T> Link<T> {
    /// Creates a link to a client that has nothing yet.
    pub fn new(gaps: Gaps) -> Self {
        Self { outbox: Outbox::new(gaps), of: PhantomData }
    }

    /// Records that the client has the state of `tick`. Repetitions, and ticks that were never
    /// sent, change nothing.
    pub fn acked(&mut self, tick: u32) {
        self.outbox.acked(tick);
    }

    /// Writes the packet of `tick` with the whole state, relative to what this client has.
    ///
    /// # Errors
    ///
    /// [`SendError::Tick`] if the history has no such state or the link is past it,
    /// [`SendError::Room`] if the packet does not fit. The link is unchanged.
    pub fn encode<'b>(
        &mut self,
        history: &History<T>,
        tick: u32,
        buffer: &'b mut [u8],
    ) -> Result<&'b [u8], SendError> {
        let length = self.outbox.encode(&history.past, tick, buffer)?;
        Ok(buffer.get(..length).unwrap_or_default())
    }

    /// Writes a packet of `tick` that stops when the buffer is full. Elements of the largest list
    /// or array that do not fit stay as the client has them, and come first next time.
    ///
    /// `priority` returns how much the element at an index matters: 0 if the client does not need
    /// it, and a larger number for a more important one. [`split_list`](crate::split_list) returns
    /// the list that the indices refer to.
    ///
    /// # Errors
    ///
    /// [`SendError::Tick`] as for [`encode`](Self::encode), [`SendError::Least`] if the buffer is
    /// too small for the data that every part carries, and [`SendError::Crowd`] if there is no list
    /// to split. Such a list must belong to the state itself, and have no key and no lists inside.
    /// Texts and bytes are never split.
    ///
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
