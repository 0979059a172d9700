//! The four messages, each with a table of values that no compiler can know.

pub mod bench_packet;
pub mod ship_create;
pub mod ships;
pub mod snapshot;

pub use bench_packet::BenchPacket;
pub use ship_create::{ShipCreate, ShipType, Team};
pub use ships::Ships;
pub use snapshot::{Body, Change, QuantizedChange, QuantizedSnapshot, Snapshot};

/// How many different values a table holds.
pub const TABLE_LEN: usize = 64;

/// Something that contestants send.
pub trait Message: Sized + 'static {
    /// What tables, gates and workloads call it.
    const NAME: &'static str;

    /// The form for peers that cannot shrink a float by themselves. Most messages are their own.
    type Plain: 'static;

    /// One value of the table.
    fn random(random: &mut crate::random::Random) -> Self;

    /// The value as peers take it.
    fn to_plain(&self) -> Self::Plain;

    /// The value that a peer gave back.
    fn from_plain(plain: Self::Plain) -> Self;

    /// Whether `back` is what must arrive when `self` was sent.
    fn arrived_as(&self, back: &Self) -> bool;

    /// The values that every contestant sends, in this order.
    fn table() -> Vec<Self> {
        let mut random = crate::random::Random::new(0x7169_6874_7769_7265);
        (0..TABLE_LEN).map(|_| Self::random(&mut random)).collect()
    }
}
