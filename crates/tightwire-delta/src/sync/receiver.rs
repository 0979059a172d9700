//! The receiver: decodes packets into values.

use crate::sync::inbox::Inbox;
use crate::sync::inbox::ReceiveError;
use crate::{Model, Plan, Tape};

use crate::value::build::script;
use crate::value::record::Scratch;
use crate::value::replay::replay;
use crate::value::script::Script;
use tightwire::Wire;

/// Accepts packets in any order and keeps the newest state.
///
/// It takes the memory of 64 states in codes and of two values. A rejected packet leaves it
/// unchanged.
///
#[derive(Clone, Debug)]
pub struct Receiver<T> {
    script: Script,
    inbox: Inbox,
    value: Option<T>,
    spare: Option<T>,
    scratch: Scratch,
}

impl<T: Wire> Receiver<T> {
    /// Creates a receiver without a state. A model of another type is ignored, and packets that
    /// need it are rejected.
    pub fn new(model: Option<Model>) -> Self {
        let script = script(&T::SCHEMA);
        let inbox = Inbox::new(script.plan.clone(), model);
        Self { script, inbox, value: None, spare: None, scratch: Scratch::default() }
    }

    /// Decodes a packet and returns the newest state, which a late packet does not change.
    /// Acknowledge [`last_tick`](Self::last_tick) to the sender.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] if the packet is rejected. Nothing changes then.
    pub fn decode(&mut self, packet: &[u8]) -> Result<&T, ReceiveError> {
        let Self { script, inbox, value, spare, scratch } = self;
        let mut is_new = false;
        let taken = inbox.decode_if(packet, |tape, now| {
            // A state with the same codes is the same value.
            let is_same = value.is_some() && now == Some(tape);
            is_new = !is_same && replay(script, tape, spare, scratch).is_ok();
            is_same || is_new
        });
        taken.map_err(named::<T>)?;
        if is_new {
            core::mem::swap(value, spare);
        }
        // There is a value as soon as there is a newest state.
        value.as_ref().ok_or(ReceiveError::Refused)
    }

    /// Returns the newest state.
    pub fn value(&self) -> Option<&T> {
        self.value.as_ref()
    }
}

impl Receiver<Tape> {
    /// Creates a receiver for states that stay tapes. A model of another plan is ignored, and
    /// packets that need it are rejected.
    pub fn of(plan: Plan, model: Option<Model>) -> Self {
        let inbox = Inbox::new(plan, model);
        let script = Script::default();
        Self { script, inbox, value: None, spare: None, scratch: Scratch::default() }
    }

    /// Decodes a packet and returns its tick, which must be acknowledged to the sender.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] if the packet is rejected. Nothing changes then.
    pub fn decode_tape(&mut self, packet: &[u8]) -> Result<u32, ReceiveError> {
        self.inbox.decode(packet)
    }

    /// Decodes a packet, unless `accept` rejects the state that [`newest`](Self::newest) would
    /// return afterwards. `accept` gets that state and the current one. It is not called for
    /// packets that do not change `newest`, such as late ones.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] if the packet is rejected. Nothing changes then.
    pub fn decode_tape_if(
        &mut self,
        packet: &[u8],
        accept: impl FnOnce(&Tape, Option<&Tape>) -> bool,
    ) -> Result<u32, ReceiveError> {
        self.inbox.decode_if(packet, accept)
    }

    /// Returns the newest state and its tick. With parts, every row is the newest one received.
    pub fn newest(&self) -> Option<(u32, &Tape)> {
        self.inbox.newest()
    }

    /// Returns the state as the packet of `tick` described it, if it is one of the last 64.
    pub fn get(&self, tick: u32) -> Option<&Tape> {
        self.inbox.get(tick)
    }
}

impl<T> Receiver<T> {
    /// Returns the tick of the newest state.
    pub fn tick(&self) -> Option<u32> {
        self.inbox.newest().map(|(tick, _)| tick)
    }

    /// Returns the tick of the last packet accepted, which must be acknowledged.
    pub fn last_tick(&self) -> Option<u32> {
        self.inbox.last()
    }

    /// Returns the newest state in codes.
    pub fn tape(&self) -> Option<&Tape> {
        self.inbox.newest().map(|(_, tape)| tape)
    }
}

/// Adds the name of the state to the error.
fn named<T>(error: ReceiveError) -> ReceiveError {
    match error {
        ReceiveError::OtherState(_) => ReceiveError::OtherState(core::any::type_name::<T>()),
        other => other,
    }
}
