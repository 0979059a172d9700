//! The same snapshots without tightwire: plain structs of floats, written by two general
//! serializers.
//!
//! Nothing here is ever sent. It only computes how many bytes it would take.

use bitcode::Encode;
use serde::Serialize;

use crate::arena::messages::{Cube, Snapshot};
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

/// A snapshot as a struct, with the cubes that it contains.
#[derive(Debug, Default, Encode, Serialize)]
struct PlainSnapshot {
    tick: u32,
    cubes: Vec<PlainCube>,
}

/// Counts the bytes that the snapshots so far would have taken.
#[derive(Default)]
pub(crate) struct Rivals {
    plain: PlainSnapshot,
    written: Vec<u8>,
    bitcode: bitcode::Buffer,
    pub bytes: RivalBytes,
}

/// The bytes of payload of all snapshots together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct RivalBytes {
    /// As plain snapshots of tightwire.
    pub plain: u64,
    pub postcard: u64,
    pub bitcode: u64,
}

impl Rivals {
    /// Counts one more snapshot, which holds only these cubes.
    pub(crate) fn count(&mut self, snapshot: &Snapshot, chosen: &[usize]) {
        let bits = tightwire::measure(snapshot).unwrap_or(0);
        self.bytes.plain += bits.div_ceil(8) as u64;
        self.plain.tick = snapshot.tick;
        self.plain.cubes.clear();
        for &index in chosen {
            if let Some(Some(cube)) = snapshot.cubes.get(index) {
                self.plain.cubes.push(PlainCube::new(index as u16, cube));
            }
        }
        self.written.clear();
        if let Ok(written) = postcard::to_extend(&self.plain, std::mem::take(&mut self.written)) {
            self.bytes.postcard += written.len() as u64;
            self.written = written;
        }
        self.bytes.bitcode += self.bitcode.encode(&self.plain).len() as u64;
    }
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
        let mut rivals = Rivals::default();
        rivals.count(&snapshot, &[3, 300]);
        // Tick and length in a byte each, an index in one or two, seven floats and a flag.
        assert_eq!(rivals.bytes.postcard, 1 + 1 + (1 + 29) + (2 + 29));
        assert!(rivals.bytes.bitcode > 40, "{:?}", rivals.bytes);
    }
}
