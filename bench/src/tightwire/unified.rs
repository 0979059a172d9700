//! The messages with one function for both directions.

use tightwire::scalar::Int;
use tightwire::{ListStream, Result, Stream, Wire};

use crate::contest::Codec;
use crate::messages::ship_create::{POSITION, ROTATION, VELOCITY};
use crate::messages::ships::MAX_SHIPS;
use crate::messages::{BenchPacket, Message, ShipCreate, ShipType, Ships, Team};

/// The messages with one function for both directions.
#[derive(Default)]
pub struct Unified;

impl BenchPacket {
    #[inline(always)]
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.int(&mut self.a, -100..=100)?;
        stream.int(&mut self.b, 0..=65_535)?;
        stream.int(&mut self.c, -1_000_000..=1_000_000)?;
        stream.bits(&mut self.bits7, 7)?;
        stream.bits(&mut self.bits13, 13)?;
        stream.bits(&mut self.bits23, 23)?;
        stream.bool(&mut self.flag)?;
        for float in &mut self.floats {
            stream.f32(float)?;
        }
        stream.u64(&mut self.word)?;
        stream.bytes(&mut self.bytes)
    }
}

/// One of the variants in `all`, by its number.
#[inline(always)]
fn variant<S: Stream, T: Copy>(stream: &mut S, value: &mut T, tag: u8, all: &[T]) -> Result<S> {
    let mut tag = usize::from(tag);
    stream.int(&mut tag, 0..=all.len() - 1)?;
    if S::IS_READING {
        *value = *all.get(tag).ok_or_else(|| stream.refuse())?;
    }
    Ok(())
}

impl ShipCreate {
    #[inline(always)]
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        let tag = self.ship_type as u8;
        variant(stream, &mut self.ship_type, tag, &ShipType::ALL)?;
        stream.scalars(&Int::new(-POSITION, POSITION), &mut self.position)?;
        stream.scalars(&Int::new(-ROTATION, ROTATION), &mut self.rotation)?;
        stream.scalars(&Int::new(-VELOCITY, VELOCITY), &mut self.linear_velocity)?;
        stream.option(&mut self.flags, |stream, flags| stream.bits(flags, 4))?;
        let tag = self.team as u8;
        variant(stream, &mut self.team, tag, &Team::ALL)?;
        stream.int(&mut self.health, 0..=1000)?;
        stream.int(&mut self.thrust, 0..=100)
    }
}

impl Ships {
    #[inline(always)]
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.list(&mut self.ships, MAX_SHIPS, |stream, ship| ship.serialize(stream))
    }
}

tightwire::unified!(BenchPacket, max_bits = 49 * 8);
tightwire::unified!(ShipCreate, max_bits = 219);
tightwire::unified!(Ships, max_bits = 6 + 32 * 219);

impl<M: Message> Codec<M> for Unified
where
    M::Plain: Wire,
{
    const NAME: &'static str = super::UNIFIED;
    type Value = M::Plain;

    fn value(message: &M) -> M::Plain {
        message.to_plain()
    }

    fn message(value: M::Plain) -> M {
        M::from_plain(value)
    }

    #[inline]
    fn encode<'a>(&'a mut self, value: &M::Plain, buffer: &'a mut [u8]) -> &'a [u8] {
        tightwire::encode(value, buffer).expect("tightwire refused a value")
    }

    #[inline]
    fn decode(&mut self, packet: &[u8]) -> M::Plain {
        tightwire::decode(packet).expect("tightwire refused its own packet")
    }
}
