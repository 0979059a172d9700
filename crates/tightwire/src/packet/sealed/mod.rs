//! Sealed packets, for the internet.
//!
//! ```text
//! [ sequence: 1 to 9 bytes ][ payload, encrypted ][ tag: 16 bytes ]
//! ```
//!
//! Packets use ChaCha20-Poly1305 with the protocol id and the sequence as associated data. Each client
//! has a key, which a matchmaker hands out over a secure connection. The key of each session and
//! direction is derived from it. The [`Sealer`] counts its packets and uses the count as the nonce, so
//! no nonce repeats. The [`Opener`] accepts each packet once, in any order within its window.
//!
//! Packets are sealed and opened in the caller's buffer, without copying or allocating.
//!
//! ```
//! use tightwire::packet::sealed::{self, ClientKey, Salt};
//! use tightwire::packet::{Protocol, Refusal};
//!
//! const PROTOCOL: Protocol<(u16, bool)> = Protocol::new("my game", 3);
//!
//! // From the matchmaker, to both sides. Random, of course.
//! let key = [7; 32];
//! // Each side draws a fresh half for every session and sends it to the other.
//! let (client_half, server_half) = ([1; 16], [2; 16]);
//!
//! let salt = Salt::new(client_half, server_half);
//! let mut client = sealed::client(&PROTOCOL, &ClientKey::new(key), salt);
//! let salt = Salt::new(client_half, server_half);
//! let mut server = sealed::server(&PROTOCOL, &ClientKey::new(key), salt);
//!
//! let mut buffer = [0; 1200];
//! let packet = client.sealer.seal(&(1000, true), &mut buffer).unwrap();
//! assert_eq!(packet.len(), 1 + 3 + 16);
//!
//! // What a socket would deliver:
//! let (mut received, mut again) = (packet.to_vec(), packet.to_vec());
//! assert_eq!(server.opener.open(&mut received)?.decode(), Ok((1000, true)));
//! assert_eq!(server.opener.open(&mut again).unwrap_err(), Refusal::Replayed);
//! # Ok::<(), Refusal>(())
//! ```

mod cipher;
mod header;
mod key;
mod opener;
mod replay;
mod sealer;

pub use key::{ClientKey, Salt};
pub use opener::{Opened, Opener};
pub use replay::WINDOW;
pub use sealer::{SealError, Sealer};

use core::fmt;

use crate::packet::protocol::Protocol;
use crate::packet::refusal::Refusal;
use crate::wire::Wire;
use key::Receiver;

/// The size of the tag in bytes.
const TAG_BYTES: usize = 16;

/// The maximum number of bytes that a sealed packet adds to its payload.
///
/// ```
/// use tightwire::Wire;
/// use tightwire::packet::sealed;
///
/// type Input = (u16, bool);
/// let buffer = [0; Input::MAX_BYTES + sealed::MAX_OVERHEAD];
/// assert_eq!(buffer.len(), 3 + 9 + 16);
/// ```
pub const MAX_OVERHEAD: usize = header::MAX_BYTES + TAG_BYTES;

/// Returns the sequence that a packet claims to have.
///
/// Anyone can write any number there. It is authentic only after an [`Opener`] has opened the packet.
///
/// # Errors
///
/// Fails with [`TooShort`](Refusal::TooShort) or [`Header`](Refusal::Header).
///
/// ```
/// use tightwire::packet::Protocol;
/// use tightwire::packet::sealed::{self, ClientKey, Salt};
///
/// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
///
/// let salt = Salt::new([1; 16], [2; 16]);
/// let mut sealer = sealed::client(&PROTOCOL, &ClientKey::new([7; 32]), salt).sealer;
/// sealer.skip_to(1000).unwrap();
/// let mut buffer = [0; 64];
/// assert_eq!(sealed::claimed_sequence(sealer.seal(&7, &mut buffer).unwrap()), Ok(1000));
/// ```
pub fn claimed_sequence(packet: &[u8]) -> Result<u64, Refusal> {
    header::Header::parse(packet).map(|header| header.sequence)
}

/// One side of a session, with a sealer for sending and an opener for receiving.
///
/// The two are independent, so they can be used in two threads.
///
/// ```
/// use tightwire::packet::Protocol;
/// use tightwire::packet::sealed::{self, ClientKey, Salt, Session};
///
/// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
///
/// let salt = Salt::new([1; 16], [2; 16]);
/// let Session { sealer, opener } = sealed::client(&PROTOCOL, &ClientKey::new([7; 32]), salt);
/// assert_eq!(sealer.next_sequence(), Some(0));
/// # drop(opener);
/// ```
pub struct Session<Sent, Received> {
    /// Seals the packets that this side sends.
    pub sealer: Sealer<Sent>,
    /// Opens the packets that this side receives.
    pub opener: Opener<Received>,
}

// Deriving this would add the same bounds to the two types.
impl<Sent, Received> fmt::Debug for Session<Sent, Received> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sealer, opener } = self;
        f.debug_struct("Session").field("sealer", sealer).field("opener", opener).finish()
    }
}

/// Creates the client's side of a session.
///
/// Using the same key with the same salt twice repeats nonces, which breaks the encryption of both
/// sessions. A [`Salt`] is taken by value and cannot be cloned, which makes this hard to do by
/// accident.
///
/// ```
/// use tightwire::packet::Protocol;
/// use tightwire::packet::sealed::{self, ClientKey, Salt};
///
/// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
///
/// let salt = Salt::new([1; 16], [2; 16]);
/// let mut client = sealed::client(&PROTOCOL, &ClientKey::new([7; 32]), salt);
/// let mut buffer = [0; 64];
/// assert_eq!(client.sealer.seal(&7, &mut buffer)?.len(), 18);
/// # Ok::<(), tightwire::packet::sealed::SealError>(())
/// ```
pub fn client<C: Wire, S: Wire>(
    protocol: &Protocol<C, S>,
    key: &ClientKey,
    salt: Salt,
) -> Session<C, S> {
    session(protocol.id(), key, salt, Receiver::Server, Receiver::Client)
}

/// Creates the server's side of a session with one client; see [`client`].
///
/// ```
/// use tightwire::packet::Protocol;
/// use tightwire::packet::sealed::{self, ClientKey, Salt};
///
/// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
///
/// let salt = Salt::new([1; 16], [2; 16]);
/// let mut server = sealed::server(&PROTOCOL, &ClientKey::new([7; 32]), salt);
/// let mut buffer = [0; 64];
/// assert_eq!(server.sealer.seal(&7, &mut buffer)?.len(), 18);
/// # Ok::<(), tightwire::packet::sealed::SealError>(())
/// ```
pub fn server<C: Wire, S: Wire>(
    protocol: &Protocol<C, S>,
    key: &ClientKey,
    salt: Salt,
) -> Session<S, C> {
    session(protocol.id(), key, salt, Receiver::Client, Receiver::Server)
}

fn session<Sent: Wire, Received: Wire>(
    id: u64,
    key: &ClientKey,
    salt: Salt,
    out: Receiver,
    back: Receiver,
) -> Session<Sent, Received> {
    let root = key.session(salt);
    Session {
        sealer: Sealer::new(root.cipher(id, out), id),
        opener: Opener::new(root.cipher(id, back), id),
    }
}
