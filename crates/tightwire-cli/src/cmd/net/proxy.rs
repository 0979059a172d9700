//! The proxy without its sockets: decides which packet goes where, and when.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use tightwire_sim::{Conditions, Event, Fault, NodeId, Sim, Stats};

/// The maximum number of clients at a time. Each has its own socket towards the server.
pub(crate) const MOST_PEERS: usize = 500;
/// After this much silence, a client's place is given to another.
const IDLE: Duration = Duration::from_secs(60);

/// A packet to send now.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Out {
    /// The direction from the socket of a client's place to the server.
    ToServer(usize, Vec<u8>),
    ToClient(SocketAddr, Vec<u8>),
}

#[derive(Debug)]
struct Peer {
    /// `None` if the place is free.
    address: Option<SocketAddr>,
    node: NodeId,
    /// When a packet was last sent, by the client or to it.
    active: Duration,
}

#[derive(Debug)]
pub(crate) struct Proxy {
    sim: Sim,
    conditions: Conditions,
    server: NodeId,
    peers: Vec<Peer>,
    /// The place of each client.
    places: HashMap<SocketAddr, usize>,
    refused: u64,
}

impl Proxy {
    pub(crate) fn new(conditions: Conditions, seed: u64) -> Self {
        let mut sim = Sim::new(seed);
        let server = sim.node("server");
        let (peers, places) = (Vec::new(), HashMap::new());
        Self { sim, conditions, server, peers, places, refused: 0 }
    }

    /// Handles a packet from a client, and returns its place, or nothing if there are too many
    /// clients.
    pub(crate) fn client_sent(&mut self, from: SocketAddr, packet: &[u8]) -> Option<usize> {
        let Some(place) = self.place(from) else {
            self.refused += 1;
            return None;
        };
        let now = self.sim.now();
        let peer = self.peers.get_mut(place)?;
        peer.active = now;
        self.sim.send(peer.node, self.server, packet);
        Some(place)
    }

    /// Handles a packet that the server sent to the socket of a client's place.
    pub(crate) fn server_sent(&mut self, place: usize, packet: &[u8]) {
        if let Some(peer) = self.peers.get_mut(place) {
            peer.active = self.sim.now();
            self.sim.send(self.server, peer.node, packet);
        }
    }

    /// Removes a client from its place, because there is no socket for it.
    pub(crate) fn refuse(&mut self, place: usize) {
        self.refused += 1;
        if let Some(address) = self.peers.get_mut(place).and_then(|peer| peer.address.take()) {
            self.places.remove(&address);
        }
    }

    /// Returns the next packet that is due.
    pub(crate) fn next(&mut self, now: Duration) -> Option<Out> {
        while let Some(event) = self.sim.next_event(now) {
            let Event::Datagram { node, from, bytes } = event else { continue };
            // The places are numbered like the nodes, which begin with the server.
            let sender = self.sim.owner(from).unwrap_or(self.server);
            let client = if node == self.server { sender } else { node };
            let Some(place) = client.index().checked_sub(1) else { continue };
            let Some(peer) = self.peers.get(place) else { continue };
            match peer.address {
                Some(address) if node != self.server => return Some(Out::ToClient(address, bytes)),
                // A packet from an earlier address belongs to the previous client in this place.
                Some(_) if self.sim.address(client) == from => {
                    return Some(Out::ToServer(place, bytes));
                }
                _ => {}
            }
        }
        None
    }

    /// Returns the statistics towards the server and the clients, and the number of packets dropped
    /// for lack of a place.
    pub(crate) fn stats(&self) -> (Stats, Stats, u64) {
        let (mut up, mut down) = (Stats::default(), Stats::default());
        for peer in &self.peers {
            up += self.sim.stats(peer.node, self.server);
            down += self.sim.stats(self.server, peer.node);
        }
        (up, down, self.refused)
    }

    /// Returns the place of a client. A new client gets a place, if necessary that of a silent
    /// client.
    fn place(&mut self, address: SocketAddr) -> Option<usize> {
        if let Some(place) = self.places.get(&address) {
            return Some(*place);
        }
        let now = self.sim.now();
        let is_free = |peer: &Peer| peer.address.is_none();
        let is_silent = |peer: &Peer| now.saturating_sub(peer.active) >= IDLE;
        let place = match self.peers.iter().position(is_free) {
            Some(place) => place,
            None if self.peers.len() < MOST_PEERS => {
                let node = self.sim.node(&format!("client {}", self.peers.len()));
                self.sim.link(node, self.server, self.conditions.clone());
                self.peers.push(Peer { address: None, node, active: now });
                self.peers.len() - 1
            }
            None => self.peers.iter().position(is_silent)?,
        };
        let peer = self.peers.get_mut(place)?;
        // Packets in flight to or from the previous client in this place do not arrive.
        self.sim.apply(&Fault::Rebind(peer.node));
        if let Some(earlier) = peer.address.replace(address) {
            self.places.remove(&earlier);
        }
        self.places.insert(address, place);
        Some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn client(number: u16) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], number))
    }

    fn proxy() -> Proxy {
        Proxy::new(Conditions { latency: ms(30), ..Conditions::perfect() }, 1)
    }

    #[test]
    fn each_client_has_its_own_way_to_the_server_and_back() {
        let mut proxy = proxy();
        assert_eq!(proxy.client_sent(client(1), b"one"), Some(0));
        assert_eq!(proxy.client_sent(client(2), b"two"), Some(1));
        assert_eq!(proxy.client_sent(client(1), b"three"), Some(0));
        assert_eq!(proxy.next(ms(29)), None);
        assert_eq!(proxy.next(ms(30)), Some(Out::ToServer(0, b"one".to_vec())));
        assert_eq!(proxy.next(ms(30)), Some(Out::ToServer(1, b"two".to_vec())));
        assert_eq!(proxy.next(ms(30)), Some(Out::ToServer(0, b"three".to_vec())));
        proxy.server_sent(1, b"back");
        assert_eq!(proxy.next(ms(59)), None);
        assert_eq!(proxy.next(ms(60)), Some(Out::ToClient(client(2), b"back".to_vec())));
        let (up, down, refused) = proxy.stats();
        assert_eq!((up.delivered, down.delivered, refused), (3, 1, 0));
    }

    #[test]
    fn silent_clients_give_their_place_to_new_ones_and_others_do_not() {
        let mut proxy = proxy();
        for number in 0..MOST_PEERS as u16 {
            assert!(proxy.client_sent(client(1 + number), b"hello").is_some());
        }
        assert_eq!(proxy.client_sent(client(9_000), b"no room"), None);
        while proxy.next(ms(59_999)).is_some() {}
        assert!(proxy.client_sent(client(1), b"still here").is_some());
        assert_eq!(proxy.client_sent(client(9_000), b"no room"), None);
        while proxy.next(ms(60_000)).is_some() {}
        assert_eq!(proxy.client_sent(client(9_000), b"room"), Some(1));
        assert_eq!(proxy.stats().2, 2);
    }

    #[test]
    fn a_client_without_a_socket_is_refused_and_leaves_its_place_to_the_next() {
        let mut proxy = proxy();
        assert_eq!(proxy.client_sent(client(1), b"one"), Some(0));
        assert_eq!(proxy.client_sent(client(2), b"two"), Some(1));
        proxy.refuse(1);
        assert_eq!(proxy.client_sent(client(1), b"three"), Some(0));
        assert_eq!(proxy.client_sent(client(3), b"four"), Some(1));
        assert_eq!(proxy.next(ms(30)), Some(Out::ToServer(0, b"one".to_vec())));
        assert_eq!(proxy.next(ms(30)), Some(Out::ToServer(0, b"three".to_vec())));
        assert_eq!(proxy.next(ms(30)), Some(Out::ToServer(1, b"four".to_vec())));
        assert_eq!((proxy.next(ms(30)), proxy.stats().2), (None, 1));
    }

    #[test]
    fn a_client_that_only_listens_keeps_its_place() {
        let mut proxy = proxy();
        for number in 0..MOST_PEERS as u16 {
            assert!(proxy.client_sent(client(1 + number), b"hello").is_some());
        }
        while proxy.next(ms(59_999)).is_some() {}
        proxy.server_sent(0, b"news");
        while proxy.next(ms(60_000)).is_some() {}
        assert_eq!(proxy.client_sent(client(9_000), b"room"), Some(1));
    }

    #[test]
    fn a_place_carries_nothing_of_the_client_that_had_it_before() {
        let mut proxy = Proxy::new(Conditions { latency: ms(90_000), ..Conditions::perfect() }, 1);
        for number in 0..MOST_PEERS as u16 {
            assert!(proxy.client_sent(client(1 + number), b"old").is_some());
        }
        assert_eq!(proxy.next(ms(60_000)), None);
        assert_eq!(proxy.client_sent(client(9_000), b"new"), Some(0));
        let mut arrived = Vec::new();
        while let Some(out) = proxy.next(ms(150_000)) {
            arrived.push(out);
        }
        assert_eq!(arrived.len(), MOST_PEERS);
        let of_place: Vec<_> =
            arrived.into_iter().filter(|out| matches!(out, Out::ToServer(0, _))).collect();
        assert_eq!(of_place, [Out::ToServer(0, b"new".to_vec())]);
    }
}
