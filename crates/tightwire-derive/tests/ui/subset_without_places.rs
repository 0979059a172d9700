use tightwire::Wire;

#[derive(Wire)]
struct Numbers {
    #[wire(subset)]
    numbers: [u8; 64],
}

#[derive(Wire)]
struct Number {
    #[wire(subset)]
    number: Option<u8>,
}

#[derive(Wire)]
struct Unbounded {
    #[wire(subset)]
    numbers: Vec<Option<u8>>,
}

fn main() {}
