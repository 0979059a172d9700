//! The sender: states of the last ticks, and what each client has of them.

use core::fmt;
use core::marker::PhantomData;

use crate as tapes;
use crate::{Gaps, Model, SendError, Tape};

use crate::typed::build::script;
use crate::typed::record::{Scratch, record};
use crate::typed::script::Script;
use tightwire::Wire;
use tightwire::WriteError;

/// Why a state was not recorded. The history is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordError {
    /// A value that its description does not allow, or code that does not do what its schema says.
    Value(WriteError),
    /// The tick is not after the one recorded last.
    Tick,
    /// The keys of a list do not ascend.
    Keys,
    /// Custom code wrote more than it said it would, or a list has more than a million words.
    Size,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(error) => error.fmt(f),
            Self::Tick => f.write_str("the tick is not after the one recorded last"),
            Self::Keys => {
                f.write_str("the keys of a list do not ascend: sort it by its key, without doubles")
            }
            Self::Size => f.write_str("custom code or a list is larger than a state may be"),
        }
    }
}

impl core::error::Error for RecordError {}

impl From<WriteError> for RecordError {
    fn from(error: WriteError) -> Self {
        Self::Value(error)
    }
}

/// The states of the last 64 ticks, shared by all clients.
///
/// Its memory is 64 times the words of a state, four bytes each; nothing is allocated once it
/// has seen the largest.
///
/// ```
/// use tightwire_delta::typed::{History, RecordError};
///
/// let mut history = History::<(bool, u16)>::new(None);
/// history.record(1, &(true, 500))?;
/// assert_eq!(history.record(1, &(true, 501)), Err(RecordError::Tick));
/// # Ok::<(), RecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct History<T> {
    script: Script,
    tapes: tapes::History,
    spare: Tape,
    scratch: Scratch,
    of: PhantomData<fn(&T)>,
}

impl<T: Wire> History<T> {
    /// Starts without a state. A model of another type is left out: packets are larger then.
    pub fn new(model: Option<Model>) -> Self {
        let script = script(&T::SCHEMA);
        let tapes = tapes::History::new(script.plan.clone(), model);
        let spare = Tape::new(&script.plan);
        Self { script, tapes, spare, scratch: Scratch::default(), of: PhantomData }
    }

    /// Records the state of `tick`.
    ///
    /// # Errors
    ///
    /// [`RecordError`] says why there is no such state; the history is as before then.
    pub fn record(&mut self, tick: u32, value: &T) -> Result<(), RecordError> {
        record(&self.script, value, &mut self.spare, &mut self.scratch)?;
        let spare = &mut self.spare;
        match self.tapes.record(tick, |tape| core::mem::swap(tape, spare)) {
            Ok(()) => Ok(()),
            Err(error) => {
                let keys = self.script.has_keys(self.tapes.refused());
                // It was swapped in and refused; what it was swapped for is as good a spare.
                Err(match error {
                    tapes::RecordError::Tick => RecordError::Tick,
                    _ if !keys => RecordError::Keys,
                    _ => RecordError::Size,
                })
            }
        }
    }

    /// The state of `tick` in codes, if it is one of the last 64.
    ///
    /// ```
    /// let mut history = tightwire_delta::typed::History::<u16>::new(None);
    /// history.record(7, &500)?;
    /// assert_eq!(history.tape(7).unwrap().words(0), [500]);
    /// # Ok::<(), tightwire_delta::typed::RecordError>(())
    /// ```
    pub fn tape(&self, tick: u32) -> Option<&Tape> {
        self.tapes.get(tick)
    }
}

/// What one client has, and the next packet for it.
///
/// ```
/// use tightwire_delta::typed::{Gaps, History, Link};
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
pub struct Link {
    tapes: tapes::Link,
}

impl Link {
    /// A client that has nothing yet.
    pub fn new(gaps: Gaps) -> Self {
        Self { tapes: tapes::Link::new(gaps) }
    }

    /// The client has the state of `tick`. Saying so twice, or of a tick that was never sent,
    /// changes nothing.
    pub fn acked(&mut self, tick: u32) {
        self.tapes.acked(tick);
    }

    /// Writes the packet of `tick`: all of the state, against what this client has.
    ///
    /// # Errors
    ///
    /// [`SendError::Tick`] if the history has no such state or the link is past it,
    /// [`SendError::Room`] if the packet does not fit. The link is as before then.
    pub fn encode<'b, T: Wire>(
        &mut self,
        history: &History<T>,
        tick: u32,
        buffer: &'b mut [u8],
    ) -> Result<&'b [u8], SendError> {
        let length = self.tapes.encode(&history.tapes, tick, buffer)?;
        Ok(buffer.get(..length).unwrap_or_default())
    }

    /// Writes a packet of `tick` that fills the buffer and no more. Elements of the largest list or
    /// array that do not fit stay as the client has them, and come first next time.
    ///
    /// `priority` says how much the element of an index matters: 0 for one that the client need
    /// not know of, otherwise more for more.
    ///
    /// # Errors
    ///
    /// Those of [`encode`](Self::encode), and [`SendError::Crowd`] if there is no such list: it has
    /// to be of the state itself, without a key, and without lists inside.
    ///
    /// ```
    /// use tightwire_delta::typed::{Gaps, History, Link, Receiver};
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
    pub fn encode_part<'b, T: Wire>(
        &mut self,
        history: &History<T>,
        tick: u32,
        buffer: &'b mut [u8],
        priority: Option<&dyn Fn(usize) -> u32>,
    ) -> Result<&'b [u8], SendError> {
        let length = self.tapes.encode_part(&history.tapes, tick, buffer, priority)?;
        Ok(buffer.get(..length).unwrap_or_default())
    }
}
