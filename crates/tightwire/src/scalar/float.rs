//! Floats without rounding. NaN payloads and the sign of zero are preserved.

use crate::error::Fault;
use crate::scalar::{Facts, Scalar};
use crate::shape::{Shape, Value};

macro_rules! float {
    ($( $(#[$doc:meta])* $Name:ident $float:ty as $bits:ty, )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $Name;

        impl Scalar for $Name {
            type Value = $float;
            type Code = u64;

            const FACTS: Facts<Self> = Facts::checked(<$bits>::BITS);
            const IS_EXACT: bool = true;

            fn shape(&self) -> Shape<'static> {
                Shape::$Name
            }

            fn last(&self) -> u64 {
                u64::from(<$bits>::MAX)
            }

            fn code(&self, value: &$float) -> Result<u64, Fault> {
                Ok(u64::from(value.to_bits()))
            }

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

/// A float type for angles: `f32` or `f64`.
///
/// ```
/// use tightwire::{Float, Stream};
///
/// fn yaw<T: Float, S: Stream>(yaw: &mut T, stream: &mut S) -> tightwire::Result<S> {
///     stream.angle(yaw, 10)
/// }
/// # let mut stream = tightwire::MeasureStream::new();
/// # yaw(&mut 0.5f64, &mut stream).unwrap();
/// # assert_eq!(stream.bits_used(), 10);
/// ```
pub trait Float: Copy + Default + sealed::Sealed {
    /// Converts the value exactly.
    #[doc(hidden)]
    fn to_f64(self) -> f64;

    /// Converts to the nearest value.
    #[doc(hidden)]
    fn from_f64(value: f64) -> Self;

    /// Returns the value for a trace.
    #[doc(hidden)]
    fn shown(self) -> Value<'static>;
}

macro_rules! float_type {
    ($($float:ty, $shown:ident;)*) => {$(
        impl sealed::Sealed for $float {}

        impl Float for $float {
            fn to_f64(self) -> f64 {
                self.into()
            }

            fn from_f64(value: f64) -> Self {
                value as Self
            }

            fn shown(self) -> Value<'static> {
                Value::$shown(self)
            }
        }
    )*};
}

float_type! {
    f32, F32;
    f64, F64;
}

mod sealed {
    pub trait Sealed {}
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Covers every sign, exponent and top of the fraction, with each of these below it.
    const BELOW: [u64; 5] = [0, 1, 0x5555, 0xfffe, 0xffff];

    #[test]
    fn every_pattern_of_the_upper_half_comes_back_to_the_bit() {
        for top in 0..=0xffff_u64 {
            for below in BELOW {
                let code = top << 16 | below;
                assert_eq!(F32.value(code).and_then(|value| F32.code(&value)), Ok(code));
                let code = top << 48 | below << 24 | below;
                assert_eq!(F64.value(code).and_then(|value| F64.code(&value)), Ok(code));
            }
        }
    }

    #[test]
    fn a_code_is_the_pattern_of_the_standard() {
        for (value, code) in [
            (0.0, 0),
            (-0.0, 0x8000_0000),
            (1.0, 0x3f80_0000),
            (-2.5, 0xc020_0000),
            (f32::INFINITY, 0x7f80_0000),
            (f32::MIN_POSITIVE, 0x0080_0000),
        ] {
            assert_eq!(F32.code(&value), Ok(code), "{value}");
        }
        for (value, code) in [
            (-0.0, 0x8000_0000_0000_0000),
            (1.0, 0x3ff0_0000_0000_0000),
            (-2.5, 0xc004_0000_0000_0000),
            (f64::INFINITY, 0x7ff0_0000_0000_0000),
        ] {
            assert_eq!(F64.code(&value), Ok(code), "{value}");
        }
    }

    #[test]
    fn a_float_has_as_many_codes_as_its_bits() {
        assert_eq!((F32.bits(), F32.last()), (32, 0xffff_ffff));
        assert_eq!((F64.bits(), F64.last()), (64, u64::MAX));
        assert_eq!((F32.shape(), F64.shape()), (Shape::F32, Shape::F64));
        assert_eq!((F32.show(&1.5), F64.show(&1.5)), (Value::F32(1.5), Value::F64(1.5)));
    }
}
