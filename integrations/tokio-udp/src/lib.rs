//! A server and a client over UDP, on tokio, with `tightwire-session`.
//!
//! The session does all of it except I/O: the handshake, sealed packets, inputs, the state, time-outs. `server.rs` and
//! `client.rs` pass datagrams and the time to it.

mod client;
#[cfg(test)]
mod hostile;
mod server;

use std::time::Duration;

use tightwire::Wire;
use tightwire_session::{Game, Protocol};

pub use client::Player;
pub use server::{serve, step};

/// The time of a tick.
pub const TICK: Duration = Duration::from_millis(16);

/// The actions of a player in a tick.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Input {
    #[wire(range = -100..=100)]
    pub throttle: i8,
    pub jump: bool,
}

/// The positions of all players.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct World {
    #[wire(max_len = 32, key = player)]
    pub places: Vec<Place>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Place {
    pub player: u16,
    #[wire(range = -10_000..=10_000)]
    pub x: i32,
    pub airborne: bool,
}

/// The types that the game sends. It has no messages.
pub struct Walk;
impl Game for Walk {
    type Input = Input;
    type ToServer = ();
    type ToClient = ();
    type World = World;
}

pub const PROTOCOL: Protocol<Walk> = Protocol::new("tokio example", 2);

/// Returns bytes that nobody can guess.
///
/// # Panics
///
/// If the system has none. Then nothing can be secret, and there is no game.
#[must_use]
pub fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}
