//! The importance of each cube to a client.

use crate::arena::messages::Cube;
use crate::recording::STEPS_PER_METRE;

/// Points for the player's cube. It is in every packet if possible.
const PLAYER: f32 = 100.0;
/// Points for a cube that was touched, because it is likely to keep moving.
const TOUCHED: f32 = 4.0;
/// Points for any other.
const OTHER: f32 = 1.0;
/// The distance from the client's focus, in metres, at which a cube counts half.
const HALF_AT: f32 = 8.0;

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

    #[test]
    fn the_player_comes_before_what_is_near_and_that_before_what_is_far() {
        let near = Cube { x: 512, ..Cube::default() };
        let far = Cube { x: 512 * 30, ..Cube::default() };
        let at = |index, cube| importance(index, cube, [0.0, 0.0]);
        assert!(at(0, &far) > at(1, &near) && at(1, &near) > at(1, &far));
        assert!(at(1, &Cube { touched: true, ..far }) > at(1, &far));
    }
}
