//! Codecs of floats in few bits, and of what is made of them: the attributes that have nothing but a
//! number of bits, or not even that.

use crate::scalar;
use crate::shape::Shape;
use crate::wire::Lift;
use crate::wire::codec::by_scalar;

/// A rotation as the smallest three components of its quaternion, `BITS` bits each.
#[derive(Debug)]
pub struct Rotation<const BITS: u32>;

impl<const BITS: u32> Lift for Rotation<BITS> {}

by_scalar!(
    [f32; 4], [const BITS: u32] Rotation<BITS>, Shape::SmallestThree { bits: BITS },
    scalar::SmallestThree::new(BITS), |value| value, |read| read, [0.0; 4]
);

/// A direction on an unfolded octahedron, `BITS` bits per coordinate.
#[derive(Debug)]
pub struct Direction<const BITS: u32>;

impl<const BITS: u32> Lift for Direction<BITS> {}

by_scalar!(
    [f32; 3], [const BITS: u32] Direction<BITS>, Shape::UnitVector { bits: BITS },
    scalar::UnitVector::new(BITS), |value| value, |read| read, [0.0; 3]
);

/// A float in 16 bits.
#[derive(Debug)]
pub struct Half;

impl Lift for Half {}

by_scalar!(
    f32, [] Half, Shape::Half, scalar::Half, |value| value, |read| read, 0.0
);

/// An angle that wraps, in `2^BITS` steps a turn.
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
