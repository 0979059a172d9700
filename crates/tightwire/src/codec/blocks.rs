//! Lists and long arrays of short values of constant width, encoded in blocks.
//!
//! A block is a run: one check of the packet's length covers all of its elements, and their shifts are
//! constants. These are separate functions that all lists of one type share, whatever their bounds.

use core::marker::PhantomData;

use crate::bits::LANES;
use crate::codec::Codec;
#[cfg(feature = "_lists")]
use crate::codec::lanes::PART;
#[cfg(feature = "_lists")]
use crate::compound::List;
#[cfg(feature = "_lists")]
use crate::compound::list::has_a_bit_each;
#[cfg(feature = "_lists")]
use crate::error::Fault;
use crate::error::{ReadError, WriteError};
use crate::flow::{Gather, Sink, Source, WriteTask};
use crate::layout::fixed_width;
use crate::schema::Schema;

/// The number of elements in a block.
const BLOCK: usize = 16;

/// Returns the number of bits of an element if blocks are worthwhile, which is so for a single value of
/// at most 32 bits.
const fn short_bits(schema: &Schema) -> Option<u32> {
    match fixed_width(schema) {
        Some(bits @ 1..=32) if schema.values() == 1 => Some(bits),
        _ => None,
    }
}

/// Returns whether elements are written and read as a whole where possible.
const fn is_bulk<C: Codec<T>, T>() -> bool {
    C::BULK_BITS > 0
}

/// Returns whether a list of at most `max` elements is encoded in blocks. `gathers` is whether the
/// stream combines fields.
pub(crate) const fn are_used<C: Codec<T>, T>(max: usize, gathers: bool) -> bool {
    // In a short list, a call costs more than blocks save.
    gathers && max >= 2 * BLOCK && (is_bulk::<C, T>() || short_bits(&C::SCHEMA).is_some())
}

/// Returns the number of bits of an element that is encoded in blocks.
const fn bits_of<C: Codec<T>, T>() -> u32 {
    match short_bits(&C::SCHEMA) {
        Some(bits) => bits,
        None if is_bulk::<C, T>() => C::BULK_BITS,
        None => 1,
    }
}

/// Repeats code for each element of a block. A loop would be unrolled too late for its shifts to be
/// constants.
macro_rules! each_of {
    ($block:expr, $element:ident => $body:expr) => {
        each_of!($block, $element => $body; a b c d e f g h i j k l m n o p)
    };
    ($block:expr, $element:ident => $body:expr; $($name:ident)*) => {
        let [$($name),*] = $block;
        $(
            let $element = $name;
            $body;
        )*
    };
}

/// A block whose elements are combined into words.
struct Block<'e, C, T>(&'e [T; BLOCK], PhantomData<C>);

impl<C: Codec<T>, T> WriteTask for Block<'_, C, T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        each_of!(self.0, element => C::write(element, stream)?);
        Ok(())
    }
}

/// Writes the elements.
#[inline(never)]
pub(crate) fn write<C: Codec<T>, T, W: Sink>(
    elements: &[T],
    stream: &mut W,
) -> Result<(), WriteError> {
    if const { is_bulk::<C, T>() } && C::write_bulk(elements, stream) {
        return Ok(());
    }
    let mut rest = elements;
    if const { C::LANE_BITS > 0 } {
        let done = C::write_lanes(elements, stream);
        rest = elements.get(done..).unwrap_or_default();
    }
    while let Some((block, after)) = rest.split_first_chunk() {
        if const { short_bits(&C::SCHEMA).is_none() } {
            break;
        }
        let mut gather = Gather::new(stream);
        W::gathered(&mut gather, Block::<C, T>(block, PhantomData))?;
        gather.flush()?;
        rest = after;
    }
    for element in rest {
        C::write(element, stream)?;
    }
    Ok(())
}

/// Reads over elements, without a count.
#[inline(never)]
pub(crate) fn read_over<C: Codec<T>, T, R: Source>(
    elements: &mut [T],
    stream: &mut R,
) -> Result<(), ReadError> {
    let bits = const { bits_of::<C, T>() } as usize;
    if stream.has_bits(elements.len().saturating_mul(bits)) {
        return read_present::<C, T, R>(elements, stream);
    }
    // The packet ends early. The elements around its end are read one by one to find the missing one.
    for part in elements.chunks_mut(LANES) {
        if stream.has_bits(part.len().saturating_mul(bits)) {
            read_present::<C, T, R>(part, stream)?;
        } else {
            for element in part {
                C::read_into(element, stream)?;
            }
        }
    }
    Ok(())
}

/// Reads over elements whose bits are in the packet.
#[cfg_attr(not(debug_assertions), inline(always))]
fn read_present<C: Codec<T>, T, R: Source>(
    elements: &mut [T],
    stream: &mut R,
) -> Result<(), ReadError> {
    if const { is_bulk::<C, T>() } && C::read_bulk(elements, stream) {
        return Ok(());
    }
    let mut rest = elements;
    if const { C::LANE_BITS > 0 } {
        let done = C::read_lanes(rest, stream)?;
        rest = rest.get_mut(done..).unwrap_or_default();
    }
    let mut blocks = rest.chunks_exact_mut(BLOCK);
    for block in &mut blocks {
        if let Some(block) = block.first_chunk_mut() {
            read_block::<C, T, R>(block, stream)?;
        }
    }
    for element in blocks.into_remainder() {
        C::read_into(element, stream)?;
    }
    Ok(())
}

/// Reads `length` elements over and after those of a list. Their count started at `start`.
#[cfg(feature = "_lists")]
#[inline(never)]
pub(crate) fn read<C: Codec<T>, T, L: List<T>, R: Source>(
    list: &mut L,
    length: usize,
    start: usize,
    stream: &mut R,
) -> Result<(), ReadError> {
    let bits = const { bits_of::<C, T>() } as usize;
    if length > L::CAPACITY {
        return Err(stream.fail(Fault::TooLong, start));
    }
    if !stream.has_bits(length.saturating_mul(bits)) {
        has_a_bit_each(stream, length, start)?;
        // This fails at the first missing element, unless one before it is invalid.
        list.shorten(1);
        let mut left = length;
        if const { is_bulk::<C, T>() || C::LANE_BITS > 0 } {
            // Elements that are there cost no more than in a good packet.
            if let Some(mut some) = C::blank_array::<LANES>() {
                while left >= LANES && stream.has_bits(LANES * bits) {
                    read_present::<C, T, R>(&mut some, stream)?;
                    left -= LANES;
                }
            }
        }
        for _ in 0..left {
            C::read(stream)?;
        }
        // This happens only if elements take fewer bits than they declare.
        return Err(stream.fail(Fault::Declaration, start));
    }
    list.shorten(length);
    if const { is_bulk::<C, T>() } {
        if read_whole::<C, T, L, R>(list, length, stream) {
            return Ok(());
        }
        // This never happens, because the bits and the capacity were checked.
        return Err(stream.fail(Fault::Declaration, start));
    }
    let mut done = list.elements().len();
    read_present::<C, T, R>(list.elements_mut(), stream)?;
    list.make_room(length - done);
    while const { C::LANE_BITS > 0 } && length - done >= LANES {
        let before = done;
        while length - done >= LANES && done - before < PART {
            let Some(blanks) = C::blank_array::<LANES>() else { break };
            if !list.append_all(blanks) {
                return Err(stream.fail(Fault::TooLong, start));
            }
            done += LANES;
        }
        if done == before {
            break;
        }
        let added = list.elements_mut().get_mut(before..).unwrap_or_default();
        if let Err(error) = read_present::<C, T, R>(added, stream) {
            // Elements that were not sent are removed again.
            list.shorten(before);
            return Err(error);
        }
    }
    while length - done >= BLOCK {
        let Some(blanks) = C::blank_array::<BLOCK>() else { break };
        // The elements are filled in their final place, which avoids a move.
        if !list.append_all(blanks) {
            return Err(stream.fail(Fault::TooLong, start));
        }
        let Some(block) = list.elements_mut().last_chunk_mut() else { break };
        if let Err(error) = read_block::<C, T, R>(block, stream) {
            list.shorten(done);
            return Err(error);
        }
        done += BLOCK;
    }
    for _ in done..length {
        if !list.append(C::read(stream)?) {
            return Err(stream.fail(Fault::TooLong, start));
        }
    }
    Ok(())
}

/// Reads the elements of a list in large parts, and returns whether all could be read.
#[cfg(feature = "_lists")]
#[cfg_attr(not(debug_assertions), inline(always))]
fn read_whole<C: Codec<T>, T, L: List<T>, R: Source>(
    list: &mut L,
    length: usize,
    stream: &mut R,
) -> bool {
    let mut done = list.elements().len();
    list.make_room(length - done);
    if !C::read_bulk(list.elements_mut(), stream) {
        return false;
    }
    if C::append_bulk(list, length - done, stream) {
        return list.elements().len() == length;
    }
    while done < length {
        let start = done;
        let end = length.min(start + PART);
        while const { C::SCHEMA.values() == 1 } && end - done >= LANES {
            let Some(blanks) = C::blank_array::<LANES>() else { return false };
            if !list.append_all(blanks) {
                return false;
            }
            done += LANES;
        }
        while done < end {
            let Some(blank) = C::blank() else { return false };
            if !list.append(blank) {
                return false;
            }
            done += 1;
        }
        let Some(part) = list.elements_mut().get_mut(start..) else { return false };
        if !C::read_bulk(part, stream) {
            return false;
        }
    }
    true
}

/// Reads over a block.
#[cfg_attr(not(debug_assertions), inline(always))]
fn read_block<C: Codec<T>, T, R: Source>(
    block: &mut [T; BLOCK],
    stream: &mut R,
) -> Result<(), ReadError> {
    if const { short_bits(&C::SCHEMA).is_none() } {
        each_of!(block, element => C::read_into(element, stream)?);
        return Ok(());
    }
    let mut run = stream.open(const { bits_of::<C, T>() * BLOCK as u32 })?;
    each_of!(block, element => {
        if let Err(error) = C::read_into(element, &mut run) {
            stream.close(&run)?;
            return Err(error);
        }
    });
    stream.close(&run)
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::codec::{By, Declares, Len, Plain};
    use crate::scalar::Int;
    use crate::schema::Field;
    use crate::shape::{Number, Shape};
    use crate::{Codec, ReadErrorKind, ReadStream, WriteErrorKind, WriteStream};

    struct Percent;

    impl Declares<0> for Percent {
        type Scalar = Int<u16>;
        const SCALAR: Int<u16> = Int::new(3, 102);
        const SHAPE: Shape<'static> =
            Shape::Int { min: Number::Unsigned(3), max: Number::Unsigned(102) };
    }

    /// A count of 7 bits, and 7 bits for each element.
    type Percents = Len<100, By<Percent, 0>>;

    /// Writes the packet one bit at a time.
    fn naive(elements: &[u64]) -> Vec<u8> {
        let mut bits = Vec::new();
        for code in core::iter::once(elements.len() as u64).chain(elements.iter().copied()) {
            bits.extend((0..7).map(|bit| code >> bit & 1 == 1));
        }
        let byte = |bits: &[bool]| {
            bits.iter().zip(0..).map(|(bit, place)| u8::from(*bit) << place).sum::<u8>()
        };
        bits.chunks(8).map(byte).collect()
    }

    fn codes(length: u64) -> Vec<u64> {
        (0..length).map(|index| index * 37 % 100).collect()
    }

    fn read_over(list: &mut Vec<u16>, packet: &[u8]) -> Result<(), crate::ReadError> {
        let mut stream = ReadStream::new(packet);
        Percents::read_into(list, &mut stream)?;
        stream.finish()
    }

    #[test]
    fn blocks_and_what_is_left_of_them_have_the_bits_of_single_elements() {
        for length in 0..=100 {
            let codes = codes(length);
            let list: Vec<u16> = codes.iter().map(|code| *code as u16 + 3).collect();
            let mut buffer = [0; 100];
            let mut stream = WriteStream::new(&mut buffer);
            Percents::write(&list, &mut stream).unwrap();
            let packet = naive(&codes);
            assert_eq!(stream.finish().unwrap(), packet);
            for before in [0, 1, 15, 16, 17, 33, 100] {
                let mut back = std::vec![7; before];
                read_over(&mut back, &packet).unwrap();
                assert_eq!(back, list, "{length} over {before}");
            }
        }
    }

    #[test]
    fn an_element_out_of_range_is_refused_at_its_bit_in_any_place_of_a_block() {
        for wrong in 0..40 {
            let mut codes = codes(40);
            codes[wrong] = 100;
            for before in [0, 20, 50] {
                let mut back = std::vec![7; before];
                let error = read_over(&mut back, &naive(&codes)).unwrap_err();
                assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 7 + wrong * 7));
                assert!(back.len() <= before.max(wrong), "blanks stayed: {}", back.len());
            }
            let mut list: Vec<u16> = codes.iter().map(|code| *code as u16 + 3).collect();
            list[wrong] = 103;
            let error = Percents::write(&list, &mut WriteStream::new(&mut [0; 100])).unwrap_err();
            assert_eq!((error.kind(), error.bit()), (WriteErrorKind::OutOfRange, 7 + wrong * 7));
        }
    }

    #[test]
    fn a_count_without_its_elements_is_refused_at_the_first_that_is_missing() {
        let packet = naive(&codes(40));
        for length in 1..packet.len() {
            let error = read_over(&mut Vec::new(), &packet[..length]).unwrap_err();
            let whole = (length * 8 - 7) / 7;
            assert_eq!((error.kind(), error.bit()), (ReadErrorKind::UnexpectedEnd, 7 + whole * 7));
        }
    }

    #[test]
    fn blocks_are_for_long_lists_of_single_short_values_and_of_whole_ones() {
        type Short = By<Percent, 0>;

        const U8: Schema = Schema::bits(8);
        static PARTS: [Field; 2] = [Field::new("", &U8); 2];

        for (schema, bits) in [
            (Schema::bits(0), None),
            (Schema::bits(1), Some(1)),
            (Schema::bits(32), Some(32)),
            (Schema::bits(33), None),
            (Schema::structure("", &PARTS[..1]), Some(8)),
            (Schema::structure("", &PARTS), None),
        ] {
            assert_eq!(short_bits(&schema), bits, "{schema:?}");
        }

        assert!(!is_bulk::<Short, u16>() && is_bulk::<Plain, [f32; 3]>());
        for (max, gathers, used) in [(31, true, false), (32, true, true), (32, false, false)] {
            assert_eq!(are_used::<Short, u16>(max, gathers), used, "{max}");
            assert_eq!(are_used::<Plain, [f32; 3]>(max, gathers), used, "{max}");
            assert!(!are_used::<Plain, (u8, bool)>(max, gathers));
        }
        assert_eq!(bits_of::<Short, u16>(), 7);
        assert_eq!(bits_of::<Plain, [f32; 3]>(), 96);
        assert_eq!(bits_of::<Plain, (u8, bool)>(), 1);
    }
}
