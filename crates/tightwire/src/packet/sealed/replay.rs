//! The replay window, which records which of the newest sequences were already accepted.

use crate::packet::refusal::Refusal;

/// The size of the replay window. A packet that is `WINDOW` or more older than the newest one is
/// rejected as too old.
///
/// At 60 packets per second, that is 17 seconds.
///
/// ```
/// assert!(tightwire::packet::sealed::WINDOW >= 256);
/// ```
pub const WINDOW: u64 = 1024;

/// The number of sequences in a word of the window.
const WORD: u64 = u64::BITS as u64;

/// A ring of bits, one for each sequence from `newest` down. The bit index of a sequence is its
/// remainder modulo [`WINDOW`].
#[derive(Clone, Debug)]
pub(super) struct ReplayWindow {
    /// The highest accepted sequence, if there is one.
    newest: Option<u64>,
    /// The accepted sequences, all within the window.
    seen: [u64; (WINDOW / WORD) as usize],
}

impl ReplayWindow {
    pub(super) const fn new() -> Self {
        Self { newest: None, seen: [0; (WINDOW / WORD) as usize] }
    }

    /// Returns the highest accepted sequence.
    pub(super) const fn newest(&self) -> Option<u64> {
        self.newest
    }

    /// Checks whether a packet with this sequence may still be accepted. It changes nothing, because
    /// the sequence is not authenticated until the tag is verified.
    pub(super) fn check(&self, sequence: u64) -> Result<(), Refusal> {
        match self.newest {
            Some(newest) if sequence <= newest => {
                if newest - sequence >= WINDOW {
                    Err(Refusal::TooOld)
                } else if self.has(sequence) {
                    Err(Refusal::Replayed)
                } else {
                    Ok(())
                }
            }
            _ => Ok(()),
        }
    }

    /// Records a sequence that passed [`check`](Self::check) and whose tag was correct.
    pub(super) fn accept(&mut self, sequence: u64) {
        match self.newest {
            Some(newest) if sequence <= newest => {}
            Some(newest) if sequence - newest < WINDOW => {
                // The sequences that enter the window reuse the bits of those that leave it.
                for passed in newest..sequence {
                    self.set(passed.wrapping_add(1), false);
                }
                self.newest = Some(sequence);
            }
            _ => {
                self.seen = Self::new().seen;
                self.newest = Some(sequence);
            }
        }
        self.set(sequence, true);
    }

    fn has(&self, sequence: u64) -> bool {
        let (word, bit) = place(sequence);
        self.seen.get(word).is_some_and(|seen| seen & bit != 0)
    }

    fn set(&mut self, sequence: u64, accepted: bool) {
        let (word, bit) = place(sequence);
        if let Some(seen) = self.seen.get_mut(word) {
            *seen = if accepted { *seen | bit } else { *seen & !bit };
        }
    }
}

/// Returns the word and the bit of a sequence.
const fn place(sequence: u64) -> (usize, u64) {
    ((sequence % WINDOW / WORD) as usize, 1 << (sequence % WORD))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Keeps every accepted sequence in a set: slow, but simple enough to trust.
    #[derive(Default)]
    struct Naive(BTreeSet<u64>);

    impl Naive {
        fn check(&self, sequence: u64) -> Result<(), Refusal> {
            match self.0.last() {
                Some(newest) if newest.saturating_sub(sequence) >= WINDOW => Err(Refusal::TooOld),
                _ if self.0.contains(&sequence) => Err(Refusal::Replayed),
                _ => Ok(()),
            }
        }
    }

    #[track_caller]
    fn assert_agrees(sequences: impl IntoIterator<Item = u64>) {
        let (mut window, mut naive) = (ReplayWindow::new(), Naive::default());
        for sequence in sequences {
            let answer = window.check(sequence);
            assert_eq!(answer, naive.check(sequence), "{sequence}");
            if answer.is_ok() {
                window.accept(sequence);
                naive.0.insert(sequence);
            }
            assert_eq!(window.newest(), naive.0.last().copied());
        }
    }

    #[test]
    fn window_agrees_with_a_set_on_wandering_sequences() {
        let mut state = 0x1234_5678_9abc_def1u64;
        let mut random = move || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        for spread in [1, 2, 63, 64, 65, 1000, WINDOW, WINDOW + 1, 3000, 100_000] {
            let mut base = 0;
            assert_agrees((0..4000).map(|_| {
                base += random() % 3;
                base + random() % spread
            }));
        }
    }

    #[test]
    fn window_agrees_with_a_set_at_its_borders() {
        for jump in [1, 2, 63, 64, 65, WINDOW - 1, WINDOW, WINDOW + 1, 2 * WINDOW, u64::MAX - 9000]
        {
            let around = |at: u64| at.saturating_sub(3)..at.saturating_add(3);
            let start = 5000;
            assert_agrees(
                (start..start + 70)
                    .chain([start + jump, start, start + 1])
                    .chain(around((start + jump).saturating_sub(WINDOW)))
                    .chain(around(start + jump)),
            );
        }
    }

    #[test]
    fn the_last_sequences_of_all_fit() {
        assert_agrees([u64::MAX - 1, u64::MAX, u64::MAX, 0, u64::MAX - 1023, u64::MAX - 1024]);
        assert_agrees([0, u64::MAX, 0, 1, u64::MAX - 1]);
    }
}
