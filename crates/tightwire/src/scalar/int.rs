//! Integers in an inclusive range, encoded as the distance from its lower end.

use crate::error::Fault;
use crate::scalar::{Facts, Integer, Scalar};
use crate::shape::{Number, Shape, Value};

/// An integer in an inclusive range.
///
/// ```
/// use tightwire::Fault;
/// use tightwire::scalar::{Int, Scalar};
///
/// const THROTTLE: Int<i8> = Int::new(-100, 100);
/// assert_eq!(THROTTLE.bits(), 8);
/// assert_eq!(THROTTLE.code(&-7), Ok(93));
/// assert_eq!(THROTTLE.code(&101), Err(Fault::OutOfRange));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Int<T> {
    min: T,
    max: T,
}

impl<T: Integer> Int<T> {
    /// Sets the range `min..=max`. If it is reversed, every value is an error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(min: T, max: T) -> Self {
        Self { min, max }
    }

    fn check(self) -> Result<(), Fault> {
        if self.min > self.max { Err(Fault::Declaration) } else { Ok(()) }
    }
}

impl<T: Integer> Scalar for Int<T> {
    type Value = T;
    type Code = T::Distance;

    const FACTS: Facts<Self> = Facts::checked(T::BITS).offset();
    const IS_EXACT: bool = true;

    fn shape(&self) -> Shape<'static> {
        Shape::Int { min: self.min.number(), max: self.max.number() }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn last(&self) -> T::Distance {
        // Distances are unsigned, so that a range over more than half of a signed type cannot overflow
        // and one comparison checks both ends. A reversed range reads no bits, so that the error is
        // always about the declaration.
        let max = if self.min > self.max { self.min } else { self.max };
        max.above(self.min)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, value: &T) -> Result<T::Distance, Fault> {
        self.check()?;
        let code = value.above(self.min);
        if code > self.last() { Err(Fault::OutOfRange) } else { Ok(code) }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: T::Distance) -> Result<T, Fault> {
        self.check()?;
        Ok(self.min.plus(code))
    }

    fn show<'v>(&self, value: &'v T) -> Value<'v> {
        Value::Number(value.number())
    }
}

/// Implements the `const` shape for each integer type.
macro_rules! const_shape {
    ($kind:ident as $wide:ty: $($int:ty),*) => {$(
        impl Int<$int> {
            /// Returns the shape, in `const`.
            pub const fn shape(&self) -> Shape<'static> {
                Shape::Int {
                    min: Number::$kind(self.min as $wide),
                    max: Number::$kind(self.max as $wide),
                }
            }
        }
    )*};
}

const_shape!(Signed as i128: i8, i16, i32, i64, isize, i128);
const_shape!(Unsigned as u128: u8, u16, u32, u64, usize, u128);

/// The number of elements of a list.
///
/// ```
/// use tightwire::Fault;
/// use tightwire::scalar::{Count, Scalar};
///
/// assert_eq!(Count::new(8).code(&9), Err(Fault::TooLong));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Count {
    min: usize,
    max: usize,
}

impl Count {
    /// Allows at most `max` elements.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(max: usize) -> Self {
        Self { min: 0, max }
    }

    /// Allows `min` to `max` elements. If the range is reversed, every count is an error.
    ///
    /// ```
    /// use tightwire::Fault;
    /// use tightwire::scalar::{Count, Scalar};
    ///
    /// assert_eq!(Count::between(1, 16).bits(), 4);
    /// assert_eq!(Count::between(1, 16).code(&0), Err(Fault::OutOfRange));
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn between(min: usize, max: usize) -> Self {
        Self { min, max }
    }
}

impl Scalar for Count {
    type Value = usize;
    type Code = u64;

    const FACTS: Facts<Self> = Facts::checked(u128::BITS);
    const IS_EXACT: bool = true;

    fn shape(&self) -> Shape<'static> {
        Shape::Count { max: self.max, min: self.min }
    }

    #[inline]
    fn last(&self) -> u64 {
        self.max.saturating_sub(self.min) as u64
    }

    #[inline]
    fn code(&self, value: &usize) -> Result<u64, Fault> {
        // If the range is reversed, no number passes both tests.
        if *value > self.max || *value < self.min {
            return Err(match () {
                () if self.min > self.max => Fault::Declaration,
                () if *value > self.max => Fault::TooLong,
                () => Fault::OutOfRange,
            });
        }
        Ok(value.wrapping_sub(self.min) as u64)
    }

    #[inline]
    fn value(&self, code: u64) -> Result<usize, Fault> {
        if self.min > self.max {
            return Err(Fault::Declaration);
        }
        // The result is at most `max`, because the code is at most `last`.
        Ok(self.min.saturating_add(code as usize))
    }

    fn show<'v>(&self, value: &'v usize) -> Value<'v> {
        Value::Count(*value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::every_code_comes_back;

    #[test]
    fn every_range_of_a_signed_byte_has_one_code_for_each_value() {
        for min in i8::MIN..=i8::MAX {
            for max in min..=i8::MAX {
                let int = Int::new(min, max);
                assert_eq!(every_code_comes_back(&int), u64::from(max.abs_diff(min)) + 1);
                for value in [i8::MIN, min.wrapping_sub(1), max.wrapping_add(1), i8::MAX] {
                    let expected = (min..=max).contains(&value);
                    assert_eq!(int.code(&value).is_ok(), expected, "{value} in {min}..={max}");
                }
            }
        }
    }

    #[test]
    fn int_spans_the_whole_of_a_wide_type() {
        let int = Int::new(i128::MIN, i128::MAX);
        assert_eq!(int.bits(), 128);
        for value in [i128::MIN, -1, 0, 1, i128::MAX] {
            assert_eq!(int.value(int.code(&value).unwrap()), Ok(value));
        }
    }

    #[test]
    fn counts_with_a_least_one_have_a_code_for_each_length_between() {
        for (min, max) in [(0, 0), (0, 24), (1, 24), (5, 5), (7, 300)] {
            let count = Count::between(min, max);
            assert_eq!(every_code_comes_back(&count), (max - min) as u64 + 1);
            assert_eq!(count.code(&(max + 1)), Err(Fault::TooLong));
            if let Some(below) = min.checked_sub(1) {
                assert_eq!(count.code(&below), Err(Fault::OutOfRange));
            }
        }
        let reversed = Count::between(2, 1);
        assert_eq!((reversed.bits(), reversed.code(&1)), (0, Err(Fault::Declaration)));
        assert_eq!(reversed.value(0), Err(Fault::Declaration));
    }

    #[test]
    fn a_reversed_range_refuses_every_value_and_takes_no_bits() {
        let int = Int::<i32>::new(10, 0);
        assert_eq!(int.bits(), 0);
        assert_eq!(int.code(&5).err(), Some(Fault::Declaration));
        assert_eq!(int.value(0), Err(Fault::Declaration));
    }
}
