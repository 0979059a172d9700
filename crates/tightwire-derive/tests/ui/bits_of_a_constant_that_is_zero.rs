use tightwire::Wire;

const ZERO: u32 = 0;

#[derive(Wire)]
struct Nothing {
    #[wire(bits = ZERO)]
    value: u8,
}

fn main() {}
