use tightwire::Wire;

#[derive(Wire)]
struct Always {
    #[wire(version = 1)]
    x: u8,
}

#[derive(Wire)]
struct Seen {
    x: u8,
    #[wire(if = x > 3, default = 7, version = 1)]
    more: u8,
}

#[derive(Wire)]
struct Written {
    x: u8,
    #[wire(if = x > 3, version = "1")]
    more: u8,
}

fn main() {}
