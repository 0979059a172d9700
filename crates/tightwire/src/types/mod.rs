//! Types of the language and its libraries that have a wire format of their own.

mod containers;
mod nonzero;
mod numbers;
#[cfg(feature = "alloc")]
mod pointers;
mod ranges;
mod standard;
#[cfg(any(feature = "ordered-float-5", feature = "uuid-1"))]
mod third_party;
mod tuples;
