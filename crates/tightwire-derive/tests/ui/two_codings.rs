use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(range = 0..=100, bits = 7)]
    health: u8,
    #[wire(bits = 7, with = somewhere)]
    shield: u8,
}

fn main() {}
