//! bitstream-io: a bit writer and reader; the message code is written by hand, as its users do.
//!
//! Every range is checked in both directions, and bits go in the order and number of tightwire's
//! format. So the first three messages have tightwire's bytes, which makes this file their judge.

use std::io::{Error, ErrorKind, Result};

use bitstream_io::{BitRead, BitReader, BitWrite, BitWriter, LittleEndian};

use crate::contest::Codec;
use crate::messages::ship_create::{POSITION, ROTATION, VELOCITY};
use crate::messages::ships::MAX_SHIPS;
use crate::messages::snapshot::{OBJECTS, ORIENTATION_STEPS, POSITION_STEPS};
use crate::messages::{
    BenchPacket, Message, QuantizedChange, QuantizedSnapshot, ShipCreate, ShipType, Ships,
    Snapshot, Team,
};

type Writer<'a> = BitWriter<&'a mut [u8], LittleEndian>;
type Reader<'a> = BitReader<&'a [u8], LittleEndian>;

/// Its bit writer and reader with code by hand. Snapshots arrive quantized.
#[derive(Default)]
pub struct BitstreamIo;

/// The same, quantizing each snapshot itself: the work that a compressing serializer does.
#[derive(Default)]
pub struct BitstreamIoQuantizing;

/// The hand-written code of a message.
trait ByHand: Sized {
    fn write(&self, writer: &mut Writer) -> Result<()>;
    fn read(reader: &mut Reader) -> Result<Self>;
}

#[cold]
fn refusal() -> Error {
    Error::from(ErrorKind::InvalidData)
}

#[inline]
fn write_int<const BITS: u32>(
    writer: &mut Writer,
    value: impl Into<i32>,
    min: i32,
    max: i32,
) -> Result<()> {
    let value = value.into();
    if value < min || value > max {
        return Err(refusal());
    }
    writer.write_unsigned::<BITS, u32>(value.wrapping_sub(min).cast_unsigned())
}

#[inline]
fn read_int<const BITS: u32>(reader: &mut Reader, min: i32, max: i32) -> Result<i32> {
    let offset: u32 = reader.read_unsigned::<BITS, u32>()?;
    if offset > max.abs_diff(min) {
        return Err(refusal());
    }
    Ok(min.wrapping_add_unsigned(offset))
}

/// Reads an integer whose bounds lie in its type, so that the conversion cannot lose anything.
#[inline]
fn read_small<const BITS: u32, T: TryFrom<i32>>(
    reader: &mut Reader,
    min: i32,
    max: i32,
) -> Result<T> {
    T::try_from(read_int::<BITS>(reader, min, max)?).map_err(|_| refusal())
}

impl ByHand for BenchPacket {
    #[inline]
    fn write(&self, writer: &mut Writer) -> Result<()> {
        write_int::<8>(writer, self.a, -100, 100)?;
        write_int::<16>(writer, self.b, 0, 65_535)?;
        write_int::<21>(writer, self.c, -1_000_000, 1_000_000)?;
        writer.write_unsigned::<7, u8>(self.bits7)?;
        writer.write_unsigned::<13, u16>(self.bits13)?;
        writer.write_unsigned::<23, u32>(self.bits23)?;
        writer.write_bit(self.flag)?;
        for float in self.floats {
            writer.write_unsigned::<32, u32>(float.to_bits())?;
        }
        writer.write_unsigned::<64, u64>(self.word)?;
        writer.byte_align()?;
        writer.write_bytes(&self.bytes)
    }

    #[inline]
    fn read(reader: &mut Reader) -> Result<Self> {
        let a = read_int::<8>(reader, -100, 100)?;
        let b = read_int::<16>(reader, 0, 65_535)?;
        let c = read_int::<21>(reader, -1_000_000, 1_000_000)?;
        let bits7 = reader.read_unsigned::<7, u8>()?;
        let bits13 = reader.read_unsigned::<13, u16>()?;
        let bits23 = reader.read_unsigned::<23, u32>()?;
        let flag = reader.read_bit()?;
        let mut floats = [0.0; 3];
        for float in &mut floats {
            *float = f32::from_bits(reader.read_unsigned::<32, u32>()?);
        }
        let word = reader.read_unsigned::<64, u64>()?;
        reader.byte_align();
        let mut bytes = [0; 17];
        reader.read_bytes(&mut bytes)?;
        Ok(Self { a, b, c, bits7, bits13, bits23, flag, floats, word, bytes })
    }
}

impl ByHand for ShipCreate {
    #[inline]
    fn write(&self, writer: &mut Writer) -> Result<()> {
        writer.write_unsigned::<3, u8>(self.ship_type as u8)?;
        for axis in self.position {
            write_int::<25>(writer, axis, -POSITION, POSITION)?;
        }
        for component in self.rotation {
            write_int::<12>(writer, component, -i32::from(ROTATION), i32::from(ROTATION))?;
        }
        for axis in self.linear_velocity {
            write_int::<23>(writer, axis, -VELOCITY, VELOCITY)?;
        }
        writer.write_bit(self.flags.is_some())?;
        if let Some(flags) = self.flags {
            writer.write_unsigned::<4, u8>(flags)?;
        }
        writer.write_unsigned::<2, u8>(self.team as u8)?;
        write_int::<10>(writer, self.health, 0, 1000)?;
        write_int::<7>(writer, self.thrust, 0, 100)
    }

    #[inline]
    fn read(reader: &mut Reader) -> Result<Self> {
        let ship_type = reader.read_unsigned::<3, u8>()?;
        let ship_type = *ShipType::ALL.get(usize::from(ship_type)).ok_or_else(refusal)?;
        let mut position = [0; 3];
        for axis in &mut position {
            *axis = read_int::<25>(reader, -POSITION, POSITION)?;
        }
        let mut rotation = [0; 4];
        for component in &mut rotation {
            *component = read_small::<12, i16>(reader, -i32::from(ROTATION), i32::from(ROTATION))?;
        }
        let mut linear_velocity = [0; 3];
        for axis in &mut linear_velocity {
            *axis = read_int::<23>(reader, -VELOCITY, VELOCITY)?;
        }
        let flags = if reader.read_bit()? { Some(reader.read_unsigned::<4, u8>()?) } else { None };
        let team = reader.read_unsigned::<2, u8>()?;
        let team = *Team::ALL.get(usize::from(team)).ok_or_else(refusal)?;
        let health = read_small::<10, i16>(reader, 0, 1000)?;
        let thrust = read_small::<7, i8>(reader, 0, 100)?;
        Ok(Self { ship_type, position, rotation, linear_velocity, flags, team, health, thrust })
    }
}

impl ByHand for Ships {
    #[inline]
    fn write(&self, writer: &mut Writer) -> Result<()> {
        if self.ships.len() > MAX_SHIPS {
            return Err(refusal());
        }
        writer.write_unsigned::<6, u8>(self.ships.len() as u8)?;
        self.ships.iter().try_for_each(|ship| ship.write(writer))
    }

    #[inline]
    fn read(reader: &mut Reader) -> Result<Self> {
        let count = usize::from(reader.read_unsigned::<6, u8>()?);
        if count > MAX_SHIPS {
            return Err(refusal());
        }
        let mut ships = Vec::with_capacity(count);
        for _ in 0..count {
            ships.push(ShipCreate::read(reader)?);
        }
        Ok(Self { ships })
    }
}

impl ByHand for QuantizedChange {
    #[inline]
    fn write(&self, writer: &mut Writer) -> Result<()> {
        let [x, y, z] = self.position;
        let [max_x, max_y, max_z] = POSITION_STEPS;
        if x > max_x || y > max_y || z > max_z {
            return Err(refusal());
        }
        writer.write_unsigned::<12, u16>(self.index)?;
        writer.write_unsigned::<18, u32>(x)?;
        writer.write_unsigned::<18, u32>(y)?;
        writer.write_unsigned::<14, u32>(z)?;
        writer.write_unsigned::<2, u8>(self.largest)?;
        for level in self.smallest {
            if level > ORIENTATION_STEPS {
                return Err(refusal());
            }
            writer.write_unsigned::<9, u16>(level)?;
        }
        writer.write_bit(self.at_rest)
    }

    #[inline]
    fn read(reader: &mut Reader) -> Result<Self> {
        let index = reader.read_unsigned::<12, u16>()?;
        let position = [
            reader.read_unsigned::<18, u32>()?,
            reader.read_unsigned::<18, u32>()?,
            reader.read_unsigned::<14, u32>()?,
        ];
        if position.iter().zip(POSITION_STEPS).any(|(axis, max)| *axis > max) {
            return Err(refusal());
        }
        let largest = reader.read_unsigned::<2, u8>()?;
        let mut smallest = [0; 3];
        for level in &mut smallest {
            *level = reader.read_unsigned::<9, u16>()?;
            if *level > ORIENTATION_STEPS {
                return Err(refusal());
            }
        }
        let at_rest = reader.read_bit()?;
        Ok(Self { index, position, largest, smallest, at_rest })
    }
}

/// The count of changes: 0 to all objects, in 13 bits.
fn read_count(reader: &mut Reader) -> Result<usize> {
    let count = reader.read_unsigned::<13, u16>()?;
    if count > OBJECTS { Err(refusal()) } else { Ok(usize::from(count)) }
}

impl ByHand for QuantizedSnapshot {
    #[inline]
    fn write(&self, writer: &mut Writer) -> Result<()> {
        writer.write_unsigned::<13, u16>(self.changes.len() as u16)?;
        self.changes.iter().try_for_each(|change| change.write(writer))
    }

    #[inline]
    fn read(reader: &mut Reader) -> Result<Self> {
        let count = read_count(reader)?;
        let mut changes = Vec::with_capacity(count);
        for _ in 0..count {
            changes.push(QuantizedChange::read(reader)?);
        }
        Ok(Self { changes })
    }
}

impl ByHand for Snapshot {
    #[inline]
    fn write(&self, writer: &mut Writer) -> Result<()> {
        writer.write_unsigned::<13, u16>(self.changes.len() as u16)?;
        self.changes.iter().try_for_each(|change| change.quantize().write(writer))
    }

    #[inline]
    fn read(reader: &mut Reader) -> Result<Self> {
        let count = read_count(reader)?;
        let mut changes = Vec::with_capacity(count);
        for _ in 0..count {
            changes.push(QuantizedChange::read(reader)?.restore());
        }
        Ok(Self { changes })
    }
}

#[inline]
fn write_packet<'a>(value: &impl ByHand, buffer: &'a mut [u8]) -> Result<&'a [u8]> {
    let room = buffer.len();
    let mut writer = BitWriter::endian(&mut *buffer, LittleEndian);
    value.write(&mut writer)?;
    writer.byte_align()?;
    let length = room - writer.into_writer().len();
    Ok(&buffer[..length])
}

#[inline]
fn read_packet<V: ByHand>(packet: &[u8]) -> Result<V> {
    V::read(&mut BitReader::endian(packet, LittleEndian))
}

impl<M: Message> Codec<M> for BitstreamIo
where
    M::Plain: ByHand,
{
    const NAME: &'static str = "bitstream-io";
    type Value = M::Plain;

    fn value(message: &M) -> M::Plain {
        message.to_plain()
    }

    fn message(value: M::Plain) -> M {
        M::from_plain(value)
    }

    #[inline]
    fn encode<'a>(&'a mut self, value: &M::Plain, buffer: &'a mut [u8]) -> &'a [u8] {
        write_packet(value, buffer).expect("bitstream-io refused a value")
    }

    #[inline]
    fn decode(&mut self, packet: &[u8]) -> M::Plain {
        read_packet(packet).expect("bitstream-io refused its own packet")
    }
}

impl Codec<Snapshot> for BitstreamIoQuantizing {
    const NAME: &'static str = "bitstream-io quantizing";
    type Value = Snapshot;

    fn value(message: &Snapshot) -> Snapshot {
        message.clone()
    }

    fn message(value: Snapshot) -> Snapshot {
        value
    }

    #[inline]
    fn encode<'a>(&'a mut self, value: &Snapshot, buffer: &'a mut [u8]) -> &'a [u8] {
        write_packet(value, buffer).expect("bitstream-io refused a value")
    }

    #[inline]
    fn decode(&mut self, packet: &[u8]) -> Snapshot {
        read_packet(packet).expect("bitstream-io refused its own packet")
    }
}
