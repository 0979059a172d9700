//! The Rice code of a distance. A zero bit skips `2^k` objects, and a one bit with `k` more bits gives
//! the number of objects to skip before the encoded position.
//!
//! Skipping past the last object ends the iteration. The end therefore costs one zero bit for every
//! `2^k` remaining objects, and needs neither a count nor a sentinel.

use crate::bits::width;
use crate::flow::StreamResult as Result;
use crate::shape::{Number, Shape, Value};
use crate::stream::Stream;

/// Returns the largest parameter, with which one step skips all objects.
pub(crate) const fn largest_parameter(objects: usize) -> u32 {
    width(objects as u64)
}

/// Returns the number of bits of a parameter.
pub(crate) const fn parameter_bits(objects: usize) -> u32 {
    width(largest_parameter(objects) as u64)
}

/// Writes or reads a parameter.
pub(crate) fn parameter<S: Stream>(stream: &mut S, k: &mut u32, objects: usize) -> Result<S> {
    stream.int(k, 0..=largest_parameter(objects))
}

/// Returns the number of bits that end an iteration with `left` remaining objects.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) const fn end_bits(left: u64, k: u32) -> u64 {
    left.div_ceil(1 << k)
}

/// Writes or reads the position of the next object at or after `from`, and returns it. The iteration ends
/// with `None`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn step<S: Stream>(
    stream: &mut S,
    next: Option<usize>,
    from: usize,
    objects: usize,
    k: u32,
) -> core::result::Result<Option<usize>, S::Error> {
    // The iteration cannot continue past the last object.
    let left = objects.wrapping_sub(from);
    if S::IS_READING {
        let mut distance = 0;
        let goes_on = stream.steps(&mut distance, left, k)?;
        return Ok(if goes_on { Some(from + distance) } else { None });
    }
    match next {
        Some(at) => stream.steps(&mut (at - from), usize::MAX, k)?,
        None => stream.steps(&mut { left }, left, k)?,
    };
    Ok(next)
}

/// Writes or reads the position of the next object like [`step`], and shows it as an index.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn index<S: Stream>(
    stream: &mut S,
    next: Option<usize>,
    from: usize,
    objects: usize,
    k: u32,
) -> core::result::Result<Option<usize>, S::Error> {
    stream.label("index").begin(|| Shape::ObjectIndex { previous: from.checked_sub(1), objects });
    let next = step(stream, next, from, objects, k)?;
    stream.end(|| Value::Number(Number::Unsigned(next.unwrap_or(objects) as u128)));
    Ok(next)
}
