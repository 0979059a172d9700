//! The states of the last ticks.

use core::marker::PhantomData;

use crate::sync::past::Past;
use crate::{Model, Plan, RecordError, Tape};

use crate::value::build::script;
use crate::value::record::{Scratch, record};
use crate::value::script::Script;
use tightwire::Wire;

/// The states of the last 64 ticks, shared by all clients.
///
/// It takes 64 times the words of a state, four bytes each. Nothing is allocated after the largest
/// state has been seen.
///
#[derive(Clone, Debug)]
pub struct History<T> {
    script: Script,
    pub(crate) past: Past,
    spare: Tape,
    scratch: Scratch,
    of: PhantomData<fn(&T)>,
}

impl<T: Wire> History<T> {
    /// Creates a history without states. A model of another type is ignored, which makes packets
    /// larger.
    pub fn new(model: Option<Model>) -> Self {
        let script = script(&T::SCHEMA);
        let past = Past::new(script.plan.clone(), model);
        let spare = Tape::new(&script.plan);
        Self { script, past, spare, scratch: Scratch::default(), of: PhantomData }
    }

    /// Records the state of `tick`.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if the state cannot be recorded. The history is unchanged.
    pub fn record(&mut self, tick: u32, value: &T) -> Result<(), RecordError> {
        record(&self.script, value, &mut self.spare, &mut self.scratch)?;
        let spare = &mut self.spare;
        match self.past.record(tick, |tape| core::mem::swap(tape, spare)) {
            Ok(()) => Ok(()),
            Err(error) => {
                let keys = self.script.has_keys(self.past.refused());
                // The tape was swapped in and rejected. The one it was swapped for serves as the
                // spare.
                Err(match error {
                    RecordError::Tape if !keys => RecordError::Keys,
                    RecordError::Tape => RecordError::Size,
                    other => other,
                })
            }
        }
    }
}

impl History<Tape> {
    /// Creates a history for states that are already tapes. A model of another plan is ignored,
    /// which makes packets larger; they declare that they need no model.
    pub fn of(plan: Plan, model: Option<Model>) -> Self {
        let spare = Tape::new(&plan);
        let past = Past::new(plan, model);
        let script = Script::default();
        Self { script, past, spare, scratch: Scratch::default(), of: PhantomData }
    }

    /// Records the state of `tick`. `fill` gets a tape with old content and makes it the state.
    ///
    /// # Errors
    ///
    /// [`RecordError::Tape`] if the tape breaks a rule of the plan, [`RecordError::Tick`] if `tick`
    /// is not after the last one. The history is unchanged.
    pub fn record_tape(
        &mut self,
        tick: u32,
        fill: impl FnOnce(&mut Tape),
    ) -> Result<(), RecordError> {
        self.past.record(tick, fill)
    }
}

impl<T> History<T> {
    /// Returns the state of `tick` in codes, if it is one of the last 64.
    ///
    pub fn tape(&self, tick: u32) -> Option<&Tape> {
        self.past.get(tick)
    }
}
