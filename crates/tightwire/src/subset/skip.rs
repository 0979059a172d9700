//! The Rice code of a distance: a zero bit steps over `2^k` objects, and a one bit with `k` more
//! bits says how many to step over before the place that is meant.
//!
//! A walk that has stepped past the last object is over, so the end costs a zero bit for every
//! `2^k` objects that are left, and needs neither a count nor a sentinel.

use crate::bits::width;
use crate::wire::{Stream, StreamResult as Result};

/// The largest parameter: with it one step passes all objects.
pub(crate) const fn largest_parameter(objects: usize) -> u32 {
    width(objects as u64)
}

/// The bits of a parameter.
pub(crate) const fn parameter_bits(objects: usize) -> u32 {
    width(largest_parameter(objects) as u64)
}

/// A parameter.
pub(crate) fn parameter<S: Stream>(stream: &mut S, k: &mut u32, objects: usize) -> Result<S> {
    stream.int(k, 0..=largest_parameter(objects))
}

/// Writes the code of `distance`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn put<S: Stream>(stream: &mut S, distance: usize, k: u32) -> Result<S> {
    stream.steps(&mut { distance }, usize::MAX, k).map(|_| ())
}

/// Writes what ends a walk with `left` objects to go.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn put_end<S: Stream>(stream: &mut S, left: usize, k: u32) -> Result<S> {
    stream.steps(&mut { left }, left, k).map(|_| ())
}

/// The bits that end a walk with `left` objects to go.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) const fn end_bits(left: u64, k: u32) -> u64 {
    left.div_ceil(1 << k)
}

/// Reads the place that comes next at or after `from`; `None` if the walk is over.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn take<S: Stream>(
    stream: &mut S,
    from: usize,
    objects: usize,
    k: u32,
) -> core::result::Result<Option<usize>, S::Error> {
    let mut distance = 0;
    // No walk goes on behind the last object.
    let goes_on = stream.steps(&mut distance, objects.wrapping_sub(from), k)?;
    Ok(if goes_on { Some(from + distance) } else { None })
}
