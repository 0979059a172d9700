//! Fixed-point numbers are integers; a float is rounded by `compressed`.
use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(fixed(0..=100, 8))]
    speed: f32,
}

fn main() {}
