//! Chooses the cubes for the next packet: the importance of each to a client, and how many fit.

use tightwire::Wire;
use tightwire::subset;
use tightwire_session::fill::Priorities;

use crate::arena::messages::{Cube, ROOM_FOR_CUBES};
use crate::recording::{CUBES, STEPS_PER_METRE};

/// Points for the player's cube. It is in every packet if possible.
const PLAYER: f32 = 100.0;
/// Points for a cube that was touched, because it is likely to keep moving.
const TOUCHED: f32 = 4.0;
/// Points for any other.
const OTHER: f32 = 1.0;
/// The points that a cube regains when the packet with it was lost.
pub(crate) const LOST: f32 = 8.0;
/// The distance from the client's focus, in metres, at which a cube counts half.
const HALF_AT: f32 = 8.0;

/// Adds points to the cubes for which `gain` returns some, and takes the best ones that fit in a
/// packet.
pub(crate) fn fill_packet(
    priorities: &mut Priorities,
    gain: impl Fn(usize) -> Option<f32>,
) -> &[usize] {
    let ranked = priorities.rank(gain);
    let count = subset::fit(CUBES, ranked, ROOM_FOR_CUBES, |_| Cube::MAX_BITS).len();
    priorities.take(count)
}

/// Returns the points per tick of a cube for a client that looks at `focus`.
pub(crate) fn importance(index: usize, cube: &Cube, focus: [f32; 2]) -> f32 {
    if index == 0 {
        return PLAYER;
    }
    let base = if cube.touched { TOUCHED } else { OTHER };
    let [x, y] = focus;
    let (x, y) = (cube.x as f32 / STEPS_PER_METRE - x, cube.y as f32 / STEPS_PER_METRE - y);
    base * HALF_AT / (HALF_AT + x.hypot(y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::messages::{Snapshot, UPDATE_BYTES};

    fn written(chosen: &[usize]) -> usize {
        let mut snapshot = Snapshot::default();
        for &cube in chosen {
            snapshot.cubes[cube] = Some(Cube::default());
        }
        tightwire::measure(&snapshot).unwrap().div_ceil(8)
    }

    #[test]
    fn a_packet_is_full_and_never_too_full() {
        for step in [1, 2, 3, 7] {
            let mut priorities = Priorities::new(CUBES);
            let owed = |index| (index % step == 0).then_some(1.0);
            let chosen = fill_packet(&mut priorities, owed).to_vec();
            assert!(written(&chosen) <= UPDATE_BYTES, "every {step}: {}", written(&chosen));
            // One more cube, with its index, would take at most 13 bytes.
            assert!(written(&chosen) + 13 > UPDATE_BYTES, "every {step}: {}", written(&chosen));
        }
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
