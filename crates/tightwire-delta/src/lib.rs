//! Game states as differences from the states the other side has.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod adaptive;
mod check;
mod coder;
mod contexts;
mod file;
mod header;
mod history;
mod keys;
mod link;
mod mirror;
mod model;
mod motion;
mod nested;
mod numbers;
mod packet;
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
mod tape;
#[cfg(feature = "std")]
mod train;
mod walk;

pub use file::ModelError;
pub use history::{History, RecordError};
pub use link::{Gaps, Link, SendError};
pub use model::Model;
pub use packet::{Base, Codec, Knowledge, Refusal, Three};
pub use plan::{GroupSpec, Kind, Plan, PlanError, Rows, TableSpec, When};
pub use receiver::{ReceiveError, Receiver};
pub use tape::Tape;
#[cfg(feature = "std")]
pub use train::Trainer;

/// The version of the format: packets and models of another one are refused.
pub const FORMAT: u32 = 1;
