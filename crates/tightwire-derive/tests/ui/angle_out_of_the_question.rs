use tightwire::Wire;

const WIDE: u32 = 25;

#[derive(Wire)]
struct View {
    #[wire(angle = 25)]
    yaw: f32,
    #[wire(angle = 0)]
    pitch: f64,
}

#[derive(Wire)]
struct ByConstant {
    #[wire(angle = WIDE)]
    yaw: f32,
}

fn main() {}
