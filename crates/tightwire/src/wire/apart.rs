//! Decides which code becomes a separate function and is not inlined.
//!
//! Leaves and small structs are inlined into the type that contains them, so that their shifts are
//! constants. A list element that itself contains a list, and a nested type above a certain size,
//! become separate functions. Inlining them at every level would multiply the code, and compared with
//! their work a call costs almost nothing.

use core::marker::PhantomData;

use crate::error::{ReadError, WriteError};
use crate::schema::Schema;
use crate::wire::fields::Written;
use crate::wire::{Codec, Reader, Wire, Writer};

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
pub(crate) const fn is_crowded(schema: &Schema) -> bool {
    schema.values() > MAX_VALUES_OF_VARIANTS
}

/// Returns whether a field of a variant is read and written in [a separate
/// function](crate::stream::Sink::aside). This applies to everything that is a separate function anyway
/// or may call one, and in a crowded enum to everything with more than a few values.
pub(crate) const fn goes_aside(schema: &Schema, is_crowded: bool) -> bool {
    let values = schema.values();
    schema.holds_list()
        || schema.trusts_code()
        || values > MAX_VALUES
        || (is_crowded && values > FEW_VALUES)
}

/// Returns whether a nested type becomes a separate function.
pub(crate) const fn is_large(schema: &Schema) -> bool {
    matches!(schema, Schema::Struct { .. } | Schema::Enum { .. }) && schema.values() > MAX_VALUES
}

#[inline(never)]
pub(crate) fn write_apart<T: Wire, W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
    value.write(stream)
}

#[inline(never)]
pub(crate) fn read_apart<T: Wire, R: Reader>(stream: &mut R) -> Result<T, ReadError> {
    T::read(stream)
}

#[inline(never)]
pub(crate) fn read_into_apart<T: Wire, R: Reader>(
    value: &mut T,
    stream: &mut R,
) -> Result<(), ReadError> {
    value.read_into(stream)
}

#[inline(never)]
pub(crate) fn write_element_apart<C: Codec<T>, T, W: Writer>(
    element: &T,
    stream: &mut W,
) -> Result<(), WriteError> {
    stream.part(Written::<C, T>(element, PhantomData))
}

#[inline(never)]
pub(crate) fn read_element_apart<C: Codec<T>, T, R: Reader>(
    element: &mut T,
    stream: &mut R,
) -> Result<(), ReadError> {
    C::read_into(element, stream)
}
