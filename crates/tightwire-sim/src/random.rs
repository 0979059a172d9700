//! Random numbers that depend on a seed and on nothing else.

/// The increment of `SplitMix64`: 2^64 divided by the golden ratio.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// Scrambles a word. This is the output function of `SplitMix64`.
pub(crate) const fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// A random number generator (`SplitMix64`) with the same output on every platform.
///
/// It is fast and passes statistical tests. It is not suitable for real keys.
///
/// ```
/// use tightwire_sim::Random;
///
/// let mut dice = Random::new(7);
/// let throws: Vec<u64> = (0..5).map(|_| 1 + dice.below(6)).collect();
/// assert_eq!(throws, [5, 4, 4, 4, 3]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random(u64);

impl Random {
    /// Creates the generator of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(mix(seed.wrapping_add(GOLDEN)))
    }

    /// Creates an independent generator for one purpose. The original does not advance, so adding
    /// a purpose does not change the numbers of the others.
    ///
    /// ```
    /// use tightwire_sim::Random;
    ///
    /// let seed = Random::new(1);
    /// assert_ne!(seed.fork("keys").next_u64(), seed.fork("names").next_u64());
    /// ```
    pub fn fork(&self, purpose: &str) -> Self {
        Self(mix(self.0 ^ name_key(purpose)))
    }

    /// Returns 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        mix(self.0)
    }

    /// Returns a number in `0..end`, or 0 if `end` is 0.
    pub fn below(&mut self, end: u64) -> u64 {
        below(self.next_u64(), end)
    }

    /// Returns true with the given probability.
    pub fn chance(&mut self, probability: f64) -> bool {
        Odds::new(probability).hit(self.next_u64())
    }

    /// Fills a buffer with random bytes.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            let word = self.next_u64().to_le_bytes();
            chunk.iter_mut().zip(word).for_each(|(target, byte)| *target = byte);
        }
    }

    /// Returns an array of random bytes, such as a key.
    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }
}

/// Maps 64 random bits to `0..end`.
pub(crate) fn below(draw: u64, end: u64) -> u64 {
    ((u128::from(draw) * u128::from(end)) >> 64) as u64
}

/// Turns a name into a key for [`Random::fork`] and for links.
pub(crate) fn name_key(name: &str) -> u64 {
    let start = mix(name.len() as u64);
    name.bytes().fold(start, |key, byte| mix(key ^ u64::from(byte)).wrapping_add(GOLDEN))
}

/// A probability as an integer, so that a decision is one comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Odds(u64);

impl Odds {
    /// Negative numbers and `NaN` mean never, and anything above 1 means always.
    pub(crate) fn new(probability: f64) -> Self {
        // Multiplying by a power of two is exact, so every platform gets the same integer.
        Self((probability.clamp(0.0, 1.0) * (1u64 << 63) as f64) as u64)
    }

    pub(crate) const fn is_never(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn hit(self, draw: u64) -> bool {
        draw >> 1 < self.0
    }
}

/// The random numbers of one packet, each found by its purpose.
///
/// A decision does not depend on which other decisions were made. If one kind of fault is switched
/// off, the others still hit the same packets, which is what makes shrinking work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Draws(u64);

impl Draws {
    /// Returns the numbers of packet `number` on the link with this key.
    pub(crate) const fn new(link: u64, number: u64) -> Self {
        Self(mix(link.wrapping_add(number.wrapping_mul(GOLDEN))))
    }

    pub(crate) const fn get(self, purpose: u64) -> u64 {
        mix(self.0.wrapping_add((purpose + 1).wrapping_mul(GOLDEN)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_are_those_of_splitmix64() {
        // Computed from Vigna's splitmix64.c, started with the state that `new` makes of seed 0:
        // its first output is mix(GOLDEN), which is 0xe220a8397b1dcdaf.
        assert_eq!(Random::new(0), Random(0xe220_a839_7b1d_cdaf));
        let mut from_zero = Random(0);
        assert_eq!(from_zero.next_u64(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(from_zero.next_u64(), 0x6e78_9e6a_a1b9_65f4);
        assert_eq!(from_zero.next_u64(), 0x06c4_5d18_8009_454f);
    }

    #[test]
    fn a_chance_comes_true_as_often_as_it_says() {
        let mut random = Random::new(1);
        for (probability, around) in
            [(f64::NAN, 0..=0), (-1.0, 0..=0), (0.0, 0..=0), (0.3, 29_400..=30_600)]
        {
            let hits = (0..100_000).filter(|_| random.chance(probability)).count();
            assert!(around.contains(&hits), "{hits} of 100,000 at {probability}");
        }
        assert!((0..100_000).all(|_| random.chance(1.0) && random.chance(7.0)));
        assert!(Odds::new(1.0).hit(u64::MAX) && !Odds::new(0.0).hit(0));
    }

    #[test]
    fn below_reaches_every_number_and_no_other() {
        let mut random = Random::new(2);
        let mut seen = [false; 7];
        (0..1_000).for_each(|_| seen[random.below(7) as usize] = true);
        assert_eq!(seen, [true; 7]);
        assert_eq!(random.below(0), 0);
    }
}
