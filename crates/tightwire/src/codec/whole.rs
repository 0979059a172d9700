//! Long lists and arrays of structs in which every combination of bits is a value.
//!
//! Such an element is a constant number of whole bytes. A batch of elements is first written to memory
//! where every field is at a constant byte, and then moved to its place in the packet by one shifted copy
//! that does not depend on the type. Reading in this way takes as long as reading the fields one by one.

use crate::codec::Codec;
use crate::flow::{Sink, WriteStream};
use crate::inline::is_large;
use crate::layout::fixed_width;
use crate::schema::{Field, Schema};
use crate::shape::{Number, Shape};

/// The number of bytes of a batch, which stays in the nearest cache.
const BATCH: usize = 1024;

/// The number of bytes after a batch, so that the end of every element can be stored as a word.
const SPARE: usize = 8;

/// The largest number of bytes that are not worth a batch.
const FEW_BYTES: usize = 384;

/// Returns the number of bytes of an element if its lists are written in this way, and 0 otherwise.
///
/// Only codecs of this crate and of derived types have a blank, so the schema describes all that the codec
/// does.
pub(super) const fn bytes_of<C: Codec<T>, T>() -> usize {
    match fixed_width(&C::SCHEMA) {
        Some(bits)
            if bits > 0
                && C::HAS_BLANK
                && C::BULK_BITS == 0
                && !is_large(&C::SCHEMA)
                && has_every_value(&C::SCHEMA) =>
        {
            bits as usize / 8
        }
        _ => 0,
    }
}

/// Returns whether a value takes whole bytes, and every combination of their bits is a value.
const fn has_every_value(schema: &Schema) -> bool {
    match *schema {
        Schema::Value { shape } => match shape {
            Shape::Bits { bits } => bits % 8 == 0,
            Shape::F32 | Shape::F64 => true,
            Shape::Int { min: Number::Signed(min), max: Number::Signed(max) } => {
                is_whole(min, max, i8::MIN as i128, i8::MAX as i128)
                    || is_whole(min, max, i16::MIN as i128, i16::MAX as i128)
                    || is_whole(min, max, i32::MIN as i128, i32::MAX as i128)
                    || is_whole(min, max, i64::MIN as i128, i64::MAX as i128)
            }
            _ => false,
        },
        Schema::Array { of, .. } => has_every_value(of),
        Schema::Struct { fields, .. } => all_have_every_value(fields),
        _ => false,
    }
}

const fn is_whole(min: i128, max: i128, first: i128, last: i128) -> bool {
    min == first && max == last
}

const fn all_have_every_value(fields: &[Field]) -> bool {
    each!(field in fields => {
        if !has_every_value(field.schema) {
            return false;
        }
    });
    true
}

/// Returns whether lists of at most `max` elements may be written in this way. `gathers` is whether the
/// stream combines fields.
pub(super) const fn is_used<C: Codec<T>, T>(max: usize, gathers: bool) -> bool {
    gathers && bytes_of::<C, T>() > 0 && are_many::<C, T>(max)
}

/// Returns whether `count` elements are worth a batch. For a few, preparing its memory takes longer.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) const fn are_many<C: Codec<T>, T>(count: usize) -> bool {
    count > FEW_BYTES / const { bytes_of::<C, T>() }
}

/// Returns the number of bytes of memory for an element, which may be more than it takes.
const fn room_of<C: Codec<T>, T>() -> usize {
    // A whole number of words is stored without any spare bytes.
    let size = bytes_of::<C, T>();
    if size % SPARE == 0 { size } else { size + SPARE }
}

/// Writes elements from the first one on, and returns how many. The others are written one by one.
#[inline(never)]
pub(super) fn write<C: Codec<T>, T, W: Sink>(elements: &[T], stream: &mut W) -> usize {
    let (size, room) = const { (bytes_of::<C, T>(), room_of::<C, T>()) };
    let mut bytes = [0; BATCH + SPARE];
    let mut done = 0;
    for part in elements.chunks(BATCH / size) {
        let mut is_right = true;
        let mut start = 0;
        for element in part {
            let Some(room) = bytes.get_mut(start..start + room) else { return done };
            let mut one = WriteStream::new(room);
            is_right &= C::write(element, &mut one).is_ok();
            is_right &= one.finish().is_ok_and(|written| written.len() == size);
            start += size;
        }
        if !is_right || !stream.put_unaligned(bytes.get(..start).unwrap_or_default()) {
            break;
        }
        done += part.len();
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::Plain;
    use crate::error::{ReadError, WriteError};
    use crate::stream::{Reader, Writer};

    const U8: Schema = Schema::bits(8);
    static FIELDS: [Field; 25] = [Field::new("", &U8); 25];

    /// Some bytes, with or without what a codec of this crate has.
    struct Bytes<const COUNT: usize, const HAS_BLANK: bool, const BULK_BITS: u32>;

    impl<const COUNT: usize, const HAS_BLANK: bool, const BULK_BITS: u32> Codec<()>
        for Bytes<COUNT, HAS_BLANK, BULK_BITS>
    {
        const SCHEMA: Schema = Schema::structure("", FIELDS.split_at(COUNT).0);
        const HAS_BLANK: bool = HAS_BLANK;
        const BULK_BITS: u32 = BULK_BITS;

        fn write<W: Writer>((): &(), _: &mut W) -> Result<(), WriteError> {
            Ok(())
        }

        fn read<R: Reader>(_: &mut R) -> Result<(), ReadError> {
            Ok(())
        }
    }

    #[test]
    fn elements_are_moved_as_bytes_if_they_are_small_structs_of_this_crate() {
        assert_eq!(bytes_of::<Bytes<3, true, 0>, ()>(), 3);
        assert_eq!(bytes_of::<Bytes<24, true, 0>, ()>(), 24);
        assert_eq!(bytes_of::<Bytes<25, true, 0>, ()>(), 0);
        assert_eq!(bytes_of::<Bytes<0, true, 0>, ()>(), 0);
        assert_eq!(bytes_of::<Bytes<3, false, 0>, ()>(), 0);
        assert_eq!(bytes_of::<Bytes<3, true, 24>, ()>(), 0);
        assert_eq!(bytes_of::<Plain, (u8, bool)>(), 0);
        assert_eq!(bytes_of::<Plain, Option<u8>>(), 0);
    }

    #[test]
    fn many_elements_are_moved_as_bytes_by_streams_that_combine_fields() {
        type Three = Bytes<3, true, 0>;
        for (max, gathers, used) in [(128, true, false), (129, true, true), (129, false, false)] {
            assert_eq!(is_used::<Three, ()>(max, gathers), used, "{max}");
        }
        assert!(!is_used::<Bytes<3, false, 0>, ()>(1, true));
        for (count, many) in [(128, false), (129, true)] {
            assert_eq!(are_many::<Three, ()>(count), many, "{count}");
        }
        // A whole number of words needs no spare bytes.
        assert_eq!(room_of::<Three, ()>(), 3 + SPARE);
        assert_eq!(room_of::<Bytes<8, true, 0>, ()>(), 8);
        assert_eq!(room_of::<Bytes<16, true, 0>, ()>(), 16);
    }

    #[test]
    fn every_combination_of_bits_is_a_value_of_whole_types_only() {
        const U7: Schema = Schema::bits(7);
        static WHOLE: [Field; 2] = [Field::new("", &U8); 2];
        static PART: [Field; 2] = [Field::new("", &U8), Field::new("", &U7)];

        let signed = |min, max| {
            Schema::value(Shape::Int { min: Number::Signed(min), max: Number::Signed(max) })
        };
        for (min, max) in [(-1 << 7, 1 << 7), (-1 << 15, 1 << 15), (-1 << 31, 1 << 31)] {
            assert!(has_every_value(&signed(min, max - 1)), "{min}");
            assert!(!has_every_value(&signed(min + 1, max - 1)), "{min}");
            assert!(!has_every_value(&signed(min, max - 2)), "{min}");
            // Both ends are those of a type, but not of the same one.
            assert!(!has_every_value(&signed(min, i64::MAX.into())), "{min}");
        }
        assert!(has_every_value(&signed(i64::MIN.into(), i64::MAX.into())));
        for (schema, has) in [
            (Schema::bits(24), true),
            (U7, false),
            (Schema::value(Shape::F32), true),
            (Schema::value(Shape::F64), true),
            (Schema::value(Shape::Bool), false),
            (Schema::array(&U8, 3), true),
            (Schema::array(&U7, 8), false),
            (Schema::structure("", &WHOLE), true),
            (Schema::structure("", &PART), false),
            (Schema::option(&U8), false),
        ] {
            assert_eq!(has_every_value(&schema), has, "{schema:?}");
        }
    }
}
