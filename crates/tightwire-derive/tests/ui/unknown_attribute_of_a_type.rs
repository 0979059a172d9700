use tightwire::Wire;

#[derive(Wire)]
#[wire(tagbits = 4)]
enum Kind {
    A,
    B,
}

#[derive(Wire)]
#[wire(range = 0..=4)]
struct Player {
    health: u8,
}

fn main() {}
