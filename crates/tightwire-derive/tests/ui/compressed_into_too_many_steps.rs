use tightwire::Wire;

const FINE: f32 = 1e-8;

#[derive(Wire)]
struct Body {
    #[wire(compressed(-10000.0..=10000.0, 1e-8))]
    height: f32,
    #[wire(compressed(0.0..=50.0, FINE))]
    position: [f32; 3],
    // As many as there can be.
    #[wire(compressed(0.0..=8388608.0, 1.0))]
    mass: f32,
}

fn main() {}
