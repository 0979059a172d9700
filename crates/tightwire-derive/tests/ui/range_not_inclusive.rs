use tightwire::Wire;

const LIMIT: u8 = 9;

#[derive(Wire)]
struct Player {
    #[wire(range = 0..100)]
    health: u8,
    #[wire(range = 5..)]
    shield: u8,
    #[wire(range = -4..32)]
    level: i8,
    #[wire(range = 0..LIMIT)]
    lives: u8,
    #[wire(compressed(0.0..1.0, 0.1))]
    speed: f32,
}

fn main() {}
