use tightwire::Wire;

#[derive(Wire)]
struct View {
    #[wire(angle = 10)]
    yaw: u16,
    #[wire(half)]
    zoom: f64,
    #[wire(half)]
    shown: bool,
}

fn main() {}
