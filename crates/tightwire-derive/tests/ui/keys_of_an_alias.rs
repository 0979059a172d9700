use std::collections::HashMap;

use tightwire::Wire;

type FxHashMap<K, V> = HashMap<K, V>;

#[derive(Wire)]
struct Scores {
    #[wire(max_len = 8, keys(range = 0..=99))]
    scores: FxHashMap<u8, u16>,
}

#[derive(Wire)]
struct Flat {
    #[wire(keys(range = 0..=99))]
    score: u8,
}

fn main() {}
