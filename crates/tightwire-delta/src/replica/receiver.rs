//! The receiver: decodes packets to values and events.

use tightwire::Wire;

use crate::coding::model::Model;
use crate::ledger::Taken;
use crate::replica::ack::Ack;
use crate::replica::element::{Change, Element, Lists};
use crate::replica::inbox::{Inbox, ReceiveError};
use crate::replica::report::ReceiverReport;
use crate::state::plan::Plan;
use crate::state::tape::Tape;
use crate::value::build::script;
use crate::value::record::Scratch;
use crate::value::replay::replay;
use crate::value::script::Script;

/// Accepts packets in any order and keeps the newest value of every element.
#[derive(Clone, Debug)]
pub struct Receiver<T> {
    script: Script,
    inbox: Inbox,
    lists: Lists,
    value: Option<T>,
    spare: Option<T>,
    scratch: Scratch,
    report: ReceiverReport,
}

impl<T: Wire> Receiver<T> {
    /// Creates a receiver without a state. A model of another type is ignored, and packets that
    /// need it are rejected.
    pub fn new(model: Option<Model>) -> Self {
        let script = script(&T::SCHEMA);
        let inbox = Inbox::new(script.plan.clone(), model);
        let lists = Lists::new(&script, &inbox.layout);
        let scratch = Scratch::default();
        Self {
            script,
            inbox,
            lists,
            value: None,
            spare: None,
            scratch,
            report: ReceiverReport::default(),
        }
    }

    /// Decodes a packet.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] if the packet is rejected. Nothing changes then. Send an
    /// acknowledgement in this case too.
    pub fn decode(&mut self, packet: &[u8]) -> Result<Update<'_, T>, ReceiveError> {
        let Self { script, inbox, value, spare, scratch, .. } = self;
        let mut is_legal = None;
        let taken = inbox
            .decode(packet, |tape| *is_legal.insert(replay(script, tape, spare, scratch).is_ok()));
        self.report.count(taken);
        taken.map_err(named::<T>)?;
        match is_legal {
            Some(true) => core::mem::swap(value, spare),
            // Elements of an array are missing, and the description does not allow blank ones.
            Some(false) => *value = None,
            None => {}
        }
        Ok(Update { receiver: self })
    }

    /// Returns the state to show: the newest value of every element. `None` until the state's own
    /// fields have arrived.
    ///
    /// Elements that were never received are absent from lists. A list without keys ends before the
    /// first missing element. A list with keys that is full while removals are missing has the elements
    /// that were mentioned last. An array has all its elements; those that were never received are
    /// blank, and [`tick_of`](Self::tick_of) is `None` for them. If the description does not allow
    /// blank elements, for example because they have conditions or custom code, there is no value
    /// while some are missing.
    pub fn value(&self) -> Option<&T> {
        self.value.as_ref()
    }
}

impl Receiver<Tape> {
    /// Creates a receiver for states that stay tapes. A model of another plan is ignored, and
    /// packets that need it are rejected. Lists are named by the numbers of their tables.
    pub fn of(plan: Plan, model: Option<Model>) -> Self {
        let inbox = Inbox::new(plan, model);
        let lists = Lists::of(&inbox.layout);
        let (script, scratch) = (Script::default(), Scratch::default());
        Self {
            script,
            inbox,
            lists,
            value: None,
            spare: None,
            scratch,
            report: ReceiverReport::default(),
        }
    }

    /// Decodes a packet.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] if the packet is rejected. Nothing changes then.
    pub fn decode_tape(&mut self, packet: &[u8]) -> Result<(), ReceiveError> {
        let taken = self.inbox.decode(packet, |_| true);
        self.report.count(taken);
        taken
    }
}

impl<T> Receiver<T> {
    /// Explains a packet that could be decoded now, with its baselines and the size of each field.
    /// Nothing changes.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] if the packet would be rejected.
    ///
    /// ```
    /// use tightwire_delta::{History, Link, Receiver, names};
    ///
    /// let mut history = History::<[u16; 4]>::new(None);
    /// let (mut link, mut receiver) = (Link::new(0), Receiver::<[u16; 4]>::new(None));
    /// let mut buffer = [0; 64];
    /// history.record(1, &[5, 6, 7, 800])?;
    /// let packet = link.encode(&history, 1, &mut buffer, |_| 1)?;
    /// let explanation = receiver.explain(packet)?;
    /// assert_eq!((explanation.tick, explanation.bases.len()), (1, 0));
    /// assert!(explanation.budget.bits() <= packet.len() as f64 * 8.0);
    /// println!("{}", explanation.text(&names::<[u16; 4]>(), 10));
    /// receiver.decode(packet)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "std")]
    pub fn explain(&mut self, packet: &[u8]) -> Result<crate::Explanation, ReceiveError> {
        self.inbox.explain(packet).map_err(named::<T>)
    }

    /// Returns the state to show in codes, as [`value`](Self::value) describes it.
    pub fn tape(&self) -> Option<&Tape> {
        self.inbox.shown()
    }

    /// Returns how many packets were accepted, and how many rejected for which reason.
    pub fn report(&self) -> ReceiverReport {
        self.report
    }

    /// Returns the acknowledgement for [`Link::acked`](crate::Link::acked). `None` until a packet has arrived.
    pub fn ack(&self) -> Option<Ack> {
        self.inbox.ack()
    }

    /// Returns the tick of the newest packet that was accepted.
    pub fn tick(&self) -> Option<u32> {
        self.inbox.tick
    }

    /// Returns whether the value is exactly the state of [`tick`](Self::tick). Otherwise its
    /// elements are of different ticks.
    pub fn is_complete(&self) -> bool {
        self.inbox.complete.is_some()
    }

    /// Returns the tick of an element's value, or `None` if the element is not shown, or blank.
    pub fn tick_of(&self, element: Element<'_>) -> Option<u32> {
        self.inbox.tick_of(self.lists.name(element)?)
    }

    /// Returns the elements that are shown and not blank, each with the tick of its value. Elements
    /// that have arrived and are not in the [value](Receiver::value) are left out.
    pub fn elements(&self) -> impl Iterator<Item = (Element<'_>, u32)> {
        let shown = self.inbox.elements().filter(|(name, _)| name.table > 0);
        shown.map(|(name, tick)| (self.lists.element(name), tick))
    }

    /// Returns what the last accepted packet did to the [elements](Self::elements) that are shown.
    /// Elements that it has shown or hidden appear and vanish, even if it does not mention them.
    pub fn events(&self) -> impl Iterator<Item = (Element<'_>, Change)> {
        let events = self.inbox.events.iter().filter(|(name, _)| name.table > 0);
        events.filter_map(|&(name, taken)| {
            let change = match taken {
                Taken::Appeared => Change::Appeared,
                Taken::Changed => Change::Changed,
                Taken::Vanished => Change::Vanished,
                Taken::Stale => return None,
            };
            Some((self.lists.element(name), change))
        })
    }
}

/// Adds the name of the state to the error.
fn named<T>(error: ReceiveError) -> ReceiveError {
    match error {
        ReceiveError::OtherState(_) => ReceiveError::OtherState(core::any::type_name::<T>()),
        other => other,
    }
}

/// The result of decoding a packet.
#[derive(Debug)]
pub struct Update<'a, T> {
    receiver: &'a Receiver<T>,
}

impl<'a, T: Wire> Update<'a, T> {
    /// See [`Receiver::value`].
    pub fn value(&self) -> Option<&'a T> {
        self.receiver.value()
    }

    /// See [`Receiver::events`].
    pub fn events(&self) -> impl Iterator<Item = (Element<'a>, Change)> + use<'a, T> {
        self.receiver.events()
    }

    /// See [`Receiver::is_complete`].
    pub fn is_complete(&self) -> bool {
        self.receiver.is_complete()
    }
}
