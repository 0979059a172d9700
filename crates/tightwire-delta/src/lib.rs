//! Game states as differences from the states the other side has.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod adaptive;
mod check;
mod coder;
mod contexts;
mod file;
mod keys;
mod model;
mod motion;
mod nested;
mod numbers;
mod packet;
mod plan;
mod range;
mod residual;
mod rotation;
mod row;
mod scale;
mod state;
mod tape;
#[cfg(feature = "std")]
mod train;

pub use file::ModelError;
pub use model::Model;
pub use packet::{Base, Codec, Refusal};
pub use plan::{GroupSpec, Kind, Plan, PlanError, Rows, TableSpec, When};
pub use tape::Tape;
#[cfg(feature = "std")]
pub use train::Trainer;

/// The version of the format: packets and models of another one are refused.
pub const FORMAT: u32 = 1;
