//! This project's own entries: each message by derive and by one unified function.
//!
//! Their bytes are judged by hand-written ones in `tests/`.

mod bits;
mod derive;
mod full;
mod snapshot;
mod unified;

pub use bits::{Bits, BitsAtRunTime, BitsOfPacket};
pub use derive::{Derive, DeriveInto};
pub use full::{Blob, Fleet, Full, MTU};
pub use snapshot::{Snapshot, UnifiedScene};
pub use unified::Unified;

use crate::messages;
use crate::workload::Entry;

/// What tables call the derived messages; ratios are relative to it.
pub const DERIVE: &str = "tightwire derive";
/// What tables call the derived messages when they are read into a value that is there already.
pub const DERIVE_INTO: &str = "tightwire derive into";
/// What tables call the messages with one function for both directions.
pub const UNIFIED: &str = "tightwire unified";
/// What tables call the bit writer and reader below the messages.
pub const BITS: &str = "tightwire";

/// Entries for messages.
pub fn messages() -> Vec<Entry> {
    use messages::{BenchPacket, ShipCreate, Ships};
    vec![
        Entry::message::<BenchPacket, Derive>(),
        Entry::message::<BenchPacket, DeriveInto<derive::BenchPacket>>().only_read(),
        Entry::message::<BenchPacket, Unified>(),
        Entry::message::<ShipCreate, Derive>(),
        Entry::message::<ShipCreate, DeriveInto<derive::ShipCreate>>().only_read(),
        Entry::message::<ShipCreate, Unified>(),
        Entry::message::<Ships, Derive>(),
        Entry::message::<Ships, DeriveInto<derive::Ships>>().only_read(),
        Entry::message::<Ships, Unified>(),
        Entry::message::<messages::Snapshot, Derive>(),
        Entry::message::<messages::Snapshot, DeriveInto<Snapshot>>().only_read(),
        Entry::message::<messages::Snapshot, UnifiedScene>(),
    ]
}

/// Entries for raw bits.
pub fn raw_bits() -> Vec<Entry> {
    vec![
        Entry::raw_bits::<BitsOfPacket>(),
        Entry::raw_bits::<Bits>(),
        Entry::raw_bits::<BitsAtRunTime>(),
    ]
}
