//! Everything between the server and its players: the simulated network, and the attacker on it.
//!
//! It has no sockets. The real game passes the datagrams of its sockets in and sends those that
//! come out. The game in virtual time passes packets directly.

use std::net::SocketAddr;
use std::time::Duration;

use serde::Serialize;
use tightwire_sim::{Conditions, Event, NodeId, Sim, Stats};

use crate::arena::attacker::{Attacker, Attacks, Target};
use crate::arena::referee::{Direction, Lane};

/// If the attacker lags by more than this, it pauses instead of catching up.
const MOST_DEBT: Duration = Duration::from_millis(50);

/// Statistics of the game's own packets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Fates {
    pub carried: u64,
    pub lost: u64,
    pub doubled: u64,
    pub held_back: u64,
    pub cut_short: u64,
    pub damaged: u64,
}

/// Statistics of the network and the attacker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct InternetStats {
    pub fates: Fates,
    pub attacks: Attacks,
    /// Packets that arrived at one of the ends, including hostile ones.
    pub delivered: u64,
}

/// The sender of a packet, by its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sender {
    Client(usize),
    Stranger,
    Cheater,
}

/// A packet that arrives at one of the ends.
#[derive(Debug)]
pub(crate) enum Delivery {
    ToServer(Sender, Vec<u8>),
    ToClient(usize, Vec<u8>),
}

/// The network, with the attacker on it.
#[derive(Debug)]
pub(crate) struct Internet {
    sim: Sim,
    server: NodeId,
    clients: Vec<NodeId>,
    /// The nodes from which the attacker sends.
    stranger: NodeId,
    cheater: NodeId,
    /// The node that taps every packet between the clients and the server.
    listener: NodeId,
    attacker: Option<Attacker>,
    /// Hostile packets per second.
    attack_rate: u32,
    /// The time up to which the attacker has sent its packets.
    attacked_until: Duration,
    delivered: u64,
}

impl Internet {
    /// Creates a network without packets and without an attacker.
    pub(crate) fn new(conditions: &Conditions, clients: usize, seed: u64) -> Self {
        let mut sim = Sim::new(seed);
        let server = sim.node("server");
        let clients = (0..clients).map(|client| sim.node(&format!("client {client}")));
        let clients: Vec<NodeId> = clients.collect();
        let [stranger, cheater, listener] =
            ["stranger", "cheater", "listener"].map(|n| sim.node(n));
        for client in &clients {
            sim.link(*client, server, conditions.clone());
            sim.link_one_way(listener, *client, Conditions::perfect());
            sim.tap(listener, *client, server, Duration::ZERO);
        }
        for hostile in [stranger, cheater, listener] {
            sim.link(hostile, server, Conditions::perfect());
        }
        Self {
            sim,
            server,
            clients,
            stranger,
            cheater,
            listener,
            attacker: None,
            attack_rate: 0,
            attacked_until: Duration::ZERO,
            delivered: 0,
        }
    }

    /// Adds an attacker that sends `attack_rate` hostile packets per second.
    pub(crate) fn attacked_by(self, attacker: Attacker, attack_rate: u32) -> Self {
        Self { attacker: Some(attacker), attack_rate, ..self }
    }

    /// Returns the addresses of the clients and of the cheater, in virtual time.
    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.clients.iter().chain([&self.cheater]).map(|node| self.sim.address(*node)).collect()
    }

    /// Returns the client at an address, in virtual time. The cheater's number is after those of the
    /// players.
    pub(crate) fn client_at(&self, address: SocketAddr) -> Option<usize> {
        let node = self.sim.owner(address)?;
        if node == self.cheater { Some(self.clients.len()) } else { self.client(node) }
    }

    /// Returns the address of a sender, in virtual time.
    pub(crate) fn address(&self, sender: Sender) -> SocketAddr {
        self.sim.address(match sender {
            Sender::Client(client) => self.clients.get(client).copied().unwrap_or(self.stranger),
            Sender::Stranger => self.stranger,
            Sender::Cheater => self.cheater,
        })
    }

    /// Returns the time up to which everything has happened.
    pub(crate) fn now(&self) -> Duration {
        self.sim.now()
    }

    /// Sends a packet of one of the sides.
    pub(crate) fn send(&mut self, lane: Lane, packet: &[u8]) {
        let client = self.clients.get(lane.client).copied().unwrap_or(self.cheater);
        match lane.direction {
            Direction::ToServer => self.sim.send(client, self.server, packet),
            Direction::ToClient => self.sim.send(self.server, client, packet),
        }
    }

    /// Returns the next packet that arrives by `until`.
    pub(crate) fn arrival(&mut self, until: Duration) -> Option<Delivery> {
        while let Some(event) = self.sim.next_event(until) {
            match event {
                Event::Datagram { node, from, bytes } if node == self.server => {
                    self.delivered += 1;
                    let sender = match self.sim.owner(from) {
                        Some(node) if node == self.cheater => Sender::Cheater,
                        Some(node) => self.client(node).map_or(Sender::Stranger, Sender::Client),
                        None => Sender::Stranger,
                    };
                    return Some(Delivery::ToServer(sender, bytes));
                }
                Event::Datagram { node, mut bytes, .. } if node == self.cheater => {
                    let now = self.sim.now();
                    if let Some(attacker) = &mut self.attacker {
                        attacker.receive(now, &mut bytes);
                    }
                }
                Event::Datagram { node, bytes, .. } => {
                    let Some(client) = self.client(node) else { continue };
                    self.delivered += 1;
                    return Some(Delivery::ToClient(client, bytes));
                }
                Event::Overheard { from, to, bytes, .. } => self.overhear(from, to, &bytes),
                _ => {}
            }
        }
        None
    }

    fn client(&self, node: NodeId) -> Option<usize> {
        // The server is the first node, and the clients follow.
        let client = node.index().checked_sub(1)?;
        (client < self.clients.len()).then_some(client)
    }

    fn overhear(&mut self, from: SocketAddr, to: SocketAddr, packet: &[u8]) {
        let owner = |address| self.sim.owner(address).and_then(|node| self.client(node));
        let lane = match (owner(from), owner(to)) {
            (Some(client), _) => Lane { client, direction: Direction::ToServer },
            (_, Some(client)) => Lane { client, direction: Direction::ToClient },
            _ => return,
        };
        if let Some(attacker) = &mut self.attacker {
            attacker.overhear(lane, packet);
        }
    }

    /// Lets the attacker send the packets that are due.
    pub(crate) fn attack(&mut self) {
        let Some(attacker) = self.attacker.as_mut().filter(|_| self.attack_rate > 0) else {
            return;
        };
        let now = self.sim.now();
        let pause = Duration::from_secs(1) / self.attack_rate;
        self.attacked_until = self.attacked_until.max(now.saturating_sub(MOST_DEBT));
        while self.attacked_until + pause <= now {
            self.attacked_until += pause;
            let (target, packet) = attacker.strike(now);
            let sim = &mut self.sim;
            match target {
                Target::Stranger => sim.send(self.stranger, self.server, packet),
                // It waits for the server.
                Target::Cheater if packet.is_empty() => {}
                Target::Cheater => sim.send(self.cheater, self.server, packet),
                Target::Lane(Lane { client, direction }) => {
                    let Some(&client) = self.clients.get(client) else { continue };
                    let (from, to) = match direction {
                        Direction::ToServer => (client, self.server),
                        Direction::ToClient => (self.server, client),
                    };
                    sim.inject(self.listener, sim.address(from), to, packet);
                }
            }
        }
    }

    /// Returns the statistics so far.
    pub(crate) fn stats(&self) -> InternetStats {
        let mut fates = Fates::default();
        for client in &self.clients {
            for (from, to) in [(*client, self.server), (self.server, *client)] {
                let stats: Stats = self.sim.stats(from, to);
                fates.carried += stats.sent;
                fates.lost += stats.lost();
                fates.doubled += stats.duplicated;
                fates.held_back += stats.held_back;
                fates.cut_short += stats.truncated;
                fates.damaged += stats.corrupted;
            }
        }
        let attacks = self.attacker.as_ref().map(Attacker::attacks).unwrap_or_default();
        InternetStats { fates, attacks, delivered: self.delivered }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packets_come_out_where_they_should_and_say_who_sent_them() {
        let conditions = Conditions { latency: Duration::from_millis(15), ..Conditions::perfect() };
        let mut internet = Internet::new(&conditions, 3, 1);
        internet.send(Lane { client: 2, direction: Direction::ToServer }, b"up");
        internet.send(Lane { client: 1, direction: Direction::ToClient }, b"down");
        assert!(internet.arrival(Duration::from_millis(14)).is_none());
        let up = internet.arrival(Duration::from_millis(15)).unwrap();
        assert!(matches!(up, Delivery::ToServer(Sender::Client(2), packet) if packet == b"up"));
        let down = internet.arrival(Duration::from_millis(15)).unwrap();
        assert!(matches!(down, Delivery::ToClient(1, packet) if packet == b"down"));
        assert!(internet.arrival(Duration::from_secs(1)).is_none());
        assert_eq!(internet.stats().fates, Fates { carried: 2, ..Fates::default() });
        assert_eq!(internet.stats().delivered, 2);
    }
}
