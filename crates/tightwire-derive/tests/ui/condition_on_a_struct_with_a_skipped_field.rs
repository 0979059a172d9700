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
    before: Body,
    #[wire(if = body == before)]
    parked: bool,
}

fn main() {}
