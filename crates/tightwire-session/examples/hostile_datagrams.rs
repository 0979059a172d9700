//! Hostile datagrams against a server with 32 clients, by the million.
//!
//! ```text
//! cargo run --release -p tightwire-session --example hostile_datagrams -- 10000000
//! ```
//!
//! It panics if anybody is let in or disconnected, if a message is lost, doubled or out of order, or
//! if strangers get more bytes than they sent.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::unchecked_time_subtraction,
    reason = "what goes wrong should be seen"
)]

#[path = "../tests/support/mod.rs"]
mod support;

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1_000_000);
    let per_step = 1000;
    let start = std::time::Instant::now();
    support::fire::under_fire(count / per_step, per_step);
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{count} hostile datagrams in {seconds:.1} s: nobody was let in, nobody was disturbed"
    );
}
