//! The messages on the wire, described once for writing and reading.

use tightwire::Wire;
use tightwire::packet;
use tightwire::scalar::{Scalar, SmallestThree};
use tightwire::subset::Strategy;
use tightwire_session::acks::Acks;
use tightwire_session::{Game, Protocol};

use crate::recording::{CUBES, CubeState};

/// The game: clients send inputs, and the server sends updates, all as unreliable messages. The
/// session does not replicate the world, because the arena measures and explains each delta.
pub(crate) struct Arena;

impl Game for Arena {
    type Input = ();
    type ToServer = Input;
    type ToClient = Update;
    type World = ();
}

/// The protocol. To a session a delta is just bytes, so the description of its state is added by
/// hand.
pub(crate) const PROTOCOL: Protocol<Arena> =
    Protocol::new("tightwire arena", 5).data(Scene::SCHEMA.hash());

/// The messages of both directions, for the schema file.
pub(crate) const MESSAGES: packet::Protocol<Input, Update> =
    packet::Protocol::new("tightwire arena", 5).data(Scene::SCHEMA.hash());

/// The maximum size of a packet, which passes every common network in one piece.
pub(crate) const PACKET_BYTES: usize = 1200;

/// The maximum size of an update in bytes: the largest unreliable message of a session, as
/// [`Config::largest_unreliable`](tightwire_session::Config::largest_unreliable) has it.
pub(crate) const UPDATE_BYTES: usize = PACKET_BYTES * 3 / 4 - 160;

/// One cube in steps: 512 per metre, and an orientation as the smallest three of its quaternion
/// with 9 bits each. It takes 80 bits; plain floats would take 232.
#[derive(Wire, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cube {
    #[wire(smallest_three = 9)]
    pub rotation: [f32; 4],
    #[wire(range = -131_072..=131_071)]
    pub x: i32,
    #[wire(range = -131_072..=131_071)]
    pub y: i32,
    #[wire(range = 0..=16_383)]
    pub z: i32,
    /// True if the player, or something it set in motion, touched the cube.
    pub touched: bool,
}

/// The scale of a recorded orientation.
const ROTATION: SmallestThree = SmallestThree::new(9);

impl Default for Cube {
    fn default() -> Self {
        Self { rotation: [0.0, 0.0, 0.0, 1.0], x: 0, y: 0, z: 0, touched: false }
    }
}

impl From<&CubeState> for Cube {
    fn from(state: &CubeState) -> Self {
        let [x, y, z] = state.place;
        let turn = state.turn.map(|step| step as u32);
        // Every recorded cube has a rotation.
        let rotation = ROTATION.value(ROTATION.from_parts(u32::from(state.largest), turn));
        let rotation = rotation.unwrap_or(Self::default().rotation);
        Self { rotation, x, y, z, touched: state.interacting }
    }
}

impl Cube {
    /// Returns the rotation as the integer that goes on the wire.
    pub(crate) fn rotation_code(&self) -> u32 {
        ROTATION.code(&self.rotation).unwrap_or_default() as u32
    }

    /// Returns the cube as others receive it. If two components of a rotation are equally large, a
    /// recording and a packet may omit different ones, so the last digit of a float can differ.
    pub(crate) fn as_received(self) -> Self {
        let code = ROTATION.code(&self.rotation);
        let rotation = code.and_then(|code| ROTATION.value(code)).unwrap_or(self.rotation);
        Self { rotation, ..self }
    }
}

/// The input of a player for one tick, with acknowledgements.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Input {
    #[wire(range = -100..=100)]
    pub throttle: i8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    pub steer: f32,
    pub jump: bool,
    /// The point the camera looks at, in metres. Near cubes are sent first.
    #[wire(compressed(-64.0..=64.0, 0.25))]
    pub focus: [f32; 2],
    /// The updates that have arrived, by their ticks.
    pub acks: Option<Acks>,
}

/// The cubes that a client should receive in this tick, in one packet.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Snapshot {
    /// The tick in which it was sent. Ticks go on when the world stands still.
    pub tick: u32,
    /// One place per cube of the world. Empty places cost almost nothing.
    #[wire(subset, max_len = CUBES)]
    pub cubes: Vec<Option<Cube>>,
}

impl Default for Snapshot {
    fn default() -> Self {
        Self { tick: 0, cubes: vec![None; CUBES] }
    }
}

/// The bits for cubes and their indices in a snapshot. The smallest snapshot has no cubes, and its
/// last bits select a strategy that says so. One bit marks it as plain.
pub(crate) const ROOM_FOR_CUBES: usize =
    UPDATE_BYTES * 8 - 1 - (Snapshot::SCHEMA.min_bits() as usize - Strategy::TAG_BITS as usize);

/// All cubes, as a state that is sent in deltas.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Scene {
    pub cubes: [Cube; CUBES],
}

impl Default for Scene {
    #[expect(clippy::large_stack_arrays, reason = "29 KB, made once and put into a box")]
    fn default() -> Self {
        Self { cubes: [Cube::default(); CUBES] }
    }
}

/// The server's messages: the difference from states that the client has, with the low bits of the
/// tick in which it was sent, or with `--plain` the changed cubes as plain values.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) enum Update {
    Delta(#[wire(bytes, max_len = DELTA_BYTES)] Vec<u8>, u16),
    Plain(Snapshot),
}

/// The maximum size of a delta: the bytes of an update that remain after the tag, the length, up to
/// seven bits of padding, and the tick.
pub(crate) const DELTA_BYTES: usize = UPDATE_BYTES - 5;

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use tightwire_schema::SchemaFile;

    use super::*;
    use crate::recording::Playback;

    #[test]
    fn every_derived_type_goes_through_a_file_and_comes_back() {
        let file = SchemaFile::new().with::<Cube>("Cube");
        let file = file.and_then(|file| file.with::<Input>("Input"));
        let file = file.and_then(|file| file.with::<Snapshot>("Snapshot"));
        let file = file.and_then(|file| file.with::<Scene>("Scene"));
        let file = file.and_then(|file| file.with::<Update>("Update")).unwrap();
        let back = SchemaFile::from_json(&file.to_json()).unwrap();
        for (root, again) in file.roots().iter().zip(back.roots()) {
            assert_eq!(root.hash, again.hash, "{}", root.name);
            assert_eq!(file.text(&root.name), back.text(&root.name));
        }
        // Make sure that no type is missing.
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/arena");
        let derive = concat!("#[derive(", "Wire");
        let sources = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let derives = sources.map(|path| fs::read_to_string(path).unwrap().matches(derive).count());
        assert_eq!(derives.sum::<usize>(), back.roots().len());
    }

    #[test]
    fn a_cube_takes_eighty_bits() {
        assert_eq!(Cube::MAX_BITS, 1 + 18 + 18 + 14 + 2 + 27);
    }

    #[test]
    fn an_input_takes_eleven_bytes() {
        assert_eq!(Input::MAX_BITS, 8 + 8 + 1 + 2 * 10 + 1 + 16 + 32);
    }

    #[test]
    fn a_recorded_cube_is_received_as_it_is_said() {
        let mut playback = Playback::new(include_bytes!("../../assets/cubes.tw")).unwrap();
        let frame = playback.next_frame().unwrap().unwrap();
        for cube in frame.iter().map(Cube::from) {
            let packet = tightwire::encode_to_vec(&cube).unwrap();
            assert_eq!(tightwire::decode(&packet), Ok(cube.as_received()));
        }
    }

    #[test]
    fn the_longest_delta_fits_an_update() {
        let update = Update::Delta(vec![0; DELTA_BYTES], 7);
        assert_eq!(tightwire::measure(&update).unwrap().div_ceil(8), UPDATE_BYTES);
        assert_eq!(crate::arena::setup::config().largest_unreliable(), UPDATE_BYTES);
    }

    #[test]
    fn a_snapshot_reads_back_as_written() {
        let mut snapshot = Snapshot { tick: 77, ..Snapshot::default() };
        for (index, x) in [(0, -131_072), (450, 0), (900, 131_071)] {
            let rotation = [0.0, 0.0, 1.0, 0.0];
            let cube = Cube { rotation, x, y: -x - 1, z: 16_383, touched: true };
            snapshot.cubes[index] = Some(cube);
        }
        let mut buffer = [0; UPDATE_BYTES];
        let packet = tightwire::encode(&snapshot, &mut buffer).unwrap();
        assert_eq!(tightwire::decode::<Snapshot>(packet), Ok(snapshot));
    }
}
