use tightwire::Wire;

#[derive(Wire)]
struct Shot {
    number: u16,
}

#[derive(Wire)]
struct World {
    #[wire(max_len = 8, key = id)]
    shots: Vec<Shot>,
}

const HASH: u64 = World::SCHEMA.hash();

fn main() {
    println!("{HASH}");
}
