//! Bit groups without a message around them: what one raw write and one raw read cost.
//!
//! Widths stand in the code, as in most games, or come from a table at run time. The second kind
//! has to build every mask and compare every width, so its figures are another matter. Groups from
//! the start of a packet on have offsets that stand in the code as well, as the fields of a message
//! do; a loop over groups has not.

use std::hint::black_box;

use crate::contest::{Contest, PageBuffer, SPARE_BYTES, mean_bytes};
use crate::random::Random;

/// Groups in all packets of a table.
const GROUPS: usize = 8192;
/// Groups in a packet that is written without a loop.
pub const PACKET_GROUPS: usize = 32;

/// The widths that stand in the code, over and over. They add up to an odd number, so that every
/// round starts at another bit of a word and nothing about it is known to the compiler.
pub const WIDTHS: [u32; 8] = [7, 13, 23, 1, 5, 32, 11, 17];

/// The source of the widths of groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Widths {
    /// [`WIDTHS`], written out as numbers, from the first bit of a packet on.
    OfPacket,
    /// [`WIDTHS`], written out as numbers, in a loop.
    InCode,
    /// 1 to 32, from the table of groups.
    AtRunTime,
}

impl Widths {
    /// The name in workloads and gates.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OfPacket => "raw-packet",
            Self::InCode => "raw-bits",
            Self::AtRunTime => "raw-bits-at-run-time",
        }
    }

    /// Groups in one packet.
    const fn groups(self) -> usize {
        match self {
            Self::OfPacket => PACKET_GROUPS,
            Self::InCode | Self::AtRunTime => 1024,
        }
    }

    fn table(self, random: &mut Random) -> Vec<Group> {
        let mut widths = WIDTHS.into_iter().cycle();
        let group = |_| {
            let bits = match self {
                Self::OfPacket | Self::InCode => widths.next().unwrap_or(1),
                Self::AtRunTime => random.int(1, 32) as u32,
            };
            Group { value: random.bits(bits) as u32, bits }
        };
        (0..self.groups()).map(group).collect()
    }
}

/// Bits to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Below `2^bits`.
    pub value: u32,
    /// 1 to 32.
    pub bits: u32,
}

/// A bit writer and a bit reader.
pub trait RawBits: 'static {
    /// The name in tables.
    const NAME: &'static str;

    /// Which widths its functions use.
    const WIDTHS: Widths;

    /// Writes all groups, the lowest bit of each first, and returns the number of bytes.
    fn write(groups: &[Group], buffer: &mut [u8]) -> usize;

    /// Reads groups of the same widths over the values that are there, as a game reads into its
    /// fields.
    fn read(groups: &mut [Group], packet: &[u8]);
}

struct Lane<B: RawBits> {
    tables: Vec<Vec<Group>>,
    packets: Vec<Box<[u8]>>,
    rooms: Vec<usize>,
    buffer: PageBuffer,
    bits: std::marker::PhantomData<B>,
}

/// The packet that `groups` must become, one bit at a time.
fn expected(groups: &[Group]) -> Vec<u8> {
    let bits: Vec<bool> = groups
        .iter()
        .flat_map(|group| (0..group.bits).map(|bit| group.value >> bit & 1 == 1))
        .collect();
    let byte = |chunk: &[bool]| chunk.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
    bits.chunks(8).map(byte).collect()
}

/// Prepares a bit writer and reader, after comparing its packets with plain ones.
///
/// # Panics
///
/// If it writes other bytes or reads other values.
pub fn prepare<B: RawBits>() -> Box<dyn Contest> {
    let mut random = Random::new(0x6269_7473);
    let tables: Vec<Vec<Group>> =
        (0..GROUPS / B::WIDTHS.groups()).map(|_| B::WIDTHS.table(&mut random)).collect();
    let packets: Vec<Box<[u8]>> = tables.iter().map(|groups| expected(groups).into()).collect();
    let mut pages = PageBuffer::new(B::WIDTHS.groups() * 4 + 256);
    let buffer = pages.all();
    for (groups, packet) in tables.iter().zip(&packets) {
        let length = B::write(groups, &mut buffer[..packet.len()]);
        assert_eq!(buffer[..length], **packet, "{} raw bits", B::NAME);
        let mut back: Vec<Group> =
            groups.iter().map(|group| Group { value: !group.value, ..*group }).collect();
        B::read(&mut back, packet);
        assert_eq!(back, *groups, "{} raw bits", B::NAME);
    }
    let rooms: Vec<usize> = packets
        .iter()
        .zip(SPARE_BYTES.iter().cycle())
        .map(|(packet, spare)| packet.len() + spare)
        .collect();
    Box::new(Lane::<B> { tables, packets, rooms, buffer: pages, bits: std::marker::PhantomData })
}

impl<B: RawBits> Contest for Lane<B> {
    fn write(&mut self, passes: usize) {
        let buffer = self.buffer.all();
        for _ in 0..passes {
            for (groups, room) in self.tables.iter().zip(&self.rooms) {
                let length = B::write(groups, &mut buffer[..*room]);
                black_box(&buffer[..length]);
            }
        }
    }

    fn read(&mut self, passes: usize) {
        for _ in 0..passes {
            for (groups, packet) in self.tables.iter_mut().zip(&self.packets) {
                B::read(groups, packet);
                black_box(&*groups);
            }
        }
    }

    fn units(&self) -> usize {
        GROUPS
    }

    fn mean_bytes(&self) -> f64 {
        mean_bytes(&self.packets)
    }

    fn packets(&self) -> &[Box<[u8]>] {
        &self.packets
    }
}
