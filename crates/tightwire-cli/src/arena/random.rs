//! Random numbers that a seed decides, for everything that the arena leaves to chance.

/// A generator with 64 bits of state. It is quick and even, and no secret comes from it outside
/// of this demonstration.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    /// Starts from a seed. `purpose` keeps two generators of one seed apart.
    pub(crate) fn new(seed: u64, purpose: u64) -> Self {
        let mut random = Self(seed ^ purpose.wrapping_mul(0xd6e8_feb8_6659_fd93));
        random.next();
        random
    }

    /// The next 64 bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to and without `end`; 0 if there is none.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    /// A number from 0 up to and without 1.
    pub(crate) fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// True in `probability` of all cases.
    pub(crate) fn chance(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    /// Fills `bytes`.
    pub(crate) fn fill(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            let word = self.next().to_le_bytes();
            chunk.iter_mut().zip(word).for_each(|(target, byte)| *target = byte);
        }
    }

    /// As many random bytes as the type has.
    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_and_a_purpose_gives_others() {
        let numbers = |seed, purpose| {
            let mut random = Random::new(seed, purpose);
            [random.next(), random.next(), random.next()]
        };
        assert_eq!(numbers(7, 1), numbers(7, 1));
        assert_ne!(numbers(7, 1), numbers(7, 2));
        assert_ne!(numbers(7, 1), numbers(8, 1));
    }

    #[test]
    fn a_chance_comes_true_about_as_often_as_it_says() {
        let mut random = Random::new(1, 0);
        for (probability, around) in [(0.0, 0..=0), (0.3, 2_900..=3_100), (1.0, 10_000..=10_000)] {
            let hits = (0..10_000).filter(|_| random.chance(probability)).count();
            assert!(around.contains(&hits), "{hits} of 10,000 at {probability}");
        }
    }

    #[test]
    fn below_reaches_every_number_and_no_other() {
        let mut random = Random::new(2, 0);
        let mut seen = [false; 7];
        for _ in 0..1_000 {
            seen[random.below(7)] = true;
        }
        assert_eq!(seen, [true; 7]);
        assert_eq!(random.below(0), 0);
    }
}
