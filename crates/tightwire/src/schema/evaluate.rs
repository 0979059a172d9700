//! Constants of a declaration. The compiler evaluates them, so their values are part of the schema.
//!
//! A derive gets the name of a constant but not its type. Methods with the same name on
//! `Evaluated<u8>`, `Evaluated<f32>` and so on let the compiler choose by type. They are `const`, so
//! they can be called while a schema is built, which is not possible for trait methods.

use core::num::NonZero;

use crate::schema::Constant;

/// A type whose constants can be part of a schema.
#[diagnostic::on_unimplemented(
    message = "a constant of type `{Self}` cannot be part of the schema",
    label = "the schema hash would stay the same if this value changed",
    note = "numbers, `bool`, `char` and `&str` can; name a variant by its path, as in `Kind::Boss`, and in \
            `matches!` with braces if it is all capitals, as in `Kind::BOSS {{ .. }}`",
    note = "a `default` can be any value if the field has `version = 1`; increase the version whenever the value changes"
)]
pub trait InSchema {}

/// A value that becomes a constant of the schema.
#[derive(Debug)]
pub struct Evaluated<T>(T);

/// Wraps a constant of a declaration.
pub const fn evaluated<T: InSchema>(value: T) -> Evaluated<T> {
    Evaluated(value)
}

/// Gives every `Evaluated` a method `constant`, so that a type without its own method is reported once,
/// with the message of `InSchema`.
pub trait Evaluates {
    /// Never called, because every type that [`evaluated`] accepts has its own method.
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
            /// Returns the constant for the schema.
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

            impl Whole for NonZero<$type> {
                #[inline]
                fn whole(&self) -> i128 {
                    self.get() as i128
                }
            }
        )*
    };
}

constants! {
    // Larger values are represented by their bits.
    u128: value => Constant::Number(value as i128),
    NonZero<u128>: value => Constant::Number(value.get() as i128),
    bool: value => Constant::Number(value as i128),
    char: value => Constant::Number(value as i128),
    f32: value => Constant::Float(value as f64),
    f64: value => Constant::Float(value),
    &'static str: value => Constant::Text(value),
}

/// An integer that conditions can calculate with, whose values fit in an `i128`.
#[diagnostic::on_unimplemented(
    message = "a condition cannot calculate with a `{Self}`, only with integers that fit an `i128`",
    note = "write the type with `tightwire::unified!` to use any expression"
)]
pub trait Whole {
    /// Returns the number.
    fn whole(&self) -> i128;
}

integers! { u8 u16 u32 u64 usize i8 i16 i32 i64 i128 isize }

/// Returns a number literal of a condition. It has no type of its own.
pub const fn number(value: i128) -> i128 {
    value
}

/// Returns the value of a number in a condition.
#[inline]
pub fn whole<T: Whole>(value: &T) -> i128 {
    value.whole()
}
