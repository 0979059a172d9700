//! The clock of a node.

use std::time::Duration;

use crate::time::{Nanos, nanos};

/// A change to the clock of a node.
///
/// Only the time that the node reads is affected. Timers keep measuring true time, as an operating
/// system's sleep does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockChange {
    /// The clock gains this many microseconds per second, or loses them if negative.
    /// The crystals of real machines are off by up to 100.
    Drift(i32),
    /// The clock jumps ahead, as after a correction from a time server.
    JumpAhead(Duration),
    /// The clock jumps back, but never below zero.
    JumpBack(Duration),
    /// The clock stands still.
    Stop,
    /// The clock runs again, from where it stands.
    Run,
    /// The clock ticks in steps of this size. Zero makes it smooth again.
    Step(Duration),
}

/// The clock of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    /// The true time of the last change, and what the clock would have shown then without steps.
    changed: Nanos,
    reading: Nanos,
    drift: i32,
    is_stopped: bool,
    step: Nanos,
}

impl Clock {
    pub(crate) const fn new() -> Self {
        Self { changed: 0, reading: 0, drift: 0, is_stopped: false, step: 0 }
    }

    pub(crate) fn read(&self, now: Nanos) -> Duration {
        let smooth = self.smooth(now);
        Duration::from_nanos(smooth - smooth.checked_rem(self.step).unwrap_or(0))
    }

    pub(crate) fn change(&mut self, now: Nanos, change: ClockChange) {
        self.reading = self.smooth(now);
        self.changed = now;
        match change {
            ClockChange::Drift(drift) => self.drift = drift,
            ClockChange::JumpAhead(by) => self.reading = self.reading.saturating_add(nanos(by)),
            ClockChange::JumpBack(by) => self.reading = self.reading.saturating_sub(nanos(by)),
            ClockChange::Stop => self.is_stopped = true,
            ClockChange::Run => self.is_stopped = false,
            ClockChange::Step(step) => self.step = nanos(step),
        }
    }

    /// Returns the time without steps.
    fn smooth(&self, now: Nanos) -> Nanos {
        if self.is_stopped {
            return self.reading;
        }
        let passed = i128::from(now.saturating_sub(self.changed));
        let gained = passed * i128::from(self.drift) / 1_000_000;
        let passed = u64::try_from(passed + gained).unwrap_or(0);
        self.reading.saturating_add(passed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Nanos = 1_000_000_000;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_clock_drifts_jumps_stands_still_and_ticks_in_steps() {
        let mut clock = Clock::new();
        assert_eq!(clock.read(5 * SECOND), ms(5_000));
        clock.change(10 * SECOND, ClockChange::Drift(100));
        assert_eq!(clock.read(20 * SECOND), ms(20_001), "100 ppm of 10 s is 1 ms");
        clock.change(20 * SECOND, ClockChange::Drift(-1_000));
        assert_eq!(clock.read(30 * SECOND), ms(29_991), "1,000 ppm of 10 s is 10 ms");
        clock.change(30 * SECOND, ClockChange::Drift(0));
        clock.change(30 * SECOND, ClockChange::JumpAhead(ms(9)));
        assert_eq!(clock.read(31 * SECOND), ms(31_000));
        clock.change(31 * SECOND, ClockChange::JumpBack(ms(11_000)));
        assert_eq!(clock.read(32 * SECOND), ms(21_000));
        clock.change(32 * SECOND, ClockChange::Stop);
        assert_eq!(clock.read(99 * SECOND), ms(21_000));
        clock.change(99 * SECOND, ClockChange::Run);
        clock.change(99 * SECOND, ClockChange::Step(ms(100)));
        assert_eq!(clock.read(99 * SECOND + 99_999_999), ms(21_000));
        assert_eq!(clock.read(99 * SECOND + 100_000_000), ms(21_100));
        clock.change(100 * SECOND, ClockChange::JumpBack(ms(999_999)));
        assert_eq!(clock.read(100 * SECOND), ms(0));
    }
}
