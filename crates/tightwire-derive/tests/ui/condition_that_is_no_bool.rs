use tightwire::Wire;

#[derive(Wire)]
struct Input {
    count: u8,
    #[wire(if = count)]
    more: u8,
}

fn main() {}
