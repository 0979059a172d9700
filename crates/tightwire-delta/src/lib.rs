//! Game states as differences from the states the other side has, in the bits they are worth.
//!
//! What a game sends most is a state of which the receiver has an older version. This crate codes it
//! against up to three such versions: it predicts every value, says what the prediction missed by,
//! and lets a model of the game decide how many bits that takes.
//!
//! It knows nothing of a game's types. A state is a [`Tape`]: words in tables. A [`Plan`] says what the
//! words mean. Values become codes before they get here.
//!
//! ```
//! use tightwire_delta::{Gaps, GroupSpec, History, Kind, Link, Plan, Receiver, Rows, TableSpec};
//!
//! // A hundred things with a place and a flag.
//! let axis = Kind::Int { last: 65_535 };
//! let plan = Plan::new(&[
//!     TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups: vec![] },
//!     TableSpec {
//!         rows: Rows::Fixed { parent: 0, rows: 100 },
//!         groups: vec![GroupSpec::new(&[axis, axis, axis]), GroupSpec::new(&[Kind::FLAG])],
//!     },
//! ])?;
//! let mut history = History::new(plan.clone(), None);
//! let mut link = Link::new(Gaps::FAST); // one for each client
//! let mut receiver = Receiver::new(plan, None);
//! let mut buffer = [0; 2000];
//!
//! for tick in 0..20 {
//!     // Server: the state of this tick, once for all clients, and a packet for each.
//!     history.record(tick, |tape| {
//!         for (row, thing) in tape.words_mut(1).chunks_exact_mut(4).enumerate() {
//!             thing.copy_from_slice(&[row as u32 * 100 + tick * 3, 500, 0, 1]);
//!         }
//!     })?;
//!     let length = link.encode(&history, tick, &mut buffer)?;
//!
//!     // Client: takes it, or says why not and stays as it was.
//!     let received = receiver.decode(&buffer[..length])?;
//!     assert_eq!(receiver.newest(), history.get(tick).map(|tape| (tick, tape)));
//!
//!     // Whatever the transport says of arrivals.
//!     link.acked(received);
//!     if tick > 10 {
//!         assert!(length < 40); // 100 things that move evenly
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - **Loss, reordering and repetition** cost bytes, never correctness. A packet says which ticks it
//!   builds on; a receiver that lacks one refuses it by name. No coder state outlives a packet.
//! - **A budget**: [`Link::encode_part`] fills a buffer and no more; the rest comes next time.
//! - **Models**: a [`Trainer`] turns recorded tapes into a [`Model`], bound to the plan. Without one
//!   packets are 5 to 25 % larger.
//! - **Memory**: a history holds 64 tapes, a receiver 64; a link a few kilobytes, or, with parts, 64
//!   tapes of its own. Nothing allocates once the largest state was seen.
//! - **Strangers**: any bytes may decode to *some* legal state. A delta packet belongs into a seal, or
//!   behind a checksum among friends. Work is bounded by the plan and the baselines, not by the
//!   packet.
//!
//! The format is in `docs/wire-format-delta.md`. Arithmetic is in integers, except for the prediction of
//! rotations: that is in `f32`, with `+ - * /` and square roots alone, which round the same everywhere.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;
// The tests inside of the crate share plans with those outside.
#[cfg(test)]
extern crate self as tightwire_delta;

mod adaptive;
#[cfg(feature = "std")]
mod budget;
mod check;
mod coder;
mod contexts;
#[cfg(test)]
mod cost;
mod describe;
#[cfg(feature = "std")]
mod explain;
mod file;
mod hash;
mod header;
mod history;
mod keys;
mod link;
mod mirror;
mod model;
mod motion;
mod nested;
mod number;
mod numbers;
mod packet;
#[cfg(feature = "std")]
mod page;
mod part;
mod plan;
mod range;
mod receiver;
mod residual;
mod rotation;
mod row;
mod scale;
mod state;
mod states;
mod symbol;
mod tape;
mod tapes;
#[cfg(feature = "std")]
mod train;
#[cfg(feature = "std")]
mod training;
mod turn;
pub mod typed;
mod walk;

#[cfg(feature = "std")]
pub use budget::{Budget, Told, budget};
pub use describe::{GroupSpec, Kind, PlanError, Rows, TableSpec, When};
#[cfg(feature = "std")]
pub use explain::{Explanation, explain};
pub use file::ModelError;
pub use history::{History, RecordError};
pub use link::{Gaps, Link, SendError};
pub use model::Model;
pub use packet::{Base, Codec, Knowledge, Refusal, Three};
pub use plan::Plan;
pub use receiver::{ReceiveError, Receiver};
pub use tape::Tape;
pub use tapes::{Capture, Tapes, TapesError};
#[cfg(feature = "std")]
pub use train::Trainer;
#[cfg(feature = "std")]
pub use training::{Session, mean_bytes, train};

/// The version of the format: packets and models of another one are refused.
pub const FORMAT: u32 = 1;
