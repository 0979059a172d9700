use tightwire::Wire;

#[derive(Wire)]
struct Timer {
    #[wire(with = "millis")]
    left: u32,
}

#[derive(Wire)]
struct Ticks {
    first: u32,
    #[wire(relative_to = "first")]
    second: u32,
}

fn main() {}
