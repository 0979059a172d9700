//! The messages with `Wire` derived.
//!
//! The types are twins of those in [`messages`](crate::messages), which have unified functions: a
//! type is encoded in one way only.

use std::hint::black_box;

use tightwire::Wire;

use crate::contest::Codec;
use crate::messages;

/// The messages with `Wire` derived.
#[derive(Default)]
pub struct Derive;

/// The same, read into a value that is there already.
#[derive(Default)]
pub struct DeriveInto<V> {
    pub(super) kept: V,
}

#[derive(Wire, Clone, Default)]
pub struct BenchPacket {
    #[wire(range = -100..=100)]
    a: i32,
    #[wire(range = 0..=65_535)]
    b: i32,
    #[wire(range = -1_000_000..=1_000_000)]
    c: i32,
    #[wire(bits = 7)]
    bits7: u8,
    #[wire(bits = 13)]
    bits13: u16,
    #[wire(bits = 23)]
    bits23: u32,
    flag: bool,
    floats: [f32; 3],
    word: u64,
    #[wire(bytes)]
    bytes: [u8; 17],
}

#[derive(Wire, Clone, Copy, Default)]
pub enum ShipType {
    #[default]
    Scout,
    Fighter,
    Bomber,
    Frigate,
    Carrier,
    Freighter,
}

#[derive(Wire, Clone, Copy, Default)]
pub enum Team {
    #[default]
    Red,
    Blue,
    Neutral,
}

#[derive(Wire, Clone, Default)]
pub struct ShipCreate {
    ship_type: ShipType,
    #[wire(range = -8_388_608..=8_388_608)]
    position: [i32; 3],
    #[wire(range = -1024..=1024)]
    rotation: [i16; 4],
    #[wire(range = -2_097_152..=2_097_152)]
    linear_velocity: [i32; 3],
    #[wire(bits = 4)]
    flags: Option<u8>,
    team: Team,
    #[wire(range = 0..=1000)]
    health: i16,
    #[wire(range = 0..=100)]
    thrust: i8,
}

#[derive(Wire, Clone, Default)]
pub struct Ships {
    #[wire(max_len = 32)]
    ships: Vec<ShipCreate>,
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

impl From<&messages::BenchPacket> for BenchPacket {
    fn from(from: &messages::BenchPacket) -> Self {
        Self {
            a: from.a,
            b: from.b,
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
            b: from.b,
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
            flags: from.flags,
            team: TEAMS[from.team as usize],
            health: from.health,
            thrust: from.thrust,
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
            health: from.health,
            thrust: from.thrust,
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

/// Both ways to receive a message whose type converts from and into the table's.
macro_rules! codec {
    ($message:ty, $value:ty) => {
        impl Codec<$message> for Derive {
            const NAME: &'static str = super::DERIVE;
            type Value = $value;

            fn value(message: &$message) -> $value {
                message.into()
            }

            fn message(value: $value) -> $message {
                value.into()
            }

            #[inline(always)]
            fn encode<'a>(&'a mut self, value: &$value, buffer: &'a mut [u8]) -> &'a [u8] {
                tightwire::encode(value, buffer).expect("tightwire refused a value")
            }

            #[inline(always)]
            fn decode(&mut self, packet: &[u8]) -> $value {
                tightwire::decode(packet).expect("tightwire refused its own packet")
            }
        }

        impl Codec<$message> for DeriveInto<$value> {
            const NAME: &'static str = super::DERIVE_INTO;
            type Value = $value;

            fn value(message: &$message) -> $value {
                message.into()
            }

            fn message(value: $value) -> $message {
                value.into()
            }

            fn encode<'a>(&'a mut self, value: &$value, buffer: &'a mut [u8]) -> &'a [u8] {
                tightwire::encode(value, buffer).expect("tightwire refused a value")
            }

            fn decode(&mut self, packet: &[u8]) -> $value {
                Codec::<$message>::receive(self, packet);
                self.kept.clone()
            }

            #[inline(always)]
            fn receive(&mut self, packet: &[u8]) {
                let done = tightwire::decode_into(&mut self.kept, packet);
                done.expect("tightwire refused its own packet");
                black_box(&self.kept);
            }
        }
    };
}

pub(super) use codec;

codec!(messages::BenchPacket, BenchPacket);
codec!(messages::ShipCreate, ShipCreate);
codec!(messages::Ships, Ships);
