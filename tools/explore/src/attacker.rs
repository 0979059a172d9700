//! An attacker who sees every packet and sends others, but cannot hold any up.

use std::net::SocketAddr;
use std::time::Duration;

use tightwire_sim::{Conditions, NodeId, Sim};

/// Packets that are kept. New ones replace old ones by chance, so that some get very old.
const KEPT: u64 = 256;
/// The interval of its attacks.
pub(crate) const PAUSE: Duration = Duration::from_millis(7);

#[derive(Debug)]
pub(crate) struct Attacker {
    pub(crate) node: NodeId,
    server: NodeId,
    clients: Vec<NodeId>,
    kept: Vec<(SocketAddr, SocketAddr, Vec<u8>)>,
    /// Until when it repeats everything from its own address, and passes answers on.
    relays_until: Duration,
}

impl Attacker {
    pub(crate) fn new(
        sim: &mut Sim,
        server: NodeId,
        clients: &[NodeId],
        relays_until: Duration,
    ) -> Self {
        let node = sim.node("attacker");
        sim.link(node, server, Conditions::good());
        for client in clients {
            sim.link(node, *client, Conditions::good());
            sim.tap(node, *client, server, Duration::from_millis(1));
        }
        Self { node, server, clients: clients.to_vec(), kept: Vec::new(), relays_until }
    }

    /// Gets an answer to what it sent from its own address.
    pub(crate) fn receive(&mut self, sim: &mut Sim, packet: &[u8]) {
        if sim.now() < self.relays_until {
            for client in &self.clients {
                sim.inject(self.node, sim.address(self.server), *client, packet);
            }
        }
    }

    pub(crate) fn overhear(&mut self, sim: &mut Sim, packet: (SocketAddr, SocketAddr, Vec<u8>)) {
        if sim.now() < self.relays_until && packet.1 == sim.address(self.server) {
            sim.send(self.node, self.server, packet.2.clone());
        }
        if (self.kept.len() as u64) < KEPT {
            self.kept.push(packet);
        } else if sim.random(self.node).chance(0.2) {
            let place = sim.random(self.node).below(KEPT) as usize;
            if let Some(kept) = self.kept.get_mut(place) {
                *kept = packet;
            }
        }
    }

    pub(crate) fn strike(&mut self, sim: &mut Sim) {
        let node = self.node;
        let place = sim.random(node).below(self.kept.len() as u64) as usize;
        let Some((from, to, packet)) = self.kept.get(place) else { return };
        let (from, to, mut packet) = (*from, *to, packet.clone());
        match sim.random(node).below(8) {
            // As it was.
            0 | 1 => sim.inject(node, from, to, packet),
            // From somewhere else.
            2 => sim.send(node, to, packet),
            // The wrong way round.
            3 => sim.inject(node, to, from, packet),
            // To somebody else.
            4 => {
                let other = sim.random(node).below(self.clients.len() as u64) as usize;
                let Some(&other) = self.clients.get(other) else { return };
                sim.inject(node, sim.address(other), self.server, packet);
            }
            // Changed.
            5 => {
                let bit = sim.random(node).below(packet.len().max(1) as u64 * 8) as usize;
                if let Some(byte) = packet.get_mut(bit / 8) {
                    *byte ^= 1 << (bit % 8);
                }
                sim.inject(node, from, to, packet);
            }
            // Longer or shorter.
            6 => {
                let length = sim.random(node).below(packet.len() as u64 + 40) as usize;
                packet.resize(length, 0);
                sim.inject(node, from, to, packet);
            }
            // Random bytes from anybody.
            _ => {
                let mut bytes = vec![0; sim.random(node).below(600) as usize];
                sim.random(node).fill(&mut bytes);
                sim.inject(node, from, to, bytes);
            }
        }
    }
}
