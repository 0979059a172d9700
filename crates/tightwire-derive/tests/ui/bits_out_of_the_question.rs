use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(bits = 0)]
    health: u8,
    #[wire(bits = 129)]
    shield: u128,
}

fn main() {}
