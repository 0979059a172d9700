//! The receiver: packets into values.

use crate::sync::inbox::Inbox;
use crate::{Model, Plan, ReceiveError, Tape};

use crate::value::build::script;
use crate::value::record::Scratch;
use crate::value::replay::replay;
use crate::value::script::Script;
use tightwire::Wire;

/// Takes packets in whatever order they come, and has the newest state.
///
/// Its memory is that of 64 states in codes, and of two values. A packet that is refused leaves it as
/// it was.
///
/// ```
/// use tightwire_delta::{ReceiveError, Receiver};
///
/// let mut receiver = Receiver::<[u16; 8]>::new(None);
/// assert_eq!(receiver.decode(&[0; 3]), Err(ReceiveError::Header));
/// assert_eq!(receiver.value(), None);
/// ```
#[derive(Clone, Debug)]
pub struct Receiver<T> {
    script: Script,
    inbox: Inbox,
    value: Option<T>,
    spare: Option<T>,
    scratch: Scratch,
}

impl<T: Wire> Receiver<T> {
    /// Starts without a state. A model of another type is left out, and packets that need it are
    /// refused.
    pub fn new(model: Option<Model>) -> Self {
        let script = script(&T::SCHEMA);
        let inbox = Inbox::new(script.plan.clone(), model);
        Self { script, inbox, value: None, spare: None, scratch: Scratch::default() }
    }

    /// Takes a packet. The newest state, which a late packet leaves as it is; acknowledge
    /// [`last_tick`](Self::last_tick) to the sender.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] says why it was not taken; nothing has changed then.
    pub fn decode(&mut self, packet: &[u8]) -> Result<&T, ReceiveError> {
        let Self { script, inbox, value, spare, scratch } = self;
        let mut is_new = false;
        let taken = inbox.decode_if(packet, |tape, now| {
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
}

impl Receiver<Tape> {
    /// Starts without a state, for states that stay tapes. A model of another plan is left out, and
    /// packets that need it are rejected.
    pub fn of(plan: Plan, model: Option<Model>) -> Self {
        let inbox = Inbox::new(plan, model);
        let script = Script::default();
        Self { script, inbox, value: None, spare: None, scratch: Scratch::default() }
    }

    /// Takes a packet. Its tick, to be acknowledged to the sender.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] says why it was not taken; nothing has changed then.
    pub fn decode_tape(&mut self, packet: &[u8]) -> Result<u32, ReceiveError> {
        self.inbox.decode(packet)
    }

    /// Takes a packet, unless `accept` says no to what [`newest`](Self::newest) would be afterwards,
    /// given next to what it is now. It is not asked about packets that change nothing there, such
    /// as late ones.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] says why it was not taken; nothing has changed then.
    pub fn decode_tape_if(
        &mut self,
        packet: &[u8],
        accept: impl FnOnce(&Tape, Option<&Tape>) -> bool,
    ) -> Result<u32, ReceiveError> {
        self.inbox.decode_if(packet, accept)
    }

    /// The newest state and its tick. With parts, every row is the newest that came of it.
    pub fn newest(&self) -> Option<(u32, &Tape)> {
        self.inbox.newest()
    }

    /// The state as it came with the packet of `tick`, if it is one of the last 64.
    pub fn get(&self, tick: u32) -> Option<&Tape> {
        self.inbox.get(tick)
    }
}

impl<T> Receiver<T> {
    /// The tick of the newest state.
    pub fn tick(&self) -> Option<u32> {
        self.inbox.newest().map(|(tick, _)| tick)
    }

    /// The tick of the packet that was taken last, to be acknowledged.
    pub fn last_tick(&self) -> Option<u32> {
        self.inbox.last()
    }

    /// Explains a packet that could be taken now: what it builds on, and what each field takes.
    /// Nothing changes.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] says why it would not be taken.
    ///
    /// ```
    /// use tightwire_delta::{Gaps, History, Link, Receiver, names};
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
        self.inbox.explain(packet).map_err(named::<T>)
    }

    /// The newest state in codes.
    pub fn tape(&self) -> Option<&Tape> {
        self.inbox.newest().map(|(_, tape)| tape)
    }
}

/// The error, with the name of the state in it.
fn named<T>(error: ReceiveError) -> ReceiveError {
    match error {
        ReceiveError::OtherState(_) => ReceiveError::OtherState(core::any::type_name::<T>()),
        other => other,
    }
}
