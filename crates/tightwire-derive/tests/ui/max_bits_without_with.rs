use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(max_bits = 3)]
    health: u8,
}

fn main() {}
