//! Lists and strings as fields: `Len<MAX, C>` for every supported list and string type.

use crate::codec::elements::{ByCodec, elements_of};
use crate::codec::{Bytes, Leaf, Len, Plain, Wide};
use crate::codec::{Codec, blocks, whole};
use crate::compound::list;
use crate::compound::{Lengths, List, bytes, string, wide_string};
use crate::error::{Fault, ReadError, WriteError};
use crate::scalar::Count;
use crate::schema::{Known, Schema};
use crate::shape::{Shape, Value};
use crate::stream::{Reader, Writer};

/// Writes a list, each element with `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn write_list<const MAX: usize, const MIN: usize, C: Codec<T>, T, W: Writer>(
    elements: &[T],
    stream: &mut W,
) -> Result<(), WriteError> {
    if const { blocks::are_used::<C, T>(MAX, W::GATHERS) } {
        stream.put_scalar(&Count::between(MIN, MAX), &elements.len())?;
        return blocks::write::<C, T, W>(elements, stream);
    }
    let known = const { elements_of(&C::SCHEMA) };
    if const { whole::is_used::<C, T>(MAX, W::GATHERS) } {
        stream.put_scalar(&Count::between(MIN, MAX), &elements.len())?;
        let mut rest = elements;
        if whole::are_many::<C, T>(elements.len()) {
            let done = stream.outline(|stream| Ok(whole::write::<C, T, W>(elements, stream)))?;
            rest = elements.get(done..).unwrap_or_default();
        }
        return list::write_all(stream, rest.iter(), known, ByCodec::<C>::NEW);
    }
    list::write(
        stream,
        elements.len(),
        elements.iter(),
        Lengths::new(MIN, MAX),
        known,
        ByCodec::<C>::NEW,
    )
}

/// Reads over a list, each element with `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn read_list<
    const MAX: usize,
    const MIN: usize,
    C: Codec<T>,
    T,
    L: List<T>,
    R: Reader,
>(
    elements: &mut L,
    stream: &mut R,
) -> Result<(), ReadError> {
    if const { C::HAS_BLANK && blocks::are_used::<C, T>(MAX, R::GATHERS) } {
        let start = stream.at();
        let length = stream.take_scalar(&Count::between(MIN, MAX))?;
        return blocks::read::<C, T, L, R>(elements, length, start, stream);
    }
    let known = const { elements_of(&C::SCHEMA) };
    list::read(stream, elements, Lengths::new(MIN, MAX), known, ByCodec::<C>::NEW)
}

/// Writes the count of bytes, then the bytes.
pub(super) fn write_bytes<W: Writer>(
    stream: &mut W,
    bytes: &[u8],
    lengths: Lengths,
) -> Result<(), WriteError> {
    stream.put_scalar(&lengths.count(), &bytes.len())?;
    bytes::write(stream, bytes)
}

/// Reads bytes over a list.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn read_bytes<R: Reader, L: List<u8>>(
    stream: &mut R,
    list: &mut L,
    lengths: Lengths,
) -> Result<(), ReadError> {
    let start = stream.at();
    let length = stream.take_scalar(&lengths.count())?;
    if length > L::CAPACITY {
        return Err(stream.fail(Fault::TooLong, start));
    }
    stream.begin(|| Shape::Bytes { count: length });
    let bytes = stream.take_bytes(length)?;
    // The bytes exist in the packet, so an attacker cannot use this to waste memory.
    list.replace_by(bytes);
    stream.end(|| Value::Bytes(list.elements()));
    Ok(())
}

/// Implements the codecs of a list type, as elements and as bytes.
macro_rules! list_field {
    ($list:ty, $bytes:ty $(, $capacity:ident)?) => {
        impl<T: Leaf $(, const $capacity: usize)?> Leaf for $list {
            type Leaf = T::Leaf;
        }

        #[diagnostic::do_not_recommend]
        impl<T, C: Codec<T>, const MAX: usize, const MIN: usize $(, const $capacity: usize)?> Codec<$list> for Len<MAX, C, MIN> {
            const SCHEMA: Schema = Schema::list(&C::SCHEMA, MAX).at_least(MIN);
            const KNOWN: Known = C::KNOWN.or(Known::Length);
            const HAS_BLANK: bool = true;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(value: &$list, stream: &mut W) -> Result<(), WriteError> {
                write_list::<MAX, MIN, C, T, W>(value, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(stream: &mut R) -> Result<$list, ReadError> {
                let mut list = <$list>::new();
                read_list::<MAX, MIN, C, T, $list, R>(&mut list, stream)?;
                Ok(list)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: Reader>(list: &mut $list, stream: &mut R) -> Result<(), ReadError> {
                read_list::<MAX, MIN, C, T, $list, R>(list, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn blank() -> Option<$list> {
                Some(<$list>::new())
            }
        }

        #[diagnostic::do_not_recommend]
        impl<const MAX: usize, const MIN: usize $(, const $capacity: usize)?> Codec<$bytes> for Len<MAX, Bytes, MIN> {
            const SCHEMA: Schema = Schema::byte_list(MAX).at_least(MIN);
            const KNOWN: Known = Known::All;
            const HAS_BLANK: bool = true;

            fn write<W: Writer>(value: &$bytes, stream: &mut W) -> Result<(), WriteError> {
                write_bytes(stream, value, Lengths::new(MIN, MAX))
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$bytes, ReadError> {
                let mut list = <$bytes>::new();
                read_bytes(stream, &mut list, Lengths::new(MIN, MAX))?;
                Ok(list)
            }

            fn read_into<R: Reader>(list: &mut $bytes, stream: &mut R) -> Result<(), ReadError> {
                read_bytes(stream, list, Lengths::new(MIN, MAX))
            }

            fn blank() -> Option<$bytes> {
                Some(<$bytes>::new())
            }
        }
    };
}

/// Implements the codecs of a string type, as bytes and as wide units.
macro_rules! text_field {
    ($text:ty $(, $capacity:ident)?) => {
        text_field!(@ $text, [$(const $capacity: usize)?] Plain, String, string, Utf8);
        text_field!(@ $text, [$(const $capacity: usize)?] Wide, WideString, wide_string, Wide);
    };
    (@ $text:ty, [$($capacity:tt)*] $codec:ty, $Shape:ident, $module:ident, $TwoWay:ident) => {
        #[diagnostic::do_not_recommend]
        impl<const MAX: usize, const MIN: usize, $($capacity)*> Codec<$text>
            for Len<MAX, $codec, MIN>
        {
            const SCHEMA: Schema = Schema::value(Shape::$Shape { max: MAX, min: MIN });
            const KNOWN: Known = Known::All;
            const HAS_BLANK: bool = true;
            const IS_ORDERED: bool = true;

            fn write<W: Writer>(value: &$text, stream: &mut W) -> Result<(), WriteError> {
                $module::write(stream, value, Lengths::new(MIN, MAX))
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$text, ReadError> {
                let mut text = <$text>::new();
                stream.either($module::$TwoWay(&mut text, Lengths::new(MIN, MAX)))?;
                Ok(text)
            }

            fn read_into<R: Reader>(text: &mut $text, stream: &mut R) -> Result<(), ReadError> {
                stream.either($module::$TwoWay(text, Lengths::new(MIN, MAX)))
            }

            fn blank() -> Option<$text> {
                Some(<$text>::new())
            }
        }
    };
}

#[cfg(feature = "alloc")]
list_field!(alloc::vec::Vec<T>, alloc::vec::Vec<u8>);
#[cfg(feature = "alloc")]
text_field!(alloc::string::String);
#[cfg(feature = "smallvec-1")]
list_field!(smallvec_1::SmallVec<[T; N]>, smallvec_1::SmallVec<[u8; N]>, N);
#[cfg(feature = "arrayvec")]
list_field!(arrayvec::ArrayVec<T, N>, arrayvec::ArrayVec<u8, N>, N);
#[cfg(feature = "arrayvec")]
text_field!(arrayvec::ArrayString<N>, N);
#[cfg(feature = "heapless")]
list_field!(heapless::Vec<T, N>, heapless::Vec<u8, N>, N);
#[cfg(feature = "heapless")]
text_field!(heapless::String<N>, N);
