use tightwire::Wire;

#[derive(Wire)]
enum Kind {
    A,
    B,
}

#[derive(Wire)]
struct Body {
    #[wire(default_bit)]
    kind: Kind,
}

fn main() {}
