//! Lists and strings as fields: `Len<MAX, C>` for every list type that packets know.

use alloc::string::String;
use alloc::vec::Vec;

use crate::codec::list::count;
use crate::error::{ReadError, WriteError};
use crate::stream::{Name, Reader, Writer};
use crate::wire::Schema;
use crate::wire::field::{Bytes, Codec, Leaf, Len, Plain, write_elements};

impl<T: Leaf> Leaf for Vec<T> {
    type Leaf = T::Leaf;
}

impl<T, C: Codec<T>, const MAX: usize> Codec<Vec<T>> for Len<MAX, C> {
    const SCHEMA: Schema = Schema::List { of: &C::SCHEMA, max: MAX };

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &Vec<T>, stream: &mut W) -> Result<(), WriteError> {
        count(stream, &mut value.len(), MAX)?;
        write_elements::<C, T, W>(value, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(slot: &mut Option<Vec<T>>, stream: &mut R) -> Result<(), ReadError> {
        Self::read_into(slot.insert(Vec::new()), stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(list: &mut Vec<T>, stream: &mut R) -> Result<(), ReadError> {
        let mut length = 0;
        count(stream, &mut length, MAX)?;
        // A count that the packet has no bits for fails at the element that is not there; memory
        // is set aside at once only for as many as can be there.
        list.truncate(length);
        let missing = length - list.len();
        let fewest = const { C::SCHEMA.min_bits() as usize };
        if fewest > 0 && stream.has_bits(length.saturating_mul(fewest)) {
            list.reserve_exact(missing);
        }
        for (index, element) in list.iter_mut().enumerate() {
            stream.enter(Name::Index(index));
            C::read_into(element, stream)?;
            stream.leave();
        }
        for index in list.len()..length {
            stream.enter(Name::Index(index));
            if let Some(blank) = C::blank() {
                // Filled where it stays, which spares moving it there.
                list.push(blank);
                if let Some(element) = list.last_mut() {
                    C::read_into(element, stream)?;
                }
            } else {
                let mut slot = None;
                C::read(&mut slot, stream)?;
                list.extend(slot);
            }
            stream.leave();
        }
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn blank() -> Option<Vec<T>> {
        Some(Vec::new())
    }
}

impl<const MAX: usize> Codec<Vec<u8>> for Len<MAX, Bytes> {
    const SCHEMA: Schema = Schema::ByteList { max: MAX };

    fn write<W: Writer>(value: &Vec<u8>, stream: &mut W) -> Result<(), WriteError> {
        count(stream, &mut value.len(), MAX)?;
        stream.write_bytes(value)
    }

    fn read<R: Reader>(slot: &mut Option<Vec<u8>>, stream: &mut R) -> Result<(), ReadError> {
        let mut length = 0;
        count(stream, &mut length, MAX)?;
        let bytes = stream.take_bytes(length)?;
        *slot = Some(Vec::from(bytes));
        Ok(())
    }

    fn read_into<R: Reader>(list: &mut Vec<u8>, stream: &mut R) -> Result<(), ReadError> {
        let mut length = 0;
        count(stream, &mut length, MAX)?;
        let bytes = stream.take_bytes(length)?;
        list.clear();
        list.extend_from_slice(bytes);
        Ok(())
    }

    fn blank() -> Option<Vec<u8>> {
        Some(Vec::new())
    }
}

impl<const MAX: usize> Codec<String> for Len<MAX, Plain> {
    const SCHEMA: Schema = Schema::String { max: MAX };

    fn write<W: Writer>(value: &String, stream: &mut W) -> Result<(), WriteError> {
        stream.write_string(value, MAX)
    }

    fn read<R: Reader>(slot: &mut Option<String>, stream: &mut R) -> Result<(), ReadError> {
        *slot = Some(stream.read_string(MAX)?);
        Ok(())
    }

    fn read_into<R: Reader>(text: &mut String, stream: &mut R) -> Result<(), ReadError> {
        stream.string(text, MAX)
    }

    fn blank() -> Option<String> {
        Some(String::new())
    }
}
