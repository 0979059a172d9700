//! The cost of Rice codes for every parameter at once.
//!
//! Coding a length `x` with parameter `k` takes `(x >> k) + 1 + k` bits, so the cost of a set
//! for all parameters follows from how often each bit is set among its lengths: with `c[j]` for
//! bit `j`, the sum of all `x >> k` is the sum of `c[j] << (j - k)` over `j >= k`.
//!
//! Short lengths come again and again, so how often each came is counted first, and their bits are
//! counted once for each length. Long ones are counted as they come: there are few where they are long.

/// The bits of a length: at most [`MAX_OBJECTS`](crate::subset::MAX_OBJECTS).
const BITS: usize = 32;

/// The numbers of trailing zeros there are.
const TRAILING: usize = 65;

/// The lengths of stretches of objects.
pub(crate) struct Tally {
    /// How often each bit was set.
    set: [u64; BITS],
    /// How often each number of trailing zeros occurred, where that was asked for: the last one
    /// stands for a length of 0.
    trailing: [u32; TRAILING],
}

impl Tally {
    pub(crate) const fn new() -> Self {
        Self { set: [0; BITS], trailing: [0; TRAILING] }
    }

    /// Counts that so many stretches have a length, and that each is coded less one as well, unless
    /// it is 0.
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

    /// The sums for each parameter from 32 down to 0.
    pub(crate) const fn sums(&self) -> Sums<'_> {
        Sums { tally: self, sum: 0, divisible: 0 }
    }
}

/// How often each short length came.
pub(crate) struct Short {
    counts: [u32; Self::LENGTHS],
}

impl Short {
    /// Lengths below are short.
    const LENGTHS: usize = u64::BITS as usize;

    pub(crate) const fn new() -> Self {
        Self { counts: [0; Self::LENGTHS] }
    }

    /// Counts a length, and keeps in `came` which lengths there are to add up. False if it is long.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn add(&mut self, length: usize, came: &mut u64) -> bool {
        let Some(count) = self.counts.get_mut(length) else {
            return false;
        };
        *count += 1;
        *came |= 1 << length;
        true
    }

    /// The shortest length that came, with how often it did; it is taken out of `came`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn next(&self, came: &mut u64) -> Option<(usize, u32)> {
        let length = came.trailing_zeros() as usize;
        // If none came, the number of zeros is no short length.
        let count = *self.counts.get(length)?;
        *came &= *came - 1;
        Some((length, count))
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
