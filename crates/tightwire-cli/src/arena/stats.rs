//! The counters of both sides, and measurements of time.

use std::time::Duration;

use serde::Serialize;
use tightwire::packet::Counters;
use tightwire_session::{Denial, Verdict};

use crate::arena::referee::Rulings;

/// Each power of two is split into this many buckets, so a quantile is at most 6 % off.
const SPLIT: u64 = 16;
/// Enough for a minute in nanoseconds.
const BUCKETS: usize = 34 * SPLIT as usize;

/// Packets and their bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Traffic {
    pub packets: u64,
    pub bytes: u64,
}

impl Traffic {
    /// Counts one more packet.
    pub(crate) fn count(&mut self, bytes: usize) {
        self.packets += 1;
        self.bytes += bytes as u64;
    }
}

/// A histogram of durations, in constant memory.
#[derive(Clone, Debug)]
pub(crate) struct Times {
    buckets: Vec<u64>,
    count: u64,
}

impl Times {
    /// Creates an empty histogram.
    pub(crate) fn new() -> Self {
        Self { buckets: vec![0; BUCKETS], count: 0 }
    }

    /// Adds one measurement.
    pub(crate) fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        if let Some(bucket) = self.buckets.get_mut(bucket(nanoseconds).min(BUCKETS - 1)) {
            *bucket += 1;
        }
        self.count += 1;
    }

    /// Returns the nanoseconds that a share of all measurements stayed within, or 0 if there are
    /// none.
    pub(crate) fn quantile(&self, share: f64) -> u64 {
        let rank = (self.count as f64 * share).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (index, count) in self.buckets.iter().enumerate() {
            seen += count;
            if seen >= rank {
                return middle(index);
            }
        }
        0
    }

    /// Returns the median and the 99th percentile.
    pub(crate) fn summary(&self) -> TimeSummary {
        TimeSummary { median_ns: self.quantile(0.5), p99_ns: self.quantile(0.99) }
    }
}

/// The two figures of [`Times`] that are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct TimeSummary {
    pub median_ns: u64,
    pub p99_ns: u64,
}

/// Returns the bucket of a time: exact below [`SPLIT`], then [`SPLIT`] for each power of two.
fn bucket(nanoseconds: u64) -> usize {
    let power = nanoseconds.max(1).ilog2().saturating_sub(SPLIT.ilog2());
    (u64::from(power) * SPLIT + (nanoseconds >> power)) as usize
}

/// Returns the middle of a bucket.
fn middle(index: usize) -> u64 {
    let index = index as u64;
    if index < 2 * SPLIT {
        return index;
    }
    let power = index / SPLIT - 1;
    let start = (SPLIT + index % SPLIT) << power;
    start + (1 << power) / 2
}

/// Counters of the messages that start a session.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Handshakes {
    /// Messages with an answer or an effect.
    pub answered: u64,
    /// Messages without either: forged, damaged, repeated, or no longer needed.
    pub ignored: u64,
    /// Sessions that were started.
    pub sessions: u64,
}

/// The counters of one side: the server, or all clients together.
#[derive(Clone, Debug)]
pub(crate) struct Side {
    pub sent: Traffic,
    pub received: Traffic,
    /// The seals' decisions on everything that was received from known addresses.
    pub gates: Counters,
    /// Packets from addresses without a connection. They are rejected without a further check.
    pub strangers: u64,
    /// Packets with a good seal and a payload that is not allowed, which ended a session.
    pub lies: u64,
    pub handshake: Handshakes,
    pub rulings: Rulings,
    /// States that reached a client in time to be shown, for all clients together.
    pub shown: u64,
    /// The time to publish the world for all clients, or to set an input.
    pub prepare: Times,
    /// The time to code, write and seal a packet.
    pub transmit: Times,
    /// The time to open a packet, to read it, and to apply it.
    pub receive: Times,
}

impl Side {
    /// Creates empty counters.
    pub(crate) fn new() -> Self {
        Self {
            sent: Traffic::default(),
            received: Traffic::default(),
            gates: Counters::new(),
            strangers: 0,
            lies: 0,
            handshake: Handshakes::default(),
            rulings: Rulings::default(),
            shown: 0,
            prepare: Times::new(),
            transmit: Times::new(),
            receive: Times::new(),
        }
    }

    /// Counts the verdict of a session on a datagram.
    pub(crate) fn count(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Taken => {
                let _ = self.gates.count(Ok(()));
            }
            Verdict::Answered => self.handshake.answered += 1,
            Verdict::Ignored(Denial::Packet(refusal)) => {
                let _ = self.gates.count::<()>(Err(refusal));
            }
            Verdict::Ignored(Denial::Stranger) => self.strangers += 1,
            _ => self.handshake.ignored += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(nanoseconds: impl Iterator<Item = u64>) -> Times {
        let mut times = Times::new();
        nanoseconds.for_each(|time| times.add(Duration::from_nanos(time)));
        times
    }

    #[test]
    fn short_times_are_exact() {
        for time in 0..2 * SPLIT {
            assert_eq!(times([time].into_iter()).quantile(0.5), time);
        }
    }

    #[test]
    fn a_quantile_is_at_most_six_percent_off() {
        for time in [33u64, 100, 999, 1_500, 123_456, 999_999, 1_000_000_000, 59_000_000_000] {
            let found = times([time].into_iter()).quantile(0.5);
            assert!(found.abs_diff(time) * 100 <= time * 6, "{found} for {time}");
        }
    }

    #[test]
    fn median_and_99th_percentile_are_where_they_should_be() {
        let summary = times(1..=1_000).summary();
        assert!(summary.median_ns.abs_diff(500) <= 30, "{summary:?}");
        assert!(summary.p99_ns.abs_diff(990) <= 60, "{summary:?}");
        let mostly = times((0..990).map(|_| 20).chain((0..10).map(|_| 100_000)));
        assert_eq!(mostly.summary().median_ns, 20);
        assert_eq!(mostly.summary().p99_ns, 20);
        assert!(mostly.quantile(0.995) > 90_000);
    }

    #[test]
    fn times_without_a_measurement_are_zero_and_endless_ones_do_no_harm() {
        assert_eq!(times(std::iter::empty()).quantile(0.5), 0);
        assert!(times([u64::MAX].into_iter()).quantile(0.5) > 60_000_000_000);
    }
}
