//! Where inlining ends: what is a function of its own.
//!
//! Leaves and small structs are inlined into what holds them, so that their shifts are constants. A
//! list element that itself holds a list, and a nested type beyond a size, are functions of their
//! own: inlined at every level they would multiply, and a call costs next to nothing beside them.

use crate::error::{ReadError, WriteError};
use crate::schema::Schema;
use crate::wire::{Codec, Reader, Wire, Writer};

/// A nested type with more values than this is a function of its own.
const MAX_VALUES: usize = 24;

/// A type with at most this many values is encoded inside the function that calls `encode`.
const MAX_VALUES_INLINED: usize = 8;

/// An enum with more values than this has variants whose content is not inlined: a root type that holds
/// every message of a game would be one function otherwise, and building it more than linear.
const MAX_VALUES_OF_VARIANTS: usize = 160;

/// Fewer values than this are inlined in every enum.
const FEW_VALUES: usize = 4;

/// Whether [`encode`](crate::encode) always becomes part of its caller: only for types so small that a call
/// would be a large part of the work.
pub(crate) const fn inlines_into_callers(schema: &Schema) -> bool {
    schema.values() <= MAX_VALUES_INLINED
}

/// Whether an enum has too much code in its variants for one function.
pub(crate) const fn is_crowded(schema: &Schema) -> bool {
    schema.values() > MAX_VALUES_OF_VARIANTS
}

/// Whether a field of a variant is read and written [aside](crate::stream::Sink::aside): what is a
/// function of its own anyhow or may call one, and in a crowded enum whatever is more than a few
/// values.
pub(crate) const fn goes_aside(schema: &Schema, is_crowded: bool) -> bool {
    let values = schema.values();
    schema.holds_list()
        || schema.trusts_code()
        || values > MAX_VALUES
        || (is_crowded && values > FEW_VALUES)
}

/// Whether a nested type is a function of its own.
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
    C::write(element, stream)
}

#[inline(never)]
pub(crate) fn read_element_apart<C: Codec<T>, T, R: Reader>(
    element: &mut T,
    stream: &mut R,
) -> Result<(), ReadError> {
    C::read_into(element, stream)
}
