//! Internals that generated code uses. They are not public API and change without notice.

// The names that generated code needs, so that it works even if they are shadowed where it is
// expanded.
pub use core::default::Default;
pub use core::option::Option::{self, None, Some};
pub use core::result::Result::{self, Err, Ok};

pub use crate::api::unified::{reset, with_clone};
pub use crate::codec::diagnose::*;
pub use crate::codec::flags::{
    NoFlags, SetOfFlags, flag_mask, read_flags, schema_of_flags, some_flags, write_flags,
};
#[cfg(feature = "_lists")]
pub use crate::codec::list_kinds::{
    Ascending, Computed, Exactly, OfLength, constant, length, minus, plus, times,
};
#[cfg(feature = "alloc")]
pub use crate::codec::maps::Entry;
pub use crate::codec::quantized::{Angle, Direction, Half, Rotation};
pub use crate::codec::{
    Bits, By, Bytes, Codec, Custom, Declares, DefaultBit, Leaf, Len, Plain, Wide, With,
};
pub use crate::compound::Serial;
pub use crate::error::{ReadError, WriteError};
pub use crate::fields::{Axes, DeclaresAxes, axis};
pub use crate::fields::{
    OfVariant, ReadFields, WriteFields, no_variant, read_tag, read_variants, write_variants,
};
pub use crate::scalar::{Compressed, Fixed, Int, Integer};
pub use crate::schema::evaluate::{Evaluates, evaluated, number, whole};
pub use crate::schema::has_key;
pub use crate::schema::{
    Arithmetic, Comparison, Condition, Constant, Field, Known, Length, Operand, Part, Schema,
    Variant,
};
pub use crate::shape::Shape;
pub use crate::stream::{Reader, Writer};
pub use crate::subset::Subset;
pub use crate::wire::Wire;

/// Describes a field of a derived type.
pub const fn field<C: Codec<T>, T>(name: &'static str) -> Field {
    Field::new(name, const { &C::SCHEMA }).known(C::KNOWN)
}

/// Returns the schema of an integer that is relative to field `to`.
pub const fn relative<T: Integer>(to: usize) -> Schema {
    Schema::relative(to, T::BITS, T::IS_SIGNED)
}

/// Returns whether an integer of this type can be sent in `bits` bits.
pub const fn bits_fit<T: Integer>(bits: u32) -> bool {
    1 <= bits && bits <= T::BITS
}

/// Returns whether a component of a rotation can have this number of bits.
pub const fn rotation_fits(bits: u32) -> bool {
    crate::scalar::SmallestThree::fits(bits)
}

/// Returns whether a coordinate of a direction can have this number of bits.
pub const fn direction_fits(bits: u32) -> bool {
    crate::scalar::UnitVector::fits(bits)
}

/// Returns whether an angle can have this number of bits.
pub const fn angle_fits(bits: u32) -> bool {
    crate::scalar::angle_fits(bits)
}

/// Returns whether a fixed-point range fits in an integer type.
pub const fn fixed_fits<T: Integer>(shape: Shape<'_>) -> bool {
    crate::scalar::fixed_range_fits(shape, T::BITS, T::IS_SIGNED)
}

/// Returns whether the steps of a compressed float are valid.
pub const fn steps_are_possible(shape: Shape<'_>) -> bool {
    match shape {
        Shape::Compressed { min, max, resolution } => {
            crate::scalar::Steps::new(min, max, resolution).is_some()
        }
        _ => false,
    }
}

/// Returns whether the valid steps of a compressed float are as fine as declared.
pub const fn steps_are_few_enough(shape: Shape<'_>) -> bool {
    match shape {
        Shape::Compressed { min, max, resolution } => {
            !steps_are_possible(shape) || crate::scalar::Steps::are_few_enough(min, max, resolution)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_of_attributes_have_both_ends() {
        for (bits, fits) in [(0, false), (1, true), (8, true), (9, false)] {
            assert_eq!(bits_fit::<u8>(bits), fits, "{bits} bits");
        }
        for (bits, fits) in [(2, false), (3, true), (20, true), (21, false)] {
            assert_eq!(rotation_fits(bits), fits, "a rotation with {bits} bits");
        }
        for (bits, fits) in [(1, false), (2, true), (24, true), (25, false)] {
            assert_eq!(direction_fits(bits), fits, "a direction with {bits} bits");
        }
        for (bits, fits) in [(0, false), (1, true), (24, true), (25, false)] {
            assert_eq!(angle_fits(bits), fits, "an angle with {bits} bits");
        }
    }

    #[test]
    fn ranges_of_attributes_are_those_that_their_types_can_keep() {
        let fixed = |min, max| Shape::Fixed { min, max, fraction_bits: 4 };
        for (min, max, fits) in [(0, 15, true), (0, 16, false), (-1, 15, false)] {
            assert_eq!(fixed_fits::<u8>(fixed(min, max)), fits, "{min}..={max}");
        }
        for (min, max, fits) in [(-8, 7, true), (-9, 7, false), (-8, 8, false)] {
            assert_eq!(fixed_fits::<i8>(fixed(min, max)), fits, "{min}..={max}");
        }
        for (max, resolution, possible, few_enough) in [
            (1.0, 0.1, true, true),
            (1.0, 1e-8, true, false),
            (1.0, 0.0, false, true),
            (-1.0, 0.1, false, true),
        ] {
            let shape = Shape::Compressed { min: 0.0, max, resolution };
            assert_eq!(steps_are_possible(shape), possible, "{shape:?}");
            assert_eq!(steps_are_few_enough(shape), few_enough, "{shape:?}");
        }
        assert!(!steps_are_possible(Shape::F32));
        assert!(!steps_are_few_enough(Shape::F32));
    }
}
