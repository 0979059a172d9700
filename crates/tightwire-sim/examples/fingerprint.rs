//! Prints a hash over every packet of busy games, to compare two platforms or two compilers.
//!
//! ```sh
//! cargo run --release -p tightwire-sim --example fingerprint
//! ```

use std::time::Duration;

use tightwire_sim::{Event, Limits, Random, Scenario};

/// The scenarios that are played.
const SEEDS: u64 = 200;

/// Plays the random scenario of a seed, and returns the hash over its packets.
fn fingerprint(seed: u64) -> (u64, u64) {
    let scenario = Scenario::random(seed, &Limits::default());
    let (mut sim, server, clients) = scenario.sim();
    for client in &clients {
        sim.set_timer(*client, 0, Duration::ZERO);
    }
    while let Some(event) = sim.next_event(scenario.end()) {
        match event {
            Event::Timer { node, timer } => {
                let mut bytes = vec![0; sim.random(node).below(400) as usize];
                sim.random(node).fill(&mut bytes);
                // The clock is part of it.
                bytes.extend(sim.clock(node).as_nanos().to_le_bytes());
                sim.send(node, server, bytes);
                sim.set_timer(node, timer, Duration::from_nanos(16_666_667));
            }
            Event::Datagram { node, from, mut bytes } if node == server => {
                bytes.reverse();
                sim.send(server, from, bytes);
            }
            _ => {}
        }
    }
    (sim.fingerprint(), sim.total().sent)
}

/// The hash over the packets of all scenarios, and their number.
fn all() -> (u64, u64) {
    let (mut hash, mut packets) = (0, 0);
    for seed in 0..SEEDS {
        let (one, sent) = fingerprint(seed);
        hash = Random::new(hash ^ one).next_u64();
        packets += sent;
    }
    (hash, packets)
}

fn main() {
    let (hash, packets) = all();
    println!("{SEEDS} scenarios, {packets} packets, fingerprint {hash:016x}");
}

#[cfg(test)]
mod tests {
    /// The value is that of x86-64 and of i686. If a change of the simulation is intended, run the
    /// example on both and write the new one here.
    #[test]
    fn packets_are_the_same_on_every_platform() {
        assert_eq!(super::all(), (0x0436_80be_cd36_3c40, 1_193_949));
    }
}
