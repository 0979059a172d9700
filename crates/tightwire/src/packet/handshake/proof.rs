//! Proofs: HMAC-SHA256, cut to 16 bytes.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use zeroize::Zeroizing;

/// Bytes of a proof.
pub(super) const PROOF_BYTES: usize = 16;

/// Bytes that HMAC-SHA256 extends its key to, with zeros.
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

    /// The proof of the joined parts.
    pub(super) fn prove(&self, parts: &[&[u8]]) -> Proof {
        let whole: [u8; 32] = self.mac(parts).finalize().into_bytes().into();
        whole.first_chunk().copied().unwrap_or_default()
    }

    /// Whether a proof is right, in a time that does not depend on where it is wrong.
    pub(super) fn verifies(&self, parts: &[&[u8]], proof: &Proof) -> bool {
        self.mac(parts).verify_truncated_left(proof).is_ok()
    }
}

/// What a server gives to an address and takes back from it. Nobody else can make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cookie {
    /// When it was given out, in microseconds of the server's time.
    pub(super) time: u64,
    pub(super) proof: Proof,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 4231, test case 2, with a key of less than 32 bytes in front of the zeros that HMAC
    /// extends it with.
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
