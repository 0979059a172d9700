//! The cost of Rice codes for every parameter at once.
//!
//! Coding a length `x` with parameter `k` takes `(x >> k) + 1 + k` bits, so the cost of a set
//! for all parameters follows from how often each bit is set among its lengths: with `c[j]` for
//! bit `j`, the sum of all `x >> k` is the sum of `c[j] << (j - k)` over `j >= k`.
//!
//! The lowest eight bits are counted in the bytes of one word, spread there by a multiplication.
//! Longer lengths are rare where there are many of them, so their bits are counted one by one.

/// The bits of a length: at most [`MAX_OBJECTS`](crate::subset::MAX_OBJECTS).
const BITS: usize = 32;

/// One in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The numbers of trailing zeros there are.
const TRAILING: usize = 65;

/// The lengths of stretches of objects.
pub(crate) struct Tally {
    /// For each of the lowest eight bits, how often it was set since the last flush.
    packed: u64,
    /// How often each bit was set before the last flush.
    set: [u64; BITS],
    /// How often each number of trailing zeros occurred, where that was asked for: the last one
    /// stands for a length of 0.
    trailing: [u32; TRAILING],
}

impl Tally {
    /// How many lengths can be counted without a flush.
    pub(crate) const ROOM: usize = u8::MAX as usize;

    pub(crate) const fn new() -> Self {
        Self { packed: 0, set: [0; BITS], trailing: [0; TRAILING] }
    }

    /// Counts a length. After [`ROOM`](Self::ROOM) of them a flush is due.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn add(&mut self, length: usize) {
        // Byte `j` of the product is the low byte; bit `j` of it is kept there, moved to the
        // byte's top by an addition that does not carry into the next, and down to its bottom.
        let own_bit = ((length as u64 & 0xff) * ONES) & 0x8040_2010_0804_0201;
        let counted = ((own_bit + 0x7f * ONES) >> 7) & ONES;
        self.packed = self.packed.wrapping_add(counted);
        if length > 0xff {
            self.add_high(length as u64 & !0xff);
        }
    }

    /// Counts the bits of a long length above the lowest eight.
    #[inline(never)]
    fn add_high(&mut self, mut high: u64) {
        while high != 0 {
            if let Some(set) = self.set.get_mut(high.trailing_zeros() as usize) {
                *set += 1;
            }
            high &= high - 1;
        }
    }

    /// Counts that a length is coded less one as well, unless it is 0.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn add_less_one(&mut self, length: usize) {
        if let Some(count) = self.trailing.get_mut((length as u64).trailing_zeros() as usize) {
            *count += 1;
        }
    }

    /// Counts `count` lengths of 1, which are coded less one as well.
    pub(crate) fn add_singles(&mut self, count: u32) {
        if let (Some(set), Some(trailing)) = (self.set.first_mut(), self.trailing.first_mut()) {
            *set += u64::from(count);
            *trailing += count;
        }
    }

    /// Makes room for [`ROOM`](Self::ROOM) lengths.
    pub(crate) fn flush(&mut self) {
        for (byte, set) in self.packed.to_le_bytes().into_iter().zip(&mut self.set) {
            *set += u64::from(byte);
        }
        self.packed = 0;
    }

    /// The sums for each parameter from 32 down to 0, after a flush.
    pub(crate) const fn sums(&self) -> Sums<'_> {
        Sums { tally: self, sum: 0, divisible: 0 }
    }
}

/// Adds up a tally from the highest parameter down: halving a length less often doubles the sum
/// and brings in one more bit.
pub(crate) struct Sums<'a> {
    tally: &'a Tally,
    sum: u64,
    /// The lengths that `2^k` divides, among those that are coded less one as well: there, and
    /// only there, one less matters to the shifted length.
    divisible: u64,
}

impl Sums<'_> {
    /// The sum of `length >> k`, and the same sum with those lengths less one that were counted
    /// so. Every `k` in turn, down from one that no length reaches.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn at(&mut self, k: u32) -> (u64, u64) {
        let set = self.tally.set.get(k as usize).copied().unwrap_or(0);
        let trailing = self.tally.trailing.get(k as usize).copied().unwrap_or(0);
        self.sum = (self.sum << 1) + set;
        self.divisible += u64::from(trailing);
        (self.sum, self.sum - self.divisible)
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    #[test]
    fn sums_are_those_of_the_shifted_lengths() {
        let lengths: Vec<usize> = (0..3000)
            .map(|i: u64| (i.wrapping_mul(2_654_435_761) >> (i % 33) & 0xffff_ffff) as usize)
            .collect();
        let mut tally = Tally::new();
        for lengths in lengths.chunks(Tally::ROOM) {
            for &length in lengths {
                tally.add(length);
                tally.add_less_one(length);
            }
            tally.flush();
        }
        tally.add_singles(7);
        let mut sums = tally.sums();
        for k in (0..=32).rev() {
            let (sum, less_one) = sums.at(k);
            let singles = (1u64 >> k) * 7;
            let naive: u64 = lengths.iter().map(|&length| length as u64 >> k).sum();
            assert_eq!(sum, naive + singles, "{k}");
            let naive: u64 =
                lengths.iter().map(|&length| (length as u64).saturating_sub(1) >> k).sum();
            assert_eq!(less_one, naive, "{k}");
        }
    }
}
