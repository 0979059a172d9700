//! Constants of a declaration, which the compiler evaluates: so their values are part of the schema.
//!
//! A derive sees the name of a constant and not its type. Methods of the same name on
//! `Evaluated<u8>`, `Evaluated<f32>` and so on let the compiler choose by the type, and being `const`
//! they can be called where a schema is made, which methods of traits cannot.

use core::num::NonZero;

use crate::schema::Constant;

/// A type whose constants can be part of a schema.
#[diagnostic::on_unimplemented(
    message = "a constant of type `{Self}` cannot be part of the schema",
    label = "the schema hash would not notice that this value changes",
    note = "numbers, `bool`, `char` and `&str` can; name a variant by its path, as in `Kind::Boss`, and in \
            `matches!` with braces if it is all capitals, as in `Kind::BOSS {{ .. }}`",
    note = "or add `version = 1` to the field, and count it up whenever the value changes"
)]
pub trait InSchema {}

/// A value that becomes a constant of the schema.
#[derive(Debug)]
pub struct Evaluated<T>(T);

/// Takes a constant of a declaration.
pub const fn evaluated<T: InSchema>(value: T) -> Evaluated<T> {
    Evaluated(value)
}

/// Gives every `Evaluated` a method `constant`, so that a type without one of its own is reported
/// once, in the words of `InSchema`.
pub trait Evaluates {
    /// Is never called: every type that [`evaluated`] takes has a method of its own.
    fn constant(&self) -> Constant;
}

impl<T> Evaluates for Evaluated<T> {
    fn constant(&self) -> Constant {
        Constant::Code("")
    }
}

macro_rules! constants {
    ($($type:ty: $value:ident => $constant:expr,)*) => {$(
        impl InSchema for $type {}

        impl Evaluated<$type> {
            /// The constant of the schema.
            pub const fn constant(&self) -> Constant {
                let $value = self.0;
                $constant
            }
        }
    )*};
}

macro_rules! integers {
    ($($type:ident)*) => {
        constants! {
            $(
                $type: value => Constant::Number(value as i128),
                NonZero<$type>: value => Constant::Number(value.get() as i128),
            )*
        }

        $(
            impl Whole for $type {
                #[inline]
                fn whole(&self) -> i128 {
                    *self as i128
                }
            }
        )*
    };
}

constants! {
    // Larger ones are said by their bits.
    u128: value => Constant::Number(value as i128),
    NonZero<u128>: value => Constant::Number(value.get() as i128),
    bool: value => Constant::Number(value as i128),
    char: value => Constant::Number(value as i128),
    f32: value => Constant::Float(value as f64),
    f64: value => Constant::Float(value),
    &'static str: value => Constant::Text(value),
}

/// An integer that conditions calculate with, whose values an `i128` holds.
#[diagnostic::on_unimplemented(
    message = "a condition cannot calculate with a `{Self}`, only with integers that fit an `i128`",
    note = "add `version = 1` to the field to use this condition as custom code, and count it up whenever its \
            meaning changes"
)]
pub trait Whole {
    /// The number.
    fn whole(&self) -> i128;
}

integers! { u8 u16 u32 u64 usize i8 i16 i32 i64 i128 isize }

/// A comparison with what is named like a variant, which is one if this compiles.
#[inline]
pub fn with_a_variant(is_so: bool, _: impl Fn() -> bool) -> bool {
    is_so
}

/// A number that stands in a condition without a type of its own.
pub const fn number(value: i128) -> i128 {
    value
}

/// A number in a condition.
#[inline]
pub fn whole<T: Whole>(value: &T) -> i128 {
    value.whole()
}
