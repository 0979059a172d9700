use tightwire::Wire;

#[derive(Wire, Default, PartialEq)]
enum Spin {
    #[default]
    Still,
    Around(f32),
}

#[derive(Wire)]
struct Wheel {
    #[wire(default_bit)]
    spin: Spin,
    before: Spin,
    #[wire(if = spin == before)]
    backwards: bool,
}

fn main() {}
