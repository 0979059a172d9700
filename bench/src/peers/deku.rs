//! deku: bits by attribute.
//!
//! Signed fields are in two's complement of the same width as a range would take; `assert` adds the
//! range itself, in both directions. It writes little-endian bits slower than big-endian ones and reads
//! them faster; both ways together, little-endian is ahead on two messages and close on the others.

use deku::ctx::Endian;
use deku::prelude::*;

use crate::contest::Codec;
use crate::messages::{self, Message, Snapshot};

/// Its derive with ranges as asserts, on slices.
#[derive(Default)]
pub struct Deku;

#[derive(DekuRead, DekuWrite)]
#[deku(endian = "little")]
pub struct BenchPacket {
    #[deku(bits = 8, assert = "(-100..=100).contains(a)")]
    a: i32,
    #[deku(bits = 16)]
    b: u32,
    #[deku(bits = 21, assert = "(-1_000_000..=1_000_000).contains(c)")]
    c: i32,
    #[deku(bits = 7)]
    bits7: u8,
    #[deku(bits = 13)]
    bits13: u16,
    #[deku(bits = 23)]
    bits23: u32,
    #[deku(bits = 1)]
    flag: bool,
    floats: [f32; 3],
    word: u64,
    // Up to the next byte, as the others have it.
    #[deku(pad_bits_before = "7")]
    bytes: [u8; 17],
}

#[derive(DekuRead, DekuWrite, Clone, Copy)]
#[repr(u8)]
#[deku(id_type = "u8", bits = 3, ctx = "_: Endian")]
pub enum ShipType {
    Scout = 0,
    Fighter,
    Bomber,
    Frigate,
    Carrier,
    Freighter,
}

#[derive(DekuRead, DekuWrite, Clone, Copy)]
#[repr(u8)]
#[deku(id_type = "u8", bits = 2, ctx = "_: Endian")]
pub enum Team {
    Red = 0,
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

#[derive(DekuRead, DekuWrite)]
#[deku(endian = "little")]
pub struct ShipCreate {
    ship_type: ShipType,
    #[deku(bits = 25, assert = "position.iter().all(|v| v.abs() <= 8_388_608)")]
    position: [i32; 3],
    #[deku(bits = 12, assert = "rotation.iter().all(|v| v.abs() <= 1024)")]
    rotation: [i16; 4],
    #[deku(bits = 23, assert = "linear_velocity.iter().all(|v| v.abs() <= 2_097_152)")]
    linear_velocity: [i32; 3],
    #[deku(bits = 1)]
    has_flags: bool,
    #[deku(bits = 4, cond = "*has_flags")]
    flags: Option<u8>,
    team: Team,
    #[deku(bits = 10, assert = "*health <= 1000")]
    health: u16,
    #[deku(bits = 7, assert = "*thrust <= 100")]
    thrust: u8,
}

#[derive(DekuRead, DekuWrite)]
pub struct Ships {
    #[deku(bits = 6, assert = "*count <= 32")]
    count: u8,
    #[deku(count = "count")]
    ships: Vec<ShipCreate>,
}

#[derive(DekuRead, DekuWrite)]
#[deku(endian = "little")]
pub struct Change {
    #[deku(bits = 12)]
    index: u16,
    #[deku(bits = 18, assert = "*x <= 261_632")]
    x: u32,
    #[deku(bits = 18, assert = "*y <= 261_632")]
    y: u32,
    #[deku(bits = 14, assert = "*z <= 15_872")]
    z: u32,
    #[deku(bits = 2)]
    largest: u8,
    #[deku(bits = 9, assert = "smallest.iter().all(|v| *v <= 510)")]
    smallest: [u16; 3],
    #[deku(bits = 1)]
    at_rest: bool,
}

#[derive(DekuRead, DekuWrite)]
pub struct Changes {
    #[deku(bits = 13, assert = "*count <= 4096", endian = "little")]
    count: u16,
    #[deku(count = "count")]
    changes: Vec<Change>,
}

impl From<&messages::BenchPacket> for BenchPacket {
    fn from(from: &messages::BenchPacket) -> Self {
        Self {
            a: from.a,
            b: from.b.cast_unsigned(),
            c: from.c,
            bits7: from.bits7,
            bits13: from.bits13,
            bits23: from.bits23,
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
            a: from.a,
            b: from.b.cast_signed(),
            c: from.c,
            bits7: from.bits7,
            bits13: from.bits13,
            bits23: from.bits23,
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
            position: from.position,
            rotation: from.rotation,
            linear_velocity: from.linear_velocity,
            has_flags: from.flags.is_some(),
            flags: from.flags,
            team: TEAMS[from.team as usize],
            health: from.health.cast_unsigned(),
            thrust: from.thrust.cast_unsigned(),
        }
    }
}

impl From<ShipCreate> for messages::ShipCreate {
    fn from(from: ShipCreate) -> Self {
        Self {
            ship_type: messages::ShipType::ALL[from.ship_type as usize],
            position: from.position,
            rotation: from.rotation,
            linear_velocity: from.linear_velocity,
            flags: from.flags,
            team: messages::Team::ALL[from.team as usize],
            health: from.health.cast_signed(),
            thrust: from.thrust.cast_signed(),
        }
    }
}

impl From<&messages::Ships> for Ships {
    fn from(from: &messages::Ships) -> Self {
        Self {
            count: from.ships.len() as u8,
            ships: from.ships.iter().map(ShipCreate::from).collect(),
        }
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
            index: change.index,
            x: change.position[0],
            y: change.position[1],
            z: change.position[2],
            largest: change.largest,
            smallest: change.smallest,
            at_rest: change.at_rest,
        };
        Self {
            count: from.changes.len() as u16,
            changes: from.to_plain().changes.iter().map(change).collect(),
        }
    }
}

impl From<Changes> for Snapshot {
    fn from(from: Changes) -> Self {
        let change = |change: &Change| messages::QuantizedChange {
            index: change.index,
            position: [change.x, change.y, change.z],
            largest: change.largest,
            smallest: change.smallest,
            at_rest: change.at_rest,
        };
        Self::from_plain(messages::QuantizedSnapshot {
            changes: from.changes.iter().map(change).collect(),
        })
    }
}

macro_rules! codec {
    ($message:ty, $value:ty) => {
        impl Codec<$message> for Deku {
            const NAME: &'static str = "deku";
            type Value = $value;

            fn value(message: &$message) -> $value {
                message.into()
            }

            fn message(value: $value) -> $message {
                value.into()
            }

            #[inline]
            fn encode<'a>(&'a mut self, value: &$value, buffer: &'a mut [u8]) -> &'a [u8] {
                let length = value.to_slice(buffer).expect("deku refused a value");
                &buffer[..length]
            }

            #[inline]
            fn decode(&mut self, packet: &[u8]) -> $value {
                <$value>::from_bytes((packet, 0)).expect("deku refused its own packet").1
            }
        }
    };
}

codec!(messages::BenchPacket, BenchPacket);
codec!(messages::ShipCreate, ShipCreate);
codec!(messages::Ships, Ships);
codec!(Snapshot, Changes);
