use std::collections::LinkedList;
use tightwire::Wire;

#[derive(Wire)]
struct Undo {
    #[wire(max_len = 8)]
    steps: LinkedList<u8>,
}

fn main() {}
