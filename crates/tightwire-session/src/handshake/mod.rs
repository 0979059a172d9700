//! The messages by which a client and a server agree on the keys of a session.
//!
//! ```text
//! client                                        server
//!   Request    who I am, my half          ->       keeps nothing
//!              a cookie                   <-    Challenge
//!   Response   the cookie, a public key   ->       a session that is not in use yet
//!              its half, a public key     <-    Accept
//!   long packets                          ->       the first that opens puts the session into use
//!              a path token               <-    Path, to an address that is not proved
//! ```
//!
//! No message of the handshake assigns an address to a session. If a cookie comes back, or a path
//! token comes back under the seal, the client is proved to be reachable at an address.
//! `server::paths` decides which of the proved addresses is the client's: the one where packets
//! arrive.

pub(crate) mod cookie;
pub(crate) mod exchange;
pub(crate) mod message;
pub(crate) mod proof;
pub(crate) mod token;

use core::time::Duration;

/// The time that a client waits before it repeats its request.
pub(crate) const RETRY: Duration = Duration::from_millis(250);

/// The time that a client tries to connect, and that a server keeps an unused session.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(10);

/// The time for which a cookie can be returned.
pub(crate) const COOKIE_LIFETIME: Duration = Duration::from_secs(10);

/// The time for which a path token can be returned, and for which an address stays proved.
pub(crate) const PATH_LIFETIME: Duration = Duration::from_secs(3);
