use std::time::Duration;

use tightwire::scalar::Bits;
use tightwire::{Codec, ReadError, Reader, Schema, Wire, WriteError, Writer};

struct Millis;

impl Codec<Duration> for Millis {
    const SCHEMA: Schema = Schema::bits(32);

    fn write<W: Writer>(value: &Duration, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Bits::new(32), value.as_millis() as u32)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Duration, ReadError> {
        Ok(Duration::from_millis(stream.take(Bits::new(32))?))
    }
}

#[derive(Wire)]
struct Timers {
    #[wire(codec = Millis)]
    respawn: u32,
}

fn main() {}
