use tightwire::Wire;

const WIDE: u32 = 25;
const NARROW: u32 = 0;

#[derive(Wire)]
struct Body {
    #[wire(unit = WIDE)]
    aim: [f32; 3],
    #[wire(unit = NARROW)]
    last_aim: [f32; 3],
}

fn main() {}
