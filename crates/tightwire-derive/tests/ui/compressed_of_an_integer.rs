use tightwire::Wire;

#[derive(Wire)]
struct Input {
    #[wire(compressed(-1.0..=1.0, 0.1))]
    steer: i32,
}

fn main() {}
