//! The sequence number at the start of a sealed packet, in as few bytes as it needs.
//!
//! The number of trailing zero bits in the first byte is the number of bytes that follow it. A one bit
//! ends the zeros, and the sequence is stored above it, little-endian:
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
//! It does not depend on earlier packets, so a reader that missed many can still decode it.

use crate::packet::refusal::{Refusal, cold};

/// The size of the longest header in bytes.
pub(super) const MAX_BYTES: usize = 9;

/// The size of the protocol id, which precedes the header in the associated data.
const ID_BYTES: usize = 8;

/// A sequence and its encoded bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Header {
    pub(super) sequence: u64,
    /// The length, from 1 to [`MAX_BYTES`].
    pub(super) length: usize,
    /// The header, followed by unused bytes.
    pub(super) bytes: [u8; MAX_BYTES],
}

impl Header {
    /// Creates the header of a packet.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn new(sequence: u64) -> Self {
        let length = shortest(sequence);
        let mut bytes = [0; MAX_BYTES];
        if length < MAX_BYTES {
            let word = (sequence << length) | (1 << (length - 1));
            if let Some(front) = bytes.first_chunk_mut() {
                *front = word.to_le_bytes();
            }
        } else if let Some(back) = bytes.last_chunk_mut() {
            // The first byte has no room for a marker, and the sequence fills the other eight.
            *back = sequence.to_le_bytes();
        }
        Self { sequence, length, bytes }
    }

    /// Parses the header of a packet. A packet with a tag is always longer than `MAX_BYTES`.
    pub(super) fn parse(packet: &[u8]) -> Result<Self, Refusal> {
        let bytes: &[u8; MAX_BYTES] = packet.first_chunk().ok_or(Refusal::TooShort)?;
        let &[b0, b1, b2, b3, b4, b5, b6, b7, b8] = bytes;
        let length = b0.trailing_zeros() + 1;
        let sequence = if length < MAX_BYTES as u32 {
            let word = u64::from_le_bytes([b0, b1, b2, b3, b4, b5, b6, b7]);
            // The bytes after the header are shifted out at the top.
            let above = u64::BITS - 8 * length;
            (word << above) >> (above + length)
        } else {
            u64::from_le_bytes([b1, b2, b3, b4, b5, b6, b7, b8])
        };
        // With one byte less, there are seven bits less for the sequence.
        if length > 1 && sequence >> (7 * (length - 1)) == 0 {
            return Err(cold(Refusal::Header));
        }
        Ok(Self { sequence, length: length as usize, bytes: *bytes })
    }

    /// Returns the data that the tag covers in addition to the payload: the protocol id and the header.
    pub(super) fn associated_data(&self, id: u64) -> AssociatedData {
        let mut bytes = [0; ID_BYTES + MAX_BYTES];
        let (front, back) = bytes.split_at_mut(ID_BYTES);
        front.copy_from_slice(&id.to_le_bytes());
        back.copy_from_slice(&self.bytes);
        AssociatedData { bytes, length: ID_BYTES + self.length }
    }
}

/// Returns the minimum number of bytes for `sequence`: seven bits per byte, or nine bytes for the
/// longest ones.
const fn shortest(sequence: u64) -> usize {
    let bits = u64::BITS - (sequence | 1).leading_zeros();
    // Division by seven, rounded up. This is exact for every number of bits up to 64.
    let length = ((bits + 6) * 37) >> 8;
    if length < MAX_BYTES as u32 { length as usize } else { MAX_BYTES }
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
    use std::vec::Vec;

    use super::*;

    /// Computed by hand from the table above.
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

    fn written(header: &Header) -> &[u8] {
        &header.bytes[..header.length]
    }

    /// Parses a packet that starts with `bytes` and continues with ones, and returns its sequence and
    /// header.
    fn parse(bytes: &[u8]) -> Result<(u64, Vec<u8>), Refusal> {
        let packet: Vec<u8> = bytes.iter().copied().chain([0xff; MAX_BYTES]).collect();
        Header::parse(&packet).map(|header| (header.sequence, written(&header).to_vec()))
    }

    #[test]
    fn sequences_have_the_bytes_of_the_table() {
        for &(sequence, known) in KNOWN {
            assert_eq!(written(&Header::new(sequence)), known, "{sequence}");
            assert_eq!(parse(known), Ok((sequence, known.to_vec())), "{sequence}");
        }
    }

    #[test]
    fn every_length_holds_its_first_and_its_last_sequence() {
        for bits in 0..64 {
            for sequence in [1 << bits, (1 << bits) - 1, u64::MAX >> bits] {
                let header = Header::new(sequence);
                assert_eq!(parse(written(&header)), Ok((sequence, written(&header).to_vec())));
            }
        }
    }

    #[test]
    fn fewer_bytes_than_the_longest_header_has_are_too_short_for_a_packet() {
        for length in 0..MAX_BYTES {
            let packet = [0xff; MAX_BYTES];
            assert_eq!(Header::parse(&packet[..length]).unwrap_err(), Refusal::TooShort);
        }
    }

    #[test]
    fn a_sequence_in_more_bytes_than_it_needs_is_refused() {
        for bytes in [
            &[0x02, 0x00][..],
            &[0xfe, 0x01],
            &[0x04, 0, 0],
            &[0x04, 0xff, 0x01],
            &[0; 9],
            &[0, 255, 255, 255, 255, 255, 255, 255, 0],
        ] {
            assert_eq!(parse(bytes), Err(Refusal::Header), "{bytes:?}");
        }
    }

    #[test]
    fn associated_data_is_the_id_and_the_header() {
        let data = Header::new(128).associated_data(0x0807_0605_0403_0201);
        assert_eq!(data.as_bytes(), [1, 2, 3, 4, 5, 6, 7, 8, 2, 2]);
    }
}
