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
