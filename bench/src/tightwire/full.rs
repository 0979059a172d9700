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
    /// The name in workloads.
    const NAME: &'static str;

    /// Values that take nearly `room` bytes, as many as a table has.
    fn table(room: usize) -> Vec<Self>;

    /// The packet of somebody who wants to keep a reader busy, and refused at its very end.
    fn slowest() -> Vec<u8>;
}

/// A packet filled with ships, with and without the optional field: 219 or 215 bits each.
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

/// Returns whether `value` fits into `room` bytes.
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

    fn slowest() -> Vec<u8> {
        // 64 ships, of zeros, none of which is out of range.
        let mut packet = vec![0; MTU];
        packet[0] = 64;
        packet
    }
}

impl Full for Snapshot {
    const NAME: &'static str = "snapshot";

    fn table(room: usize) -> Vec<Self> {
        let mut random = Random::new(0x7363_656e_6573);
        let snapshot = |message: &messages::Snapshot| {
            let mut snapshot = Self::from(message);
            while !fits(&snapshot, room) {
                snapshot.forget_one(&mut random);
            }
            snapshot
        };
        messages::Snapshot::table().iter().map(snapshot).collect()
    }

    fn slowest() -> Vec<u8> {
        // Neighbours, which have more objects in a packet than others, and no end.
        let neighbours = messages::Snapshot::table().swap_remove(0).changes.into_iter().zip(0..);
        let changes = neighbours.map(|(change, index)| messages::Change { index, ..change });
        let snapshot = Self::from(&messages::Snapshot { changes: changes.collect() });
        let mut buffer = [0; 2 * MTU];
        let packet = tightwire::encode(&snapshot, &mut buffer).expect("a snapshot does not fit");
        packet[..MTU].to_vec()
    }
}

impl Full for Blob {
    const NAME: &'static str = "bytes";

    fn table(_room: usize) -> Vec<Self> {
        let mut random = Random::new(0x0062_7974_6573);
        let mut blob = || Self { bytes: std::array::from_fn(|_| random.bits(8) as u8) };
        (0..messages::TABLE_LEN).map(|_| blob()).collect()
    }

    fn slowest() -> Vec<u8> {
        vec![0; MTU]
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
