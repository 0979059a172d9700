//! The messages of the game other than the world.

use tightwire::Wire;

/// A reliable message: the session that it was sent in, and its number there.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Say {
    pub session: u32,
    pub number: u32,
}

/// The input of a player for a tick.
pub(crate) fn input(player: u8, tick: u32) -> u16 {
    let word = (u32::from(player) << 24 ^ tick).wrapping_mul(0x9e37_79b9);
    (word >> 16) as u16
}
