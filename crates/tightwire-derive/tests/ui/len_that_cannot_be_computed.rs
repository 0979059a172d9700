use tightwire::Wire;

#[derive(Wire)]
struct Unbounded {
    width: u8,
    #[wire(len = width * 2)]
    tiles: Vec<u8>,
}

#[derive(Wire)]
struct Divided {
    width: u8,
    #[wire(len = width / 2, max_len = 64)]
    tiles: Vec<u8>,
}

#[derive(Wire)]
struct Skipped {
    #[wire(skip)]
    width: u8,
    #[wire(len = width, max_len = 64)]
    tiles: Vec<u8>,
}

#[derive(Wire)]
struct Later {
    #[wire(len = width, max_len = 64)]
    tiles: Vec<u8>,
    width: u8,
}

#[derive(Wire)]
struct Rounded {
    #[wire(compressed(0.0..=8.0, 1.0))]
    width: f32,
    #[wire(len = width, max_len = 64)]
    tiles: Vec<u8>,
}

#[derive(Wire)]
struct Optional {
    width: u8,
    #[wire(len = width, max_len = 64)]
    tiles: Option<Vec<u8>>,
}

#[derive(Wire)]
struct Text {
    length: u8,
    #[wire(len = length, max_len = 64)]
    name: String,
}

#[derive(Wire)]
struct Resting {
    width: u8,
    #[wire(len = width, max_len = 64, default_bit)]
    tiles: Vec<u8>,
}

fn main() {}
