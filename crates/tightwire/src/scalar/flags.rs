//! Sets of flags, with one bit for each flag.

use crate::bits::low_bits;
use crate::error::Fault;
use crate::scalar::{Facts, Scalar};
use crate::shape::{Number, Shape, Value};

/// Encodes the flags in a mask, one bit each, in the order of their bits. At most 64 are possible.
///
/// Bits between the flags are not sent, and a value with one of them set has no code.
///
/// ```
/// use tightwire::scalar::{Flags, Scalar};
///
/// const BUTTONS: Flags = Flags::new(0b1001_0001);
/// assert_eq!(BUTTONS.bits(), 3);
/// assert_eq!(BUTTONS.code(&0b1000_0001), Ok(0b101));
/// assert_eq!(BUTTONS.value(0b101), Ok(0b1000_0001));
/// assert!(BUTTONS.code(&0b10).is_err());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Flags {
    mask: u128,
}

impl Flags {
    /// Sets which bits are flags. With more than 64 flags, every value is an error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(mask: u128) -> Self {
        Self { mask }
    }

    /// Returns the shape, in `const`.
    pub const fn shape(&self) -> Shape<'static> {
        Shape::Bits { bits: self.mask.count_ones() }
    }

    /// Returns whether the flags are the lowest bits, so that no bits have to move.
    const fn is_dense(&self) -> bool {
        self.mask & self.mask.wrapping_add(1) == 0
    }
}

impl Scalar for Flags {
    type Value = u128;
    type Code = u64;

    const FACTS: Facts<Self> = Facts::checked(u128::BITS);
    const IS_EXACT: bool = true;

    fn shape(&self) -> Shape<'static> {
        Self::shape(self)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn last(&self) -> u64 {
        low_bits(self.mask.count_ones())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, flags: &u128) -> Result<u64, Fault> {
        if self.mask.count_ones() > u64::BITS {
            return Err(Fault::Declaration);
        }
        if flags & !self.mask != 0 {
            return Err(Fault::OutOfRange);
        }
        if self.is_dense() {
            return Ok(*flags as u64);
        }
        let (mut code, mut place, mut rest) = (0, 1u64, self.mask);
        while rest != 0 {
            let flag = rest & rest.wrapping_neg();
            if flags & flag != 0 {
                code |= place;
            }
            place = place.wrapping_shl(1);
            rest ^= flag;
        }
        Ok(code)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: u64) -> Result<u128, Fault> {
        if self.mask.count_ones() > u64::BITS {
            return Err(Fault::Declaration);
        }
        if self.is_dense() {
            return Ok(u128::from(code));
        }
        let (mut flags, mut left, mut rest) = (0, code, self.mask);
        while rest != 0 {
            let flag = rest & rest.wrapping_neg();
            if left & 1 != 0 {
                flags |= flag;
            }
            left >>= 1;
            rest ^= flag;
        }
        Ok(flags)
    }

    fn show<'v>(&self, flags: &'v u128) -> Value<'v> {
        // This is what a reader shows that has only the schema, which contains the number of flags.
        let number = self.code(flags).map_or(*flags, u128::from);
        Value::Number(Number::Unsigned(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::every_code_comes_back;

    #[test]
    fn every_code_of_every_small_mask_is_a_set_of_its_flags() {
        for mask in 0..512u128 {
            let flags = Flags::new(mask);
            assert_eq!(every_code_comes_back(&flags), 1 << mask.count_ones(), "{mask:b}");
            let with_code = (0..512).filter(|value| flags.code(value).is_ok());
            assert!(with_code.eq((0..512).filter(|value| value & !mask == 0)), "{mask:b}");
        }
    }

    #[test]
    fn flags_may_be_anywhere_and_at_most_64() {
        let ends = Flags::new(1 | 1 << 127);
        assert_eq!((ends.bits(), ends.code(&(1 << 127)), ends.value(2)), (2, Ok(2), Ok(1 << 127)));
        let many = Flags::new(u64::MAX.into());
        assert_eq!((many.bits(), many.code(&u64::MAX.into())), (64, Ok(u64::MAX)));
        let spread = Flags::new(u128::from(u64::MAX) << 1);
        assert_eq!((spread.code(&(1 << 64)), spread.value(1 << 63)), (Ok(1 << 63), Ok(1 << 64)));
        let more = Flags::new(u128::from(u64::MAX) << 1 | 1);
        assert_eq!(
            (more.code(&1), more.value(1)),
            (Err(Fault::Declaration), Err(Fault::Declaration))
        );
    }
}
