//! Bytes that must not contain a zero.
//!
//! Most texts are short. Reading words that overlap at the end takes fewer steps than a search, and the
//! branch predictor only has to guess the number of words.

/// Returns whether a byte is zero.
pub(crate) fn has_zero(bytes: &[u8]) -> bool {
    let Some(last) = bytes.last_chunk::<8>() else {
        if let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
            return borrows(joined(*first, *last)) & HIGHS != 0;
        }
        return bytes.contains(&0);
    };
    let mut borrows = borrows(u64::from_le_bytes(*last));
    let mut rest = bytes;
    while let Some((word, after)) = rest.split_first_chunk() {
        borrows |= self::borrows(u64::from_le_bytes(*word));
        rest = after;
    }
    borrows & HIGHS != 0
}

/// Copies bytes to a target of the same length. Returns false if a byte is zero or the lengths differ, and
/// then the content of the target does not matter.
///
/// Every word is checked while it is in a register, so the bytes are loaded only once.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn copy_without_zero(target: &mut [u8], bytes: &[u8]) -> bool {
    if target.len() != bytes.len() {
        return false;
    }
    if let (Some(to), Some(last)) = (target.last_chunk_mut::<8>(), bytes.last_chunk::<8>()) {
        *to = *last;
        let mut borrows = borrows(u64::from_le_bytes(*last));
        let (mut room, mut rest) = (target, bytes);
        while let (Some((to, room_after)), Some((word, after))) =
            (room.split_first_chunk_mut::<8>(), rest.split_first_chunk::<8>())
        {
            *to = *word;
            borrows |= self::borrows(u64::from_le_bytes(*word));
            (room, rest) = (room_after, after);
        }
        return borrows & HIGHS == 0;
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        if let Some(to) = target.first_chunk_mut::<4>() {
            *to = *first;
        }
        if let Some(to) = target.last_chunk_mut::<4>() {
            *to = *last;
        }
        return borrows(joined(*first, *last)) & HIGHS == 0;
    }
    let mut is_right = true;
    for (to, byte) in target.iter_mut().zip(bytes) {
        *to = *byte;
        is_right &= *byte != 0;
    }
    is_right
}

/// The highest bit of each byte.
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// Returns a word in which one of the [`HIGHS`] is set if a byte is zero, and none otherwise. Only zero
/// is below 0x80 and is not after one is subtracted.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn borrows(word: u64) -> u64 {
    word.wrapping_sub(HIGHS >> 7) & !word
}

/// Returns a word of these bytes.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn joined(first: [u8; 4], last: [u8; 4]) -> u64 {
    (u32::from_le_bytes(first) as u64) << 32 | u32::from_le_bytes(last) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zero_is_found_wherever_it_is() {
        for length in 0..40 {
            let mut bytes = std::vec![0x80; length];
            let mut target = std::vec![7; length];
            assert!(!has_zero(&bytes), "{length}");
            for at in 0..length {
                for (other, expected) in [(0, true), (1, false), (0xff, false)] {
                    bytes[at] = other;
                    assert_eq!(has_zero(&bytes), expected, "{other} at {at} of {length}");
                    let copied = copy_without_zero(&mut target, &bytes);
                    assert_eq!(copied, !expected, "{other} at {at} of {length}");
                    if copied {
                        assert_eq!(target, bytes);
                    }
                }
                bytes[at] = 0x80;
            }
            assert!(copy_without_zero(&mut target, &bytes));
            assert_eq!(target, bytes);
            assert!(!copy_without_zero(&mut target, &[1; 41]));
        }
    }
}
