use tightwire::Wire;

#[derive(Wire)]
struct Body {
    #[wire(smallest_three = 9)]
    rotation: [f32; 3],
}

fn main() {}
