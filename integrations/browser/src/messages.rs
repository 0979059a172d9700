//! What goes over the wire, described once. `page/messages` is generated from this.

use tightwire::Wire;
use tightwire::packet::Protocol;

/// The sides of the square that ships fly in, in steps.
pub const SIZE: i32 = 4095;

/// The most ships.
pub const SHIPS: usize = 32;

/// The input of a player.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Input {
    /// The number of this input, so that the server can say which one it has seen.
    pub number: u16,
    /// The direction of the ship.
    #[wire(angle = 10)]
    pub heading: f32,
    #[wire(range = 0..=100)]
    pub thrust: u8,
    /// A shot, with its strength.
    #[wire(range = 1..=10)]
    pub shot: Option<u8>,
}

/// A ship as others see it.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Ship {
    #[wire(range = 0..=SIZE)]
    pub x: i32,
    #[wire(range = 0..=SIZE)]
    pub y: i32,
    #[wire(angle = 10)]
    pub heading: f32,
    #[wire(max_len = 12)]
    pub name: String,
}

/// A shot that was fired since the last snapshot.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Shot {
    #[wire(range = 0..=SHIPS as u8 - 1)]
    pub ship: u8,
    #[wire(range = 1..=10)]
    pub strength: u8,
}

/// The messages of the server.
#[expect(clippy::large_enum_variant, reason = "made one at a time")]
#[derive(Wire, Clone, Debug, PartialEq)]
pub enum Update {
    /// The place of the player's own ship, once.
    Welcome {
        #[wire(range = 0..=SHIPS as u8 - 1)]
        place: u8,
    },
    Snapshot {
        tick: u32,
        /// The last input that the server has seen, near the number of ticks.
        seen: Option<u16>,
        #[wire(subset)]
        ships: [Option<Ship>; SHIPS],
        #[wire(max_len = SHIPS)]
        shots: Vec<Shot>,
    },
}

/// Clients send inputs, the server sends updates.
pub const PROTOCOL: Protocol<Input, Update> = Protocol::new("browser ships", 1);
