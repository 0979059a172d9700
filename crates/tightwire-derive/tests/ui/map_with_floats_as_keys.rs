use std::collections::{BTreeMap, HashMap};

use tightwire::Wire;

#[derive(Wire)]
struct Heights {
    #[wire(max_len = 8)]
    heights: HashMap<f32, u8>,
}

#[derive(Wire)]
struct Depths {
    #[wire(max_len = 8, keys(half), values(range = 0..=9))]
    depths: Option<BTreeMap<f32, u8>>,
}

fn main() {}
