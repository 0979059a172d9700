use tightwire::Wire;

#[derive(Wire)]
struct Numbers {
    #[wire(subset, with = module)]
    numbers: [Option<u8>; 64],
}

fn main() {}
