//! The size of the same states as plain packets.

use tightwire::subset::Filter;
use tightwire::{MeasureStream, SubsetStream};
use tightwire_delta::Tape;

use crate::session::Game;

/// Bits of a cube: smallest three of 9 bits, 18, 18 and 14 of place, a flag.
const CUBE: usize = 29 + 50 + 1;
/// Bits of a player, and of a projectile with the low 16 bits of its id.
const PLAYER: usize = 54 + 23 + 15 + 3 + 8 + 4 + 8 + 7 + 2 + 16;
const SHOT: usize = 16 + 54 + 2 + 6;

/// Bytes of a plain packet: the cubes that changed since `base`, as a subset; or the whole state.
pub fn bytes(game: Game, new: &Tape, base: &Tape) -> usize {
    let bits = match game {
        Game::Cubes => {
            let pairs: Vec<bool> = new
                .words(1)
                .chunks_exact(5)
                .zip(base.words(1).chunks_exact(5))
                .map(|(new, base)| new != base)
                .collect();
            let changed = pairs.iter().filter(|changed| **changed).count();
            let mut stream = MeasureStream::new();
            let set = Filter::new(pairs.len(), |index| pairs[index]);
            stream.write_index_set(&set).expect("a set of cubes can be written");
            stream.bits_used() + changed * CUBE
        }
        Game::Shooter => new.rows(1) * PLAYER + 8 + new.rows(2) * SHOT,
    };
    bits.div_ceil(8)
}
