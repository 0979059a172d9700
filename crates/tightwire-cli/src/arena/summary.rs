//! The summary of a run, in numbers.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Serialize;

use crate::arena::attacker::Attacks;
use crate::arena::internet::Fates;
use crate::arena::memory::Memory;
use crate::arena::messages::Cube;
use crate::arena::referee::Rulings;
use crate::arena::server::ServerStats;
use crate::arena::stats::{Handshakes, Side, TimeSummary, Traffic};
use crate::arena::{Board, Outcome, Settings};
use crate::recording::CUBES;

/// The summary of a run, which `--json` prints as JSON.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Summary {
    /// True if all checks passed.
    pub good: bool,
    /// The comparison of every client's world with the server's.
    pub worlds: Worlds,
    /// The numbers of accepted and rejected packets, by their kind.
    pub rulings: Rulings,
    pub bandwidth: Bandwidth,
    pub server: SideSummary,
    pub clients: SideSummary,
    pub network: Fates,
    pub attacker: Attacks,
    /// Packets that the network delivered and no one received, because the system's own buffers
    /// were full or the run was over.
    pub not_received: u64,
    pub states: States,
    /// The cubes that a plain snapshot would have.
    pub cubes_per_snapshot: f64,
    pub memory_bytes: Memory,
    /// The time from the first packet to the last.
    pub seconds: f64,
    pub settings: Settings,
    /// The path of the page that explains a packet.
    pub xray: Option<PathBuf>,
}

/// The comparison of the clients' worlds with the server's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Worlds {
    pub clients: usize,
    /// Clients with every cube exactly as the server has it.
    pub equal: usize,
    pub cubes: usize,
    /// The number of cubes that differ, over all clients.
    pub differing_cubes: usize,
}

/// The states that were sent to the clients.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct States {
    pub sent: u64,
    /// States that arrived, in order and with what they build on.
    pub shown: u64,
    /// The share of states that no client could show.
    pub not_shown: f64,
}

/// The download of one client in kbit/s, and what it would be in other ways.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Bandwidth {
    /// The packets as they were sent.
    pub tightwire: f64,
    /// Deltas without a model. This and what follows is measured on one client.
    pub deltas: f64,
    /// The changed cubes as plain values, without deltas.
    pub plain: f64,
    /// The changed cubes as structs of quantized integers.
    pub bitcode_integers: f64,
    pub postcard_integers: f64,
    /// The changed cubes as structs of floats.
    pub bitcode: f64,
    pub postcard: f64,
}

/// The counters of one side.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct SideSummary {
    pub sent: Traffic,
    pub received: Traffic,
    /// Packets by the gate that refused them.
    pub refused: BTreeMap<&'static str, u64>,
    /// Messages that start a session.
    pub handshake: Handshakes,
    pub prepare: TimeSummary,
    pub transmit: TimeSummary,
    pub receive: TimeSummary,
}

impl Summary {
    /// Compares, adds up and divides. Returns nothing if a thread never counted anything.
    pub(crate) fn new(
        settings: &Settings,
        outcome: &Outcome,
        xray: Option<PathBuf>,
    ) -> Option<Self> {
        let Board { elapsed, server, clients, link } = &outcome.board;
        let (server, clients) = (server.as_ref()?, clients.as_ref()?);
        let worlds = Worlds::compare(&outcome.world, &outcome.mirrors);
        let mut rulings = server.side.rulings;
        rulings.add(&clients.rulings);
        let received = server.side.received.packets + clients.received.packets;
        Some(Self {
            good: worlds.is_good()
                && is_just(&rulings)
                && clients.handshake.sessions == settings.clients as u64,
            worlds,
            rulings,
            bandwidth: Bandwidth::new(server, settings.clients, elapsed.as_secs_f64()),
            server: SideSummary::new(&server.side),
            clients: SideSummary::new(clients),
            network: link.fates,
            attacker: link.attacks,
            not_received: link.delivered.saturating_sub(received),
            states: States::new(server.states, clients.shown),
            cubes_per_snapshot: server.followed.cubes as f64 / server.followed.states.max(1) as f64,
            memory_bytes: outcome.memory,
            seconds: elapsed.as_secs_f64(),
            settings: settings.clone(),
            xray,
        })
    }
}

/// Returns whether the gates made no mistake, and accepted something.
fn is_just(rulings: &Rulings) -> bool {
    rulings.hostile_accepted == 0 && rulings.valid_refused == 0 && rulings.valid_accepted > 0
}

impl Worlds {
    fn compare(world: &[Cube], mirrors: &[Vec<Option<Cube>>]) -> Self {
        let differences = mirrors.iter().map(|mirror| {
            let same = world.iter().zip(mirror).filter(|(ours, theirs)| **theirs == Some(**ours));
            world.len() - same.count()
        });
        let differences: Vec<usize> = differences.collect();
        Self {
            clients: mirrors.len(),
            equal: differences.iter().filter(|&&cubes| cubes == 0).count(),
            cubes: world.len(),
            differing_cubes: differences.iter().sum(),
        }
    }

    pub(crate) fn is_good(&self) -> bool {
        self.clients > 0 && self.equal == self.clients && self.cubes == CUBES
    }
}

impl Bandwidth {
    fn new(server: &ServerStats, clients: usize, seconds: f64) -> Self {
        let kilobits = |bytes: f64| bytes * 8.0 / 1000.0 / clients as f64 / seconds;
        let (sealed, states) = (server.side.sent.bytes as f64, server.state_bits as f64 / 8.0);
        let followed = &server.followed;
        // Any other payload would have the same seal around it.
        let with = |bytes: u64| {
            let times = bytes as f64 / followed.sent.max(1) as f64;
            kilobits(sealed + states * (times - 1.0))
        };
        Self {
            tightwire: kilobits(sealed),
            deltas: with(followed.without_model),
            plain: with(followed.rivals.plain),
            bitcode_integers: with(followed.rivals.bitcode_integers),
            postcard_integers: with(followed.rivals.postcard_integers),
            bitcode: with(followed.rivals.bitcode),
            postcard: with(followed.rivals.postcard),
        }
    }
}

impl States {
    fn new(sent: u64, shown: u64) -> Self {
        let missing = sent.saturating_sub(shown);
        Self { sent, shown, not_shown: missing as f64 / sent.max(1) as f64 }
    }
}

impl SideSummary {
    fn new(side: &Side) -> Self {
        let gates = side.gates.iter().map(|(gate, count)| (gate.label(), count));
        let all = gates.chain([("unknown_address", side.strangers), ("payload", side.lies)]);
        Self {
            sent: side.sent,
            received: side.received,
            handshake: side.handshake,
            refused: all.filter(|&(_, count)| count > 0).collect(),
            prepare: side.prepare.summary(),
            transmit: side.transmit.summary(),
            receive: side.receive.summary(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_cube_that_differs_spoils_the_worlds() {
        let world = vec![Cube::default(); CUBES];
        let mirror: Vec<_> = world.iter().copied().map(Some).collect();
        let mut other = mirror.clone();
        assert!(Worlds::compare(&world, &[mirror.clone(), other.clone()]).is_good());
        other[900] = Some(Cube { z: 1, ..Cube::default() });
        let worlds = Worlds::compare(&world, &[mirror.clone(), other.clone()]);
        assert!(!worlds.is_good());
        assert_eq!((worlds.equal, worlds.differing_cubes), (1, 1));
        other[900] = None;
        assert!(!Worlds::compare(&world, &[mirror, other]).is_good());
        assert!(!Worlds::compare(&world, &[]).is_good(), "nobody played");
    }

    #[test]
    fn one_mistake_at_the_gates_is_one_too_many() {
        let just = Rulings { valid_accepted: 9, hostile_refused: 9, ..Rulings::default() };
        assert!(is_just(&just));
        assert!(!is_just(&Rulings { hostile_accepted: 1, ..just }));
        assert!(!is_just(&Rulings { valid_refused: 1, ..just }));
        assert!(!is_just(&Rulings { valid_accepted: 0, ..just }), "nothing came through");
    }
}
