//! A small game that is tested on a bad network, and the bug that the test finds.
//!
//! Players collect coins, and the server keeps the score. A coin that is collected must count
//! exactly once, whatever the network does. So a player sends a coin again until the server has
//! acknowledged it.
//!
//! The first server below has a bug that no test on a good network finds. Run this example to see
//! the report:
//!
//! ```sh
//! cargo run -p tightwire-sim --example coins
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::time::Duration;

use tightwire_sim::{Broken, Event, Explored, Failure, Fault, Limits, Scenario, Sim, explore};

// The game. It does no I/O: packets go in, packets come out.

/// Fifty packets a second.
const TICK: Duration = Duration::from_millis(20);
/// A coin that is not acknowledged by then is sent again.
const RESEND: Duration = Duration::from_millis(200);

/// A player collects a coin now and then.
#[derive(Default)]
struct Player {
    collected: u32,
    /// The coins that the server has not acknowledged, and when to send them again.
    open: BTreeMap<u32, Duration>,
}

impl Player {
    fn collect(&mut self) {
        self.collected += 1;
        self.open.insert(self.collected, Duration::ZERO);
    }

    /// The packet of a tick: the numbers of the coins that are due, four bytes each.
    fn packet(&mut self, now: Duration) -> Vec<u8> {
        let mut packet = Vec::new();
        for (coin, due) in self.open.iter_mut().filter(|(_, due)| **due <= now).take(20) {
            packet.extend(coin.to_le_bytes());
            *due = now + RESEND;
        }
        packet
    }

    /// The game was restarted. The coins were on disk, but not what was sent when.
    fn restart(&mut self) {
        self.open.values_mut().for_each(|due| *due = Duration::ZERO);
    }

    /// An acknowledgement has the same form.
    fn receive(&mut self, packet: &[u8]) {
        for coin in numbers(packet) {
            self.open.remove(&coin);
        }
    }
}

/// The server's record of a player.
#[derive(Default)]
struct Score {
    coins: u32,
    newest: u32,
    seen: BTreeSet<u32>,
}

/// Which coins the server remembers, to count none twice.
#[derive(Clone, Copy)]
enum Memory {
    /// The newest coin. Smaller numbers are taken for repetitions. This is the bug: if a packet is
    /// lost, its coin is sent again after others with larger numbers, and never counts.
    Newest,
    /// All coins.
    All,
}

struct Server {
    memory: Memory,
    scores: BTreeMap<SocketAddr, Score>,
}

impl Server {
    /// Counts the coins of a packet, and returns the acknowledgement.
    fn receive(&mut self, from: SocketAddr, packet: &[u8]) -> Vec<u8> {
        let score = self.scores.entry(from).or_default();
        for coin in numbers(packet) {
            let is_new = match self.memory {
                Memory::Newest => coin > score.newest,
                Memory::All => score.seen.insert(coin),
            };
            if is_new {
                score.coins += 1;
                score.newest = coin;
            }
        }
        packet.to_vec()
    }
}

fn numbers(packet: &[u8]) -> impl Iterator<Item = u32> + '_ {
    packet.chunks_exact(4).filter_map(|bytes| Some(u32::from_le_bytes(bytes.try_into().ok()?)))
}

// The test. It plays the game on the network of a scenario, and checks what must hold.

fn play(scenario: &Scenario, memory: Memory) -> Result<(), Broken> {
    let (mut sim, server_node, clients) = scenario.sim();
    sim.describe(|packet| format!("coins {:?}", numbers(packet).collect::<Vec<_>>()));
    let mut server = Server { memory, scores: BTreeMap::new() };
    let mut players: BTreeMap<_, _> =
        clients.iter().map(|client| (*client, Player::default())).collect();
    for client in &clients {
        sim.set_timer(*client, 0, TICK);
    }
    while let Some(event) = sim.next_event(scenario.end()) {
        match event {
            Event::Timer { node, timer } => {
                let Some(player) = players.get_mut(&node) else { continue };
                // Nobody collects coins at the end, so that all of them can arrive.
                if sim.now() < scenario.length && sim.random(node).chance(0.2) {
                    player.collect();
                }
                let packet = player.packet(sim.now());
                if !packet.is_empty() {
                    sim.send(node, server_node, packet);
                }
                sim.set_timer(node, timer, TICK);
            }
            Event::Datagram { node, from, bytes } if node == server_node => {
                let reply = server.receive(from, &bytes);
                sim.send(server_node, from, reply);
                check(&sim, &server, &players)?;
            }
            Event::Datagram { node, bytes, .. } => {
                if let Some(player) = players.get_mut(&node) {
                    player.receive(&bytes);
                }
                check(&sim, &server, &players)?;
            }
            // Both sides keep their coins on disk, so there is nothing to forget on `Fault::Stop`. But
            // the timers are gone.
            Event::Fault(Fault::Start(node)) => {
                if let Some(player) = players.get_mut(&node) {
                    player.restart();
                    sim.set_timer(node, 0, TICK);
                }
            }
            _ => {}
        }
    }
    // The network was good for the last seconds, so everything must have arrived.
    for (node, player) in &players {
        if !player.open.is_empty() {
            let detail = format!("{} has {} open coins", sim.name(*node), player.open.len());
            return Err(Broken::new(&sim, "every coin is acknowledged in the end", detail));
        }
    }
    Ok(())
}

/// Checks after every event that each acknowledged coin has counted once.
fn check(
    sim: &Sim,
    server: &Server,
    players: &BTreeMap<tightwire_sim::NodeId, Player>,
) -> Result<(), Broken> {
    for (node, player) in players {
        let coins = server.scores.get(&sim.address(*node)).map_or(0, |score| score.coins);
        let acknowledged = player.collected - player.open.len() as u32;
        if coins < acknowledged {
            let name = sim.name(*node);
            let detail =
                format!("{acknowledged} coins of {name} are acknowledged, {coins} counted");
            return Err(Broken::new(sim, "an acknowledged coin has counted", detail));
        }
        if coins > player.collected {
            let detail = format!("{coins} counted of {}", player.collected);
            return Err(Broken::new(sim, "no coin counts twice", detail));
        }
    }
    Ok(())
}

/// The game has no sessions and no checksums: it relies on those below it. So new addresses and
/// damaged packets are left out.
fn limits() -> Limits {
    Limits { addresses: false, damage: false, ..Limits::default() }
}

fn test(seeds: std::ops::Range<u64>, memory: Memory) -> Result<Explored, Box<Failure>> {
    explore(seeds, &limits(), |scenario| play(scenario, memory))
}

fn main() {
    match test(0..100, Memory::Newest) {
        Ok(explored) => println!("the bug was not found: {explored:?}"),
        Err(failure) => println!("{failure}"),
    }
    match test(0..100, Memory::All) {
        Ok(explored) => println!("the fixed server passes: {explored:?}"),
        Err(failure) => println!("{failure}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_coin_counts_once() {
        if let Err(failure) = test(0..100, Memory::All) {
            panic!("{failure}");
        }
    }

    #[test]
    fn the_planted_bug_is_found_and_made_small() {
        let failure = test(0..100, Memory::Newest).unwrap_err();
        assert_eq!(failure.broken.invariant, "an acknowledged coin has counted");
        let Scenario { clients, faults, .. } = &failure.scenario;
        assert_eq!((*clients, faults.len()), (1, 0), "{failure}");
    }

    #[test]
    fn a_good_network_does_not_show_the_bug() {
        for seed in 0..100 {
            let scenario = Scenario {
                conditions: "good,loss=0".parse().unwrap(),
                faults: Vec::new(),
                ..Scenario::random(seed, &limits())
            };
            assert_eq!(play(&scenario, Memory::Newest), Ok(()));
        }
    }
}
