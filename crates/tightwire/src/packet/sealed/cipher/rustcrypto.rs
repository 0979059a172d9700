//! The crate `chacha20poly1305`, for 32-bit platforms, where products of 64 bits are slow.

use chacha20poly1305::{AeadInOut, ChaCha20Poly1305, KeyInit};
use zeroize::ZeroizeOnDrop;

use super::nonce;
use crate::packet::sealed::TAG_BYTES;
use crate::packet::sealed::cipher::KEY_BYTES;

/// The implementation in pure Rust.
pub(in crate::packet::sealed) struct Portable(ChaCha20Poly1305);

// The inner cipher wipes its key when dropped.
impl ZeroizeOnDrop for Portable {}

impl Portable {
    pub(in crate::packet::sealed) fn new(key: &[u8; KEY_BYTES]) -> Self {
        Self(ChaCha20Poly1305::new(key.into()))
    }

    /// Encrypts in place and returns the tag, or `None` if the payload is too long for the cipher.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(in crate::packet::sealed) fn seal(
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
    pub(in crate::packet::sealed) fn open<'a>(
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
