use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(rnage = 0..=100)]
    health: u8,
    #[wire(max_length = 10)]
    name: String,
    #[wire(skipp)]
    cache: u8,
    #[wire(frobnicate)]
    other: u8,
}

fn main() {}
