//! The ephemeral exchange that gives forward secrecy.

use zeroize::Zeroizing;

use crate::random::Random;

/// A secret number and the public key that belongs to it.
pub(crate) struct Ephemeral {
    #[cfg_attr(not(feature = "x25519"), expect(dead_code, reason = "there is no exchange"))]
    secret: Zeroizing<[u8; 32]>,
    pub(crate) public: [u8; 32],
}

impl Ephemeral {
    /// Generates a secret, if this build supports the exchange.
    #[cfg(feature = "x25519")]
    #[expect(clippy::unnecessary_wraps, reason = "without the feature there is none")]
    pub(crate) fn new(random: &mut Random) -> Option<Self> {
        let secret = Zeroizing::new(random.block());
        let public = x25519_dalek::x25519(*secret, x25519_dalek::X25519_BASEPOINT_BYTES);
        Some(Self { secret, public })
    }

    #[cfg(not(feature = "x25519"))]
    pub(crate) fn new(_: &mut Random) -> Option<Self> {
        None
    }

    /// Computes the shared secret. Returns nothing for a public key that forces a known result.
    #[cfg(feature = "x25519")]
    pub(crate) fn shared(&self, theirs: &[u8; 32]) -> Option<Zeroizing<[u8; 32]>> {
        let shared = Zeroizing::new(x25519_dalek::x25519(*self.secret, *theirs));
        (*shared != [0; 32]).then_some(shared)
    }

    #[cfg(not(feature = "x25519"))]
    pub(crate) fn shared(&self, _: &[u8; 32]) -> Option<Zeroizing<[u8; 32]>> {
        None
    }
}

#[cfg(all(test, feature = "x25519"))]
mod tests {
    use super::*;

    #[test]
    fn both_sides_compute_the_same_and_a_public_key_of_zeros_is_rejected() {
        let mut random = Random::new([1; 32]);
        let (a, b) = (Ephemeral::new(&mut random).unwrap(), Ephemeral::new(&mut random).unwrap());
        assert_ne!(a.public, b.public);
        assert_eq!(a.shared(&b.public), b.shared(&a.public));
        assert!(a.shared(&[0; 32]).is_none());
    }
}
