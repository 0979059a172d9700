//! Proofs: HMAC-SHA256, truncated to 16 bytes.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use zeroize::Zeroizing;

/// The size of a proof in bytes.
pub(super) const PROOF_BYTES: usize = 16;

/// The size in bytes to which HMAC-SHA256 pads its key with zeros.
const BLOCK_BYTES: usize = 64;

pub(super) type Proof = [u8; PROOF_BYTES];

/// A key for proofs. Its state is wiped when dropped.
pub(super) struct ProofKey(Hmac<Sha256>);

impl ProofKey {
    pub(super) fn new(key: &[u8; 32]) -> Self {
        let mut block = Zeroizing::new([0; BLOCK_BYTES]);
        for (target, byte) in block.iter_mut().zip(key) {
            *target = *byte;
        }
        Self(Hmac::new((&*block).into()))
    }

    fn mac(&self, parts: &[&[u8]]) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        for part in parts {
            mac.update(part);
        }
        mac
    }

    /// Computes the proof of the concatenated parts.
    pub(super) fn prove(&self, parts: &[&[u8]]) -> Proof {
        let whole: [u8; 32] = self.mac(parts).finalize().into_bytes().into();
        whole.first_chunk().copied().unwrap_or_default()
    }

    /// Returns whether a proof is correct, in constant time.
    pub(super) fn verifies(&self, parts: &[&[u8]], proof: &Proof) -> bool {
        self.mac(parts).verify_truncated_left(proof).is_ok()
    }
}

/// A token that a server sends to an address and expects back from it. Only the server can create one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cookie {
    /// The time at which it was issued, in microseconds of the server's time.
    pub(super) time: u64,
    pub(super) proof: Proof,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 4231, test case 2. Its key is shorter than 32 bytes and is padded with the zeros that HMAC
    /// adds anyway.
    #[test]
    fn proofs_start_with_the_published_answers() {
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        let proof = ProofKey::new(&key).prove(&[b"what do ya want ", b"for nothing?"]);
        assert_eq!(
            proof,
            [
                0x5b, 0xdc, 0xc1, 0x46, 0xbf, 0x60, 0x75, 0x4e, 0x6a, 0x04, 0x24, 0x26, 0x08, 0x95,
                0x75, 0xc7
            ]
        );
    }
}
