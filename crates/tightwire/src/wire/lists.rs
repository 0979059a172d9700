//! Lists and strings as fields: `Len<MAX, C>` for every list and string type that packets know.

use crate::compound::{bytes, string};
use crate::error::{ReadError, WriteError};
use crate::schema::{Known, Schema};
use crate::shape::Shape;
use crate::wire::codec::{Bytes, Leaf, Len, Plain};
use crate::wire::elements::{read_list, write_list};
use crate::wire::{Codec, Reader, Writer};

/// A list type as a field, and as a field of bytes.
macro_rules! list_field {
    ($list:ty, $bytes:ty $(, $capacity:ident)?) => {
        impl<T: Leaf $(, const $capacity: usize)?> Leaf for $list {
            type Leaf = T::Leaf;
        }

        impl<T, C: Codec<T>, const MAX: usize $(, const $capacity: usize)?> Codec<$list> for Len<MAX, C> {
            const SCHEMA: Schema = Schema::list(&C::SCHEMA, MAX);
            const KNOWN: Known = C::KNOWN.or(Known::Length);
            const HAS_BLANK: bool = true;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(value: &$list, stream: &mut W) -> Result<(), WriteError> {
                write_list::<C, T, W>(value, MAX, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(stream: &mut R) -> Result<$list, ReadError> {
                let mut list = <$list>::new();
                read_list::<C, T, $list, R>(&mut list, MAX, stream)?;
                Ok(list)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: Reader>(list: &mut $list, stream: &mut R) -> Result<(), ReadError> {
                read_list::<C, T, $list, R>(list, MAX, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn blank() -> Option<$list> {
                Some(<$list>::new())
            }
        }

        impl<const MAX: usize $(, const $capacity: usize)?> Codec<$bytes> for Len<MAX, Bytes> {
            const SCHEMA: Schema = Schema::byte_list(MAX);
            const KNOWN: Known = Known::All;
            const HAS_BLANK: bool = true;

            fn write<W: Writer>(value: &$bytes, stream: &mut W) -> Result<(), WriteError> {
                bytes::write_list(stream, value, MAX)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$bytes, ReadError> {
                let mut list = <$bytes>::new();
                bytes::read_list(stream, &mut list, MAX)?;
                Ok(list)
            }

            fn read_into<R: Reader>(list: &mut $bytes, stream: &mut R) -> Result<(), ReadError> {
                bytes::read_list(stream, list, MAX)
            }

            fn blank() -> Option<$bytes> {
                Some(<$bytes>::new())
            }
        }
    };
}

/// A string type as a field.
macro_rules! text_field {
    ($text:ty $(, $capacity:ident)?) => {
        impl<const MAX: usize $(, const $capacity: usize)?> Codec<$text> for Len<MAX, Plain> {
            const SCHEMA: Schema = Schema::value(Shape::String { max: MAX });
            const KNOWN: Known = Known::All;
            const HAS_BLANK: bool = true;

            fn write<W: Writer>(value: &$text, stream: &mut W) -> Result<(), WriteError> {
                string::write(stream, value, MAX)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$text, ReadError> {
                let mut text = <$text>::new();
                stream.either(string::Utf8(&mut text, MAX))?;
                Ok(text)
            }

            fn read_into<R: Reader>(text: &mut $text, stream: &mut R) -> Result<(), ReadError> {
                stream.either(string::Utf8(text, MAX))
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
#[cfg(feature = "arrayvec")]
list_field!(arrayvec::ArrayVec<T, N>, arrayvec::ArrayVec<u8, N>, N);
#[cfg(feature = "arrayvec")]
text_field!(arrayvec::ArrayString<N>, N);
#[cfg(feature = "heapless")]
list_field!(heapless::Vec<T, N>, heapless::Vec<u8, N>, N);
#[cfg(feature = "heapless")]
text_field!(heapless::String<N>, N);
