//! The messages, each with a table of values that no compiler can know.

pub mod any;
pub mod bench_packet;
pub mod game_update;
pub mod lists;
pub mod log;
pub mod map;
pub mod mesh;
pub mod root;
pub mod ship_create;
pub mod ships;
pub mod snapshot;

pub use any::Any;
pub use bench_packet::BenchPacket;
pub use game_update::GameUpdate;
pub use lists::{Blob, Flags, Floats, Numbers, PlainBytes};
pub use log::Log;
pub use map::Scores;
pub use mesh::Mesh;
pub use root::{Root, RootShip, RootShips, RootUpdate};
pub use ship_create::{ShipCreate, ShipType, Team};
pub use ships::Ships;
pub use snapshot::{Body, Change, QuantizedChange, QuantizedSnapshot, Snapshot};

/// The number of different values in most tables.
pub const TABLE_LEN: usize = 64;

/// Types that every contestant sends as they are.
macro_rules! peer_types {
    ($($item:item)*) => {$(
        #[cfg_attr(
            feature = "peers",
            derive(
                serde::Serialize,
                serde::Deserialize,
                bitcode::Encode,
                bitcode::Decode,
                bincode::Encode,
                bincode::Decode,
                wincode::SchemaWrite,
                wincode::SchemaRead,
                speedy::Writable,
                speedy::Readable
            )
        )]
        #[derive(tightwire::Wire)]
        $item
    )*};
}

/// The items of a message that needs no other form for peers.
macro_rules! plain {
    () => {
        type Plain = Self;

        fn to_plain(&self) -> Self {
            self.clone()
        }

        fn from_plain(plain: Self) -> Self {
            plain
        }

        fn arrived_as(&self, back: &Self) -> bool {
            self == back
        }
    };
}

use {peer_types, plain};

/// Something that contestants send.
pub trait Message: Sized + 'static {
    /// The name in tables, gates and workloads.
    const NAME: &'static str;

    /// The number of values in its table. Long messages have fewer.
    const TABLE: usize = TABLE_LEN;

    /// The form for peers that cannot shrink a float by themselves. Most messages are their own.
    type Plain: 'static;

    /// One value of the table.
    fn random(random: &mut crate::random::Random) -> Self;

    /// The value as peers take it.
    fn to_plain(&self) -> Self::Plain;

    /// The value that a peer gave back.
    fn from_plain(plain: Self::Plain) -> Self;

    /// Returns whether `back` is what must arrive when `self` was sent.
    fn arrived_as(&self, back: &Self) -> bool;

    /// The values that every contestant sends, in this order.
    fn table() -> Vec<Self> {
        let mut random = crate::random::Random::new(0x7169_6874_7769_7265);
        (0..Self::TABLE).map(|_| Self::random(&mut random)).collect()
    }
}
