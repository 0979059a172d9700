//! Attacks receivers of random plans with mutated, spliced and random packets.
//!
//! ```text
//! cargo run --release -p tightwire-delta --example hostile_updates -- --packets 1000000 --seed 1
//! ```
//!
//! It fails if one changes what it should not, makes a state that the plan does not allow, or if those that
//! a receiver gets take twice the memory of a whole state and a packet of elements in which everything changed.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "an attack that cannot go on should say so on the spot"
)]

use std::process::ExitCode;
use std::time::Instant;

#[path = "../tests/support/attack.rs"]
mod attack;
#[path = "../tests/support/mod.rs"]
mod support;

fn main() -> ExitCode {
    let (mut packets, mut seed, mut times) = (1_000_000, 1, 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let number = arguments.next().and_then(|number| number.parse().ok());
        match (name.as_str(), number) {
            ("--packets", Some(number)) => packets = number,
            ("--seed", Some(number)) => seed = number,
            ("--times", Some(number)) => times = number,
            _ => {
                eprintln!("usage: hostile_updates [--packets NUMBER] [--seed NUMBER] [--times 0]");
                return ExitCode::from(2);
            }
        }
    }
    let start = Instant::now();
    let report = attack::run(packets, seed, times != 0);
    print!("seed {seed}, {:.0?}\n{report}", start.elapsed());
    if report.is_good() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
