//! What goes over the wire: described once, written and read by the same words.

use tightwire::Wire;
use tightwire::acks::Acks;
use tightwire::packet::{Protocol, sealed};
use tightwire::subset::Strategy;

use crate::recording::{CUBES, CubeState};

/// Who may talk to whom: clients send inputs, the server sends snapshots.
pub(crate) const PROTOCOL: Protocol<Input, Snapshot> = Protocol::new("tightwire arena", 3);

/// The most bytes of a packet: what passes every common network in one piece.
pub(crate) const PACKET_BYTES: usize = 1200;

/// What is left of a packet for the snapshot, whatever its sequence is.
pub(crate) const PAYLOAD_BYTES: usize = PACKET_BYTES - sealed::MAX_OVERHEAD;

/// One cube in steps: 512 to a metre, and an orientation as the smallest three of its quaternion
/// with 9 bits each. 80 bits, where plain floats take 232.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cube {
    /// Whether the player, or something it set in motion, touched the cube.
    pub touched: bool,
    #[wire(range = -131_072..=131_071)]
    pub x: i32,
    #[wire(range = -131_072..=131_071)]
    pub y: i32,
    #[wire(range = 0..=16_383)]
    pub z: i32,
    /// Which of x, y, z and w of the quaternion is left out, because it is the largest.
    #[wire(range = 0..=3)]
    pub largest: u8,
    #[wire(range = 0..=510)]
    pub turn: [i32; 3],
}

impl From<&CubeState> for Cube {
    fn from(state: &CubeState) -> Self {
        let [x, y, z] = state.place;
        let CubeState { largest, turn, interacting: touched, .. } = *state;
        Self { touched, x, y, z, largest, turn }
    }
}

/// What a player does in one tick, and what has arrived so far.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Input {
    #[wire(range = -100..=100)]
    pub throttle: i8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    pub steer: f32,
    pub jump: bool,
    /// Where the camera looks, in metres: what is near comes first.
    #[wire(compressed(-64.0..=64.0, 0.25))]
    pub focus: [f32; 2],
    /// Which snapshots have arrived, by the numbers that the seal gave them.
    pub acks: Option<Acks>,
}

/// The cubes that a client should hear of in this tick, in one packet.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Snapshot {
    pub tick: u32,
    /// One place per cube of the world; those that are none cost next to nothing.
    #[wire(subset, max_len = CUBES)]
    pub cubes: Vec<Option<Cube>>,
}

impl Default for Snapshot {
    fn default() -> Self {
        Self { tick: 0, cubes: vec![None; CUBES] }
    }
}

/// The bits that cubes have in a snapshot, and what says which. The least snapshot has no cubes, and
/// its last bits are those of a strategy that says so.
pub(crate) const ROOM_FOR_CUBES: usize =
    PAYLOAD_BYTES * 8 - (Snapshot::SCHEMA.min_bits() as usize - Strategy::TAG_BITS as usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cube_takes_eighty_bits() {
        assert_eq!(Cube::MAX_BITS, 1 + 18 + 18 + 14 + 2 + 27);
    }

    #[test]
    fn an_input_takes_eleven_bytes() {
        assert_eq!(Input::MAX_BITS, 8 + 8 + 1 + 2 * 10 + 1 + 16 + 32);
    }

    #[test]
    fn a_snapshot_reads_back_as_written() {
        let mut snapshot = Snapshot { tick: 77, ..Snapshot::default() };
        for (index, x) in [(0, -131_072), (450, 0), (900, 131_071)] {
            let cube =
                Cube { touched: true, x, y: -x - 1, z: 16_383, largest: 2, turn: [0, 510, 9] };
            snapshot.cubes[index] = Some(cube);
        }
        let mut buffer = [0; PAYLOAD_BYTES];
        let packet = tightwire::encode(&snapshot, &mut buffer).unwrap();
        assert_eq!(tightwire::decode::<Snapshot>(packet), Ok(snapshot));
    }
}
