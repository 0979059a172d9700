use tightwire::Wire;

#[derive(Wire)]
struct Stick {
    #[wire(compressed(-1..=1, 0.01))]
    x: f32,
}

fn main() {}
