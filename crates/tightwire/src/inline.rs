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

/// A type with at most this many values is encoded inside the function that calls `encode`.
const MAX_VALUES_INLINED: usize = 8;

/// In an enum with more values than this, the content of variants is not inlined. Otherwise a root type
/// that holds every message of a game would become one function, and its build time would grow faster
/// than its size.
const MAX_VALUES_OF_VARIANTS: usize = 160;

/// Fewer values than this are inlined in every enum.
const FEW_VALUES: usize = 4;

/// Returns whether [`encode`](crate::encode) is always inlined into its caller. That is only so for
/// types that are small enough for a call to be a large part of the work.
pub(crate) const fn inlines_into_callers(schema: &Schema) -> bool {
    schema.values() <= MAX_VALUES_INLINED
}

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
