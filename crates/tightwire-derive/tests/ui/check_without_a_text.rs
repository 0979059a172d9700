use tightwire::Wire;

#[derive(Wire)]
struct Body {
    #[wire(check = middle)]
    key: u8,
}

fn main() {}
