//! What stands before the coded state: which tick it is, and what it builds on.
//!
//! ```text
//! u16   tick, its low 16 bits
//! u8    bits 0 to 5: age of the first baseline in ticks, 0 for none
//!       bit 6: a model is used      bit 7: a part follows
//! u8    bits 0 to 3: how much older the second is than the first, 0 for none
//!       bits 4 to 7: how much older the third is than the second, 0 for none
//! with a part:
//! u16   bits 0 to 14: the eight of rows it starts at     bit 15: rows were left out by choice
//! u16   how many rows it holds
//! u32   bit i: the state i + 1 ticks before the first baseline is merged into it
//! ```
//!
//! All little-endian.

/// How many ticks back a packet can reach.
pub(crate) const REACH: u32 = 63;

/// The fields of a header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) tick: u16,
    pub(crate) age: u32,
    pub(crate) second: u32,
    pub(crate) third: u32,
    pub(crate) has_model: bool,
    pub(crate) part: Option<PartHeader>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PartHeader {
    pub(crate) start: u32,
    pub(crate) rows: u32,
    pub(crate) is_chosen: bool,
    pub(crate) merged: u32,
}

pub(crate) const WHOLE: usize = 4;
pub(crate) const PART: usize = 12;

impl Header {
    pub(crate) fn len(&self) -> usize {
        if self.part.is_some() { PART } else { WHOLE }
    }

    pub(crate) fn bytes(&self) -> [u8; PART] {
        let [a, b] = self.tick.to_le_bytes();
        let flags = (u8::from(self.has_model) << 6) | (u8::from(self.part.is_some()) << 7);
        let mut part = [0; 8];
        if let Some(header) = self.part {
            let start = (header.start & 0x7fff) as u16 | (u16::from(header.is_chosen) << 15);
            let start = start.to_le_bytes();
            let rows = (header.rows as u16).to_le_bytes();
            let merged = header.merged.to_le_bytes();
            for (place, byte) in part.iter_mut().zip(start.into_iter().chain(rows).chain(merged)) {
                *place = byte;
            }
        }
        let [c, d, e, f, g, h, i, j] = part;
        let ages = (self.second & 15) as u8 | ((self.third & 15) << 4) as u8;
        [a, b, (self.age & 63) as u8 | flags, ages, c, d, e, f, g, h, i, j]
    }

    /// The header of a packet, and the rest of it.
    pub(crate) fn read(packet: &[u8]) -> Option<(Self, &[u8])> {
        let (&[a, b, first, older], rest) = packet.split_first_chunk::<WHOLE>()?;
        let mut header = Self {
            tick: u16::from_le_bytes([a, b]),
            age: u32::from(first & 63),
            second: u32::from(older & 15),
            third: u32::from(older >> 4),
            has_model: first & 64 != 0,
            part: None,
        };
        // A third needs a second, and a second needs a first.
        if (header.age == 0 && header.second != 0) || (header.second == 0 && header.third != 0) {
            return None;
        }
        if first & 128 == 0 {
            return Some((header, rest));
        }
        let (&[a, b, c, d, e, f, g, h], rest) = rest.split_first_chunk::<8>()?;
        let start = u16::from_le_bytes([a, b]);
        header.part = Some(PartHeader {
            start: u32::from(start & 0x7fff),
            rows: u32::from(u16::from_le_bytes([c, d])),
            is_chosen: start & 0x8000 != 0,
            merged: u32::from_le_bytes([e, f, g, h]),
        });
        Some((header, rest))
    }
}
