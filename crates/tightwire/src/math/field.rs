//! How fields of a scene are coded, as types: what the attributes of a derive turn into.

#![allow(missing_docs, clippy::missing_errors_doc)] // seen by generated code only

use crate::error::{ReadError, WriteError};
use crate::math::{Quaternion, Vector, quaternion, unit};
use crate::stream::{Reader, Writer};
use crate::wire::Schema;
use crate::wire::field::Lift;

/// A rotation as the smallest three components of its quaternion, `BITS` bits each.
#[derive(Debug)]
pub struct SmallestThree<const BITS: u32>;

impl<const BITS: u32> Lift for SmallestThree<BITS> {}

/// Whether a component can have so many bits, for a check while compiling.
pub const fn smallest_three_fits(bits: u32) -> bool {
    *quaternion::BITS.start() <= bits && bits <= *quaternion::BITS.end()
}

impl<const BITS: u32> SmallestThree<BITS> {
    pub const SCHEMA: Schema = Schema::SmallestThree { bits: BITS };

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn write_quaternion<W: Writer>(
        value: &impl Quaternion,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        quaternion::smallest_three(stream, &mut value.xyzw(), BITS)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn read_quaternion<R: Reader, Q: Quaternion>(
        slot: &mut Option<Q>,
        stream: &mut R,
    ) -> Result<(), ReadError> {
        let mut xyzw = [0.0; 4];
        quaternion::smallest_three(stream, &mut xyzw, BITS)?;
        *slot = Some(Q::from_xyzw(xyzw));
        Ok(())
    }
}

/// A unit vector on an unfolded octahedron, `BITS` bits per coordinate.
#[derive(Debug)]
pub struct UnitVector<const BITS: u32>;

impl<const BITS: u32> Lift for UnitVector<BITS> {}

/// Whether a coordinate can have so many bits, for a check while compiling.
pub const fn unit_fits(bits: u32) -> bool {
    *unit::BITS.start() <= bits && bits <= *unit::BITS.end()
}

impl<const BITS: u32> UnitVector<BITS> {
    pub const SCHEMA: Schema = Schema::UnitVector { bits: BITS };

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn write_vector<W: Writer>(
        value: &impl Vector<3>,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        unit::unit_vector(stream, &mut value.components(), BITS)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn read_vector<R: Reader, V: Vector<3>>(
        slot: &mut Option<V>,
        stream: &mut R,
    ) -> Result<(), ReadError> {
        let mut components = [0.0; 3];
        unit::unit_vector(stream, &mut components, BITS)?;
        *slot = Some(V::from_components(components));
        Ok(())
    }
}

/// Makes types codable by [`SmallestThree`].
///
/// One impl per type: a blanket one would cover arrays twice, since those are lifted from their
/// elements.
macro_rules! quaternion_field {
    ($($type:ty),*) => {$(
        impl<const BITS: u32> $crate::wire::field::Codec<$type>
            for $crate::math::field::SmallestThree<BITS>
        {
            const SCHEMA: $crate::wire::Schema = Self::SCHEMA;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: $crate::stream::Writer>(
                value: &$type,
                stream: &mut W,
            ) -> Result<(), $crate::error::WriteError> {
                Self::write_quaternion(value, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: $crate::stream::Reader>(
                slot: &mut Option<$type>,
                stream: &mut R,
            ) -> Result<(), $crate::error::ReadError> {
                Self::read_quaternion(slot, stream)
            }
        }
    )*};
}

/// Makes types codable by [`UnitVector`].
macro_rules! unit_vector_field {
    ($($type:ty),*) => {$(
        impl<const BITS: u32> $crate::wire::field::Codec<$type>
            for $crate::math::field::UnitVector<BITS>
        {
            const SCHEMA: $crate::wire::Schema = Self::SCHEMA;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: $crate::stream::Writer>(
                value: &$type,
                stream: &mut W,
            ) -> Result<(), $crate::error::WriteError> {
                Self::write_vector(value, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: $crate::stream::Reader>(
                slot: &mut Option<$type>,
                stream: &mut R,
            ) -> Result<(), $crate::error::ReadError> {
                Self::read_vector(slot, stream)
            }
        }
    )*};
}

quaternion_field!([f32; 4]);
unit_vector_field!([f32; 3]);

#[cfg(feature = "_foreign")]
pub(crate) use {quaternion_field, unit_vector_field};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_fit_from_the_fewest_bits_of_the_format_to_the_most() {
        for bits in 0..=40 {
            assert_eq!(smallest_three_fits(bits), (3..=20).contains(&bits), "{bits}");
            assert_eq!(unit_fits(bits), (2..=24).contains(&bits), "{bits}");
        }
    }
}
