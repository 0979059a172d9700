//! The state of a cube as the recording has it.

use core::ops::RangeInclusive;

/// The bodies of a recording: the player, then the cubes of the field.
pub const CUBES: usize = 901;
/// One metre is this many steps of a position.
pub const STEPS_PER_METRE: f32 = 512.0;
/// Where a cube can be, in steps along x, y and z: 256 metres each way, and 32 metres high.
pub const PLACE: [RangeInclusive<i32>; 3] = [-131_072..=131_071, -131_072..=131_071, 0..=16_383];
/// A component of an orientation: an odd number of levels, with zero in the middle.
pub const TURN: RangeInclusive<i16> = 0..=510;

/// One cube in one frame, in steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CubeState {
    /// Which of the quaternion's x, y, z, w has the greatest magnitude.
    pub largest: u8,
    /// The other three in order, scaled so that `TURN` spans plus and minus 1/sqrt(2).
    pub turn: [i16; 3],
    /// The position, z up.
    pub place: [i32; 3],
    /// Whether the player, or something it set in motion, touched the cube since it last lay still.
    pub interacting: bool,
}
