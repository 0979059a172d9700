use tightwire::Wire;

#[derive(Wire)]
struct Pose {
    #[wire(compressed(0.0..=100.0, 0.01))]
    height: f32,
    airborne: bool,
    #[wire(skip)]
    hot: bool,
}

#[derive(Wire)]
struct Body {
    pose: Pose,
    #[wire(default_bit)]
    speed: f32,
    #[wire(compressed(0.0..=1.0, 0.1), max_len = 4)]
    marks: Vec<f32>,
    #[wire(if = pose.airborne && !marks.is_empty())]
    fine: bool,
    #[wire(if = pose.height > 5.0)]
    rounded: bool,
    #[wire(if = pose.hot)]
    skipped: bool,
    #[wire(if = speed < 0.0)]
    zero: bool,
}

fn main() {}
