use tightwire::Wire;

const LOW: i16 = 10;
const HIGH: i16 = -10;

#[derive(Wire)]
struct Player {
    #[wire(range = LOW..=HIGH)]
    tilt: i16,
}

fn main() {}
