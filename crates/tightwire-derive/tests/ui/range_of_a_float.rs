use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(range = 0.0..=1.0)]
    speed: f32,
}

fn main() {}
