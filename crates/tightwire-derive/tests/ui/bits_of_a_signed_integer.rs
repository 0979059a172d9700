use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(bits = 5)]
    tilt: i8,
}

fn main() {}
