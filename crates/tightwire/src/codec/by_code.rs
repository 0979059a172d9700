//! Sorts the entries of maps and sets by the codes of their keys.
//!
//! A comparison of keys behind references takes an unpredictable branch and two loads. If a key is one
//! short number, its code and the index of its entry fit into a word. Words are sorted byte by byte,
//! without any comparison.

use alloc::vec;
use alloc::vec::Vec;

use crate::codec::Codec;
use crate::flow::OneCode;
use crate::layout::fixed_width;

/// The number of bits of the index below the code.
const INDEX_BITS: u32 = 32;

/// The minimum number of entries for each pass over a byte of the codes. With fewer entries, counting
/// takes longer than comparing.
const ENTRIES_A_PASS: usize = 48;

/// Returns the indices of the elements in the order of their keys' codes, each in the low
/// [`INDEX_BITS`] of a word. Returns `None` if the keys are not single short numbers.
pub(crate) fn order<C: Codec<K>, K, E>(elements: &[E], key: impl Fn(&E) -> &K) -> Option<Vec<u64>> {
    let bits = const { key_bits::<C, K>() }?;
    let mut words = Vec::with_capacity(elements.len());
    for (index, element) in (0..1u64 << INDEX_BITS).zip(elements) {
        let mut stream = OneCode::new();
        // A key that cannot be written is reported when it is written.
        let _ = C::write(key(element), &mut stream);
        let code = stream.finish().filter(|code| code >> bits == 0)?;
        words.push(code << INDEX_BITS | index);
    }
    if words.len() != elements.len() {
        return None;
    }
    if !words.is_sorted() {
        sort_words(&mut words, bits);
    }
    Some(words)
}

/// Returns the number of bits of a key that is one short number.
const fn key_bits<C: Codec<K>, K>() -> Option<u32> {
    match fixed_width(&C::SCHEMA) {
        Some(bits @ 1..=32) if C::SCHEMA.values() == 1 => Some(bits),
        _ => None,
    }
}

/// Sorts words by their codes, which have `bits` bits above the index.
#[expect(clippy::indexing_slicing, reason = "the index is a byte, and there are 256 places")]
fn sort_words(words: &mut Vec<u64>, bits: u32) {
    if words.len() < ENTRIES_A_PASS * bits.div_ceil(8) as usize {
        words.sort_unstable();
        return;
    }
    let mut sorted = vec![0; words.len()];
    for shift in (INDEX_BITS..INDEX_BITS + bits).step_by(8) {
        // The number of words with each digit, and then the place of the next of them.
        let mut places = [0u32; 256];
        for &word in &*words {
            places[usize::from((word >> shift) as u8)] += 1;
        }
        let mut next = 0;
        for place in &mut places {
            next += core::mem::replace(place, next);
        }
        for &word in &*words {
            let place = &mut places[usize::from((word >> shift) as u8)];
            if let Some(target) = sorted.get_mut(*place as usize) {
                *target = word;
            }
            *place += 1;
        }
        core::mem::swap(words, &mut sorted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_sorted_by_their_codes() {
        for bits in [1, 7, 8, 9, 16, 17, 32] {
            for count in [0, 1, 2, 47, 48, 191, 192, 1000] {
                let code = |index: u64| index.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - bits);
                let mut words: Vec<u64> =
                    (0..count).map(|index| code(index) << INDEX_BITS | index).collect();
                let mut expected = words.clone();
                expected.sort_by_key(|word| (word >> INDEX_BITS, word & 0xffff_ffff));
                sort_words(&mut words, bits);
                assert_eq!(words, expected, "{bits} bits, {count} words");
            }
        }
    }
}
