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
//! No message of the handshake gives a session an address. A cookie that comes back, or a path token
//! that comes back under the seal, proves that a client can be reached at an address. Which of the
//! proved addresses is the client's is decided by `server::paths`: the one where packets arrive.

pub(crate) mod cookie;
pub(crate) mod exchange;
pub(crate) mod message;
pub(crate) mod proof;
pub(crate) mod token;

use core::time::Duration;

/// How long a client waits before it repeats its request.
pub(crate) const RETRY: Duration = Duration::from_millis(250);

/// How long a client tries before it gives up, and how long a server keeps a session that is not used.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(10);

/// How long a cookie can be given back.
pub(crate) const COOKIE_LIFETIME: Duration = Duration::from_secs(10);

/// How long a path token can be given back, and how long an address stays proved.
pub(crate) const PATH_LIFETIME: Duration = Duration::from_secs(3);
