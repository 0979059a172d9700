use tightwire::Wire;

#[derive(Wire)]
struct Chat {
    #[wire(max_len = 4)]
    lines: u32,
}

fn main() {}
