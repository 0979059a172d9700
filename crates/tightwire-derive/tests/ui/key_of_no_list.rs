use tightwire::Wire;

#[derive(Wire)]
struct World {
    #[wire(key = id)]
    shots: [u8; 4],
}

fn main() {}
