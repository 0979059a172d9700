//! Bit groups through the writer and reader that all messages go through.

use tightwire::{BitReader, BitWriter, ReadError, WriteError};

use crate::raw_bits::{Group, RawBits, Widths};

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

#[inline(always)]
fn read_eight(reader: &mut BitReader, groups: &mut [Group; 8]) -> Result<(), ReadError> {
    groups[0].value = reader.read_bits(7)? as u32;
    groups[1].value = reader.read_bits(13)? as u32;
    groups[2].value = reader.read_bits(23)? as u32;
    groups[3].value = reader.read_bits(1)? as u32;
    groups[4].value = reader.read_bits(5)? as u32;
    groups[5].value = reader.read_bits(32)? as u32;
    groups[6].value = reader.read_bits(11)? as u32;
    groups[7].value = reader.read_bits(17)? as u32;
    Ok(())
}

#[inline(always)]
fn write_packet(groups: &[Group], buffer: &mut [u8]) -> Result<usize, WriteError> {
    let ([a, b, c, d], []) = groups.as_chunks() else { panic!("not a packet's groups") };
    let mut writer = BitWriter::new(buffer);
    write_eight(&mut writer, a)?;
    write_eight(&mut writer, b)?;
    write_eight(&mut writer, c)?;
    write_eight(&mut writer, d)?;
    Ok(writer.finish()?.len())
}

#[inline(always)]
fn read_packet(groups: &mut [Group], packet: &[u8]) -> Result<(), ReadError> {
    let ([a, b, c, d], []) = groups.as_chunks_mut() else { panic!("not a packet's groups") };
    let mut reader = BitReader::new(packet);
    read_eight(&mut reader, a)?;
    read_eight(&mut reader, b)?;
    read_eight(&mut reader, c)?;
    read_eight(&mut reader, d)?;
    reader.finish()
}

fn write(groups: &[Group], buffer: &mut [u8]) -> Result<usize, WriteError> {
    let mut writer = BitWriter::new(buffer);
    for eight in groups.as_chunks().0 {
        write_eight(&mut writer, eight)?;
    }
    Ok(writer.finish()?.len())
}

fn read(groups: &mut [Group], packet: &[u8]) -> Result<(), ReadError> {
    let mut reader = BitReader::new(packet);
    for eight in groups.as_chunks_mut().0 {
        read_eight(&mut reader, eight)?;
    }
    reader.finish()
}

fn write_at_run_time(groups: &[Group], buffer: &mut [u8]) -> Result<usize, WriteError> {
    let mut writer = BitWriter::new(buffer);
    for group in groups {
        writer.write_bits(group.value.into(), group.bits)?;
    }
    Ok(writer.finish()?.len())
}

fn read_at_run_time(groups: &mut [Group], packet: &[u8]) -> Result<(), ReadError> {
    let mut reader = BitReader::new(packet);
    for group in groups {
        group.value = reader.read_bits(group.bits)? as u32;
    }
    reader.finish()
}

impl RawBits for BitsOfPacket {
    const NAME: &'static str = super::BITS;
    const WIDTHS: Widths = Widths::OfPacket;

    #[inline]
    fn write(groups: &[Group], buffer: &mut [u8]) -> usize {
        write_packet(groups, buffer).expect("tightwire refused bits")
    }

    #[inline]
    fn read(groups: &mut [Group], packet: &[u8]) {
        read_packet(groups, packet).expect("tightwire refused its own bits");
    }
}

impl RawBits for Bits {
    const NAME: &'static str = super::BITS;
    const WIDTHS: Widths = Widths::InCode;

    fn write(groups: &[Group], buffer: &mut [u8]) -> usize {
        write(groups, buffer).expect("tightwire refused bits")
    }

    fn read(groups: &mut [Group], packet: &[u8]) {
        read(groups, packet).expect("tightwire refused its own bits");
    }
}

impl RawBits for BitsAtRunTime {
    const NAME: &'static str = super::BITS;
    const WIDTHS: Widths = Widths::AtRunTime;

    fn write(groups: &[Group], buffer: &mut [u8]) -> usize {
        write_at_run_time(groups, buffer).expect("tightwire refused bits")
    }

    fn read(groups: &mut [Group], packet: &[u8]) {
        read_at_run_time(groups, packet).expect("tightwire refused its own bits");
    }
}
