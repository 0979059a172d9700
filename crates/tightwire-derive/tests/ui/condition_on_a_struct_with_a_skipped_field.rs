use tightwire::Wire;

#[derive(Wire, Default, PartialEq)]
struct Body {
    x: u8,
    #[wire(skip)]
    drawn_at: u64,
}

#[derive(Wire)]
struct Ship {
    body: Body,
    #[wire(if = body == Body::default(), version = 1)]
    parked: bool,
}

fn main() {}
