//! Long lists of short codes that differ from their values by a constant, 64 elements at a time.
//!
//! Other elements, and what is left of a list, are encoded in [blocks](crate::codec::blocks).

use crate::bits::{LANE_BITS, LANES, Lane, join_four, pack, unpack};
use crate::error::{Fault, ReadError};
use crate::layout::fixed_width;
use crate::scalar::{Code, Scalar};
use crate::schema::Schema;
use crate::stream::{Reader, Writer};

/// The number of elements that are encoded between two calls of the stream. Lists grow by as many, which
/// are written to memory twice, and this few stay in the nearest cache.
pub(crate) const PART: usize = 4 * LANES;

/// The number of words that `PART` elements fill at most.
const WORDS: usize = PART / 64 * LANE_BITS as usize;

/// Returns the number of bits of a code if elements are encoded in this way, and 0 otherwise. It takes a
/// constructor instead of a scalar because constructing one can be a compile error.
pub(crate) const fn bits<S: Scalar>(_scalar: fn() -> S, schema: &Schema) -> u32 {
    match fixed_width(schema) {
        Some(bits @ 1..=LANE_BITS) if S::FACTS.is_offset && schema.values() == 1 => bits,
        _ => 0,
    }
}

/// Writes elements from the first one on, and returns how many. It stops before elements that cannot be
/// written.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write<S: Scalar, W: Writer>(
    scalar: &S,
    elements: &[S::Value],
    bits: u32,
    stream: &mut W,
) -> usize {
    let whole = elements.len() / LANES * LANES;
    let elements = elements.get(..whole).unwrap_or_default();
    if bits == 0 || whole == 0 || !stream.has_room(whole.saturating_mul(bits as usize)) {
        return 0;
    }
    let mut codes: [Lane; PART] = [[0; 2]; PART];
    let (mut fours, mut words) = ([0; PART / 4], [0; WORDS]);
    let mut done = 0;
    for part in elements.chunks(PART) {
        let mut is_wrong = false;
        for (lane, element) in codes.iter_mut().zip(part) {
            let code = scalar.code(element);
            is_wrong |= code.is_err();
            *lane = code.map_or([0; 2], |code| (code.low() as u16).to_le_bytes());
        }
        if is_wrong {
            break;
        }
        pack(codes.get(..part.len()).unwrap_or_default(), bits, &mut fours, &mut words);
        let words = words.get(..part.len() / LANES * bits as usize).unwrap_or_default();
        if !stream.put_words::<u64, u64>(words, |word| *word) {
            break;
        }
        done += part.len();
    }
    done
}

/// Returns the codes of four elements next to each other, or the index of the first element that cannot be
/// written, and what is wrong with it.
///
/// The compiler computes and checks the four codes with vector instructions.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn four<S: Scalar>(
    scalar: &S,
    elements: &[S::Value; 4],
    bits: u32,
) -> Result<u64, (usize, Fault)> {
    let mut codes: [Lane; 4] = [[0; 2]; 4];
    let mut is_wrong = false;
    for (lane, element) in codes.iter_mut().zip(elements) {
        let code = scalar.code(element);
        is_wrong |= code.is_err();
        *lane = code.map_or([0; 2], |code| (code.low() as u16).to_le_bytes());
    }
    if is_wrong {
        return Err(first_unwritable(scalar, elements));
    }
    let codes = codes.as_flattened().first_chunk().map_or(0, |codes| u64::from_le_bytes(*codes));
    Ok(join_four(codes, bits))
}

/// Returns the index of the first element that cannot be written, and what is wrong with it.
#[cold]
#[inline(never)]
fn first_unwritable<S: Scalar>(scalar: &S, elements: &[S::Value]) -> (usize, Fault) {
    for (index, element) in elements.iter().enumerate() {
        if let Err(fault) = scalar.code(element) {
            return (index, fault);
        }
    }
    (0, Fault::Declaration)
}

/// Reads over elements from the first one on, and returns how many.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read<S: Scalar, R: Reader>(
    scalar: &S,
    elements: &mut [S::Value],
    bits: u32,
    stream: &mut R,
) -> Result<usize, ReadError> {
    let whole = elements.len() / LANES * LANES;
    let elements = elements.get_mut(..whole).unwrap_or_default();
    if bits == 0 {
        return Ok(0);
    }
    let mut codes: [Lane; PART] = [[0; 2]; PART];
    let (mut fours, mut words) = ([0; PART / 4], [0; WORDS]);
    let mut done = 0;
    for part in elements.chunks_mut(PART) {
        let start = stream.at();
        let words = words.get_mut(..part.len() / LANES * bits as usize).unwrap_or_default();
        if !stream.take_words::<u64, u64>(words, |target, word| *target = word) {
            break;
        }
        let codes = codes.get_mut(..part.len()).unwrap_or_default();
        unpack(words, bits, &mut fours, codes);
        if !set(scalar, part, codes) {
            let (index, fault) = first_wrong(scalar, codes);
            return Err(stream.fail(fault, start + index * bits as usize));
        }
        done += part.len();
    }
    Ok(done)
}

/// Returns the code in a lane.
#[cfg_attr(not(debug_assertions), inline(always))]
fn code_in<S: Scalar>(lane: Lane) -> S::Code {
    S::Code::from_halves(u64::from(u16::from_le_bytes(lane)), 0)
}

/// Replaces elements by the values of their codes, and returns whether all of the codes have values.
#[cfg_attr(not(debug_assertions), inline(always))]
fn set<S: Scalar>(scalar: &S, elements: &mut [S::Value], codes: &[Lane]) -> bool {
    let last = scalar.last();
    let mut is_right = true;
    for (element, lane) in elements.iter_mut().zip(codes) {
        let code = code_in::<S>(*lane);
        is_right &= code <= last;
        match scalar.value(code) {
            Ok(value) => *element = value,
            Err(_) => is_right = false,
        }
    }
    is_right
}

/// Returns the index of the first code without a value, and what is wrong with it.
#[cold]
#[inline(never)]
fn first_wrong<S: Scalar>(scalar: &S, codes: &[Lane]) -> (usize, Fault) {
    for (index, lane) in codes.iter().enumerate() {
        let code = code_in::<S>(*lane);
        if code > scalar.last() {
            return (index, Fault::OutOfRange);
        }
        if let Err(fault) = scalar.value(code) {
            return (index, fault);
        }
    }
    (0, Fault::Declaration)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::{Compressed, Int};
    use crate::schema::Field;

    #[test]
    fn lanes_are_for_single_short_codes_that_differ_from_their_values_by_a_constant() {
        const U4: Schema = Schema::bits(4);
        static PARTS: [Field; 2] = [Field::new("", &U4); 2];

        let int = || Int::<u8>::new(0, 100);
        for (width, lanes) in [(0, 0), (1, 1), (LANE_BITS, LANE_BITS), (LANE_BITS + 1, 0)] {
            assert_eq!(bits(int, &Schema::bits(width)), lanes, "{width} bits");
        }
        assert_eq!(bits(int, &Schema::structure("", &PARTS)), 0);
        assert_eq!(bits(|| Compressed::new(0.0, 1.0, 0.1), &U4), 0);
    }
}
