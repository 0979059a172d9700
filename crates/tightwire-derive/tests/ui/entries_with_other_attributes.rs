use std::collections::HashMap;

use tightwire::Wire;

#[derive(Wire)]
struct Lengths {
    #[wire(max_len = 4, values(len = 1..=3))]
    names: HashMap<u8, String>,
}

#[derive(Wire)]
struct Growing {
    #[wire(max_len = 4, values(relative, max_len = 3))]
    ids: HashMap<u8, Vec<u32>>,
}

fn main() {}
