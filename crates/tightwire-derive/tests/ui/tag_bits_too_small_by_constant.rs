use tightwire::Wire;

const FEW: u32 = 1;

#[derive(Wire)]
#[wire(tag_bits = FEW)]
enum Kind {
    A,
    B,
    C,
}

fn main() {}
