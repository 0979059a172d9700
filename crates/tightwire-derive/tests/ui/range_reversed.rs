use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(range = 100..=0)]
    health: u8,
    #[wire(range = 5..=-5)]
    tilt: i8,
}

fn main() {}
