//! What the explorer needs to know of a protocol. Another one, such as a session layer, is tested
//! by implementing these two traits.

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use crate::game::{Say, World};

/// A description of a datagram for the log.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Content {
    Handshake,
    /// A packet of which only the two sides know what is in it.
    Sealed,
    /// Inputs up to a tick, and so many messages from the first number on.
    Up {
        sequence: u64,
        tick: u32,
        says: (usize, Option<u32>),
    },
    /// The state of a tick, how many ticks its first baseline is older, and messages.
    Down {
        sequence: u64,
        tick: u32,
        age: Option<u8>,
        says: (usize, Option<u32>),
    },
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let says = match *self {
            Self::Handshake => return f.write_str("sends a message of the handshake"),
            Self::Sealed => return f.write_str("sends a packet"),
            Self::Up { sequence, tick, says } => {
                write!(f, "sends packet {sequence}: inputs up to tick {tick}")?;
                says
            }
            Self::Down { sequence, tick, age, says } => {
                write!(f, "sends packet {sequence}: ")?;
                match age {
                    None => f.write_str("no state")?,
                    Some(0) => write!(f, "state of tick {tick} on its own")?,
                    Some(age) => {
                        write!(f, "state of tick {tick} against {}", tick - u32::from(age))?;
                    }
                }
                says
            }
        };
        match says {
            (count, Some(first)) => write!(f, ", {count} messages from number {first} on"),
            _ => Ok(()),
        }
    }
}

/// A datagram that one of the sides wants to send.
#[derive(Debug)]
pub(crate) struct Out {
    pub to: SocketAddr,
    pub bytes: Vec<u8>,
    /// The player that it is for, if it belongs to a session.
    pub player: Option<u8>,
    /// The first bytes of the key stream that it is encrypted with. No two packets may share them.
    pub key_stream: Option<u64>,
    pub content: Content,
}

/// What happens on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ServerEvent {
    Joined(u8),
    /// A packet of this number was let in.
    Opened(u8, u64),
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
    /// A packet of this number was let in.
    Opened(u64),
    /// A packet had no effect.
    Rejected(String),
    Said(Say),
    Left(String),
    /// A genuine packet that could not be read.
    Unreadable(String),
    /// The newest packet builds on a state that the client does not have.
    NoBaseline(u32),
}

/// The server's side of a protocol.
pub(crate) trait ServerUnderTest {
    fn receive(
        &mut self,
        now: Duration,
        from: SocketAddr,
        packet: &mut [u8],
        out: &mut Vec<Out>,
        events: &mut Vec<ServerEvent>,
    );
    /// Records the world of a tick, and sends it to everybody.
    fn tick(&mut self, now: Duration, tick: u32, world: &World, out: &mut Vec<Out>);
    /// Sends what is due in a tick without a state.
    fn between(&mut self, _now: Duration, _out: &mut Vec<Out>) {}
    /// Sends a reliable message, if there is room. Returns it.
    fn say(&mut self, player: u8) -> Option<Say>;
    /// Whether the address has been proved to be a player's. `owner` is the player who really has it.
    fn is_proved(&self, address: SocketAddr, owner: Option<u8>) -> bool;
    /// How many packets it has counted as received, whatever became of them.
    fn counted(&self) -> u64;
    /// What takes more memory than the protocol says, if anything does.
    fn excess(&self) -> Option<String>;
    /// The session of a player, how many messages were sent in it, and how many of them are open.
    fn said(&self, player: u8) -> (u32, u32, usize);
}

/// The client's side of a protocol.
pub(crate) trait ClientUnderTest {
    fn receive(&mut self, now: Duration, packet: &mut [u8], events: &mut Vec<ClientEvent>);
    /// Sends the inputs of a tick, and what else is due.
    fn tick(&mut self, now: Duration, tick: u32, out: &mut Vec<Out>);
    fn say(&mut self) -> Option<Say>;
    /// Returns the state that the player sees.
    fn shown(&self) -> Option<&World>;
    /// The tick of what the player sees.
    fn shown_tick(&self) -> Option<u32>;
    /// The tick of one element of what the player sees, if the protocol knows that.
    fn tick_of(&self, _list: &str, _key: i64) -> Option<u32> {
        None
    }
    /// What takes more memory than the protocol says, if anything does.
    fn excess(&self) -> Option<String>;
    fn said(&self) -> (u32, u32, usize);
}
