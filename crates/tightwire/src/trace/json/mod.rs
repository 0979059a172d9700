//! Traces as JSON, written and read without any help, so that the crate depends on nothing.

mod parse;
mod read;
mod write;

pub use parse::JsonError;

/// The version of the file format.
const VERSION: usize = 1;
