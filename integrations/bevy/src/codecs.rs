//! Codecs for the types of Bevy that are no plain vectors.
//!
//! Vectors and quaternions are fields like others: `#[wire(compressed(-64.0..=64.0, 0.01))]` and
//! `#[wire(smallest_three = 10)]`.

use bevy::math::{Dir2, Dir3, Isometry3d, Quat, Rot2, Vec3};
use bevy::transform::components::Transform;
use tightwire::prelude::*;
use tightwire::scalar::{Angle, Compressed, SmallestThree, UnitVector};
use tightwire::{Codec, Field, Lift, ReadError, ReadErrorKind, Schema, Shape, WriteError};

/// A [`Transform`] or an [`Isometry3d`] in a world that reaches `METERS` from the origin on every
/// axis, in steps of which `STEPS` are a metre. Components of the rotation have `TURN` bits.
///
/// A scale takes 1 bit as long as it is one, and is exact otherwise, in 97 bits.
///
/// ```
/// use bevy::prelude::*;
/// use tightwire::Wire;
/// use tightwire_bevy::Pose;
///
/// #[derive(Wire)]
/// struct Spawn {
///     #[wire(codec = Pose<512, 100, 10>)]
///     at: Transform, // 3 * 17 bits, 2 + 3 * 10, and 1
///     #[wire(codec = Pose<64, 100, 9>)]
///     muzzle: Option<Isometry3d>, // 1 bit, and 3 * 14 + 2 + 3 * 9
/// }
///
/// let spawn = Spawn { at: Transform::from_xyz(1.0, 2.0, 3.0), muzzle: None };
/// assert_eq!(tightwire::measure(&spawn)?, 51 + 32 + 1 + 1);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Debug)]
pub struct Pose<const METERS: u32, const STEPS: u32, const TURN: u32>;

impl<const METERS: u32, const STEPS: u32, const TURN: u32> Lift for Pose<METERS, STEPS, TURN> {}

impl<const METERS: u32, const STEPS: u32, const TURN: u32> Pose<METERS, STEPS, TURN> {
    const FARTHEST: f32 = METERS as f32;
    const STEP: f32 = 1.0 / STEPS as f32;
    const AXIS: Schema = Schema::value(Shape::Compressed {
        min: -Self::FARTHEST,
        max: Self::FARTHEST,
        resolution: Self::STEP,
    });
    const PLACE: Schema = Schema::array(const { &Self::AXIS }, 3);
    const ROTATION: Schema = Schema::value(Shape::SmallestThree { bits: TURN });

    fn write<W: Writer>(place: Vec3, turn: Quat, stream: &mut W) -> Result<(), WriteError> {
        for axis in place.to_array() {
            stream.put(Compressed::new(-Self::FARTHEST, Self::FARTHEST, Self::STEP), axis)?;
        }
        stream.put(SmallestThree::new(TURN), turn.to_array())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<(Vec3, Quat), ReadError> {
        let mut place = [0.0; 3];
        for axis in &mut place {
            *axis = stream.take(Compressed::new(-Self::FARTHEST, Self::FARTHEST, Self::STEP))?;
        }
        Ok((Vec3::from_array(place), Quat::from_array(stream.take(SmallestThree::new(TURN))?)))
    }
}

impl<const METERS: u32, const STEPS: u32, const TURN: u32> Codec<Transform>
    for Pose<METERS, STEPS, TURN>
{
    const SCHEMA: Schema = Schema::structure(
        "Transform",
        const {
            &[
                Field::new("translation", const { &Self::PLACE }),
                Field::new("rotation", const { &Self::ROTATION }),
                Field::new("scale", const { &<Option<[f32; 3]>>::SCHEMA }),
            ]
        },
    );

    fn write<W: Writer>(value: &Transform, stream: &mut W) -> Result<(), WriteError> {
        Self::write(value.translation, value.rotation, stream)?;
        let scale = (value.scale != Vec3::ONE).then(|| value.scale.to_array());
        stream.write_object(&scale)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Transform, ReadError> {
        let (translation, rotation) = Self::read(stream)?;
        let scale = stream.read_object::<Option<[f32; 3]>>()?;
        let scale = scale.map_or(Vec3::ONE, Vec3::from_array);
        Ok(Transform { translation, rotation, scale })
    }
}

impl<const METERS: u32, const STEPS: u32, const TURN: u32> Codec<Isometry3d>
    for Pose<METERS, STEPS, TURN>
{
    const SCHEMA: Schema = Schema::structure(
        "Isometry3d",
        const {
            &[
                Field::new("translation", const { &Self::PLACE }),
                Field::new("rotation", const { &Self::ROTATION }),
            ]
        },
    );

    fn write<W: Writer>(value: &Isometry3d, stream: &mut W) -> Result<(), WriteError> {
        Self::write(value.translation.into(), value.rotation, stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Isometry3d, ReadError> {
        let (translation, rotation) = Self::read(stream)?;
        Ok(Isometry3d::new(translation, rotation))
    }
}

/// A direction: [`Dir2`] and [`Rot2`] as an angle of `BITS` bits, [`Dir3`] in two coordinates of
/// `BITS` bits each.
///
/// ```
/// use bevy::prelude::*;
/// use tightwire::Wire;
/// use tightwire_bevy::Direction;
///
/// #[derive(Wire)]
/// struct Aim {
///     #[wire(codec = Direction<10>)]
///     facing: Rot2, // 10 bits
///     #[wire(codec = Direction<10>)]
///     walking: Option<Dir2>, // 1 bit, and 10 if there is one
///     #[wire(codec = Direction<11>)]
///     looking: Dir3, // 22 bits
/// }
/// assert_eq!(Aim::MAX_BITS, 10 + 11 + 22);
/// ```
#[derive(Debug)]
pub struct Direction<const BITS: u32>;

impl<const BITS: u32> Lift for Direction<BITS> {}

impl<const BITS: u32> Codec<Rot2> for Direction<BITS> {
    const SCHEMA: Schema = Schema::value(Shape::Angle { bits: BITS });

    fn write<W: Writer>(value: &Rot2, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Angle::new(BITS), value.as_radians())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Rot2, ReadError> {
        Ok(Rot2::radians(stream.take(Angle::new(BITS))?))
    }
}

impl<const BITS: u32> Codec<Dir2> for Direction<BITS> {
    const SCHEMA: Schema = Schema::value(Shape::Angle { bits: BITS });

    fn write<W: Writer>(value: &Dir2, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Angle::new(BITS), value.to_angle())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Dir2, ReadError> {
        let rotation: Rot2 = Self::read(stream)?;
        Ok(rotation * Dir2::X)
    }
}

impl<const BITS: u32> Codec<Dir3> for Direction<BITS> {
    const SCHEMA: Schema = Schema::value(Shape::UnitVector { bits: BITS });

    fn write<W: Writer>(value: &Dir3, stream: &mut W) -> Result<(), WriteError> {
        stream.put(UnitVector::new(BITS), value.to_array())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Dir3, ReadError> {
        let vector = Vec3::from_array(stream.take(UnitVector::new(BITS))?);
        Dir3::new(vector).map_err(|_| ReadError::new(ReadErrorKind::Refused, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::as_received;

    #[test]
    fn poses_come_back_within_half_a_step() {
        let rotation = Quat::from_rotation_y(1.1) * Quat::from_rotation_x(-2.0);
        let place = Vec3::new(-511.337, 0.004, 99.996);
        for scale in [Vec3::ONE, Vec3::new(1.0, 2.5, -0.1)] {
            let sent = Transform { translation: place, rotation, scale };
            let received = as_received::<_, Pose<512, 100, 12>>(&sent).unwrap();
            assert!((received.translation - place).abs().max_element() <= 0.0051);
            assert!(received.rotation.angle_between(rotation) < 0.002);
            assert_eq!(received.scale, scale);
        }
        let sent = Isometry3d::new(place, rotation);
        let received = as_received::<_, Pose<512, 100, 12>>(&sent).unwrap();
        assert!((received.translation - sent.translation).abs().max_element() <= 0.0051);
        assert!(received.rotation.angle_between(rotation) < 0.002);
    }

    #[test]
    fn directions_come_back_within_a_step() {
        // A step of an angle is a 1024th of a turn, one of a direction about a 512th of a side.
        for step in 0..100 {
            let angle = step as f32 * 0.0627 - 3.1;
            let facing = Rot2::radians(angle);
            let received = as_received::<_, Direction<10>>(&facing).unwrap();
            assert!(facing.angle_to(received).abs() < 0.0032);
            let walking = Dir2::from_angle(angle);
            let received = as_received::<_, Direction<10>>(&walking).unwrap();
            assert!(walking.distance(*received) < 0.0032);
            let looking = Dir3::new(Vec3::new(angle, 1.0 - angle, 0.3)).unwrap();
            let received = as_received::<_, Direction<10>>(&looking).unwrap();
            assert!(looking.distance(*received) < 0.005);
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        let sent = Transform::from_xyz(f32::NAN, 0.0, 0.0);
        assert!(as_received::<_, Pose<512, 100, 12>>(&sent).is_err());
    }

    /// Schema and code are two descriptions: as a delta, each word is found by the first and written
    /// by the second.
    #[test]
    fn a_pose_is_a_value_in_a_state() {
        #[derive(tightwire::Wire, Clone, Debug, PartialEq)]
        struct State {
            #[wire(codec = Pose<512, 100, 10>)]
            pose: Transform,
            #[wire(codec = Direction<10>)]
            looking: Dir3,
        }
        let pose = Transform::from_xyz(7.0, -3.0, 2.5).with_scale(Vec3::splat(2.0));
        let state = tightwire::as_received(&State { pose, looking: Dir3::Y }).unwrap();
        let mut history = tightwire_delta::History::<State>::new(None);
        history.record(1, &state).unwrap();
        let mut link = tightwire_delta::Link::new(0);
        let mut buffer = [0; 256];
        let packet = link.encode(&history, 1, &mut buffer, |_| 1).unwrap();
        let mut receiver = tightwire_delta::Receiver::<State>::new(None);
        assert_eq!(receiver.decode(packet).unwrap().value(), Some(&state));
    }
}
