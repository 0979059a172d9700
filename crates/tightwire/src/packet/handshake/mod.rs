//! The handshake that starts a sealed session. It authenticates the client, verifies its address and
//! derives the keys.
//!
//! ```text
//! client                                   server
//!   Request    who I am, my half     ->       keeps nothing
//!              a cookie              <-    Challenge
//!   Response   the cookie            ->       the address is real: a session, not yet in use
//!              its half              <-    Accept
//!   sealed packets                   ->       the first that opens puts the session into use
//! ```
//!
//! Every message carries a proof made with the client's key, so a sender without a key gets no answer
//! and uses no memory. The server stores state only for clients that the game has admitted. The cookie
//! proves that the client receives packets at its address. A client of another build gets the server's
//! [`Hello`](crate::packet::Hello) and can report why it was rejected. No answer is longer than the
//! message that it answers.
//!
//! This module has no sockets, no clock and no random numbers. The caller passes the received packets,
//! the time since some fixed moment, and fresh random bytes:
//!
//! ```
//! # #[cfg(feature = "alloc")] {
//! use core::net::SocketAddr;
//! use core::time::Duration;
//!
//! use tightwire::packet::Protocol;
//! use tightwire::packet::handshake::{Client, Incoming, Received, Server};
//! use tightwire::packet::sealed::ClientKey;
//!
//! const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
//! let from: SocketAddr = "203.0.113.7:50000".parse().unwrap();
//!
//! // The matchmaker gave client 42 and the server the same key. Random, of course.
//! let mut server = Server::new(&PROTOCOL, [1; 32]);
//! server.admit(42, ClientKey::new([7; 32]));
//! let mut client = Client::new(&PROTOCOL, 42, ClientKey::new([7; 32]));
//! client.connect(Duration::ZERO, [2; 16]);
//!
//! // Messages go to and fro until the client is connected.
//! for milliseconds in 1.. {
//!     let now = Duration::from_millis(milliseconds);
//!     let Some(mut message) = client.message(now) else { continue };
//!     let Incoming::Reply(mut reply) = server.receive(now, from, &mut message, || [3; 16]) else {
//!         panic!("the server does not answer");
//!     };
//!     if let Received::Connected = client.receive(now, &mut reply) {
//!         break;
//!     }
//! }
//!
//! // The client sends first.
//! let mut buffer = [0; 1200];
//! let sealed = client.sealer().unwrap().seal(&1000, &mut buffer).unwrap();
//! let mut received = sealed.to_vec();
//! let now = Duration::from_secs(1);
//! let Incoming::Packet { client: 42, joined: true, packet } =
//!     server.receive(now, from, &mut received, || [4; 16])
//! else {
//!     panic!("the packet is not let in");
//! };
//! assert_eq!(packet.decode(), Ok(1000));
//! # }
//! ```
//!
//! The messages are specified in docs/handshake.md, with vectors.

mod client;
#[cfg(feature = "alloc")]
mod cookie;
mod message;
mod proof;
#[cfg(feature = "alloc")]
mod seat;
#[cfg(feature = "alloc")]
mod server;

use core::fmt;
use core::time::Duration;

pub use client::{Client, Received, Status};
pub use message::{Message, is_handshake};
#[cfg(feature = "alloc")]
pub use server::{Incoming, Server};

use crate::packet::refusal::Refusal;

/// The time a client waits for an answer before it sends its message again.
pub const RETRY: Duration = Duration::from_millis(250);

/// The time after which a client gives up.
pub const TIMEOUT: Duration = Duration::from_secs(10);

/// The time during which a server accepts a cookie.
pub const COOKIE_LIFETIME: Duration = Duration::from_secs(10);

/// The reason why a packet had no effect.
///
/// ```
/// use tightwire::packet::handshake::Denial;
///
/// assert_eq!(
///     Denial::UnknownClient.to_string(),
///     "no client of this number is admitted"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Denial {
    /// It looks like a handshake message but is not a valid one.
    Malformed,
    /// The server has not admitted a client with this number.
    UnknownClient,
    /// The proof is wrong: forged, damaged, or made with another key.
    Proof,
    /// The client has a different protocol, and its message is too short for a reply with the details.
    OtherProtocol,
    /// The cookie is forged, too old, or was given to another address.
    Cookie,
    /// The cookie is genuine but from the future, so the server's clock has gone backwards since it
    /// issued the cookie. Pass a monotonic time to [`Server::receive`].
    Clock,
    /// A message that is older than the newest session of this client.
    Stale,
    /// A message that answers no pending request, such as a duplicate.
    Unexpected,
    /// A game packet from an address without a client.
    Stranger,
    /// A game packet that its session rejects.
    Packet(Refusal),
}

impl fmt::Display for Denial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "not a handshake message",
            Self::UnknownClient => "no client of this number is admitted",
            Self::Proof => "the proof does not verify: forged, damaged, or made with another key",
            Self::OtherProtocol => "the client has another protocol",
            Self::Cookie => "the cookie is forged, too old, or for another address",
            Self::Clock => {
                "the cookie is from the future: the server's clock ran backwards; pass it a monotonic time"
            }
            Self::Stale => "the message is older than the newest session of this client",
            Self::Unexpected => "the message does not answer a request",
            Self::Stranger => "no client is at this address",
            Self::Packet(refusal) => return refusal.fmt(f),
        })
    }
}

impl core::error::Error for Denial {}
