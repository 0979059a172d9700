use tightwire::Wire;

#[derive(Wire)]
#[wire(tag_bits = Self::BITS)]
enum Event<T> {
    Ping,
    Data(T),
    Quit,
}

impl<T> Event<T> {
    const BITS: u32 = 1;
}

#[derive(Wire)]
struct Packet {
    event: Event<u8>,
    health: u8,
}

fn main() {
    tightwire::encode_to_vec(&Packet { event: Event::Quit, health: 0 }).unwrap();
}
