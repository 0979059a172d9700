//! Proofs (HMAC-SHA256), and the keys that are derived from a client's key (HKDF-SHA256).

use core::fmt;

use hkdf::Hkdf;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

/// The size of a proof in bytes.
pub(crate) const PROOF_BYTES: usize = 16;

/// The size to which HMAC-SHA256 pads its key with zeros, in bytes.
const BLOCK_BYTES: usize = 64;

pub(crate) type Proof = [u8; PROOF_BYTES];

/// One side's half of a session's salt.
pub(crate) type Half = [u8; 16];

/// The key of one player, from a matchmaker that both sides trust.
///
/// It is wiped when dropped and never printed.
///
/// ```
/// use tightwire_session::Key;
///
/// let key = Key::new([7; 32]); // random in a real game
/// assert_eq!(format!("{key:?}"), "Key(..)");
/// ```
pub struct Key(Zeroizing<[u8; 32]>);

impl ZeroizeOnDrop for Key {}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl Key {
    /// Creates a key from 32 random bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(Zeroizing::new(bytes))
    }

    pub(crate) fn copy(&self) -> Self {
        Self::new(*self.0)
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the key that proves handshake messages between this player and one server.
    pub(crate) fn proof_key(&self, identity: &[u8; 16]) -> ProofKey {
        let (mut root, hkdf) = Hkdf::<Sha256>::extract(None, &*self.0);
        root.as_mut_slice().zeroize();
        ProofKey::new(&expand(&hkdf, &[b"tightwire session 1 proof", identity]))
    }

    /// Returns the root of a session's keys. `exchange` is the ephemeral exchange, if there was
    /// one.
    pub(crate) fn session_root(
        &self,
        identity: &[u8; 16],
        client_half: &Half,
        server_half: &Half,
        exchange: Option<&Exchange>,
    ) -> Zeroizing<[u8; 32]> {
        let mut salt = [0; 32];
        for (target, byte) in salt.iter_mut().zip(client_half.iter().chain(server_half)) {
            *target = *byte;
        }
        let mut input = Zeroizing::new([0; 64]);
        let shared = exchange.map_or([0; 32], |exchange| *exchange.shared);
        for (target, byte) in input.iter_mut().zip(self.0.iter().chain(&shared)) {
            *target = *byte;
        }
        let length = if exchange.is_some() { 64 } else { 32 };
        let input = input.get(..length).unwrap_or_default();
        let (mut root, hkdf) = Hkdf::<Sha256>::extract(Some(&salt), input);
        root.as_mut_slice().zeroize();
        match exchange {
            None => expand(&hkdf, &[b"tightwire session 1 root", identity]),
            Some(Exchange { client, server, .. }) => {
                expand(&hkdf, &[b"tightwire session 1 ephemeral root", identity, client, server])
            }
        }
    }
}

/// An ephemeral exchange, with both public keys and the secret that both sides computed from them.
pub(crate) struct Exchange {
    pub(crate) client: [u8; 32],
    pub(crate) server: [u8; 32],
    pub(crate) shared: Zeroizing<[u8; 32]>,
}

/// Derives the key of the next epoch. The old key cannot be computed from it.
pub(crate) fn next_epoch(key: &[u8; 32]) -> Zeroizing<[u8; 32]> {
    Zeroizing::new(ProofKey::new(key).mac(&[b"tightwire session 1 next epoch"]))
}

fn expand(hkdf: &Hkdf<Sha256>, info: &[&[u8]]) -> Zeroizing<[u8; 32]> {
    let mut key = Zeroizing::new([0; 32]);
    // This fails only for outputs above 8,160 bytes, and this one has 32.
    let _ = hkdf.expand_multi_info(info, &mut *key);
    key
}

/// A key for proofs. Its state is wiped when dropped.
#[derive(Clone)]
pub(crate) struct ProofKey(Hmac<Sha256>);

impl ProofKey {
    pub(crate) fn new(key: &[u8; 32]) -> Self {
        let mut block = Zeroizing::new([0; BLOCK_BYTES]);
        for (target, byte) in block.iter_mut().zip(key) {
            *target = *byte;
        }
        Self(Hmac::new((&*block).into()))
    }

    fn absorb(&self, parts: &[&[u8]]) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        for part in parts {
            mac.update(part);
        }
        mac
    }

    /// Returns the whole HMAC of the joined parts.
    pub(crate) fn mac(&self, parts: &[&[u8]]) -> [u8; 32] {
        self.absorb(parts).finalize().into_bytes().into()
    }

    /// Returns the first `N` bytes of the HMAC of the joined parts.
    pub(crate) fn prove<const N: usize>(&self, parts: &[&[u8]]) -> [u8; N] {
        self.mac(parts).first_chunk().copied().unwrap_or([0; N])
    }

    /// Returns whether the HMAC starts with these bytes, in a time that does not depend on where
    /// they differ.
    pub(crate) fn verifies(&self, parts: &[&[u8]], proof: &[u8]) -> bool {
        self.absorb(parts).verify_truncated_left(proof).is_ok()
    }
}
