use std::time::Duration;

use tightwire::{Codec, ReadError, Reader, Schema, Stream, Wire, WriteError, Writer};

#[derive(Clone, Default)]
struct Unified(u8);

impl Unified {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.int(&mut self.0, 0..=9)
    }
}
tightwire::unified!(Unified);

struct ByHand(u8);

impl Wire for ByHand {
    const SCHEMA: tightwire::Schema = tightwire::Schema::opaque("ByHand");

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        self.0.write(stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        u8::read(stream).map(Self)
    }
}

mod seconds {
    use std::time::Duration;
    use tightwire::{ReadError, Reader, Wire, WriteError, Writer};

    pub fn write<W: Writer>(value: &Duration, stream: &mut W) -> Result<(), WriteError> {
        value.as_secs().write(stream)
    }

    pub fn read<R: Reader>(stream: &mut R) -> Result<Duration, ReadError> {
        u64::read(stream).map(Duration::from_secs)
    }
}

struct Seconds;

impl Codec<Duration> for Seconds {
    const SCHEMA: Schema = Schema::bits(64);

    fn write<W: Writer>(value: &Duration, stream: &mut W) -> Result<(), WriteError> {
        seconds::write(value, stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Duration, ReadError> {
        seconds::read(stream)
    }
}

#[derive(Wire)]
struct Packet {
    unified: Unified,
    by_hand: ByHand,
    #[wire(with = seconds)]
    with: Duration,
    #[wire(codec = Seconds)]
    codec: Duration,
    #[wire(if = unified.0 == 0)]
    a: u8,
    #[wire(if = by_hand.0 == 0)]
    b: u8,
    #[wire(if = with == codec)]
    c: u8,
}

fn main() {}
