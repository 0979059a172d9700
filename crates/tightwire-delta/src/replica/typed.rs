//! The public types: a history for all clients, a link for each client, and the client's receiver.

use alloc::string::String;
use alloc::vec::Vec;
use core::marker::PhantomData;

use tightwire::Wire;

use crate::coding::model::Model;
use crate::ledger::{Name, Taken};
use crate::replica::archive::Archive;
use crate::replica::inbox::{Inbox, ReceiveError};
use crate::replica::layout::{Layout, List};
use crate::replica::outbox::{Ack, Outbox};
use crate::state::tape::Tape;
use crate::value::build::script;
use crate::value::record::{Scratch, record};
use crate::value::replay::replay;
use crate::value::script::Script;
use crate::{RecordError, SendError};

/// An element of a list of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Element<'a> {
    /// The name of the list: the path of its field.
    pub list: &'a str,
    /// The element's key, or its index in a list without keys.
    pub key: i64,
}

/// What happened to an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Change {
    /// It was absent before, or was another one with the same key.
    Appeared,
    /// Its value changed.
    Changed,
    /// It no longer exists, or is no longer of interest to this client.
    Vanished,
}

/// The names of lists and the offsets of their keys.
#[derive(Clone, Debug)]
struct Lists {
    /// By table; `None` for tables that are not lists of elements.
    names: Vec<Option<String>>,
    first_keys: Vec<i64>,
}

impl Lists {
    fn new(script: &Script, layout: &Layout) -> Self {
        let mut names = Vec::new();
        let mut field = 0;
        for (table, list) in script.plan.tables.iter().zip(&layout.lists) {
            let name = script.names.get(field).map_or("", String::as_str);
            let list = list.and_then(|_| name.split_once("[]"));
            names.push(list.map(|(list, _)| String::from(list)));
            field += table.groups.iter().map(|group| group.fields.len()).sum::<usize>();
        }
        let first = |(table, &first): (usize, &i64)| {
            if layout.lists.get(table) == Some(&Some(List::Keyed)) { first } else { 0 }
        };
        let first_keys = script.first_keys.iter().enumerate().map(first).collect();
        Self { names, first_keys }
    }

    fn element(&self, name: Name) -> Element<'_> {
        let table = name.table as usize;
        let first = self.first_keys.get(table).copied().unwrap_or(0);
        let list = self.names.get(table).and_then(Option::as_deref).unwrap_or_default();
        Element { list, key: first.saturating_add(i64::from(name.key)) }
    }

    fn name(&self, element: Element<'_>) -> Option<Name> {
        let table = self.names.iter().position(|name| name.as_deref() == Some(element.list))?;
        let first = self.first_keys.get(table).copied().unwrap_or(0);
        let key = u32::try_from(element.key.checked_sub(first)?).ok()?;
        Some(Name { table: table as u32, key })
    }
}

/// The states of the last 64 ticks, shared by all clients.
#[derive(Clone, Debug)]
pub struct History<T> {
    script: Script,
    archive: Archive,
    model: Option<Model>,
    lists: Lists,
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
    /// [`RecordError`] says why the state was not recorded. The history is unchanged.
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

    /// Returns the elements of the state of `tick`, in the order in which [`Link::encode`] asks for
    /// their priorities. There are none if the history has no such state.
    pub fn elements(&self, tick: u32) -> impl Iterator<Item = Element<'_>> {
        let state = self.archive.state(tick).into_iter();
        let all = state.flat_map(|state| self.archive.elements(state));
        all.filter(|current| current.name.table > 0).map(|current| self.lists.element(current.name))
    }
}

/// What one client has. Produces the next packet for it.
#[derive(Clone, Debug)]
pub struct Link<T> {
    outbox: Outbox,
    left: usize,
    of: PhantomData<fn(&T)>,
}

impl<T> Link<T> {
    /// Creates a link to a client that has nothing yet. If one receiver outlives several links, for
    /// example when the server restarts within a connection, each link needs a later generation
    /// than the one before.
    pub fn new(generation: u8) -> Self {
        Self { outbox: Outbox::new(generation), left: 0, of: PhantomData }
    }

    /// Applies the client's [`Receiver::ack`]. Duplicate and late ones change nothing.
    pub fn acked(&mut self, ack: Ack) {
        self.outbox.acked(ack);
    }

    /// Returns an acknowledgement of the last packet alone, or `None` if there was no packet. A
    /// transport that finds out which of its own packets arrived can store it with the packet and
    /// pass it to [`acked`](Self::acked) later.
    pub fn last(&self) -> Option<Ack> {
        self.outbox.last()
    }

    /// Writes the next packet. It contains what changed relative to the elements that the client
    /// has, the most important first, as far as it fits. The rest follows in later packets.
    ///
    /// `priority` returns how much an element matters to this client. The urgency of a waiting
    /// element grows by its priority with every packet. Return 0 for an element that the client
    /// does not need; it is removed on the client.
    ///
    /// # Errors
    ///
    /// [`SendError::Tick`] if the history has no state of this tick or the link is past it,
    /// [`SendError::Room`] if the buffer is too small for the header and one element.
    pub fn encode<'b>(
        &mut self,
        history: &History<T>,
        tick: u32,
        buffer: &'b mut [u8],
        mut priority: impl FnMut(Element<'_>) -> u32,
    ) -> Result<&'b [u8], SendError> {
        let History { archive, model, lists, .. } = history;
        let of = |name: Name| if name.table == 0 { 1 } else { priority(lists.element(name)) };
        let (length, left) = self.outbox.encode(archive, model.as_ref(), tick, buffer, of)?;
        self.left = left;
        Ok(buffer.get(..length).unwrap_or_default())
    }

    /// Returns the number of elements that the client may have, including the state's own fields.
    pub fn elements(&self) -> usize {
        self.outbox.elements()
    }

    /// Returns the number of elements that the last packet left for later ones, including those in
    /// flight.
    pub fn pending(&self) -> usize {
        self.left
    }
}

/// Accepts packets in any order and keeps the newest value of every element.
#[derive(Clone, Debug)]
pub struct Receiver<T> {
    script: Script,
    inbox: Inbox,
    lists: Lists,
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
        let lists = Lists::new(&script, &inbox.layout);
        let scratch = Scratch::default();
        Self { script, inbox, lists, value: None, spare: None, scratch }
    }

    /// Decodes a packet.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] says why the packet was rejected. Nothing has changed. Send an
    /// acknowledgement in this case too.
    pub fn decode(&mut self, packet: &[u8]) -> Result<Update<'_, T>, ReceiveError> {
        let Self { script, inbox, value, spare, scratch, .. } = self;
        let mut is_new = false;
        let taken = inbox.decode(packet, |tape| {
            is_new = replay(script, tape, spare, scratch).is_ok();
            is_new
        });
        taken.map_err(|error| match error {
            ReceiveError::OtherState(_) => ReceiveError::OtherState(core::any::type_name::<T>()),
            other => other,
        })?;
        if is_new {
            core::mem::swap(value, spare);
        }
        Ok(Update { receiver: self })
    }

    /// Returns the state to show: the newest value of every element. `None` until the state's own
    /// fields have arrived.
    ///
    /// Elements that were never received are absent from lists. A list without keys ends before the
    /// first missing element. An array has all its elements; those that were never received are
    /// blank, and [`tick_of`](Self::tick_of) is `None` for them.
    pub fn value(&self) -> Option<&T> {
        self.value.as_ref()
    }
}

impl<T> Receiver<T> {
    /// Returns the acknowledgement for [`Link::acked`]. `None` until a packet has arrived.
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

    /// Returns the tick of an element's value, or `None` if the element is unknown.
    pub fn tick_of(&self, element: Element<'_>) -> Option<u32> {
        self.inbox.tick_of(self.lists.name(element)?)
    }

    /// Returns the known elements, each with the tick of its value.
    pub fn elements(&self) -> impl Iterator<Item = (Element<'_>, u32)> {
        let known = self.inbox.elements().filter(|(name, _)| name.table > 0);
        known.map(|(name, tick)| (self.lists.element(name), tick))
    }

    /// Returns what the last accepted packet did to elements.
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
