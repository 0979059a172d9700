//! Scalars: what a value means on the wire.
//!
//! A scalar turns a value into a *code*, a number in `0..=last`, and a code back into a value. It
//! knows no stream, no position and no direction; where the number goes is the stream's business.
//! Each kind is one file, built in `const`, and tested by itself over all of its codes.
//!
//! ```
//! use tightwire::scalar::{Compressed, Scalar};
//!
//! const STEER: Compressed = Compressed::new(-1.0, 1.0, 0.01);
//! assert_eq!(STEER.last(), 200);
//! assert_eq!(STEER.code(&0.5), Ok(150));
//! assert_eq!(STEER.value(150), Ok(0.5));
//! ```

mod angle;
mod bits;
mod bool;
mod char;
mod compressed;
mod fixed;
mod flags;
mod float;
mod half;
mod int;
mod integer;
mod nonzero;
mod smallest_three;
pub(crate) mod sqrt;
mod tag;
mod unit;

pub use angle::Angle;
pub(crate) use angle::angle_fits;
pub use bits::Bits;
pub use bool::{Bool, IsDefault, Present};
pub use char::Char;
pub use compressed::Compressed;
pub(crate) use compressed::Steps;
pub use fixed::Fixed;
pub(crate) use fixed::{fixed_bits, fixed_range_fits};
pub use flags::Flags;
pub use float::{F32, F64, Float};
pub use half::Half;
pub use int::{Count, Int};
pub use integer::{Integer, Unsigned};
#[doc(hidden)]
pub use nonzero::NonZero;
pub use nonzero::NonZeroInteger;
pub use smallest_three::SmallestThree;
pub(crate) use tag::Tag;
pub use unit::UnitVector;

use crate::bits::{low_bits, width, width128};
use crate::error::Fault;
use crate::shape::{Shape, Value};

/// What a value means on the wire: a number in `0..=last`.
///
/// The kinds of this crate implement it, and so can a type of yours, for a value that is a number
/// in disguise. Hand it to [`Stream::scalar`](crate::Stream::scalar), or to a
/// [`Codec`](crate::Codec) for use in a derive.
///
/// ```
/// use tightwire::scalar::Scalar;
/// use tightwire::{Fault, MeasureStream, Number, Shape, Stream};
///
/// /// A compass heading in steps of 45 degrees.
/// struct Heading;
///
/// impl Scalar for Heading {
///     type Value = u16;
///     type Code = u64;
///
///     fn shape(&self) -> Shape<'static> {
///         Shape::Bits { bits: 3 }
///     }
///
///     fn last(&self) -> u64 {
///         7
///     }
///
///     fn code(&self, degrees: &u16) -> Result<u64, Fault> {
///         if degrees % 45 == 0 && *degrees < 360 { Ok(u64::from(degrees / 45)) } else { Err(Fault::OutOfRange) }
///     }
///
///     fn value(&self, code: u64) -> Result<u16, Fault> {
///         Ok(code as u16 * 45)
///     }
/// }
///
/// let mut stream = MeasureStream::new();
/// stream.scalar(&Heading, &mut 90).unwrap();
/// assert_eq!(stream.bits_used(), 3);
/// assert!(stream.scalar(&Heading, &mut 91).is_err());
/// ```
pub trait Scalar {
    /// The values.
    type Value;

    /// The type of the codes: `u64`, or `u128` for what needs more.
    type Code: Code;

    /// Whether the value of a code is the value that the code was made of, to the bit. A condition
    /// may look at such values only, since both sides must decide alike.
    const IS_EXACT: bool = false;

    /// The most bits that a code has, whatever the scalar's parameters are. What says 32 or less is
    /// read with less code. It has to be true, so that only this crate says it.
    #[doc(hidden)]
    const MOST_BITS: u32 = u128::BITS;

    /// Whether every code is at most `last`, and `last` has at most `bits` bits, whatever the scalar's
    /// parameters are. Streams check both for all others. It has to be true, so that only this crate
    /// says it.
    #[doc(hidden)]
    const IS_CHECKED: bool = false;

    /// Whether a code takes longer to find than to look up, by [`raw`](Self::raw). It has at most 64
    /// bits then.
    #[doc(hidden)]
    const IS_DEAR: bool = false;

    /// All that a code depends on, the scalar's parameters included, if the scalar is dear.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&self, value: &Self::Value) -> Option<[u32; 5]> {
        let _ = value;
        None
    }

    /// The kind, with its parameters.
    fn shape(&self) -> Shape<'static>;

    /// The largest code. The width follows from it.
    fn last(&self) -> Self::Code;

    /// The code of a value, at most `last`.
    ///
    /// # Errors
    ///
    /// What is wrong with a value that has no code.
    fn code(&self, value: &Self::Value) -> Result<Self::Code, Fault>;

    /// The value of a code. Streams have seen to it that the code is at most `last`.
    ///
    /// # Errors
    ///
    /// What is wrong with a code that has no value.
    fn value(&self, code: Self::Code) -> Result<Self::Value, Fault>;

    /// The value for traces.
    fn show<'v>(&self, value: &'v Self::Value) -> Value<'v> {
        let _ = value;
        Value::None
    }

    /// The bits of every code.
    fn bits(&self) -> u32 {
        self.last().width()
    }
}

/// The code of a value, which is at most the scalar's last one, even if the scalar makes a mistake.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn code_of<S: Scalar>(scalar: &S, value: &S::Value) -> Result<S::Code, Fault> {
    let code = scalar.code(value)?;
    if const { !S::IS_CHECKED } && (code > scalar.last() || !has_room(scalar)) {
        return Err(Fault::Declaration);
    }
    Ok(code)
}

/// Whether all codes fit the bits that the scalar says, and the bits fit a code.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn has_room<S: Scalar>(scalar: &S) -> bool {
    let most = if const { S::Code::IS_WIDE } { u128::BITS } else { u64::BITS };
    S::IS_CHECKED || (scalar.last().width() <= scalar.bits() && scalar.bits() <= most)
}

/// The type of codes: `u64` or `u128`.
pub trait Code: Copy + Ord + sealed::Sealed {
    /// Whether it may have more than 64 bits. Code for that is not even compiled for the others.
    #[doc(hidden)]
    const IS_WIDE: bool;

    /// The bits needed to hold it.
    #[doc(hidden)]
    fn width(self) -> u32;

    /// The low 64 bits.
    #[doc(hidden)]
    fn low(self) -> u64;

    /// What is above them.
    #[doc(hidden)]
    fn high(self) -> u64;

    /// The code with these halves.
    #[doc(hidden)]
    fn from_halves(low: u64, high: u64) -> Self;

    /// The largest code of `bits` bits.
    #[doc(hidden)]
    fn low_bits(bits: u32) -> Self;
}

impl Code for u64 {
    const IS_WIDE: bool = false;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn width(self) -> u32 {
        width(self)
    }

    fn low(self) -> u64 {
        self
    }

    fn high(self) -> u64 {
        0
    }

    fn from_halves(low: u64, _high: u64) -> Self {
        low
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn low_bits(bits: u32) -> Self {
        low_bits(bits)
    }
}

impl Code for u128 {
    const IS_WIDE: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn width(self) -> u32 {
        width128(self)
    }

    fn low(self) -> u64 {
        self as u64
    }

    fn high(self) -> u64 {
        (self >> u64::BITS) as u64
    }

    fn from_halves(low: u64, high: u64) -> Self {
        Self::from(low) | (Self::from(high) << u64::BITS)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn low_bits(bits: u32) -> Self {
        if bits >= u128::BITS { u128::MAX } else { (1 << bits) - 1 }
    }
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for u64 {}
    impl Sealed for u128 {}
}

/// The squared lengths that still count as a unit: what drifted by a tenth is normalized, and
/// what is further off is a mistake that should not be sent.
const NEARLY_ONE: core::ops::RangeInclusive<f64> = 0.81..=1.21;

/// Checks that every code of a scalar is the code of its own value, and tells how many codes have
/// a value. For scalars whose codes can all be tried.
#[cfg(test)]
pub(crate) fn every_code_comes_back<S: Scalar<Code = u64>>(scalar: &S) -> u64 {
    let mut with_value = 0;
    for code in 0..=scalar.last() {
        if let Ok(value) = scalar.value(code) {
            assert_eq!(scalar.code(&value), Ok(code));
            with_value += 1;
        }
    }
    with_value
}
