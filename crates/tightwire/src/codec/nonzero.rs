//! Integers whose type has no zero: like any other on the wire, and zero is refused.

use core::ops::RangeInclusive;

use crate::codec::bits::group;
use crate::codec::int::int_between;
use crate::codec::integer::{Integer, Unsigned};
use crate::error::{Fault, ReadError};
use crate::stream::{Note, Reader, Value};

/// Reads an integer in a range; `new` makes the value of it, unless it is zero.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read_int<R: Reader, T: Integer, N>(
    stream: &mut R,
    range: RangeInclusive<T>,
    new: impl FnOnce(T) -> Option<N>,
) -> Result<N, ReadError> {
    let (min, max) = range.into_inner();
    stream.begin(|| Note::Int { min: min.number(), max: max.number() });
    let start = stream.position();
    let mut value = T::default();
    int_between(stream, &mut value, min, max)?;
    unless_zero(stream, start, value, new)
}

/// Reads a group of bits; `new` makes the value of it, unless it is zero.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read_bits<R: Reader, T: Unsigned, N>(
    stream: &mut R,
    bits: u32,
    new: impl FnOnce(T) -> Option<N>,
) -> Result<N, ReadError> {
    stream.begin(|| Note::Bits);
    let start = stream.position();
    let mut value = T::default();
    group(stream, &mut value, bits)?;
    unless_zero(stream, start, value, new)
}

/// Ends a value, or refuses it while its note is open, so that a trace names it.
#[cfg_attr(not(debug_assertions), inline(always))]
fn unless_zero<R: Reader, T: Integer, N>(
    stream: &mut R,
    start: usize,
    value: T,
    new: impl FnOnce(T) -> Option<N>,
) -> Result<N, ReadError> {
    let Some(made) = new(value) else {
        return Err(stream.fail(Fault::OutOfRange, start));
    };
    stream.end(|| Value::Number(value.number()));
    Ok(made)
}
