//! Types of the language and its libraries that are encoded as they are.

mod containers;
mod nonzero;
mod numbers;
#[cfg(feature = "alloc")]
mod pointers;
mod standard;
mod tuples;
