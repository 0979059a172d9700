//! Computes the cost of Rice codes for all parameters at once.
//!
//! Encoding a length `x` with parameter `k` takes `(x >> k) + 1 + k` bits. The cost of a set for all
//! parameters therefore follows from how often each bit is set among its lengths: if `c[j]` is the
//! count for bit `j`, the sum of all `x >> k` is the sum of `c[j] << (j - k)` over `j >= k`.
//!
//! Short lengths are frequent, so their occurrences are counted first, and their bits are counted only
//! once for each length. Long lengths are rare, so their bits are counted immediately.

/// The number of bits of a length, which is at most [`MAX_OBJECTS`](crate::subset::MAX_OBJECTS).
const BITS: usize = 32;

/// The number of possible counts of trailing zeros.
const TRAILING: usize = 65;

/// Counts the bits of lengths.
pub(crate) struct Tally {
    /// The number of times each bit was set.
    set: [u64; BITS],
    /// The number of times each count of trailing zeros occurred. The last entry stands for a length of
    /// 0.
    trailing: [u32; TRAILING],
}

impl Tally {
    pub(crate) const fn new() -> Self {
        Self { set: [0; BITS], trailing: [0; TRAILING] }
    }

    /// Adds `count` ranges of the same length. Each is also counted with one less, unless it is 0.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn add(&mut self, length: usize, count: u32) {
        if let Some(trailing) = self.trailing.get_mut((length as u64).trailing_zeros() as usize) {
            *trailing += count;
        }
        let mut rest = length as u64;
        while rest != 0 {
            if let Some(set) = self.set.get_mut(rest.trailing_zeros() as usize) {
                *set += u64::from(count);
            }
            rest &= rest - 1;
        }
    }

    /// Returns the sums for each parameter from 32 down to 0.
    pub(crate) const fn sums(&self) -> Sums<'_> {
        Sums { tally: self, sum: 0, divisible: 0 }
    }
}

/// Counts how often each short length occurred.
pub(crate) struct Short {
    counts: [u32; Self::LENGTHS],
}

impl Short {
    /// Lengths below this are short.
    const LENGTHS: usize = u64::BITS as usize;

    pub(crate) const fn new() -> Self {
        Self { counts: [0; Self::LENGTHS] }
    }

    /// Counts a length, and records in `came` that it occurred. Returns false if the length is not
    /// short.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn add(&mut self, length: usize, came: &mut u64) -> bool {
        let Some(count) = self.counts.get_mut(length) else {
            return false;
        };
        *count += 1;
        *came |= 1 << length;
        true
    }

    /// Removes the shortest length from `came`, and returns it with the number of times it occurred.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn next(&self, came: &mut u64) -> Option<(usize, u32)> {
        let length = came.trailing_zeros() as usize;
        // If `came` is empty, the number of zeros is not a short length.
        let count = *self.counts.get(length)?;
        *came &= *came - 1;
        Some((length, count))
    }
}

/// Adds up a tally from the highest parameter down. Each step doubles the sum and adds one more bit.
pub(crate) struct Sums<'a> {
    tally: &'a Tally,
    sum: u64,
    /// The number of lengths that `2^k` divides. Only for these, subtracting one changes the shifted
    /// length.
    divisible: u64,
}

impl Sums<'_> {
    /// Returns the sum of `length >> k`, and the sum of `(length - 1) >> k`. It must be called for
    /// every `k` in turn, starting from one that no length reaches.
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
        let (mut tally, mut short, mut came) = (Tally::new(), Short::new(), 0);
        for &length in &lengths {
            if !short.add(length, &mut came) {
                tally.add(length, 1);
            }
        }
        assert!(
            lengths.iter().any(|&length| length < 64) && lengths.iter().any(|&length| length > 63)
        );
        while let Some((length, count)) = short.next(&mut came) {
            tally.add(length, count);
        }
        tally.add(1, 7);
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
