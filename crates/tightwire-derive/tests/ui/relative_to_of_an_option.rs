use tightwire::Wire;

#[derive(Wire)]
struct Optional {
    tick: u16,
    #[wire(wrapping_from = tick)]
    acked: Option<u16>,
}

#[derive(Wire)]
struct Lists {
    first: u32,
    #[wire(relative_to = first)]
    others: [u32; 4],
}

fn main() {}
