//! Decides which code becomes a separate function and is not inlined.
//!
//! Leaves and small structs are inlined into the type that contains them, so that their shifts are
//! constants. A list element that itself contains a list, and a nested type above a certain size,
//! become separate functions. Inlining them at every level would multiply the code, and compared with
//! their work a call costs almost nothing.

use crate::error::{ReadError, WriteError};
use crate::schema::Schema;
use crate::stream::{Reader, Writer};
use crate::wire::Wire;

/// A nested type with more values than this becomes a separate function.
const MAX_VALUES: usize = 24;

/// In an enum with more values than this, the content of variants is not inlined. Otherwise a root type
/// that holds every message of a game would become one function, and its build time would grow faster
/// than its size.
const MAX_VALUES_OF_VARIANTS: usize = 160;

/// Fewer values than this are inlined in every enum.
const FEW_VALUES: usize = 4;

/// Returns whether an enum has too much code in its variants for one function.
pub(crate) const fn is_too_large_to_inline(schema: &Schema) -> bool {
    schema.values() > MAX_VALUES_OF_VARIANTS
}

/// Returns whether a field of a variant is read and written in [a separate
/// function](crate::flow::Sink::outline). This applies to everything that is a separate function anyway
/// or may call one, and in an enum that is too large to inline to everything with more than a few values.
pub(crate) const fn is_outlined(schema: &Schema, is_too_large_to_inline: bool) -> bool {
    let values = schema.values();
    schema.holds_list()
        || schema.trusts_code()
        || values > MAX_VALUES
        || (is_too_large_to_inline && values > FEW_VALUES)
}

/// Returns whether a nested type becomes a separate function.
pub(crate) const fn is_large(schema: &Schema) -> bool {
    matches!(schema, Schema::Struct { .. } | Schema::Enum { .. }) && schema.values() > MAX_VALUES
}

#[inline(never)]
pub(crate) fn write_outlined<T: Wire, W: Writer>(
    value: &T,
    stream: &mut W,
) -> Result<(), WriteError> {
    value.write(stream)
}

#[inline(never)]
pub(crate) fn read_outlined<T: Wire, R: Reader>(stream: &mut R) -> Result<T, ReadError> {
    T::read(stream)
}

#[inline(never)]
pub(crate) fn read_into_outlined<T: Wire, R: Reader>(
    value: &mut T,
    stream: &mut R,
) -> Result<(), ReadError> {
    value.read_into(stream)
}

/// The largest value that is read by value. In debug builds up to 24 copies of it can be on the
/// stack at once, and a thread has a stack of 2 MiB by default.
const MAX_VALUE_BYTES: usize = 72 * 1024;

/// Rejects, at compile time, types whose values could overflow the stack while they are read.
pub(crate) const fn fits_the_stack<T>() {
    assert!(
        size_of::<T>() <= MAX_VALUE_BYTES,
        "values of this type have more than 72 KiB, and reading one could overflow the stack: read it \
         in place with `decode_into`, or hold its arrays as a `Vec`"
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::{Field, Variant};

    const U8: Schema = Schema::bits(8);
    static FIELDS: [Field; 161] = [Field::new("", &U8); 161];

    /// A struct with this many values.
    fn values(count: usize) -> Schema {
        Schema::structure("", FIELDS.get(..count).unwrap())
    }

    #[test]
    fn types_are_inlined_up_to_their_number_of_values() {
        for (count, large) in [(24, false), (25, true)] {
            assert_eq!(is_large(&values(count)), large, "{count}");
            assert_eq!(is_outlined(&values(count), false), large, "{count}");
        }
        for (count, outlined) in [(4, false), (5, true)] {
            assert_eq!(is_outlined(&values(count), true), outlined, "{count}");
        }
        for (count, large) in [(160, false), (161, true)] {
            assert_eq!(is_too_large_to_inline(&values(count)), large, "{count}");
        }
    }

    #[test]
    fn what_calls_functions_anyway_is_one() {
        assert!(is_outlined(&Schema::list(&U8, 3), false));
        assert!(is_outlined(&Schema::opaque("custom code"), false));
        assert!(!is_outlined(&U8, true));
    }

    #[test]
    fn only_structs_and_enums_are_large() {
        static ELEMENT: Schema = Schema::structure("", &FIELDS);
        static VARIANTS: [Variant; 1] = [Variant::new("", &FIELDS)];

        assert!(is_large(&ELEMENT));
        assert!(!is_large(&Schema::array(&ELEMENT, 2)));
        assert!(is_large(&Schema::enumeration("", 1, &VARIANTS)));
    }
}
