//! The parameters of shapes without their names, for files.

use crate::shape::Number;

/// A parameter of a shape.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Parameter<'a> {
    /// No value, for an optional number.
    None,
    /// An integer.
    Number(Number),
    /// A float.
    Float(f32),
    /// A text.
    Text(&'a str),
}

/// Implements the conversions for integer parameters.
macro_rules! integers {
    ($($int:ty => $kind:ident),*) => {$(
        impl From<$int> for Parameter<'_> {
            fn from(value: $int) -> Self {
                Self::Number(Number::$kind(value as _))
            }
        }

        impl TryFrom<Parameter<'_>> for $int {
            type Error = ();

            fn try_from(parameter: Parameter<'_>) -> Result<Self, ()> {
                match parameter {
                    Parameter::Number(Number::Signed(value)) => value.try_into().map_err(|_| ()),
                    Parameter::Number(Number::Unsigned(value)) => value.try_into().map_err(|_| ()),
                    _ => Err(()),
                }
            }
        }
    )*};
}

integers!(u32 => Unsigned, usize => Unsigned, i64 => Signed);

impl From<Option<usize>> for Parameter<'_> {
    fn from(value: Option<usize>) -> Self {
        value.map_or(Self::None, Self::from)
    }
}

impl TryFrom<Parameter<'_>> for Option<usize> {
    type Error = ();

    fn try_from(parameter: Parameter<'_>) -> Result<Self, ()> {
        match parameter {
            Parameter::None => Ok(None),
            other => other.try_into().map(Some),
        }
    }
}

/// Implements the conversions for parameters that have one type each.
macro_rules! plain {
    ($($type:ty => $kind:ident),*) => {$(
        impl<'a> From<$type> for Parameter<'a> {
            fn from(value: $type) -> Self {
                Self::$kind(value)
            }
        }

        impl<'a> TryFrom<Parameter<'a>> for $type {
            type Error = ();

            fn try_from(parameter: Parameter<'a>) -> Result<Self, ()> {
                match parameter {
                    Parameter::$kind(value) => Ok(value),
                    _ => Err(()),
                }
            }
        }
    )*};
}

plain!(Number => Number, f32 => Float, &'a str => Text);
