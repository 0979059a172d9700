//! Packet envelopes, which protect packets on the network and reject foreign ones.
//!
//! A [`Protocol`] defines one packet type for each direction and a 64-bit id, computed from the game's
//! name, its version, these types and its data. The id goes into every checksum and every seal, so a
//! packet from another game, version or build is rejected before any field is read. A [`Hello`]
//! explains the difference.
//!
//! - `checked` (feature `crc`) is for development and trusted networks. It adds a CRC-32 at the start
//!   and a serialize check at the end, which detect damage and builds that differ. It does not protect
//!   against attackers.
//! - `sealed` (feature `seal`) is for the internet. It uses ChaCha20-Poly1305 with a key per client and
//!   direction. Without the key, nobody can read, change, forge or replay a packet. The crate
//!   `tightwire-session` starts a session and keeps it alive.
//!
//! Every rejection names its [`Gate`], and [`Counters`] count them for a server's metrics:
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
