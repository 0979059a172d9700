use tightwire::Wire;

const MAX: i16 = 3;

#[derive(Wire)]
struct Player {
    #[wire(range(0..=3))]
    lives: u8,
    #[wire(range(-MAX..=MAX))]
    lean: i16,
    #[wire(bits(4))]
    flags: u8,
    #[wire(max_len(20))]
    name: String,
    #[wire(check("score"))]
    score: u32,
    #[wire(range)]
    shield: u8,
}

#[derive(Wire)]
#[wire(tag_bits(3))]
enum Team {
    Red,
    Blue,
}

fn main() {}
