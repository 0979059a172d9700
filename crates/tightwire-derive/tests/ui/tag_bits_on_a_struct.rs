use tightwire::Wire;

#[derive(Wire)]
#[wire(tag_bits = 3)]
struct Player {
    health: u8,
}

fn main() {}
