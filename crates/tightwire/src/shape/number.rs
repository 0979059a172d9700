//! Integers of any Rust type, for descriptions.

use core::fmt;

/// An integer of any Rust type.
///
/// ```
/// use tightwire::Number;
///
/// assert_eq!(Number::Signed(-7).to_string(), "-7");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// A number of a signed type.
    Signed(i128),
    /// A number of an unsigned type.
    Unsigned(u128),
}

impl Number {
    /// Returns `max - self`. Both must come from the same type.
    pub(crate) const fn distance(self, max: Self) -> u128 {
        max.bits().wrapping_sub(self.bits())
    }

    pub(crate) const fn is_below_zero(self) -> bool {
        matches!(self, Self::Signed(..0))
    }

    pub(crate) const fn is_at_most_zero(self) -> bool {
        matches!(self, Self::Signed(..=0) | Self::Unsigned(0))
    }

    /// Returns the number modulo `2^128`.
    pub(crate) const fn bits(self) -> u128 {
        match self {
            Self::Signed(value) => value as u128,
            Self::Unsigned(value) => value,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Signed(value) => value.fmt(f),
            Self::Unsigned(value) => value.fmt(f),
        }
    }
}
