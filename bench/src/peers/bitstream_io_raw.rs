//! bitstream-io: bit groups without a message.

use std::io::Result;

use bitstream_io::{BitRead, BitReader, BitWrite, BitWriter, LittleEndian};

use crate::raw_bits::{Group, PACKET_GROUPS, RawBits, Widths};

/// Its writes and reads with widths in the code, a packet at a time.
pub struct RawBitstreamIoOfPacket;

/// The same in a loop.
pub struct RawBitstreamIo;

/// Its writes and reads with widths from a table.
pub struct RawBitstreamIoAtRunTime;

#[inline(always)]
fn write(groups: &[Group], buffer: &mut [u8]) -> Result<usize> {
    let room = buffer.len();
    let mut writer = BitWriter::endian(buffer, LittleEndian);
    for [a, b, c, d, e, f, g, h] in groups.as_chunks().0 {
        writer.write_unsigned::<7, u32>(a.value)?;
        writer.write_unsigned::<13, u32>(b.value)?;
        writer.write_unsigned::<23, u32>(c.value)?;
        writer.write_unsigned::<1, u32>(d.value)?;
        writer.write_unsigned::<5, u32>(e.value)?;
        writer.write_unsigned::<32, u32>(f.value)?;
        writer.write_unsigned::<11, u32>(g.value)?;
        writer.write_unsigned::<17, u32>(h.value)?;
    }
    writer.byte_align()?;
    Ok(room - writer.into_writer().len())
}

#[inline(always)]
fn read(groups: &mut [Group], packet: &[u8]) -> Result<()> {
    let mut reader = BitReader::endian(packet, LittleEndian);
    for [a, b, c, d, e, f, g, h] in groups.as_chunks_mut().0 {
        a.value = reader.read_unsigned::<7, u32>()?;
        b.value = reader.read_unsigned::<13, u32>()?;
        c.value = reader.read_unsigned::<23, u32>()?;
        d.value = reader.read_unsigned::<1, u32>()?;
        e.value = reader.read_unsigned::<5, u32>()?;
        f.value = reader.read_unsigned::<32, u32>()?;
        g.value = reader.read_unsigned::<11, u32>()?;
        h.value = reader.read_unsigned::<17, u32>()?;
    }
    Ok(())
}

fn write_at_run_time(groups: &[Group], buffer: &mut [u8]) -> Result<usize> {
    let room = buffer.len();
    let mut writer = BitWriter::endian(buffer, LittleEndian);
    for group in groups {
        writer.write_unsigned_var(group.bits, group.value)?;
    }
    writer.byte_align()?;
    Ok(room - writer.into_writer().len())
}

fn read_at_run_time(groups: &mut [Group], packet: &[u8]) -> Result<()> {
    let mut reader = BitReader::endian(packet, LittleEndian);
    for group in groups {
        group.value = reader.read_unsigned_var(group.bits)?;
    }
    Ok(())
}

impl RawBits for RawBitstreamIoOfPacket {
    const NAME: &'static str = "bitstream-io";
    const WIDTHS: Widths = Widths::OfPacket;

    #[inline]
    fn write(groups: &[Group], buffer: &mut [u8]) -> usize {
        let groups: &[Group; PACKET_GROUPS] = groups.try_into().expect("not a packet's groups");
        write(groups, buffer).expect("bitstream-io refused bits")
    }

    #[inline]
    fn read(groups: &mut [Group], packet: &[u8]) {
        let groups: &mut [Group; PACKET_GROUPS] = groups.try_into().expect("not a packet's groups");
        read(groups, packet).expect("bitstream-io refused its own bits");
    }
}

impl RawBits for RawBitstreamIo {
    const NAME: &'static str = "bitstream-io";
    const WIDTHS: Widths = Widths::InCode;

    #[inline(always)]
    fn write(groups: &[Group], buffer: &mut [u8]) -> usize {
        write(groups, buffer).expect("bitstream-io refused bits")
    }

    fn read(groups: &mut [Group], packet: &[u8]) {
        read(groups, packet).expect("bitstream-io refused its own bits");
    }
}

impl RawBits for RawBitstreamIoAtRunTime {
    const NAME: &'static str = "bitstream-io";
    const WIDTHS: Widths = Widths::AtRunTime;

    #[inline(always)]
    fn write(groups: &[Group], buffer: &mut [u8]) -> usize {
        write_at_run_time(groups, buffer).expect("bitstream-io refused bits")
    }

    fn read(groups: &mut [Group], packet: &[u8]) {
        read_at_run_time(groups, packet).expect("bitstream-io refused its own bits");
    }
}
