use tightwire::Wire;

#[derive(Wire)]
struct Chat {
    name: String,
    lines: Vec<u8>,
    #[wire(range = 0..=5)]
    marks: Vec<u8>,
    #[wire(bytes)]
    blob: Vec<u8>,
}

fn main() {}
