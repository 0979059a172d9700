use tightwire::Wire;

#[derive(Wire)]
struct Input {
    #[wire(fixed(-128..=128, 8))]
    steer: i16,
    #[wire(fixed(-1..=1, 2))]
    brake: u8,
}

fn main() {}
