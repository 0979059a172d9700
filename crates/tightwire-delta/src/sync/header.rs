//! The header in front of the coded state: its tick and its baselines.
//!
//! ```text
//! u16   tick, its low 16 bits
//! u8    bits 0 to 5: age of the first baseline in ticks, 0 for none
//!       bit 6: a model is used      bit 7: a part follows
//! u8    bits 0 to 3: how much older the second is than the first, 0 for none
//!       bits 4 to 7: how much older the third is than the second, 0 for none
//!       0xf0: no second and no third, and the coder is not warmed up
//! without a baseline:
//! u16   the high 16 bits of the tick
//! u32   the identity of the plan
//! with a part:
//! u16   bits 0 to 14: the eight of rows it starts at     bit 15: rows were left out by choice
//! u16   how many rows it holds
//! u32   bit i: the state i + 1 ticks before the first baseline is merged into it
//! ```
//!
//! All integers are little-endian. The identity is only sent in packets without a baseline. Every
//! other packet builds on a state that the receiver took from a packet with the right identity.

/// The maximum age of a baseline in ticks.
pub(crate) const REACH: u32 = 63;

/// The byte of the second and third baseline if there is neither, and no warm-up.
const COLD: u8 = 0xf0;

/// The fields of a header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) tick: u32,
    /// The identity of the plan; 0 in a packet with a baseline, which does not carry it.
    pub(crate) identity: u32,
    pub(crate) age: u32,
    pub(crate) second: u32,
    pub(crate) third: u32,
    pub(crate) has_model: bool,
    /// The coder has no model and is not warmed up, although there is a baseline. There is no
    /// second or third baseline then.
    pub(crate) is_cold: bool,
    pub(crate) part: Option<PartHeader>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PartHeader {
    pub(crate) start: u32,
    pub(crate) rows: u32,
    pub(crate) is_chosen: bool,
    pub(crate) merged: u32,
}

impl Header {
    pub(crate) fn len(&self) -> usize {
        4 + if self.age == 0 { 6 } else { 0 } + if self.part.is_some() { 8 } else { 0 }
    }

    /// Writes the header to the start of `out`, which has room for it.
    pub(crate) fn write(&self, out: &mut [u8]) {
        let flags = (u8::from(self.has_model) << 6) | (u8::from(self.part.is_some()) << 7);
        let older = (self.second & 15) as u8 | ((self.third & 15) << 4) as u8;
        let ages = if self.is_cold { COLD } else { older };
        let low = (self.tick as u16).to_le_bytes();
        let high = ((self.tick >> 16) as u16).to_le_bytes();
        let start = low.into_iter().chain([(self.age & 63) as u8 | flags, ages]);
        let first = high.into_iter().chain(self.identity.to_le_bytes());
        let start = start.chain(first.filter(|_| self.age == 0));
        let part = self.part.map(PartHeader::bytes).into_iter().flatten();
        for (place, byte) in out.iter_mut().zip(start.chain(part)) {
            *place = byte;
        }
    }

    /// Reads the header of a packet, and returns it with the rest. Unless there is no baseline, the
    /// tick has its low 16 bits only.
    pub(crate) fn read(packet: &[u8]) -> Option<(Self, &[u8])> {
        let (&[a, b, first, older], mut rest) = packet.split_first_chunk::<4>()?;
        let mut header = Self {
            tick: u32::from(u16::from_le_bytes([a, b])),
            identity: 0,
            age: u32::from(first & 63),
            second: u32::from(older & 15),
            third: u32::from(older >> 4),
            has_model: first & 64 != 0,
            is_cold: false,
            part: None,
        };
        if older == COLD && header.age != 0 && !header.has_model {
            (header.is_cold, header.third) = (true, 0);
        }
        // A third needs a second, and a second needs a first.
        if (header.age == 0 && header.second != 0) || (header.second == 0 && header.third != 0) {
            return None;
        }
        if header.age == 0 {
            let (&high, after) = rest.split_first_chunk::<2>()?;
            header.tick |= u32::from(u16::from_le_bytes(high)) << 16;
            let (&identity, after) = after.split_first_chunk::<4>()?;
            header.identity = u32::from_le_bytes(identity);
            rest = after;
        }
        if first & 128 != 0 {
            let (&bytes, after) = rest.split_first_chunk::<8>()?;
            header.part = Some(PartHeader::read(bytes));
            rest = after;
        }
        Some((header, rest))
    }
}

impl PartHeader {
    fn bytes(self) -> [u8; 8] {
        let start = (self.start & 0x7fff) | (u32::from(self.is_chosen) << 15);
        let low = start | (self.rows << 16);
        (u64::from(low) | (u64::from(self.merged) << 32)).to_le_bytes()
    }

    fn read(bytes: [u8; 8]) -> Self {
        let whole = u64::from_le_bytes(bytes);
        let low = whole as u32;
        Self {
            start: low & 0x7fff,
            rows: low >> 16,
            is_chosen: low & 0x8000 != 0,
            merged: (whole >> 32) as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_laid_out_as_documented() {
        let mut out = [0; 18];
        let identity = 0x1112_1314;
        let tick = 0x0102_0304;
        let header = Header {
            tick,
            identity,
            age: 6,
            second: 2,
            third: 4,
            has_model: true,
            ..Header::default()
        };
        header.write(&mut out);
        assert_eq!(out[..header.len()], [0x04, 0x03, 0x46, 0x42]);
        let part = PartHeader { start: 0x0112, rows: 0x0385, is_chosen: true, merged: 0x8000_0001 };
        let header = Header { tick, identity, part: Some(part), ..Header::default() };
        header.write(&mut out);
        let bytes =
            [4, 3, 0x80, 0, 2, 1, 0x14, 0x13, 0x12, 0x11, 0x12, 0x81, 0x85, 3, 1, 0, 0, 0x80];
        assert_eq!(out[..header.len()], bytes);
        assert_eq!(Header::read(&bytes), Some((header, &[][..])));
    }

    #[test]
    fn a_third_baseline_without_a_second_is_refused() {
        assert_eq!(Header::read(&[0, 0, 6, 0x10]), None);
        assert_eq!(Header::read(&[0, 0, 0, 0x01, 0, 0, 0, 0, 0, 0]), None);
        assert!(Header::read(&[0, 0, 6, 0x11]).is_some());
        assert_eq!(Header::read(&[0, 0, 6]), None);
    }

    #[test]
    fn a_cold_packet_has_one_baseline_and_no_model() {
        let header = Header { tick: 1, age: 6, is_cold: true, ..Header::default() };
        let mut out = [0; 4];
        header.write(&mut out);
        assert_eq!(out, [1, 0, 6, 0xf0]);
        assert_eq!(Header::read(&out), Some((header, &[][..])));
        assert_eq!(Header::read(&[1, 0, 0x46, 0xf0]), None);
        assert_eq!(Header::read(&[1, 0, 0, 0xf0, 0, 0, 0, 0, 0, 0]), None);
    }
}
