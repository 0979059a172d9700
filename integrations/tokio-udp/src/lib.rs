//! A server and a client over UDP, on tokio.
//!
//! Packets are sealed, and a session starts with the handshake. So only a client whose key was
//! admitted, and whose address was proved, gets packets of the game.

mod client;
mod server;

use tightwire::Wire;
use tightwire::packet::Protocol;

pub use client::Player;
pub use server::{Game, MOST_PLAYERS, serve};

/// The input of a player.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Input {
    #[wire(range = -100..=100)]
    pub throttle: i8,
    pub jump: bool,
}

/// The positions of all players.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Snapshot {
    #[wire(max_len = 32)]
    pub places: Vec<Place>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Place {
    #[wire(range = -10_000..=10_000)]
    pub x: i32,
    pub airborne: bool,
}

pub const PROTOCOL: Protocol<Input, Snapshot> = Protocol::new("tokio example", 1);

/// Bytes that nobody can guess.
///
/// # Panics
///
/// If the system has none. Then nothing can be secret, and there is no game.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}
