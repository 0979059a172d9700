//! Bit groups through the writer and reader that all messages go through.

use tightwire::{BitReader, BitWriter, ReadError, WriteError};

use crate::raw_bits::{Group, PACKET_GROUPS, RawBits, Widths};

/// The bit writer and reader below the messages, with widths in the code, a packet at a time.
pub struct BitsOfPacket;

/// The same in a loop.
pub struct Bits;

/// The same with widths from a table.
pub struct BitsAtRunTime;

#[inline(always)]
fn write_eight(writer: &mut BitWriter, groups: &[Group; 8]) -> Result<(), WriteError> {
    writer.write_bits(groups[0].value.into(), 7)?;
    writer.write_bits(groups[1].value.into(), 13)?;
    writer.write_bits(groups[2].value.into(), 23)?;
    writer.write_bits(groups[3].value.into(), 1)?;
    writer.write_bits(groups[4].value.into(), 5)?;
    writer.write_bits(groups[5].value.into(), 32)?;
    writer.write_bits(groups[6].value.into(), 11)?;
    writer.write_bits(groups[7].value.into(), 17)
}

/// Reads eight groups and adds them to `sum`.
#[inline(always)]
fn read_eight(reader: &mut BitReader, mut sum: u32) -> Result<u32, ReadError> {
    sum = sum.wrapping_add(reader.read_bits(7)? as u32);
    sum = sum.wrapping_add(reader.read_bits(13)? as u32);
    sum = sum.wrapping_add(reader.read_bits(23)? as u32);
    sum = sum.wrapping_add(reader.read_bits(1)? as u32);
    sum = sum.wrapping_add(reader.read_bits(5)? as u32);
    sum = sum.wrapping_add(reader.read_bits(32)? as u32);
    sum = sum.wrapping_add(reader.read_bits(11)? as u32);
    Ok(sum.wrapping_add(reader.read_bits(17)? as u32))
}

/// The groups of a packet, eight by eight.
#[inline(always)]
fn eights(groups: &[Group]) -> [&[Group; 8]; 4] {
    let groups: &[Group; PACKET_GROUPS] = groups.try_into().expect("not a packet's groups");
    let (eights, _) = groups.as_chunks();
    [&eights[0], &eights[1], &eights[2], &eights[3]]
}

#[inline(always)]
fn write_packet(groups: &[Group], buffer: &mut [u8]) -> Result<usize, WriteError> {
    let [a, b, c, d] = eights(groups);
    let mut writer = BitWriter::new(buffer);
    write_eight(&mut writer, a)?;
    write_eight(&mut writer, b)?;
    write_eight(&mut writer, c)?;
    write_eight(&mut writer, d)?;
    Ok(writer.finish()?.len())
}

#[inline(always)]
fn read_packet(packet: &[u8]) -> Result<u32, ReadError> {
    let mut reader = BitReader::new(packet);
    let sum = read_eight(&mut reader, 0)?;
    let sum = read_eight(&mut reader, sum)?;
    let sum = read_eight(&mut reader, sum)?;
    let sum = read_eight(&mut reader, sum)?;
    reader.finish()?;
    Ok(sum)
}

fn write(groups: &[Group], buffer: &mut [u8]) -> Result<usize, WriteError> {
    let mut writer = BitWriter::new(buffer);
    for eight in groups.as_chunks().0 {
        write_eight(&mut writer, eight)?;
    }
    Ok(writer.finish()?.len())
}

fn read(groups: &[Group], packet: &[u8]) -> Result<u32, ReadError> {
    let mut reader = BitReader::new(packet);
    let mut sum = 0;
    for _ in groups.as_chunks::<8>().0 {
        sum = read_eight(&mut reader, sum)?;
    }
    reader.finish()?;
    Ok(sum)
}

fn write_at_run_time(groups: &[Group], buffer: &mut [u8]) -> Result<usize, WriteError> {
    let mut writer = BitWriter::new(buffer);
    for group in groups {
        writer.write_bits(group.value.into(), group.bits)?;
    }
    Ok(writer.finish()?.len())
}

fn read_at_run_time(groups: &[Group], packet: &[u8]) -> Result<u32, ReadError> {
    let mut reader = BitReader::new(packet);
    let mut sum = 0_u32;
    for group in groups {
        sum = sum.wrapping_add(reader.read_bits(group.bits)? as u32);
    }
    reader.finish()?;
    Ok(sum)
}

impl RawBits for BitsOfPacket {
    const NAME: &'static str = super::BITS;
    const WIDTHS: Widths = Widths::OfPacket;

    #[inline]
    fn write(groups: &[Group], buffer: &mut [u8]) -> usize {
        write_packet(groups, buffer).expect("tightwire refused bits")
    }

    #[inline]
    fn read(_groups: &[Group], packet: &[u8]) -> u32 {
        read_packet(packet).expect("tightwire refused its own bits")
    }
}

impl RawBits for Bits {
    const NAME: &'static str = super::BITS;
    const WIDTHS: Widths = Widths::InCode;

    fn write(groups: &[Group], buffer: &mut [u8]) -> usize {
        write(groups, buffer).expect("tightwire refused bits")
    }

    fn read(groups: &[Group], packet: &[u8]) -> u32 {
        read(groups, packet).expect("tightwire refused its own bits")
    }
}

impl RawBits for BitsAtRunTime {
    const NAME: &'static str = super::BITS;
    const WIDTHS: Widths = Widths::AtRunTime;

    fn write(groups: &[Group], buffer: &mut [u8]) -> usize {
        write_at_run_time(groups, buffer).expect("tightwire refused bits")
    }

    fn read(groups: &[Group], packet: &[u8]) -> u32 {
        read_at_run_time(groups, packet).expect("tightwire refused its own bits")
    }
}
