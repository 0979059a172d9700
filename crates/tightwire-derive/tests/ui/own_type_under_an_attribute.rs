use tightwire::Wire;

#[derive(Wire, Clone, Copy)]
struct Vec3 {
    x: f32,
    y: f32,
    z: f32,
}

#[derive(Wire)]
struct Body {
    #[wire(compressed(-1.0..=1.0, 0.01))]
    place: Vec3,
}

#[derive(Wire)]
struct Turned {
    #[wire(smallest_three = 9)]
    rotation: Vec3,
}

fn main() {}
