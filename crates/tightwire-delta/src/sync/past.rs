//! The states of the last ticks as tapes.

use alloc::vec::Vec;

use crate::RecordError;
use crate::coding::model::Model;
use crate::state::plan::Plan;
use crate::state::tape::Tape;
use crate::sync::states::{KEPT, is_after};

/// The states of the last 64 ticks, whatever their type.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    plan: Plan,
    model: Option<Model>,
    slots: Vec<Option<(u32, Tape)>>,
    spare: Tape,
    newest: Option<u32>,
    /// The state of zeros, which every client has.
    pub(crate) zero: Tape,
}

impl Past {
    /// Creates a history without states. A model of another plan is ignored, which makes packets
    /// larger; they declare that they need no model.
    pub(crate) fn new(plan: Plan, model: Option<Model>) -> Self {
        let model = model.filter(|model| model.fits(&plan));
        let mut slots = Vec::new();
        slots.resize_with(KEPT, || None);
        let spare = Tape::new(&plan);
        let zero = spare.clone();
        Self { plan, model, slots, spare, newest: None, zero }
    }

    /// Records the state of `tick`. `fill` gets a tape with old content and makes it the state.
    ///
    /// # Errors
    ///
    /// [`RecordError::Tape`] if the tape breaks a rule of the plan, [`RecordError::Tick`] if `tick`
    /// is not after the last one. The history is unchanged.
    pub(crate) fn record(
        &mut self,
        tick: u32,
        fill: impl FnOnce(&mut Tape),
    ) -> Result<(), RecordError> {
        if self.newest.is_some_and(|newest| !is_after(tick, newest)) {
            return Err(RecordError::Tick);
        }
        fill(&mut self.spare);
        let before = self.newest.and_then(|newest| self.get(newest)).unwrap_or(&self.zero);
        if !self.spare.check_after(&self.plan, before) {
            return Err(RecordError::Tape);
        }
        let Some(slot) = self.slots.get_mut(tick as usize % KEPT) else { return Ok(()) };
        match slot {
            Some((held, tape)) => {
                *held = tick;
                core::mem::swap(tape, &mut self.spare);
            }
            None => {
                let tape = core::mem::replace(&mut self.spare, self.zero.clone());
                *slot = Some((tick, tape));
            }
        }
        self.newest = Some(tick);
        Ok(())
    }

    /// Returns the state of `tick`, if it is one of the last 64.
    pub(crate) fn get(&self, tick: u32) -> Option<&Tape> {
        let slot = self.slots.get(tick as usize % KEPT)?.as_ref();
        slot.filter(|(held, _)| *held == tick).map(|(_, tape)| tape)
    }

    /// Returns the tape that was rejected last, or an arbitrary one.
    pub(crate) fn refused(&self) -> &Tape {
        &self.spare
    }

    /// Returns the plan of its tapes.
    pub(crate) fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Returns the model that packets are coded with.
    pub(crate) fn model(&self) -> Option<&Model> {
        self.model.as_ref()
    }
}
