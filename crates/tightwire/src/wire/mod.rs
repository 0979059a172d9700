//! Encodable types: the [`Wire`] trait, its implementations, and the functions that use it.
//!
//! [`Stream`], [`Writer`] and [`Reader`] are the traits that user code calls. They offer every
//! primitive as a method, and each method is one call to a scalar or a compound.

mod apart;
mod axes;
mod blocks;
mod codec;
mod coding;
mod described;
pub(crate) mod diagnose;
#[doc(hidden)]
pub mod dynamic;
mod elements;
pub(crate) mod fields;
mod flags;
mod full_width;
#[cfg(any(feature = "alloc", feature = "arrayvec", feature = "heapless"))]
mod list_kinds;
mod list_stream;
#[cfg(any(feature = "alloc", feature = "arrayvec", feature = "heapless"))]
mod lists;
#[cfg(feature = "alloc")]
mod maps;
mod quantized;
mod reader;
#[cfg(feature = "alloc")]
mod sequences;
mod stream;
mod types;
mod unified;
mod writer;

pub use crate::stream::StreamResult;
pub(crate) use codec::by_scalar;
pub use codec::{Codec, Lift};
pub(crate) use codec::{is_exact, read_option, write_option};
#[cfg(feature = "seal")]
pub(crate) use coding::explained;
#[doc(hidden)]
pub use coding::fresh;
#[cfg(feature = "alloc")]
pub use coding::{as_received, codes, encode_append, encode_to_vec};
pub use coding::{decode, decode_into, decode_prefix, encode, encode_mut, measure};
pub use list_stream::ListStream;
pub use reader::Reader;
pub use stream::Stream;
pub use writer::Writer;

/// Internals that generated code uses. This module is not public API and changes without notice.
#[doc(hidden)]
pub(crate) mod __private {
    // The names that generated code needs, so that it works even if they are shadowed where it is
    // expanded.
    pub use core::default::Default;
    pub use core::option::Option::{self, None, Some};
    pub use core::result::Result::{self, Err, Ok};

    pub use super::axes::{Axes, DeclaresAxes, axis};
    pub use super::codec::{
        Bits, By, Bytes, Codec, Custom, Declares, DefaultBit, Leaf, Len, Plain, Wide, With,
    };
    pub use super::diagnose::*;
    pub use super::fields::{
        OfVariant, ReadFields, WriteFields, no_variant, read_tag, read_variants, write_variants,
    };
    pub use super::flags::{
        NoFlags, SetOfFlags, flag_mask, read_flags, schema_of_flags, some_flags, write_flags,
    };
    #[cfg(any(feature = "alloc", feature = "arrayvec", feature = "heapless"))]
    pub use super::list_kinds::{
        Ascending, Computed, Exactly, OfLength, constant, length, minus, plus, times,
    };
    #[cfg(feature = "alloc")]
    pub use super::maps::Entry;
    pub use super::quantized::{Angle, Direction, Half, Rotation};
    pub use super::unified::{reset, with_clone};
    pub use super::{Reader, Wire, Writer};
    pub use crate::compound::Serial;
    pub use crate::error::{ReadError, WriteError};
    pub use crate::scalar::{Compressed, Fixed, Int, Integer};
    pub use crate::schema::evaluate::{Evaluates, evaluated, number, whole, with_a_variant};
    pub use crate::schema::has_key;
    pub use crate::schema::{
        Arithmetic, Comparison, Condition, Constant, Field, Known, Length, Operand, Part, Schema,
        Variant,
    };
    pub use crate::shape::Shape;

    /// Describes a field of a derived type.
    pub const fn field<C: Codec<T>, T>(name: &'static str) -> Field {
        Field::new(name, const { &C::SCHEMA }).known(C::KNOWN)
    }

    /// Returns the schema of an integer that is relative to field `to`.
    pub const fn relative<T: Integer>(to: usize) -> Schema {
        Schema::relative(to, T::BITS, T::IS_SIGNED)
    }

    /// Returns whether an integer of this type can be sent in `bits` bits.
    pub const fn bits_fit<T: Integer>(bits: u32) -> bool {
        1 <= bits && bits <= T::BITS
    }

    /// Returns whether a component of a rotation can have this number of bits.
    pub const fn rotation_fits(bits: u32) -> bool {
        crate::scalar::SmallestThree::fits(bits)
    }

    /// Returns whether a coordinate of a direction can have this number of bits.
    pub const fn direction_fits(bits: u32) -> bool {
        crate::scalar::UnitVector::fits(bits)
    }

    /// Returns whether an angle can have this number of bits.
    pub const fn angle_fits(bits: u32) -> bool {
        crate::scalar::angle_fits(bits)
    }

    /// Returns whether a fixed-point range fits in an integer type.
    pub const fn fixed_fits<T: Integer>(shape: Shape<'_>) -> bool {
        crate::scalar::fixed_range_fits(shape, T::BITS, T::IS_SIGNED)
    }

    /// Returns whether the steps of a compressed float are valid.
    pub const fn steps_are_possible(shape: Shape<'_>) -> bool {
        match shape {
            Shape::Compressed { min, max, resolution } => {
                crate::scalar::Steps::new(min, max, resolution).is_some()
            }
            _ => false,
        }
    }

    /// Returns whether the valid steps of a compressed float are as fine as declared.
    pub const fn steps_are_few_enough(shape: Shape<'_>) -> bool {
        match shape {
            Shape::Compressed { min, max, resolution } => {
                !steps_are_possible(shape)
                    || crate::scalar::Steps::are_few_enough(min, max, resolution)
            }
            _ => false,
        }
    }
}

use crate::error::{ReadError, WriteError};
use crate::schema::{Known, Schema};

/// A type that can be written to packets and read from them.
///
/// There are three ways to implement it, and they can be nested freely:
///
/// - `#[derive(Wire)]`, for most types (feature `derive`);
/// - [`unified!`](crate::unified), for a type with one function for both directions;
/// - by hand, if writing and reading work on different data:
///
/// ```
/// use tightwire::{ReadError, Reader, Schema, Wire, WriteError, Writer};
///
/// /// An angle in whole degrees on the wire, in radians in the game.
/// #[derive(Debug, PartialEq)]
/// struct Heading(f32);
///
/// impl Wire for Heading {
///     const SCHEMA: Schema = Schema::opaque("Heading").version(1).at_most(9);
///
///     fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
///         stream.write_int(self.0.to_degrees().round() as i16, 0..=359)
///     }
///
///     fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
///         let degrees = stream.read_int(0..=359i16)?;
///         Ok(Self(f32::from(degrees).to_radians()))
///     }
/// }
///
/// let mut buffer = [0; 8];
/// let packet = tightwire::encode(&Heading(std::f32::consts::PI), &mut buffer).unwrap();
/// assert_eq!(packet, 180u16.to_le_bytes());
/// assert_eq!(tightwire::decode(packet), Ok(Heading(std::f32::consts::PI)));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no wire format of its own",
    label = "tightwire does not know how to encode this",
    note = "a type of your own: add `#[derive(Wire)]` to it, or use `tightwire::unified!`",
    note = "a list, a map, a string, a `usize` or a third-party type is encoded as a field of a struct that derives `Wire`, with `#[wire(max_len = 64)]`, `#[wire(range = 0..=1000)]` or `#[wire(with = module)]`",
    note = "a glam type: turn on the feature of your glam release, such as `glam-034` for glam 0.34"
)]
#[cfg_attr(
    not(feature = "derive"),
    diagnostic::on_unimplemented(note = "`#[derive(Wire)]` is the feature `derive`, which is off")
)]
pub trait Wire: Sized {
    /// The schema of the type, which is part of the protocol id.
    ///
    /// The derive and `unified!` generate it. If you implement the trait by hand, describe as much
    /// as you can: either the complete shape (`Schema::bits(9)`), or a name and a version that you
    /// increment whenever the bytes change (`Schema::opaque("Terrain").version(2)`).
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// assert_eq!(u16::SCHEMA, Schema::bits(16));
    /// ```
    const SCHEMA: Schema;

    /// The facts about a value that both sides know, which conditions may use.
    #[doc(hidden)]
    const __KNOWN: Known = Known::Nothing;

    /// Whether [`__blank`](Self::__blank) returns a value. If not, the code that uses it is not
    /// compiled.
    #[doc(hidden)]
    const __HAS_BLANK: bool = false;

    /// Whether the type's `Ord` is guaranteed to match the order of the format.
    #[doc(hidden)]
    const __IS_ORDERED: bool = false;

    /// Whether [`write`](Self::write) clones the value.
    #[doc(hidden)]
    const __CLONES: bool = false;

    /// The maximum number of bits a value takes, at any position in a packet.
    ///
    /// Using this constant for a type without a bound is a compile error.
    ///
    /// ```
    /// use tightwire::Wire;
    ///
    /// assert_eq!(<[Option<bool>; 4]>::MAX_BITS, 8);
    /// ```
    const MAX_BITS: usize = match Self::SCHEMA.max_bits() {
        Some(bits) if bits <= usize::MAX as u64 => bits as usize,
        _ => panic!(
            "this type has no largest size: it holds custom code without a bound, or itself; give the \
             code one, `unified!(Type, max_bits = 65)` or `#[wire(with = module, max_bits = 65)]`, or use a \
             buffer of your packet's size"
        ),
    };

    /// The number of bytes that hold any value, for buffers such as `[0; T::MAX_BYTES]`.
    ///
    /// Using this constant for a type without a bound is a compile error.
    ///
    /// ```
    /// use tightwire::Wire;
    ///
    /// let buffer = [0; <[Option<bool>; 5]>::MAX_BYTES];
    /// assert_eq!(buffer.len(), 2);
    /// ```
    const MAX_BYTES: usize = Self::MAX_BITS.div_ceil(8);

    /// Writes the value.
    ///
    /// # Errors
    ///
    /// Fails at the first value that does not match its description or does not fit in the buffer.
    ///
    /// ```
    /// use tightwire::{Wire, WriteStream};
    ///
    /// let mut buffer = [0; 2];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// 513u16.write(&mut stream)?;
    /// assert_eq!(stream.finish()?, [1, 2]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError>;

    /// The unified function of the type, if it has one.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __serialize<S: Stream>(&mut self, stream: &mut S) -> crate::Result<S> {
        Err(stream.refuse())
    }

    /// Writes a value through `&mut`. The value may change during the call but is restored at the
    /// end.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __write_mut<W: Writer>(&mut self, stream: &mut W) -> Result<(), WriteError> {
        self.write(stream)
    }

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// Fails at the first value that does not match its description.
    ///
    /// ```
    /// use tightwire::{ReadStream, Wire};
    ///
    /// assert_eq!(u16::read(&mut ReadStream::new(&[1, 2]))?, 513);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError>;

    /// Reads into an existing value and reuses its memory where possible.
    ///
    /// After an error the value may be partly overwritten.
    ///
    /// # Errors
    ///
    /// Fails at the first value that does not match its description.
    ///
    /// ```
    /// use tightwire::{ReadStream, Wire};
    ///
    /// let mut pair = (0u8, 0u8);
    /// pair.read_into(&mut ReadStream::new(&[1, 2]))?;
    /// assert_eq!(pair, (1, 2));
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
        *self = Self::read(stream)?;
        Ok(())
    }

    /// The number of bits of every value, if lists of the type can be written and read as a whole
    /// because every combination of bits is a value. It is 0 otherwise.
    #[doc(hidden)]
    const __BULK_BITS: u32 = 0;

    /// Writes all elements and returns true, or writes nothing and returns false.
    #[doc(hidden)]
    fn __write_bulk<W: Writer>(_elements: &[Self], _stream: &mut W) -> bool {
        false
    }

    /// Reads over all elements and returns true, or reads nothing and returns false.
    #[doc(hidden)]
    fn __read_bulk<R: Reader>(_elements: &mut [Self], _stream: &mut R) -> bool {
        false
    }

    /// Returns some value of the type to read over, if one is cheap to create.
    #[doc(hidden)]
    fn __blank() -> Option<Self> {
        None
    }

    /// Returns an array of such values, under the same condition.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank_array<const N: usize>() -> Option<[Self; N]> {
        elements::all(core::array::from_fn(|_| Self::__blank()))
    }
}
