//! Counters for accepted packets, and for rejected packets by gate.

use core::fmt;
use core::ops::AddAssign;

use crate::packet::refusal::{Gate, Refusal};

/// Counts accepted packets, and rejected packets by gate, for a server's metrics.
///
/// Keep one per client or one per thread, and add them up with [`+=`](AddAssign).
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
    /// Indexed by the number of the gate.
    refused: [u64; Gate::ALL.len()],
}

impl Counters {
    /// Creates counters that are all zero.
    ///
    /// ```
    /// assert_eq!(tightwire::packet::Counters::new().passed(), 0);
    /// ```
    pub const fn new() -> Self {
        Self { passed: 0, refused: [0; Gate::ALL.len()] }
    }

    /// Counts the result of one packet and returns it unchanged.
    ///
    /// Call it once per packet, around opening and decoding together, so that a packet counts as passed
    /// only if its payload was valid too.
    ///
    /// # Errors
    ///
    /// Returns the error that was passed in.
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

    /// Returns the number of packets that passed every gate.
    ///
    /// ```
    /// let mut counters = tightwire::packet::Counters::new();
    /// let _ = counters.count(Ok(()));
    /// assert_eq!(counters.passed(), 1);
    /// ```
    pub const fn passed(&self) -> u64 {
        self.passed
    }

    /// Returns the number of packets that `gate` rejected.
    ///
    /// ```
    /// use tightwire::packet::{Counters, Gate};
    ///
    /// assert_eq!(Counters::new().refused(Gate::Tag), 0);
    /// ```
    pub fn refused(&self, gate: Gate) -> u64 {
        self.refused.get(gate as usize).copied().unwrap_or_default()
    }

    /// Returns the total number of rejected packets.
    ///
    /// ```
    /// assert_eq!(tightwire::packet::Counters::new().total_refused(), 0);
    /// ```
    pub fn total_refused(&self) -> u64 {
        self.refused.iter().fold(0, |sum, count| sum.wrapping_add(*count))
    }

    /// Iterates over all gates with the number of packets that each rejected.
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

/// Prints the counters that are not zero, in one line.
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
