//! Sorts the entries of maps and sets by the codes of their keys.
//!
//! A comparison of keys behind references takes an unpredictable branch and two loads. If a key is one
//! short number, its code and the index of its entry fit into a word. Words are sorted byte by byte,
//! without any comparison. If a word holds the whole entry, the sorted words are what is written.

use alloc::vec;
use alloc::vec::Vec;

use crate::bits::low_bits;
use crate::codec::Codec;
use crate::flow::WriteStream;
use crate::layout::fixed_width;
use crate::schema::Schema;

/// The number of bits of the index below the code.
const INDEX_BITS: u32 = 32;

/// The minimum number of entries for each pass over a byte of the codes. With fewer entries, counting
/// takes longer than comparing.
const ENTRIES_A_PASS: usize = 48;

/// Returns the indices of the elements in the order of their keys' codes, each in the low
/// [`INDEX_BITS`] of a word. Returns `None` if the keys are not single short numbers, or if one cannot be
/// written.
pub(crate) fn order<C: Codec<K>, K, E>(elements: &[E], key: impl Fn(&E) -> &K) -> Option<Vec<u64>> {
    let bits = const { key_bits::<C, K>() }?;
    let mut words = Vec::with_capacity(elements.len());
    for (index, element) in (0..1u64 << INDEX_BITS).zip(elements) {
        let mut bytes = [0; 8];
        let mut stream = WriteStream::new(&mut bytes);
        // A key that cannot be written is reported when it is written.
        C::write(key(element), &mut stream).ok()?;
        if stream.position() != bits as usize {
            return None;
        }
        stream.finish().ok()?;
        words.push(u64::from_le_bytes(bytes) << INDEX_BITS | index);
    }
    if words.len() != elements.len() {
        return None;
    }
    if !words.is_sorted() {
        sort_words(&mut words, INDEX_BITS, bits);
    }
    Some(words)
}

/// Returns whether an entry fits into a word.
pub(crate) const fn packs<KC: Codec<K>, K, VC: Codec<V>, V>() -> bool {
    // Only codecs of this crate and of derived types have a blank, and take the bits that they declare.
    KC::IS_ORDERED && KC::HAS_BLANK && VC::HAS_BLANK && word_bits::<KC, K, VC, V>().is_some()
}

/// Returns the number of bits of a key that is one short number and of a value, if a word holds both.
pub(crate) const fn word_bits<KC: Codec<K>, K, VC: Codec<V>, V>() -> Option<(u32, u32)> {
    match (key_bits::<KC, K>(), fixed_width(&VC::SCHEMA)) {
        (Some(key), Some(value)) if key + value <= u64::BITS => Some((key, value)),
        _ => None,
    }
}

/// Returns the bits of all entries in the order of their keys' codes. Returns `None` if an entry cannot be
/// written.
pub(crate) fn packed<'e, KC: Codec<K>, K: 'e, VC: Codec<V>, V: 'e>(
    entries: impl ExactSizeIterator<Item = (&'e K, &'e V)>,
) -> Option<impl ExactSizeIterator<Item = u64>> {
    let (key_bits, value_bits) = const { word_bits::<KC, K, VC, V>() }?;
    let mask = low_bits(key_bits);
    let mut words = Vec::with_capacity(entries.len());
    for (key, value) in entries {
        let mut bytes = [0; 16];
        let mut stream = WriteStream::new(&mut bytes);
        KC::write(key, &mut stream).ok()?;
        VC::write(value, &mut stream).ok()?;
        let is_whole = stream.position() == (key_bits + value_bits) as usize;
        stream.finish().ok()?;
        let word = bytes.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        if !is_whole {
            return None;
        }
        // The key comes above the value, to sort by it.
        words.push((word & mask) << value_bits | word >> key_bits);
    }
    if !words.is_sorted() {
        sort_words(&mut words, value_bits, key_bits);
    }
    let value_mask = low_bits(value_bits);
    Some(words.into_iter().map(move |word| (word & value_mask) << key_bits | word >> value_bits))
}

/// Returns the number of bits of a key that is one short number.
const fn key_bits<C: Codec<K>, K>() -> Option<u32> {
    match fixed_width(&C::SCHEMA) {
        Some(bits @ 1..=32) if C::SCHEMA.values() == 1 && !holds_float(&C::SCHEMA) => Some(bits),
        _ => None,
    }
}

/// Returns whether a key of one value is a float, whose bits have another order.
const fn holds_float(schema: &Schema) -> bool {
    match *schema {
        Schema::Value { shape } | Schema::Without { shape, .. } => shape.is_float(),
        Schema::Struct { fields, .. } => {
            each!(field in fields => {
                if holds_float(field.schema) {
                    return true;
                }
            });
            false
        }
        _ => false,
    }
}

/// Sorts words by their codes. A code has `bits` bits and starts at bit `first`. All bits above it are zero.
#[expect(clippy::indexing_slicing, reason = "the index is a byte, and there are 256 places")]
fn sort_words(words: &mut Vec<u64>, first: u32, bits: u32) {
    if words.len() < ENTRIES_A_PASS * bits.div_ceil(8) as usize {
        words.sort_unstable();
        return;
    }
    let mut sorted = vec![0; words.len()];
    for shift in (0..bits).step_by(16) {
        let low = first + shift;
        // The number of words with each digit, for two digits.
        let mut counts = [[0u32; 256]; 2];
        for &word in &*words {
            let digits = word >> low;
            counts[0][usize::from(digits as u8)] += 1;
            counts[1][usize::from((digits >> 8) as u8)] += 1;
        }
        for (digit, counts) in (low..first + bits).step_by(8).zip(&mut counts) {
            place_by_digit(words, &mut sorted, digit, counts);
            core::mem::swap(words, &mut sorted);
        }
    }
}

/// Copies words to another list of the same length in the order of a digit, without changing the order of
/// equal ones. `counts` has the number of words with each digit.
#[expect(clippy::indexing_slicing, reason = "the index is a byte, and there are 256 places")]
fn place_by_digit(words: &[u64], sorted: &mut [u64], shift: u32, counts: &mut [u32; 256]) {
    let mut next = 0;
    for count in &mut *counts {
        next += core::mem::replace(count, next);
    }
    // Each count has become the place of the next word with this digit.
    for &word in words {
        let place = &mut counts[usize::from((word >> shift) as u8)];
        if let Some(target) = sorted.get_mut(*place as usize) {
            *target = word;
        }
        *place += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::Plain;
    use crate::error::{ReadError, WriteError};
    use crate::shape::{Hole, Shape};
    use crate::stream::{Reader, Writer};

    #[test]
    fn words_are_sorted_by_their_codes() {
        for bits in [1, 7, 8, 9, 16, 17, 32] {
            for count in [0, 1, 2, 47, 48, 191, 192, 1000] {
                let code = |index: u64| index.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - bits);
                let mut words: Vec<u64> =
                    (0..count).map(|index| code(index) << INDEX_BITS | index).collect();
                let mut expected = words.clone();
                expected.sort_by_key(|word| (word >> INDEX_BITS, word & 0xffff_ffff));
                sort_words(&mut words, INDEX_BITS, bits);
                assert_eq!(words, expected, "{bits} bits, {count} words");
            }
        }
    }

    /// Eight bits, with or without what a codec of this crate has.
    struct Byte<const IS_ORDERED: bool, const HAS_BLANK: bool>;

    impl<const IS_ORDERED: bool, const HAS_BLANK: bool> Codec<u8> for Byte<IS_ORDERED, HAS_BLANK> {
        const SCHEMA: Schema = Schema::bits(8);
        const IS_ORDERED: bool = IS_ORDERED;
        const HAS_BLANK: bool = HAS_BLANK;

        fn write<W: Writer>(value: &u8, stream: &mut W) -> Result<(), WriteError> {
            Plain::write(value, stream)
        }

        fn read<R: Reader>(stream: &mut R) -> Result<u8, ReadError> {
            Plain::read(stream)
        }
    }

    #[test]
    fn keys_are_sorted_by_their_code_if_they_are_one_short_number() {
        assert_eq!(key_bits::<Plain, u8>(), Some(8));
        assert_eq!(key_bits::<Plain, u32>(), Some(32));
        assert_eq!(key_bits::<Plain, u64>(), None);
        assert_eq!(key_bits::<Plain, ()>(), None);
        assert_eq!(key_bits::<Plain, (u8, u8)>(), None);
        assert_eq!(key_bits::<Plain, f32>(), None);
        assert_eq!(key_bits::<Plain, (f32,)>(), None);
        assert!(holds_float(&Schema::value(Shape::F64).without(Hole::Nan)));
    }

    #[test]
    fn entries_of_64_bits_are_sorted_as_words() {
        type Full = Byte<true, true>;

        assert_eq!(word_bits::<Plain, u8, Plain, u16>(), Some((8, 16)));
        assert_eq!(word_bits::<Plain, u32, Plain, u32>(), Some((32, 32)));
        assert_eq!(word_bits::<Plain, u32, Plain, (u32, bool)>(), None);
        assert_eq!(word_bits::<Plain, u32, Plain, Option<u8>>(), None);

        assert!(packs::<Full, u8, Full, u8>());
        assert!(packs::<Full, u8, Byte<false, true>, u8>());
        assert!(!packs::<Byte<false, true>, u8, Full, u8>());
        assert!(!packs::<Byte<true, false>, u8, Full, u8>());
        assert!(!packs::<Full, u8, Byte<true, false>, u8>());
        assert!(!packs::<Full, u8, Plain, u64>());
    }
}
