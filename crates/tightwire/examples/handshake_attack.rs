//! Puts the handshake on a hostile network for a number of steps, judged by a model, and then
//! sends hostile messages to a server in the middle of everything.
//!
//! ```text
//! cargo run --release --example handshake_attack --features seal -- --steps 1000000 --packets 10000000 --seed 1
//! ```
//!
//! It stops with a message at the first promise that is broken.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "an attack that cannot go on should say so on the spot"
)]

use std::process::ExitCode;
use std::time::Instant;

#[path = "../tests/packets/handshake_hostile.rs"]
mod handshake_hostile;
#[path = "../tests/packets/handshake_model.rs"]
mod handshake_model;
#[path = "../tests/packets/random.rs"]
mod random;

fn main() -> ExitCode {
    let (mut steps, mut packets, mut seed) = (1_000_000, 1_000_000, 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let number = arguments.next().and_then(|number| number.parse().ok());
        match (name.as_str(), number) {
            ("--steps", Some(number)) => steps = number,
            ("--packets", Some(number)) => packets = number,
            ("--seed", Some(number)) => seed = number,
            _ => {
                eprintln!(
                    "usage: handshake_attack [--steps NUMBER] [--packets NUMBER] [--seed NUMBER]"
                );
                return ExitCode::from(2);
            }
        }
    }
    let start = Instant::now();
    let report = handshake_model::run(steps, seed);
    print!("model, seed {seed}, {:.0?}\n{report}", start.elapsed());
    let start = Instant::now();
    let report = handshake_hostile::run(packets, seed);
    print!("hostile messages, seed {seed}, {:.0?}\n{report}", start.elapsed());
    ExitCode::SUCCESS
}
