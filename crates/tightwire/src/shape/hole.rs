//! Numbers that a type rejects although its shape includes them.

use crate::shape::Shape;

/// The numbers that a type rejects although its shape includes them.
///
/// ```
/// use std::num::NonZeroI8;
/// use tightwire::schema::Hole;
/// use tightwire::{Schema, Wire};
///
/// assert!(matches!(NonZeroI8::SCHEMA, Schema::Without { hole: Hole::Zero, .. }));
/// assert!(matches!(char::SCHEMA, Schema::Without { hole: Hole::Surrogates, .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hole {
    /// Zero. The `NonZero` types reject it.
    Zero,
    /// UTF-16 surrogates, which `char` rejects.
    Surrogates,
    /// NaN, which `NotNan` rejects.
    Nan,
}

impl Shape<'_> {
    /// Returns whether the shape includes numbers that the hole rejects.
    pub(crate) const fn has(&self, hole: Hole) -> bool {
        match (hole, *self) {
            (Hole::Zero, Self::Bits { .. }) => true,
            (Hole::Zero, Self::Int { min, max }) => min.is_at_most_zero() && !max.is_below_zero(),
            (Hole::Zero, Self::Fixed { min, max, .. }) => min <= 0 && max >= 0,
            (Hole::Zero, _) => false,
            (Hole::Surrogates, shape) => matches!(shape, Self::Int { .. }),
            (Hole::Nan, shape) => matches!(shape, Self::F32 | Self::F64),
        }
    }
}
