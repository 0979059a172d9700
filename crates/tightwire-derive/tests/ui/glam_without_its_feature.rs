use tightwire::Wire;

// As without the feature of the release that this type is from.
mod glam {
    pub struct Vec3;
    pub struct Quat;
}

#[derive(Wire)]
struct Body {
    position: glam::Vec3,
    #[wire(smallest_three = 10)]
    rotation: glam::Quat,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    aim: Option<glam::Vec3>,
}

fn main() {}
