//! The range comes first.
use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(compressed(0.01, 0.0..=100.0))]
    speed: f32,
}

#[derive(Wire)]
struct Ship {
    #[wire(compressed(0.01, 100.0))]
    speed: f32,
}

fn main() {}
