//! The assembly of `ring`.

use alloc::vec::Vec;

use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, Nonce, UnboundKey};
use zeroize::{ZeroizeOnDrop, Zeroizing};

use super::nonce;
use crate::packet::sealed::TAG_BYTES;
use crate::packet::sealed::cipher::KEY_BYTES;

/// The implementation that uses `ring`.
pub(in crate::packet::sealed) struct Ring {
    /// The key type of `ring` is not wiped when dropped, so one is created for each packet.
    key: Zeroizing<[u8; KEY_BYTES]>,
    /// A copy of the packet as it arrived, because `ring` decrypts before it has verified the tag.
    received: Vec<u8>,
}

// The key wipes itself, and received packets are not secret.
impl ZeroizeOnDrop for Ring {}

impl Ring {
    pub(in crate::packet::sealed) fn new(key: &[u8; KEY_BYTES]) -> Self {
        Self { key: Zeroizing::new(*key), received: Vec::new() }
    }

    fn key(&self) -> Option<LessSafeKey> {
        UnboundKey::new(&CHACHA20_POLY1305, &*self.key).ok().map(LessSafeKey::new)
    }

    /// See `Portable::seal`.
    pub(in crate::packet::sealed) fn seal(
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
    pub(in crate::packet::sealed) fn open<'a>(
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
