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
