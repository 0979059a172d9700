//! The sequence in front of a sealed packet, in as few bytes as it needs.
//!
//! The zero bits at the low end of the first byte say how many bytes follow it; above the one
//! bit that ends them stands the sequence, little-endian:
//!
//! ```text
//! sequence        bytes   first byte
//! below 2^7       1       xxxxxxx1
//! below 2^14      2       xxxxxx10
//! below 2^21      3       xxxxx100
//! ...
//! below 2^56      8       10000000
//! the rest        9       00000000
//! ```
//!
//! It needs no memory of earlier packets, so a reader that missed many still finds the sequence.

use crate::packet::refusal::Refusal;

/// The bytes of the longest header.
pub(super) const MAX_BYTES: usize = 9;

/// Bytes of the protocol id, which stands in front of the header in the associated data.
const ID_BYTES: usize = 8;

/// A sequence and the bytes that say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) sequence: u64,
    /// From 1 to [`MAX_BYTES`].
    pub(super) length: usize,
    /// The header, and zeros behind it.
    bytes: [u8; MAX_BYTES],
}

impl Header {
    /// The header of a packet.
    pub(super) fn new(sequence: u64) -> Self {
        let length = shortest(sequence);
        let word = if length < MAX_BYTES {
            u128::from((sequence << length) | (1 << (length - 1)))
        } else {
            // There is no room for a marker in the first byte, and the sequence has the other
            // eight to itself.
            u128::from(sequence) << 8
        };
        Self { sequence, length, bytes: first_bytes(word) }
    }

    /// Finds the header of a packet.
    pub(super) fn parse(packet: &[u8]) -> Result<Self, Refusal> {
        let first = packet.first().ok_or(Refusal::TooShort)?;
        let length = first.trailing_zeros() as usize + 1;
        let header = packet.get(..length).ok_or(Refusal::TooShort)?;
        let word = match packet.first_chunk() {
            Some(&first) => u128::from_le_bytes(first) & ((1 << (8 * length)) - 1),
            None => header.iter().rfold(0, |word, &byte| (word << 8) | u128::from(byte)),
        };
        // The length is part of the lowest bits: as many as there are bytes, and eight at most.
        let sequence = (word >> length.min(8)) as u64;
        if shortest(sequence) != length {
            return Err(Refusal::Header);
        }
        Ok(Self { sequence, length, bytes: first_bytes(word) })
    }

    /// The bytes that go in front of the packet.
    pub(super) fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.length).unwrap_or_default()
    }

    /// What the tag covers besides the payload: the protocol id and the header.
    pub(super) fn associated_data(&self, id: u64) -> AssociatedData {
        let mut bytes = [0; ID_BYTES + MAX_BYTES];
        let (front, back) = bytes.split_at_mut(ID_BYTES);
        front.copy_from_slice(&id.to_le_bytes());
        back.copy_from_slice(&self.bytes);
        AssociatedData { bytes, length: ID_BYTES + self.length }
    }
}

/// The lowest bytes of `word`, which has no others.
fn first_bytes(word: u128) -> [u8; MAX_BYTES] {
    word.to_le_bytes().first_chunk().copied().unwrap_or_default()
}

/// The fewest bytes that hold `sequence` with seven bits in each, or eight bits in all but one.
const fn shortest(sequence: u64) -> usize {
    match (u64::BITS - sequence.leading_zeros()).div_ceil(7) {
        0 => 1,
        9.. => MAX_BYTES,
        length => length as usize,
    }
}

/// The protocol id and a header.
pub(super) struct AssociatedData {
    bytes: [u8; ID_BYTES + MAX_BYTES],
    length: usize,
}

impl AssociatedData {
    pub(super) fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.length).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By hand, from the table above.
    const KNOWN: &[(u64, &[u8])] = &[
        (0, &[0x01]),
        (5, &[0x0b]),
        (127, &[0xff]),
        (128, &[0x02, 0x02]),
        (16_383, &[0xfe, 0xff]),
        (16_384, &[0x04, 0x00, 0x02]),
        (1 << 55, &[0x80, 0, 0, 0, 0, 0, 0, 0x80]),
        ((1 << 56) - 1, &[0x80, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
        (1 << 56, &[0x00, 0, 0, 0, 0, 0, 0, 0, 0x01]),
        (u64::MAX, &[0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    ];

    #[test]
    fn sequences_have_the_bytes_of_the_table() {
        for &(sequence, bytes) in KNOWN {
            assert_eq!(Header::new(sequence).as_bytes(), bytes, "{sequence}");
            assert_eq!(Header::parse(bytes), Ok(Header::new(sequence)), "{sequence}");
        }
    }

    #[test]
    fn every_length_holds_its_first_and_its_last_sequence() {
        for bits in 0..64 {
            for sequence in [1 << bits, (1 << bits) - 1, u64::MAX >> bits] {
                let header = Header::new(sequence);
                assert_eq!(Header::parse(header.as_bytes()), Ok(header));
                for cut in 0..header.length {
                    assert_eq!(Header::parse(&header.as_bytes()[..cut]), Err(Refusal::TooShort));
                }
            }
        }
    }

    #[test]
    fn a_sequence_in_more_bytes_than_it_needs_is_refused() {
        for bytes in [
            &[0x02, 0x00][..],
            &[0xfe, 0x01],
            &[0x04, 0, 0],
            &[0; 9],
            &[0, 255, 255, 255, 255, 255, 255, 255, 0],
        ] {
            assert_eq!(Header::parse(bytes), Err(Refusal::Header), "{bytes:?}");
        }
    }

    #[test]
    fn associated_data_is_the_id_and_the_header() {
        let data = Header::new(128).associated_data(0x0807_0605_0403_0201);
        assert_eq!(data.as_bytes(), [1, 2, 3, 4, 5, 6, 7, 8, 2, 2]);
    }
}
