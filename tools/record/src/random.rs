//! A small generator, so that a seed means the same scene with every version of every crate.

/// `SplitMix64`: a counter in steps of an odd constant, and a mixing function over it.
pub(crate) struct Random(u64);

impl Random {
    /// Starts the sequence that belongs to `seed`.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// An even draw from `low` up to `high`.
    pub(crate) fn between(&mut self, low: f32, high: f32) -> f32 {
        // 24 bits are all that an f32 below one can hold evenly.
        let unit = (self.next() >> 40) as f32 / (1 << 24) as f32;
        low + (high - low) * unit
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
