//! The history: the states of the last ticks, for all clients.

use core::fmt;
use core::marker::PhantomData;

use tightwire::{Wire, WriteError};

use crate::coding::model::Model;
use crate::replica::archive::Archive;
use crate::replica::element::{Element, Lists};
use crate::state::plan::Plan;
use crate::state::tape::Tape;
use crate::value::build::script;
use crate::value::record::{Scratch, record};
use crate::value::script::Script;

/// Why a state was not recorded. The history is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordError {
    /// The description does not allow a value, or custom code did not follow its schema.
    Value(WriteError),
    /// The tick is not after the one recorded last.
    Tick,
    /// The keys of a list do not ascend.
    Keys,
    /// Custom code wrote more than it declared, a list has more than a million words, or a captured
    /// session is full.
    Size,
    /// A tape breaks a rule of its plan: a code is too large, a count is not the number of rows, or
    /// a field should be absent.
    Tape,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(error) => error.fmt(f),
            Self::Tick => f.write_str("the tick is not later than the one recorded last"),
            Self::Keys => {
                f.write_str("the keys of a list do not ascend: sort it by its key, without duplicates")
            }
            Self::Size => f.write_str(
                "custom code or a list is larger than a state may be, or a captured session is full",
            ),
            Self::Tape => f.write_str("the tape does not follow its plan: custom code and its schema disagree"),
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
/// It takes 64 times the words of a state, four bytes each, and eight bytes more for each element.
///
/// ```
/// use tightwire_delta::{History, RecordError};
///
/// let mut history = History::<(bool, u16)>::new(None);
/// history.record(1, &(true, 500))?;
/// assert_eq!(history.record(1, &(true, 501)), Err(RecordError::Tick));
/// # Ok::<(), RecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct History<T> {
    script: Script,
    pub(crate) archive: Archive,
    pub(crate) model: Option<Model>,
    pub(crate) lists: Lists,
    spare: Tape,
    scratch: Scratch,
    of: PhantomData<fn(&T)>,
}

impl<T: Wire> History<T> {
    /// Creates a history without states. A model of another type is ignored, which makes packets
    /// larger.
    pub fn new(model: Option<Model>) -> Self {
        let script = script(&T::SCHEMA);
        let archive = Archive::new(script.plan.clone());
        let model = model.filter(|model| model.fits(&script.plan));
        let lists = Lists::new(&script, &archive.layout);
        let spare = Tape::new(&script.plan);
        let scratch = Scratch::default();
        Self { script, archive, model, lists, spare, scratch, of: PhantomData }
    }

    /// Records the state of `tick`.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if the state cannot be recorded. The history is unchanged.
    pub fn record(&mut self, tick: u32, value: &T) -> Result<(), RecordError> {
        record(&self.script, value, &mut self.spare, &mut self.scratch)?;
        let spare = &mut self.spare;
        match self.archive.record(tick, |tape| core::mem::swap(tape, spare)) {
            Some(true) => Ok(()),
            None => Err(RecordError::Tick),
            Some(false) if !self.script.has_keys(self.archive.rejected()) => Err(RecordError::Keys),
            Some(false) => Err(RecordError::Size),
        }
    }
}

impl History<Tape> {
    /// Creates a history for states that are already tapes. A model of another plan is ignored,
    /// which makes packets larger. Lists are named by the numbers of their tables.
    pub fn of(plan: Plan, model: Option<Model>) -> Self {
        let model = model.filter(|model| model.fits(&plan));
        let spare = Tape::new(&plan);
        let archive = Archive::new(plan);
        let lists = Lists::of(&archive.layout);
        let (script, scratch) = (Script::default(), Scratch::default());
        Self { script, archive, model, lists, spare, scratch, of: PhantomData }
    }

    /// Records the state of `tick`. `fill` gets a tape with old content and makes it the state.
    ///
    /// # Errors
    ///
    /// [`RecordError::Tape`] if the tape does not follow its plan: custom code does not match its
    /// schema. [`RecordError::Tick`] if `tick` is not after the last one. The history stays
    /// unchanged.
    pub fn record_tape(
        &mut self,
        tick: u32,
        fill: impl FnOnce(&mut Tape),
    ) -> Result<(), RecordError> {
        match self.archive.record(tick, fill) {
            Some(true) => Ok(()),
            Some(false) => Err(RecordError::Tape),
            None => Err(RecordError::Tick),
        }
    }
}

impl<T> History<T> {
    /// Returns the elements of the state of `tick`, in the order in which
    /// [`Link::encode`](crate::Link::encode) asks for their priorities. There are none if the
    /// history has no such state.
    pub fn elements(&self, tick: u32) -> impl Iterator<Item = Element<'_>> {
        let state = self.archive.state(tick).into_iter();
        let all = state.flat_map(|state| self.archive.elements(state));
        all.filter(|current| current.name.table > 0).map(|current| self.lists.element(current.name))
    }

    /// Returns the state of `tick` in codes, if it is one of the last 64.
    ///
    /// ```
    /// let mut history = tightwire_delta::History::<u16>::new(None);
    /// history.record(7, &500)?;
    /// assert_eq!(history.tape(7).unwrap().words(0), [500]);
    /// # Ok::<(), tightwire_delta::RecordError>(())
    /// ```
    pub fn tape(&self, tick: u32) -> Option<&Tape> {
        self.archive.state(tick).map(|state| &state.tape)
    }
}
