//! naia-serde: bits by type, from a game network library.
//!
//! It has widths but no ranges: `SignedInteger<7>` is a sign and 7 bits, so it checks less than
//! the messages ask for. Its packet writer ends at 430 bytes; the two messages beyond that go
//! through its unbounded writer, which allocates per packet because it cannot be used again.

use naia_serde::{
    BitReader, BitWriter, FileBitWriter, OutgoingPacket, Serde, SerdeInternal, SignedInteger,
    UnsignedInteger,
};

use crate::contest::Codec;
use crate::messages::{self, Message, Snapshot};

/// Its derive over its own number types.
#[derive(Default)]
pub struct NaiaSerde {
    small: Option<OutgoingPacket>,
    large: Vec<u8>,
}

#[derive(SerdeInternal, Clone, PartialEq)]
pub struct BenchPacket {
    a: SignedInteger<7>,
    b: UnsignedInteger<16>,
    c: SignedInteger<20>,
    bits7: UnsignedInteger<7>,
    bits13: UnsignedInteger<13>,
    bits23: UnsignedInteger<23>,
    flag: bool,
    floats: [f32; 3],
    word: u64,
    bytes: [u8; 17],
}

#[derive(SerdeInternal, Clone, Copy, PartialEq)]
pub enum ShipType {
    Scout,
    Fighter,
    Bomber,
    Frigate,
    Carrier,
    Freighter,
}

#[derive(SerdeInternal, Clone, Copy, PartialEq)]
pub enum Team {
    Red,
    Blue,
    Neutral,
}

const SHIP_TYPES: [ShipType; 6] = [
    ShipType::Scout,
    ShipType::Fighter,
    ShipType::Bomber,
    ShipType::Frigate,
    ShipType::Carrier,
    ShipType::Freighter,
];
const TEAMS: [Team; 3] = [Team::Red, Team::Blue, Team::Neutral];

#[derive(SerdeInternal, Clone, PartialEq)]
pub struct ShipCreate {
    ship_type: ShipType,
    position: [SignedInteger<24>; 3],
    rotation: [SignedInteger<11>; 4],
    linear_velocity: [SignedInteger<22>; 3],
    flags: Option<UnsignedInteger<4>>,
    team: Team,
    health: UnsignedInteger<10>,
    thrust: UnsignedInteger<7>,
}

#[derive(SerdeInternal, Clone, PartialEq)]
pub struct Ships {
    ships: Vec<ShipCreate>,
}

#[derive(SerdeInternal, Clone, PartialEq)]
pub struct Change {
    index: UnsignedInteger<12>,
    x: UnsignedInteger<18>,
    y: UnsignedInteger<18>,
    z: UnsignedInteger<14>,
    largest: UnsignedInteger<2>,
    smallest: [UnsignedInteger<9>; 3],
    at_rest: bool,
}

#[derive(SerdeInternal, Clone, PartialEq)]
pub struct Changes {
    changes: Vec<Change>,
}

impl From<&messages::BenchPacket> for BenchPacket {
    fn from(from: &messages::BenchPacket) -> Self {
        Self {
            a: SignedInteger::new(from.a),
            b: UnsignedInteger::new(from.b),
            c: SignedInteger::new(from.c),
            bits7: UnsignedInteger::new(from.bits7),
            bits13: UnsignedInteger::new(from.bits13),
            bits23: UnsignedInteger::new(from.bits23),
            flag: from.flag,
            floats: from.floats,
            word: from.word,
            bytes: from.bytes,
        }
    }
}

impl From<BenchPacket> for messages::BenchPacket {
    fn from(from: BenchPacket) -> Self {
        Self {
            a: from.a.to(),
            b: from.b.to(),
            c: from.c.to(),
            bits7: from.bits7.to(),
            bits13: from.bits13.to(),
            bits23: from.bits23.to(),
            flag: from.flag,
            floats: from.floats,
            word: from.word,
            bytes: from.bytes,
        }
    }
}

impl From<&messages::ShipCreate> for ShipCreate {
    fn from(from: &messages::ShipCreate) -> Self {
        Self {
            ship_type: SHIP_TYPES[from.ship_type as usize],
            position: from.position.map(SignedInteger::new),
            rotation: from.rotation.map(SignedInteger::new),
            linear_velocity: from.linear_velocity.map(SignedInteger::new),
            flags: from.flags.map(UnsignedInteger::new),
            team: TEAMS[from.team as usize],
            health: UnsignedInteger::new(from.health),
            thrust: UnsignedInteger::new(from.thrust),
        }
    }
}

impl From<ShipCreate> for messages::ShipCreate {
    fn from(from: ShipCreate) -> Self {
        Self {
            ship_type: messages::ShipType::ALL[from.ship_type as usize],
            position: from.position.map(|axis| axis.to()),
            rotation: from.rotation.map(|component| component.to()),
            linear_velocity: from.linear_velocity.map(|axis| axis.to()),
            flags: from.flags.map(|flags| flags.to()),
            team: messages::Team::ALL[from.team as usize],
            health: from.health.to(),
            thrust: from.thrust.to(),
        }
    }
}

impl From<&messages::Ships> for Ships {
    fn from(from: &messages::Ships) -> Self {
        Self { ships: from.ships.iter().map(ShipCreate::from).collect() }
    }
}

impl From<Ships> for messages::Ships {
    fn from(from: Ships) -> Self {
        Self { ships: from.ships.into_iter().map(messages::ShipCreate::from).collect() }
    }
}

impl From<&Snapshot> for Changes {
    fn from(from: &Snapshot) -> Self {
        let change = |change: &messages::QuantizedChange| Change {
            index: UnsignedInteger::new(change.index),
            x: UnsignedInteger::new(change.position[0]),
            y: UnsignedInteger::new(change.position[1]),
            z: UnsignedInteger::new(change.position[2]),
            largest: UnsignedInteger::new(change.largest),
            smallest: change.smallest.map(UnsignedInteger::new),
            at_rest: change.at_rest,
        };
        Self { changes: from.to_plain().changes.iter().map(change).collect() }
    }
}

impl From<Changes> for Snapshot {
    fn from(from: Changes) -> Self {
        let change = |change: &Change| messages::QuantizedChange {
            index: change.index.to(),
            position: [change.x.to(), change.y.to(), change.z.to()],
            largest: change.largest.to(),
            smallest: change.smallest.map(|level| level.to()),
            at_rest: change.at_rest,
        };
        Self::from_plain(messages::QuantizedSnapshot {
            changes: from.changes.iter().map(change).collect(),
        })
    }
}

macro_rules! codec {
    ($message:ty, $value:ty, $encode:item) => {
        impl Codec<$message> for NaiaSerde {
            const NAME: &'static str = "naia-serde";
            type Value = $value;

            fn value(message: &$message) -> $value {
                message.into()
            }

            fn message(value: $value) -> $message {
                value.into()
            }

            #[inline]
            $encode

            #[inline]
            fn decode(&mut self, packet: &[u8]) -> $value {
                Serde::de(&mut BitReader::new(packet)).expect("naia-serde refused its own packet")
            }
        }
    };
}

macro_rules! small {
    ($message:ty, $value:ty) => {
        codec!(
            $message,
            $value,
            fn encode<'a>(&'a mut self, value: &$value, _: &'a mut [u8]) -> &'a [u8] {
                let mut writer = BitWriter::new();
                value.ser(&mut writer);
                self.small.insert(writer.to_packet()).slice()
            }
        );
    };
}

macro_rules! large {
    ($message:ty, $value:ty) => {
        codec!(
            $message,
            $value,
            fn encode<'a>(&'a mut self, value: &$value, _: &'a mut [u8]) -> &'a [u8] {
                let mut writer = FileBitWriter::new();
                value.ser(&mut writer);
                self.large = writer.to_vec();
                &self.large
            }
        );
    };
}

small!(messages::BenchPacket, BenchPacket);
small!(messages::ShipCreate, ShipCreate);
large!(messages::Ships, Ships);
large!(Snapshot, Changes);
