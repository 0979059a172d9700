//! This project's own entries: each message by derive and by one unified function.
//!
//! The bytes of all but the snapshot are judged by the hand-written ones of
//! [`BitstreamIo`](crate::peers::BitstreamIo) in `tests/contestants.rs`.
//!
//! Open: both forms of `Snapshot`. An entry counts once it is in the list of [`messages`].

mod bits;
mod derive;
mod unified;

pub use bits::{Bits, BitsAtRunTime};
pub use derive::Derive;
pub use unified::Unified;

use crate::messages::{BenchPacket, ShipCreate, Ships};
use crate::workload::Entry;

/// What tables call the derived messages; ratios are relative to it.
pub const DERIVE: &str = "tightwire derive";
/// What tables call the messages with one function for both directions.
pub const UNIFIED: &str = "tightwire unified";
/// What tables call the bit writer and reader below the messages.
pub const BITS: &str = "tightwire";

/// Entries for messages.
pub fn messages() -> Vec<Entry> {
    vec![
        Entry::message::<BenchPacket, Derive>(),
        Entry::message::<BenchPacket, Unified>(),
        Entry::message::<ShipCreate, Derive>(),
        Entry::message::<ShipCreate, Unified>(),
        Entry::message::<Ships, Derive>(),
        Entry::message::<Ships, Unified>(),
    ]
}

/// Entries for raw bits.
pub fn raw_bits() -> Vec<Entry> {
    vec![Entry::raw_bits::<Bits>(), Entry::raw_bits::<BitsAtRunTime>()]
}
