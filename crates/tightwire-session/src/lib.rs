#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(any(test, feature = "metrics"))]
extern crate std;

pub mod acks;
mod address;
mod blocks;
mod changes;
mod client;
mod clock;
mod config;
mod event;
pub mod fill;
mod flight;
mod game;
mod handshake;
mod inputs;
mod lane;
#[cfg(feature = "metrics")]
mod metrics;
mod packet;
mod peer;
mod random;
mod rate;
mod report;
mod rtt;
mod seal;
mod server;
mod state;
mod stats;
mod ticks;
mod timeline;
#[cfg(test)]
mod vectors;

pub use address::{ADDRESS_BYTES, Address};
pub use blocks::Progress;
pub use client::{Client, Status};
pub use clock::ServerTime;
pub use config::{Config, InputMode, Rates};
pub use event::{
    Carried, ClientEvent, Delivery, Denial, NotSent, PlayerId, Reason, ServerEvent, Verdict, Why,
};
pub use game::{FromClient, FromServer, Game, Protocol};
pub use handshake::proof::Key;
pub use handshake::token::{ConnectToken, Grant, MOST_USER_DATA, TokenKey};
pub use inputs::InputAt;
pub use server::Server;
pub use state::Update;
pub use stats::{PeerStats, ServerStats, Traffic};
pub use tightwire_delta::replica::{ByKey, Change, Element, Nearby};
pub use tightwire_delta::{Model, RecordError};

/// The content of packets, for tools that inspect them.
pub mod inspect {
    pub use crate::inputs::{Inputs, Tick};
    pub use crate::packet::{Bytes, Chunk, Control, Id, Item, Packet, Rare, RequestedTick};
    pub use crate::report::Report;
    pub use crate::state::State;
}

/// The tutorial of the repository, whose examples are compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/session.md")]
struct Tutorial;

#[cfg(doctest)]
#[doc = include_str!("../../../docs/cookbook/lossy.md")]
struct Lossy;
