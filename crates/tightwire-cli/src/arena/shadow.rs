//! Follows one client, to measure and explain packets without sending anything.
//!
//! It computes what the same states would have taken without a model and without deltas, and it
//! receives a copy of every state, so that one of them can be explained.

use std::collections::VecDeque;

use tightwire_delta::{History, Link, Receiver, RecordError, names};

use crate::arena::messages::{PACKET_BYTES, Scene};
use crate::arena::model::model;
use crate::arena::plain::Plain;
use crate::arena::rivals::{RivalBytes, Rivals};
use crate::arena::world::World;

/// The client that is followed.
pub(crate) const FOLLOWED: usize = 0;

/// The room for the state in a packet: a session keeps this many bytes for everything else.
pub(crate) const STATE_BYTES: usize = PACKET_BYTES - 60;

/// The page explains a packet with about this many numbers: enough to see how it works, and few
/// enough to read.
const SAMPLE_NUMBERS: usize = 150;
/// Packets of about this size, in bytes, have that many numbers.
const SAMPLE_BYTES: usize = 150;

/// States whose fate is unknown after this many newer ones were lost.
const MOST_IN_FLIGHT: usize = 64;

/// The bytes of the states of one client.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Followed {
    pub states: u64,
    /// The bytes that were sent.
    pub sent: u64,
    /// The bytes of deltas without a model.
    pub without_model: u64,
    /// The cubes in plain snapshots.
    pub cubes: u64,
    /// The bytes of plain snapshots.
    pub rivals: RivalBytes,
}

/// The followed client in other ways, and a copy of its receiver.
pub(crate) struct Shadow {
    history: History<Scene>,
    longest_gap: u32,
    client: Other,
    /// A copy of the client's receiver. It contains two whole worlds.
    receiver: Box<Receiver<Scene>>,
    rivals: Rivals,
    followed: Followed,
    /// The page so far, and how far its packet is from the wanted size.
    page: Option<(usize, String)>,
}

/// The followed client without a model, and with plain snapshots.
struct Other {
    link: Link<Scene>,
    receiver: Box<Receiver<Scene>>,
    /// The last states without a model, by their ticks.
    in_flight: VecDeque<(u32, Vec<u8>)>,
    plain: Plain,
}

impl Other {
    fn new(longest_gap: u32) -> Self {
        let mut link = Link::new(0);
        link.set_longest_gap(longest_gap);
        let receiver = Box::new(Receiver::new(None));
        Self { link, receiver, in_flight: VecDeque::new(), plain: Plain::new() }
    }
}

impl Shadow {
    pub(crate) fn new(longest_gap: u32) -> Self {
        Self {
            history: History::new(None),
            longest_gap,
            client: Other::new(longest_gap),
            receiver: Box::new(Receiver::new(model())),
            rivals: Rivals::new(),
            followed: Followed::default(),
            page: None,
        }
    }

    /// Begins again with a client that has nothing.
    pub(crate) fn joined(&mut self) {
        self.client = Other::new(self.longest_gap);
        *self.receiver = Receiver::new(model());
    }

    /// Records the world of a tick.
    ///
    /// # Errors
    ///
    /// A cube that its description does not allow.
    pub(crate) fn record(&mut self, tick: u32, scene: &Scene) -> Result<(), RecordError> {
        self.history.record(tick, scene)
    }

    /// Processes that the state of a tick arrived, and that the server knows it.
    pub(crate) fn arrived(&mut self, tick: u32) {
        let Other { link, receiver, in_flight, plain } = &mut self.client;
        plain.arrived(tick);
        let found = in_flight.iter().position(|(of, _)| *of == tick);
        let state = found.and_then(|index| in_flight.remove(index));
        let held = state.is_some_and(|(_, state)| receiver.decode(&state).is_ok());
        if let Some(ack) = receiver.ack().filter(|_| held) {
            link.acked(ack);
        }
    }

    /// Processes the state of a tick that was sent to the followed client.
    pub(crate) fn sent(&mut self, tick: u32, state: &[u8], world: &World, focus: [f32; 2]) {
        self.explain(state);
        let Self { history, client, rivals, followed, .. } = self;
        let mut buffer = [0; STATE_BYTES];
        if let Ok(other) = client.link.encode(history, tick, &mut buffer, |_| 1) {
            followed.states += 1;
            followed.sent += state.len() as u64;
            followed.without_model += other.len() as u64;
            client.in_flight.push_back((tick, other.to_vec()));
            if client.in_flight.len() > MOST_IN_FLIGHT {
                client.in_flight.pop_front();
            }
            followed.cubes += client.plain.send(tick, world, focus, rivals) as u64;
            followed.rivals = rivals.bytes;
        }
    }

    /// Keeps the explanation of the packet whose size is closest to the wanted one.
    fn explain(&mut self, packet: &[u8]) {
        let distance = packet.len().abs_diff(SAMPLE_BYTES);
        if self.page.as_ref().is_none_or(|(best, _)| distance < *best) {
            let explained = self.receiver.explain(packet).ok();
            if let Some(explained) = explained.filter(|explained| !explained.bases.is_empty()) {
                let page = explained.to_html(&names::<Scene>(), SAMPLE_NUMBERS);
                self.page = Some((distance, page));
            }
        }
        // It receives every packet in order, so it can always decode them.
        let _ = self.receiver.decode(packet);
    }

    /// Returns the counters so far.
    pub(crate) fn followed(&self) -> Followed {
        self.followed
    }

    /// Returns the page that explains a packet.
    pub(crate) fn into_page(self) -> Option<String> {
        self.page.map(|(_, page)| page)
    }
}
