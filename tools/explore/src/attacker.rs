//! An attacker who sees every packet and sends others, but cannot hold any up.

use std::net::SocketAddr;
use std::time::Duration;

use tightwire_sim::{Conditions, NodeId, Random, Sim};

/// Packets that are kept. New ones replace old ones by chance, so that some get very old.
const KEPT: u64 = 256;
/// Packets of handshakes that are kept.
const OPENINGS: u64 = 32;
/// The start of packets that open a session or look for a path; see docs/wire-format-session.md.
const OPENING: [u8; 5] = *b"\0twhs";
/// Where such a packet has its kind, two kinds, and where a response has the client's half.
const KIND: usize = 6;
const RESPONSE: u8 = 3;
const ACCEPT: u8 = 4;
const HALF: std::ops::Range<usize> = 25..41;
/// The interval of its attacks.
pub(crate) const PAUSE: Duration = Duration::from_millis(7);

#[derive(Debug)]
pub(crate) struct Attacker {
    pub(crate) node: NodeId,
    server: NodeId,
    clients: Vec<NodeId>,
    kept: Vec<(SocketAddr, SocketAddr, Vec<u8>)>,
    /// Packets that open a session or look for a path. There are few of them, and they do more harm.
    openings: Vec<(SocketAddr, SocketAddr, Vec<u8>)>,
    /// The last two responses of each client. An old one, in the moment when the server has accepted a
    /// new one, must not start another session.
    responses: Vec<(SocketAddr, [Vec<u8>; 2])>,
    /// Until when it repeats everything from its own address, and passes answers on.
    relays_until: Duration,
}

/// Keeps a packet. If there are enough, it replaces another one by this chance.
fn keep<T>(pool: &mut Vec<T>, packet: T, most: u64, chance: f64, random: &mut Random) {
    if (pool.len() as u64) < most {
        pool.push(packet);
    } else if random.chance(chance) {
        if let Some(kept) = pool.get_mut(random.below(most) as usize) {
            *kept = packet;
        }
    }
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
        Self {
            node,
            server,
            clients: clients.to_vec(),
            kept: Vec::new(),
            openings: Vec::new(),
            responses: Vec::new(),
            relays_until,
        }
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
        let is_opening = packet.2.starts_with(&OPENING);
        if is_opening {
            self.respond_again(sim, &packet);
        }
        // A copy that may be first.
        let haste = if is_opening { 0.5 } else { 0.03 };
        if sim.random(self.node).chance(haste) {
            sim.send(self.node, packet.1, packet.2.clone());
        }
        let random = sim.random(self.node);
        if is_opening {
            keep(&mut self.openings, packet, OPENINGS, 1.0, random);
        } else {
            keep(&mut self.kept, packet, KEPT, 0.2, random);
        }
    }

    /// Keeps responses, and replays the one before when the server accepts the next.
    fn respond_again(
        &mut self,
        sim: &mut Sim,
        (from, to, bytes): &(SocketAddr, SocketAddr, Vec<u8>),
    ) {
        let kind = bytes.get(KIND).copied();
        let client = if kind == Some(RESPONSE) { from } else { to };
        let known = self.responses.iter_mut().find(|(address, _)| address == client);
        match (kind, known) {
            (Some(RESPONSE), None) => {
                self.responses.push((*client, [Vec::new(), bytes.clone()]));
            }
            (Some(RESPONSE), Some((_, [before, last]))) if bytes.get(HALF) != last.get(HALF) => {
                *before = std::mem::replace(last, bytes.clone());
            }
            (Some(ACCEPT), Some((_, [before, _]))) if !before.is_empty() => {
                sim.inject(self.node, *client, self.server, before.clone());
            }
            _ => {}
        }
    }

    pub(crate) fn strike(&mut self, sim: &mut Sim) {
        let node = self.node;
        let pool = if sim.random(node).chance(0.3) { &self.openings } else { &self.kept };
        let place = sim.random(node).below(pool.len() as u64) as usize;
        let Some((from, to, packet)) = pool.get(place) else { return };
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
