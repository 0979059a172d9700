//! The same snapshots without tightwire, written by two general serializers: once as structs of
//! floats, and once as structs of quantized integers with the precision that tightwire sends.
//!
//! Nothing here is ever sent. It only computes how many bytes it would take.

use bitcode::Encode;
use serde::Serialize;

use crate::arena::messages::Cube;
use crate::arena::plain::Snapshot;
use crate::recording::STEPS_PER_METRE;

/// A cube as a game stores it in memory.
#[derive(Clone, Debug, Encode, Serialize)]
struct PlainCube {
    index: u16,
    position: [f32; 3],
    orientation: [f32; 4],
    touched: bool,
}

impl PlainCube {
    fn new(index: u16, cube: &Cube) -> Self {
        let position = [cube.x, cube.y, cube.z].map(|steps| steps as f32 / STEPS_PER_METRE);
        Self { index, position, orientation: cube.rotation, touched: cube.touched }
    }
}

/// A cube in the steps that tightwire sends, in the smallest integers that hold them.
#[derive(Clone, Debug, Encode, Serialize)]
struct IntegerCube {
    index: u16,
    x: i32,
    y: i32,
    z: u16,
    /// The smallest three components and the number of the largest, in 29 bits.
    rotation: u32,
    touched: bool,
}

impl IntegerCube {
    fn new(index: u16, cube: &Cube) -> Self {
        let &Cube { x, y, z, touched, .. } = cube;
        Self { index, x, y, z: z as u16, rotation: cube.rotation_code(), touched }
    }
}

/// A snapshot as a struct, with the cubes that it contains.
#[derive(Debug, Encode, Serialize)]
struct PlainSnapshot<C> {
    tick: u32,
    cubes: Vec<C>,
}

impl<C> PlainSnapshot<C> {
    const fn new() -> Self {
        Self { tick: 0, cubes: Vec::new() }
    }

    /// Replaces the content by these cubes of a snapshot.
    fn fill(&mut self, snapshot: &Snapshot, chosen: &[usize], cube: impl Fn(u16, &Cube) -> C) {
        self.tick = snapshot.tick;
        self.cubes.clear();
        let places = chosen.iter().filter_map(|&index| Some((index, snapshot.cubes.get(index)?)));
        let known = places.filter_map(|(index, place)| Some((index, place.as_ref()?)));
        self.cubes.extend(known.map(|(index, known)| cube(index as u16, known)));
    }
}

/// Counts the bytes that the snapshots so far would have taken.
pub(crate) struct Rivals {
    floats: PlainSnapshot<PlainCube>,
    integers: PlainSnapshot<IntegerCube>,
    written: Vec<u8>,
    bitcode: bitcode::Buffer,
    pub bytes: RivalBytes,
}

/// The bytes of payload of all snapshots together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct RivalBytes {
    /// The bytes of plain snapshots of tightwire.
    pub plain: u64,
    pub postcard: u64,
    pub bitcode: u64,
    pub postcard_integers: u64,
    pub bitcode_integers: u64,
}

impl Rivals {
    pub(crate) fn new() -> Self {
        Self {
            floats: PlainSnapshot::new(),
            integers: PlainSnapshot::new(),
            written: Vec::new(),
            bitcode: bitcode::Buffer::new(),
            bytes: RivalBytes::default(),
        }
    }

    /// Counts one more snapshot with only these cubes.
    pub(crate) fn count(&mut self, snapshot: &Snapshot, chosen: &[usize]) {
        let bits = tightwire::measure(snapshot).unwrap_or(0);
        self.bytes.plain += bits.div_ceil(8) as u64;
        self.floats.fill(snapshot, chosen, PlainCube::new);
        self.integers.fill(snapshot, chosen, IntegerCube::new);
        let Self { floats, integers, written, bitcode, bytes } = self;
        bytes.postcard += postcard_bytes(floats, written);
        bytes.postcard_integers += postcard_bytes(integers, written);
        bytes.bitcode += bitcode.encode(floats).len() as u64;
        bytes.bitcode_integers += bitcode.encode(integers).len() as u64;
    }
}

/// Returns how many bytes postcard takes. `memory` is reused.
fn postcard_bytes(value: &impl Serialize, memory: &mut Vec<u8>) -> u64 {
    memory.clear();
    let Ok(written) = postcard::to_extend(value, std::mem::take(memory)) else { return 0 };
    let bytes = written.len() as u64;
    *memory = written;
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_cube_has_the_pose_of_the_cube() {
        let cube = Cube { x: 512, y: -256, touched: true, ..Cube::default() };
        let plain = PlainCube::new(7, &cube);
        assert_eq!(plain.position.map(f32::to_bits), [1.0, -0.5, 0.0].map(f32::to_bits));
        assert_eq!(plain.orientation.map(f32::to_bits), cube.rotation.map(f32::to_bits));
    }

    #[test]
    fn postcard_takes_29_bytes_a_cube_and_what_says_which() {
        let mut snapshot = Snapshot { tick: 5, ..Snapshot::default() };
        snapshot.cubes[3] = Some(Cube::default());
        snapshot.cubes[300] = Some(Cube::default());
        let mut rivals = Rivals::new();
        rivals.count(&snapshot, &[3, 300]);
        // Tick and length in a byte each, an index in one or two, seven floats and a flag.
        assert_eq!(rivals.bytes.postcard, 1 + 1 + (1 + 29) + (2 + 29));
        assert!(rivals.bytes.bitcode > 40, "{:?}", rivals.bytes);
        // A cube at the origin: three coordinates in a byte each, a rotation in at most five, and a
        // flag.
        let integers = rivals.bytes.postcard_integers;
        assert!((1 + 1 + 2 * (1 + 3 + 1 + 1)..=1 + 1 + 2 * (2 + 3 + 5 + 1)).contains(&integers));
    }
}
