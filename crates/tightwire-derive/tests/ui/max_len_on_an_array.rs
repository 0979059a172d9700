use tightwire::Wire;

#[derive(Wire)]
struct Packet {
    #[wire(max_len = 3)]
    key: [u8; 3],
    #[wire(max_len = 3)]
    tick: Option<u32>,
}

fn main() {}
