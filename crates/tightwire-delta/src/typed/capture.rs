//! Sessions of states in files, for training.

use core::marker::PhantomData;

use crate as tapes;
use crate::Tape;

use crate::typed::build::script;
use crate::typed::history::RecordError;
use crate::typed::record::{Scratch, record};
use crate::typed::script::Script;
use tightwire::Wire;

/// Captures states, one a tick, as a file for `tightwire train`.
///
/// ```
/// use tightwire_delta::typed::Capture;
///
/// let mut capture = Capture::<[u16; 8]>::new();
/// for tick in 0..100 {
///     capture.record(tick, &[500 + tick as u16; 8])?;
/// }
/// assert_eq!(capture.states(), 100);
/// assert!(capture.bytes().len() < 3000); // std::fs::write("session.tapes", capture.bytes())
/// # Ok::<(), tightwire_delta::typed::RecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Capture<T> {
    script: Script,
    tapes: tapes::Capture,
    tape: Tape,
    scratch: Scratch,
    of: PhantomData<fn(&T)>,
}

impl<T: Wire> Capture<T> {
    /// Starts a session.
    pub fn new() -> Self {
        let script = script(&T::SCHEMA);
        let tapes = tapes::Capture::new(script.plan.clone(), &script.names);
        let tape = Tape::new(&script.plan);
        Self { script, tapes, tape, scratch: Scratch::default(), of: PhantomData }
    }

    /// Adds the state of a tick.
    ///
    /// # Errors
    ///
    /// Those of [`History::record`](crate::typed::History::record).
    pub fn record(&mut self, tick: u32, value: &T) -> Result<(), RecordError> {
        record(&self.script, value, &mut self.tape, &mut self.scratch)?;
        if self.tapes.push(tick, &self.tape) {
            Ok(())
        } else if self.script.has_keys(&self.tape) {
            Err(RecordError::Size)
        } else {
            Err(RecordError::Keys)
        }
    }

    /// How many states there are.
    pub fn states(&self) -> usize {
        self.tapes.states()
    }

    /// The file so far.
    pub fn bytes(&self) -> &[u8] {
        self.tapes.bytes()
    }
}

impl<T: Wire> Default for Capture<T> {
    fn default() -> Self {
        Self::new()
    }
}
