//! ChaCha20-Poly1305, by implementations that produce the same bytes.
//!
//! The portable one needs no allocator and no C compiler. It is the `ChaCha20` of the crate `chacha20` with
//! a `Poly1305` of ours, and on 32-bit platforms it is the crate `chacha20poly1305`. The other one uses the
//! assembly of `ring`, is up to 2.4 times as fast, and is enabled by the feature `ring`.

#[cfg(target_pointer_width = "64")]
mod poly1305;
#[cfg(target_pointer_width = "64")]
#[cfg_attr(feature = "ring", allow(dead_code, reason = "the tests compare the two"))]
mod portable;
#[cfg(feature = "ring")]
mod ring;
#[cfg(not(target_pointer_width = "64"))]
#[cfg_attr(feature = "ring", allow(dead_code, reason = "the tests compare the two"))]
mod rustcrypto;

/// The size of a key in bytes.
pub(super) const KEY_BYTES: usize = 32;

/// The implementation without `ring`.
#[cfg(target_pointer_width = "64")]
#[cfg_attr(feature = "ring", allow(unused_imports, reason = "the tests compare the two"))]
pub(super) use portable::Portable;
#[cfg(not(target_pointer_width = "64"))]
#[cfg_attr(feature = "ring", allow(unused_imports, reason = "the tests compare the two"))]
pub(super) use rustcrypto::Portable;

/// The implementation that seals and opens packets.
#[cfg(not(feature = "ring"))]
pub(super) type Cipher = Portable;
#[cfg(feature = "ring")]
pub(super) type Cipher = ring::Ring;

/// Returns the nonce of a packet: four zero bytes and its sequence, little-endian. Each key is used for
/// one direction of one session, so the sequence is enough to make every nonce unique.
#[cfg_attr(not(debug_assertions), inline(always))]
fn nonce(sequence: u64) -> [u8; 12] {
    let mut nonce = [0; 12];
    if let Some((_, counter)) = nonce.split_last_chunk_mut() {
        *counter = sequence.to_le_bytes();
    }
    nonce
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use chacha20poly1305::{AeadInOut, ChaCha20Poly1305, KeyInit};

    use super::*;
    use crate::packet::sealed::TAG_BYTES;

    const KEY: [u8; KEY_BYTES] = [7; KEY_BYTES];

    fn sealed(cipher: &Cipher, sequence: u64, data: &[u8], payload: &[u8]) -> Vec<u8> {
        let mut packet = payload.to_vec();
        let tag = cipher.seal(sequence, data, &mut packet).unwrap();
        packet.extend_from_slice(&tag);
        packet
    }

    /// Returns the packet that `chacha20poly1305` seals.
    fn expected(sequence: u64, data: &[u8], payload: &[u8]) -> Vec<u8> {
        let mut packet = payload.to_vec();
        let tag = ChaCha20Poly1305::new(&KEY.into())
            .encrypt_inout_detached(&nonce(sequence).into(), data, packet.as_mut_slice().into())
            .unwrap();
        packet.extend_from_slice(&tag);
        packet
    }

    /// Covers every length across several blocks of each implementation, and some full packets.
    #[test]
    fn all_implementations_have_the_same_bytes() {
        let mut portable = Portable::new(&KEY);
        let mut cipher = Cipher::new(&KEY);
        for length in (0..800).chain([1000, 1175, 1400, 1500, 65_507]) {
            let payload: Vec<u8> = (0..length).map(|at: usize| (at * 7) as u8).collect();
            let (sequence, data) = (length as u64, &payload[..length.min(17)]);
            let packet = expected(sequence, data, &payload);
            assert_eq!(sealed(&cipher, sequence, data, &payload), packet, "{length}");
            let mut text = payload.clone();
            let tag = portable.seal(sequence, data, &mut text).unwrap();
            text.extend_from_slice(&tag);
            assert_eq!(text, packet, "{length}");
            let (mut one, mut two) = (packet.clone(), packet);
            assert_eq!(portable.open(sequence, data, &mut one).unwrap(), payload, "{length}");
            assert_eq!(cipher.open(sequence, data, &mut two).unwrap(), payload, "{length}");
        }
    }

    /// The test covers another key, another sequence and other data, too.
    #[test]
    fn a_change_of_any_byte_is_refused() {
        let (portable, data) = (Portable::new(&KEY), [1, 2, 3]);
        let mut cipher = Cipher::new(&KEY);
        for length in [0, 1, 16, 191, 192, 193, 300] {
            let mut packet = std::vec![9; length];
            let tag = portable.seal(5, &data, &mut packet).unwrap();
            packet.extend_from_slice(&tag);
            for at in 0..packet.len() {
                let mut changed = packet.clone();
                changed[at] ^= 0x80;
                assert_eq!(Portable::new(&KEY).open(5, &data, &mut changed), None, "{length} {at}");
                assert_eq!(cipher.open(5, &data, &mut changed), None, "{length} {at}");
            }
            for data in [&[1, 2, 4][..], &[1, 2, 3, 0], &[1, 2]] {
                assert_eq!(Portable::new(&KEY).open(5, data, &mut packet.clone()), None);
            }
            assert_eq!(Portable::new(&KEY).open(6, &data, &mut packet.clone()), None);
            assert_eq!(Portable::new(&[8; 32]).open(5, &data, &mut packet.clone()), None);
            assert!(cipher.open(5, &data, &mut packet).is_some(), "{length}");
        }
    }

    #[test]
    fn what_is_refused_is_unchanged() {
        let (mut portable, mut cipher) = (Portable::new(&KEY), Cipher::new(&KEY));
        for length in [0, 1, 63, 64, 65, 1175] {
            let mut packet = sealed(&cipher, 1, b"data", &std::vec![9; length]);
            *packet.last_mut().unwrap() ^= 1;
            let before = packet.clone();
            assert_eq!(portable.open(1, b"data", &mut packet), None, "{length}");
            assert_eq!(packet, before, "{length}");
            assert_eq!(cipher.open(1, b"data", &mut packet), None, "{length}");
            assert_eq!(packet, before, "{length}");
        }
        assert_eq!(cipher.open(1, b"data", &mut [0; TAG_BYTES - 1]), None);
    }
}
