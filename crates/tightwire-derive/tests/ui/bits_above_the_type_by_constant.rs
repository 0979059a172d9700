use tightwire::Wire;

const WIDE: u32 = 17;

#[derive(Wire)]
struct Player {
    #[wire(bits = WIDE)]
    shield: Option<u16>,
}

fn main() {}
