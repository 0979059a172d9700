//! Integers whose type excludes zero. They are encoded like any other integer, and zero is rejected.

use crate::error::Fault;
use crate::scalar::{Facts, Integer, Scalar};
use crate::shape::{Shape, Value};

/// The `NonZero` types of the standard library.
///
/// ```
/// use std::num::NonZeroU8;
/// use tightwire::scalar::NonZeroInteger;
///
/// assert_eq!(<NonZeroU8 as NonZeroInteger>::nonzero(0), None);
/// ```
pub trait NonZeroInteger: Copy {
    /// The integer type.
    type Int: Integer;

    /// Creates a value from an integer, unless it is zero.
    fn nonzero(int: Self::Int) -> Option<Self>;

    /// Returns the integer.
    fn int(self) -> Self::Int;
}

/// Applies a scalar of an integer type to its `NonZero` type.
#[derive(Clone, Copy, Debug)]
pub struct NonZero<S, N> {
    inside: S,
    of: core::marker::PhantomData<N>,
}

impl<S, N> NonZero<S, N> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    /// Encodes with `inside`, and rejects zero.
    pub const fn new(inside: S) -> Self {
        Self { inside, of: core::marker::PhantomData }
    }
}

impl<N: NonZeroInteger, S: Scalar<Value = N::Int>> Scalar for NonZero<S, N> {
    type Value = N;
    type Code = S::Code;

    const FACTS: Facts<Self> = Facts::like(&S::FACTS);
    const IS_EXACT: bool = S::IS_EXACT;

    fn shape(&self) -> Shape<'static> {
        self.inside.shape()
    }

    fn last(&self) -> S::Code {
        self.inside.last()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, value: &N) -> Result<S::Code, Fault> {
        self.inside.code(&value.int())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: S::Code) -> Result<N, Fault> {
        match N::nonzero(self.inside.value(code)?) {
            Some(value) => Ok(value),
            None => Err(Fault::OutOfRange),
        }
    }

    fn show<'v>(&self, value: &'v N) -> Value<'v> {
        Value::Number(value.int().number())
    }
}

macro_rules! nonzero {
    ($($type:ident as $int:ty),*) => {$(
        impl NonZeroInteger for core::num::$type {
            type Int = $int;

            fn nonzero(int: $int) -> Option<Self> {
                Self::new(int)
            }

            fn int(self) -> $int {
                self.get()
            }
        }
    )*};
}

nonzero!(
    NonZeroI8 as i8,
    NonZeroI16 as i16,
    NonZeroI32 as i32,
    NonZeroI64 as i64,
    NonZeroIsize as isize,
    NonZeroI128 as i128,
    NonZeroU8 as u8,
    NonZeroU16 as u16,
    NonZeroU32 as u32,
    NonZeroU64 as u64,
    NonZeroUsize as usize,
    NonZeroU128 as u128
);

#[cfg(test)]
mod tests {
    use core::num::NonZeroI8;

    use super::*;
    use crate::scalar::{Int, every_code_comes_back};

    #[test]
    fn every_range_has_a_value_for_each_code_but_that_of_zero() {
        for (min, max, values) in [(-3, 3, 6), (0, 5, 5), (1, 5, 5), (-5, -1, 5), (0, 0, 0)] {
            let scalar = NonZero::<_, NonZeroI8>::new(Int::new(min, max));
            assert_eq!(every_code_comes_back(&scalar), values, "{min}..={max}");
        }
    }
}
