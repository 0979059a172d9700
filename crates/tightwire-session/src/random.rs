//! Random bytes from one seed, so that a run with the same seed is repeatable.

use zeroize::Zeroizing;

use crate::handshake::proof::ProofKey;

/// A generator whose past outputs cannot be computed from its present state.
pub(crate) struct Random {
    state: Zeroizing<[u8; 32]>,
}

impl Random {
    pub(crate) fn new(seed: [u8; 32]) -> Self {
        Self { state: Zeroizing::new(seed) }
    }

    /// Returns 32 new bytes. The state advances by a function that cannot be inverted.
    pub(crate) fn block(&mut self) -> [u8; 32] {
        let key = ProofKey::new(&self.state);
        *self.state = key.mac(&[b"next"]);
        key.mac(&[b"output"])
    }

    /// Returns 16 new bytes.
    pub(crate) fn half(&mut self) -> [u8; 16] {
        self.block().first_chunk().copied().unwrap_or_default()
    }

    /// Returns a number below `end`, nearly uniform, or 0 if `end` is 0.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        let word = self.block().first_chunk().copied().map_or(0, u64::from_le_bytes);
        word.checked_rem(end).unwrap_or(0)
    }
}
