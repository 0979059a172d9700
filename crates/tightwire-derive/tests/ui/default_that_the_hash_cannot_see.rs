use std::time::Duration;

use tightwire::Wire;

#[derive(Wire)]
struct Called {
    on: bool,
    #[wire(if = on, default = Duration::from_millis(5))]
    pause: Duration,
}

#[derive(Wire)]
struct Evaluated {
    on: bool,
    #[wire(if = on, default = const { Duration::from_millis(5) })]
    pause: Duration,
}

fn main() {}
