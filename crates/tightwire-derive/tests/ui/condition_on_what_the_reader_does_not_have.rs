use tightwire::Wire;

#[derive(Wire)]
struct Input {
    #[wire(if = later)]
    early: u8,
    #[wire(skip)]
    cache: bool,
    #[wire(if = cache)]
    cached: u8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    #[wire(if = steer > 0.0)]
    right: u8,
    #[wire(compressed(0.0..=1.0, 0.1), max_len = 4)]
    marks: Vec<f32>,
    #[wire(compressed(0.0..=1.0, 0.1), max_len = 4)]
    before: Vec<f32>,
    #[wire(if = marks == before)]
    inside: bool,
    later: bool,
}

fn main() {}
