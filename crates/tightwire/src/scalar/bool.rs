//! One bit: a value of its own, or the flag in front of another.

use crate::error::Fault;
use crate::scalar::Scalar;
use crate::shape::{Shape, Value};

/// One bit, under each of the meanings it can have.
macro_rules! one_bit {
    ($( $(#[$doc:meta])* $Name:ident, )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $Name;

        impl Scalar for $Name {
            type Value = bool;
            type Code = u64;

            const IS_EXACT: bool = true;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn shape(&self) -> Shape<'static> {
                Shape::$Name
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn last(&self) -> u64 {
                1
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn code(&self, value: &bool) -> Result<u64, Fault> {
                Ok(u64::from(*value))
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
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
    /// Yes or no.
    ///
    /// ```
    /// use tightwire::scalar::{Bool, Scalar};
    ///
    /// assert_eq!(Bool.code(&true), Ok(1));
    /// ```
    Bool,
    /// Whether an optional value is there.
    ///
    /// ```
    /// use tightwire::scalar::{Present, Scalar};
    ///
    /// assert_eq!(Present.code(&true), Ok(1));
    /// ```
    Present,
    /// Whether a value is the default of its type.
    ///
    /// ```
    /// use tightwire::scalar::{IsDefault, Scalar};
    ///
    /// assert_eq!(IsDefault.code(&true), Ok(1));
    /// ```
    IsDefault,
}
