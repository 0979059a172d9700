//! Skirmish, the game of the tutorial: up to 16 tanks drive on a field with 400 barrels, push them
//! around and shoot at each other.
//!
//! `packets` declares everything that is sent, `game` has the rules, `server` and `client` have all
//! network code, `prediction` and `interpolation` hide the latency, and `simulated` plays the game on a
//! bad network in virtual time. docs/tutorial and docs/cookbook/prediction.md explain each file.

#![allow(clippy::indexing_slicing, reason = "every index comes from the list it is used on")]

pub mod client;
pub mod game;
pub mod interpolation;
pub mod packets;
pub mod prediction;
pub mod server;
pub mod simulated;
pub mod view;

pub use client::Player;
pub use packets::{Barrel, Input, Skirmish, Tank, ToClient, ToServer, World};
pub use server::Host;
