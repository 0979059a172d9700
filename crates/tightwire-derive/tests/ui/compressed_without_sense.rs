use tightwire::Wire;

const STEP: f32 = 0.0;

#[derive(Wire)]
struct Input {
    #[wire(compressed(-1.0..=1.0, STEP))]
    steer: f32,
    #[wire(compressed(1.0..=1.0, 0.1))]
    brake: f32,
}

fn main() {}
