//! Vectors, quaternions and unit vectors: what moves in a scene.
//!
//! Everything works on plain arrays of `f32`, and on whatever maps onto them: [`Vector`] and
//! [`Quaternion`] are that mapping. The types of glam and mint have it behind features, one per
//! release (`glam-034`, `mint-05`), and a type of yours needs two lines.
//!
//! The quantized forms compute in binary64 with nothing but `+ - * /` and the square root, each
//! correctly rounded and in a fixed order, so that every platform arrives at the same bits.

pub(crate) mod field;
#[cfg(feature = "_foreign")]
mod foreign;
#[cfg(feature = "_glam")]
mod glam;
mod mapping;
#[cfg(feature = "mint-05")]
mod mint;
mod quaternion;
pub(crate) mod sqrt;
mod stream;
mod unit;
mod vector;

pub use mapping::{Quaternion, Vector};
pub use stream::SceneStream;

/// The squared lengths that still count as a unit: what drifted by a tenth is normalized, and
/// what is further off is a mistake that should not travel.
const NEARLY_ONE: core::ops::RangeInclusive<f64> = 0.81..=1.21;
