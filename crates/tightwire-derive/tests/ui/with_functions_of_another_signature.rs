use std::time::Duration;

use tightwire::Wire;

mod millis {
    use std::time::Duration;
    use tightwire::scalar::Bits;
    use tightwire::{ReadError, Reader, WriteError, Writer};

    pub fn write<W: Writer>(stream: &mut W, value: Duration) -> Result<(), WriteError> {
        stream.put(Bits::new(64), value.as_millis() as u64)
    }

    pub fn read<R: Reader>(stream: &mut R) -> Result<u64, ReadError> {
        stream.take(Bits::new(64))
    }
}

#[derive(Wire)]
struct Respawn {
    #[wire(with = millis)]
    after: Duration,
}

fn main() {}
