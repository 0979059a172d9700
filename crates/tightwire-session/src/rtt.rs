//! Measures round trip and loss, as in RFC 9002.

use core::time::Duration;

/// The least time for which the smallest round trip is remembered.
const MEMORY: Duration = Duration::from_secs(10);

/// The maximum round trip. Longer ones count as this.
const LONGEST: Duration = Duration::from_secs(60);

/// The round trip before the first sample.
const INITIAL: Duration = Duration::from_millis(200);

/// The maximum time that the other side may wait before it reports a packet, by its own
/// measurement.
pub(crate) const REPORT_DELAY: Duration = Duration::from_millis(50);

/// The maximum that one report may add to the time to wait. Clocks jump, and paths change.
const MOST_EXCESS: Duration = Duration::from_secs(1);

/// A time in nanoseconds. The arithmetic of `Duration` takes several times as many instructions, and
/// every packet needs it.
type Nanos = u64;

fn nanos(time: Duration) -> Nanos {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// The round trip to the other side.
#[derive(Clone, Debug)]
pub(crate) struct RoundTrip {
    smoothed: Option<Nanos>,
    variation: Nanos,
    /// The smallest round trip of this period and of the one before.
    smallest: (Nanos, Nanos),
    period: Duration,
    /// The time that the other side has recently taken to report.
    wait: Nanos,
    /// The time by which reports of packets that counted as late recently exceeded the round trip.
    excess: Nanos,
    /// How long the report of a packet should take, and how long to wait for it. Every packet needs
    /// them, and they only change with a sample.
    expectation: Duration,
    patience: Duration,
}

impl RoundTrip {
    pub(crate) fn new() -> Self {
        let mut trip = Self {
            smoothed: None,
            variation: nanos(INITIAL) / 2,
            smallest: (Nanos::MAX, Nanos::MAX),
            period: Duration::ZERO,
            wait: 0,
            excess: 0,
            expectation: Duration::ZERO,
            patience: Duration::ZERO,
        };
        trip.derive();
        trip
    }

    /// Processes a sample: the time from sending to the report, and how much of it the other side
    /// waited.
    pub(crate) fn sample(&mut self, now: Duration, whole: Duration, delay: Option<Duration>) {
        self.measure(now, whole, delay);
        self.derive();
    }

    /// Processes the report of a packet that counted as late: it took `whole`, so the next ones may
    /// take as long.
    ///
    /// A report only has the delay of the newest packet. If the other side sends less often than this
    /// one, the packets before the newest took longer. Without this, each of their messages could be
    /// sent again before every report, and no report would be for the packet that had it last.
    pub(crate) fn was_impatient(&mut self, whole: Duration) {
        let excess = nanos(whole).saturating_sub(self.smoothed.unwrap_or(nanos(INITIAL)));
        self.excess = self.excess.max(excess.min(nanos(MOST_EXCESS)));
        self.derive();
    }

    fn measure(&mut self, now: Duration, whole: Duration, delay: Option<Duration>) {
        let wait = nanos(delay.unwrap_or(Duration::from_millis(128)));
        self.wait = (self.wait * 7 / 8).max(wait);
        self.excess = self.excess * 7 / 8;
        if delay.is_none() {
            return;
        }
        let sample = nanos(whole).saturating_sub(wait).min(nanos(LONGEST));
        if now.saturating_sub(self.period) >= MEMORY {
            self.smallest = (sample, self.smallest.0);
            self.period = now;
        }
        self.smallest.0 = self.smallest.0.min(sample);
        let Some(smoothed) = &mut self.smoothed else {
            (self.smoothed, self.variation) = (Some(sample), sample / 2);
            return;
        };
        let miss = smoothed.abs_diff(sample);
        self.variation = (self.variation * 3 + miss) / 4;
        *smoothed = (*smoothed * 7 + sample) / 8;
    }

    /// Returns the smoothed round trip, once there was a sample.
    pub(crate) fn smoothed(&self) -> Option<Duration> {
        self.smoothed.map(Duration::from_nanos)
    }

    pub(crate) fn variation(&self) -> Duration {
        Duration::from_nanos(self.variation)
    }

    /// Returns the smallest round trip of the last 10 to 20 seconds.
    pub(crate) fn smallest(&self) -> Option<Duration> {
        let smallest = self.smallest.0.min(self.smallest.1);
        (smallest != Nanos::MAX).then_some(Duration::from_nanos(smallest))
    }

    /// Returns how long to wait for the report of a packet.
    pub(crate) fn patience(&self) -> Duration {
        self.patience
    }

    /// Returns how long the report of a packet should take, given how fast the other side has
    /// recently reported.
    pub(crate) fn expectation(&self) -> Duration {
        self.expectation
    }

    fn derive(&mut self) {
        let smoothed = self.smoothed.unwrap_or(nanos(INITIAL));
        let trip = smoothed + (self.variation * 4).max(nanos(Duration::from_millis(10)));
        self.expectation = Duration::from_nanos(trip + self.wait);
        let wait = self.wait.max(nanos(REPORT_DELAY)).max(self.excess);
        self.patience = Duration::from_nanos(trip + wait);
    }
}

/// The share of lost packets, over the last 128 to 256.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Loss {
    now: (u32, u32),
    before: (u32, u32),
}

impl Loss {
    /// Counts a packet that arrived.
    pub(crate) fn arrived(&mut self, was_late: bool) {
        if was_late {
            self.now.1 = self.now.1.saturating_sub(1);
        } else {
            self.count();
        }
    }

    /// Counts a packet that is late.
    pub(crate) fn late(&mut self) {
        self.count();
        self.now.1 += 1;
    }

    fn count(&mut self) {
        if self.now.0 >= 128 {
            (self.before, self.now) = (self.now, (0, 0));
        }
        self.now.0 += 1;
    }

    /// Returns the share, from 0 to 1.
    pub(crate) fn share(&self) -> f32 {
        let (all, lost) = (self.now.0 + self.before.0, self.now.1 + self.before.1);
        if all == 0 { 0.0 } else { lost.min(all) as f32 / all as f32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delay_that_the_other_side_reports_is_not_part_of_the_round_trip() {
        let ms = Duration::from_millis;
        let mut trip = RoundTrip::new();
        for at in 0..100 {
            let delay = at % 16;
            trip.sample(ms(at * 16), ms(50 + delay), Some(ms(delay)));
        }
        assert_eq!(trip.smoothed(), Some(ms(50)));
        assert_eq!(trip.smallest(), Some(ms(50)));
        // Without a delay there is no sample.
        trip.sample(ms(2000), ms(900), None);
        assert_eq!(trip.smoothed(), Some(ms(50)));
        assert!(trip.patience() >= ms(50 + 128));
    }

    #[test]
    fn a_report_that_comes_too_late_makes_the_next_ones_expected_later() {
        let ms = Duration::from_millis;
        let mut trip = RoundTrip::new();
        for at in 0..100 {
            trip.sample(ms(at * 16), ms(20), Some(ms(0)));
        }
        assert!(trip.patience() < ms(100));
        trip.was_impatient(ms(110));
        assert!(trip.patience() > ms(110) && trip.patience() < ms(130));
        assert_eq!(trip.smoothed(), Some(ms(20)));
        // A clock that jumped does not stop the session.
        trip.was_impatient(Duration::from_secs(900));
        assert!(trip.patience() < ms(1100));
    }

    #[test]
    fn the_smallest_round_trip_is_forgotten_after_20_seconds() {
        let mut trip = RoundTrip::new();
        let sample = |trip: &mut RoundTrip, s: u64, ms: u64| {
            trip.sample(Duration::from_secs(s), Duration::from_millis(ms), Some(Duration::ZERO));
        };
        sample(&mut trip, 10, 20);
        sample(&mut trip, 15, 90);
        assert_eq!(trip.smallest(), Some(Duration::from_millis(20)));
        sample(&mut trip, 21, 90);
        sample(&mut trip, 32, 90);
        assert_eq!(trip.smallest(), Some(Duration::from_millis(90)));
    }

    #[test]
    fn loss_is_the_share_of_the_last_packets() {
        let mut loss = Loss::default();
        for number in 0..1000 {
            if number % 10 == 0 { loss.late() } else { loss.arrived(false) }
        }
        assert!((loss.share() - 0.1).abs() < 0.02);
    }
}
