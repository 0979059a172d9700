use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(range = 0..100)]
    health: u8,
    #[wire(range = 5..)]
    shield: u8,
}

fn main() {}
