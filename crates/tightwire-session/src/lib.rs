//! Connections for games, without I/O: bytes and time go in, bytes and events come out.
//!
//! A [`Server`] and its [`Client`]s agree on keys, prove addresses, seal every packet, and carry
//! reliable messages, unreliable messages, inputs and large blocks in it. They measure the round
//! trip, the loss and the server's clock, keep the connection alive, follow a client to a new
//! address, and say goodbye. This crate opens no sockets and reads no clock, so everything can run
//! in virtual time.
//!
//! ```
//! use std::time::Duration;
//! use tightwire::Wire;
//! use tightwire_session::{
//!     Client, ClientEvent, Config, Delivery, Game, Key, Protocol, Server, ServerEvent,
//! };
//!
//! #[derive(Wire, Clone, Debug, PartialEq)]
//! struct Chat {
//!     #[wire(max_len = 200)]
//!     text: String,
//! }
//!
//! struct MyGame;
//! impl Game for MyGame {
//!     type Input = bool;
//!     type ToServer = Chat;
//!     type ToClient = Chat;
//!     type World = ();
//! }
//! const PROTOCOL: Protocol<MyGame> = Protocol::new("my game", 3);
//!
//! // Keys and seeds are random in a real game.
//! let mut server = Server::<_, u64>::new(&PROTOCOL, Config::default(), [1; 32]);
//! server.admit(42, Key::new([7; 32]));
//! let now = Duration::ZERO;
//! let mut client = Client::connect(&PROTOCOL, 42, Key::new([7; 32]), Config::default(), now, [2; 32]);
//!
//! let mut buffer = [0; 1200];
//! let mut said = None;
//! for tick in 0..100 {
//!     let now = Duration::from_millis(16) * tick;
//!     while let Some(packet) = client.transmit(now, &mut buffer) {
//!         server.receive(now, 1000, &mut packet.to_vec());
//!     }
//!     while let Some(event) = server.event() {
//!         if let ServerEvent::Joined(player) = event {
//!             let welcome = Chat { text: "welcome".into() };
//!             server.send(player, welcome, Delivery::Reliable).unwrap();
//!         }
//!     }
//!     while let Some((_to, packet)) = server.transmit(now, &mut buffer) {
//!         client.receive(now, &mut packet.to_vec());
//!     }
//!     while let Some(event) = client.event() {
//!         if let ClientEvent::Message(chat) = event {
//!             said = Some(chat.text);
//!         }
//!     }
//! }
//! assert_eq!(said.as_deref(), Some("welcome"));
//! ```

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod address;
mod blocks;
mod changes;
mod client;
mod clock;
mod config;
mod event;
mod flight;
mod game;
mod handshake;
mod inputs;
mod lane;
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
#[cfg(test)]
mod vectors;

pub use address::{ADDRESS_BYTES, Address};
pub use blocks::Progress;
pub use client::{Client, Status};
pub use clock::ServerTime;
pub use config::{Config, InputMode, Rates};
pub use event::{
    ClientEvent, Delivery, Denial, NotSent, PlayerId, Reason, ServerEvent, Verdict, Why,
};
pub use game::{Game, Protocol};
pub use handshake::proof::Key;
pub use handshake::token::{ConnectToken, Grant, MOST_USER_DATA, TokenKey};
pub use inputs::{InputAt, Inputs, Tick};
pub use packet::{Bytes, Chunk, Control, Id, Item, Packet, Rare};
pub use report::Report;
pub use server::Server;
pub use state::{State, Update};
pub use stats::{PeerStats, ServerStats};
pub use tightwire_delta::RecordError;
pub use tightwire_delta::replica::{Change, Element};

/// The tutorial of the repository, whose examples are compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/session.md")]
struct Tutorial;
