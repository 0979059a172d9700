use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(bits = 9)]
    health: u8,
    #[wire(bits = 17)]
    shield: Option<[u16; 3]>,
}

fn main() {}
