use tightwire::Wire;

#[derive(Wire)]
#[wire(tag_bits = 1)]
enum Literal {
    A,
    B,
    C,
}

#[derive(Wire)]
#[wire(tag_bits = 33)]
enum Wide {
    A,
}

fn main() {}
