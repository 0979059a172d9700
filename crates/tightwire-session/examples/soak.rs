//! Sessions for hours of simulated time, with loss, copies, changes of address and restarts.
//!
//! ```text
//! cargo run --release -p tightwire-session --example soak -- 10 1    # hours, seed
//! ```
//!
//! It panics if a message is lost, doubled, changed or out of order, if an input is handed out twice, if
//! a state was never published or goes back, or if a session does not recover.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::unchecked_time_subtraction,
    reason = "what goes wrong should be seen"
)]

#[path = "../tests/support/mod.rs"]
mod support;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().unwrap_or(1));
    let (hours, seed) = (arguments.next().unwrap_or(1), arguments.next().unwrap_or(1));
    for hour in 0..hours {
        println!("{:?}", support::soak::soak(3600, seed + hour));
    }
}
