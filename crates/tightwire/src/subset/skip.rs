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

/// Writes or reads the position of the next object at or after `from`. Returns false if the iteration
/// has ended, which writing says with a position of `objects`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn step<S: Stream>(
    stream: &mut S,
    at: &mut usize,
    from: usize,
    objects: usize,
    k: u32,
) -> core::result::Result<bool, S::Error> {
    // Before a read, the position is 0. The iteration cannot continue past the last object.
    let mut distance = at.wrapping_sub(from);
    let goes_on = stream.steps(&mut distance, objects.wrapping_sub(from), k)?;
    *at = if goes_on { from.wrapping_add(distance) } else { objects };
    Ok(goes_on)
}

/// Writes or reads the position of the next object like [`step`], and shows it as an index.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn index<S: Stream>(
    stream: &mut S,
    at: &mut usize,
    from: usize,
    objects: usize,
    k: u32,
) -> Result<S> {
    stream.label("index").begin(|| Shape::ObjectIndex { previous: from.checked_sub(1), objects });
    step(stream, at, from, objects, k)?;
    stream.end(|| Value::Number(Number::Unsigned(*at as u128)));
    Ok(())
}
