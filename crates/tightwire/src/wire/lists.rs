//! Lists and strings as fields: `Len<MAX, C>` for every list and string type that packets know.

use crate::codec::List;
use crate::codec::list::{count, paid};
use crate::error::{Fault, ReadError, WriteError};
use crate::stream::{Name, Reader, Writer};
use crate::wire::Schema;
use crate::wire::field::{Bytes, Codec, Leaf, Len, Plain};
use crate::wire::lift::write_elements;

/// Writes a list, each element by `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn write_list<C: Codec<T>, T, W: Writer>(
    elements: &[T],
    max: usize,
    stream: &mut W,
) -> Result<(), WriteError> {
    let start = stream.position();
    count(stream, &mut elements.len(), max)?;
    let first = stream.position();
    // Only what has no bound can hold itself.
    let nests = const { C::SCHEMA.max_bits().is_none() };
    if nests {
        stream.descend()?;
    }
    write_elements::<C, T, W>(elements, stream)?;
    if const { C::SCHEMA.min_bits() == 0 } {
        paid(stream, elements.len(), first, start)?;
    }
    if nests {
        stream.ascend();
    }
    Ok(())
}

/// Reads over a list, each element by `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn read_list<C: Codec<T>, T, L: List<T>, R: Reader>(
    list: &mut L,
    max: usize,
    stream: &mut R,
) -> Result<(), ReadError> {
    let start = stream.position();
    let mut length = 0;
    count(stream, &mut length, max)?;
    if length > L::CAPACITY {
        return Err(stream.fail(Fault::TooLong, start));
    }
    let nests = const { C::SCHEMA.max_bits().is_none() };
    if nests {
        stream.descend()?;
    }
    // A count that the packet has no bits for fails at the element that is not there. Until then
    // elements are read, because one of them may be at fault first, each over the one before it.
    let fewest = const { C::SCHEMA.min_bits() as usize };
    let has_all = fewest == 0 || stream.has_bits(length.saturating_mul(fewest));
    let batch = if has_all { length } else { 1 };
    list.shorten(batch);
    if fewest > 0 {
        list.make_room(batch - list.elements().len());
    }
    let mut first = 0;
    while first < length {
        read_batch::<C, T, L, R>(list, first, batch, stream)?;
        first += batch;
    }
    if !has_all {
        // Only elements that take fewer bits than they declare come here.
        return Err(stream.fail(Fault::Declaration, start));
    }
    if nests {
        stream.ascend();
    }
    Ok(())
}

/// Reads `count` elements over what is in a list and behind it; the first has the index `first` in
/// the packet.
#[cfg_attr(not(debug_assertions), inline(always))]
fn read_batch<C: Codec<T>, T, L: List<T>, R: Reader>(
    list: &mut L,
    first: usize,
    count: usize,
    stream: &mut R,
) -> Result<(), ReadError> {
    let kept = list.elements().len();
    for (index, element) in list.elements_mut().iter_mut().enumerate() {
        stream.enter(Name::Index(first + index));
        C::read_into(element, stream)?;
        stream.leave();
    }
    for index in kept..count {
        stream.enter(Name::Index(first + index));
        if let Some(blank) = C::__blank() {
            // Filled where it stays, which spares moving it there.
            list.append(blank);
            if let Some(element) = list.elements_mut().last_mut() {
                if let Err(error) = C::read_into(element, stream) {
                    // What nobody sent does not stay.
                    list.shorten(index);
                    return Err(error);
                }
            }
        } else {
            let mut slot = None;
            C::read(&mut slot, stream)?;
            if let Some(element) = slot {
                list.append(element);
            }
        }
        stream.leave();
    }
    Ok(())
}

/// Reads over a list of bytes.
#[cfg_attr(not(debug_assertions), inline(always))]
fn read_bytes<L: List<u8>, R: Reader>(
    list: &mut L,
    max: usize,
    stream: &mut R,
) -> Result<(), ReadError> {
    let start = stream.position();
    let mut length = 0;
    count(stream, &mut length, max)?;
    if length > L::CAPACITY {
        return Err(stream.fail(Fault::TooLong, start));
    }
    let bytes = stream.take_bytes(length)?;
    list.shorten(length);
    let kept = list.elements().len();
    list.make_room(length - kept);
    for _ in kept..length {
        list.append(0);
    }
    let target = list.elements_mut();
    if target.len() == bytes.len() {
        target.copy_from_slice(bytes);
    }
    Ok(())
}

/// A list type as a field, and as a field of bytes.
macro_rules! list_field {
    ($list:ty, $bytes:ty $(, $capacity:ident)?) => {
        impl<T: Leaf $(, const $capacity: usize)?> Leaf for $list {
            type Leaf = T::Leaf;
        }

        impl<T, C: Codec<T>, const MAX: usize $(, const $capacity: usize)?> Codec<$list> for Len<MAX, C> {
            const SCHEMA: Schema = Schema::List { of: &C::SCHEMA, max: MAX };

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(value: &$list, stream: &mut W) -> Result<(), WriteError> {
                write_list::<C, T, W>(value, MAX, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(slot: &mut Option<$list>, stream: &mut R) -> Result<(), ReadError> {
                Self::read_into(slot.insert(<$list>::new()), stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: Reader>(list: &mut $list, stream: &mut R) -> Result<(), ReadError> {
                read_list::<C, T, $list, R>(list, MAX, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn __blank() -> Option<$list> {
                Some(<$list>::new())
            }
        }

        impl<const MAX: usize $(, const $capacity: usize)?> Codec<$bytes> for Len<MAX, Bytes> {
            const SCHEMA: Schema = Schema::ByteList { max: MAX };

            fn write<W: Writer>(value: &$bytes, stream: &mut W) -> Result<(), WriteError> {
                count(stream, &mut value.len(), MAX)?;
                stream.write_bytes(value)
            }

            fn read<R: Reader>(slot: &mut Option<$bytes>, stream: &mut R) -> Result<(), ReadError> {
                Self::read_into(slot.insert(<$bytes>::new()), stream)
            }

            fn read_into<R: Reader>(list: &mut $bytes, stream: &mut R) -> Result<(), ReadError> {
                read_bytes(list, MAX, stream)
            }

            fn __blank() -> Option<$bytes> {
                Some(<$bytes>::new())
            }
        }
    };
}

/// A string type as a field.
macro_rules! text_field {
    ($text:ty $(, $capacity:ident)?) => {
        impl<const MAX: usize $(, const $capacity: usize)?> Codec<$text> for Len<MAX, Plain> {
            const SCHEMA: Schema = Schema::String { max: MAX };

            fn write<W: Writer>(value: &$text, stream: &mut W) -> Result<(), WriteError> {
                stream.write_string(value, MAX)
            }

            fn read<R: Reader>(slot: &mut Option<$text>, stream: &mut R) -> Result<(), ReadError> {
                Self::read_into(slot.insert(<$text>::new()), stream)
            }

            fn read_into<R: Reader>(text: &mut $text, stream: &mut R) -> Result<(), ReadError> {
                stream.string(text, MAX)
            }

            fn __blank() -> Option<$text> {
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
