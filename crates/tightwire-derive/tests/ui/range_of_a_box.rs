use std::num::Wrapping;

use tightwire::Wire;

#[derive(Wire)]
struct Boxed {
    #[wire(range = 0..=9)]
    value: Box<u8>,
}

#[derive(Wire)]
struct Wrapped {
    #[wire(bits = 5)]
    value: Option<Wrapping<u8>>,
}

#[derive(Wire)]
struct Shared {
    #[wire(compressed(0.0..=1.0, 0.1), max_len = 4)]
    value: Vec<std::sync::Arc<f32>>,
}

fn main() {}
