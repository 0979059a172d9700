//! A fleet: a count and that many ships, so that hardly one of them starts at a byte boundary.

use super::{Message, ShipCreate};
use crate::random::Random;

/// The most ships in a fleet, and how many the table's fleets have.
pub const MAX_SHIPS: usize = 32;

/// Up to 32 ships: 7,014 bits when packed and full.
#[derive(Clone, Debug, Default, PartialEq)]
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
pub struct Ships {
    /// The ships; their number goes ahead of them.
    #[cfg_attr(
        feature = "peers",
        wincode(with = "wincode::containers::Vec<ShipCreate, wincode::len::FixIntLen<u8>>")
    )]
    pub ships: Vec<ShipCreate>,
}

impl Message for Ships {
    const NAME: &'static str = "ships";
    type Plain = Self;

    fn random(random: &mut Random) -> Self {
        Self { ships: (0..MAX_SHIPS).map(|_| ShipCreate::random(random)).collect() }
    }

    fn to_plain(&self) -> Self {
        self.clone()
    }

    fn from_plain(plain: Self) -> Self {
        plain
    }

    fn arrived_as(&self, back: &Self) -> bool {
        self == back
    }
}
