//! Shows a game on a live page while it is played.

use std::fmt::Display;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tightwire_live::{Client, Direction, Health, Lane, Live};
use tightwire_session::PeerStats;
use tightwire_session::inspect::State;

use crate::arena::messages::{Input, Scene};
use crate::arena::world::TICKS_PER_SECOND;

/// The bytes at the server's socket that the page must account for.
#[derive(Debug, Default)]
pub(crate) struct Sockets {
    sent: AtomicU64,
    received: AtomicU64,
}

impl Sockets {
    pub(crate) fn sent(&self, bytes: usize) {
        self.sent.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    pub(crate) fn received(&self, bytes: usize) {
        self.received.fetch_add(bytes as u64, Ordering::Relaxed);
    }
}

/// The bytes that the page has accounted for, and the bytes at the socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sums {
    pub sent: [u64; 2],
    pub received: [u64; 2],
}

impl Sums {
    /// Compares the two. The server's lanes must have been dropped, so that they have handed out
    /// everything.
    pub(crate) fn new(live: &Live, sockets: &Sockets) -> Self {
        Self {
            sent: [live.bytes(Direction::Sent), sockets.sent.load(Ordering::Relaxed)],
            received: [live.bytes(Direction::Received), sockets.received.load(Ordering::Relaxed)],
        }
    }

    /// Returns whether nothing is missing and nothing was counted twice.
    pub(crate) fn are_equal(&self) -> bool {
        let [sent, received] = [self.sent, self.received].map(|[one, other]| one == other);
        sent && received
    }
}

impl Display for Sums {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (sent, received) = (self.sent, self.received);
        let off = sent[0].abs_diff(sent[1]) + received[0].abs_diff(received[1]);
        write!(
            f,
            "live page: {} bytes to clients and {} from them, difference from the sockets {off}",
            sent[0], received[0]
        )
    }
}

/// The lanes of one client.
struct Peer {
    client: Client,
    sent: Lane<State>,
    received: Lane<Input>,
    /// The state in the packet that is being sent, and its bits.
    state: Option<(State, Range<usize>)>,
}

impl Peer {
    fn new(live: &Live, name: String) -> Self {
        let client = live.client(name);
        let mut sent: Lane<State> = client.lane(Direction::Sent);
        sent.split("value", tightwire_delta::part_names::<Scene>());
        sent.show_with(|trace| {
            tightwire_delta::show_in_trace(trace, "bytes");
        });
        let received = client.lane(Direction::Received);
        Self { client, sent, received, state: None }
    }
}

/// The figures that the server passes to the page.
pub(crate) struct Watch {
    peers: Vec<Peer>,
    /// The handshake, and packets from addresses without a connection.
    others: Peer,
}

/// The result of opening a packet that arrived.
pub(crate) enum Arrival<'a> {
    Accepted(&'a Input),
    Rejected(&'a dyn Display),
    /// It is part of a session, and has no input.
    Other,
    /// It belongs to the handshake.
    Handshake,
}

impl Watch {
    pub(crate) fn new(live: &Live, peers: usize) -> Self {
        // The last one is the cheater.
        let name = |number| {
            if number + 1 == peers { "cheater".into() } else { format!("player {number}") }
        };
        let peers = (0..peers).map(|number| Peer::new(live, name(number))).collect();
        Self { peers, others: Peer::new(live, "handshake, strangers".into()) }
    }

    /// Counts a packet that arrived. Without a client, it came from a stranger.
    pub(crate) fn received(&mut self, client: Option<usize>, arrival: &Arrival<'_>, bytes: usize) {
        let peer = client.and_then(|client| self.peers.get_mut(client)).unwrap_or(&mut self.others);
        match arrival {
            Arrival::Accepted(input) => peer.received.message(input, bytes),
            Arrival::Rejected(reason) => peer.received.rejected(reason, &[], bytes),
            Arrival::Other => peer.received.other(bytes),
            Arrival::Handshake => self.others.received.other(bytes),
        }
    }

    /// Counts an answer of the handshake.
    pub(crate) fn replied(&mut self, bytes: usize) {
        self.others.sent.other(bytes);
    }

    /// Takes note of the state in the packet that is being sent, its bits, and where they went.
    pub(crate) fn carries(
        &mut self,
        client: usize,
        state: &State,
        parts: &[u32],
        bits: Range<usize>,
    ) {
        if let Some(peer) = self.peers.get_mut(client) {
            peer.sent.parts(parts);
            peer.state = Some((state.clone(), bits));
        }
    }

    /// Counts a packet that was sent, with the state in it.
    pub(crate) fn sent(&mut self, client: usize, bytes: usize) {
        let Some(peer) = self.peers.get_mut(client) else { return };
        let state = peer.state.take();
        peer.sent.messages(state.iter().map(|(state, bits)| (state, bits.clone())), bytes);
    }

    /// Sets the state of a client's connection.
    pub(crate) fn health(&mut self, client: usize, stats: &PeerStats) {
        let ticks = |ticks| Duration::from_secs(u64::from(ticks)) / TICKS_PER_SECOND;
        if let Some(peer) = self.peers.get_mut(client) {
            peer.client.health(Health {
                round_trip: stats.round_trip,
                loss: Some(f64::from(stats.loss)),
                baseline_age: stats.baseline_age.map(ticks),
                pending: Some(stats.elements_pending as u64),
            });
        }
    }
}
