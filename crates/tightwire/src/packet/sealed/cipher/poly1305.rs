//! Poly1305 (RFC 8439, section 2.5), over the verified field arithmetic of `fiat-crypto`.
//!
//! This file only splits blocks into limbs. All arithmetic modulo 2^130 - 5 is that of the other crate,
//! whose types distinguish the numbers that may be multiplied from those that must be carried first. No
//! branch and no address depends on a secret.

use fiat_crypto::poly1305_64::{
    fiat_poly1305_add, fiat_poly1305_carry_mul, fiat_poly1305_loose_field_element as Loose,
    fiat_poly1305_tight_field_element as Tight, fiat_poly1305_to_bytes,
};
use zeroize::Zeroize;

use crate::packet::sealed::TAG_BYTES;

/// The size of a one-time key in bytes.
pub(super) const KEY_BYTES: usize = 32;

/// The size of a block in bytes.
const BLOCK: usize = 16;

/// The bits of the first half of a key that are used.
const CLAMP: u128 = 0x0fff_fffc_0fff_fffc_0fff_fffc_0fff_ffff;

/// The bit above the 128 of a block, in its highest limb.
const ABOVE_BLOCK: u64 = 1 << (128 - 87);

/// The authenticator of one message.
pub(super) struct Poly1305 {
    /// The number that each sum is multiplied by.
    factor: Loose,
    /// The sum so far.
    sum: Tight,
    /// The number that is added at the end.
    last: u128,
}

impl Poly1305 {
    /// Starts a message. A key is for one message only.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn new(key: &[u8; KEY_BYTES]) -> Self {
        let half =
            |half: Option<&[u8; BLOCK]>| u128::from_le_bytes(half.copied().unwrap_or([0; BLOCK]));
        Self {
            factor: Loose(limbs(half(key.first_chunk()) & CLAMP, 0)),
            sum: Tight([0; 3]),
            last: half(key.last_chunk()),
        }
    }

    /// Adds bytes, and zeros up to the end of the last block.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn padded(&mut self, bytes: &[u8]) {
        let mut blocks = bytes.chunks_exact(BLOCK);
        for block in &mut blocks {
            self.block(block.first_chunk().copied().unwrap_or_default());
        }
        let rest = blocks.remainder();
        if !rest.is_empty() {
            let mut block = [0; BLOCK];
            for (target, byte) in block.iter_mut().zip(rest) {
                *target = *byte;
            }
            self.block(block);
        }
    }

    /// Adds a block.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn block(&mut self, block: [u8; BLOCK]) {
        let block = Tight(limbs(u128::from_le_bytes(block), ABOVE_BLOCK));
        let mut sum = Loose([0; 3]);
        fiat_poly1305_add(&mut sum, &self.sum, &block);
        fiat_poly1305_carry_mul(&mut self.sum, &sum, &self.factor);
    }

    /// Returns the tag of the message.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn tag(self) -> [u8; TAG_BYTES] {
        let mut sum = [0; 17];
        fiat_poly1305_to_bytes(&mut sum, &self.sum);
        let low = sum.first_chunk().map_or(0, |low| u128::from_le_bytes(*low));
        low.wrapping_add(self.last).to_le_bytes()
    }
}

impl Drop for Poly1305 {
    fn drop(&mut self) {
        self.factor.0.zeroize();
        self.sum.0.zeroize();
        self.last.zeroize();
    }
}

/// Returns a number as limbs of 44, 43 and 43 bits, and adds `above` to the highest.
#[cfg_attr(not(debug_assertions), inline(always))]
fn limbs(number: u128, above: u64) -> [u64; 3] {
    const LOW: u64 = (1 << 44) - 1;
    const MIDDLE: u64 = (1 << 43) - 1;
    [number as u64 & LOW, (number >> 44) as u64 & MIDDLE, (number >> 87) as u64 | above]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two numbers of 16 bytes, little-endian, as in the tables of the document.
    fn two(first: u128, second: u128) -> [u8; KEY_BYTES] {
        let mut key = [0; KEY_BYTES];
        key[..16].copy_from_slice(&first.to_le_bytes());
        key[16..].copy_from_slice(&second.to_le_bytes());
        key
    }

    /// RFC 8439, appendix A.3, test vectors 7 to 11: sums near the modulus and carries into every limb.
    #[test]
    fn sums_at_the_edge_of_the_field_have_the_published_tags() {
        const FULL: u128 = u128::MAX;
        const LIMBS: u128 = 1 | 4 << 64;
        const ONE: u128 = 0xb943_5e50_d794_35e3;
        const TWO: u128 = 0x0001_cd79_435e_50d7_9433;
        let all = |byte: u8| u128::from_le_bytes([byte; 16]);
        let cases: [(u128, u128, &[u128], u128); 7] = [
            (2, 0, &[FULL], 3),
            (2, FULL, &[2], 3),
            (1, 0, &[FULL, FULL - 0xf, 0x11], 5),
            (1, 0, &[FULL, all(0xfe) - 3, all(1)], 0),
            (2, 0, &[FULL - 2], FULL - 5),
            (LIMBS, 0, &[ONE, TWO, 0, 1], 0x55 << 64 | 0x14),
            (LIMBS, 0, &[ONE, TWO, 0], 0x13),
        ];
        for (r, s, message, tag) in cases {
            let mut mac = Poly1305::new(&two(r, s));
            for block in message {
                mac.padded(&block.to_le_bytes());
            }
            assert_eq!(u128::from_le_bytes(mac.tag()), tag, "{r:x} {message:x?}");
        }
    }
}
