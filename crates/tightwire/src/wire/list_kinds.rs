//! Lists of numbers that grow, and lists of a length that is computed, as fields.

use core::marker::PhantomData;

use crate::compound::list;
use crate::compound::{Lengths, climb, exactly};
use crate::error::{ReadError, WriteError};
use crate::scalar::Integer;
use crate::schema::{Known, Schema};
use crate::wire::codec::Lift;
use crate::wire::elements::ByCodec;
use crate::wire::elements::elements_of;
use crate::wire::{Codec, Reader, Writer};

/// `MIN` to `MAX` numbers that grow, the first by `C`.
#[derive(Debug)]
pub struct Ascending<const MAX: usize, C, const MIN: usize>(PhantomData<C>);

impl<const MAX: usize, C, const MIN: usize> Lift for Ascending<MAX, C, MIN> {}

/// As many elements as earlier fields say, at most `MAX`, each by `C`.
#[derive(Debug)]
pub struct Exactly<const MAX: usize, C>(PhantomData<C>);

/// How a list is coded whose length both sides know.
#[diagnostic::on_unimplemented(
    message = "`{L}` cannot have a computed length",
    label = "not a list",
    note = "a computed `len` is for lists such as `Vec<T>`, without an `Option` or array around them"
)]
pub trait OfLength<L> {
    /// The element.
    const OF: Schema;
    /// The most elements.
    const MAX: usize;
    /// What both sides know of the list.
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
    /// An empty list.
    fn empty() -> L;
}

/// A list type that can be of these kinds.
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
                climb::write(stream, value, Lengths::new(MIN, MAX), |stream, first| {
                    C::write(first, stream)
                })
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$list, ReadError> {
                let mut list = <$list>::new();
                Self::read_into(&mut list, stream)?;
                Ok(list)
            }

            fn read_into<R: Reader>(list: &mut $list, stream: &mut R) -> Result<(), ReadError> {
                climb::read(stream, list, Lengths::new(MIN, MAX), |stream, first: &mut T| {
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

/// A step of a computed length, unless it has left 64 bits. A part of a calculation may be negative
/// or above every list, and its result a length all the same: on all platforms alike, whatever
/// their `usize` holds.
pub type Computed = Option<i64>;

/// A number that a length is computed from.
#[diagnostic::on_unimplemented(
    message = "a length is computed from integers, and not from `{Self}`",
    label = "used in the `len` of a later field"
)]
pub trait Countable: Integer {}

#[diagnostic::do_not_recommend]
impl<T: Integer> Countable for T {}

/// A number of the packet's in a calculation.
pub fn length<T: Countable>(number: &T) -> Computed {
    number.to_i64()
}

/// A number of the declaration's in a calculation.
pub fn constant(number: usize) -> Computed {
    i64::try_from(number).ok()
}

/// The sum.
pub fn plus(a: Computed, b: Computed) -> Computed {
    a?.checked_add(b?)
}

/// The difference.
pub fn minus(a: Computed, b: Computed) -> Computed {
    a?.checked_sub(b?)
}

/// The product.
pub fn times(a: Computed, b: Computed) -> Computed {
    a?.checked_mul(b?)
}
