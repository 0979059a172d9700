use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(skip, range = 0..=3)]
    health: u8,
    alive: bool,
    #[wire(skip, if = alive)]
    shield: u8,
}

fn main() {}
