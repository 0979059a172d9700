//! Worlds of several kinds, as values that change from tick to tick: keyed units, a battle royale,
//! enums with and without lists inside, and projectiles.
//!
//! They use no sines, so that every machine has the same states.

mod actors;
mod royale;
mod shells;
mod strategy;
mod things;

pub use actors::Actors;
pub use royale::Royale;
pub use shells::Shells;
pub use strategy::Strategy;
pub use things::Things;

use tightwire::Wire;

use crate::random::Random;

/// A world that can be drawn and that changes.
pub trait World: Wire + Clone + PartialEq + std::fmt::Debug {
    /// The name in tables.
    const NAME: &'static str;

    /// The first state.
    fn first(random: &mut Random) -> Self;

    /// Makes it the next state.
    fn step(&mut self, random: &mut Random);

    /// States in order, each of which differs a little from the one before. Every seed is another
    /// game.
    fn states(seed: u64, count: usize) -> Vec<Self> {
        let mut random = Random::new(0x776f_726c ^ (seed << 40));
        let mut world = Self::first(&mut random);
        let mut states = Vec::new();
        for _ in 0..count {
            world.step(&mut random);
            states.push(world.clone());
        }
        states
    }
}

/// A full turn.
const TURN: f32 = std::f32::consts::TAU;

/// Returns whether something that happens once in `many` times happens.
fn once_in(random: &mut Random, many: i64) -> bool {
    random.int(1, many) == 1
}

/// Returns roughly the cosine and the sine of an angle from 0 to a full turn.
fn direction(angle: f32) -> [f32; 2] {
    const HALF: f32 = TURN / 2.0;
    let arc = |angle: f32| {
        let angle = if angle > HALF { angle - TURN } else { angle };
        angle * (HALF - angle.abs()) * (4.0 / (HALF * HALF))
    };
    [arc((angle + 0.5 * HALF).rem_euclid(TURN)), arc(angle.rem_euclid(TURN))]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<W: World>() {
        let states = W::states(1, 100);
        assert_eq!(states, W::states(1, 100), "{}", W::NAME);
        assert_ne!(states, W::states(2, 100), "{}", W::NAME);
        for (tick, pair) in states.windows(2).enumerate() {
            assert!(tightwire::encode_to_vec(&pair[1]).is_ok(), "{} at {tick}", W::NAME);
            assert_ne!(pair[0], pair[1], "{} at {tick}", W::NAME);
        }
    }

    #[test]
    fn every_world_changes_in_every_tick_and_can_be_sent() {
        check::<Strategy>();
        check::<Royale>();
        check::<Things>();
        check::<Actors>();
        check::<Shells>();
    }
}
