use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(range = 0..=100, range = 0..=50)]
    health: u8,
    #[wire(align)]
    #[wire(align)]
    shield: u8,
}

fn main() {}
