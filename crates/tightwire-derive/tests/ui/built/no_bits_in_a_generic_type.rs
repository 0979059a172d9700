use tightwire::Wire;

#[derive(Wire)]
struct Tick<const BITS: u32> {
    #[wire(bits = BITS)]
    tick: u16,
}

fn main() {
    tightwire::encode_to_vec(&Tick::<0> { tick: 0 }).unwrap();
}
