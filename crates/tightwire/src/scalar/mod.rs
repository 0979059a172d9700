//! Scalars, which define how a single value is encoded.
//!
//! A scalar converts a value into a *code*, a number in `0..=last`, and a code back into a value. It
//! does not depend on a stream, a position or a direction. The stream decides where the number goes.
//! Each kind of scalar is one file, can be built in `const`, and is tested separately over all of its
//! codes.
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
mod facts;
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
#[cfg(feature = "trace")]
pub(crate) use angle::wrapped_to;
pub use bits::{Bits, U8, U16, U32, U64, U128};
pub use bool::{Bool, IsDefault, Present};
pub use char::Char;
pub use compressed::Compressed;
pub(crate) use compressed::Steps;
#[doc(hidden)]
pub use facts::{Facts, Raw};
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

/// Defines how a value is encoded as a number in `0..=last`.
///
/// The kinds of values in this crate implement it. You can implement it for your own type, if its
/// values can be represented as numbers. Pass it to [`Stream::scalar`](crate::Stream::scalar),
/// [`Writer::put`](crate::Writer::put) or [`Reader::take`](crate::Reader::take), or use it in a
/// [`Codec`](crate::Codec) for a derive.
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
    /// The type of the values.
    type Value;

    /// The type of the codes: `u64`, or `u128` if more bits are needed.
    type Code: Code;

    /// Whether decoding a code gives back the exact value that was encoded. A condition may only use
    /// such values, because both sides must come to the same decision.
    const IS_EXACT: bool = false;

    /// What is true for any parameters of the scalar. It must be correct, so only this crate sets it.
    #[doc(hidden)]
    const FACTS: Facts<Self> = Facts::unknown();

    /// Returns the kind of value, with its parameters.
    fn shape(&self) -> Shape<'static>;

    /// Returns the largest code, which determines the width.
    fn last(&self) -> Self::Code;

    /// Returns the code of a value, at most `last`.
    ///
    /// # Errors
    ///
    /// Fails if the value has no code.
    fn code(&self, value: &Self::Value) -> Result<Self::Code, Fault>;

    /// Returns the value of a code. Streams ensure that the code is at most `last`.
    ///
    /// # Errors
    ///
    /// Fails if the code has no value.
    fn value(&self, code: Self::Code) -> Result<Self::Value, Fault>;

    /// Returns the value for traces.
    fn show<'v>(&'v self, value: &'v Self::Value) -> Value<'v> {
        let _ = value;
        Value::None
    }

    /// Returns the number of bits of every code.
    fn bits(&self) -> u32 {
        self.last().width()
    }
}

/// Returns the code of a value, and ensures that it is at most `last` even if the scalar is wrong.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn code_of<S: Scalar>(scalar: &S, value: &S::Value) -> Result<S::Code, Fault> {
    let code = scalar.code(value)?;
    if const { !S::FACTS.is_checked } && (code > scalar.last() || !has_room(scalar)) {
        return Err(Fault::Declaration);
    }
    Ok(code)
}

/// Returns whether all codes fit in the number of bits that the scalar declares, and those bits fit in
/// a code.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn has_room<S: Scalar>(scalar: &S) -> bool {
    let most = if const { S::Code::IS_WIDE } { u128::BITS } else { u64::BITS };
    S::FACTS.is_checked || (scalar.last().width() <= scalar.bits() && scalar.bits() <= most)
}

/// The type of codes: `u64` or `u128`.
pub trait Code: Copy + Ord + sealed::Sealed {
    /// Whether it may have more than 64 bits. If not, the code for wide codes is not compiled.
    #[doc(hidden)]
    const IS_WIDE: bool;

    /// Returns the number of bits needed to hold it.
    #[doc(hidden)]
    fn width(self) -> u32;

    /// Returns the low 64 bits.
    #[doc(hidden)]
    fn low(self) -> u64;

    /// Returns the bits above the low 64.
    #[doc(hidden)]
    fn high(self) -> u64;

    /// Creates the code with these halves.
    #[doc(hidden)]
    fn from_halves(low: u64, high: u64) -> Self;

    /// Returns the largest code of `bits` bits.
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

/// The squared lengths that count as a unit. A length that is off by up to 10 % is normalized. Anything
/// further off is a mistake that should not be sent.
const NEARLY_ONE: core::ops::RangeInclusive<f64> = 0.81..=1.21;

/// Checks that every code of a scalar is the code of its own value, and returns how many codes have a
/// value. It is for scalars with few enough codes to try all of them.
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
