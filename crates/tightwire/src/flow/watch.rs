//! Notes of packet code about its values, for streams that trace or count them.
//!
//! Only a trace and a meter listen. The methods of every other stream are empty, and the compiler removes
//! the calls.

use crate::flow::Described;
use crate::shape::{Name, Shape, Value};

/// The notes that a trace records about the values of a packet.
pub trait Traced {
    /// Records that a value with more than one code begins.
    #[track_caller]
    fn begin<'a>(&mut self, _shape: impl FnOnce() -> Shape<'a>) {}

    /// Records that the value that began last ends.
    fn end<'a>(&mut self, _value: impl FnOnce() -> Value<'a>) {}

    /// Records which value is about to be rejected.
    fn culprit<'a>(&mut self, _value: impl FnOnce() -> Value<'a>) {}

    /// Records that a named group of values begins.
    #[track_caller]
    fn enter(&mut self, _name: Name<'_>) {}

    /// Records that the group that began last ends.
    fn leave(&mut self) {}

    /// Names the next value.
    fn name_next(&mut self, _name: &'static str) {}
}

/// The events that a meter counts.
pub trait Metered {
    /// Counts an optional value, if it is present.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn some(&mut self, _is_some: bool) {}

    /// Counts the elements that follow.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn several(&mut self, _count: usize) {}

    /// Counts one more member of a subset.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn one_more(&mut self) {}

    /// Counts the variant of an enum that follows.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn one_of<E: Described>(&mut self, _tag: u32) {}

    /// Passes over a value with a condition that is absent.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn absent<E: Described>(&mut self) {}

    /// Returns the next counter, so that every element of a list starts at the same one.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn counter(&self) -> usize {
        0
    }

    /// Goes back to an earlier counter.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn recount(&mut self, _counter: usize) {}
}
