use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(range = 0..=1000)]
    health: u8,
    #[wire(range = -200..=0)]
    tilt: Option<i8>,
}

fn main() {}
