use tightwire::Wire;

const WIDE: u32 = 21;
const NARROW: u32 = 2;

#[derive(Wire)]
struct Body {
    #[wire(smallest_three = WIDE)]
    rotation: [f32; 4],
    #[wire(smallest_three = NARROW)]
    last_rotation: [f32; 4],
}

fn main() {}
