//! The header in front of the elements of a packet.
//!
//! ```text
//! u24   bits 0 to 21: number of the packet on its link, its low 22 bits
//!       bit 22: the receiver has the whole state with it, and later packets may build on that
//!       bit 23: the whole state follows, and not single elements
//! u8    generation of the link
//! u16   tick of the state, its low 16 bits
//! u8    bits 0 to 5: how many packets before this one the newest known packet was sent, 0 for none
//!       bit 6: a model is used      bit 7: complete; for a whole state: the coder is warmed up
//!       with older packets, or if there is no known packet: the numbers are sent as they are
//! with a known packet b:
//! u32   bit i: packet b - 1 - i is known as well
//! with a known packet b, and the whole state:
//! u8    bits 0 to 3: how many packets before b the second baseline was sent, 0 for none
//!       bits 4 to 7: the same for the third, before the second
//!       0xf0: the state is that of b, unchanged, and the packet ends here
//! without:
//! u16   the high 16 bits of the tick
//! u32   the identity of the plan
//! ```
//!
//! All integers are little-endian.

use crate::ledger::PacketSet;

/// The fields of a header.
#[expect(clippy::struct_excessive_bools, reason = "each one is a bit of the header")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Header {
    /// The low 22 bits of the number.
    pub(crate) number: u32,
    pub(crate) is_base: bool,
    pub(crate) is_whole: bool,
    pub(crate) generation: u8,
    /// The tick, or its low 16 bits if there is a known packet.
    pub(crate) tick: u32,
    pub(crate) age: u32,
    pub(crate) older: u32,
    pub(crate) has_model: bool,
    /// Complete, or for a whole state: warmed up.
    pub(crate) is_complete: bool,
    pub(crate) identity: u32,
    /// The distances of the second and third baseline of a whole state, in packets.
    pub(crate) second: u32,
    pub(crate) third: u32,
    /// The whole state is the same as that of the known packet, so it is not sent.
    pub(crate) is_same: bool,
    /// The numbers are sent as they are.
    pub(crate) is_plain: bool,
}

/// Stands for the distances of the baselines if the state is unchanged. There is no third baseline
/// without a second one.
const SAME: u8 = 0xf0;

/// The bits of the number in a header.
pub(crate) const NUMBERS: u32 = (1 << 22) - 1;

/// The length of the largest header.
pub(crate) const LONGEST: usize = 13;

impl Header {
    pub(crate) fn len(&self) -> usize {
        match (self.age, self.is_whole) {
            (0, _) => LONGEST,
            (_, true) => 8,
            (_, false) => 11,
        }
    }

    pub(crate) fn write(&self, out: &mut [u8]) {
        let number = (self.number & NUMBERS)
            | (u32::from(self.is_base) << 22)
            | (u32::from(self.is_whole) << 23);
        let [one, two, three, _] = number.to_le_bytes();
        let [low, high, higher, highest] = self.tick.to_le_bytes();
        let last = self.is_complete || self.is_whole && self.is_plain;
        let flags = (u8::from(self.has_model) << 6) | (u8::from(last) << 7);
        let start = [one, two, three, self.generation, low, high, (self.age & 63) as u8 | flags];
        let end = match (self.age, self.is_whole) {
            (0, _) => self.identity,
            (_, true) if self.is_same => u32::from(SAME),
            (_, true) => (self.second & 15) | ((self.third & 15) << 4),
            (_, false) => self.older,
        };
        let end = end.to_le_bytes();
        let long = [higher, highest].into_iter().filter(|_| self.age == 0);
        for (place, byte) in out.iter_mut().zip(start.into_iter().chain(long).chain(end)) {
            *place = byte;
        }
    }

    pub(crate) fn read(packet: &[u8]) -> Option<(Self, &[u8])> {
        let (&[a, b, c, generation, low, high, flags], rest) = packet.split_first_chunk::<7>()?;
        let number = u32::from_le_bytes([a, b, c, 0]);
        let mut header = Self {
            number: number & NUMBERS,
            is_base: (number >> 22) & 1 != 0,
            is_whole: (number >> 23) & 1 != 0,
            generation,
            tick: u32::from_le_bytes([low, high, 0, 0]),
            age: u32::from(flags & 63),
            older: 0,
            has_model: flags & 64 != 0,
            is_complete: flags & 128 != 0,
            identity: 0,
            second: 0,
            third: 0,
            is_same: false,
            is_plain: false,
        };
        if header.age == 0 {
            let (&[higher, highest], rest) = rest.split_first_chunk::<2>()?;
            let (&identity, rest) = rest.split_first_chunk::<4>()?;
            header.tick = u32::from_le_bytes([low, high, higher, highest]);
            header.identity = u32::from_le_bytes(identity);
            // There is nothing to warm up on.
            header.is_plain = header.is_whole && header.is_complete;
            header.is_complete &= !header.is_plain;
            return Some((header, rest));
        }
        if header.is_whole {
            let (&gaps, rest) = rest.split_first()?;
            if gaps == SAME {
                header.is_same = true;
                return Some((header, rest));
            }
            header.second = u32::from(gaps & 15);
            header.third = u32::from(gaps >> 4);
            return Some((header, rest));
        }
        let (&older, rest) = rest.split_first_chunk::<4>()?;
        header.older = u32::from_le_bytes(older);
        Some((header, rest))
    }

    /// Returns the packets that a whole state builds on, given its full number. If there is no
    /// second or third, the one before takes its place.
    pub(crate) fn bases(&self, number: u32) -> Option<[u32; 3]> {
        let one = number.checked_sub(self.age).filter(|&one| one > 0)?;
        let two = one.checked_sub(self.second).filter(|&two| two > 0)?;
        let three = two.checked_sub(self.third).filter(|&three| three > 0)?;
        (self.second > 0 || self.third == 0).then_some([one, two, three])
    }

    /// Returns the set of packets that it names, given the full number.
    pub(crate) fn known(&self, number: u32) -> Option<PacketSet> {
        let newest = number.checked_sub(self.age).filter(|_| self.age != 0)?;
        Some(PacketSet { newest, older: self.older })
    }
}

/// Returns whether one generation is newer than another. Of two that differ, exactly one is newer,
/// unless they are 128 apart.
pub(crate) fn is_newer(generation: u8, than: u8) -> bool {
    (generation.wrapping_sub(than) as i8) > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_laid_out_as_documented() {
        let mut out = [0; LONGEST];
        let header = Header {
            number: 0x01_0203,
            generation: 9,
            tick: 0x0405,
            age: 6,
            older: 0x8000_0001,
            has_model: true,
            is_complete: true,
            ..Header::default()
        };
        header.write(&mut out);
        let bytes = [3, 2, 1, 9, 5, 4, 0xc6, 1, 0, 0, 0x80];
        assert_eq!(out[..header.len()], bytes);
        assert_eq!(Header::read(&bytes), Some((header, &[][..])));
        let first = Header { number: 1, tick: 0x0102_0304, identity: 7, ..Header::default() };
        first.write(&mut out);
        assert_eq!(out, [1, 0, 0, 0, 4, 3, 0, 2, 1, 7, 0, 0, 0]);
        assert_eq!(Header::read(&out), Some((first, &[][..])));
        assert_eq!(Header::read(&out[..12]), None);
        assert_eq!(Header::read(&bytes[..10]), None);
        let whole = Header {
            number: 2,
            tick: 3,
            age: 4,
            is_base: true,
            is_whole: true,
            second: 5,
            third: 6,
            ..Header::default()
        };
        whole.write(&mut out);
        assert_eq!(out[..whole.len()], [2, 0, 0xc0, 0, 3, 0, 4, 0x65]);
        assert_eq!(Header::read(&out[..8]), Some((whole, &[][..])));
    }
}
