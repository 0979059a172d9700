//! Draws the pictures of the book as SVG.
//!
//! `cargo run -p tightwire-pictures` writes them to docs/images. The packets in them are real: they
//! are written, traced and explained by the library.

#![allow(clippy::indexing_slicing, clippy::expect_used, reason = "a tool for this repository")]

mod crates;
mod deltas;
mod packets;
mod svg;
mod world;

pub use crates::layers;
pub use deltas::{baselines, delta_packet};
pub use packets::{anatomy, first_packet};
pub use world::skirmish;
