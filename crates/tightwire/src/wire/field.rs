//! How a field is coded, as a type: what the attributes of a derive turn into.
//!
//! `#[wire(range = 0..=10, max_len = 8)] xs: Vec<Option<i16>>` is `Len<8, Int<..>>`: a codec for
//! the integer, lifted to the option, and a list of those. Lifting is written once, so the
//! derive never looks into the type of a field.

#![allow(missing_docs, clippy::missing_errors_doc)] // seen by generated code only

use core::marker::PhantomData;

use crate::error::{ReadError, WriteError};
use crate::stream::{Note, Reader, Writer};
use crate::wire::run::Join;
use crate::wire::{Schema, Wire};

/// Codes values of type `T`.
#[diagnostic::on_unimplemented(
    message = "a field of type `{T}` does not travel like this",
    label = "no wire format of its own, or an attribute that does not fit",
    note = "a `Vec` or `String` needs a bound: `#[wire(max_len = 64)]`; `usize` and `isize` need a range",
    note = "`range` and `fixed` are for integers, `bits` for unsigned ones, `compressed` for `f32`, `bytes` for `u8`s, `smallest_three` for `[f32; 4]`, `unit` for `[f32; 3]`, and each for `Option`s, arrays and lists of those",
    note = "a type of yours needs `#[derive(Wire)]` or `tightwire::unified!`, one of somebody else's `#[wire(with = module)]`"
)]
pub trait Codec<T> {
    /// The shape of a value.
    const SCHEMA: Schema;

    /// How a value takes part in runs.
    const JOIN: Join = Join::of(&Self::SCHEMA);

    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError>;

    fn read<R: Reader>(slot: &mut Option<T>, stream: &mut R) -> Result<(), ReadError>;

    /// Reads into a value that is there already.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(value: &mut T, stream: &mut R) -> Result<(), ReadError> {
        let mut slot = None;
        Self::read(&mut slot, stream)?;
        if let Some(read) = slot {
            *value = read;
        }
        Ok(())
    }

    /// Some value of the type, to be read over, where one is cheap to make.
    ///
    /// Filling a value in place spares the optimizer a puzzle: small arrays and structs that move
    /// as a whole are put together and taken apart by shifts.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<T> {
        None
    }

    /// Some array of values, likewise.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank_array<const N: usize>() -> Option<[T; N]> {
        None
    }

    /// The flag in front, for codecs that join with one.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flag(_value: &T) -> bool {
        false
    }

    /// Whether something follows a flag of this value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn has_more(flag: bool) -> bool {
        flag
    }

    /// Writes what follows the flag.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_behind_flag<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
        Self::write(value, stream)
    }

    /// Reads what follows the flag.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_behind_flag<R: Reader>(
        _flag: bool,
        slot: &mut Option<T>,
        stream: &mut R,
    ) -> Result<(), ReadError> {
        Self::read(slot, stream)
    }
}

/// A codec that stands for the elements of options and arrays, too.
///
/// All but [`Plain`], because those types are [`Wire`] by themselves.
pub trait Lift {}

/// The type inside options, arrays and lists: what a range is a range of.
#[diagnostic::on_unimplemented(
    message = "this attribute is for numbers, and `{Self}` holds none",
    label = "not a number, nor an `Option`, array or `Vec` of numbers"
)]
pub trait Leaf {
    type Leaf;
}

macro_rules! leaf {
    ($($number:ty),*) => { $( impl Leaf for $number { type Leaf = Self; } )* };
}

leaf!(u8, u16, u32, u64, usize, u128, i8, i16, i32, i64, isize, i128, f32);

impl<T: Leaf> Leaf for Option<T> {
    type Leaf = T::Leaf;
}

impl<T: Leaf, const N: usize> Leaf for [T; N] {
    type Leaf = T::Leaf;
}

/// As the type itself says.
#[derive(Debug)]
pub struct Plain;

impl<T: Wire> Codec<T> for Plain {
    const SCHEMA: Schema = T::SCHEMA;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
        value.write(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(slot: &mut Option<T>, stream: &mut R) -> Result<(), ReadError> {
        T::__read_slot(slot, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(value: &mut T, stream: &mut R) -> Result<(), ReadError> {
        value.read_into(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<T> {
        T::__blank()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank_array<const N: usize>() -> Option<[T; N]> {
        T::__blank_array()
    }
}

/// The methods of a codec that give numbers to read over: zeros, where there are any.
macro_rules! blank_number {
    ($number:ty) => {
        blank_number!($number, <$number>::default());
    };
    ($number:ty, $blank:expr) => {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank() -> Option<$number> {
            Some($blank)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn __blank_array<const N: usize>() -> Option<[$number; N]> {
            Some([$blank; N])
        }
    };
}
pub(crate) use blank_number;

/// The low bits of an unsigned integer.
#[derive(Debug)]
pub struct Bits<const BITS: u32>;

impl<const BITS: u32> Lift for Bits<BITS> {}

macro_rules! bits_codec {
    ($($int:ty),*) => {$(
        impl<const BITS: u32> Codec<$int> for Bits<BITS> {
            const SCHEMA: Schema = Schema::Bits { bits: BITS };

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(value: &$int, stream: &mut W) -> Result<(), WriteError> {
                stream.write_bits(*value, BITS)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(slot: &mut Option<$int>, stream: &mut R) -> Result<(), ReadError> {
                *slot = Some(stream.read_bits(BITS)?);
                Ok(())
            }

            blank_number!($int);
        }
    )*};
}

bits_codec!(u8, u16, u32, u64, usize, u128);

/// The range of an integer field, declared on the type that has the field.
pub trait Bounds<const FIELD: usize> {
    type Int;
    const MIN: Self::Int;
    const MAX: Self::Int;
}

/// An integer in the range of field `FIELD` of `P`.
#[derive(Debug)]
pub struct Int<P, const FIELD: usize>(PhantomData<P>);

impl<P, const FIELD: usize> Lift for Int<P, FIELD> {}

macro_rules! int_codec {
    ($kind:ident as $wide:ty: $($int:ty),*) => {$(
        impl<P: Bounds<FIELD, Int = $int>, const FIELD: usize> Codec<$int> for Int<P, FIELD> {
            const SCHEMA: Schema = Schema::Int {
                min: crate::stream::Number::$kind(P::MIN as $wide),
                max: crate::stream::Number::$kind(P::MAX as $wide),
            };

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(value: &$int, stream: &mut W) -> Result<(), WriteError> {
                stream.write_int(*value, P::MIN..=P::MAX)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(slot: &mut Option<$int>, stream: &mut R) -> Result<(), ReadError> {
                *slot = Some(stream.read_int(P::MIN..=P::MAX)?);
                Ok(())
            }

            blank_number!($int);
        }
    )*};
}

int_codec!(Signed as i128: i8, i16, i32, i64, isize, i128);
int_codec!(Unsigned as u128: u8, u16, u32, u64, usize, u128);

/// The range of a fixed-point field, declared on the type that has the field.
pub trait FixedRange<const FIELD: usize> {
    const MIN: i64;
    const MAX: i64;
    const FRACTION_BITS: u32;
}

/// Whether an integer type is signed.
pub trait Sign {
    const IS_SIGNED: bool;
}

macro_rules! sign {
    ($signed:literal: $($int:ty),*) => { $( impl Sign for $int { const IS_SIGNED: bool = $signed; } )* };
}

sign!(true: i8, i16, i32, i64, isize, i128);
sign!(false: u8, u16, u32, u64, usize, u128);

/// Whether an integer of so many bits holds the range of a field, for a check while compiling.
pub const fn fixed_range_fits<P: FixedRange<FIELD>, const FIELD: usize>(
    bits: u32,
    signed: bool,
) -> bool {
    let fraction = P::FRACTION_BITS;
    if P::MIN > P::MAX || fraction >= bits || (!signed && P::MIN < 0) {
        return false;
    }
    // What is left of the type for whole units.
    let whole = bits - fraction - signed as u32;
    whole >= i64::BITS - 1 || ((P::MAX < 1 << whole) && (P::MIN >= 0 || P::MIN >= -(1 << whole)))
}

/// A fixed-point number in the range of field `FIELD` of `P`.
#[derive(Debug)]
pub struct Fixed<P, const FIELD: usize>(PhantomData<P>);

impl<P, const FIELD: usize> Lift for Fixed<P, FIELD> {}

macro_rules! fixed_codec {
    ($($int:ty),*) => {$(
        impl<P: FixedRange<FIELD>, const FIELD: usize> Codec<$int> for Fixed<P, FIELD> {
            const SCHEMA: Schema =
                Schema::Fixed { min: P::MIN, max: P::MAX, fraction_bits: P::FRACTION_BITS };

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(value: &$int, stream: &mut W) -> Result<(), WriteError> {
                stream.write_fixed(*value, P::MIN..=P::MAX, P::FRACTION_BITS)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(slot: &mut Option<$int>, stream: &mut R) -> Result<(), ReadError> {
                *slot = Some(stream.read_fixed(P::MIN..=P::MAX, P::FRACTION_BITS)?);
                Ok(())
            }

            blank_number!($int);
        }
    )*};
}

fixed_codec!(i8, i16, i32, i64, isize, i128, u8, u16, u32, u64, usize, u128);

/// The range and resolution of a float field, declared on the type that has the field.
pub trait Steps<const FIELD: usize> {
    const MIN: f32;
    const MAX: f32;
    const RESOLUTION: f32;
}

/// Whether the steps of a field can be used, for a check while compiling.
pub const fn steps_make_sense<P: Steps<FIELD>, const FIELD: usize>() -> bool {
    crate::codec::compressed::Steps::new(P::MIN, P::MAX, P::RESOLUTION).is_some()
}

/// Whether steps that make sense are as small as the field says, for a check while compiling.
pub const fn steps_are_fine_enough<P: Steps<FIELD>, const FIELD: usize>() -> bool {
    !steps_make_sense::<P, FIELD>()
        || crate::codec::compressed::Steps::are_fine_enough(P::MIN, P::MAX, P::RESOLUTION)
}

/// A float in the steps of field `FIELD` of `P`.
#[derive(Debug)]
pub struct Compressed<P, const FIELD: usize>(PhantomData<P>);

impl<P, const FIELD: usize> Lift for Compressed<P, FIELD> {}

impl<P: Steps<FIELD>, const FIELD: usize> Codec<f32> for Compressed<P, FIELD> {
    const SCHEMA: Schema =
        Schema::Compressed { min: P::MIN, max: P::MAX, resolution: P::RESOLUTION };

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &f32, stream: &mut W) -> Result<(), WriteError> {
        stream.write_compressed(*value, P::MIN..=P::MAX, P::RESOLUTION)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(slot: &mut Option<f32>, stream: &mut R) -> Result<(), ReadError> {
        *slot = Some(stream.read_compressed(P::MIN..=P::MAX, P::RESOLUTION)?);
        Ok(())
    }

    blank_number!(f32);
}

/// Bytes at a byte border.
#[derive(Debug)]
pub struct Bytes;

impl Lift for Bytes {}

impl<const N: usize> Codec<[u8; N]> for Bytes {
    const SCHEMA: Schema = Schema::Bytes { count: N };

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &[u8; N], stream: &mut W) -> Result<(), WriteError> {
        stream.write_bytes(value)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(slot: &mut Option<[u8; N]>, stream: &mut R) -> Result<(), ReadError> {
        Self::read_into(slot.insert([0; N]), stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(value: &mut [u8; N], stream: &mut R) -> Result<(), ReadError> {
        stream.read_bytes(value)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<[u8; N]> {
        Some([0; N])
    }
}

/// At most `MAX` elements, each by `C`.
#[derive(Debug)]
pub struct Len<const MAX: usize, C>(PhantomData<C>);

impl<const MAX: usize, C> Lift for Len<MAX, C> {}

/// Code of the user's own, declared on the type that has the field.
///
/// The type of the field is an argument of the trait, so that it may be more private than the
/// type that has the field.
pub trait With<T, const FIELD: usize> {
    const SCHEMA: Schema;
    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError>;
    fn read<R: Reader>(stream: &mut R) -> Result<T, ReadError>;
}

/// The user's own code for field `FIELD` of `P`.
#[derive(Debug)]
pub struct Custom<P, const FIELD: usize>(PhantomData<P>);

impl<P: With<T, FIELD>, T, const FIELD: usize> Codec<T> for Custom<P, FIELD> {
    const SCHEMA: Schema = P::SCHEMA;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
        P::write(value, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(slot: &mut Option<T>, stream: &mut R) -> Result<(), ReadError> {
        *slot = Some(P::read(stream)?);
        Ok(())
    }
}

/// A field that is there only sometimes.
#[derive(Debug)]
pub struct When<C>(PhantomData<C>);

impl<T, C: Codec<T>> Codec<T> for When<C> {
    const SCHEMA: Schema = Schema::If { of: &C::SCHEMA, condition: "" };

    // Even a field of no bits: a run that starts at a field is taken there or never.
    const JOIN: Join = Join::Apart;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
        C::write(value, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(slot: &mut Option<T>, stream: &mut R) -> Result<(), ReadError> {
        C::read(slot, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(value: &mut T, stream: &mut R) -> Result<(), ReadError> {
        C::read_into(value, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<T> {
        C::__blank()
    }
}

/// A flag that says "equal to the default", and otherwise the value.
#[derive(Debug)]
pub struct DefaultBit<C>(PhantomData<C>);

impl<T: Default + PartialEq, C: Codec<T>> Codec<T> for DefaultBit<C> {
    const SCHEMA: Schema = Schema::DefaultBit { of: &C::SCHEMA };
    const JOIN: Join = Join::flag(&C::SCHEMA);

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
        crate::codec::list::flag(stream, &mut Self::flag(value), Note::DefaultBit)?;
        Self::write_behind_flag(value, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(slot: &mut Option<T>, stream: &mut R) -> Result<(), ReadError> {
        let mut flag = false;
        crate::codec::list::flag(stream, &mut flag, Note::DefaultBit)?;
        Self::read_behind_flag(flag, slot, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<T> {
        Some(T::default())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flag(value: &T) -> bool {
        *value == T::default()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn has_more(flag: bool) -> bool {
        !flag
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_behind_flag<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
        if Self::flag(value) { Ok(()) } else { C::write(value, stream) }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_behind_flag<R: Reader>(
        flag: bool,
        slot: &mut Option<T>,
        stream: &mut R,
    ) -> Result<(), ReadError> {
        if flag {
            *slot = Some(T::default());
            return Ok(());
        }
        C::read(slot, stream)
    }
}
