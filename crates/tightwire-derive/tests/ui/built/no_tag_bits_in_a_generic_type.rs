use tightwire::Wire;

#[derive(Wire)]
#[wire(tag_bits = Self::BITS)]
enum Event<T> {
    Ping,
    Data(T),
}

impl<T> Event<T> {
    const BITS: u32 = 0;
}

fn main() {
    tightwire::decode::<Event<u8>>(&[0]).unwrap();
}
