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
    #[wire(if = matches!(spin, Spin::Around(speed) if speed.is_sign_negative()), version = 1)]
    backwards: bool,
}

fn main() {}
