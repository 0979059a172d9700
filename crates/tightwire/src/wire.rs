//! The trait [`Wire`] of every encodable type.

use crate::compound::List;
use crate::error::{ReadError, WriteError};
use crate::schema::{Known, Schema};
use crate::stream::{Reader, Stream, Writer};

/// A type that can be written to packets and read from them.
///
/// There are three ways to implement it, and they can be nested freely:
///
/// - `#[derive(Wire)]`, for most types (feature `derive`);
/// - [`unified!`](crate::unified), for a type with one function for both directions;
/// - by hand, if writing and reading work on different data:
///
/// ```
/// use tightwire::scalar::Int;
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
///         stream.put(Int::new(0, 359), self.0.to_degrees().round() as i16)
///     }
///
///     fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
///         let degrees = stream.take(Int::new(0, 359i16))?;
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
    note = "for your own type, add `#[derive(Wire)]` to it, or use `tightwire::unified!`",
    note = "a list, a map, a string, a `usize` or a third-party type is encoded as a field of a struct that derives `Wire`, with `#[wire(max_len = 64)]`, `#[wire(range = 0..=1000)]` or `#[wire(with = module)]`",
    note = "for a glam type, enable the feature for your glam release, such as `glam-034` for glam 0.34"
)]
#[cfg_attr(
    not(feature = "derive"),
    diagnostic::on_unimplemented(
        note = "`#[derive(Wire)]` needs the feature `derive`, which is off"
    )
)]
pub trait Wire: Sized {
    /// The schema of the type. It is part of the protocol id.
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

    /// True if the type's `Ord` is guaranteed to match the order of the format.
    #[doc(hidden)]
    const __IS_ORDERED: bool = false;

    /// True if [`write`](Self::write) clones the value.
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

    /// Reads `count` elements onto a list and returns true, or reads nothing and returns false.
    #[doc(hidden)]
    fn __append_bulk<R: Reader>(
        _list: &mut impl List<Self>,
        _count: usize,
        _stream: &mut R,
    ) -> bool {
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
        all(core::array::from_fn(|_| Self::__blank()))
    }
}

/// Returns the values of all slots, or `None` if one is empty.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn all<T, const N: usize>(slots: [Option<T>; N]) -> Option<[T; N]> {
    if slots.iter().any(Option::is_none) {
        return None;
    }
    Some(slots.map(|slot| match slot {
        Some(value) => value,
        // This is never reached, and the optimizer can see that. It only satisfies the types.
        None => loop {
            core::hint::spin_loop();
        },
    }))
}
