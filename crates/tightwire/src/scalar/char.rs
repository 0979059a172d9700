//! Characters, as their Unicode scalar value.

use crate::error::Fault;
use crate::scalar::{Facts, Scalar};
use crate::shape::{Number, Shape, Value};

/// A character.
///
/// ```
/// use tightwire::Fault;
/// use tightwire::scalar::{Char, Scalar};
///
/// assert_eq!(Char.bits(), 21);
/// assert_eq!(Char.value(0xd800), Err(Fault::Text)); // half of a pair
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Char;

impl Char {
    /// The largest code.
    const LAST: u32 = char::MAX as u32;

    /// The shape, in `const`.
    pub const SHAPE: Shape<'static> =
        Shape::Int { min: Number::Unsigned(0), max: Number::Unsigned(Self::LAST as u128) };
}

impl Scalar for Char {
    type Value = char;
    type Code = u64;

    const FACTS: Facts<Self> = Facts::checked(21);
    const IS_EXACT: bool = true;

    fn shape(&self) -> Shape<'static> {
        Self::SHAPE
    }

    fn last(&self) -> u64 {
        u64::from(Self::LAST)
    }

    fn code(&self, value: &char) -> Result<u64, Fault> {
        Ok(u64::from(*value))
    }

    fn value(&self, code: u64) -> Result<char, Fault> {
        char::from_u32(code as u32).ok_or(Fault::Text)
    }

    fn show<'v>(&self, value: &'v char) -> Value<'v> {
        Value::Number(Number::Unsigned(u128::from(u32::from(*value))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::every_code_comes_back;

    #[test]
    fn every_character_has_a_code_and_no_surrogate_has() {
        assert_eq!(every_code_comes_back(&Char), 0x11_0000 - 0x800);
    }
}
