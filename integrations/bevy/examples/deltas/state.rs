//! What is sent of the world: one row for each entity.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tightwire::Wire;
use tightwire_bevy::Pose;

/// The most entities there are at once.
pub const MOST: usize = 1024;

/// Entities with it are recorded and sent, with the components that a [`Row`] has.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Health(pub u8);

/// All that clients are to know: a place for each entity, which keeps it.
///
/// An array, because of an array a part can be sent: what does not fit into a packet stays as the client
/// has it. In a list, elements that are new to the client are always sent.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct State {
    pub rows: Box<[Option<Row>; MOST]>,
}

impl Default for State {
    #[expect(clippy::large_stack_arrays, reason = "once, at the start")]
    fn default() -> Self {
        Self { rows: Box::new([const { None }; MOST]) }
    }
}

/// An entity.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Row {
    /// Which one it is of the entities that had this place.
    pub birth: u8,
    #[wire(codec = Pose<512, 100, 10>)]
    pub pose: Transform,
    #[wire(range = 0..=100)]
    pub health: u8,
}

/// A packet of the server: what is new in the state.
#[derive(Message, Serialize, Deserialize, Clone, Debug)]
pub struct Delta(pub Vec<u8>);

/// A client's answer: the tick of a packet that has arrived.
#[derive(Message, Serialize, Deserialize, Clone, Copy, Debug)]
pub struct Ack(pub u32);
