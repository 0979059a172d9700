//! Packets that are as full as a network lets them be.

use tightwire::Wire;

use super::Snapshot;
use super::derive::ShipCreate;
use crate::messages::{self, Message};
use crate::random::Random;

/// The most bytes of a packet.
pub const MTU: usize = 1200;

/// A message that fills a packet.
pub trait Full: Wire + 'static {
    /// What workloads call it.
    const NAME: &'static str;

    /// Values that take nearly `room` bytes, as many as a table has.
    fn table(room: usize) -> Vec<Self>;

    /// The start of a packet that keeps a reader busy for as long as its author can think of, with
    /// zeros behind it; nothing where the zeros alone do that.
    fn slowest() -> &'static [u8];
}

/// As many ships as fit, with and without the optional field: 219 or 215 bits each.
#[derive(Wire)]
pub struct Fleet {
    #[wire(max_len = 64)]
    ships: Vec<ShipCreate>,
}

/// Bytes that are ready to be sent, so that coding them is a copy.
#[derive(Wire)]
pub struct Blob {
    #[wire(bytes)]
    bytes: [u8; 1175],
}

/// Whether `value` fits into `room` bytes.
fn fits(value: &impl Wire, room: usize) -> bool {
    tightwire::encode(value, &mut [0; MTU][..room]).is_ok()
}

impl Full for Fleet {
    const NAME: &'static str = "ships";

    fn table(room: usize) -> Vec<Self> {
        let mut random = Random::new(0x666c_6565_7473);
        let bits = room * 8 - 7;
        let ships = bits / 215;
        // What the ships leave over goes into optional fields, evenly spread.
        let flagged = (bits % 215 / 4).min(ships);
        let mut ship = |number: usize| {
            let mut ship = messages::ShipCreate::random(&mut random);
            ship.flags = ship.flags.filter(|_| number * flagged % ships < flagged);
            (&ship).into()
        };
        let mut fleet = || Self { ships: (0..ships).map(&mut ship).collect() };
        (0..messages::TABLE_LEN).map(|_| fleet()).collect()
    }

    fn slowest() -> &'static [u8] {
        // 64 ships, of zeros, none of which is out of range.
        &[64]
    }
}

impl Full for Snapshot {
    const NAME: &'static str = "snapshot";

    fn table(room: usize) -> Vec<Self> {
        let mut random = Random::new(0x7363_656e_6573);
        let snapshot = |message: &messages::Snapshot| {
            let mut snapshot = Self::from(message);
            while !fits(&snapshot, room) {
                snapshot.remove(random.int(0, snapshot.len() as i64 - 1) as usize);
            }
            snapshot
        };
        messages::Snapshot::table().iter().map(snapshot).collect()
    }

    fn slowest() -> &'static [u8] {
        // A bitmap of 4,096 objects, none of which changed.
        &[]
    }
}

impl Full for Blob {
    const NAME: &'static str = "bytes";

    fn table(_room: usize) -> Vec<Self> {
        let mut random = Random::new(0x6279_7465_73);
        let mut blob = || Self { bytes: std::array::from_fn(|_| random.bits(8) as u8) };
        (0..messages::TABLE_LEN).map(|_| blob()).collect()
    }

    fn slowest() -> &'static [u8] {
        &[]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<T: Full>(smallest: usize) {
        for room in [MTU - 25, MTU] {
            for value in T::table(room) {
                let length = tightwire::encode(&value, &mut [0; MTU]).unwrap().len();
                assert!(length <= room && length + smallest >= room, "{}: {length}", T::NAME);
            }
        }
    }

    #[test]
    fn tables_fill_their_room_up_to_one_more_object() {
        check::<Fleet>(1);
        check::<Snapshot>(13);
        check::<Blob>(25);
    }
}
