//! The state that is sent, with one row for each entity.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tightwire::Wire;
use tightwire_bevy::Pose;

/// The most entities there are at once.
pub const MOST: usize = 1024;

/// Entities with it are recorded and sent, with the components that a [`Row`] has.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Health(pub u8);

/// All that clients are to know: a row for each entity, sorted by key.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct State {
    #[wire(max_len = MOST, key = id)]
    pub rows: Vec<Row>,
}

/// An entity.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Row {
    /// The server numbers its entities. No two have the same number.
    pub id: u32,
    #[wire(codec = Pose<512, 100, 10>)]
    pub pose: Transform,
    #[wire(range = 0..=100)]
    pub health: u8,
}

/// A packet of the server, with the changes of the state.
#[derive(Message, Serialize, Deserialize, Clone, Debug)]
pub struct Delta(pub Vec<u8>);

/// A client's answer: the packets that have arrived, as in `tightwire_delta::Ack`.
#[derive(Message, Serialize, Deserialize, Clone, Copy, Debug)]
pub struct Ack {
    pub generation: u8,
    pub newest: u32,
    pub older: u32,
    pub receiver: u16,
}
