use tightwire::Wire;

#[derive(Wire)]
struct Body {
    #[wire(unit = 9)]
    up: [f32; 4],
}

fn main() {}
