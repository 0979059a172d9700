//! Bytes that must not contain a zero.
//!
//! Most texts are short. Reading words that overlap at the end takes fewer steps than a search, and the
//! branch predictor only has to guess the number of words.

/// The number of bytes that are checked at once where there are as many.
const BLOCK: usize = 16;

/// The maximum number of bytes that are copied and checked in one pass.
pub(crate) const SHORT: usize = 3 * BLOCK;

/// Returns whether a byte is zero.
pub(crate) fn has_zero(bytes: &[u8]) -> bool {
    if let Some(last) = bytes.last_chunk() {
        let blocks = bytes.chunks_exact(BLOCK).filter_map(<[u8]>::first_chunk);
        return contains_zero(blocks.fold(*last, |least, block| lesser(least, *block)));
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        return eights_have_zero(*first, *last);
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        return fours_have_zero(*first, *last);
    }
    bytes.contains(&0)
}

/// Copies at most [`SHORT`] bytes to a target of the same length. Returns false if a byte is zero, if there
/// are more bytes or if the lengths differ, and then the content of the target does not matter.
///
/// Every byte is checked while it is in a register. Parts overlap, so that no byte is copied alone, and
/// there are few branches that depend on the length.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn copy_without_zero(target: &mut [u8], bytes: &[u8]) -> bool {
    if target.len() != bytes.len() || bytes.len() > SHORT {
        return false;
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk::<BLOCK>(), bytes.last_chunk()) {
        let (first, last) = (*first, *last);
        // What is between these two is at most a block, which overlaps them.
        let at = BLOCK.min(bytes.len() - BLOCK);
        let middle = bytes.get(at..at + BLOCK).and_then(<[u8]>::first_chunk);
        let middle = middle.map_or(first, |middle| *middle);
        store_ends(target, first, last);
        if let Some(to) = target.get_mut(at..at + BLOCK) {
            to.copy_from_slice(&middle);
        }
        return !contains_zero(lesser(lesser(first, last), middle));
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        store_ends(target, *first, *last);
        return !eights_have_zero(*first, *last);
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        store_ends(target, *first, *last);
        return !fours_have_zero(*first, *last);
    }
    let half = bytes.len() / 2;
    let (Some(first), Some(last), Some(middle)) = (bytes.first(), bytes.last(), bytes.get(half))
    else {
        return true;
    };
    store_ends(target, [*first], [*last]);
    if let Some(to) = target.get_mut(half) {
        *to = *middle;
    }
    *first.min(last).min(middle) != 0
}

/// Returns whether a byte is zero.
#[expect(
    clippy::needless_bitwise_bool,
    reason = "a search that stops early would use no vector instructions"
)]
#[cfg_attr(not(debug_assertions), inline(always))]
fn contains_zero(bytes: [u8; BLOCK]) -> bool {
    bytes.iter().fold(false, |contains, byte| contains | (*byte == 0))
}

/// Stores the first and the last bytes of a target that has as many.
#[cfg_attr(not(debug_assertions), inline(always))]
fn store_ends<const N: usize>(target: &mut [u8], first: [u8; N], last: [u8; N]) {
    if let Some(to) = target.first_chunk_mut() {
        *to = first;
    }
    if let Some(to) = target.last_chunk_mut() {
        *to = last;
    }
}

/// Returns the lesser byte of each two.
#[cfg_attr(not(debug_assertions), inline(always))]
fn lesser(one: [u8; BLOCK], other: [u8; BLOCK]) -> [u8; BLOCK] {
    let mut lesser = one;
    for (byte, other) in lesser.iter_mut().zip(other) {
        *byte = (*byte).min(other);
    }
    lesser
}

/// The highest bit of each byte.
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// Returns a word in which one of the [`HIGHS`] is set if a byte is zero, and none otherwise. Only zero
/// is below 0x80 and is not after one is subtracted.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn borrows(word: u64) -> u64 {
    word.wrapping_sub(HIGHS >> 7) & !word
}

/// Returns whether one of these bytes is zero.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn eights_have_zero(first: [u8; 8], last: [u8; 8]) -> bool {
    (borrows(u64::from_le_bytes(first)) | borrows(u64::from_le_bytes(last))) & HIGHS != 0
}

/// Returns whether one of these bytes is zero.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn fours_have_zero(first: [u8; 4], last: [u8; 4]) -> bool {
    let word = (u32::from_le_bytes(first) as u64) << 32 | u32::from_le_bytes(last) as u64;
    borrows(word) & HIGHS != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zero_is_found_wherever_it_is() {
        for length in 0..100 {
            let mut bytes = std::vec![0x80; length];
            let mut target = std::vec![7; length];
            let is_short = length <= SHORT;
            assert!(!has_zero(&bytes), "{length}");
            for at in 0..length {
                for (other, expected) in [(0, true), (1, false), (0xff, false)] {
                    bytes[at] = other;
                    assert_eq!(has_zero(&bytes), expected, "{other} at {at} of {length}");
                    let copied = copy_without_zero(&mut target, &bytes);
                    assert_eq!(copied, is_short && !expected, "{other} at {at} of {length}");
                    if copied {
                        assert_eq!(target, bytes);
                    }
                }
                bytes[at] = 0x80;
            }
            assert_eq!(copy_without_zero(&mut target, &bytes), is_short);
            if is_short {
                assert_eq!(target, bytes);
            }
            let other = std::vec![1; length + 1];
            assert!(!copy_without_zero(&mut target, &other));
        }
    }
}
