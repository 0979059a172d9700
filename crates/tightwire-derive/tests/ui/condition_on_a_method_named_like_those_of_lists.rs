use tightwire::Wire;

#[derive(Wire)]
struct Pose {
    #[wire(compressed(0.0..=1.0, 0.1))]
    x: f32,
}

impl Pose {
    fn len(&self) -> f32 {
        self.x
    }

    fn is_empty(&self) -> bool {
        self.x < 0.52
    }

    fn is_some(&self) -> bool {
        self.x > 0.52
    }
}

#[derive(Wire)]
struct Body {
    pose: Pose,
    #[wire(if = pose.len() > 0.52)]
    long: bool,
    #[wire(if = pose.is_empty())]
    empty: bool,
    #[wire(if = pose.is_some())]
    some: bool,
}

fn main() {}
