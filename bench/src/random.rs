//! A small seeded generator, so that every run and every machine measures the same values.

/// A stream of numbers that depends on nothing but its seed.
pub struct Random {
    state: u64,
}

impl Random {
    /// Starts the stream of `seed`.
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next 64 bits: a Weyl sequence, scrambled.
    pub fn bits64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// The next `count` bits, as a number below `2^count`.
    pub fn bits(&mut self, count: u32) -> u64 {
        if count == 0 { 0 } else { self.bits64() >> (64 - count) }
    }

    /// An integer between `min` and `max`, both included.
    pub fn int(&mut self, min: i64, max: i64) -> i64 {
        let span = max.abs_diff(min) + 1;
        min.wrapping_add_unsigned(self.bits64() % span)
    }

    /// True as often as false.
    pub fn bool(&mut self) -> bool {
        self.bits(1) == 1
    }

    /// A float between `min` and `max`.
    pub fn float(&mut self, min: f32, max: f32) -> f32 {
        let unit = self.bits(24) as f32 / 16_777_215.0;
        min + unit * (max - min)
    }
}
