use std::collections::HashMap;

use tightwire::Wire;

#[derive(Wire)]
struct Lobby {
    #[wire(max_len = 8)]
    scores: HashMap<String, u8>,
    #[wire(max_len = 8, keys(range = 0..=9))]
    hands: HashMap<u8, Vec<u8>>,
    #[wire(max_len = 8, range = 0..=9)]
    ranks: HashMap<u8, u8>,
    #[wire(max_len = 8)]
    lines: HashMap<u8, Vec<String>>,
    #[wire(keys(range = 0..=9))]
    unbounded: HashMap<u8, u8>,
    #[wire(max_len = 8, keys = 9)]
    bare: HashMap<u8, u8>,
    #[wire(max_len = 8, keys(align))]
    aligned: HashMap<u8, u8>,
    #[wire(max_len = 8, values(range = 0..=9))]
    list: Vec<u8>,
    #[wire(max_len = 8, values(range = 0..=256))]
    wide: HashMap<u8, u8>,
}

fn main() {}
