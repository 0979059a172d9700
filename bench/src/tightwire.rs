//! This project's own entries: each message by derive and by one unified function.
//!
//! # To add them
//!
//! 1. Add the library to `Cargo.toml`: `tightwire = { path = "../crates/tightwire", features = [..] }`.
//! 2. Declare the four messages twice, with `Wire` derived and with `unified!`, and implement
//!    [`Codec`](crate::contest::Codec) for [`Derive`] and [`Unified`] on each. `encode` and `decode`
//!    are one call of the library each; `value` and `message` convert outside of the measured time.
//! 3. Implement [`RawBits`](crate::raw_bits::RawBits) for [`Bits`].
//! 4. List them in [`messages`] and [`raw_bits`].
//!
//! The bytes of the first three messages are judged by the hand-written ones of
//! [`BitstreamIo`](crate::peers::BitstreamIo) in `tests/bytes.rs`.

use crate::workload::Entry;

/// The messages with `Wire` derived.
#[derive(Default)]
pub struct Derive;

/// The messages with one function for both directions.
#[derive(Default)]
pub struct Unified;

/// The bit writer and reader below the messages.
pub struct Bits;

/// What tables call [`Derive`]; ratios are relative to it.
pub const DERIVE: &str = "tightwire derive";
/// What tables call [`Unified`].
pub const UNIFIED: &str = "tightwire unified";
/// What tables call [`Bits`].
pub const BITS: &str = "tightwire";

/// Entries for messages: `Entry::message::<BenchPacket, Derive>()` and so on.
pub fn messages() -> Vec<Entry> {
    Vec::new()
}

/// Entries for raw bits: `Entry::raw_bits::<Bits>()`.
pub fn raw_bits() -> Vec<Entry> {
    Vec::new()
}
