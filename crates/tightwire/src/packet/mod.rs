//! Envelopes: what stands between a packet's bytes and the network.
//!
//! A [`Protocol`] says who may talk to whom: one type of packet for each direction, and a 64-bit
//! id made of the game's name, its version, these types and its data. The id goes into every
//! checksum and every seal, so a packet from another game, another version or another build is
//! refused before a field is read. A [`Hello`] says why.
//!
//! - `checked`, feature `crc`, for development and trusted networks: a CRC-32 in front and a
//!   serialize check at the end. It finds damage and builds that differ. It stops nobody who
//!   wants to lie.
//! - `sealed`, feature `seal`, for the internet: ChaCha20-Poly1305 with a key per client and
//!   direction. Nobody without the key can read, change, invent or repeat a packet. The
//!   `handshake` starts a session.
//!
//! Whatever is refused says by which [`Gate`], and [`Counters`] count them for a server's
//! metrics:
//!
//! ```
//! # #[cfg(feature = "crc")] {
//! use tightwire::packet::{Counters, Gate, Protocol, checked};
//!
//! const PROTOCOL: Protocol<(u16, bool)> = Protocol::new("my game", 3);
//!
//! let mut buffer = [0; 1200];
//! let packet = checked::write(&PROTOCOL.to_server(), &(1000, true), &mut buffer).unwrap();
//!
//! let mut counters = Counters::new();
//! let to_server = PROTOCOL.to_server();
//! let input = counters.count(checked::open(&to_server, packet).and_then(|opened| opened.decode()));
//! assert_eq!(input, Ok((1000, true)));
//!
//! let cut = packet.split_last().unwrap().1;
//! let refused = counters.count(checked::open(&to_server, cut));
//! assert_eq!(refused.unwrap_err().gate(), Gate::Checksum);
//! assert_eq!((counters.passed(), counters.refused(Gate::Checksum)), (1, 1));
//! # }
//! ```

#[cfg(feature = "crc")]
pub mod checked;
mod counters;
#[cfg(all(feature = "trace", any(feature = "crc", feature = "seal")))]
mod explain;
#[cfg(feature = "std")]
pub(crate) mod golden;
#[cfg(feature = "seal")]
pub mod handshake;
mod hello;
mod mismatch;
#[cfg(any(feature = "crc", feature = "seal"))]
mod payload;
mod protocol;
mod refusal;
#[cfg(feature = "seal")]
pub mod sealed;
#[cfg(any(feature = "crc", feature = "seal"))]
mod section;

pub use counters::Counters;
pub use hello::{Difference, Hello, Sender};
pub use mismatch::{Mismatch, explain_mismatch};
#[doc(hidden)]
pub use protocol::protocol_id;
pub use protocol::{Direction, Protocol, data_hash};
pub use refusal::{Gate, Refusal};
#[cfg(any(feature = "crc", feature = "seal"))]
pub use section::SectionName;
