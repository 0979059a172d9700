use tightwire::Wire;

#[derive(Wire)]
enum Kind {
    A,
    #[wire(range = 0..=4)]
    B(u8),
}

fn main() {}
