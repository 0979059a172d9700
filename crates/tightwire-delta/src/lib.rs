//! Sends game state as deltas: each packet carries only the changes since states that the client has
//! acknowledged.
//!
//! Most of a game's traffic is state that the receiver already has a slightly older copy of. This
//! crate takes the [`Wire`](tightwire::Wire) description of that state, predicts every value from up
//! to three states that both sides have, and codes the prediction errors in fractions of bits.
//!
//! ```
//! use tightwire::Wire;
//! use tightwire_delta::{Change, Element, History, Link, Receiver};
//!
//! #[derive(Wire, Clone, Debug, PartialEq)]
//! struct World {
//!     round: u16,
//!     #[wire(max_len = 500, key = id)]
//!     ships: Vec<Ship>,
//! }
//!
//! #[derive(Wire, Clone, Debug, PartialEq)]
//! struct Ship {
//!     id: u16,
//!     #[wire(range = 0..=65_535)]
//!     position: [u32; 2],
//! }
//!
//! let ship = |id: u16| Ship { id, position: [u32::from(id) * 77 % 5000, u32::from(id) * 3571 % 5000] };
//! let mut world = World { round: 1, ships: (0..400).map(ship).collect() };
//!
//! // Server: a history for all clients, and a link for each of them.
//! let mut history = History::<World>::new(None);
//! let mut link = Link::new(0);
//! // Client.
//! let mut receiver = Receiver::<World>::new(None);
//!
//! let mut buffer = [0; 400]; // all of it takes more than three of these
//! let mut spawned = 0;
//! for tick in 1..=20 {
//!     history.record(tick, &world)?;
//!     // Ships with small numbers are more important. A ship with priority 0 would not be sent.
//!     let priority = |ship: Element| 1 + (ship.key < 100) as u32;
//!     let packet = link.encode(&history, tick, &mut buffer, priority)?;
//!
//!     // The network may lose the packet, delay it or deliver it twice.
//!     let update = receiver.decode(packet)?;
//!     spawned += update.events().filter(|(_, change)| *change == Change::Appeared).count();
//!     link.acked(receiver.ack().unwrap()); // over the network
//! }
//! assert_eq!(spawned, 400);
//! assert_eq!(receiver.value(), Some(&world));
//! assert!(receiver.is_complete());
//!
//! world.ships.remove(7);
//! history.record(21, &world)?;
//! let packet = link.encode(&history, 21, &mut buffer, |_| 1)?;
//! assert!(packet.len() < 20);
//! let events: Vec<_> = receiver.decode(packet)?.events().collect();
//! assert_eq!(events, [(Element { list: "ships", key: 7 }, Change::Vanished)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - **Any [`Wire`](tightwire::Wire) type.** Derived types are coded field by field. Custom code without
//!   a schema, and types that contain themselves, are blocks of bits inside the state: correct, but
//!   predicted less well. Quantization comes from the description, so "unchanged" means "same code".
//! - **Any size.** A state is sent as elements: every row of every list is one, and the rest of the
//!   state is one more. A packet carries the elements that the client needs most, as many as fit.
//!   An element is never sent in part, and elements that have not arrived are absent.
//! - **Loss, reordering, duplication and restarts** cost bytes, never correctness. A packet names
//!   the packets that it builds on, and a receiver that lacks one rejects it. The state shown
//!   always consists of elements that were recorded, [`Receiver::tick_of`] returns the tick of
//!   each, and no element ever goes back.
//! - **Different builds** detect each other. The first packet carries an identity of the
//!   description, and a receiver with another description rejects it
//!   ([`ReceiveError::OtherState`]).
//! - **Models**: a [`Model`] trained on recorded states (`tightwire train`, or a [`Trainer`]) makes
//!   packets 5 to 25 % smaller. It fits one description only.
//! - **Memory**: a history holds 64 states. A link holds about a hundred bytes for each element
//!   that its client may have, and a coder. A receiver holds the values of the last 96 packets.
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
#[doc(hidden)]
pub mod replica;
mod state;
mod train;
mod value;

pub use coding::model::Model;
pub use coding::packet::{Base, Baselines, Knowledge, Refusal, TapeCodec};
pub use file::capture::Capture;
pub use file::model_file::ModelError;
pub use file::tapes::{Tapes, TapesError};
#[cfg(feature = "trace")]
#[doc(inline)]
pub use replica::show_in_trace;
#[doc(inline)]
pub use replica::{
    Ack, ByKey, Change, Element, History, Link, LinkReport, Nearby, ReceiveError, Receiver,
    ReceiverReport, RecordError, SendError, Update,
};
pub use state::describe::{FieldKind, GroupSpec, PlanError, Rows, TableSpec, When};
pub use state::plan::Plan;
pub use state::tape::Tape;
#[cfg(feature = "std")]
pub use train::budget::{Budget, CodedField, budget};
#[cfg(feature = "std")]
pub use train::explain::{Explanation, explain};
#[cfg(feature = "std")]
pub use train::sessions::{Session, mean_bytes, train};
#[cfg(feature = "std")]
pub use train::trainer::Trainer;
#[cfg(feature = "meter")]
pub use value::part_names;
#[doc(hidden)]
pub use value::twin as __twin;
pub use value::{model, names, plan};

/// The version of the format. Packets and models of another version are rejected.
pub const FORMAT: u32 = 1;
