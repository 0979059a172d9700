//! The state that a server sends: the interface to `tightwire-delta`.
//!
//! The server records each state once. Each session has a link, which codes the elements that this
//! client needs most, as many as fit, relative to those that it has. A packet carries at most one
//! such part of the state, as bytes. It is coded when the packet is written, so it is always a part
//! of the newest state.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;

use tightwire::scalar::{Bool, Int};
use tightwire::{ReadError, Reader, Schema, Wire, WriteError, WriteStream, Writer};
use tightwire_delta::replica::{Ack, Change, Element, History, Link, ReceiveError, Receiver};
use tightwire_delta::{Model, RecordError};

use crate::changes::Changes;

/// The maximum size of a coded state in a packet.
const MOST_BYTES: usize = 1400;

/// A part of the state in a packet: 11 bits for its length, then its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Stored in place, so that a packet needs no allocation.
    bytes: [u8; MOST_BYTES],
    length: u16,
}

impl State {
    /// Returns the bytes of the delta packet.
    pub fn as_slice(&self) -> &[u8] {
        self.bytes.get(..usize::from(self.length)).unwrap_or_default()
    }
}

impl State {
    /// Copies the bytes of a delta packet. Those that no packet can hold are cut off.
    fn of(bytes: &[u8]) -> Self {
        let mut state = Self { bytes: [0; MOST_BYTES], length: 0 };
        for (place, byte) in state.bytes.iter_mut().zip(bytes) {
            *place = *byte;
            state.length += 1;
        }
        state
    }
}

impl Wire for State {
    const SCHEMA: Schema = Schema::opaque("State").version(1);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        write_bytes(self.as_slice(), stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let length = stream.label("length").take(Int::new(1, MOST_BYTES as u16))?;
        let mut bytes = [0; MOST_BYTES];
        let part = bytes.get_mut(..usize::from(length)).unwrap_or_default();
        stream.label("bytes").read_bytes(part)?;
        Ok(Self { bytes, length })
    }
}

fn write_bytes<W: Writer>(bytes: &[u8], stream: &mut W) -> Result<(), WriteError> {
    stream.label("length").put(Int::new(1, MOST_BYTES as u16), bytes.len() as u16)?;
    stream.label("bytes").write_bytes(bytes)
}

/// The states of a server.
pub(crate) struct Published<T> {
    /// Created with the first state, because a game may have none.
    history: Option<History<T>>,
    /// The model for the history.
    pub(crate) model: Option<Model>,
}

impl<T: Wire> Published<T> {
    pub(crate) const fn new() -> Self {
        Self { history: None, model: None }
    }

    pub(crate) fn record(&mut self, tick: u32, state: &T) -> Result<(), RecordError> {
        let model = &mut self.model;
        self.history.get_or_insert_with(|| History::new(model.take())).record(tick, state)
    }

    /// Returns the elements of the state of a tick.
    pub(crate) fn elements(&self, tick: u32) -> impl Iterator<Item = Element<'_>> {
        self.history.iter().flat_map(move |history| history.elements(tick))
    }
}

/// The number of parts whose fate is still of interest. Reports go back less far.
const REMEMBERED: usize = 64;

/// The number of parts that may be under way. A part builds on one of the 63 before it, so a client whose
/// reports all come after more parts than that would never be known to have anything.
const UNDER_WAY: u32 = 60;

/// A part of the state that was sent.
#[derive(Clone, Copy)]
struct Sent {
    name: u64,
    tick: u32,
    /// The client has the whole state with it.
    is_whole: bool,
    /// It was neither reported nor late so far.
    is_under_way: bool,
}

/// The state on its way to one client.
pub(crate) struct StateOut<T> {
    link: Option<Link<T>>,
    /// The most ticks that a lost packet may hide.
    pub(crate) longest_gap: u32,
    /// The tick of the newest state, until a part of it is coded.
    waiting: Option<u32>,
    /// How much each element of that state matters, in the order of its elements. If it is empty,
    /// all matter alike.
    priorities: Vec<u32>,
    /// A coded part, until it is sent.
    coded: Vec<u8>,
    /// The part in the last packet.
    written: Vec<u8>,
    /// The tick of the part that was coded last.
    tick: u32,
    /// The last parts by their names.
    sent: [Sent; REMEMBERED],
    /// The tick of the newest state that the client has completely.
    pub(crate) arrived: Option<u32>,
    /// The last part did not fit next to the other channels.
    is_starved: bool,
    /// The number of states of which no element fit in a packet.
    pub(crate) skipped: u64,
}

impl<T: Wire> StateOut<T> {
    pub(crate) const fn new() -> Self {
        Self {
            link: None,
            longest_gap: 1,
            waiting: None,
            priorities: Vec::new(),
            coded: Vec::new(),
            written: Vec::new(),
            tick: 0,
            sent: [Sent { name: 0, tick: 0, is_whole: false, is_under_way: false }; REMEMBERED],
            arrived: None,
            is_starved: false,
            skipped: 0,
        }
    }

    /// Sends a part of the state of this tick with the next packet.
    pub(crate) fn publish(&mut self, tick: u32, priorities: impl Iterator<Item = u32>) {
        self.waiting = Some(tick);
        self.priorities.clear();
        self.priorities.extend(priorities);
    }

    /// Returns whether there is a state of which nothing was sent, and a part of it may be sent.
    pub(crate) fn is_due(&self) -> bool {
        (self.waiting.is_some() && !self.is_far_ahead()) || !self.coded.is_empty()
    }

    /// Returns whether so many parts are under way that the next one would come too early.
    fn is_far_ahead(&self) -> bool {
        let Some(last) = self.link.as_ref().and_then(Link::last) else { return false };
        let Some(first) = last.newest.saturating_add(1).checked_sub(UNDER_WAY) else {
            return false;
        };
        let name = name(last.generation, first);
        let sent = self.sent.get(name as usize % REMEMBERED);
        sent.is_some_and(|sent| sent.name == name && sent.is_under_way)
    }

    /// Returns whether the next part needs a packet of its own.
    pub(crate) fn is_starved(&self) -> bool {
        self.is_starved
    }

    /// Returns the number of elements that the last part left for later ones.
    pub(crate) fn pending(&self) -> usize {
        self.link.as_ref().map_or(0, Link::pending)
    }

    /// Returns the ticks between the last part and the newest one that it builds on.
    pub(crate) fn baseline_age(&self) -> Option<u32> {
        self.link.as_ref()?.report().baseline_age
    }

    /// Codes a part of the newest state in at most this many bytes.
    pub(crate) fn encode(&mut self, published: &Published<T>, room: usize) {
        let (Some(tick), Some(history)) = (self.waiting.take(), &published.history) else { return };
        let gap = self.longest_gap;
        let link = self.link.get_or_insert_with(|| {
            let mut link = Link::new(0);
            link.set_longest_gap(gap);
            link
        });
        self.tick = tick;
        self.coded.resize(room.min(MOST_BYTES), 0);
        let mut priorities = self.priorities.iter().copied();
        let priority = |_: Element<'_>| priorities.next().unwrap_or(1);
        let length = link.encode(history, tick, &mut self.coded, priority).map(<[u8]>::len);
        self.coded.truncate(length.unwrap_or(0));
        self.is_starved = length.is_err();
        self.skipped += u64::from(length.is_err());
    }

    /// Returns the bits of the main part, including the bit in front of it and those before its
    /// bytes.
    pub(crate) fn bits(&self) -> usize {
        if self.coded.is_empty() { 1 } else { 1 + 11 + 7 + 8 * self.coded.len() }
    }

    /// Writes the main part, and returns the name of the part of the state in it.
    pub(crate) fn write(
        &mut self,
        stream: &mut WriteStream<'_>,
        most: usize,
    ) -> Result<Option<u64>, WriteError> {
        let has_state = !self.coded.is_empty() && self.bits() <= most;
        stream.put(Bool, has_state)?;
        if has_state {
            write_bytes(&self.coded, stream)?;
        }
        // If there was no room for it, it counts as lost.
        core::mem::swap(&mut self.coded, &mut self.written);
        self.coded.clear();
        let last = self.link.as_ref().and_then(Link::last).filter(|_| has_state);
        let name = last.map(|ack| name(ack.generation, ack.newest));
        if let Some(name) = name {
            let (tick, is_whole) = (self.tick, self.pending() == 0);
            if let Some(place) = self.sent.get_mut(name as usize % REMEMBERED) {
                *place = Sent { name, tick, is_whole, is_under_way: true };
            }
        }
        Ok(name)
    }

    /// Returns the part with this name, if it is one of the last ones. Its fate is known now.
    fn landed(&mut self, name: u64) -> Option<Sent> {
        let sent =
            self.sent.get_mut(name as usize % REMEMBERED).filter(|sent| sent.name == name)?;
        sent.is_under_way = false;
        Some(*sent)
    }

    /// Returns the part in the packet that was just written, if it has one, and where its bits went.
    pub(crate) fn written(&self) -> (State, &[u32]) {
        #[cfg(feature = "meter")]
        let parts = self.link.as_ref().map_or(&[][..], Link::parts);
        #[cfg(not(feature = "meter"))]
        let parts = &[];
        (State::of(&self.written), parts)
    }

    /// Records that the packet with the part of this name arrived.
    pub(crate) fn arrived(&mut self, name: u64) {
        if let Some(link) = &mut self.link {
            link.acked(Ack {
                generation: (name >> 32) as u8,
                newest: name as u32,
                older: 0,
                receiver: 0,
            });
        }
        if let Some(sent) = self.landed(name).filter(|sent| sent.is_whole) {
            self.arrived = self.arrived.max(Some(sent.tick));
        }
    }

    /// Records that the packet with the part of this name is late. The next state replaces it.
    pub(crate) fn late(&mut self, name: u64) {
        self.landed(name);
    }
}

/// Returns the name of a part for its packet.
fn name(generation: u8, number: u32) -> u64 {
    u64::from(generation) << 32 | u64::from(number)
}

/// The result of processing the main part of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Took {
    Held,
    /// It cannot be used, so the packet must not count as received.
    NotHeld,
    /// No honest sender sends it.
    Bad,
}

/// The state as a client has it.
pub(crate) struct StateIn<T> {
    /// Created with the first part. It contains whole states, which may be large.
    receiver: Option<Box<Receiver<T>>>,
    /// The model for the receiver.
    pub(crate) model: Option<Arc<Model>>,
    changes: Changes,
    /// True if something has arrived since the game last looked.
    is_fresh: bool,
}

impl<T: Wire> StateIn<T> {
    pub(crate) fn new() -> Self {
        Self { receiver: None, model: None, changes: Changes::default(), is_fresh: false }
    }

    pub(crate) fn take(&mut self, state: &State) -> Took {
        let model = &self.model;
        let receiver =
            self.receiver.get_or_insert_with(|| Box::new(Receiver::new(model.as_deref().cloned())));
        match receiver.decode(state.as_slice()) {
            Ok(update) => {
                for (element, change) in update.events() {
                    self.changes.add(element, change);
                }
                self.is_fresh = true;
                Took::Held
            }
            Err(ReceiveError::Repeated) => Took::Held,
            // The description may forbid a state whose elements are of different ticks.
            Err(ReceiveError::Late | ReceiveError::Missing | ReceiveError::Rejected) => {
                Took::NotHeld
            }
            Err(_) => Took::Bad,
        }
    }

    /// Returns the newest state and its tick.
    pub(crate) fn newest(&self) -> Option<(u32, &T)> {
        let receiver = self.receiver.as_ref()?;
        Some((receiver.tick()?, receiver.value()?))
    }

    /// Returns the newest state and what happened to its elements, if anything arrived since the
    /// last call.
    pub(crate) fn update(&mut self) -> Option<Update<'_, T>> {
        let receiver = self.receiver.as_ref()?;
        let (tick, world) = (receiver.tick()?, receiver.value()?);
        if !core::mem::take(&mut self.is_fresh) {
            return None;
        }
        self.changes.show(receiver.elements().map(|(element, _)| element));
        let is_complete = receiver.is_complete();
        Some(Update { tick, world, is_complete, changes: &self.changes })
    }

    /// Returns the tick of an element's value.
    pub(crate) fn tick_of(&self, element: Element<'_>) -> Option<u32> {
        self.receiver.as_ref()?.tick_of(element)
    }
}

/// The state of the game as a client has it, and what happened to its elements.
pub struct Update<'a, W> {
    /// The tick of the newest packet with a part of the state.
    pub tick: u32,
    /// The newest value of every element that has arrived.
    pub world: &'a W,
    /// Whether this is exactly the state of the tick. Otherwise, elements are from different ticks,
    /// or some have not arrived yet.
    pub is_complete: bool,
    changes: &'a Changes,
}

impl<'a, W> Update<'a, W> {
    /// Returns what happened to elements since the last update, at most one change for each,
    /// ordered by list and key. Fields outside of lists have no element: compare them yourself.
    ///
    /// An element that vanished is no longer in the state, because it does not exist any more or
    /// because the server does not show it to this player. One that appeared was not there before,
    /// or is another one with the same key.
    pub fn changes(&self) -> impl Iterator<Item = (Element<'a>, Change)> + use<'a, W> {
        self.changes.shown()
    }
}

impl<W: core::fmt::Debug> core::fmt::Debug for Update<'_, W> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Update")
            .field("tick", &self.tick)
            .field("world", self.world)
            .field("is_complete", &self.is_complete)
            .field("changes", &self.changes.shown().collect::<Vec<_>>())
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Ten = [u32; 10];

    fn coded(out: &mut StateOut<Ten>, published: &mut Published<Ten>, tick: u32) -> (u64, State) {
        published.record(tick, &[tick * 1000; 10]).unwrap();
        out.publish(tick, core::iter::empty());
        assert!(out.is_due());
        out.encode(published, 1000);
        assert!(out.is_due());
        let mut buffer = [0; 128];
        let mut stream = WriteStream::new(&mut buffer);
        let most = stream.bits_left();
        let name = out.write(&mut stream, most).unwrap().unwrap();
        assert!(!out.is_due());
        let bytes = stream.finish().unwrap();
        // The bit in front is set if there is a state.
        let mut stream = tightwire::ReadStream::new(bytes);
        assert_eq!(stream.take(Bool), Ok(true));
        (name, State::read(&mut stream).unwrap())
    }

    #[test]
    fn a_state_that_builds_on_a_missing_one_is_not_held_and_damage_is_bad() {
        let (mut published, mut out) = (Published::new(), StateOut::new());
        let (mut full, mut poor) = (StateIn::<Ten>::new(), StateIn::<Ten>::new());
        let (name, first) = coded(&mut out, &mut published, 1);
        assert_eq!(full.take(&first), Took::Held);
        assert_eq!(full.take(&first), Took::Held, "it is there");
        out.arrived(name);
        let (_, second) = coded(&mut out, &mut published, 2);
        assert_eq!(full.take(&second), Took::Held);
        assert_eq!(full.newest(), Some((2, &[2000; 10])));
        assert_eq!(poor.take(&second), Took::NotHeld);
        assert_eq!(poor.newest(), None);
        let mut damaged = first;
        damaged.length = 1;
        assert_eq!(poor.take(&damaged), Took::Bad);
    }

    #[test]
    fn an_element_without_room_is_skipped_and_asks_for_a_packet_of_its_own() {
        let (mut published, mut out) = (Published::new(), StateOut::new());
        published.record(1, &[7u8; 100]).unwrap();
        out.publish(1, core::iter::empty());
        out.encode(&published, 13);
        assert!(!out.is_due() && out.is_starved());
        assert_eq!(out.skipped, 1);
        published.record(2, &[7u8; 100]).unwrap();
        out.publish(2, core::iter::empty());
        out.encode(&published, 1000);
        assert!(out.is_due() && !out.is_starved());
    }
}
