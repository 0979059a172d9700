//! The two sides: the messages they send, and the events on them.

use std::net::SocketAddr;

use crate::game::Say;
use crate::worlds::Picture;

/// The state that a client shows.
#[derive(Debug)]
pub(crate) struct Shown {
    pub tick: u32,
    pub world: Picture,
    /// The client says that this is exactly the state of the tick.
    pub is_complete: bool,
}

/// A datagram that one of the sides wants to send.
#[derive(Debug)]
pub(crate) struct Out {
    pub to: SocketAddr,
    pub bytes: Vec<u8>,
    /// The player that it is for, if it belongs to a session.
    pub player: Option<u8>,
    /// The session that seals it: a number that the explorer gives to each, if it is one of the
    /// client's packets.
    pub session: Option<u32>,
}

/// The events of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ServerEvent {
    Joined(u8),
    /// A datagram with this hash was let in as part of a session.
    Opened(u64),
    /// A packet had no effect.
    Rejected(String),
    Said(u8, Say),
    Left(u8, String),
    Input {
        player: u8,
        tick: u32,
        value: u16,
    },
}

/// An event on a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ClientEvent {
    Joined,
    /// A datagram with this hash was let in as part of a session.
    Opened(u64),
    /// A packet had no effect.
    Rejected(String),
    Said(Say),
    Left(String),
    /// A genuine packet that could not be read.
    Unreadable(String),
}
