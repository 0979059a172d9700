//! The proxy without its sockets: which packet goes where, and when.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use tightwire_sim::{Conditions, Event, NodeId, Sim, Stats};

/// The most clients at a time. Each has a socket of its own towards the server.
pub(crate) const MOST_PEERS: usize = 500;
/// A client that was silent for this long gives its place to another.
const IDLE: Duration = Duration::from_secs(60);

/// A packet that is to be sent now.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Out {
    /// From the socket of a client's place to the server.
    ToServer(usize, Vec<u8>),
    ToClient(SocketAddr, Vec<u8>),
}

#[derive(Debug)]
struct Peer {
    address: SocketAddr,
    node: NodeId,
    heard: Duration,
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

    /// Takes a packet from a client, and returns its place. None if there are too many clients.
    pub(crate) fn client_sent(&mut self, from: SocketAddr, packet: &[u8]) -> Option<usize> {
        let Some(place) = self.place(from) else {
            self.refused += 1;
            return None;
        };
        let now = self.sim.now();
        let peer = self.peers.get_mut(place)?;
        peer.heard = now;
        self.sim.send(peer.node, self.server, packet);
        Some(place)
    }

    /// Takes a packet that the server sent to the socket of a client's place.
    pub(crate) fn server_sent(&mut self, place: usize, packet: &[u8]) {
        if let Some(peer) = self.peers.get(place) {
            self.sim.send(self.server, peer.node, packet);
        }
    }

    /// The next packet that is due by now.
    pub(crate) fn next(&mut self, now: Duration) -> Option<Out> {
        while let Some(event) = self.sim.next_event(now) {
            let Event::Datagram { node, from, bytes } = event else { continue };
            if node != self.server {
                let peer = self.peers.iter().find(|peer| peer.node == node)?;
                return Some(Out::ToClient(peer.address, bytes));
            }
            let sender = self.sim.owner(from);
            let place = self.peers.iter().position(|peer| Some(peer.node) == sender)?;
            return Some(Out::ToServer(place, bytes));
        }
        None
    }

    /// What was carried to the server and to the clients, and what was dropped for want of a place.
    pub(crate) fn stats(&self) -> (Stats, Stats, u64) {
        let (mut up, mut down) = (Stats::default(), Stats::default());
        for peer in &self.peers {
            up += self.sim.stats(peer.node, self.server);
            down += self.sim.stats(self.server, peer.node);
        }
        (up, down, self.refused)
    }

    /// The place of a client. A new one gets a place, if need be that of a silent client.
    fn place(&mut self, address: SocketAddr) -> Option<usize> {
        if let Some(place) = self.places.get(&address) {
            return Some(*place);
        }
        let now = self.sim.now();
        let place = if self.peers.len() < MOST_PEERS {
            let node = self.sim.node(&format!("client {}", self.peers.len()));
            self.sim.link(node, self.server, self.conditions.clone());
            self.peers.push(Peer { address, node, heard: now });
            self.peers.len() - 1
        } else {
            let silent = |peer: &Peer| now.saturating_sub(peer.heard) >= IDLE;
            let place = self.peers.iter().position(silent)?;
            let peer = self.peers.get_mut(place)?;
            self.places.remove(&peer.address);
            peer.address = address;
            place
        };
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
}
