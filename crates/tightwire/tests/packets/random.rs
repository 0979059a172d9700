//! Chance that a seed decides: the same packets on every machine.

/// Xorshift: the same packets on every machine.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number from 0 to `bound - 1`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    pub(crate) fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.next() as u8).collect()
    }

    /// Returns an array of random bytes.
    #[allow(dead_code, reason = "not every example draws keys")]
    pub(crate) fn array<const N: usize>(&mut self) -> [u8; N] {
        [(); N].map(|()| self.next() as u8)
    }

    /// A packet that differs from `packet`, by damage of one kind or another.
    pub(crate) fn damaged(&mut self, packet: &[u8], other: &[u8]) -> Vec<u8> {
        let mut damaged = packet.to_vec();
        match self.below(4) {
            0 => {
                let first = self.below(damaged.len() * 8);
                // Odd in number, so that they cannot all undo each other.
                for bit in [first, self.below(damaged.len() * 8), self.below(damaged.len() * 8)] {
                    damaged[bit / 8] ^= 1 << (bit % 8);
                }
            }
            1 => damaged.truncate(self.below(damaged.len())),
            2 => {
                let count = 1 + self.below(32);
                damaged.extend(self.bytes(count));
            }
            _ => {
                let cut = 1 + self.below(damaged.len().min(other.len()) - 1);
                damaged.truncate(cut);
                damaged.extend_from_slice(&other[cut..]);
            }
        }
        damaged
    }
}
