//! Files of recorded sessions, for training.

use core::marker::PhantomData;

use alloc::string::String;

use crate::file::tapes::SessionWriter;
use crate::{Plan, Tape};

use crate::replica::history::RecordError;
use crate::value::build::script;
use crate::value::record::{Scratch, record};
use crate::value::script::Script;
use tightwire::Wire;

/// Captures one state per tick into a file for `tightwire train`.
///
/// ```
/// use tightwire_delta::Capture;
///
/// let mut capture = Capture::<[u16; 8]>::new();
/// for tick in 0..100 {
///     capture.record(tick, &[500 + tick as u16; 8])?;
/// }
/// assert_eq!(capture.states(), 100);
/// assert!(capture.bytes().len() < 3000); // std::fs::write("session.tapes", capture.bytes())
/// # Ok::<(), tightwire_delta::RecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Capture<T> {
    script: Script,
    session: SessionWriter,
    tape: Tape,
    scratch: Scratch,
    of: PhantomData<fn(&T)>,
}

impl<T: Wire> Capture<T> {
    /// Starts a session.
    pub fn new() -> Self {
        let script = script(&T::SCHEMA);
        let session = SessionWriter::new(script.plan.clone(), &script.names);
        let tape = Tape::new(&script.plan);
        Self { script, session, tape, scratch: Scratch::default(), of: PhantomData }
    }

    /// Adds the state of a tick.
    ///
    /// # Errors
    ///
    /// The same errors as [`History::record`](crate::History::record).
    pub fn record(&mut self, tick: u32, value: &T) -> Result<(), RecordError> {
        record(&self.script, value, &mut self.tape, &mut self.scratch)?;
        if self.session.push(tick, &self.tape) {
            Ok(())
        } else if self.script.has_keys(&self.tape) {
            Err(RecordError::Size)
        } else {
            Err(RecordError::Keys)
        }
    }
}

impl Capture<Tape> {
    /// Starts a session of tapes. `names` are the names of the plan's fields.
    pub fn of(plan: Plan, names: &[String]) -> Self {
        let tape = Tape::default();
        let session = SessionWriter::new(plan, names);
        let script = Script::default();
        Self { script, session, tape, scratch: Scratch::default(), of: PhantomData }
    }

    /// Adds the state of a tick.
    ///
    /// # Errors
    ///
    /// [`RecordError::Tape`] if the tape does not follow its plan: custom code and its schema disagree, or the session is full.
    pub fn record_tape(&mut self, tick: u32, tape: &Tape) -> Result<(), RecordError> {
        if self.session.push(tick, tape) { Ok(()) } else { Err(RecordError::Tape) }
    }
}

impl<T> Capture<T> {
    /// Returns the number of states.
    pub fn states(&self) -> usize {
        self.session.states()
    }

    /// Returns the file so far.
    pub fn bytes(&self) -> &[u8] {
        self.session.bytes()
    }
}

impl<T: Wire> Default for Capture<T> {
    fn default() -> Self {
        Self::new()
    }
}
