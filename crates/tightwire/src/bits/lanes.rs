//! Short codes packed into words, 64 at a time.
//!
//! 64 codes of any width fill whole words. Two neighbours are joined, and then two pairs, in all words
//! alike, so the compiler can use vector instructions. Only the groups of four are shifted one by one.

/// The number of codes that are packed together.
pub(crate) const LANES: usize = 64;

/// The maximum number of bits of a code.
pub(crate) const LANE_BITS: u32 = 16;

/// The number of groups of four codes.
const FOURS: usize = LANES / 4;

/// A code with 16 bits, in little-endian order. As bytes, four neighbours are loaded at once.
pub(crate) type Lane = [u8; 2];

/// Repeats code for each group of four, so that its shifts are constants.
macro_rules! each_four {
    ($four:ident => $body:expr) => {
        each_four!($four => $body; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    };
    ($four:ident => $body:expr; $($index:literal)*) => {$(
        let $four: u32 = $index;
        $body;
    )*};
}

/// Packs codes, whose number is a multiple of [`LANES`], into `bits` words for each 64 of them.
///
/// `fours` is memory for the groups of four, with room for all of them. Bits of a code above `bits` are
/// lost.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn pack(codes: &[Lane], bits: u32, fours: &mut [u64], words: &mut [u64]) {
    join(codes, bits, fours);
    let groups = fours.chunks_exact(FOURS).take(codes.len() / LANES);
    for (words, fours) in words.chunks_exact_mut(bits as usize).zip(groups) {
        let Some(fours) = fours.first_chunk() else { break };
        for (word, packed) in words.iter_mut().zip(&pack_fours(fours, 4 * bits)) {
            *word = *packed;
        }
    }
}

/// Joins each four codes. This is a separate function, because the compiler would unroll its loop next to
/// the constant shifts of the groups and use no vector instructions.
#[inline(never)]
fn join(codes: &[Lane], bits: u32, fours: &mut [u64]) {
    for (four, codes) in fours.iter_mut().zip(codes.as_flattened().chunks_exact(8)) {
        let codes = codes.first_chunk().map_or(0, |codes| u64::from_le_bytes(*codes));
        *four = join_four(codes, bits);
    }
}

/// Returns the lowest `bits` bits of each of four codes next to each other.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) const fn join_four(codes: u64, bits: u32) -> u64 {
    let (one, two) = masks(bits);
    let pairs = (codes & one) | ((codes >> (16 - bits)) & (one << bits));
    (pairs & two) | ((pairs >> 32) << (2 * bits))
}

/// Returns 16 groups of `width` bits next to each other.
#[cfg_attr(not(debug_assertions), inline(always))]
fn pack_fours(fours: &[u64; FOURS], width: u32) -> [u64; FOURS] {
    let mut words = [0; FOURS];
    each_four!(index => {
        let (word, shift) = ((index * width / 64) as usize, index * width % 64);
        let four = fours.get(index as usize).copied().unwrap_or_default();
        if let Some(word) = words.get_mut(word) {
            *word |= four << shift;
        }
        if shift + width > 64 {
            if let Some(next) = words.get_mut(word + 1) {
                *next |= four >> (64 - shift);
            }
        }
    });
    words
}

/// Unpacks `bits` words for each 64 of the codes, whose number is a multiple of [`LANES`]. Missing words
/// are zero. `fours` is memory like that of [`pack`].
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn unpack(words: &[u64], bits: u32, fours: &mut [u64], codes: &mut [Lane]) {
    let groups = fours.chunks_exact_mut(FOURS).take(codes.len() / LANES);
    for (fours, words) in groups.zip(words.chunks_exact(bits as usize)) {
        if let Some(fours) = fours.first_chunk_mut() {
            *fours = unpack_fours(words, 4 * bits);
        }
    }
    separate(fours, bits, codes);
}

/// Separates each four codes, as a separate function like [`join`].
#[inline(never)]
fn separate(fours: &[u64], bits: u32, codes: &mut [Lane]) {
    let (one, two) = masks(bits);
    for (codes, four) in codes.as_flattened_mut().chunks_exact_mut(8).zip(fours) {
        let pairs = (four & two) | (((four >> (2 * bits)) & two) << 32);
        let lanes = (pairs & one) | ((pairs & (one << bits)) << (16 - bits));
        if let Some(codes) = codes.first_chunk_mut() {
            *codes = lanes.to_le_bytes();
        }
    }
}

/// Returns 16 groups of `width` bits. The bits above them are not cleared.
#[cfg_attr(not(debug_assertions), inline(always))]
fn unpack_fours(words: &[u64], width: u32) -> [u64; FOURS] {
    let mut fours = [0; FOURS];
    each_four!(index => {
        let (word, shift) = ((index * width / 64) as usize, index * width % 64);
        let mut four = words.get(word).copied().unwrap_or_default() >> shift;
        if shift + width > 64 {
            four |= words.get(word + 1).copied().unwrap_or_default() << (64 - shift);
        }
        if let Some(target) = fours.get_mut(index as usize) {
            *target = four;
        }
    });
    fours
}

/// Returns the bits of the first code in each half of a word, and the bits of a pair.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn masks(bits: u32) -> (u64, u64) {
    let one = (1 << bits) - 1;
    (one | (one << 32), (1 << (2 * bits)) - 1)
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    /// Packs one bit at a time, and is slow, but simple enough to trust.
    fn naive(codes: &[u64], bits: u32) -> Vec<u64> {
        let mut words = std::vec![0; codes.len() * bits as usize / 64];
        let bit = |code: &u64, bit: u32| code >> bit & 1;
        let all = codes.iter().flat_map(|code| (0..bits).map(move |place| bit(code, place)));
        for (place, bit) in all.enumerate() {
            words[place / 64] |= bit << (place % 64);
        }
        words
    }

    #[test]
    fn codes_of_every_width_are_packed_like_single_bits() {
        for bits in 1..=LANE_BITS {
            for groups in 1..=4 {
                let code = |index: u64| index.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - bits);
                let codes: Vec<u64> = (1..=64 * groups).map(code).collect();
                let expected = naive(&codes, bits);
                // The bits above the codes are set, and must not reach a neighbour.
                let above = if bits == 16 { 0 } else { 0xffff << bits };
                let lanes = |code: &u64| (*code as u16 | above as u16).to_le_bytes();
                let lanes: Vec<Lane> = codes.iter().map(lanes).collect();
                let mut words = [u64::MAX; 64];
                pack(&lanes, bits, &mut [0; 64], &mut words);
                assert_eq!(words[..expected.len()], expected, "{bits} bits, {groups} groups");
                let mut back: Vec<Lane> = std::vec![[7; 2]; codes.len()];
                unpack(&expected, bits, &mut [0; 64], &mut back);
                let back: Vec<u64> =
                    back.iter().map(|code| u64::from(u16::from_le_bytes(*code))).collect();
                assert_eq!(back, codes, "{bits} bits");
            }
        }
    }
}
