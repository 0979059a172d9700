//! Random declarations for `#[derive(Wire)]`, a slow twin for each, and the laws that both must
//! keep. See `docs/testing.md`.

pub mod batch;
pub mod emit;
pub mod foreign;
pub mod generate;
pub mod laws;
pub mod model;
pub mod neutral;
pub mod rng;
pub mod sample;
pub mod set;
pub mod shrink;
pub mod twin;
pub mod value;
