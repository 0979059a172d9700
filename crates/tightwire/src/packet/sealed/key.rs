//! Keys: one per client from outside, one per session and direction from that.
//!
//! The derivation is HKDF-SHA256 with one block of output. It is spelled out over HMAC because
//! both of its steps then take keys and lengths that cannot be wrong, and so cannot fail.

use core::fmt;

use chacha20poly1305::{ChaCha20Poly1305, KeyInit};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

/// Bytes of every key.
const KEY_BYTES: usize = 32;

/// Bytes that HMAC-SHA256 extends its key to, with zeros.
const BLOCK_BYTES: usize = 64;

/// The key of one client, from a matchmaker or another authority that both sides trust.
///
/// It is wiped when dropped, never printed, and cannot be cloned.
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
    /// Takes 32 random bytes. The caller's own copy is the caller's to wipe.
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

    /// Takes 32 random bytes and wipes where they were.
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

    /// The root of a session's keys.
    #[expect(clippy::needless_pass_by_value, reason = "one salt makes one session")]
    pub(super) fn session(&self, salt: Salt) -> SessionKey {
        // HKDF-Extract.
        SessionKey(authenticate(&salt.0, &[self.0.as_slice()]))
    }
}

impl fmt::Debug for ClientKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClientKey(..)")
    }
}

/// What makes a session different from every other with the same key.
///
/// Each side draws 16 random bytes for each session and tells the other; they are no secret.
/// Both halves count, so neither side depends on the other's being fresh: replaying an old half
/// to somebody who restarted does not bring old keys back.
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
    /// Joins the client's half and the server's.
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

    /// The bytes that each side draws.
    pub const BYTES_EACH: usize = 16;
}

/// Who a key seals for.
#[derive(Clone, Copy)]
pub(super) enum Direction {
    ToServer,
    ToClient,
}

impl Direction {
    /// What tells the two keys of a session apart.
    const fn label(self) -> &'static [u8] {
        match self {
            Self::ToServer => b"tightwire sealed 1, client to server",
            Self::ToClient => b"tightwire sealed 1, server to client",
        }
    }
}

/// What the two keys of a session are expanded from.
pub(super) struct SessionKey(Zeroizing<[u8; KEY_BYTES]>);

impl SessionKey {
    /// The cipher of one direction. The protocol id is part of the derivation, so a build with
    /// another id has other keys too.
    pub(super) fn cipher(&self, id: u64, direction: Direction) -> ChaCha20Poly1305 {
        // HKDF-Expand: the label, and behind it the number of the block, which is the first.
        let key = authenticate(&*self.0, &[direction.label(), &id.to_le_bytes(), &[1]]);
        ChaCha20Poly1305::new((&*key).into())
    }
}

/// HMAC-SHA256 of the joined parts, with a key of at most 64 bytes.
fn authenticate(key: &[u8], parts: &[&[u8]]) -> Zeroizing<[u8; KEY_BYTES]> {
    let mut block = Zeroizing::new([0; BLOCK_BYTES]);
    for (target, byte) in block.iter_mut().zip(key) {
        *target = *byte;
    }
    let mut mac = Hmac::<Sha256>::new((&*block).into());
    for part in parts {
        mac.update(part);
    }
    let mut output = mac.finalize().into_bytes();
    let key = Zeroizing::new(output.into());
    output.as_mut_slice().zeroize();
    key
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

    /// RFC 5869, appendix A.1 and A.3: both steps of the derivation, and the first block of
    /// what it gives out.
    #[test]
    fn extract_and_expand_give_the_published_answers() {
        let input = [0x0b; 22];
        let root = authenticate(&bytes("000102030405060708090a0b0c"), &[&input]);
        assert_eq!(
            root[..],
            bytes("077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
        );
        let key = authenticate(&*root, &[&bytes("f0f1f2f3f4f5f6f7"), &bytes("f8f9"), &[1]]);
        assert_eq!(
            key[..],
            bytes("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf")
        );

        let root = authenticate(&[], &[&input]);
        assert_eq!(
            root[..],
            bytes("19ef24a32c717b167f33a91d6f648bdf96596776afdb6377ac434c1c293ccb04")
        );
        let key = authenticate(&*root, &[&[1]]);
        assert_eq!(
            key[..],
            bytes("8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d")
        );
    }

    #[test]
    fn everything_that_holds_a_key_is_wiped_when_dropped() {
        fn wiped<T: ZeroizeOnDrop>() {}
        wiped::<ClientKey>();
        wiped::<Zeroizing<[u8; 32]>>();
        wiped::<ChaCha20Poly1305>();
        // The states inside an HMAC.
        wiped::<Sha256>();
    }
}
