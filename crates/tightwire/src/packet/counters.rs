//! How many packets came in, and which gate refused the others.

use core::fmt;
use core::ops::AddAssign;

use crate::packet::refusal::{Gate, Refusal};

/// Counts packets by what became of them: one number each, for a server's metrics.
///
/// One per client or one per thread; [`+=`](AddAssign) adds them up.
///
/// ```
/// use tightwire::packet::{Counters, Gate, Refusal};
///
/// let mut counters = Counters::new();
/// let _ = counters.count(Ok(()));
/// let _ = counters.count::<()>(Err(Refusal::Replayed));
///
/// assert_eq!(counters.passed(), 1);
/// assert_eq!(counters.refused(Gate::Replayed), 1);
/// for (gate, count) in counters.iter() {
///     println!("packets_refused{{gate=\"{}\"}} {count}", gate.label());
/// }
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    passed: u64,
    /// By the number of the gate.
    refused: [u64; Gate::ALL.len()],
}

impl Counters {
    /// Starts at zero.
    ///
    /// ```
    /// assert_eq!(tightwire::packet::Counters::new().passed(), 0);
    /// ```
    pub const fn new() -> Self {
        Self { passed: 0, refused: [0; Gate::ALL.len()] }
    }

    /// Counts what became of one packet and hands it on.
    ///
    /// Call it once per packet, around opening and decoding together, so that a packet counts as
    /// passed only when its payload was good too.
    ///
    /// # Errors
    ///
    /// The refusal that it was given.
    ///
    /// ```
    /// use tightwire::packet::{Counters, Refusal};
    ///
    /// let mut counters = Counters::new();
    /// assert_eq!(counters.count(Ok(7)), Ok(7));
    /// assert_eq!(counters.count::<u8>(Err(Refusal::Tag)), Err(Refusal::Tag));
    /// assert_eq!(counters.total_refused(), 1);
    /// ```
    pub fn count<T>(&mut self, result: Result<T, Refusal>) -> Result<T, Refusal> {
        match &result {
            Ok(_) => self.passed = self.passed.wrapping_add(1),
            Err(refusal) => {
                if let Some(count) = self.refused.get_mut(refusal.gate() as usize) {
                    *count = count.wrapping_add(1);
                }
            }
        }
        result
    }

    /// The packets that passed every gate.
    ///
    /// ```
    /// let mut counters = tightwire::packet::Counters::new();
    /// let _ = counters.count(Ok(()));
    /// assert_eq!(counters.passed(), 1);
    /// ```
    pub const fn passed(&self) -> u64 {
        self.passed
    }

    /// The packets that `gate` refused.
    ///
    /// ```
    /// use tightwire::packet::{Counters, Gate};
    ///
    /// assert_eq!(Counters::new().refused(Gate::Tag), 0);
    /// ```
    pub fn refused(&self, gate: Gate) -> u64 {
        self.refused.get(gate as usize).copied().unwrap_or_default()
    }

    /// The packets that any gate refused.
    ///
    /// ```
    /// assert_eq!(tightwire::packet::Counters::new().total_refused(), 0);
    /// ```
    pub fn total_refused(&self) -> u64 {
        self.refused.iter().fold(0, |sum, count| sum.wrapping_add(*count))
    }

    /// Every gate with the packets that it refused.
    ///
    /// ```
    /// use tightwire::packet::{Counters, Gate};
    ///
    /// assert_eq!(Counters::new().iter().count(), Gate::ALL.len());
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Gate, u64)> + '_ {
        Gate::ALL.iter().copied().zip(self.refused)
    }
}

impl AddAssign for Counters {
    fn add_assign(&mut self, other: Self) {
        self.passed = self.passed.wrapping_add(other.passed);
        for (count, more) in self.refused.iter_mut().zip(other.refused) {
            *count = count.wrapping_add(more);
        }
    }
}

/// What is not zero, in one line.
impl fmt::Display for Counters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "passed {}", self.passed)?;
        for (gate, count) in self.iter().filter(|&(_, count)| count > 0) {
            write!(f, ", {} {count}", gate.label())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn every_gate_has_a_counter_of_its_own() {
        let error = crate::ReadError::new(crate::ReadErrorKind::Check, 0);
        let refusals = [
            Refusal::TooShort,
            Refusal::Header,
            Refusal::TooOld,
            Refusal::Replayed,
            Refusal::Checksum,
            Refusal::Tag,
            Refusal::Section(error),
            Refusal::End(error),
            Refusal::Payload(error),
        ];
        assert_eq!(refusals.len(), Gate::ALL.len());
        for refusal in refusals {
            let mut counters = Counters::new();
            assert_eq!(counters.count::<()>(Err(refusal)), Err(refusal));
            for (gate, count) in counters.iter() {
                assert_eq!(count, u64::from(gate == refusal.gate()), "{refusal:?} at {gate:?}");
            }
            assert_eq!((counters.passed(), counters.total_refused()), (0, 1));
        }
    }

    #[test]
    fn sums_add_every_number() {
        let (mut one, mut two) = (Counters::new(), Counters::new());
        let _ = one.count(Ok(()));
        let _ = two.count(Ok(()));
        let _ = two.count::<()>(Err(Refusal::Tag));
        one += two;
        one += two;
        assert_eq!(one.to_string(), "passed 3, tag 2");
    }
}
