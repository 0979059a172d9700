//! Connect tokens: a matchmaker gives one to a client, so that a server does not need to know
//! players in advance.

use alloc::vec::Vec;
use core::fmt;

use chacha20poly1305::aead::AeadInOut;
use chacha20poly1305::{KeyInit, XChaCha20Poly1305};
use zeroize::{Zeroize, Zeroizing};

use crate::event::PlayerId;
use crate::handshake::message::{MOST_TOKEN, REQUEST_BYTES};
use crate::handshake::proof::Key;

const NONCE_BYTES: usize = 24;
const TAG_BYTES: usize = 16;
/// The size of start, expiry, player and key.
const FIELDS: usize = 8 + 8 + 8 + 32;

/// The maximum number of bytes that a game can put into a token.
pub const MOST_USER_DATA: usize = 256;

/// The maximum size of a sealed token in bytes. A response with it and a public key is no longer
/// than a request.
const MOST_SEALED: usize = NONCE_BYTES + FIELDS + MOST_USER_DATA + TAG_BYTES;

const _: () = assert!(MOST_SEALED <= MOST_TOKEN && MOST_SEALED + 116 <= REQUEST_BYTES);

/// The key that a matchmaker and its servers share, to seal connect tokens.
pub struct TokenKey(Zeroizing<[u8; 32]>);

impl fmt::Debug for TokenKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenKey(..)")
    }
}

/// A matchmaker's permission for a player to connect to one server for a while.
#[derive(Debug)]
pub struct Grant {
    /// The player.
    pub player: PlayerId,
    /// The player's key: 32 fresh random bytes.
    pub key: Key,
    /// The server's [`identity`](crate::Config::identity).
    pub identity: [u8; 16],
    /// The start of the token's validity, in seconds of Unix time.
    pub not_before: u64,
    /// The end of the token's validity, in seconds of Unix time.
    pub expires: u64,
    /// Data about the player for the server, at most 256 bytes.
    pub user_data: Vec<u8>,
}

/// The token that a client connects with. It contains the player's key, so it must be sent over a
/// secure connection.
pub struct ConnectToken {
    pub(crate) player: PlayerId,
    pub(crate) identity: [u8; 16],
    pub(crate) key: Key,
    pub(crate) sealed: Vec<u8>,
}

impl fmt::Debug for ConnectToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ConnectToken").field("player", &self.player).finish_non_exhaustive()
    }
}

impl ConnectToken {
    /// Returns the token as bytes, to be sent to the client.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.player.to_le_bytes().to_vec();
        bytes.extend_from_slice(&self.identity);
        bytes.extend_from_slice(self.key.bytes());
        bytes.extend_from_slice(&self.sealed);
        bytes
    }

    /// Returns the token with these bytes.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (player, rest) = bytes.split_first_chunk()?;
        let (identity, rest) = rest.split_first_chunk()?;
        let (key, sealed) = rest.split_first_chunk()?;
        if sealed.len() > MOST_SEALED {
            return None;
        }
        let player = PlayerId::from_le_bytes(*player);
        Some(Self { player, identity: *identity, key: Key::new(*key), sealed: sealed.to_vec() })
    }
}

impl TokenKey {
    /// Creates a key from 32 random bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(Zeroizing::new(bytes))
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new((&*self.0).into())
    }

    /// Creates a token. `nonce` is 24 random bytes, new for each token. Returns `None` if there is
    /// too much user data.
    pub fn issue(&self, grant: Grant, nonce: [u8; 24]) -> Option<ConnectToken> {
        if grant.user_data.len() > MOST_USER_DATA {
            return None;
        }
        let mut fields = Vec::with_capacity(FIELDS + MOST_USER_DATA);
        for number in [grant.not_before, grant.expires, grant.player] {
            fields.extend_from_slice(&number.to_le_bytes());
        }
        fields.extend_from_slice(grant.key.bytes());
        fields.extend_from_slice(&grant.user_data);
        let data = associated(&grant.identity);
        let tag = self.cipher().encrypt_inout_detached(&nonce.into(), &data, (&mut *fields).into());
        let tag = tag.ok()?;
        let mut sealed = nonce.to_vec();
        sealed.append(&mut fields);
        sealed.extend_from_slice(&tag);
        let Grant { player, key, identity, .. } = grant;
        Some(ConnectToken { player, identity, key, sealed })
    }

    /// Opens a token that was issued for this server.
    pub(crate) fn open(&self, identity: &[u8; 16], sealed: &[u8]) -> Option<Grant> {
        let (nonce, rest) = sealed.split_first_chunk::<NONCE_BYTES>()?;
        let (fields, tag) = rest.split_last_chunk::<TAG_BYTES>()?;
        let mut fields = Zeroizing::new(fields.to_vec());
        let (data, nonce) = (associated(identity), (*nonce).into());
        let opened =
            self.cipher().decrypt_inout_detached(&nonce, &data, (&mut **fields).into(), tag.into());
        opened.ok()?;
        let (not_before, rest) = fields.split_first_chunk()?;
        let (expires, rest) = rest.split_first_chunk()?;
        let (player, rest) = rest.split_first_chunk()?;
        let (key, user_data) = rest.split_first_chunk()?;
        Some(Grant {
            player: u64::from_le_bytes(*player),
            key: Key::new(*key),
            identity: *identity,
            not_before: u64::from_le_bytes(*not_before),
            expires: u64::from_le_bytes(*expires),
            user_data: user_data.to_vec(),
        })
    }
}

impl Drop for ConnectToken {
    fn drop(&mut self) {
        self.sealed.zeroize();
    }
}

/// Returns the data that the seal of a token authenticates without containing it.
fn associated(identity: &[u8; 16]) -> [u8; 33] {
    let mut data = [0; 33];
    for (target, byte) in data.iter_mut().zip(b"tightwire token 1".iter().chain(identity)) {
        *target = *byte;
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_opens_for_its_server_only_and_any_flipped_bit_closes_it() {
        let key = TokenKey::new([1; 32]);
        let grant = || Grant {
            player: 42,
            key: Key::new([7; 32]),
            identity: [9; 16],
            not_before: 10,
            expires: 20,
            user_data: b"red team".to_vec(),
        };
        let token = key.issue(grant(), [3; 24]).unwrap();
        let token = ConnectToken::from_bytes(&token.to_bytes()).unwrap();
        let opened = key.open(&[9; 16], &token.sealed).unwrap();
        assert_eq!((opened.player, opened.not_before, opened.expires), (42, 10, 20));
        assert_eq!((opened.key.bytes(), &*opened.user_data), (&[7; 32], &b"red team"[..]));
        assert!(key.open(&[8; 16], &token.sealed).is_none());
        assert!(TokenKey::new([2; 32]).open(&[9; 16], &token.sealed).is_none());
        for bit in 0..token.sealed.len() * 8 {
            let mut forged = token.sealed.clone();
            forged[bit / 8] ^= 1 << (bit % 8);
            assert!(key.open(&[9; 16], &forged).is_none(), "bit {bit}");
        }
        for length in 0..token.sealed.len() {
            assert!(key.open(&[9; 16], &token.sealed[..length]).is_none(), "{length} bytes");
        }
        let too_much = Grant { user_data: alloc::vec![0; MOST_USER_DATA + 1], ..grant() };
        assert!(key.issue(too_much, [3; 24]).is_none());
    }
}
