//! The client's estimate of the server's ticks: for which tick an input should be.

use core::time::Duration;

/// The least time over which the pace of ticks is measured before the measurement starts again.
const MEMORY: Duration = Duration::from_secs(5);

/// The number of ticks from which their pace is measured.
const LEAST: u32 = 4;

/// The least time before the advance may grow again, and before it may shrink again.
const PATIENCE: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(20));

/// The most ticks that an input is sent earlier because others came too late.
const MOST_ADVANCE: u32 = 16;

/// An input that is further ahead than this many ticks comes too early.
const TOO_EARLY: i8 = 3;

/// A tick, and the server's time when the game asked for its inputs.
type Mark = (u32, Duration);

#[derive(Clone, Debug, Default)]
pub(crate) struct Ticks {
    /// The start of this measurement of the pace, and of the next one.
    start: Option<Mark>,
    next_start: Option<Mark>,
    last: Option<Mark>,
    /// The number of ticks that inputs are sent earlier because others came too late.
    advance: u32,
    changed: Duration,
    /// How long before the server asks for it an input should be sent. It changes slowly, so that
    /// ticks are rarely skipped.
    margin: Option<Duration>,
}

impl Ticks {
    /// Processes a tick that the server has told, with its time.
    pub(crate) fn told(&mut self, tick: u32, at: Duration) {
        let (Some(start), Some(next), Some(last)) = (self.start, self.next_start, self.last) else {
            (self.start, self.next_start, self.last) =
                (Some((tick, at)), Some((tick, at)), Some((tick, at)));
            return;
        };
        if tick == last.0 || at <= last.1 {
            return;
        }
        if tick < last.0 || tick - last.0 > 10_000 {
            // The game counts from somewhere else.
            (self.start, self.next_start, self.last) = (None, None, None);
            return self.told(tick, at);
        }
        self.last = Some((tick, at));
        if at.saturating_sub(next.1) >= MEMORY {
            (self.start, self.next_start) = (Some(next), self.last);
        } else {
            self.start = Some(start);
        }
    }

    /// Returns the time of one tick.
    fn pace(&self) -> Option<Duration> {
        let ((first, start), (last, end)) = (self.start?, self.last?);
        let ticks = last.checked_sub(first).filter(|ticks| *ticks >= LEAST)?;
        Some((end.saturating_sub(start) / ticks).max(Duration::from_micros(1)))
    }

    /// Processes how many ticks inputs were ahead of the server, at the least.
    pub(crate) fn lead(&mut self, now: Duration, lead: i8) {
        let passed = now.saturating_sub(self.changed);
        if lead < 0 && passed >= PATIENCE.0 {
            // A late input was late by this much, but single spikes should not count in full.
            let late = u32::from(lead.unsigned_abs()).min(2);
            self.advance = (self.advance + late).min(MOST_ADVANCE);
            self.changed = now;
        } else if lead > TOO_EARLY && passed >= PATIENCE.1 {
            self.advance = self.advance.saturating_sub(1);
            self.changed = now;
        } else if (0..=TOO_EARLY).contains(&lead) {
            self.changed = self.changed.max(now.saturating_sub(PATIENCE.0));
        }
    }

    /// Processes the measured round trip and its variation. An input travels for half of the round
    /// trip, and should be there a tick early, or twice the variation.
    pub(crate) fn trip(&mut self, round_trip: Duration, variation: Duration) {
        let Some(pace) = self.pace() else { return };
        let wanted = (round_trip / 2).saturating_add(pace.max(variation * 2));
        self.margin = Some(match self.margin {
            None => wanted,
            Some(margin) if wanted > margin => (margin * 3 + wanted) / 4,
            Some(margin) => (margin * 31 + wanted) / 32,
        });
    }

    /// Returns the tick whose inputs the server asks for at this time of its clock.
    pub(crate) fn at(&self, time: Duration) -> Option<u32> {
        let ((last, at), pace) = (self.last?, self.pace()?);
        let ticks = time.saturating_sub(at).as_nanos() / pace.as_nanos().max(1);
        last.checked_add(u32::try_from(ticks).ok()?)
    }

    /// Returns the tick for an input that is sent now, when the server's clock shows `time`.
    pub(crate) fn for_input(&self, time: Duration) -> Option<u32> {
        self.at(time.saturating_add(self.margin?))?.checked_add(1 + self.advance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn ticks_go_on_at_the_pace_that_the_server_has() {
        let mut ticks = Ticks::default();
        assert_eq!(ticks.at(ms(0)), None);
        ticks.told(100, ms(1000));
        assert_eq!(ticks.at(ms(1000)), None, "the pace is unknown");
        for count in 1..400 {
            ticks.told(100 + count * 3, ms(1000 + u64::from(count) * 100));
            if count > 1 {
                let (tick, at) = (100 + count * 3, 1000 + u64::from(count) * 100);
                assert_eq!(ticks.at(ms(at)), Some(tick));
                assert_eq!(ticks.at(ms(at + 34)), Some(tick + 1));
                assert_eq!(ticks.at(ms(at + 1010)), Some(tick + 30));
            }
        }
        // The server counts from the start again.
        ticks.told(5, ms(50_000));
        assert_eq!(ticks.at(ms(50_000)), None);
        ticks.told(15, ms(50_100));
        assert_eq!(ticks.at(ms(50_200)), Some(25));
    }

    #[test]
    fn an_input_is_for_the_tick_in_which_it_arrives_and_one_more() {
        let mut ticks = Ticks::default();
        for count in 0..10 {
            ticks.told(count * 10, ms(u64::from(count) * 100));
        }
        // It arrives at 950 ms. 10 ms later it is tick 96, and 97 to be safe.
        ticks.trip(ms(100), ms(0));
        assert_eq!(ticks.for_input(ms(900)), Some(97));
        // Inputs that come too late are sent earlier, and those that come too early later.
        for at in 0..30 {
            ticks.lead(ms(1000 + at * 100), -1);
        }
        assert_eq!(ticks.for_input(ms(900)), Some(97 + 6));
        for at in 0..1300 {
            ticks.lead(ms(4000 + at * 100), 7);
        }
        assert_eq!(ticks.for_input(ms(900)), Some(97));
        // A round trip that varies needs more time, and a spike is soon over.
        for _ in 0..50 {
            ticks.trip(ms(100), ms(20));
        }
        assert_eq!(ticks.for_input(ms(900)), Some(99));
        ticks.trip(ms(100), ms(50));
        assert!(ticks.for_input(ms(900)) < Some(102));
    }
}
