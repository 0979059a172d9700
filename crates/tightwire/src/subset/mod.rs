//! Array subsets: "the 73 of 4096 objects that changed".
//!
//! A subset is written as a walk over its members from left to right: what says where the next
//! member is, then the member's own data, and so on. [`Strategy`] lists the ways to say where;
//! [`Plan`] works out the exact cost of each in one pass over the set; and
//! [`SubsetStream::subset`] writes the cheapest after a tag of 3 bits.
//!
//! Readers are handed each index exactly once, in ascending order and inside the array; anything
//! else is refused. No packet makes a reader loop more often than it has bits: where one code
//! stands for a whole run of members, each of them takes at least one bit of its own, and a
//! member without data gets a zero bit for that.

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

/// The most objects an array may have: so that on no platform a walk over it can overflow.
pub const MAX_OBJECTS: usize = i32::MAX as usize;
