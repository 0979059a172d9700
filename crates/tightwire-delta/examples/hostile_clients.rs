//! What a client costs the server if it lies about what it received.
//!
//! ```text
//! cargo build --release -p tightwire-delta --example hostile_clients
//! for manner in none honest silent claims denies renews random; do
//!     valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/hostile_clients $manner
//! done
//! ```
//!
//! A server has 100 players and 200 shots that come and go, and sends 60 states a second to one client, in
//! packets of 1,200 bytes, with a round trip of 6 ticks and 5 % loss. The program prints packets and bytes.
//! The instructions are those of valgrind, minus those of `none`, which records the states and sends nothing.

#![allow(clippy::unwrap_used, reason = "an example that cannot go on should say so")]

use std::collections::VecDeque;

use tightwire::Wire;
use tightwire_delta::{Ack, History, Link};

#[derive(Wire, Clone, Debug)]
struct Player {
    id: u16,
    #[wire(range = 0..=65_535)]
    place: [u32; 3],
    #[wire(range = 0..=4095)]
    yaw: u16,
    health: u8,
    weapon: u8,
}

#[derive(Wire, Clone, Debug)]
struct Shot {
    id: u16,
    #[wire(range = 0..=65_535)]
    place: [u32; 3],
}

#[derive(Wire, Clone, Debug)]
struct World {
    #[wire(max_len = 100, key = id)]
    players: Vec<Player>,
    #[wire(max_len = 200, key = id)]
    shots: Vec<Shot>,
}

/// The ticks of a run.
const TICKS: u32 = 1200;
/// The ticks until an acknowledgement is back.
const TRIP: usize = 6;

fn mixed(number: u32) -> u32 {
    let mixed = number.wrapping_mul(0x9e37_79b9);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85eb_ca6b);
    mixed ^ (mixed >> 13)
}

fn world(tick: u32) -> World {
    let moved = |seed: u32, tick: u32| {
        std::array::from_fn(|axis| {
            let seed = mixed(seed * 3 + axis as u32);
            (seed % 40_000 + tick * (seed >> 8) % 4 * 5 + tick * tick / 64 * (seed & 1)) % 65_536
        })
    };
    let player = |id: u16| Player {
        id,
        place: moved(id.into(), if id % 3 == 0 { 0 } else { tick }),
        yaw: (tick * u32::from(id % 7) % 4096) as u16,
        health: (mixed(u32::from(id) ^ (tick / 90)) % 100) as u8,
        weapon: (mixed(u32::from(id) ^ (tick / 300)) % 8) as u8,
    };
    // Each shot lives for 50 ticks, and four are fired in a tick.
    let first = (tick * 4).saturating_sub(200);
    let shot = |id: u32| Shot { id: id as u16, place: moved(id + 1000, tick * 9 - id) };
    World { players: (0..100).map(player).collect(), shots: (first..tick * 4).map(shot).collect() }
}

fn main() {
    let manner = std::env::args().nth(1).unwrap_or_else(|| "honest".into());
    let mut history = History::<World>::new(None);
    let mut link = Link::<World>::new(0);
    // An honest client's acknowledgement follows from what arrived, so no receiver is needed.
    let (mut newest, mut older, mut flying) = (0_u32, 0_u32, VecDeque::from([None; TRIP]));
    let mut buffer = [0; 1200];
    for tick in 0..TICKS {
        history.record(tick, &world(tick)).unwrap();
        if manner == "none" {
            continue;
        }
        link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        let sent = link.last().unwrap();
        if mixed(tick ^ 0x5eed) % 20 != 0 {
            older = (older << 1 | 1).checked_shl(sent.newest - newest - 1).unwrap_or(0);
            newest = sent.newest;
        }
        let honest = Ack { newest, older, ..sent };
        let random = Ack { newest: mixed(tick) % (sent.newest + 4), older: mixed(!tick), ..sent };
        let ack = match manner.as_str() {
            "silent" => None,
            "claims" => Some(Ack { older: u32::MAX, ..sent }),
            "random" => Some(random),
            _ => Some(honest),
        };
        flying.push_back(ack);
        if let Some(ack) = flying.pop_front().flatten() {
            link.acked(ack);
        }
        match manner.as_str() {
            // It has lost everything, in every tick.
            "denies" => {
                link.acked(sent);
                link.acked(Ack { newest: 0, older: 0, ..sent });
                (newest, older) = (0, 0);
                flying.make_contiguous().fill(None);
            }
            // It has seen a newer link.
            "renews" => {
                link.acked(Ack { generation: sent.generation.wrapping_add(1), ..sent });
                (newest, older) = (0, 0);
                flying.make_contiguous().fill(None);
            }
            _ => {}
        }
    }
    let report = link.report();
    let (packets, bytes) = (report.packets, report.bytes);
    println!("{manner}: {packets} packets, {bytes} bytes, {} restarts", report.restarts);
}
