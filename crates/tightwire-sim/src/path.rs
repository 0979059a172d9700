//! One direction of a link: decides what happens to each packet, and when it arrives.

use std::time::Duration;

use crate::conditions::Conditions;
use crate::random::{Draws, Odds, below};
use crate::stats::Stats;
use crate::time::{Nanos, nanos};

/// A copy of a packet arrives at most this long after the original.
const COPY_AFTER: Nanos = 20_000_000;
/// The number of bytes that IP and UDP add to a datagram on the wire.
const HEADER_BYTES: u64 = 28;
/// The maximum number of flipped bits in a damaged packet.
const MOST_FLIPS: u64 = 4;

/// The purpose of each random number of a packet. The second copy of a packet has its own damage.
mod purpose {
    pub(super) const LOSS: u64 = 0;
    pub(super) const BURST_CHANGE: u64 = 1;
    pub(super) const BURST_LOSS: u64 = 2;
    pub(super) const JITTER: u64 = 3;
    pub(super) const HOLD: u64 = 4;
    pub(super) const REORDER: u64 = 5;
    pub(super) const REORDER_BY: u64 = 6;
    pub(super) const DUPLICATE: u64 = 7;
    pub(super) const DUPLICATE_AFTER: u64 = 8;
    pub(super) const TRUNCATE: u64 = 16;
    pub(super) const TRUNCATE_TO: u64 = 17;
    pub(super) const CORRUPT: u64 = 18;
    pub(super) const FLIPS: u64 = 19;
    pub(super) const FIRST_FLIP: u64 = 20;
    /// Added for the second copy.
    pub(super) const COPY: u64 = 16;
}

/// The reason why a packet did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// It was lost by chance, independently of other packets.
    Random,
    /// It was lost in a burst.
    Burst,
    /// It is longer than the MTU.
    TooLong,
    /// The queue of the bandwidth limit was full.
    QueueFull,
    /// The direction is blocked.
    Blocked,
    /// There is no link between the two nodes.
    NoLink,
    /// No node has the address that it was sent to, or no node has it any more.
    NoSuchAddress,
    /// The receiving node was stopped.
    NodeDown,
    /// The receiving node was busy for so long that its receive buffer was full.
    BufferFull,
}

/// The conditions of a path in the form that is fastest to evaluate.
#[derive(Clone, Debug)]
struct Rules {
    loss: Odds,
    burst_enter: Odds,
    burst_leave: Odds,
    burst_loss: Odds,
    duplicate: Odds,
    reorder: Odds,
    corrupt: Odds,
    truncate: Odds,
    latency: Nanos,
    jitter: Nanos,
    hold: Nanos,
    reorder_by: Nanos,
    queue: Nanos,
}

impl Rules {
    fn new(conditions: &Conditions) -> Self {
        let (enter, leave) = conditions.burst_odds();
        Self {
            loss: Odds::new(conditions.loss),
            burst_enter: Odds::new(enter),
            burst_leave: Odds::new(leave),
            burst_loss: Odds::new(conditions.burst_density),
            duplicate: Odds::new(conditions.duplicate),
            reorder: Odds::new(conditions.reorder),
            corrupt: Odds::new(conditions.corrupt),
            truncate: Odds::new(conditions.truncate),
            latency: nanos(conditions.latency),
            jitter: nanos(conditions.jitter),
            hold: nanos(conditions.hold),
            reorder_by: nanos(conditions.reorder_by),
            queue: nanos(conditions.queue),
        }
    }
}

/// The damage to the content of a packet in transit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Damage {
    pub(crate) is_cut: bool,
    pub(crate) is_corrupt: bool,
}

/// When a packet and its copy arrive, or why it does not.
pub(crate) type Fate = Result<(Nanos, Option<Nanos>), Loss>;

/// One direction of a link.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    conditions: Conditions,
    rules: Rules,
    /// The key of its random numbers.
    key: u64,
    /// The number of packets sent so far.
    count: u64,
    is_bad: bool,
    extra: Nanos,
    hold_until: Nanos,
    /// When the bandwidth limit is ready for the next packet.
    busy_until: Nanos,
    /// When the last packet arrives, or would have arrived had it not been held back.
    last_arrival: Nanos,
    pub(crate) is_blocked: bool,
    pub(crate) stats: Stats,
}

impl Path {
    pub(crate) fn new(conditions: Conditions, key: u64) -> Self {
        Self {
            rules: Rules::new(&conditions),
            conditions,
            key,
            count: 0,
            is_bad: false,
            extra: 0,
            hold_until: 0,
            busy_until: 0,
            last_arrival: 0,
            is_blocked: false,
            stats: Stats::default(),
        }
    }

    pub(crate) fn set_conditions(&mut self, conditions: Conditions) {
        self.rules = Rules::new(&conditions);
        self.conditions = conditions;
        // The new network has an empty queue, and does not wait for packets of the old one.
        self.hold_until = 0;
        self.busy_until = 0;
        self.last_arrival = 0;
    }

    pub(crate) fn conditions(&self) -> &Conditions {
        &self.conditions
    }

    /// Decides the fate of the next packet. Pass the returned number to [`damage`](Self::damage).
    pub(crate) fn send(&mut self, now: Nanos, bytes: usize) -> (u64, Fate) {
        let number = self.count;
        self.count += 1;
        self.stats.sent += 1;
        self.stats.sent_bytes += bytes as u64;
        let fate = self.decide(now, bytes, Draws::new(self.key, number));
        match &fate {
            Ok((_, copy)) => self.stats.duplicated += u64::from(copy.is_some()),
            Err(loss) => self.stats.count(*loss),
        }
        (number, fate)
    }

    fn decide(&mut self, now: Nanos, bytes: usize, draws: Draws) -> Fate {
        // The state changes at every packet, even at one that is dropped for another reason.
        let change = if self.is_bad { self.rules.burst_leave } else { self.rules.burst_enter };
        self.is_bad ^= change.hit(draws.get(purpose::BURST_CHANGE));
        if self.is_blocked {
            return Err(Loss::Blocked);
        }
        if bytes > self.conditions.mtu {
            return Err(Loss::TooLong);
        }
        let ready = self.pass_bottleneck(now, bytes)?;
        let mut arrival = ready.saturating_add(self.travel(ready, draws)?);
        if !self.is_recorded() {
            arrival = arrival.max(self.last_arrival);
            self.last_arrival = arrival;
        }
        if self.rules.reorder.hit(draws.get(purpose::REORDER)) {
            self.stats.held_back += 1;
            arrival = arrival.saturating_add(below(
                draws.get(purpose::REORDER_BY),
                self.rules.reorder_by.saturating_add(1),
            ));
        }
        let copied = self.rules.duplicate.hit(draws.get(purpose::DUPLICATE));
        let after = below(draws.get(purpose::DUPLICATE_AFTER), COPY_AFTER + 1);
        Ok((arrival, copied.then(|| arrival.saturating_add(after))))
    }

    /// Waits for the bandwidth, and returns when the last bit of the packet has left.
    fn pass_bottleneck(&mut self, now: Nanos, bytes: usize) -> Result<Nanos, Loss> {
        let Some(bits_per_second) = self.conditions.bandwidth else { return Ok(now) };
        let start = self.busy_until.max(now);
        if start - now > self.rules.queue || bits_per_second == 0 {
            return Err(Loss::QueueFull);
        }
        let bits = (bytes as u64 + HEADER_BYTES) * 8;
        let time = u128::from(bits) * 1_000_000_000 / u128::from(bits_per_second);
        self.busy_until = start.saturating_add(u64::try_from(time).unwrap_or(u64::MAX));
        Ok(self.busy_until)
    }

    /// Returns whether recorded delays are played back. An empty recording counts as none.
    fn is_recorded(&self) -> bool {
        self.conditions.recorded.as_ref().is_some_and(|recorded| !recorded.is_empty())
    }

    /// Returns how long the packet travels, unless it is lost in transit.
    fn travel(&mut self, now: Nanos, draws: Draws) -> Result<Nanos, Loss> {
        if let Some(recorded) = self.conditions.recorded.as_ref().filter(|list| !list.is_empty()) {
            let place = (self.count - 1) % recorded.len() as u64;
            let delay = recorded.get(place as usize).copied().flatten();
            return delay.map(nanos).ok_or(Loss::Random);
        }
        let rules = &self.rules;
        if rules.jitter > 0 && now >= self.hold_until {
            self.extra = tail(rules.jitter, draws.get(purpose::JITTER));
            let hold = below(draws.get(purpose::HOLD), rules.hold.saturating_mul(2));
            self.hold_until = now.saturating_add(hold);
        }
        // Losses come last, so that the delays of the others do not depend on them.
        if self.is_bad && rules.burst_loss.hit(draws.get(purpose::BURST_LOSS)) {
            return Err(Loss::Burst);
        }
        if rules.loss.hit(draws.get(purpose::LOSS)) {
            return Err(Loss::Random);
        }
        let extra = if rules.jitter > 0 { self.extra } else { 0 };
        Ok(rules.latency.saturating_add(extra))
    }

    /// Cuts or damages a packet, or leaves it as it is.
    pub(crate) fn damage(&mut self, number: u64, is_copy: bool, bytes: &mut Vec<u8>) -> Damage {
        let mut damage = Damage::default();
        if self.rules.truncate.is_never() && self.rules.corrupt.is_never() {
            return damage;
        }
        let draws = Draws::new(self.key, number);
        let draw = |purpose| draws.get(purpose + u64::from(is_copy) * purpose::COPY);
        if !bytes.is_empty() && self.rules.truncate.hit(draw(purpose::TRUNCATE)) {
            self.stats.truncated += 1;
            damage.is_cut = true;
            bytes.truncate(below(draw(purpose::TRUNCATE_TO), bytes.len() as u64) as usize);
        }
        if !bytes.is_empty() && self.rules.corrupt.hit(draw(purpose::CORRUPT)) {
            self.stats.corrupted += 1;
            damage.is_corrupt = true;
            let flips = 1 + below(draw(purpose::FLIPS), MOST_FLIPS);
            let mut places = (0..flips)
                .map(|flip| below(draw(purpose::FIRST_FLIP + flip), bytes.len() as u64 * 8))
                .collect::<Vec<_>>();
            // Flipping a bit twice would leave the packet unchanged.
            places.sort_unstable();
            places.dedup();
            for place in places {
                if let Some(byte) = bytes.get_mut((place / 8) as usize) {
                    *byte ^= 1 << (place % 8);
                }
            }
        }
        damage
    }
}

/// The distribution of the extra time: the share of packets in units of 2^-32, and the time that
/// they stay within, in halves of the median.
const TAIL: [(u64, u64); 8] = [
    (0, 0),
    (share(2_500), 1),
    (share(5_000), 2),
    (share(7_500), 4),
    (share(9_000), 8),
    (share(9_900), 24),
    (share(9_990), 60),
    (share(10_000), 120),
];

/// Converts a number of ten-thousandths to a fraction of 2^32.
const fn share(parts: u64) -> u64 {
    (parts << 32) / 10_000
}

/// Draws an extra time from the distribution with this median.
fn tail(median: Nanos, draw: u64) -> Nanos {
    let place = draw >> 32;
    for pair in TAIL.windows(2) {
        let &[(from, low), (to, high)] = pair else { break };
        if place < to {
            let span = to - from;
            let halves = low * span + (high - low) * (place - from);
            let extra = u128::from(median) * u128::from(halves) / u128::from(2 * span);
            return u64::try_from(extra).unwrap_or(u64::MAX);
        }
    }
    median.saturating_mul(60)
}

/// Describes a delay for the log.
pub(crate) fn delay_text(delay: Nanos) -> String {
    format!("{:.1} ms", Duration::from_nanos(delay).as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extra_time_has_the_documented_quantiles() {
        let median = 1_000_000;
        let draw = |quantile: f64| (quantile * 2f64.powi(64)) as u64;
        for (quantile, times) in [
            (0.0, 0.0),
            (0.25, 0.5),
            (0.5, 1.0),
            (0.75, 2.0),
            (0.9, 4.0),
            (0.99, 12.0),
            (0.999, 30.0),
        ] {
            let found = tail(median, draw(quantile)) as f64 / median as f64;
            assert!((found - times).abs() < 0.001, "{found} at {quantile}");
        }
        assert!(tail(median, u64::MAX) <= 60 * median);
        assert!(tail(median, u64::MAX) >= 59_999 * median / 1_000);
        assert_eq!(tail(u64::MAX, u64::MAX), u64::MAX, "cut, not wrapped");
    }
}
