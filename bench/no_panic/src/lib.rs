//! Functions that must not contain a panic: `src/main.rs` looks at the code they become.
//!
//! Parameters of primitives come from arguments here, so that nothing about them is known to the
//! compiler: a reversed range or a width of 200 bits must be an error, too.

pub mod messages;
pub mod primitives;
