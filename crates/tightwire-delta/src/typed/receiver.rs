//! The receiver: packets into values.

use crate as tapes;
use crate::{Model, ReceiveError, Tape};

use crate::typed::build::script;
use crate::typed::record::Scratch;
use crate::typed::replay::replay;
use crate::typed::script::Script;
use tightwire::Wire;

/// Takes packets in whatever order they come, and has the newest state.
///
/// Its memory is that of 64 states in codes, and of two values. A packet that is refused leaves it as
/// it was.
///
/// ```
/// use tightwire_delta::typed::{ReceiveError, Receiver};
///
/// let mut receiver = Receiver::<[u16; 8]>::new(None);
/// assert_eq!(receiver.decode(&[0; 3]), Err(ReceiveError::Header));
/// assert_eq!(receiver.value(), None);
/// ```
#[derive(Clone, Debug)]
pub struct Receiver<T> {
    script: Script,
    tapes: tapes::Receiver,
    value: Option<T>,
    spare: Option<T>,
    scratch: Scratch,
}

impl<T: Wire> Receiver<T> {
    /// Starts without a state. A model of another type is left out, and packets that need it are
    /// refused.
    pub fn new(model: Option<Model>) -> Self {
        let script = script(&T::SCHEMA);
        let tapes = tapes::Receiver::new(script.plan.clone(), model);
        Self { script, tapes, value: None, spare: None, scratch: Scratch::default() }
    }

    /// Takes a packet. The newest state, which a late packet leaves as it is; acknowledge
    /// [`last_tick`](Self::last_tick) to the sender.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] says why it was not taken; nothing has changed then.
    pub fn decode(&mut self, packet: &[u8]) -> Result<&T, ReceiveError> {
        let Self { script, tapes, value, spare, scratch } = self;
        let mut is_new = false;
        let taken = tapes.decode_if(packet, |tape, now| {
            // A state that is the same in codes is the same value.
            let is_same = value.is_some() && now == Some(tape);
            is_new = !is_same && replay(script, tape, spare, scratch).is_ok();
            is_same || is_new
        });
        taken.map_err(named::<T>)?;
        if is_new {
            core::mem::swap(value, spare);
        }
        // There is one as soon as there is a newest state.
        value.as_ref().ok_or(ReceiveError::Refused)
    }

    /// The newest state.
    pub fn value(&self) -> Option<&T> {
        self.value.as_ref()
    }

    /// The tick of the newest state.
    pub fn tick(&self) -> Option<u32> {
        self.tapes.newest().map(|(tick, _)| tick)
    }

    /// The tick of the packet that was taken last, to be acknowledged.
    pub fn last_tick(&self) -> Option<u32> {
        self.tapes.last()
    }

    /// Explains a packet that could be taken now: what it builds on, and what each field takes.
    /// Nothing changes.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] says why it would not be taken.
    ///
    /// ```
    /// use tightwire_delta::typed::{Gaps, History, Link, Receiver, names};
    ///
    /// let mut history = History::<[u16; 4]>::new(None);
    /// let (mut link, mut receiver) = (Link::new(Gaps::FAST), Receiver::<[u16; 4]>::new(None));
    /// let mut buffer = [0; 64];
    /// history.record(1, &[5, 6, 7, 800])?;
    /// let packet = link.encode(&history, 1, &mut buffer)?;
    /// let explanation = receiver.explain(packet)?;
    /// assert_eq!((explanation.tick, explanation.bases), (1, None));
    /// assert!(explanation.budget.bits() <= packet.len() as f64 * 8.0);
    /// println!("{}", explanation.text(&names::<[u16; 4]>(), 10));
    /// receiver.decode(packet)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "std")]
    pub fn explain(&mut self, packet: &[u8]) -> Result<crate::Explanation, ReceiveError> {
        self.tapes.explain(packet).map_err(named::<T>)
    }

    /// The newest state in codes.
    pub fn tape(&self) -> Option<&Tape> {
        self.tapes.newest().map(|(_, tape)| tape)
    }
}

/// The error, with the name of the state in it.
fn named<T>(error: ReceiveError) -> ReceiveError {
    match error {
        ReceiveError::OtherState(_) => ReceiveError::OtherState(core::any::type_name::<T>()),
        other => other,
    }
}
