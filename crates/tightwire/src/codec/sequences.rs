//! Lists and strings that are read as a `Vec` or a `String`. The bytes are the same, only the type in
//! memory differs.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::rc::Rc;
use alloc::string::String;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::codec::Codec;
use crate::codec::elements::ByCodec;
use crate::codec::elements::elements_of;
use crate::codec::lists::{read_bytes, read_list, write_bytes};
use crate::codec::{Bytes, Leaf, Len, Plain, Wide};
use crate::compound::{Lengths, list, string, wide_string};
use crate::error::{ReadError, WriteError};
use crate::schema::{Known, Schema};
use crate::shape::Shape;
use crate::stream::{Reader, Writer};

/// Implements the codecs of a list type, given how to get a `Vec` from an old value, to reuse its
/// memory if possible, and how to convert a `Vec` to a value.
macro_rules! sequence {
    ($list:ty, [$($generics:tt)*], |$old:ident| $to_vec:expr, $from_vec:expr) => {
        impl<$($generics)*> Leaf for $list
        where
            T: Leaf,
        {
            type Leaf = T::Leaf;
        }

        #[diagnostic::do_not_recommend]
        impl<$($generics)*, C: Codec<T>, const MAX: usize, const MIN: usize> Codec<$list> for Len<MAX, C, MIN> {
            const SCHEMA: Schema = Schema::list(&C::SCHEMA, MAX).at_least(MIN);
            const KNOWN: Known = C::KNOWN.or(Known::Length);

            fn write<W: Writer>(value: &$list, stream: &mut W) -> Result<(), WriteError> {
                let known = const { elements_of(&C::SCHEMA) };
                list::write(stream, value.len(), value.iter(), Lengths::new(MIN, MAX), known, ByCodec::<C>::NEW)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$list, ReadError> {
                let mut list = Vec::new();
                read_list::<MAX, MIN, C, T, Vec<T>, R>(&mut list, stream)?;
                Ok($from_vec(list))
            }

            fn read_into<R: Reader>($old: &mut $list, stream: &mut R) -> Result<(), ReadError> {
                let mut list: Vec<T> = $to_vec;
                read_list::<MAX, MIN, C, T, Vec<T>, R>(&mut list, stream)?;
                *$old = $from_vec(list);
                Ok(())
            }
        }
    };
}

sequence!(VecDeque<T>, [T], |old| Vec::from(core::mem::take(old)), VecDeque::from);
sequence!(Box<[T]>, [T], |old| Vec::from(core::mem::take(old)), Vec::into_boxed_slice);
// A shared list is not changed, and the reader gets its own list.
sequence!(Rc<[T]>, [T], |old| Vec::new(), Rc::from);
#[cfg(target_has_atomic = "ptr")]
sequence!(Arc<[T]>, [T], |old| Vec::new(), Arc::from);
sequence!(Cow<'a, [T]>, ['a, T: Clone], |old| owned(old), Cow::Owned);

/// Returns the list that a value owns, or an empty one.
fn owned<T: Clone>(value: &mut Cow<'_, [T]>) -> Vec<T> {
    match value {
        Cow::Owned(list) => core::mem::take(list),
        Cow::Borrowed(_) => Vec::new(),
    }
}

/// Implements the codec of a type of bytes at a byte boundary, given how to convert a `Vec` to it.
macro_rules! byte_sequence {
    ($bytes:ty, [$($generics:tt)*], $from_vec:expr) => {
        #[diagnostic::do_not_recommend]
        impl<$($generics)* const MAX: usize, const MIN: usize> Codec<$bytes> for Len<MAX, Bytes, MIN> {
            const SCHEMA: Schema = Schema::byte_list(MAX).at_least(MIN);
            const KNOWN: Known = Known::All;

            fn write<W: Writer>(value: &$bytes, stream: &mut W) -> Result<(), WriteError> {
                write_bytes(stream, value, Lengths::new(MIN, MAX))
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$bytes, ReadError> {
                let mut list = Vec::new();
                read_bytes(stream, &mut list, Lengths::new(MIN, MAX))?;
                Ok($from_vec(list))
            }
        }
    };
}

byte_sequence!(Box<[u8]>, [], Vec::into_boxed_slice);
byte_sequence!(Rc<[u8]>, [], Rc::from);
#[cfg(target_has_atomic = "ptr")]
byte_sequence!(Arc<[u8]>, [], Arc::from);
byte_sequence!(Cow<'a, [u8]>, ['a,], Cow::Owned);

/// Implements the codecs of a string type, as bytes and as wide units, given how to convert a `String`
/// to it.
macro_rules! text {
    ($text:ty, [$($generics:tt)*], $from_string:expr) => {
        text!(@ $text, [$($generics)*], $from_string, Plain, String, string, Utf8);
        text!(@ $text, [$($generics)*], $from_string, Wide, WideString, wide_string, Wide);
    };
    (
        @ $text:ty, [$($generics:tt)*], $from_string:expr,
        $codec:ty, $Shape:ident, $module:ident, $TwoWay:ident
    ) => {
        #[diagnostic::do_not_recommend]
        impl<$($generics)* const MAX: usize, const MIN: usize> Codec<$text>
            for Len<MAX, $codec, MIN>
        {
            const SCHEMA: Schema = Schema::value(Shape::$Shape { max: MAX, min: MIN });
            const KNOWN: Known = Known::All;

            fn write<W: Writer>(value: &$text, stream: &mut W) -> Result<(), WriteError> {
                $module::write(stream, value, Lengths::new(MIN, MAX))
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$text, ReadError> {
                let mut text = String::new();
                stream.either($module::$TwoWay(&mut text, Lengths::new(MIN, MAX)))?;
                Ok($from_string(text))
            }
        }
    };
}

text!(Box<str>, [], String::into_boxed_str);
text!(Rc<str>, [], Rc::from);
#[cfg(target_has_atomic = "ptr")]
text!(Arc<str>, [], Arc::from);
text!(Cow<'a, str>, ['a,], Cow::Owned);
