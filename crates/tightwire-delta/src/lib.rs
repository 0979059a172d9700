//! Game state as deltas: each packet carries only what changed since states the client has
//! acknowledged.
//!
//! Most of a game's traffic is state that the receiver already has a slightly older copy of. This
//! crate takes the [`Wire`](tightwire::Wire) description of that state, predicts every value from up
//! to three states that both sides have, and codes the prediction errors in fractions of bits.
//!
//! ```
//! use tightwire::Wire;
//! use tightwire_delta::{Gaps, History, Link, Receiver};
//!
//! #[derive(Wire, Clone, Debug, PartialEq)]
//! struct World {
//!     round: u16,
//!     #[wire(max_len = 64, key = id)]
//!     ships: Vec<Ship>,
//! }
//!
//! #[derive(Wire, Clone, Debug, PartialEq)]
//! struct Ship {
//!     id: u16,
//!     #[wire(compressed(-500.0..=500.0, 0.01))]
//!     position: [f32; 2],
//!     shield: Option<u8>,
//! }
//!
//! let ship = |id| Ship { id, position: [f32::from(id), 0.0], shield: None };
//! let mut world = World { round: 1, ships: (0..50).map(ship).collect() };
//!
//! // Server: one history for all clients, and a link for each of them.
//! let mut history = History::<World>::new(None);
//! let mut link = Link::new(Gaps::FAST);
//! let mut buffer = [0; 1200];
//!
//! // Client.
//! let mut receiver = Receiver::<World>::new(None);
//!
//! for tick in 0..20 {
//!     for ship in &mut world.ships {
//!         ship.position[0] += 0.25;
//!     }
//!     history.record(tick, &world)?;
//!     let packet = link.encode(&history, tick, &mut buffer)?;
//!     if tick > 10 {
//!         assert!(packet.len() < 60); // 50 ships that fly straight; 268 bytes as a plain packet
//!     }
//!
//!     // The network may lose it, delay it or deliver it twice.
//!     let shown = receiver.decode(packet)?;
//!     assert!((shown.ships[7].position[0] - world.ships[7].position[0]).abs() < 0.01);
//!
//!     // Whatever the transport reports about arrivals.
//!     link.acked(tick);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - **Any [`Wire`](tightwire::Wire) type.** Derived types are coded field by field. Custom code without
//!   a schema, and types that contain themselves, are blocks of bits inside the state: correct, but
//!   predicted less well. Quantization comes from the description, so "unchanged" means "same code".
//! - **Loss, reordering and duplication** cost bytes, never correctness. A packet names the states
//!   it builds on, and a receiver that lacks one rejects it with an error that says so. No coder
//!   state outlives a packet.
//! - **Different builds** detect each other. The first packet carries an identity of the
//!   description, and a receiver with another description rejects it
//!   ([`ReceiveError::OtherState`]).
//! - **Budget**: [`Link::encode_part`] stops when the buffer is full. The rest follows in later
//!   packets.
//! - **Models**: a [`Model`] trained on recorded states (`tightwire train`, or a [`Trainer`]) makes
//!   packets 5 to 25 % smaller. It fits one description only.
//! - **Memory**: a history and a receiver hold 64 states each. A link holds a few kilobytes, or 64
//!   states of its own if it splits packets. Nothing allocates after the largest state has been
//!   seen.
//! - **Security**: any bytes may decode to *some* legal state. Seal delta packets, or use a
//!   checksum if you trust every peer. Work is bounded by the description and the baselines, not by
//!   the packet.
//!
//! A state that is not a `Wire` type is a [`Tape`]: words in tables, described by a [`Plan`].
//! [`History`], [`Receiver`] and [`Capture`] have a constructor `of` for tapes.
//!
//! `docs/delta.md` explains the idea, the costs and when not to use it; `docs/wire-format-delta.md`
//! specifies the format. All arithmetic is in integers, except the prediction of rotations. That
//! uses `f32` with only `+ - * /` and square roots, which round the same on every machine.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;
// The unit tests share plans with the integration tests.
#[cfg(test)]
extern crate self as tightwire_delta;

mod coding;
mod file;
mod ledger;
mod predict;
pub mod replica;
mod state;
mod sync;
mod train;
mod value;

pub use coding::model::Model;
pub use coding::packet::{Base, Codec, Knowledge, Refusal, Three};
pub use file::capture::Capture;
pub use file::model_file::ModelError;
pub use file::tapes::{Tapes, TapesError};
pub use state::describe::{GroupSpec, Kind, PlanError, Rows, TableSpec, When};
pub use state::plan::Plan;
pub use state::tape::Tape;
pub use sync::history::{History, RecordError};
pub use sync::inbox::ReceiveError;
pub use sync::link::Link;
pub use sync::outbox::{Gaps, SendError};
pub use sync::receiver::Receiver;
#[cfg(feature = "std")]
pub use train::budget::{Budget, Told, budget};
#[cfg(feature = "std")]
pub use train::explain::{Explanation, explain};
#[cfg(feature = "std")]
pub use train::sessions::{Session, mean_bytes, train};
#[cfg(feature = "std")]
pub use train::trainer::Trainer;
pub use value::{model, names, plan, split_list};

/// The version of the format. Packets and models of another version are rejected.
pub const FORMAT: u32 = 1;
