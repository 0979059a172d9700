//! The send rate.
//!
//! The rate is multiplied by 3/4 when the round trip has grown well above its minimum, or when more
//! than 8 % of the packets are lost. It grows by 4 KB a second for every 100 ms in which it was
//! used. A relapse within 10 s of growing doubles the time before it grows again, from 1 to 16 s.

use core::time::Duration;

use crate::config::Rates;

const STEP: Duration = Duration::from_millis(100);
const GROWTH: u64 = 4_000;
const RELAPSE: Duration = Duration::from_secs(10);
const LEAST_HOLD: Duration = Duration::from_secs(1);
const LONGEST_HOLD: Duration = Duration::from_secs(16);

/// The size of a burst: what a tenth of a second allows, and at least two packets.
const BURST: u64 = 10;
const LEAST_BURST: u64 = 2_400;

#[derive(Clone, Debug)]
pub(crate) struct Rate {
    limits: Rates,
    /// The rate in bytes per second.
    rate: u64,
    /// The number of bytes that may be sent now. It can be negative, because a packet that was
    /// started is finished.
    allowance: i64,
    filled: Duration,
    judged: Duration,
    used: u64,
    hold: Duration,
    held_until: Duration,
    grew: Option<Duration>,
}

/// The behaviour of the network since the last adjustment.
pub(crate) struct Network {
    pub(crate) latest: Duration,
    pub(crate) smallest: Option<Duration>,
    pub(crate) smoothed: Option<Duration>,
    pub(crate) loss: f32,
}

impl Rate {
    pub(crate) fn new(limits: Rates, now: Duration) -> Self {
        let limits = Rates { ceiling: limits.ceiling.max(limits.floor), ..limits };
        let rate = u64::from(limits.start.clamp(limits.floor, limits.ceiling));
        Self {
            limits,
            rate,
            allowance: LEAST_BURST as i64,
            filled: now,
            judged: now,
            used: 0,
            hold: LEAST_HOLD,
            held_until: now,
            grew: None,
        }
    }

    /// Returns the rate in bytes per second.
    pub(crate) fn bytes_per_second(&self) -> u64 {
        self.rate
    }

    fn refill(&mut self, now: Duration) {
        let passed = now.saturating_sub(self.filled);
        let bytes = passed.as_micros().saturating_mul(self.rate.into()) / 1_000_000;
        let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
        if bytes > 0 {
            let most = (self.rate / BURST).max(LEAST_BURST) as i64;
            self.allowance = self.allowance.saturating_add(bytes).min(most);
            self.filled = now;
        }
    }

    /// Returns whether a packet may be sent now.
    pub(crate) fn allows(&mut self, now: Duration) -> bool {
        self.refill(now);
        self.allowance > 0
    }

    /// Returns when a packet may be sent.
    pub(crate) fn next(&self) -> Duration {
        if self.allowance > 0 {
            return Duration::ZERO;
        }
        let micros = (1 - self.allowance) as u64 * 1_000_000 / self.rate.max(1);
        self.filled.saturating_add(Duration::from_micros(micros + 1))
    }

    /// Counts a packet.
    pub(crate) fn sent(&mut self, bytes: usize) {
        self.allowance -= bytes as i64;
        self.used += bytes as u64;
    }

    /// Adapts the rate, at most once per round trip and per 100 ms.
    pub(crate) fn judge(&mut self, now: Duration, network: &Network) {
        let passed = now.saturating_sub(self.judged);
        if passed < STEP.max(network.smoothed.unwrap_or(STEP)) {
            return;
        }
        let used = core::mem::take(&mut self.used);
        self.judged = now;
        let congested = network.smallest.is_some_and(|smallest| {
            network.latest > smallest + (smallest / 2).max(Duration::from_millis(40))
        });
        let floor = u64::from(self.limits.floor);
        if congested || network.loss > 0.08 {
            self.rate = (self.rate * 3 / 4).max(floor);
            match self.grew {
                Some(grew) if now.saturating_sub(grew) < RELAPSE => {
                    self.hold = (self.hold * 2).min(LONGEST_HOLD);
                }
                Some(_) => self.hold = LEAST_HOLD,
                // It has not grown since the last time.
                None => {}
            }
            (self.held_until, self.grew) = (now.saturating_add(self.hold), None);
            return;
        }
        let could = passed.as_micros().saturating_mul(self.rate.into()) / 1_000_000;
        if now >= self.held_until && u128::from(used) * 5 >= could.saturating_mul(4) {
            let steps = (passed.as_micros() / STEP.as_micros()).min(10) as u64;
            let ceiling = u64::from(self.limits.ceiling);
            self.rate = (self.rate + GROWTH * steps).min(ceiling);
            self.grew.get_or_insert(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Rates = Rates { floor: 8_000, start: 64_000, ceiling: 256_000 };

    fn network(latest: u64, loss: f32) -> Network {
        let ms = Duration::from_millis;
        Network { latest: ms(latest), smallest: Some(ms(50)), smoothed: Some(ms(50)), loss }
    }

    /// Sends as much as is allowed, and returns the bytes of each second.
    fn run(rate: &mut Rate, from: u64, seconds: u64, network: &Network) -> alloc::vec::Vec<u64> {
        let mut all = alloc::vec::Vec::new();
        for second in from..from + seconds {
            let mut bytes = 0;
            for ms in 0..1000 {
                let now = Duration::from_millis(second * 1000 + ms);
                while rate.allows(now) {
                    rate.sent(1000);
                    bytes += 1000;
                }
                rate.judge(now, network);
            }
            all.push(bytes);
        }
        all
    }

    #[test]
    fn a_good_network_is_used_up_to_the_ceiling() {
        let mut rate = Rate::new(LIMITS, Duration::ZERO);
        let bytes = run(&mut rate, 0, 20, &network(50, 0.0));
        assert_eq!(rate.bytes_per_second(), 256_000);
        assert!(bytes.iter().all(|bytes| *bytes <= 256_000 + 25_600 + 1_000));
        assert!(bytes.last().unwrap() > &250_000);
    }

    #[test]
    fn queues_and_loss_slow_it_down_to_the_floor_and_loss_of_a_few_packets_does_not() {
        for bad in [network(120, 0.0), network(50, 0.1)] {
            let mut rate = Rate::new(LIMITS, Duration::ZERO);
            run(&mut rate, 0, 5, &bad);
            assert_eq!(rate.bytes_per_second(), 8_000);
        }
        let mut rate = Rate::new(LIMITS, Duration::ZERO);
        run(&mut rate, 0, 5, &network(70, 0.05));
        assert!(rate.bytes_per_second() > 64_000);
    }

    #[test]
    fn a_relapse_doubles_the_time_before_it_grows_again() {
        let mut rate = Rate::new(LIMITS, Duration::ZERO);
        let mut second = 0;
        for hold in [1, 2, 4, 8, 16, 16] {
            run(&mut rate, second, hold + 2, &network(50, 0.0));
            second += hold + 2;
            run(&mut rate, second, 1, &network(120, 0.0));
            second += 1;
            let after = Duration::from_secs(second);
            assert!(rate.held_until >= after, "{hold}");
        }
        assert_eq!(rate.hold, LONGEST_HOLD);
    }
}
