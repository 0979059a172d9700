//! A single bit: a value of its own, or a flag before another value.

use crate::error::Fault;
use crate::scalar::{Facts, Scalar};
use crate::shape::{Shape, Value};

/// Declares a single bit for each of its possible meanings.
macro_rules! one_bit {
    ($( $(#[$doc:meta])* $Name:ident, )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $Name;

        impl Scalar for $Name {
            type Value = bool;
            type Code = u64;

            const FACTS: Facts<Self> = Facts::checked(1);
            const IS_EXACT: bool = true;

            fn shape(&self) -> Shape<'static> {
                Shape::$Name
            }

            fn last(&self) -> u64 {
                1
            }

            fn code(&self, value: &bool) -> Result<u64, Fault> {
                Ok(u64::from(*value))
            }

            fn value(&self, code: u64) -> Result<bool, Fault> {
                Ok(code != 0)
            }

            fn show<'v>(&self, value: &'v bool) -> Value<'v> {
                Value::Bool(*value)
            }
        }
    )*};
}

one_bit! {
    /// A `bool`.
    ///
    /// ```
    /// use tightwire::scalar::{Bool, Scalar};
    ///
    /// assert_eq!(Bool.code(&true), Ok(1));
    /// ```
    Bool,
    /// A flag that is set if an optional value is present.
    ///
    /// ```
    /// use tightwire::scalar::{Present, Scalar};
    ///
    /// assert_eq!(Present.code(&true), Ok(1));
    /// ```
    Present,
    /// A flag that is set if a value is the default of its type.
    ///
    /// ```
    /// use tightwire::scalar::{IsDefault, Scalar};
    ///
    /// assert_eq!(IsDefault.code(&true), Ok(1));
    /// ```
    IsDefault,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::every_code_comes_back;

    /// Checks the same facts for each of them, independent of what the bit means.
    fn is_one_bit<S: Scalar<Value = bool, Code = u64>>(scalar: &S) {
        assert_eq!((scalar.bits(), scalar.last()), (1, 1));
        assert_eq!(every_code_comes_back(scalar), 2);
        assert_eq!((scalar.code(&false), scalar.code(&true)), (Ok(0), Ok(1)));
        assert_eq!(scalar.show(&true), Value::Bool(true));
        assert_eq!(scalar.show(&false), Value::Bool(false));
    }

    #[test]
    fn both_codes_of_a_bit_come_back_under_every_meaning() {
        is_one_bit(&Bool);
        is_one_bit(&Present);
        is_one_bit(&IsDefault);
    }

    #[test]
    fn each_meaning_of_a_bit_is_a_kind_of_its_own() {
        assert_eq!(Bool.shape(), Shape::Bool);
        assert_eq!(Present.shape(), Shape::Present);
        assert_eq!(IsDefault.shape(), Shape::IsDefault);
    }
}
