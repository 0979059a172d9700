//! Attacks a server with random, damaged, forged, repeated and lying packets among valid ones.
//!
//! ```text
//! cargo run --release --example hostile --features crc,seal -- --packets 10000000 --seed 1
//! ```
//!
//! It fails if a valid packet was refused or a stranger's sealed packet accepted.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "an attack that cannot go on should say so on the spot"
)]

use std::process::ExitCode;
use std::time::Instant;

#[path = "../tests/packets/hostile.rs"]
mod hostile;
#[path = "../tests/packets/random.rs"]
mod random;

fn main() -> ExitCode {
    let (mut packets, mut seed) = (1_000_000, 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let number = arguments.next().and_then(|number| number.parse().ok());
        match (name.as_str(), number) {
            ("--packets", Some(number)) => packets = number,
            ("--seed", Some(number)) => seed = number,
            _ => {
                eprintln!("usage: hostile [--packets NUMBER] [--seed NUMBER]");
                return ExitCode::from(2);
            }
        }
    }
    let start = Instant::now();
    let report = hostile::run(packets, seed);
    print!("{packets} packets of each kind, seed {seed}, {:.0?}\n{report}", start.elapsed());
    if report.is_good() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
