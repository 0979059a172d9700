use tightwire::Wire;

#[derive(Wire)]
struct Number {
    #[wire(relative)]
    id: u32,
}

#[derive(Wire)]
struct Floats {
    #[wire(relative, max_len = 8)]
    times: Vec<f32>,
}

#[derive(Wire)]
struct Steps {
    #[wire(relative, compressed(0.0..=1.0, 0.1), max_len = 8)]
    times: Vec<f32>,
}

#[derive(Wire)]
struct Structs {
    #[wire(relative, max_len = 8)]
    numbers: Vec<Number>,
}

#[derive(Wire)]
struct Unbounded {
    #[wire(relative)]
    ids: Vec<u32>,
}

fn main() {}
