use tightwire::Wire;

#[derive(Wire)]
struct Ticks {
    first: u16,
    #[wire(relative_to = first)]
    second: u32,
}

fn main() {}
