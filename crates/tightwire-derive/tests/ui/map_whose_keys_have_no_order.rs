//! A map is sent in the order of its keys, so they need one.
use std::collections::{HashMap, HashSet};

use tightwire::Wire;

#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Cell {
    x: u8,
    y: u8,
}

#[derive(Wire)]
struct Board {
    #[wire(max_len = 64)]
    pieces: HashMap<Cell, u8>,
}

#[derive(Wire)]
struct Marked {
    #[wire(max_len = 64)]
    cells: HashSet<Cell>,
}

fn main() {}
