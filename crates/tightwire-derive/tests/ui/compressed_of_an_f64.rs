use tightwire::Wire;

#[derive(Wire)]
struct Apple {
    #[wire(compressed(0.0..=10.0, 0.1))]
    ripeness: f64,
}

fn main() {}
