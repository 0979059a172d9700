//! Codecs: types that define how a field is encoded. The derive turns attributes into these.
//!
//! `#[wire(range = 0..=10, max_len = 8)] xs: Vec<Option<i16>>` becomes `Len<8, By<Self, 0>>`: a
//! codec for the integer, applied to the option and then to the list. The code that applies a codec
//! to options and arrays exists once, so the derive never has to inspect the type of a field.

use core::marker::PhantomData;

use crate::codec::{Written, known_bits};
use crate::compound::{List, bytes, option};
use crate::error::{Fault, ReadError, WriteError};
use crate::flow::Runs;
use crate::inline::{read_into_outlined, read_outlined, write_outlined};
use crate::scalar::{self, IsDefault, Scalar};
use crate::schema::{Known, Schema};
use crate::shape::Shape;
use crate::stream::{Reader, Writer};
use crate::wire::Wire;
use crate::wire::all;

/// Defines how values of type `T` are encoded. Use it for types that you cannot implement [`Wire`]
/// for, or that can be encoded in more than one way.
///
/// A codec is a type without values. Name it in a derive: `#[wire(codec = Degrees)]`. If it also
/// implements [`Lift`], it applies to options, arrays and lists of `T` as well.
///
/// ```
/// use std::time::Duration;
/// use tightwire::scalar::Int;
/// use tightwire::{Codec, Lift, ReadError, Reader, Schema, Wire, WriteError, Writer};
///
/// /// A duration of at most a minute, in milliseconds.
/// struct Millis;
///
/// impl Codec<Duration> for Millis {
///     const SCHEMA: Schema = Schema::bits(16);
///
///     fn write<W: Writer>(value: &Duration, stream: &mut W) -> Result<(), WriteError> {
///         stream.put(Int::new(0, 65_535), value.as_millis() as u64)
///     }
///
///     fn read<R: Reader>(stream: &mut R) -> Result<Duration, ReadError> {
///         Ok(Duration::from_millis(stream.take(Int::new(0, 65_535))?))
///     }
/// }
///
/// impl Lift for Millis {}
///
/// # #[cfg(feature = "derive")] {
/// #[derive(Wire)]
/// struct Timers {
///     #[wire(codec = Millis)]
///     respawn: Duration, // 16 bits
///     #[wire(codec = Millis)]
///     shield: Option<Duration>, // 1 bit, and 16 if there is one
/// }
/// assert_eq!(Timers::MAX_BITS, 33);
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{T}` cannot be encoded as a field like this",
    label = "it has no wire format, or the attribute does not apply to it",
    note = "if it is your own type, add `#[derive(Wire)]` to it; if it is from another crate, add `#[wire(with = module)]` to the field"
)]
pub trait Codec<T> {
    /// The schema of a value.
    const SCHEMA: Schema;

    /// The facts about a value that both sides know, which conditions may use.
    #[doc(hidden)]
    const KNOWN: Known = Known::Nothing;

    /// True if [`blank`](Self::blank) returns a value.
    #[doc(hidden)]
    const HAS_BLANK: bool = false;

    /// True if the type's `Ord` is guaranteed to match the order of the format.
    #[doc(hidden)]
    const IS_ORDERED: bool = false;

    /// Writes a value.
    ///
    /// # Errors
    ///
    /// Fails if the value does not match its description.
    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError>;

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// Fails if a value does not match its description.
    fn read<R: Reader>(stream: &mut R) -> Result<T, ReadError>;

    /// Reads over an existing value and reuses its memory where possible.
    ///
    /// # Errors
    ///
    /// Fails if a value does not match its description.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(value: &mut T, stream: &mut R) -> Result<(), ReadError> {
        *value = Self::read(stream)?;
        Ok(())
    }

    /// The number of bits of every value that lists write and read as a whole, as in [`Wire`].
    #[doc(hidden)]
    const BULK_BITS: u32 = 0;

    /// Writes all elements and returns true, or writes nothing and returns false.
    #[doc(hidden)]
    fn write_bulk<W: Writer>(_elements: &[T], _stream: &mut W) -> bool {
        false
    }

    /// Reads over all elements and returns true, or reads nothing and returns false.
    #[doc(hidden)]
    fn read_bulk<R: Reader>(_elements: &mut [T], _stream: &mut R) -> bool {
        false
    }

    /// Reads `count` elements onto a list and returns true, or reads nothing and returns false.
    #[doc(hidden)]
    fn append_bulk<R: Reader>(_list: &mut impl List<T>, _count: usize, _stream: &mut R) -> bool {
        false
    }

    /// The number of bits of every value of which lists write and read 64 at a time, or 0.
    #[doc(hidden)]
    const LANE_BITS: u32 = 0;

    /// Writes elements from the first one on, and returns how many. The others are written one by one.
    #[doc(hidden)]
    fn write_lanes<W: Writer>(_elements: &[T], _stream: &mut W) -> usize {
        0
    }

    /// Reads over elements from the first one on, and returns how many. The others are read one by one.
    #[doc(hidden)]
    fn read_lanes<R: Reader>(_elements: &mut [T], _stream: &mut R) -> Result<usize, ReadError> {
        Ok(0)
    }

    /// Returns the codes of four elements next to each other, of [`LANE_BITS`](Self::LANE_BITS) bits each,
    /// or the index of the first element that cannot be written, and what is wrong with it.
    #[doc(hidden)]
    fn four(_elements: &[T; 4]) -> Result<u64, (usize, Fault)> {
        Err((0, Fault::Declaration))
    }

    /// Returns some value of the type to read over, if one is cheap to create.
    ///
    /// Filling a value in place produces better code. Small arrays and structs that are moved as a
    /// whole are packed into registers and unpacked again with shifts.
    #[doc(hidden)]
    fn blank() -> Option<T> {
        None
    }

    /// Returns an array of such values, under the same condition.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn blank_array<const N: usize>() -> Option<[T; N]> {
        all(core::array::from_fn(|_| Self::blank()))
    }
}

/// A [`Codec`] that also applies to the elements of options, arrays and lists.
///
/// All codecs of this crate implement it except [`Plain`], because those containers already
/// implement [`Wire`].
pub trait Lift {}

/// Gives the type inside options, arrays and lists, which is the type that a range applies to.
#[diagnostic::on_unimplemented(
    message = "this attribute is for numbers, and `{Self}` contains none",
    label = "not a number, nor an `Option`, array or `Vec` of numbers",
    note = "a struct or enum declares its own encoding: put the attribute on its fields"
)]
#[doc(hidden)]
pub trait Leaf {
    /// The innermost type.
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

/// Encodes a value with its own [`Wire`] implementation.
#[derive(Debug)]
pub struct Plain;

#[diagnostic::do_not_recommend]
impl<T: Wire> Codec<T> for Plain {
    const SCHEMA: Schema = T::SCHEMA;
    const KNOWN: Known = T::__KNOWN;
    const HAS_BLANK: bool = T::__HAS_BLANK;
    const IS_ORDERED: bool = T::__IS_ORDERED;
    const BULK_BITS: u32 = T::__BULK_BITS;

    fn write_bulk<W: Writer>(elements: &[T], stream: &mut W) -> bool {
        T::__write_bulk(elements, stream)
    }

    fn read_bulk<R: Reader>(elements: &mut [T], stream: &mut R) -> bool {
        T::__read_bulk(elements, stream)
    }

    fn append_bulk<R: Reader>(list: &mut impl List<T>, count: usize, stream: &mut R) -> bool {
        T::__append_bulk(list, count, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
        if const { crate::inline::is_large(&T::SCHEMA) } {
            return write_outlined(value, stream);
        }
        value.write(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<T, ReadError> {
        if const { crate::inline::is_large(&T::SCHEMA) } {
            return read_outlined(stream);
        }
        T::read(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(value: &mut T, stream: &mut R) -> Result<(), ReadError> {
        if const { crate::inline::is_large(&T::SCHEMA) } {
            return read_into_outlined(value, stream);
        }
        value.read_into(stream)
    }

    fn blank() -> Option<T> {
        T::__blank()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn blank_array<const N: usize>() -> Option<[T; N]> {
        T::__blank_array()
    }
}

/// Declares the scalar of a field, on the type that has the field.
#[doc(hidden)]
pub trait Declares<const FIELD: usize> {
    /// The type of the scalar.
    type Scalar: Scalar + Copy;
    /// The scalar.
    const SCALAR: Self::Scalar;
    /// The shape of the scalar.
    const SHAPE: Shape<'static>;
}

/// Encodes a value with the scalar that field `FIELD` of `P` declares.
#[derive(Debug)]
pub struct By<P, const FIELD: usize>(PhantomData<P>);

impl<P, const FIELD: usize> Lift for By<P, FIELD> {}

/// Implements the codec of a scalar for one type. A blanket impl would conflict with the one for
/// arrays, which applies a codec to the elements.
macro_rules! by_scalar {
    // The values of the scalar are the values of the type.
    (
        $type:ty, [$($generics:tt)*] $codec:ty, $shape:expr, $scalar:expr, $blank:expr
    ) => {
        $crate::codec::by_scalar!(
            @impl $type, [$($generics)*] $codec, $shape, $scalar,
            |value| value, |read| read, $blank;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: $crate::stream::Reader>(
                value: &mut $type,
                stream: &mut R,
            ) -> Result<(), $crate::error::ReadError> {
                stream.take_into(&$scalar, value)
            }
            const LANE_BITS: u32 =
                $crate::codec::lanes::bits(|| $scalar, &<Self as $crate::codec::Codec<$type>>::SCHEMA);
            fn write_lanes<W: $crate::stream::Writer>(elements: &[$type], stream: &mut W) -> usize {
                let bits = <Self as $crate::codec::Codec<$type>>::LANE_BITS;
                $crate::codec::lanes::write(&$scalar, elements, bits, stream)
            }
            fn read_lanes<R: $crate::stream::Reader>(
                elements: &mut [$type],
                stream: &mut R,
            ) -> Result<usize, $crate::error::ReadError> {
                let bits = <Self as $crate::codec::Codec<$type>>::LANE_BITS;
                $crate::codec::lanes::read(&$scalar, elements, bits, stream)
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn four(
                elements: &[$type; 4],
            ) -> Result<u64, (usize, $crate::error::Fault)> {
                let bits = <Self as $crate::codec::Codec<$type>>::LANE_BITS;
                $crate::codec::lanes::four(&$scalar, elements, bits)
            }
        );
    };
    (
        $type:ty, [$($generics:tt)*] $codec:ty, $shape:expr, $scalar:expr,
        |$value:ident| $to:expr, |$read:ident| $from:expr, $blank:expr
        $(, $hole:expr)?
    ) => {
        $crate::codec::by_scalar!(
            @impl $type, [$($generics)*] $codec, $shape, $scalar,
            |$value| $to, |$read| $from, $blank $(, $hole)?;
        );
    };
    (
        @impl $type:ty, [$($generics:tt)*] $codec:ty, $shape:expr, $scalar:expr,
        |$value:ident| $to:expr, |$read:ident| $from:expr, $blank:expr
        $(, $hole:expr)?; $($more:item)*
    ) => {
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> $crate::codec::Codec<$type> for $codec {
            const SCHEMA: $crate::schema::Schema = $crate::schema::Schema::value($shape)$(.without($hole))?;
            const KNOWN: $crate::schema::Known =
                $crate::schema::Known::all_if($crate::codec::is_exact(|| $scalar));
            const HAS_BLANK: bool = true;
            const IS_ORDERED: bool = true;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: $crate::stream::Writer>(
                $value: &$type,
                stream: &mut W,
            ) -> Result<(), $crate::error::WriteError> {
                stream.put_scalar(&$scalar, $to)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: $crate::stream::Reader>(
                stream: &mut R,
            ) -> Result<$type, $crate::error::ReadError> {
                let $read = stream.take_scalar(&$scalar)?;
                Ok($from)
            }

            $($more)*

            fn blank() -> Option<$type> {
                Some($blank)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn blank_array<const N: usize>() -> Option<[$type; N]> {
                Some([$blank; N])
            }
        }
    };
}
pub(crate) use by_scalar;

/// Returns whether decoding with this scalar gives back the exact value that was encoded. It takes
/// a constructor instead of a scalar because constructing one can be a compile error.
pub(crate) const fn is_exact<S: Scalar>(_scalar: fn() -> S) -> bool {
    S::IS_EXACT
}

macro_rules! number {
    ($($number:ty),*) => {$(
        $crate::codec::by_scalar!(
            $number,
            [P: Declares<FIELD, Scalar: Scalar<Value = $number>>, const FIELD: usize]
            By<P, FIELD>, P::SHAPE, P::SCALAR, <$number>::default()
        );
    )*};
}

number!(u8, u16, u32, u64, usize, u128, i8, i16, i32, i64, isize, i128, f32);

/// Encodes the low bits of an unsigned integer.
#[derive(Debug)]
pub struct Bits<const BITS: u32>;

impl<const BITS: u32> Lift for Bits<BITS> {}

/// The scalar for a declared width. The width is checked here because the derive cannot check it
/// for a generic type.
trait Width<T> {
    const SCALAR: scalar::Bits<T>;
}

impl<T: scalar::Unsigned, const BITS: u32> Width<T> for Bits<BITS> {
    const SCALAR: scalar::Bits<T> = {
        assert!(
            BITS > 0,
            "a field of 0 bits cannot hold a value: remove the field, or give it at least 1 bit"
        );
        assert!(BITS <= T::BITS, "more bits than the field's type has");
        scalar::Bits::new(BITS)
    };
}

macro_rules! bits {
    ($($int:ty),*) => {$(
        $crate::codec::by_scalar!(
            $int, [const BITS: u32] Bits<BITS>, Shape::Bits { bits: BITS },
            <Self as Width<$int>>::SCALAR, 0
        );
    )*};
}

bits!(u8, u16, u32, u64, usize, u128);

/// Encodes bytes at a byte boundary.
#[derive(Debug)]
pub struct Bytes;

impl Lift for Bytes {}

impl<const N: usize> Codec<[u8; N]> for Bytes {
    const SCHEMA: Schema = Schema::value(Shape::Bytes { count: N });
    const KNOWN: Known = Known::All;
    const HAS_BLANK: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &[u8; N], stream: &mut W) -> Result<(), WriteError> {
        bytes::write(stream, value)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<[u8; N], ReadError> {
        let mut value = [0; N];
        stream.either(bytes::Slice(&mut value))?;
        Ok(value)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(value: &mut [u8; N], stream: &mut R) -> Result<(), ReadError> {
        stream.either(bytes::Slice(value))
    }

    fn blank() -> Option<[u8; N]> {
        Some([0; N])
    }
}

/// Encodes `MIN` to `MAX` elements, each with `C`.
#[derive(Debug)]
pub struct Len<const MAX: usize, C, const MIN: usize = 0>(PhantomData<C>);

impl<const MAX: usize, C, const MIN: usize> Lift for Len<MAX, C, MIN> {}

/// Encodes text as UTF-16 units of 32 bits each. It is used as the `C` of [`Len`].
#[derive(Debug)]
pub struct Wide;

/// Declares a user's module for a field, on the type that has the field.
///
/// The field's type is a parameter of the trait, so that it may be more private than the type that
/// has the field.
#[doc(hidden)]
pub trait With<T, const FIELD: usize> {
    /// The schema of a value.
    const SCHEMA: Schema;
    /// Calls the module's `write`.
    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError>;
    /// Calls the module's `read`.
    fn read<R: Reader>(stream: &mut R) -> Result<T, ReadError>;
}

/// Encodes a value with the module for field `FIELD` of `P`.
#[derive(Debug)]
pub struct Custom<P, const FIELD: usize>(PhantomData<P>);

impl<P: With<T, FIELD>, T, const FIELD: usize> Codec<T> for Custom<P, FIELD> {
    const SCHEMA: Schema = P::SCHEMA;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
        P::write(value, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<T, ReadError> {
        P::read(stream)
    }
}

/// Encodes one bit that is set if the value equals the default, and otherwise the value after it.
#[derive(Debug)]
pub struct DefaultBit<C>(PhantomData<C>);

impl<T: Default + PartialEq, C: Codec<T>> Codec<T> for DefaultBit<C> {
    const SCHEMA: Schema = Schema::default_bit(&C::SCHEMA);
    const KNOWN: Known = if equal_is_same(&C::SCHEMA) { C::KNOWN } else { Known::Nothing };
    const HAS_BLANK: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
        if const { W::COMPARES } {
            return C::write(value, stream);
        }
        let is_default = *value == T::default();
        option::write_flag(stream, &IsDefault, is_default)?;
        stream.some(!is_default);
        if !is_default {
            stream.part(Written::<C, T>(value, PhantomData))?;
        }
        stream.join()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<T, ReadError> {
        let bits = const { known_bits(&C::SCHEMA) };
        if option::read_flag(stream, &IsDefault, false, bits)? {
            Runs::join(stream);
            return Ok(T::default());
        }
        let value = C::read(stream)?;
        Runs::join(stream);
        // Negative zero equals the default, and would turn into it if the value were sent again.
        if const { !equal_is_same(&C::SCHEMA) } && value == T::default() {
            return Ok(T::default());
        }
        Ok(value)
    }

    fn blank() -> Option<T> {
        Some(T::default())
    }
}

/// Returns whether equal values are always identical. Floats have two zeros, and a user-defined
/// type may implement equality in any way.
const fn equal_is_same(schema: &Schema) -> bool {
    match *schema {
        Schema::Value { shape } | Schema::Without { shape, .. } => {
            !matches!(shape, Shape::F32 | Shape::F64 | Shape::Half)
        }
        // The default is empty, and only an empty value equals it.
        Schema::ByteList { .. }
        | Schema::List { .. }
        | Schema::Ascending { .. }
        | Schema::Set { .. }
        | Schema::Map { .. }
        | Schema::Subset { is_counted: true, .. }
        | Schema::Option { .. } => true,
        Schema::Array { of, .. } | Schema::Subset { of, .. } => equal_is_same(of),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::{Compressed, Int};

    #[test]
    fn integers_are_exact_and_steps_are_not() {
        assert!(is_exact(|| Int::<u8>::new(0, 9)));
        assert!(!is_exact(|| Compressed::new(0.0, 1.0, 0.1)));
    }

    #[test]
    fn equal_values_may_differ_where_a_zero_has_a_sign() {
        const FLOAT: Schema = Schema::value(Shape::F32);
        const NUMBER: Schema = Schema::bits(8);
        for same in [
            NUMBER,
            Schema::array(&NUMBER, 3),
            Schema::subset(&NUMBER, 3),
            Schema::option(&FLOAT),
            Schema::list(&FLOAT, 3),
            Schema::subset_list(&FLOAT, 3),
            Schema::byte_list(3),
        ] {
            assert!(equal_is_same(&same), "{same:?}");
        }
        for differs in [
            FLOAT,
            Schema::value(Shape::F64),
            Schema::value(Shape::Half),
            Schema::array(&FLOAT, 3),
            Schema::subset(&FLOAT, 3),
            Schema::opaque("custom code"),
        ] {
            assert!(!equal_is_same(&differs), "{differs:?}");
        }
    }
}
