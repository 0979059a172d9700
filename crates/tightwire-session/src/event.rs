//! Events, reasons and verdicts.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use tightwire::packet::{Hello, Refusal};

use crate::game::Game;
use crate::state::State;

/// The number of a player, from the matchmaker.
pub type PlayerId = u64;

/// An event of a server.
#[non_exhaustive]
pub enum ServerEvent<G: Game> {
    /// A player has connected. No other event of this player comes before it.
    Joined(PlayerId),
    /// A message, reliable or unreliable.
    Message(PlayerId, G::ToServer),
    /// The input of a tick, with [`InputMode::AsTheyCome`](crate::InputMode::AsTheyCome).
    Input(PlayerId, u32, G::Input),
    /// A whole block.
    Block(PlayerId, Vec<u8>),
    /// Nothing was received from a player for a while.
    Silent(PlayerId),
    /// A silent player sends again.
    Back(PlayerId),
    /// A player has left. No other event of this player comes after it, until the next `Joined`.
    Left(PlayerId, Reason),
}

/// An event of a client.
#[non_exhaustive]
pub enum ClientEvent<G: Game> {
    /// The server has accepted the client, and its packets arrive.
    Connected,
    /// A message, reliable or unreliable.
    Message(G::ToClient),
    /// A whole block.
    Block(Vec<u8>),
    /// Nothing was received from the server for a while.
    Silent,
    /// The silent server sends again.
    Back,
    /// The connection has ended. No other event comes after this one.
    Left(Reason),
}

// A derive would require the same of the game type itself.
impl<G: Game> fmt::Debug for ServerEvent<G>
where
    G::ToServer: fmt::Debug,
    G::Input: fmt::Debug,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Joined(player) => write!(f, "Joined({player})"),
            Self::Message(player, message) => write!(f, "Message({player}, {message:?})"),
            Self::Input(player, tick, input) => write!(f, "Input({player}, {tick}, {input:?})"),
            Self::Block(player, block) => write!(f, "Block({player}, {} bytes)", block.len()),
            Self::Silent(player) => write!(f, "Silent({player})"),
            Self::Back(player) => write!(f, "Back({player})"),
            Self::Left(player, reason) => write!(f, "Left({player}, {reason:?})"),
        }
    }
}

impl<G: Game> fmt::Debug for ClientEvent<G>
where
    G::ToClient: fmt::Debug,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Connected => f.write_str("Connected"),
            Self::Message(message) => write!(f, "Message({message:?})"),
            Self::Block(block) => write!(f, "Block({} bytes)", block.len()),
            Self::Silent => f.write_str("Silent"),
            Self::Back => f.write_str("Back"),
            Self::Left(reason) => write!(f, "Left({reason:?})"),
        }
    }
}

/// Why a session ended, or never began.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The other side said goodbye or kicked this player, with a code of the game.
    Said(u16),
    /// This side said goodbye, or kicked the player.
    Closed(u16),
    /// Nothing was received for too long.
    TimedOut,
    /// The server has another protocol. [`Hello::compare`] names the difference.
    OtherProtocol(Box<Hello>),
    /// The server is full.
    Full,
    /// The connect token has expired, or is not valid yet.
    Expired,
    /// The same player has connected again.
    Replaced,
    /// The other side sent a value that its description does not allow, or a message or block above
    /// [`Config::message_bytes`](crate::Config::message_bytes) or
    /// [`Config::block_bytes`](crate::Config::block_bytes) of this side. The other side is not told, and
    /// times out.
    BadPayload,
    /// The other side reported packets that were never sent.
    FalseReport,
    /// Too many forged packets arrived for the seal to be considered safe.
    Forgeries,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Said(code) => return write!(f, "the other side ended the session with code {code}"),
            Self::Closed(code) => return write!(f, "this side ended the session with code {code}"),
            Self::TimedOut => "nothing was received for too long",
            Self::OtherProtocol(_) => "the server has another protocol: `Hello::compare` names the difference",
            Self::Full => "the server is full",
            Self::Expired => "the connect token has expired or is not valid yet",
            Self::Replaced => "the player has connected again",
            Self::BadPayload => "the other side sent a value that its type does not allow, or more than `Config` allows",
            Self::FalseReport => "the other side reported packets that were never sent",
            Self::Forgeries => "too many forged packets arrived",
        })
    }
}

/// The guarantees for the delivery of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// It arrives once, after all reliable messages sent before it.
    Reliable,
    /// It is sent with the next packets or dropped, and may be lost. It arrives at most once, perhaps
    /// after others that were sent later.
    Unreliable,
}

/// A part of a packet, as [`Server::transmit_watched`](crate::Server::transmit_watched) reports it.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Carried<'a, M> {
    /// A whole message.
    Message(&'a M),
    /// A part of the replicated state.
    State {
        /// The part as it is in the packet.
        state: &'a State,
        /// Where the bits of its bytes went, in 256ths of a bit, with the feature `meter`. The names of
        /// the entries are those of `tightwire_delta::part_names`. Without the feature there are none.
        parts: &'a [u32],
    },
}

/// A message that was not sent, with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSent<M> {
    /// The message.
    pub message: M,
    /// Why it was not sent.
    pub why: Why,
}

impl<M> NotSent<M> {
    pub(crate) fn new(message: M, why: Why) -> Self {
        Self { message, why }
    }
}

/// Why a message was not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// Too many messages are waiting. Try again later, or disconnect a player who cannot keep up.
    Full,
    /// The message is larger than [`Config::message_bytes`](crate::Config::message_bytes),
    /// [`Config::queue_bytes`](crate::Config::queue_bytes) or 128 KiB, or than
    /// [`Config::largest_unreliable`](crate::Config::largest_unreliable) if it is unreliable.
    TooLarge,
    /// The description does not allow the message.
    Invalid,
    /// There is no session.
    NotConnected,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Full => "too many messages are waiting: send less, or try again later",
            Self::TooLarge => "the message is too large: send it as a block",
            Self::Invalid => "the message has a value that its type does not allow: `trace::trace_write` names it",
            Self::NotConnected => "there is no session yet, or no longer",
        })
    }
}

impl<M> fmt::Display for NotSent<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not sent: {}", self.why)
    }
}

impl<M: fmt::Debug> core::error::Error for NotSent<M> {}

/// The effect of a datagram. This is for counters and logs; no action is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Verdict {
    /// It was part of a session.
    Taken,
    /// It was part of a handshake and will be answered.
    Answered,
    /// It had no effect.
    Ignored(Denial),
}

/// Why a datagram had no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Denial {
    /// It looks like a handshake message, but is not one, or it is larger than any datagram of a
    /// session.
    Malformed,
    /// No player with this number may connect.
    UnknownPlayer,
    /// The proof is wrong: forged, damaged, or made with another key or for another server.
    Proof,
    /// A response from another build.
    OtherProtocol,
    /// The cookie is forged, too old, or was given to another address.
    Cookie,
    /// A message from before the newest session of this player.
    Stale,
    /// A message that does not answer anything.
    Unexpected,
    /// A packet from an address without a player.
    Stranger,
    /// A packet that its session rejects.
    Packet(Refusal),
    /// Too many events are waiting. Take them first; important data is sent again.
    Backlog,
}

impl fmt::Display for Denial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "not a handshake message",
            Self::UnknownPlayer => "no player with this number is admitted",
            Self::Proof => "the proof does not verify",
            Self::OtherProtocol => "the client has another protocol",
            Self::Cookie => "the cookie is forged, too old, or for another address",
            Self::Stale => "the message is older than the newest session of this player",
            Self::Unexpected => "the message does not answer a request",
            Self::Stranger => "no player is at this address",
            Self::Packet(refusal) => return refusal.fmt(f),
            Self::Backlog => "too many events are waiting",
        })
    }
}
