//! The messages on the wire, described once for writing and reading.

use tightwire::Wire;
use tightwire::packet::data_hash;
use tightwire::scalar::{Scalar, SmallestThree};
use tightwire_session::{Game, Protocol};

use crate::arena::model;
use crate::recording::{CUBES, CubeState};

/// The game: clients send inputs, and the server sends the world.
pub(crate) struct Arena;

impl Game for Arena {
    type Input = Input;
    type ToServer = ();
    type ToClient = ();
    type World = Scene;
}

/// The protocol. Both sides need the same model.
pub(crate) const PROTOCOL: Protocol<Arena> =
    Protocol::new("tightwire arena", 6).data(data_hash(model::BYTES));

/// The maximum size of a packet, which passes every common network in one piece.
pub(crate) const PACKET_BYTES: usize = 1200;

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

/// The input of a player for one tick.
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
}

/// The world, which the server replicates to every client.
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

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use tightwire_schema::SchemaFile;

    use super::*;
    use crate::arena::plain::Snapshot;
    use crate::recording::Playback;

    #[test]
    fn every_derived_type_goes_through_a_file_and_comes_back() {
        let file = SchemaFile::new().with::<Cube>("Cube");
        let file = file.and_then(|file| file.with::<Input>("Input"));
        let file = file.and_then(|file| file.with::<Snapshot>("Snapshot"));
        let file = file.and_then(|file| file.with::<Scene>("Scene")).unwrap();
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
    fn an_input_takes_37_bits() {
        assert_eq!(Input::MAX_BITS, 8 + 8 + 1 + 2 * 10);
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
}
