use tightwire::Wire;

#[derive(Wire)]
struct View {
    #[wire(angle = 10)]
    yaw: f32,
    #[wire(if = yaw > 0.0)]
    left: bool,
    #[wire(half)]
    zoom: f32,
    #[wire(if = zoom > 1.0)]
    scoped: bool,
}

fn main() {}
