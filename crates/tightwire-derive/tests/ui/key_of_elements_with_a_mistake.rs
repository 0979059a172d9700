use tightwire::Wire;

#[derive(Wire)]
struct Apple {
    id: u16,
    #[wire(range = 0.0..=10.0)]
    ripeness: f32,
}

#[derive(Wire)]
struct World {
    #[wire(max_len = 200, key = id)]
    apples: Vec<Apple>,
}

fn main() {}
