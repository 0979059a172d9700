//! Keys: one per client from outside, and one per session and direction derived from it with
//! HKDF-SHA256.

use core::fmt;

use hkdf::Hkdf;
use sha2::Sha256;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use crate::packet::sealed::cipher::{Cipher, KEY_BYTES};

/// The key of one client, from a matchmaker or another authority that both sides trust.
///
/// It is wiped when dropped, is never printed, and cannot be cloned.
///
/// ```
/// use tightwire::packet::sealed::ClientKey;
///
/// let key = ClientKey::new([7; 32]);
/// assert_eq!(format!("{key:?}"), "ClientKey(..)");
/// ```
pub struct ClientKey(Zeroizing<[u8; KEY_BYTES]>);

impl ZeroizeOnDrop for ClientKey {}

impl ClientKey {
    /// Takes 32 random bytes. The caller must wipe its own copy.
    ///
    /// ```
    /// use tightwire::packet::sealed::ClientKey;
    ///
    /// let key = ClientKey::new([7; 32]);
    /// # drop(key);
    /// ```
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(Zeroizing::new(bytes))
    }

    /// Takes 32 random bytes and wipes the caller's copy.
    ///
    /// ```
    /// use tightwire::packet::sealed::ClientKey;
    ///
    /// let mut received = [7; 32];
    /// let key = ClientKey::take(&mut received);
    /// assert_eq!(received, [0; 32]);
    /// # drop(key);
    /// ```
    pub fn take(bytes: &mut [u8; 32]) -> Self {
        let key = Self(Zeroizing::new(*bytes));
        bytes.zeroize();
        key
    }

    /// Derives the root of a session's keys.
    #[expect(clippy::needless_pass_by_value, reason = "one salt makes one session")]
    pub(super) fn session(&self, salt: Salt) -> SessionKey {
        SessionKey::extract(Some(&salt.0), &*self.0)
    }
}

impl fmt::Debug for ClientKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClientKey(..)")
    }
}

/// A value that makes each session with the same key unique.
///
/// Each side draws 16 random bytes for each session and sends them to the other. They are not secret.
/// Both halves are used, so neither side depends on the other half being fresh. Replaying an old half
/// to a side that restarted does not bring old keys back.
///
/// ```
/// use tightwire::packet::sealed::Salt;
///
/// let (ours, theirs) = ([1; 16], [2; 16]); // random, of course
/// let salt = Salt::new(ours, theirs);
/// # drop(salt);
/// ```
#[derive(Debug)]
pub struct Salt([u8; 32]);

impl Salt {
    /// Combines the client's half and the server's half.
    ///
    /// ```
    /// use tightwire::packet::sealed::Salt;
    ///
    /// assert_eq!(Salt::BYTES_EACH, 16);
    /// let salt = Salt::new([1; Salt::BYTES_EACH], [2; Salt::BYTES_EACH]);
    /// # drop(salt);
    /// ```
    pub fn new(client: [u8; 16], server: [u8; 16]) -> Self {
        let mut salt = [0; 32];
        for (target, byte) in salt.iter_mut().zip(client.into_iter().chain(server)) {
            *target = byte;
        }
        Self(salt)
    }

    /// The number of bytes that each side draws.
    pub const BYTES_EACH: usize = 16;
}

/// The side that receives packets sealed with a key.
#[derive(Clone, Copy)]
pub(super) enum Receiver {
    Server,
    Client,
}

impl Receiver {
    /// Returns the label that distinguishes the two keys of a session.
    const fn label(self) -> &'static [u8] {
        match self {
            Self::Server => b"tightwire sealed 1, client to server",
            Self::Client => b"tightwire sealed 1, server to client",
        }
    }
}

/// The root from which the keys of a session are expanded.
pub(super) struct SessionKey {
    hkdf: Hkdf<Sha256>,
    root: Zeroizing<[u8; KEY_BYTES]>,
}

impl SessionKey {
    fn extract(salt: Option<&[u8]>, key: &[u8]) -> Self {
        let (mut root, hkdf) = Hkdf::extract(salt, key);
        let kept = Zeroizing::new(root.into());
        root.as_mut_slice().zeroize();
        Self { hkdf, root: kept }
    }

    /// Derives a key for the purpose that `info` describes.
    fn expand(&self, info: &[&[u8]]) -> Zeroizing<[u8; KEY_BYTES]> {
        // Expanding fails only for keys of more than 8,160 bytes. Even then, the result would still be
        // a secret.
        let mut key = self.root.clone();
        let _ = self.hkdf.expand_multi_info(info, &mut *key);
        key
    }

    /// Returns the cipher of one direction. The protocol id is part of the derivation, so a build with
    /// another id derives other keys.
    pub(super) fn cipher(&self, id: u64, receiver: Receiver) -> Cipher {
        Cipher::new(&self.expand(&[receiver.label(), &id.to_le_bytes()]))
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    fn bytes(hex: &str) -> Vec<u8> {
        (0..hex.len())
            .step_by(2)
            .map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap())
            .collect()
    }

    /// RFC 5869, appendix A.1 and A.3: both steps of the derivation, and the first block of output.
    #[test]
    fn extract_and_expand_give_the_published_answers() {
        let input = [0x0b; 22];
        let salt = bytes("000102030405060708090a0b0c");
        let session = SessionKey::extract(Some(&salt), &input);
        assert_eq!(
            session.root[..],
            bytes("077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
        );
        assert_eq!(
            session.expand(&[&bytes("f0f1f2f3f4f5f6f7"), &bytes("f8f9")])[..],
            bytes("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf")
        );

        let session = SessionKey::extract(None, &input);
        assert_eq!(
            session.root[..],
            bytes("19ef24a32c717b167f33a91d6f648bdf96596776afdb6377ac434c1c293ccb04")
        );
        assert_eq!(
            session.expand(&[])[..],
            bytes("8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d")
        );
    }

    #[test]
    fn everything_that_holds_a_key_is_wiped_when_dropped() {
        fn wiped<T: ZeroizeOnDrop>() {}
        wiped::<ClientKey>();
        wiped::<Zeroizing<[u8; 32]>>();
        wiped::<Cipher>();
        // The internal states of an HMAC.
        wiped::<Sha256>();
    }
}
