//! Codecs of quantized floats and of types made of floats, for attributes that have only a number of
//! bits or no parameter.

use crate::codec::Lift;
use crate::codec::by_scalar;
use crate::scalar;
use crate::shape::Shape;

/// Encodes a rotation as the smallest three components of its quaternion, with `BITS` bits each.
#[derive(Debug)]
pub struct Rotation<const BITS: u32>;

impl<const BITS: u32> Lift for Rotation<BITS> {}

by_scalar!(
    [f32; 4], [const BITS: u32] Rotation<BITS>, Shape::SmallestThree { bits: BITS },
    scalar::SmallestThree::new(BITS), |value| value, |read| read, [0.0; 4]
);

/// Encodes a direction on an unfolded octahedron, with `BITS` bits per coordinate.
#[derive(Debug)]
pub struct Direction<const BITS: u32>;

impl<const BITS: u32> Lift for Direction<BITS> {}

by_scalar!(
    [f32; 3], [const BITS: u32] Direction<BITS>, Shape::UnitVector { bits: BITS },
    scalar::UnitVector::new(BITS), |value| value, |read| read, [0.0; 3]
);

/// Encodes a float in 16 bits.
#[derive(Debug)]
pub struct Half;

impl Lift for Half {}

by_scalar!(
    f32, [] Half, Shape::Half, scalar::Half, |value| value, |read| read, 0.0
);

/// Encodes an angle that wraps, in `2^BITS` steps per turn.
#[derive(Debug)]
pub struct Angle<const BITS: u32>;

impl<const BITS: u32> Lift for Angle<BITS> {}

by_scalar!(
    f32, [const BITS: u32] Angle<BITS>, Shape::Angle { bits: BITS },
    scalar::Angle::<f32>::new(BITS), |value| value, |read| read, 0.0
);

by_scalar!(
    f64, [const BITS: u32] Angle<BITS>, Shape::Angle { bits: BITS },
    scalar::Angle::<f64>::new(BITS), |value| value, |read| read, 0.0
);
