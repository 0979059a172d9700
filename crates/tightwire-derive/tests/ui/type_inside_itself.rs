use tightwire::Wire;

#[derive(Wire)]
struct Node {
    value: u8,
    next: Option<Box<Node>>,
}

#[derive(Wire)]
enum Tree {
    Leaf,
    Branch(#[wire(max_len = 4)] Vec<Tree>),
}

#[derive(Wire)]
struct Chain {
    next: [Option<(u8, Box<Self>)>; 2],
}

fn main() {}
