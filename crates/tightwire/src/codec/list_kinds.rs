//! Fields that are lists of ascending numbers or lists with a computed length.

use core::marker::PhantomData;

use crate::codec::Codec;
use crate::codec::Lift;
use crate::codec::elements::ByCodec;
use crate::codec::elements::elements_of;
use crate::compound::list;
use crate::compound::{Lengths, exactly, growing};
use crate::error::{ReadError, WriteError};
use crate::scalar::Integer;
use crate::schema::{Known, Schema};
use crate::stream::{Reader, Writer};

/// Encodes `MIN` to `MAX` ascending numbers, the first with `C`.
#[derive(Debug)]
pub struct Ascending<const MAX: usize, C, const MIN: usize>(PhantomData<C>);

impl<const MAX: usize, C, const MIN: usize> Lift for Ascending<MAX, C, MIN> {}

/// Encodes as many elements as earlier fields determine, at most `MAX`, each with `C`.
#[derive(Debug)]
pub struct Exactly<const MAX: usize, C>(PhantomData<C>);

/// Encodes a list whose length both sides know.
#[diagnostic::on_unimplemented(
    message = "`{L}` cannot have a computed length",
    label = "not a list",
    note = "a computed `len` works on lists such as `Vec<T>` that are not inside an `Option` or array"
)]
pub trait OfLength<L> {
    /// The schema of an element.
    const OF: Schema;
    /// The maximum number of elements.
    const MAX: usize;
    /// The facts about the list that both sides know, which conditions may use.
    const KNOWN: Known;
    /// Writes the elements.
    #[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
    fn write<W: Writer>(list: &L, length: Computed, stream: &mut W) -> Result<(), WriteError>;
    /// Reads over a list.
    #[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
    fn read_into<R: Reader>(
        list: &mut L,
        length: Computed,
        stream: &mut R,
    ) -> Result<(), ReadError>;
    /// Creates an empty list.
    fn empty() -> L;
}

/// Implements these codecs for a list type.
macro_rules! list_kinds {
    ($list:ty $(, $capacity:ident)?) => {
        #[diagnostic::do_not_recommend]
        impl<T: Integer, C: Codec<T>, const MAX: usize, const MIN: usize $(, const $capacity: usize)?>
            Codec<$list> for Ascending<MAX, C, MIN>
        {
            const SCHEMA: Schema =
                Schema::ascending(&C::SCHEMA, MIN, MAX, T::BITS, T::IS_SIGNED);
            const KNOWN: Known = C::KNOWN.or(Known::Length);
            const HAS_BLANK: bool = true;

            fn write<W: Writer>(value: &$list, stream: &mut W) -> Result<(), WriteError> {
                growing::write(stream, value, Lengths::new(MIN, MAX), |stream, first| {
                    C::write(first, stream)
                })
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$list, ReadError> {
                let mut list = <$list>::new();
                Self::read_into(&mut list, stream)?;
                Ok(list)
            }

            fn read_into<R: Reader>(list: &mut $list, stream: &mut R) -> Result<(), ReadError> {
                growing::read(stream, list, Lengths::new(MIN, MAX), |stream, first: &mut T| {
                    C::read_into(first, stream)
                })
            }

            fn blank() -> Option<$list> {
                Some(<$list>::new())
            }
        }

        #[diagnostic::do_not_recommend]
        impl<T, C: Codec<T>, const MOST: usize $(, const $capacity: usize)?> OfLength<$list>
            for Exactly<MOST, C>
        {
            const OF: Schema = C::SCHEMA;
            const MAX: usize = MOST;
            const KNOWN: Known = C::KNOWN.or(Known::Length);

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(
                list: &$list,
                length: Computed,
                stream: &mut W,
            ) -> Result<(), WriteError> {
                let known = const { elements_of(&C::SCHEMA) };
                let lengths = exactly::only(stream, length, MOST)?;
                list::write(stream, list.len(), list.iter(), lengths, known, ByCodec::<C>::NEW)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: Reader>(
                list: &mut $list,
                length: Computed,
                stream: &mut R,
            ) -> Result<(), ReadError> {
                let known = const { elements_of(&C::SCHEMA) };
                let lengths = exactly::only(stream, length, MOST)?;
                list::read(stream, list, lengths, known, ByCodec::<C>::NEW)
            }

            fn empty() -> $list {
                <$list>::new()
            }
        }
    };
}

#[cfg(feature = "alloc")]
list_kinds!(alloc::vec::Vec<T>);
#[cfg(feature = "smallvec-1")]
list_kinds!(smallvec_1::SmallVec<[T; N]>, N);
#[cfg(feature = "arrayvec")]
list_kinds!(arrayvec::ArrayVec<T, N>, N);
#[cfg(feature = "heapless")]
list_kinds!(heapless::Vec<T, N>, N);

/// A step in the computation of a length, or `None` if it overflowed 64 bits. Intermediate results may
/// be negative or larger than any list. The result is the same on all platforms, independent of the
/// size of `usize`.
pub type Computed = Option<i64>;

/// A number from which a length can be computed.
#[diagnostic::on_unimplemented(
    message = "a length can only be computed from integers, not from `{Self}`",
    label = "used in the `len` of a later field"
)]
pub trait Countable: Integer {}

#[diagnostic::do_not_recommend]
impl<T: Integer> Countable for T {}

/// Uses a number of the packet in a computation.
pub fn length<T: Countable>(number: &T) -> Computed {
    number.to_i64()
}

/// Uses a constant of the declaration in a computation.
pub fn constant(number: usize) -> Computed {
    i64::try_from(number).ok()
}

/// Returns the sum.
pub fn plus(a: Computed, b: Computed) -> Computed {
    a?.checked_add(b?)
}

/// Returns the difference.
pub fn minus(a: Computed, b: Computed) -> Computed {
    a?.checked_sub(b?)
}

/// Returns the product.
pub fn times(a: Computed, b: Computed) -> Computed {
    a?.checked_mul(b?)
}
