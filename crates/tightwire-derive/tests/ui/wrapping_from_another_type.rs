use tightwire::Wire;

#[derive(Wire)]
struct Ticks {
    tick: u16,
    #[wire(wrapping_from = tick)]
    newest: u32,
}

#[derive(Wire)]
struct Signed {
    tick: i16,
    #[wire(wrapping_from = tick)]
    newest: i16,
}

#[derive(Wire)]
struct Later {
    #[wire(wrapping_from = tick)]
    newest: u16,
    tick: u16,
}

#[derive(Wire)]
struct Twice {
    tick: u16,
    #[wire(wrapping_from = tick, relative_to = tick)]
    newest: u16,
    #[wire(wrapping_from = tick, bits = 4)]
    oldest: u16,
}

fn main() {}
