use tightwire::Wire;

#[derive(Wire)]
struct Both {
    #[wire(len = 1..=8, max_len = 8)]
    ids: Vec<u8>,
}

#[derive(Wire)]
struct Reversed {
    #[wire(len = 8..=1)]
    ids: Vec<u8>,
}

const MOST: usize = 3;

#[derive(Wire)]
struct ReversedByConstant {
    #[wire(len = 4..=MOST)]
    ids: Vec<u8>,
}

#[derive(Wire)]
struct Number {
    #[wire(len = 1..=8)]
    id: u8,
}

#[derive(Wire)]
struct Array {
    #[wire(len = 1..=8)]
    ids: [u8; 8],
}

#[derive(Wire)]
struct Open {
    #[wire(len = 1..9)]
    ids: Vec<u8>,
}

#[derive(Wire)]
struct Set {
    #[wire(len = 1..=8)]
    ids: std::collections::BTreeSet<u8>,
}

fn main() {}
