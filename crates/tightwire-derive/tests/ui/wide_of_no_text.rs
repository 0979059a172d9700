use tightwire::Wire;

#[derive(Wire)]
struct List {
    #[wire(wide, max_len = 8)]
    name: Vec<u8>,
}

#[derive(Wire)]
struct Number {
    #[wire(wide)]
    name: u32,
}

#[derive(Wire)]
struct Unbounded {
    #[wire(wide)]
    name: String,
}

fn main() {}
