use std::time::Duration;

use tightwire::Wire;

struct Millis;

#[derive(Wire)]
struct Timers {
    #[wire(codec)]
    no_type: Duration,
    #[wire(codec = 5)]
    a_number: Duration,
    #[wire(codec = Millis, range = 0..=9)]
    two: u8,
    #[wire(codec = Millis, skip)]
    skipped: Duration,
}

fn main() {}
