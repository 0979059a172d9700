//! Raw bits of an unsigned integer.

use core::marker::PhantomData;

use crate::error::Fault;
use crate::scalar::{Code, Facts, Scalar, Unsigned};
use crate::shape::{Shape, Value};

/// The low bits of an unsigned integer.
///
/// ```
/// use tightwire::Fault;
/// use tightwire::scalar::{Bits, Scalar};
///
/// const TICK: Bits<u16> = Bits::new(12);
/// assert_eq!(TICK.last(), 4095);
/// assert_eq!(TICK.code(&4096), Err(Fault::OutOfRange));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bits<T> {
    bits: u32,
    of: PhantomData<T>,
}

/// A whole `u8`.
pub const U8: Bits<u8> = Bits::new(u8::BITS);

/// A whole `u16`.
pub const U16: Bits<u16> = Bits::new(u16::BITS);

/// A whole `u32`.
pub const U32: Bits<u32> = Bits::new(u32::BITS);

/// A whole `u64`.
pub const U64: Bits<u64> = Bits::new(u64::BITS);

/// A whole `u128`.
pub const U128: Bits<u128> = Bits::new(u128::BITS);

impl<T: Unsigned> Bits<T> {
    /// Encodes the low `bits` bits. If `bits` exceeds the width of the type, every value is an error.
    pub const fn new(bits: u32) -> Self {
        Self { bits, of: PhantomData }
    }

    /// Returns the shape, in `const`.
    pub const fn shape(&self) -> Shape<'static> {
        Shape::Bits { bits: self.bits }
    }

    fn check(self) -> Result<(), Fault> {
        if self.bits > T::BITS { Err(Fault::Declaration) } else { Ok(()) }
    }
}

impl<T: Unsigned> Scalar for Bits<T> {
    type Value = T;
    type Code = T::Distance;

    const FACTS: Facts<Self> = Facts::checked(T::BITS).offset();
    const IS_EXACT: bool = true;

    fn shape(&self) -> Shape<'static> {
        Self::shape(self)
    }

    fn last(&self) -> T::Distance {
        // An impossible width reads no bits, so that the error is always about the declaration.
        T::Distance::low_bits(if self.bits > T::BITS { 0 } else { self.bits })
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, value: &T) -> Result<T::Distance, Fault> {
        self.check()?;
        let code = value.above(T::MIN);
        if code > self.last() { Err(Fault::OutOfRange) } else { Ok(code) }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: T::Distance) -> Result<T, Fault> {
        self.check()?;
        Ok(T::MIN.plus(code))
    }

    fn show<'v>(&self, value: &'v T) -> Value<'v> {
        Value::Number(value.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::every_code_comes_back;

    #[test]
    fn every_width_of_a_byte_has_all_of_its_codes() {
        for bits in 0..=8 {
            assert_eq!(every_code_comes_back(&Bits::<u8>::new(bits)), 1 << bits);
        }
    }

    #[test]
    fn a_width_above_the_type_refuses_every_value() {
        assert_eq!(Bits::<u8>::new(9).code(&0), Err(Fault::Declaration));
        assert_eq!(Bits::<u8>::new(9).value(0), Err(Fault::Declaration));
        assert_eq!(Bits::<u128>::new(128).code(&u128::MAX), Ok(u128::MAX));
    }
}
