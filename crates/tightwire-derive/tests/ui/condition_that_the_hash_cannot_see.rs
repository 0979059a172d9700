use tightwire::Wire;

fn is_far(x: u8) -> bool {
    x > 3
}

#[derive(Wire)]
struct Called {
    x: u8,
    #[wire(if = x > 1 && is_far(x))]
    more: u8,
}

#[derive(Wire)]
struct Cast {
    x: u8,
    #[wire(if = x as u32 % 3 == 0)]
    more: u8,
}

#[derive(Wire)]
struct Shifted {
    x: u8,
    #[wire(if = x << 2 > 8)]
    more: u8,
}

fn main() {}
