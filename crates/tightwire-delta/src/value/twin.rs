//! Values to tapes and back, alone, in both ways there are. For tests that compare the two and for
//! benchmarks; not public API.

use tightwire::{ReadError, Wire, WriteError};

use crate::Tape;
use crate::value::build::script;
use crate::value::record::{Scratch, record, record_by_walk};
use crate::value::replay::{replay, replay_by_walk};
use crate::value::script::Script;

/// Converts values of one type.
#[derive(Clone, Debug)]
pub struct Twin<T> {
    script: Script,
    scratch: Scratch,
    tape: Tape,
    value: Option<T>,
}

impl<T: Wire> Default for Twin<T> {
    fn default() -> Self {
        let script = script(&T::SCHEMA);
        let tape = Tape::new(&script.plan);
        Self { script, scratch: Scratch::default(), tape, value: None }
    }
}

impl<T: Wire> Twin<T> {
    /// Returns whether values of this type need no walk.
    pub fn is_direct(&self) -> bool {
        self.script.steps.is_some()
    }

    /// Records a value.
    ///
    /// # Errors
    ///
    /// The error of the value.
    pub fn record(&mut self, value: &T) -> Result<&Tape, WriteError> {
        record(&self.script, value, &mut self.tape, &mut self.scratch)?;
        Ok(&self.tape)
    }

    /// Records a value by a walk.
    ///
    /// # Errors
    ///
    /// The error of the value.
    pub fn record_by_walk(&mut self, value: &T) -> Result<&Tape, WriteError> {
        record_by_walk(&self.script, value, &mut self.tape, &mut self.scratch)?;
        Ok(&self.tape)
    }

    /// Replays a tape.
    ///
    /// # Errors
    ///
    /// The error of the tape.
    pub fn replay(&mut self, tape: &Tape) -> Result<Option<&T>, ReadError> {
        replay(&self.script, tape, &mut self.value, &mut self.scratch)?;
        Ok(self.value.as_ref())
    }

    /// Replays a tape by a walk.
    ///
    /// # Errors
    ///
    /// The error of the tape.
    pub fn replay_by_walk(&mut self, tape: &Tape) -> Result<Option<&T>, ReadError> {
        replay_by_walk(&self.script, tape, &mut self.value, &mut self.scratch)?;
        Ok(self.value.as_ref())
    }
}
