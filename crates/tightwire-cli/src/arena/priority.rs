//! Which cubes go into the next packet: those that have waited longest, weighed by importance.
//!
//! Every tick each cube that is owed gains points. The packet is filled from the top of the list,
//! and what went in starts from zero again. So the important is fresh, nothing waits for ever,
//! and what does not fit today has more points tomorrow.

use tightwire::Wire;
use tightwire::subset::Bits;

use crate::arena::messages::{Cube, PAYLOAD_BYTES, Snapshot};
use crate::recording::{CUBES, STEPS_PER_METRE};

/// Points for the player: it is in every packet that it can be in.
const PLAYER: f32 = 100.0;
/// Points for a cube that was touched, because it is likely to move on.
const TOUCHED: f32 = 4.0;
/// Points for any other.
const OTHER: f32 = 1.0;
/// What a cube gets back when the packet with it was lost.
const LOST: f32 = 8.0;
/// At this distance from where a client looks, in metres, a cube counts half.
const HALF_AT: f32 = 8.0;

/// The points of every cube, for one client.
#[derive(Debug)]
pub(crate) struct Priorities {
    points: Vec<f32>,
    /// Cubes that are owed, best first.
    ranked: Vec<u16>,
}

impl Priorities {
    /// Nobody has points.
    pub(crate) fn new() -> Self {
        Self { points: vec![0.0; CUBES], ranked: Vec::with_capacity(CUBES) }
    }

    /// Gives points to the cubes for which `gain` has some, and takes from the top as many as
    /// fit a packet. They start from zero again.
    pub(crate) fn fill_packet(&mut self, gain: impl Fn(usize) -> Option<f32>) -> &[u16] {
        self.ranked.clear();
        for ((index, points), number) in self.points.iter_mut().enumerate().zip(0..) {
            if let Some(gain) = gain(index) {
                *points += gain;
                self.ranked.push(number);
            }
        }
        let points = |cube: &u16| self.points.get(usize::from(*cube)).copied().unwrap_or(0.0);
        self.ranked.sort_unstable_by(|a, b| points(b).total_cmp(&points(a)).then(a.cmp(b)));
        let chosen = self.ranked.get(..fit(&self.ranked)).unwrap_or_default();
        for &cube in chosen {
            if let Some(points) = self.points.get_mut(usize::from(cube)) {
                *points = 0.0;
            }
        }
        chosen
    }

    /// A packet with this cube was lost.
    pub(crate) fn lost(&mut self, cube: u16) {
        if let Some(points) = self.points.get_mut(usize::from(cube)) {
            *points += LOST;
        }
    }
}

/// The points that a cube is worth in a tick to a client that looks at `focus`.
pub(crate) fn importance(index: usize, cube: &Cube, focus: [f32; 2]) -> f32 {
    if index == 0 {
        return PLAYER;
    }
    let base = if cube.touched { TOUCHED } else { OTHER };
    let [x, y] = focus;
    let (x, y) = (cube.x as f32 / STEPS_PER_METRE - x, cube.y as f32 / STEPS_PER_METRE - y);
    base * HALF_AT / (HALF_AT + x.hypot(y))
}

/// How many from the front of the list fit one packet.
///
/// The cost of saying which cubes depends on which they are, but it is known exactly without
/// writing anything, so a few guesses find the number.
fn fit(ranked: &[u16]) -> usize {
    let room = PAYLOAD_BYTES * 8;
    let (mut fits, mut too_many) = (0, ranked.len().min(room / Cube::MAX_BITS) + 1);
    while fits + 1 < too_many {
        let middle = usize::midpoint(fits, too_many);
        let mut words = [0u64; CUBES.div_ceil(64)];
        for &cube in ranked.iter().take(middle) {
            if let Some(word) = words.get_mut(usize::from(cube) / 64) {
                *word |= 1 << (cube % 64);
            }
        }
        if Snapshot::bits(&Bits::new(&words, CUBES), middle) <= room {
            fits = middle;
        } else {
            too_many = middle;
        }
    }
    fits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(chosen: &[u16]) -> usize {
        let mut snapshot = Snapshot::default();
        for &cube in chosen {
            snapshot.cubes[usize::from(cube)] = Some(Cube::default());
        }
        tightwire::measure(&snapshot).unwrap().div_ceil(8)
    }

    #[test]
    fn a_packet_is_full_and_never_too_full() {
        for step in [1, 2, 3, 7] {
            let mut priorities = Priorities::new();
            let owed = |index| (index % step == 0).then_some(1.0);
            let chosen = priorities.fill_packet(owed).to_vec();
            assert!(written(&chosen) <= PAYLOAD_BYTES, "every {step}: {}", written(&chosen));
            // One more cube, with its index, would be at most 13 bytes.
            assert!(written(&chosen) + 13 > PAYLOAD_BYTES, "every {step}: {}", written(&chosen));
        }
    }

    #[test]
    fn what_does_not_fit_comes_next() {
        let mut priorities = Priorities::new();
        let mut seen = vec![0; CUBES];
        for _ in 0..9 {
            for &cube in priorities.fill_packet(|_| Some(1.0)) {
                seen[usize::from(cube)] += 1;
            }
        }
        // 117 cubes a packet: after eight packets all had their turn.
        assert!(seen.iter().all(|&times| times >= 1), "{seen:?}");
    }

    #[test]
    fn the_important_comes_first_and_the_unimportant_comes_in_time() {
        let mut priorities = Priorities::new();
        let gain = |index| Some(if index < 100 { 4.0 } else { 1.0 });
        let first = priorities.fill_packet(gain).to_vec();
        assert!((0..100).all(|cube| first.contains(&cube)));
        let mut last_seen = vec![0; CUBES];
        for tick in 1..=60 {
            for &cube in priorities.fill_packet(gain) {
                last_seen[usize::from(cube)] = tick;
            }
        }
        assert!(last_seen.iter().all(|&tick| tick > 30), "{last_seen:?}");
    }

    #[test]
    fn a_lost_cube_goes_ahead_of_its_like() {
        let mut priorities = Priorities::new();
        priorities.lost(800);
        assert_eq!(priorities.fill_packet(|_| Some(1.0)).first(), Some(&800));
    }

    #[test]
    fn the_player_comes_before_what_is_near_and_that_before_what_is_far() {
        let near = Cube { x: 512, ..Cube::default() };
        let far = Cube { x: 512 * 30, ..Cube::default() };
        let at = |index, cube| importance(index, cube, [0.0, 0.0]);
        assert!(at(0, &far) > at(1, &near) && at(1, &near) > at(1, &far));
        assert!(at(1, &Cube { touched: true, ..far }) > at(1, &far));
    }
}
