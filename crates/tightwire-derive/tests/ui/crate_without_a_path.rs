use tightwire::Wire;

#[derive(Wire)]
#[wire(crate = 3)]
struct Jump {
    height: u8,
}

#[derive(Wire)]
#[wire(crate = "my engine")]
struct Fall {
    height: u8,
}

fn main() {}
