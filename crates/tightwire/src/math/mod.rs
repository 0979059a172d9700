//! Vectors, quaternions and unit vectors.
//!
//! Everything works on plain arrays of `f32` and on types that map to them through [`Vector`] and
//! [`Quaternion`]. The types of glam and mint implement these traits behind features, one per release
//! (`glam-034`, `mint-05`). Your own type needs two lines.
//!
//! The quantized forms compute in binary64 with only `+ - * /` and the square root, each correctly
//! rounded and in a fixed order. Every platform therefore produces the same bits.

#[cfg(feature = "_foreign")]
mod foreign;
#[cfg(feature = "_glam")]
mod glam;
mod mapping;
#[cfg(feature = "mint-05")]
mod mint;
mod stream;
mod vector;

pub use mapping::{Quaternion, Vector};
pub use stream::SceneStream;
