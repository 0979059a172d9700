//! See where the bits of a running game go.
//!
//! A [`Live`] collects what the game sends and receives. [`serve`] shows it as a page in the browser:
//! kbit/s per client, message and field, rejected packets in words, and the X-ray of the last packets.
//!
//! ```
//! use tightwire::Wire;
//! use tightwire_live::{Direction, Live};
//!
//! #[derive(Wire)]
//! struct Snapshot {
//!     tick: u32,
//!     #[wire(range = 0..=100)]
//!     health: u8,
//! }
//!
//! let live = Live::new();
//! let page = tightwire_live::serve("127.0.0.1:0", &live)?;
//! println!("open {page}");
//!
//! // For each client that connects:
//! let client = live.client("Ada");
//! let mut sent = client.lane::<Snapshot>(Direction::Sent);
//!
//! // For each packet:
//! let snapshot = Snapshot { tick: 7, health: 100 };
//! let mut buffer = [0; Snapshot::MAX_BYTES];
//! let packet = tightwire::encode(&snapshot, &mut buffer)?;
//! sent.packet(&snapshot, packet, packet.len());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What it costs
//!
//! While nobody looks, a message costs an atomic load and what the feature `meter` of `tightwire` costs.
//! [`Lane::packet`] also copies the payload into the ring of the last packets. The game
//! never waits for the page: a lane counts in memory of its own, and hands out a copy only when the page
//! has asked for one and nobody is reading the last one.
//!
//! # Who can see it
//!
//! The page listens on the address that you give it, and its own address contains a random token.
//! Requests without the token, from other origins or for other hosts get nothing. It is read-only. It
//! shows the values inside packets, so do not make it public.

#![forbid(unsafe_code)]

mod describe;
mod http;
mod hub;
mod json;
mod lane;
mod pcap;
mod recorder;
mod seen;
mod server;

pub use hub::{Client, Health, Live};
pub use lane::{Direction, Lane};
pub use recorder::{PacketRecord, Recorder, Verdict};
pub use server::{Page, serve};
