//! Fixed-point numbers: integers that are a number times a power of two.

use core::marker::PhantomData;

use crate::bits::width128;
use crate::error::Fault;
use crate::scalar::{Facts, Int, Integer, Scalar};
use crate::shape::{Shape, Value};

/// A fixed-point number in a range of whole units. It is stored as an integer that is the number times
/// `2^fraction_bits`.
///
/// ```
/// use tightwire::scalar::{Fixed, Scalar};
///
/// const ANGLE: Fixed<i16> = Fixed::new(-100, 100, 8);
/// assert_eq!(ANGLE.bits(), 16);
/// assert_eq!(ANGLE.code(&-25_600), Ok(0)); // -100
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fixed<T> {
    min: i64,
    max: i64,
    fraction_bits: u32,
    of: PhantomData<T>,
}

impl<T: Integer> Fixed<T> {
    /// Sets the range `min..=max` in whole units. If the type cannot hold it, every value is an error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(min: i64, max: i64, fraction_bits: u32) -> Self {
        Self { min, max, fraction_bits, of: PhantomData }
    }

    /// Returns the shape, in `const`.
    pub const fn shape(&self) -> Shape<'static> {
        Shape::Fixed { min: self.min, max: self.max, fraction_bits: self.fraction_bits }
    }

    /// Returns the range of the stored integers.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn int(self) -> Result<Int<T>, Fault> {
        let ends =
            (T::scaled(self.min, self.fraction_bits), T::scaled(self.max, self.fraction_bits));
        match ends {
            (Some(min), Some(max)) => Ok(Int::new(min, max)),
            _ => Err(Fault::Declaration),
        }
    }
}

impl<T: Integer> Scalar for Fixed<T> {
    type Value = T;
    type Code = T::Distance;

    const FACTS: Facts<Self> = Facts::checked(T::BITS);
    const IS_EXACT: bool = true;

    fn shape(&self) -> Shape<'static> {
        Self::shape(self)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn last(&self) -> T::Distance {
        match self.int() {
            Ok(int) => int.last(),
            Err(_) => T::MIN.above(T::MIN),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, value: &T) -> Result<T::Distance, Fault> {
        self.int()?.code(value)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: T::Distance) -> Result<T, Fault> {
        self.int()?.value(code)
    }

    fn show<'v>(&self, value: &'v T) -> Value<'v> {
        Value::Number(value.number())
    }
}

/// Returns the number of bits of a range in whole units with this number of fraction bits.
pub(crate) const fn fixed_bits(min: i64, max: i64, fraction_bits: u32) -> u32 {
    match (max as i128).wrapping_sub(min as i128) as u128 {
        0 => 0,
        units => width128(units) + fraction_bits,
    }
}

/// Returns whether an integer type of `bits` bits can hold a range, for a check at compile time.
pub(crate) const fn fixed_range_fits(shape: Shape<'_>, bits: u32, signed: bool) -> bool {
    let Shape::Fixed { min, max, fraction_bits: fraction } = shape else {
        return false;
    };
    if min > max || fraction >= bits || (!signed && min < 0) {
        return false;
    }
    // The number of bits of the type that are left for whole units.
    let whole = bits - fraction - signed as u32;
    whole >= i64::BITS - 1 || ((max < 1 << whole) && (min >= 0 || min >= -(1 << whole)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::every_code_comes_back;

    #[test]
    fn every_range_of_a_byte_has_a_code_for_each_fraction() {
        for (min, max, fraction_bits) in [(-1, 1, 6), (0, 15, 3), (-8, 7, 4), (3, 3, 5)] {
            let fixed = Fixed::<i16>::new(min, max, fraction_bits);
            let codes = ((max - min) as u64) << fraction_bits;
            assert_eq!(every_code_comes_back(&fixed), codes + 1);
            assert_eq!(fixed.bits(), fixed_bits(min, max, fraction_bits));
        }
    }

    #[test]
    fn a_range_that_its_type_cannot_hold_refuses_every_value() {
        assert_eq!(Fixed::<i16>::new(-128, 128, 8).code(&0), Err(Fault::Declaration));
        assert_eq!(Fixed::<u8>::new(-1, 1, 4).value(0), Err(Fault::Declaration));
    }

    #[test]
    fn a_range_fits_if_its_type_holds_both_ends() {
        let ends = [i64::MIN, -129, -128, -2, -1, 0, 1, 2, 127, 128, 255, 256, i64::MAX];
        for (bits, signed) in [(8, false), (8, true), (16, true), (64, false), (64, true)] {
            for fraction_bits in [0, 1, 6, 7, 8, 14, 15, 62, 63, 64] {
                for (min, max) in ends.into_iter().flat_map(|min| ends.map(|max| (min, max))) {
                    let whole_type = if signed {
                        -(1_i128 << (bits - 1))..1 << (bits - 1)
                    } else {
                        0..1_i128 << bits
                    };
                    let fits = min <= max
                        && fraction_bits < bits
                        && [min, max]
                            .iter()
                            .all(|end| whole_type.contains(&(i128::from(*end) << fraction_bits)));
                    let shape = Shape::Fixed { min, max, fraction_bits };
                    assert_eq!(
                        fixed_range_fits(shape, bits, signed),
                        fits,
                        "{min}..={max} with {fraction_bits} of {bits} bits, {signed}"
                    );
                }
            }
        }
        assert!(!fixed_range_fits(Shape::Bool, 8, false));
    }
}
