//! The client's estimate of the server's clock.

use core::time::Duration;

/// The speed at which two clocks may diverge, in millionths.
const DRIFT: u64 = 200;

/// Beyond this difference, in microseconds, the estimate jumps ahead.
const STEP: i64 = 250_000;

/// The uncertainty due to the units of time and delay, in microseconds.
const UNITS: u64 = 750;

/// The server's time and its maximum error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerTime {
    /// The server's time now.
    pub time: Duration,
    /// The true time differs by no more than this, if neither clock is faulty.
    pub error: Duration,
}

/// Returns a time in microseconds, or the longest one, which is 292,000 years.
fn micros(time: Duration) -> i64 {
    i64::try_from(time.as_micros()).unwrap_or(i64::MAX)
}

#[derive(Clone, Copy, Debug)]
struct Sample {
    /// The offset to add to our time, in microseconds.
    offset: i64,
    error: u64,
    at: Duration,
}

impl Sample {
    fn error_at(&self, now: Duration) -> u64 {
        let age = micros(now.saturating_sub(self.at)).unsigned_abs();
        self.error + age.saturating_mul(DRIFT) / 1_000_000
    }
}

/// The estimate, which never goes back.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock {
    best: Option<Sample>,
    /// The reported offset, and when it was last moved.
    shown: Option<(i64, Duration)>,
}

impl Clock {
    /// Processes the server's time in quarter milliseconds, from a packet that measured this round
    /// trip.
    pub(crate) fn sample(&mut self, now: Duration, time: u64, round_trip: Duration) {
        let half = micros(round_trip) / 2;
        let server = i64::try_from(time.saturating_mul(250)).unwrap_or(i64::MAX);
        let offset = server.saturating_add(half).saturating_sub(micros(now));
        let sample = Sample { offset, error: half.unsigned_abs() + UNITS, at: now };
        // The sample with the smallest error is used, unless the two samples contradict each other.
        // In that case a clock has jumped.
        let loses = self.best.is_some_and(|best| {
            let (error, apart) = (best.error_at(now), best.offset.abs_diff(offset));
            error < sample.error && apart <= error + sample.error
        });
        self.shown = self.shown_at(now).map(|offset| (offset, now)).or(Some((offset, now)));
        if !loses {
            self.best = Some(sample);
        }
    }

    /// Returns the offset to report. It moves at most 5 % faster or slower than our clock, unless
    /// it lags far.
    fn shown_at(&self, now: Duration) -> Option<i64> {
        let (shown, at) = self.shown?;
        let missing = self.best?.offset.saturating_sub(shown);
        if missing > STEP {
            return Some(shown.saturating_add(missing));
        }
        let most = micros(now.saturating_sub(at)) / 20;
        Some(shown.saturating_add(missing.clamp(-most, most)))
    }

    /// Returns the server's time, once there was a sample.
    pub(crate) fn now(&self, now: Duration) -> Option<ServerTime> {
        let (best, offset) = (self.best?, self.shown_at(now)?);
        let time = micros(now).saturating_add(offset).max(0).unsigned_abs();
        let error = best.error_at(now).saturating_add(best.offset.abs_diff(offset));
        Some(ServerTime { time: Duration::from_micros(time), error: Duration::from_micros(error) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_true_time_lies_within_the_error_and_the_estimate_never_goes_back() {
        let (mut clock, mut last, mut state) = (Clock::default(), Duration::ZERO, 1u64);
        for step in 1..20_000u64 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let now = Duration::from_millis(step * 10);
            // The server's clock is ahead and runs 100 millionths too fast.
            let truth = |at: Duration| at + Duration::from_secs(1000) + at / 10_000;
            if step % 10 == 0 {
                let (up, down) = (20_000 + state % 30_000, 20_000 + (state >> 20) % 60_000);
                let sent = truth(now.saturating_sub(Duration::from_micros(down)));
                let quarters = (sent.as_micros() / 250) as u64;
                clock.sample(now, quarters, Duration::from_micros(up + down));
            }
            let Some(estimate) = clock.now(now) else { continue };
            assert!(estimate.time >= last, "step {step}");
            last = estimate.time;
            assert!(estimate.time.abs_diff(truth(now)) <= estimate.error, "step {step}");
            if step > 100 {
                assert!(estimate.error < Duration::from_millis(60), "step {step}");
            }
        }
    }

    #[test]
    fn times_beyond_every_clock_do_no_harm() {
        let mut clock = Clock::default();
        clock.sample(Duration::from_millis(9), 40, Duration::from_millis(10));
        clock.sample(Duration::from_millis(19), 90, Duration::from_millis(10));
        for seconds in
            [1 << 43, 1 << 45, 10_000_000_000_000, u64::MAX / 1000, u64::MAX / 2, u64::MAX]
        {
            let far = Duration::from_secs(seconds);
            assert!(clock.now(far).is_some(), "{seconds} s");
            clock.clone().sample(far, u64::MAX, Duration::MAX);
            clock.clone().sample(far, 0, Duration::ZERO);
        }
    }
}
