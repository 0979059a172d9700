use tightwire::Wire;

#[derive(Wire)]
struct Body {
    #[wire(bytes)]
    key: [u16; 4],
}

fn main() {}
