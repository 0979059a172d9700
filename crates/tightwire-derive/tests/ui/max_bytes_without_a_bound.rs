use tightwire::Wire;

#[derive(Clone, Default)]
struct Open;

impl Open {
    fn serialize<S: tightwire::Stream>(&mut self, _stream: &mut S) -> tightwire::Result<S> {
        Ok(())
    }
}
tightwire::unified!(Open);

#[derive(Wire)]
struct Packet {
    open: Open,
}

const SIZE: usize = Packet::MAX_BYTES;

fn main() {}
