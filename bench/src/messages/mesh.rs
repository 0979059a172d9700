//! A mesh. It has only floats, which no serializer can shrink.

use super::{Message, peer_types, plain};
use crate::random::Random;

/// The number and the maximum number of triangles in a mesh.
pub const TRIANGLES: usize = 500;

peer_types! {
    /// A point or a direction.
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Vector {
        /// East.
        pub x: f32,
        /// North.
        pub y: f32,
        /// Up.
        pub z: f32,
    }

    /// A triangle with its normal: 384 bits.
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Triangle {
        /// The first corner.
        pub a: Vector,
        /// The second corner.
        pub b: Vector,
        /// The third corner.
        pub c: Vector,
        /// The normal.
        pub normal: Vector,
    }

    /// Triangles.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Mesh {
        /// The triangles.
        #[wire(max_len = 500)]
        pub triangles: Vec<Triangle>,
    }
}

impl Message for Mesh {
    const NAME: &'static str = "mesh";
    const TABLE: usize = 8;
    plain!();

    fn random(random: &mut Random) -> Self {
        let mut vector = || Vector {
            x: random.float(-100.0, 100.0),
            y: random.float(-100.0, 100.0),
            z: random.float(-100.0, 100.0),
        };
        let mut triangle = || Triangle { a: vector(), b: vector(), c: vector(), normal: vector() };
        Self { triangles: (0..TRIANGLES).map(|_| triangle()).collect() }
    }
}
