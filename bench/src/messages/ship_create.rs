//! A ship that appears: small integers in known ranges, the everyday case of a game packet.

use super::Message;
use crate::random::Random;

/// The kind of ship, 3 bits when packed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
#[cfg_attr(feature = "peers", wincode(tag_encoding = "u8"), speedy(tag_type = u8))]
#[allow(missing_docs)]
pub enum ShipType {
    #[default]
    Scout,
    Fighter,
    Bomber,
    Frigate,
    Carrier,
    Freighter,
}

impl ShipType {
    /// Every kind, in the order of their numbers.
    pub const ALL: [Self; 6] =
        [Self::Scout, Self::Fighter, Self::Bomber, Self::Frigate, Self::Carrier, Self::Freighter];
}

/// Whose ship it is; 2 bits when packed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
#[cfg_attr(feature = "peers", wincode(tag_encoding = "u8"), speedy(tag_type = u8))]
#[allow(missing_docs)]
pub enum Team {
    #[default]
    Red,
    Blue,
    Neutral,
}

impl Team {
    /// Every team, in the order of their numbers.
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Neutral];
}

/// A new ship: 219 bits when packed.
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
pub struct ShipCreate {
    /// One of six.
    pub ship_type: ShipType,
    /// -8,388,608 to 8,388,608 each.
    pub position: [i32; 3],
    /// -1024 to 1024 each.
    pub rotation: [i16; 4],
    /// -2,097,152 to 2,097,152 each.
    pub linear_velocity: [i32; 3],
    /// 4 bits, if it has any. The table's ships all have them, the longer way through the code.
    pub flags: Option<u8>,
    /// One of three.
    pub team: Team,
    /// 0 to 1000.
    pub health: i16,
    /// 0 to 100.
    pub thrust: i8,
}

/// The bound of `position`.
pub const POSITION: i32 = 8_388_608;
/// The bound of `rotation`.
pub const ROTATION: i16 = 1024;
/// The bound of `linear_velocity`.
pub const VELOCITY: i32 = 2_097_152;

impl Message for ShipCreate {
    const NAME: &'static str = "ship-create";
    type Plain = Self;

    fn random(random: &mut Random) -> Self {
        let mut within = |bound: i64| random.int(-bound, bound);
        Self {
            position: std::array::from_fn(|_| within(POSITION.into()) as i32),
            rotation: std::array::from_fn(|_| within(ROTATION.into()) as i16),
            linear_velocity: std::array::from_fn(|_| within(VELOCITY.into()) as i32),
            ship_type: ShipType::ALL[random.int(0, 5) as usize],
            flags: Some(random.bits(4) as u8),
            team: Team::ALL[random.int(0, 2) as usize],
            health: random.int(0, 1000) as i16,
            thrust: random.int(0, 100) as i8,
        }
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
