//! Types of the language and its libraries that are encoded as they are.

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
