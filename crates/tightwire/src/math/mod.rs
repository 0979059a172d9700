//! Vectors, quaternions and unit vectors: what moves in a scene.
//!
//! Everything works on plain arrays of `f32`, and on whatever maps onto them: [`Vector`] and
//! [`Quaternion`] are that mapping. The types of glam and mint have it behind features, one per
//! release (`glam-034`, `mint-05`), and a type of yours needs two lines.
//!
//! The quantized forms compute in binary64 with nothing but `+ - * /` and the square root, each
//! correctly rounded and in a fixed order, so that every platform arrives at the same bits.

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
