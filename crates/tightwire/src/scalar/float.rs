//! Floats as they are, to the bit: NaN payloads and the sign of zero pass unchanged.

use crate::error::Fault;
use crate::scalar::Scalar;
use crate::shape::{Shape, Value};

macro_rules! float {
    ($( $(#[$doc:meta])* $Name:ident $float:ty as $bits:ty, )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $Name;

        impl Scalar for $Name {
            type Value = $float;
            type Code = u64;

            const IS_EXACT: bool = true;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn shape(&self) -> Shape<'static> {
                Shape::$Name
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn last(&self) -> u64 {
                u64::from(<$bits>::MAX)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn code(&self, value: &$float) -> Result<u64, Fault> {
                Ok(u64::from(value.to_bits()))
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn value(&self, code: u64) -> Result<$float, Fault> {
                Ok(<$float>::from_bits(code as $bits))
            }

            fn show<'v>(&self, value: &'v $float) -> Value<'v> {
                Value::$Name(*value)
            }
        }
    )*};
}

float! {
    /// A 32-bit float.
    ///
    /// ```
    /// use tightwire::scalar::{F32, Scalar};
    ///
    /// assert_eq!(F32.code(&1.0), Ok(0x3f80_0000));
    /// ```
    F32 f32 as u32,
    /// A 64-bit float.
    ///
    /// ```
    /// use tightwire::scalar::{F64, Scalar};
    ///
    /// assert_eq!(F64.bits(), 64);
    /// ```
    F64 f64 as u64,
}
