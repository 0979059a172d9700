use tightwire::Wire;

struct ArrayString;

#[derive(Wire)]
struct Chat {
    name: String,
    lines: Vec<u8>,
    #[wire(range = 0..=5)]
    marks: Vec<u8>,
    #[wire(bytes)]
    blob: Vec<u8>,
    // Its capacity would be a bound, if it had one here.
    tag: ArrayString,
}

fn main() {}
