//! ChaCha20-Poly1305, by one of two implementations that produce the same bytes.
//!
//! The portable one is pure Rust and needs no allocator. The other one uses the assembly of `ring`, is
//! several times as fast, and is enabled by the feature `ring`.

use chacha20poly1305::{AeadInOut, ChaCha20Poly1305, KeyInit};
use zeroize::ZeroizeOnDrop;

use crate::packet::sealed::TAG_BYTES;

/// The size of a key in bytes.
pub(super) const KEY_BYTES: usize = 32;

/// The implementation that seals and opens packets.
#[cfg(not(feature = "ring"))]
pub(super) type Cipher = Portable;
#[cfg(feature = "ring")]
pub(super) type Cipher = ring_backend::Ring;

/// The implementation in pure Rust.
#[cfg_attr(feature = "ring", allow(dead_code, reason = "the tests compare the two"))]
pub(super) struct Portable(ChaCha20Poly1305);

// The inner cipher wipes its key when dropped.
impl ZeroizeOnDrop for Portable {}

#[cfg_attr(feature = "ring", allow(dead_code, reason = "the tests compare the two"))]
impl Portable {
    pub(super) fn new(key: &[u8; KEY_BYTES]) -> Self {
        Self(ChaCha20Poly1305::new(key.into()))
    }

    /// Encrypts in place and returns the tag, or `None` if the payload is too long for the cipher.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn seal(
        &self,
        sequence: u64,
        data: &[u8],
        payload: &mut [u8],
    ) -> Option<[u8; TAG_BYTES]> {
        let nonce = nonce(sequence).into();
        self.0.encrypt_inout_detached(&nonce, data, payload.into()).ok().map(Into::into)
    }

    /// Decrypts a payload followed by its tag in place, and returns the payload. If the tag is wrong,
    /// nothing is changed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn open<'a>(
        &mut self,
        sequence: u64,
        data: &[u8],
        sealed: &'a mut [u8],
    ) -> Option<&'a [u8]> {
        let (payload, tag) = sealed.split_last_chunk_mut::<TAG_BYTES>()?;
        let (nonce, tag) = (nonce(sequence).into(), (&*tag).into());
        self.0.decrypt_inout_detached(&nonce, data, (&mut *payload).into(), tag).ok()?;
        Some(payload)
    }
}

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

#[cfg(feature = "ring")]
mod ring_backend {
    use alloc::vec::Vec;

    use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, Nonce, UnboundKey};
    use zeroize::{ZeroizeOnDrop, Zeroizing};

    use super::{KEY_BYTES, TAG_BYTES, nonce};

    /// The implementation that uses `ring`.
    pub(in super::super) struct Ring {
        /// The key type of `ring` is not wiped when dropped, so one is created for each packet.
        key: Zeroizing<[u8; KEY_BYTES]>,
        /// A copy of the packet as it arrived, because `ring` decrypts before it has verified the tag.
        received: Vec<u8>,
    }

    // The key wipes itself, and received packets are not secret.
    impl ZeroizeOnDrop for Ring {}

    impl Ring {
        pub(in super::super) fn new(key: &[u8; KEY_BYTES]) -> Self {
            Self { key: Zeroizing::new(*key), received: Vec::new() }
        }

        fn key(&self) -> Option<LessSafeKey> {
            UnboundKey::new(&CHACHA20_POLY1305, &*self.key).ok().map(LessSafeKey::new)
        }

        /// See `Portable::seal`.
        pub(in super::super) fn seal(
            &self,
            sequence: u64,
            data: &[u8],
            payload: &mut [u8],
        ) -> Option<[u8; TAG_BYTES]> {
            let nonce = Nonce::assume_unique_for_key(nonce(sequence));
            let tag = self.key()?.seal_in_place_separate_tag(nonce, Aad::from(data), payload);
            tag.ok()?.as_ref().try_into().ok()
        }

        /// See `Portable::open`.
        pub(in super::super) fn open<'a>(
            &mut self,
            sequence: u64,
            data: &[u8],
            sealed: &'a mut [u8],
        ) -> Option<&'a [u8]> {
            let length = sealed.len().checked_sub(TAG_BYTES)?;
            self.received.clear();
            self.received.extend_from_slice(sealed);
            let nonce = Nonce::assume_unique_for_key(nonce(sequence));
            if self.key()?.open_in_place(nonce, Aad::from(data), sealed).is_err() {
                sealed.copy_from_slice(&self.received);
                return None;
            }
            sealed.get(..length)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    const KEY: [u8; KEY_BYTES] = [7; KEY_BYTES];

    fn sealed(cipher: &Cipher, sequence: u64, data: &[u8], payload: &[u8]) -> Vec<u8> {
        let mut packet = payload.to_vec();
        let tag = cipher.seal(sequence, data, &mut packet).unwrap();
        packet.extend_from_slice(&tag);
        packet
    }

    /// Covers every length across several blocks of either implementation, and some full packets.
    #[test]
    fn both_implementations_have_the_same_bytes() {
        let portable = Portable::new(&KEY);
        let mut cipher = Cipher::new(&KEY);
        for length in (0..400).chain([1000, 1175, 1400, 1500]) {
            let payload: Vec<u8> = (0..length).map(|at: usize| (at * 7) as u8).collect();
            let (sequence, data) = (length as u64, &payload[..length.min(17)]);
            let mut expected = payload.clone();
            let tag = portable.seal(sequence, data, &mut expected).unwrap();
            expected.extend_from_slice(&tag);
            let mut packet = sealed(&cipher, sequence, data, &payload);
            assert_eq!(packet, expected, "{length}");
            assert_eq!(cipher.open(sequence, data, &mut packet).unwrap(), payload, "{length}");
        }
    }

    #[test]
    fn what_is_refused_is_unchanged() {
        let mut cipher = Cipher::new(&KEY);
        for length in [0, 1, 63, 64, 65, 1175] {
            let mut packet = sealed(&cipher, 1, b"data", &std::vec![9; length]);
            *packet.last_mut().unwrap() ^= 1;
            let before = packet.clone();
            assert_eq!(cipher.open(1, b"data", &mut packet), None, "{length}");
            assert_eq!(packet, before, "{length}");
        }
        assert_eq!(cipher.open(1, b"data", &mut [0; TAG_BYTES - 1]), None);
    }
}
