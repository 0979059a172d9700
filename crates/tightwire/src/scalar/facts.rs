//! What streams know about a scalar before they see its parameters.

use crate::scalar::Scalar;

/// A function that returns everything that a code depends on, including the parameters of the scalar,
/// or `None` if the parameters are impossible.
pub type Raw<S> = fn(&S, &<S as Scalar>::Value) -> Option<[u32; 5]>;

/// What is true for any parameters of a scalar.
#[derive(Debug)]
pub struct Facts<S: Scalar + ?Sized> {
    /// Every code is at most `last`, and `last` has at most `bits` bits. Streams check both for all
    /// other scalars.
    pub is_checked: bool,
    /// The maximum number of bits of a code. If it is 32 or less, reading needs less code.
    pub most_bits: u32,
    /// Codes and values differ by a constant, so that many of them are computed at once.
    pub is_offset: bool,
    /// What to look up a code by, if that is faster than computing it. Such a code has at most 64 bits.
    pub raw: Option<Raw<S>>,
}

impl<S: Scalar + ?Sized> Facts<S> {
    /// Nothing is known, so streams check everything.
    pub const fn unknown() -> Self {
        Self { is_checked: false, most_bits: u128::BITS, is_offset: false, raw: None }
    }

    /// The scalar ensures that its codes are in range, and they have at most this many bits.
    pub const fn checked(most_bits: u32) -> Self {
        Self { is_checked: true, most_bits, ..Self::unknown() }
    }

    /// The codes are checked like those of another scalar, and as wide.
    pub const fn like<T: Scalar>(other: &Facts<T>) -> Self {
        Self { is_checked: other.is_checked, most_bits: other.most_bits, ..Self::unknown() }
    }

    /// Codes and values differ by a constant.
    #[must_use]
    pub const fn offset(self) -> Self {
        Self { is_offset: true, ..self }
    }

    /// Computing a code takes longer than looking it up.
    #[must_use]
    pub const fn expensive(self, raw: Raw<S>) -> Self {
        Self { raw: Some(raw), ..self }
    }
}
