//! The properties of Rust's integer types that the primitives need.

use crate::scalar::Code;
use crate::shape::Number;

/// Any Rust integer type, from `u8` to `i128`, including `usize` and `isize`.
///
/// ```
/// use tightwire::{Integer, Stream};
///
/// /// A percentage of any integer type.
/// fn percent<T: Integer + From<u8>, S: Stream>(value: &mut T, stream: &mut S) -> tightwire::Result<S> {
///     stream.int(value, T::from(0)..=T::from(100))
/// }
/// # let mut stream = tightwire::MeasureStream::new();
/// # percent(&mut 7i64, &mut stream).unwrap();
/// # assert_eq!(stream.bits_used(), 7);
/// ```
pub trait Integer: Copy + Ord + Default + core::fmt::Display + sealed::Sealed {
    /// The smallest value.
    const MIN: Self;
    /// The largest value.
    const MAX: Self;
    /// The size of the type in bits.
    const BITS: u32;
    /// True if the type has negative values.
    const IS_SIGNED: bool;

    /// A type that holds the distance between any two values.
    #[doc(hidden)]
    type Distance: Code;

    /// Returns `self - min`, wrapped if it is negative.
    #[doc(hidden)]
    fn above(self, min: Self) -> Self::Distance;

    /// Returns `self + distance`, wrapped.
    #[doc(hidden)]
    fn plus(self, distance: Self::Distance) -> Self;

    /// Returns `units * 2^fraction_bits`, if it fits in the type.
    #[doc(hidden)]
    fn scaled(units: i64, fraction_bits: u32) -> Option<Self>;

    /// Converts the value to `i64`, if it fits.
    #[doc(hidden)]
    fn to_i64(self) -> Option<i64>;

    /// Returns the value for a trace.
    #[doc(hidden)]
    fn number(self) -> Number;
}

/// Any unsigned Rust integer type.
///
/// ```
/// use tightwire::{Stream, Unsigned};
///
/// fn low_nibble<T: Unsigned, S: Stream>(value: &mut T, stream: &mut S) -> tightwire::Result<S> {
///     stream.bits(value, 4)
/// }
/// # let mut stream = tightwire::MeasureStream::new();
/// # low_nibble(&mut 7u16, &mut stream).unwrap();
/// ```
pub trait Unsigned: Integer {}

macro_rules! integer {
    ($distance:ty, $kind:ident: $($int:ty as $unsigned:ty),*) => {$(
        impl sealed::Sealed for $int {}

        impl Integer for $int {
            const MIN: Self = <$int>::MIN;
            const MAX: Self = <$int>::MAX;
            const BITS: u32 = <$int>::BITS;
            const IS_SIGNED: bool = <$int>::MIN != 0;

            type Distance = $distance;

            fn above(self, min: Self) -> $distance {
                // The cast goes through the unsigned type of the same size, so that no sign is
                // extended.
                self.wrapping_sub(min) as $unsigned as $distance
            }

            fn plus(self, distance: $distance) -> Self {
                self.wrapping_add(distance as $int)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn scaled(units: i64, fraction_bits: u32) -> Option<Self> {
                if fraction_bits >= Self::BITS {
                    return None;
                }
                let magnitude = u128::from(units.unsigned_abs()).checked_mul(1 << fraction_bits)?;
                if units < 0 {
                    // The value is computed below zero, because the smallest value has no positive
                    // counterpart.
                    Self::try_from(0i128.checked_sub_unsigned(magnitude)?).ok()
                } else {
                    Self::try_from(magnitude).ok()
                }
            }

            fn to_i64(self) -> Option<i64> {
                i64::try_from(self).ok()
            }

            fn number(self) -> Number {
                Number::$kind(self as _)
            }
        }
    )*};
}

integer!(u64, Signed: i8 as u8, i16 as u16, i32 as u32, i64 as u64, isize as usize);
integer!(u64, Unsigned: u8 as u8, u16 as u16, u32 as u32, u64 as u64, usize as usize);
integer!(u128, Signed: i128 as u128);
integer!(u128, Unsigned: u128 as u128);

macro_rules! unsigned {
    ($($int:ty),*) => { $( impl Unsigned for $int {} )* };
}

unsigned!(u8, u16, u32, u64, usize, u128);

mod sealed {
    pub trait Sealed {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scaled_reaches_both_ends_of_a_type() {
        assert_eq!(i8::scaled(-128, 0), Some(-128));
        assert_eq!(i8::scaled(-1, 7), Some(-128));
        assert_eq!(i8::scaled(1, 7), None);
        assert_eq!(u8::scaled(1, 7), Some(128));
        assert_eq!(u8::scaled(-1, 0), None);
        assert_eq!(u8::scaled(0, 8), None);
        assert_eq!(i128::scaled(-1, 127), Some(i128::MIN));
        assert_eq!(i128::scaled(i64::MIN, 64), Some(i128::MIN));
        assert_eq!(i64::scaled(i64::MIN, 0), Some(i64::MIN));
    }
}
