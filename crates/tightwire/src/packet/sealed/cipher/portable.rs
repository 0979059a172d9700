//! ChaCha20-Poly1305 (RFC 8439, section 2.8): the crate `chacha20` with [our own](super::poly1305) tags.
//!
//! The crate `poly1305` looks for AVX2 at run time. Where it finds it in a program that was compiled
//! without, it takes a microsecond for any packet. `chacha20` looks for it too, and then makes four blocks
//! at a time, even if one is asked for. So it is only ever asked for four: the block with the key of the
//! tag comes with the first three of the payload, and the end of a payload is encrypted in a copy that is
//! filled up. `docs/decisions/0008-portable-seals.md` has the measurements.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use subtle::ConstantTimeEq;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use super::nonce;
use super::poly1305::{self, Poly1305};
use crate::packet::sealed::TAG_BYTES;
use crate::packet::sealed::cipher::KEY_BYTES;

/// The size of a block in bytes.
const BLOCK: usize = 64;

/// The number of bytes that the cipher makes at a time. Without vector instructions it makes one block.
const STRIDE: usize =
    if cfg!(any(target_arch = "x86_64", target_arch = "aarch64")) { 4 * BLOCK } else { BLOCK };

/// The number of bytes of the payload that come with the key of the tag.
const FIRST: usize = 3 * BLOCK;

/// The maximum length of a payload: its blocks, the one before them and those after the end are counted
/// in 32 bits.
const MAX_PAYLOAD: u64 = (u32::MAX as u64 - 8) * BLOCK as u64;

/// The implementation in pure Rust.
pub(in crate::packet::sealed) struct Portable(Zeroizing<[u8; KEY_BYTES]>);

// The key wipes itself.
impl ZeroizeOnDrop for Portable {}

impl Portable {
    pub(in crate::packet::sealed) fn new(key: &[u8; KEY_BYTES]) -> Self {
        Self(Zeroizing::new(*key))
    }

    /// Encrypts in place and returns the tag, or `None` if the payload is too long for the cipher.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(in crate::packet::sealed) fn seal(
        &self,
        sequence: u64,
        data: &[u8],
        payload: &mut [u8],
    ) -> Option<[u8; TAG_BYTES]> {
        self.encrypt(nonce(sequence), data, payload)
    }

    /// Decrypts a payload followed by its tag in place, and returns the payload. If the tag is wrong,
    /// nothing is changed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(in crate::packet::sealed) fn open<'a>(
        &mut self,
        sequence: u64,
        data: &[u8],
        sealed: &'a mut [u8],
    ) -> Option<&'a [u8]> {
        let (payload, tag) = sealed.split_last_chunk_mut::<TAG_BYTES>()?;
        let (stream, mac) = KeyStream::new(&self.0, nonce(sequence), payload.len())?;
        let expected = tag_of(mac, data, payload);
        if !bool::from(expected.ct_eq(&*tag)) {
            return None;
        }
        stream.apply(payload)?;
        Some(payload)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn encrypt(&self, nonce: [u8; 12], data: &[u8], payload: &mut [u8]) -> Option<[u8; TAG_BYTES]> {
        let (stream, mac) = KeyStream::new(&self.0, nonce, payload.len())?;
        stream.apply(payload)?;
        Some(tag_of(mac, data, payload))
    }
}

/// Returns the tag of an encrypted payload and the data with it.
#[cfg_attr(not(debug_assertions), inline(always))]
fn tag_of(mut mac: Poly1305, data: &[u8], payload: &[u8]) -> [u8; TAG_BYTES] {
    mac.padded(data);
    mac.padded(payload);
    let lengths = data.len() as u128 | (payload.len() as u128) << 64;
    mac.padded(&lengths.to_le_bytes());
    mac.tag()
}

/// The bytes that one payload is combined with.
struct KeyStream {
    cipher: ChaCha20,
    /// The first bytes.
    first: [u8; FIRST],
}

impl KeyStream {
    /// Starts the stream for a payload of `length` bytes, and the authenticator with the key before it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn new(key: &[u8; KEY_BYTES], nonce: [u8; 12], length: usize) -> Option<(Self, Poly1305)> {
        if length as u64 > MAX_PAYLOAD {
            return None;
        }
        let mut cipher = ChaCha20::new(key.into(), &nonce.into());
        let mut bytes = [0; BLOCK + FIRST];
        let made = (BLOCK + length.min(FIRST)).next_multiple_of(STRIDE);
        cipher.try_apply_keystream(bytes.get_mut(..made)?).ok()?;
        let (block, first) = bytes.split_first_chunk_mut::<BLOCK>()?;
        let mac = Poly1305::new(block.first_chunk::<{ poly1305::KEY_BYTES }>()?);
        block.zeroize();
        Some((Self { cipher, first: *first.first_chunk()? }, mac))
    }

    /// Encrypts or decrypts the payload. Returns `None` if it has more bytes than were asked for.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn apply(mut self, payload: &mut [u8]) -> Option<()> {
        let (head, rest) = payload.split_at_mut_checked(payload.len().min(FIRST))?;
        for (byte, key) in head.iter_mut().zip(&self.first) {
            *byte ^= key;
        }
        let whole = rest.len() - rest.len() % STRIDE;
        let (whole, tail) = rest.split_at_mut_checked(whole)?;
        self.cipher.try_apply_keystream(whole).ok()?;
        if !tail.is_empty() {
            let mut bytes = [0; STRIDE];
            self.cipher.try_apply_keystream(&mut bytes).ok()?;
            for (byte, key) in tail.iter_mut().zip(&bytes) {
                *byte ^= key;
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    fn hex(digits: &str) -> Vec<u8> {
        let digit =
            |index: usize| u8::from_str_radix(&digits[2 * index..2 * index + 2], 16).unwrap();
        (0..digits.len() / 2).map(digit).collect()
    }

    /// RFC 8439, section 2.8.2.
    #[test]
    fn the_portable_cipher_gives_the_published_answer() {
        let mut text = *b"Ladies and Gentlemen of the class of '99: If I could offer you \
                          only one tip for the future, sunscreen would be it.";
        let key = hex("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f");
        let nonce = hex("070000004041424344454647").try_into().unwrap();
        let data = hex("50515253c0c1c2c3c4c5c6c7");
        let cipher = Portable::new(&key.try_into().unwrap());
        let tag = cipher.encrypt(nonce, &data, &mut text).unwrap();
        assert_eq!(
            text[..],
            hex("d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6\
                 3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36\
                 92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc\
                 3ff4def08e4b7a9de576d26586cec64b6116")
        );
        assert_eq!(tag[..], hex("1ae10b594f09e26a7e902ecbd0600691"));
    }
}
