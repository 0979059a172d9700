//! Lists of whole words, copied at any bit offset.
//!
//! No word waits for the one before it, so the compiler can use vector instructions.

/// An unsigned integer of 1 to 8 bytes.
pub trait Word: Copy {
    /// The number of bytes.
    const BYTES: usize;

    /// Loads a word. Missing bytes make it zero.
    fn load(bytes: &[u8]) -> Self;

    /// Stores the word, if there is room for exactly this many bytes.
    fn store(self, bytes: &mut [u8]);

    /// Returns the word shifted up by `shift`, from 0 to 7, with the bits that `before` loses in this
    /// way below it.
    fn after(self, before: Self, shift: u32) -> Self;

    /// Returns the bits that [`after`](Self::after) loses.
    fn carry(self, shift: u32) -> u64;

    /// Returns the word that starts at bit `shift` of `self`, from 1 to 7. `next` is the word one byte
    /// later.
    fn starting_at(self, shift: u32, next: Self) -> Self;
}

/// The number of bytes of a block that is shifted at once.
const BLOCK: usize = 4 * WORD;

/// The number of bytes of a word.
const WORD: usize = 8;

/// Copies bytes, shifted up by `shift` bits, from 0 to 7, to a target of the same length. The bits below
/// them are those of `before`. The highest bits of the last byte are lost.
#[inline(never)]
pub(crate) fn shift_up(target: &mut [u8], bytes: &[u8], shift: u32, before: u8) {
    if shift == 0 {
        if target.len() == bytes.len() {
            target.copy_from_slice(bytes);
        }
        return;
    }
    if let (Some(to), Some(first)) = (target.first_mut(), bytes.first()) {
        *to = before | (first << shift);
    }
    let after = bytes.get(1..).unwrap_or_default();
    shift_pairs(target.get_mut(1..).unwrap_or_default(), bytes, after, 8 - shift);
}

/// Copies the bytes that start at bit `shift`, from 1 to 7, of `bytes`, which has one byte more than the
/// target.
#[inline(never)]
pub(crate) fn shift_down(target: &mut [u8], bytes: &[u8], shift: u32) {
    shift_pairs(target, bytes, bytes.get(1..).unwrap_or_default(), shift);
}

/// Sets every byte of the target to bits of two neighbours: those of `low` from bit `shift` on, and above
/// them those of `high`, which is `low` without its first byte.
#[cfg_attr(not(debug_assertions), inline(always))]
fn shift_pairs(target: &mut [u8], low: &[u8], high: &[u8], shift: u32) {
    if target.len() >= BLOCK {
        shift_blocks::<4, BLOCK>(target, low, high, shift);
    } else if target.len() >= WORD {
        shift_blocks::<1, WORD>(target, low, high, shift);
    } else {
        for (to, (low, high)) in target.iter_mut().zip(low.iter().zip(high)) {
            *to = (low >> shift) | (high << (8 - shift));
        }
    }
}

/// Shifts blocks of `WORDS` words with `BYTES` bytes, of which the target has at least one. The last block
/// overlaps the one before it.
///
/// A whole block is loaded before any of it is stored, so the compiler can use vector instructions.
#[cfg_attr(not(debug_assertions), inline(always))]
fn shift_blocks<const WORDS: usize, const BYTES: usize>(
    target: &mut [u8],
    low: &[u8],
    high: &[u8],
    shift: u32,
) {
    let shift_block = |to: &mut [u8], low: &[u8], high: &[u8]| {
        let word = |bytes: &[u8], index: usize| {
            u64::load(bytes.get(WORD * index..WORD * index + WORD).unwrap_or_default())
        };
        let words: [u64; WORDS] = core::array::from_fn(|index| {
            (word(low, index) >> shift) | (word(high, index) << (8 - shift))
        });
        for (to, word) in to.chunks_exact_mut(WORD).zip(words) {
            word.store(to);
        }
    };
    let pairs = low.chunks_exact(BYTES).zip(high.chunks_exact(BYTES));
    for (to, (low, high)) in target.chunks_exact_mut(BYTES).zip(pairs) {
        shift_block(to, low, high);
    }
    let last = target.len() - target.len().min(BYTES);
    let blocks = (
        target.get_mut(last..),
        low.get(last..).and_then(<[u8]>::first_chunk::<BYTES>),
        high.get(last..).and_then(<[u8]>::first_chunk::<BYTES>),
    );
    if let (Some(to), Some(low), Some(high)) = blocks {
        shift_block(to, low, high);
    }
}

/// A list that words are appended to.
pub trait Words<N> {
    /// Appends all words. The compiler knows the length of the iterator, so that the list needs no check
    /// for each word.
    fn append(self, words: impl Iterator<Item = N>);
}

macro_rules! word {
    ($($word:ty),*) => {$(
        impl Word for $word {
            const BYTES: usize = size_of::<$word>();

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn load(bytes: &[u8]) -> Self {
                bytes.first_chunk().map_or(0, |bytes| <$word>::from_le_bytes(*bytes))
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn store(self, bytes: &mut [u8]) {
                if let Some(room) = bytes.first_chunk_mut() {
                    *room = self.to_le_bytes();
                }
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn after(self, before: Self, shift: u32) -> Self {
                // This uses two shifts, because the distance may be the width of the word.
                (self << shift) | ((before >> 1) >> (<$word>::BITS - 1 - shift))
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn carry(self, shift: u32) -> u64 {
                u64::from((self >> 1) >> (<$word>::BITS - 1 - shift))
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn starting_at(self, shift: u32, next: Self) -> Self {
                (self >> shift) | ((next >> (<$word>::BITS - 8)) << (<$word>::BITS - shift))
            }
        }
    )*};
}

word!(u8, u16, u32, u64);

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    /// The bit of a byte string, or 0 behind its end.
    fn bit(bytes: &[u8], index: usize) -> u8 {
        bytes.get(index / 8).map_or(0, |byte| byte >> (index % 8) & 1)
    }

    fn bytes(length: usize) -> Vec<u8> {
        (1..=length as u64)
            .map(|one| (one.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as u8)
            .collect()
    }

    #[test]
    fn bytes_move_up_bit_by_bit() {
        for length in 0..=100 {
            let bytes = bytes(length);
            for shift in 0..=7 {
                let mut target = std::vec![0xff; length];
                let before = 0b0101_0101 & ((1 << shift) - 1);
                shift_up(&mut target, &bytes, shift, before);
                for index in 0..8 * length {
                    let expected = match index.checked_sub(shift as usize) {
                        Some(index) => bit(&bytes, index),
                        None => bit(&[before], index),
                    };
                    assert_eq!(bit(&target, index), expected, "{length} {shift} {index}");
                }
            }
        }
    }

    #[test]
    fn bytes_move_down_bit_by_bit() {
        for length in 0..=100 {
            let bytes = bytes(length + 1);
            for shift in 1..=7 {
                let mut target = std::vec![0xff; length];
                shift_down(&mut target, &bytes, shift);
                for index in 0..8 * length {
                    let expected = bit(&bytes, index + shift as usize);
                    assert_eq!(bit(&target, index), expected, "{length} {shift} {index}");
                }
            }
        }
    }
}
