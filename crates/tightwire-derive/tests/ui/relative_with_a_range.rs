use tightwire::Wire;

#[derive(Wire)]
struct Ticks {
    first: u16,
    #[wire(relative_to = first, range = 0..=10)]
    second: u16,
}

fn main() {}
