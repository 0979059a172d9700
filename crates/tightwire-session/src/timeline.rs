//! The caller's time, made to never go back.

use core::time::Duration;

/// Continues from the latest time when the caller's clock jumps back. Without this, everything that
/// waits for a time would wait until the clock has caught up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Timeline {
    latest: Duration,
    /// How much the caller's clock has gone back in total.
    lag: Duration,
}

impl Timeline {
    pub(crate) const fn new(now: Duration) -> Self {
        Self { latest: now, lag: Duration::ZERO }
    }

    /// Returns the session's time for this time of the caller.
    #[inline]
    pub(crate) fn advance(&mut self, now: Duration) -> Duration {
        let time = now.saturating_add(self.lag);
        if time < self.latest {
            self.lag = self.latest.saturating_sub(now);
        } else {
            self.latest = time;
        }
        self.latest
    }

    /// Returns the session's time for this time of the caller, and remembers nothing.
    pub(crate) fn look(&self, now: Duration) -> Duration {
        now.saturating_add(self.lag).max(self.latest)
    }

    /// Returns the latest time of the session.
    pub(crate) fn latest(&self) -> Duration {
        self.latest
    }

    /// Returns the caller's time for a time of the session.
    pub(crate) fn of_caller(&self, time: Duration) -> Duration {
        time.saturating_sub(self.lag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_from_where_it_was_when_the_clock_jumps_back() {
        let ms = Duration::from_millis;
        let mut timeline = Timeline::new(ms(100));
        assert_eq!(timeline.advance(ms(150)), ms(150));
        assert_eq!(timeline.advance(ms(20)), ms(150));
        assert_eq!(timeline.advance(ms(30)), ms(160));
        assert_eq!(timeline.look(ms(50)), ms(180));
        assert_eq!(timeline.of_caller(ms(180)), ms(50));
        assert_eq!(timeline.advance(ms(0)), ms(160));
        assert_eq!(timeline.advance(ms(1)), ms(161));
        // No time does harm.
        assert_eq!(timeline.advance(Duration::MAX), Duration::MAX);
        assert_eq!(timeline.advance(ms(0)), Duration::MAX);
        assert_eq!(timeline.advance(ms(5)), Duration::MAX);
    }
}
