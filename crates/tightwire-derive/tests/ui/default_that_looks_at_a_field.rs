use tightwire::Wire;

#[derive(Wire)]
struct Input {
    base: u8,
    fast: bool,
    #[wire(if = fast, default = base + 1)]
    speed: u8,
    #[wire(skip, default = if fast { 1 } else { 2 })]
    cache: u8,
}

fn main() {}
