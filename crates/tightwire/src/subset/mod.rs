//! Array subsets, such as "the 73 of 4096 objects that changed".
//!
//! A subset is written from its first member to its last. Each member's position is followed by its
//! data. [`Strategy`] lists the ways to encode positions, [`Plan`] computes the exact cost of each in
//! one pass over the set, and [`SubsetStream::subset`] writes the cheapest one after a tag of 3 bits.
//!
//! A reader gets each index exactly once, in ascending order and inside the array. Anything else is
//! rejected. No packet makes a reader loop more often than it has bits. If one code stands for a whole
//! run of members, each of them takes at least one more bit, and a member without data gets a zero bit.

mod bitmap;
mod changed;
mod field;
#[cfg(feature = "alloc")]
mod fit;
mod gaps;
mod holes;
mod indices;
mod ladder;
mod members;
mod plan;
mod runs;
mod set;
mod skip;
mod strategy;
mod stream;
mod tally;

pub use changed::Changed;
#[doc(hidden)]
pub use field::Subset;
#[cfg(feature = "alloc")]
pub use fit::fit;
pub use plan::Plan;
pub use set::{Bits, Filter, IndexSet};
pub use strategy::Strategy;
pub use stream::SubsetStream;
#[doc(hidden)]
pub use stream::{read_places, write_places};

/// The maximum number of objects in an array, so that indices cannot overflow on any platform.
pub const MAX_OBJECTS: usize = i32::MAX as usize;
