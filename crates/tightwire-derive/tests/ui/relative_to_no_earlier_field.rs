use tightwire::Wire;

#[derive(Wire)]
struct Ticks {
    #[wire(relative_to = second)]
    first: u32,
    second: u32,
    #[wire(relative_to = zeroth)]
    third: u32,
    #[wire(relative_to = fourth)]
    fourth: u32,
}

fn main() {}
