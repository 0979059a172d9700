use std::time::Duration;

use tightwire::{Codec, ReadError, Reader, Schema, Wire, WriteError, Writer};

struct Millis;

impl Codec<Duration> for Millis {
    const SCHEMA: Schema = Schema::bits(32);

    fn write<W: Writer>(value: &Duration, stream: &mut W) -> Result<(), WriteError> {
        stream.write_bits(value.as_millis() as u32, 32)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Duration, ReadError> {
        Ok(Duration::from_millis(stream.read_bits(32)?))
    }
}

#[derive(Wire)]
struct Timers {
    #[wire(codec = Millis)]
    respawn: u32,
}

fn main() {}
