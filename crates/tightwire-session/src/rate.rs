//! The send rate.
//!
//! The network is judged twice a second, or every second round trip if that is longer. It is
//! congested in two cases:
//!
//! - **A queue does not drain.** Even the shortest round trip of the whole period is well above the
//!   shortest of the last 10 to 20 seconds. Jitter makes single round trips longer, but hardly ever
//!   all of them. The rate becomes nine tenths of what arrived, if that is what fills the queue.
//! - **Loss.** 20 of the last 256 packets, 8 %, were lost. This does not depend on time, so one burst
//!   on a wireless network is not enough.
//!
//! In both cases the rate falls by at least a quarter. Otherwise it grows by an eighth: up to the
//! initial rate always, and beyond it if at least four fifths of it were used. A relapse within 10 s
//! of growing doubles the time before it grows again, from 1 to 16 s.

use core::time::Duration;

use crate::config::Rates;

/// The shortest time over which the network is judged.
const PERIOD: Duration = Duration::from_millis(500);
/// The least increase of a period's shortest round trip that counts as a queue.
const QUEUE: Duration = Duration::from_millis(40);
/// This many lost packets out of at most this many are too many.
const LOST: (u32, u32) = (20, 256);
const LEAST_GROWTH: u64 = 1_000;
const RELAPSE: Duration = Duration::from_secs(10);
const LEAST_HOLD: Duration = Duration::from_secs(1);
const LONGEST_HOLD: Duration = Duration::from_secs(16);

/// A session that may send nothing would never deliver anything.
const LEAST_RATE: u32 = 1_000;

/// The size of a burst: the bytes of a tenth of a second, and at least two packets.
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
    /// When the allowance was last filled, and what was left over, in millionths of a byte.
    filled: Duration,
    rest: u64,
    period: Period,
    /// The packets since losses were last counted from zero, and those of them that were lost.
    packets: u32,
    lost: u32,
    hold: Duration,
    held_until: Duration,
    grew: Option<Duration>,
}

/// The events since the network was last judged.
#[derive(Clone, Debug, Default)]
struct Period {
    start: Duration,
    sent: u64,
    arrived: u64,
    /// The shortest round trip, and the number of samples.
    shortest: Option<Duration>,
    samples: u32,
}

impl Rate {
    pub(crate) fn new(limits: Rates, now: Duration) -> Self {
        let limits = Rates { floor: limits.floor.max(LEAST_RATE), ..limits };
        let limits = Rates { ceiling: limits.ceiling.max(limits.floor), ..limits };
        let limits = Rates { start: limits.start.clamp(limits.floor, limits.ceiling), ..limits };
        Self {
            limits,
            rate: u64::from(limits.start),
            allowance: LEAST_BURST as i64,
            filled: now,
            rest: 0,
            period: Period { start: now, ..Period::default() },
            packets: 0,
            lost: 0,
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
        if now <= self.filled {
            return;
        }
        // A minute fills every burst.
        let passed = now.saturating_sub(self.filled).min(Duration::from_secs(60));
        let credit = passed.as_micros() as u64 * self.rate + self.rest;
        if credit >= 1_000_000 {
            let most = (self.rate / BURST).max(LEAST_BURST) as i64;
            self.allowance = self.allowance.saturating_add((credit / 1_000_000) as i64).min(most);
            // Without the rest, a sender that asks often could use half of its rate.
            (self.filled, self.rest) = (now, credit % 1_000_000);
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
        let missing = (1 - self.allowance) as u64 * 1_000_000 - self.rest;
        self.filled.saturating_add(Duration::from_micros(missing.div_ceil(self.rate)))
    }

    /// Counts a packet.
    pub(crate) fn sent(&mut self, bytes: usize) {
        self.allowance -= bytes as i64;
        self.period.sent += bytes as u64;
    }

    /// Counts a packet that arrived.
    pub(crate) fn arrived(&mut self, bytes: usize, was_late: bool) {
        self.period.arrived += bytes as u64;
        if was_late {
            self.lost = self.lost.saturating_sub(1);
        } else {
            self.count();
        }
    }

    /// Counts a packet that is late.
    pub(crate) fn late(&mut self) {
        self.count();
        self.lost += 1;
    }

    fn count(&mut self) {
        if self.packets >= LOST.1 {
            self.forget_losses();
        }
        self.packets += 1;
    }

    /// Forgets losses, because they were on another path.
    pub(crate) fn forget_losses(&mut self) {
        (self.packets, self.lost) = (0, 0);
    }

    /// Processes a round trip.
    pub(crate) fn sample(&mut self, round_trip: Duration) {
        let shortest = self.period.shortest.get_or_insert(round_trip);
        *shortest = round_trip.min(*shortest);
        self.period.samples += 1;
    }

    /// Adapts the rate if the period is over. `base` is the shortest round trip for a while, and
    /// `smoothed` is the usual one.
    pub(crate) fn judge(&mut self, now: Duration, base: Option<Duration>, smoothed: Duration) {
        let passed = now.saturating_sub(self.period.start);
        if passed < PERIOD || passed < smoothed * 2 {
            return;
        }
        let next = Period { start: now, ..Period::default() };
        let period = core::mem::replace(&mut self.period, next);
        let per_second = |bytes: u64| {
            let micros = passed.as_micros().max(1);
            u64::try_from(u128::from(bytes) * 1_000_000 / micros).unwrap_or(u64::MAX)
        };
        let has_queue = match (period.shortest, base) {
            (Some(shortest), Some(base)) if period.samples > 1 => {
                shortest > base.saturating_add((base / 2).max(QUEUE))
            }
            _ => false,
        };
        let has_losses = self.lost >= LOST.0;
        let used = per_second(period.sent);
        if has_queue || has_losses {
            let mut rate = self.rate * 3 / 4;
            if has_queue && used * 2 >= self.rate {
                rate = rate.min(per_second(period.arrived) * 9 / 10);
            }
            self.rate = rate.max(self.limits.floor.into());
            self.forget_losses();
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
        if now < self.held_until {
            return;
        }
        let is_used = used * 5 >= self.rate * 4;
        let most = u64::from(if is_used { self.limits.ceiling } else { self.limits.start });
        let grown = (self.rate + (self.rate / 8).max(LEAST_GROWTH)).min(most);
        if grown > self.rate {
            self.rate = grown;
            self.grew.get_or_insert(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Rates = Rates { floor: 8_000, start: 64_000, ceiling: 256_000 };
    const BASE: Duration = Duration::from_millis(50);

    /// The round trip of a packet, and whether it arrives, given the number of the packet.
    type Network = fn(u64) -> Option<u64>;

    /// Sends as much as is allowed, and returns the bytes of each second.
    fn run(rate: &mut Rate, from: u64, seconds: u64, network: Network) -> alloc::vec::Vec<u64> {
        let mut all = alloc::vec::Vec::new();
        let mut number = 0;
        for second in from..from + seconds {
            let mut bytes = 0;
            for ms in 0..1000 {
                let now = Duration::from_millis(second * 1000 + ms);
                while rate.allows(now) {
                    rate.sent(1000);
                    bytes += 1000;
                    number += 1;
                    match network(number) {
                        Some(trip) => {
                            rate.arrived(1000, false);
                            rate.sample(Duration::from_millis(trip));
                        }
                        None => rate.late(),
                    }
                }
                rate.judge(now, Some(BASE), BASE);
            }
            all.push(bytes);
        }
        all
    }

    #[test]
    fn a_good_network_is_used_up_to_the_ceiling() {
        let mut rate = Rate::new(LIMITS, Duration::ZERO);
        let bytes = run(&mut rate, 0, 20, |_| Some(50));
        assert_eq!(rate.bytes_per_second(), 256_000);
        assert!(bytes.iter().all(|bytes| *bytes <= 256_000 + 25_600 + 1_000));
        assert!(bytes.last().unwrap() > &250_000);
    }

    #[test]
    fn a_queue_and_loss_slow_it_down_to_nearly_the_floor() {
        let networks: [Network; 2] = [|_| Some(120), |number| (number % 10 != 0).then_some(50)];
        for network in networks {
            let mut rate = Rate::new(LIMITS, Duration::ZERO);
            run(&mut rate, 0, 60, network);
            assert!(rate.bytes_per_second() < 16_000, "{}", rate.bytes_per_second());
        }
    }

    #[test]
    fn jitter_and_the_loss_of_a_few_packets_do_not_slow_it_down() {
        let networks: [Network; 3] = [
            |number| (number % 20 != 0).then_some(70),
            // Most packets are late, but not all.
            |number| Some(if number % 8 == 0 { 60 } else { 200 }),
            // A burst every now and then.
            |number| (number % 200 > 10).then_some(50),
        ];
        for network in networks {
            let mut rate = Rate::new(LIMITS, Duration::ZERO);
            run(&mut rate, 0, 5, network);
            assert!(rate.bytes_per_second() > 64_000);
        }
    }

    #[test]
    fn an_idle_sender_recovers_the_initial_rate_and_no_more() {
        let mut rate = Rate::new(LIMITS, Duration::ZERO);
        run(&mut rate, 0, 10, |_| Some(120));
        let mut last = rate.bytes_per_second();
        assert!(last < 16_000);
        for half in 20..100 {
            rate.judge(Duration::from_millis(half * 500), Some(BASE), BASE);
            assert!(rate.bytes_per_second() >= last);
            last = rate.bytes_per_second();
        }
        assert_eq!(last, 64_000);
    }

    #[test]
    fn a_relapse_doubles_the_time_before_it_grows_again() {
        let mut rate = Rate::new(LIMITS, Duration::ZERO);
        let mut second = 0;
        for hold in [1, 2, 4, 8, 16, 16] {
            run(&mut rate, second, hold + 2, |_| Some(50));
            second += hold + 2;
            run(&mut rate, second, 1, |_| Some(120));
            second += 1;
            let after = Duration::from_secs(second);
            assert!(rate.held_until >= after, "{hold}");
        }
        assert_eq!(rate.hold, LONGEST_HOLD);
    }

    #[test]
    fn a_sender_that_asks_often_may_send_as_much_as_one_that_asks_seldom() {
        for micros in [7, 100, 190, 1_000, 16_667] {
            let limits = Rates { floor: 8_000, start: 8_000, ceiling: 8_000 };
            let (mut rate, mut bytes) = (Rate::new(limits, Duration::ZERO), 0);
            for step in 0..20_000_000 / micros {
                while rate.allows(Duration::from_micros(step * micros)) {
                    rate.sent(100);
                    bytes += 100;
                }
            }
            // A burst comes on top.
            assert!((160_000..164_000).contains(&bytes), "{bytes} bytes every {micros} us");
        }
    }
}
