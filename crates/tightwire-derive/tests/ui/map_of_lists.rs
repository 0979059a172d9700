use std::collections::HashMap;

use tightwire::Wire;

#[derive(Wire)]
struct Lobby {
    #[wire(max_len = 8)]
    scores: HashMap<String, u8>,
    #[wire(max_len = 8)]
    hands: HashMap<u8, Vec<u8>>,
    #[wire(max_len = 8, range = 0..=9)]
    ranks: HashMap<u8, u8>,
}

fn main() {}
