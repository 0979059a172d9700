//! The Rice code of a distance. A zero bit skips `2^k` objects, and a one bit with `k` more bits gives
//! the number of objects to skip before the encoded position.
//!
//! Skipping past the last object ends the iteration. The end therefore costs one zero bit for every
//! `2^k` remaining objects, and needs neither a count nor a sentinel.

use crate::bits::width;
use crate::flow::StreamResult as Result;
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

/// Writes the code of `distance`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn put<S: Stream>(stream: &mut S, distance: usize, k: u32) -> Result<S> {
    stream.steps(&mut { distance }, usize::MAX, k).map(|_| ())
}

/// Writes the end of an iteration with `left` remaining objects.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn put_end<S: Stream>(stream: &mut S, left: usize, k: u32) -> Result<S> {
    stream.steps(&mut { left }, left, k).map(|_| ())
}

/// Returns the number of bits that end an iteration with `left` remaining objects.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) const fn end_bits(left: u64, k: u32) -> u64 {
    left.div_ceil(1 << k)
}

/// Reads the next position at or after `from`, or `None` if the iteration has ended.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn take<S: Stream>(
    stream: &mut S,
    from: usize,
    objects: usize,
    k: u32,
) -> core::result::Result<Option<usize>, S::Error> {
    let mut distance = 0;
    // The iteration cannot continue past the last object.
    let goes_on = stream.steps(&mut distance, objects.wrapping_sub(from), k)?;
    Ok(if goes_on { Some(from + distance) } else { None })
}
