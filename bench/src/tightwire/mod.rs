//! This project's own entries: each message by derive and by one unified function.
//!
//! Their bytes are judged by hand-written ones in `tests/`.

mod bits;
pub(crate) mod derive;
mod full;
mod root;
mod snapshot;
mod unified;

pub use bits::{Bits, BitsAtRunTime, BitsOfPacket};
pub use derive::{Derive, DeriveInto};
pub use full::{Blob, Fleet, Full, MTU};
pub use root::Root;
pub use snapshot::{Snapshot, UnifiedScene};
pub use unified::Unified;

use crate::messages;
use crate::workload::Entry;

/// The name of derived messages in tables. Ratios are relative to them.
pub const DERIVE: &str = "tightwire derive";
/// The name of derived messages that are read into an existing value.
pub const DERIVE_INTO: &str = "tightwire derive into";
/// The name of messages with one function for both directions.
pub const UNIFIED: &str = "tightwire unified";
/// The name of the bit writer and reader without messages.
pub const BITS: &str = "tightwire";

/// Entries for messages.
pub fn messages() -> Vec<Entry> {
    use messages::{
        Any, BenchPacket, Flags, Floats, GameUpdate, Log, Mesh, Numbers, PlainBytes, RootShip,
        RootShips, RootUpdate, Scores, ShipCreate, Ships,
    };
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
        Entry::message::<messages::Blob, Derive>(),
        Entry::message::<messages::Blob, DeriveInto<messages::Blob>>().only_read(),
        Entry::message::<Numbers, Derive>(),
        Entry::message::<Numbers, DeriveInto<Numbers>>().only_read(),
        Entry::message::<Flags, Derive>(),
        Entry::message::<Flags, DeriveInto<Flags>>().only_read(),
        Entry::message::<Log, Derive>(),
        Entry::message::<Log, DeriveInto<Log>>().only_read(),
        Entry::message::<Mesh, Derive>(),
        Entry::message::<Mesh, DeriveInto<Mesh>>().only_read(),
        Entry::message::<GameUpdate, Derive>(),
        Entry::message::<GameUpdate, DeriveInto<GameUpdate>>().only_read(),
        Entry::message::<PlainBytes, Derive>(),
        Entry::message::<PlainBytes, DeriveInto<PlainBytes>>().only_read(),
        Entry::message::<Floats, Derive>(),
        Entry::message::<Floats, DeriveInto<Floats>>().only_read(),
        Entry::message::<Scores, Derive>(),
        Entry::message::<Scores, DeriveInto<Scores>>().only_read(),
        Entry::message::<Any, Derive>(),
        Entry::message::<Any, DeriveInto<Any>>().only_read(),
        Entry::message::<RootShip, Derive>(),
        Entry::message::<RootShips, Derive>(),
        Entry::message::<RootUpdate, Derive>(),
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
