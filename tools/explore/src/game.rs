//! The game that is played: a world that moves, and what goes over the wire.
//!
//! Every value can be checked without knowing where it came from: a row's place is a function of
//! how often the row changed, so a row that mixes two states gives itself away.

use tightwire::Wire;
use tightwire_sim::Random;

/// Rows of the world that change in place.
pub(crate) const ROWS: usize = 32;
/// The most members of the crowd, which come and go.
const CROWD: usize = 12;

/// Something that moves.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Row {
    /// The number of changes.
    pub stamp: u16,
    #[wire(range = 0..=4095)]
    pub x: u16,
    #[wire(range = 0..=4095)]
    pub y: u16,
}

/// Somebody who comes and goes.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Member {
    pub id: u16,
    #[wire(range = 0..=1023)]
    pub mood: u16,
}

/// The state that clients see.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct World {
    pub rows: [Row; ROWS],
    #[wire(key = id, max_len = 12)]
    pub crowd: Vec<Member>,
}

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

/// Returns the row after this many changes.
pub(crate) fn row(index: usize, stamp: u16) -> Row {
    let word = (u32::from(stamp) << 8 | index as u32).wrapping_mul(0x85eb_ca6b);
    let (x, y) = ((word >> 20) as u16, (word >> 8) as u16 & 4095);
    Row { stamp, x, y }
}

impl World {
    pub(crate) fn new() -> Self {
        let mut world = Self::default();
        for (index, place) in world.rows.iter_mut().enumerate() {
            *place = row(index, 0);
        }
        world
    }

    /// Moves some rows, and lets somebody come or go.
    pub(crate) fn step(&mut self, random: &mut Random) {
        for _ in 0..random.below(6) {
            let index = random.below(ROWS as u64) as usize;
            if let Some(place) = self.rows.get_mut(index) {
                *place = row(index, place.stamp.saturating_add(1));
            }
        }
        match random.below(8) {
            0 if self.crowd.len() < CROWD => {
                let id = random.below(1_000) as u16;
                if let Err(place) = self.crowd.binary_search_by_key(&id, |member| member.id) {
                    self.crowd.insert(place, Member { id, mood: random.below(1_024) as u16 });
                }
            }
            1 if !self.crowd.is_empty() => {
                let place = random.below(self.crowd.len() as u64) as usize;
                self.crowd.remove(place);
            }
            _ => {}
        }
    }
}
