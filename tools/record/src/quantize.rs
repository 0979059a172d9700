//! Quantizes the pose of a body for the recording.

use rapier3d::prelude::RigidBody;
use tightwire::scalar::{Scalar, SmallestThree};

use crate::recording::{CubeState, PLACE, STEPS_PER_METRE, TURN};

/// Rounds the pose of `body` to the steps of the recording. The flag is left clear.
///
/// # Panics
///
/// If the pose does not fit the recording. A clamped pose would be a silent lie.
pub(crate) fn quantize(body: &RigidBody) -> CubeState {
    let place = body.translation();
    let rotation = body.rotation();
    let (largest, turn) = smallest_three([rotation.x, rotation.y, rotation.z, rotation.w]);
    let state = CubeState { largest, turn, place: place.to_array().map(steps), interacting: false };
    for (steps, range) in state.place.iter().zip(PLACE) {
        assert!(range.contains(steps), "outside the recorded space: {place}");
    }
    state
}

fn steps(metres: f32) -> i32 {
    assert!(metres.is_finite(), "not a place: {metres}");
    (metres * STEPS_PER_METRE).round() as i32
}

/// The index of the component of greatest magnitude, and the levels of the other three in order, as
/// packets have them.
fn smallest_three(quaternion: [f32; 4]) -> (u8, [i32; 3]) {
    const ROTATION: SmallestThree = SmallestThree::new(9);
    let code = ROTATION
        .code(&quaternion)
        .unwrap_or_else(|fault| panic!("not a rotation: {quaternion:?}: {fault:?}"));
    let (largest, turn) = ROTATION.parts(code);
    let turn = turn.map(|level| level as i32);
    assert!(turn.iter().all(|level| TURN.contains(level)), "out of range: {quaternion:?}");
    (largest as u8, turn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn upright_is_exactly_zero() {
        assert_eq!(smallest_three([0.0, 0.0, 0.0, 1.0]), (3, [255, 255, 255]));
    }

    #[test]
    fn negated_quaternion_is_the_same_orientation() {
        let turn = [0.1, -0.7, 0.5, 0.5];
        assert_eq!(smallest_three(turn), smallest_three(turn.map(|part| -part)));
        // Flipped to make y positive: -0.1, -0.5, -0.5 over 1/sqrt(2), times 255.
        assert_eq!(smallest_three(turn), (1, [255 - 36, 255 - 180, 255 - 180]));
    }

    #[test]
    fn two_equal_largest_components_reach_the_last_level() {
        let half = std::f32::consts::FRAC_1_SQRT_2;
        assert_eq!(smallest_three([half, 0.0, 0.0, half]), (0, [255, 255, 510]));
        assert_eq!(smallest_three([half, 0.0, 0.0, -half]), (0, [255, 255, 0]));
    }

    #[test]
    fn a_step_is_the_nearest() {
        assert_eq!(steps(1.0), 512);
        // A step is 0.00195 m, half of one 0.00098 m.
        assert_eq!([steps(0.0009), steps(0.0011)], [0, 1]);
        assert_eq!([steps(-0.0009), steps(-0.0011)], [0, -1]);
    }
}
