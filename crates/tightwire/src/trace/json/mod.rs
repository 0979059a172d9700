//! Writes and reads traces as JSON without a dependency.

mod parse;
mod read;
mod write;

pub use parse::JsonError;

/// The version of the file format.
const VERSION: usize = 1;
