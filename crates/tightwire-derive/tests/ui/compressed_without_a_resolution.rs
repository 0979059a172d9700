use tightwire::Wire;

#[derive(Wire)]
struct Input {
    #[wire(compressed(-1.0..=1.0))]
    steer: f32,
    #[wire(compressed = 0.1)]
    brake: f32,
    #[wire(compressed)]
    jump: f32,
    #[wire(fixed())]
    lean: i16,
}

fn main() {}
