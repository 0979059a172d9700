//! Packets in flight: when each was sent, and what happened to it.

use alloc::boxed::Box;
use alloc::vec;
use core::time::Duration;

use crate::report::{COVERED, Report};

/// The number of packets that are tracked.
const RING: usize = 512;

/// A packet counts as late once a packet this much newer has arrived.
const REORDERING: u64 = 3;

/// The fate of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The number was skipped. A report that includes it is false.
    Skipped,
    UnderWay,
    /// It should have been reported by now, and still may be.
    Late,
    Arrived,
}

/// The record of a packet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sent {
    pub(crate) number: u64,
    pub(crate) at: Duration,
    pub(crate) fate: Fate,
    /// True if the other side reports it without a request.
    pub(crate) asks: bool,
    /// True if it contains messages or parts of blocks.
    pub(crate) reliable: bool,
    pub(crate) bytes: u16,
    /// The main part's name for this packet.
    pub(crate) main: Option<u64>,
    /// The path it was sent on.
    pub(crate) path: u32,
}

impl Sent {
    /// Creates the entry of a number that is skipped.
    pub(crate) fn skipped(number: u64, at: Duration) -> Self {
        let (asks, reliable, bytes, main, path) = (false, false, 0, None, 0);
        Self { number, at, fate: Fate::Skipped, asks, reliable, bytes, main, path }
    }
}

/// The packets of one direction that may still be reported.
pub(crate) struct Flight {
    ring: Box<[Option<Sent>]>,
    /// The number after the last one used.
    next: u64,
    /// No packet below this number is in flight.
    oldest: u64,
    largest_arrived: Option<u64>,
    /// The newest number that was reported, and a bit `i` for each packet `i` before it that was
    /// reported.
    last: Option<(u64, u64)>,
    /// The time up to which late packets were found. Only a report or a later time makes more of them
    /// late.
    checked: Option<Duration>,
}

/// The error for a report of a number that was skipped.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct FalseReport;

impl Flight {
    pub(crate) fn new() -> Self {
        Self {
            ring: vec![None; RING].into(),
            next: 0,
            oldest: 0,
            largest_arrived: None,
            last: None,
            checked: None,
        }
    }

    /// Stores a packet. The one it replaces is already resolved, because [`late`](Self::late) is
    /// called before every packet.
    pub(crate) fn note(&mut self, sent: Sent) {
        self.next = sent.number + 1;
        self.oldest = self.oldest.max(self.next.saturating_sub(RING as u64));
        if let Some(place) = self.ring.get_mut(sent.number as usize % RING) {
            *place = Some(sent);
        }
    }

    fn get(&mut self, number: u64) -> Option<&mut Sent> {
        self.ring.get_mut(number as usize % RING)?.as_mut().filter(|sent| sent.number == number)
    }

    /// Processes a report. It calls `arrived` for every newly reported packet, and returns the
    /// newest reported packet if it is a new one.
    pub(crate) fn report(
        &mut self,
        report: Report,
        mut arrived: impl FnMut(&Sent, bool),
    ) -> Result<Option<Sent>, FalseReport> {
        let Some(newest) = report.newest_number(self.next) else { return Ok(None) };
        // Bit `i` stands for the packet `i` before the newest. Most of them were reported before.
        let has = 1 | u64::from(!report.missing) << 1;
        let known = match self.last {
            Some((last, known)) if last <= newest => {
                known.checked_shl(u32::try_from(newest - last).unwrap_or(u32::MAX)).unwrap_or(0)
            }
            _ => 0,
        };
        if self.last.is_none_or(|(last, _)| last <= newest) {
            self.last = Some((newest, (known | has) & (u64::MAX >> (63 - COVERED))));
        }
        let (mut news, mut sample) = (has & !known, None);
        while news != 0 {
            // Handle the oldest first.
            let behind = u64::from(news.ilog2());
            news &= !(1 << behind);
            let Some(number) = newest.checked_sub(behind) else { continue };
            let Some(sent) = self.get(number) else { continue };
            match sent.fate {
                Fate::Arrived => continue,
                Fate::Skipped => return Err(FalseReport),
                Fate::UnderWay | Fate::Late => {}
            }
            let was_late = sent.fate == Fate::Late;
            sent.fate = Fate::Arrived;
            arrived(sent, was_late);
            if behind == 0 {
                sample = Some(*sent);
            }
            self.checked = None;
            self.largest_arrived = self.largest_arrived.max(Some(number));
        }
        Ok(sample)
    }

    /// Calls `late` for every packet that has become late, because newer ones arrived or `patience`
    /// has passed. Packets that do not ask for a report never become late.
    pub(crate) fn late(
        &mut self,
        now: Duration,
        patience: Duration,
        mut late: impl FnMut(&Sent, bool),
    ) {
        let (largest, next) = (self.largest_arrived, self.next);
        let mut oldest = None;
        for number in self.oldest..self.next {
            let Some(sent) = self.get(number).filter(|sent| sent.fate == Fate::UnderWay) else {
                continue;
            };
            // The slot of a packet this old is needed for the next one.
            let forgotten = number + RING as u64 <= next + 2;
            let overtaken = largest.is_some_and(|largest| largest >= number + REORDERING);
            if forgotten || overtaken || now.saturating_sub(sent.at) >= patience {
                sent.fate = Fate::Late;
                if sent.asks {
                    late(sent, overtaken);
                }
            } else if oldest.is_none() {
                oldest = Some(number);
            }
        }
        self.oldest = oldest.unwrap_or(self.next);
        self.checked = Some(now);
    }

    /// Returns whether no more packets can be late than at the last call of [`late`](Self::late). Slots
    /// are only needed again when many packets are in flight.
    pub(crate) fn is_checked(&self, now: Duration) -> bool {
        let under_way = self.next - self.oldest;
        under_way == 0 || (self.checked == Some(now) && under_way < RING as u64 / 2)
    }

    /// Returns when the first in-flight packet that asks for a report was sent.
    pub(crate) fn oldest_asking(&self) -> Option<Duration> {
        (self.oldest..self.next).find_map(|number| {
            let sent = self.ring.get(number as usize % RING)?.as_ref()?;
            (sent.number == number && sent.fate == Fate::UnderWay && sent.asks).then_some(sent.at)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn sent(number: u64, fate: Fate) -> Sent {
        let at = Duration::from_millis(number);
        Sent { number, at, fate, asks: true, reliable: false, bytes: 0, main: None, path: 0 }
    }

    fn arrived(flight: &mut Flight, newest: u16, missing: u32) -> Result<Vec<u64>, FalseReport> {
        let mut numbers = Vec::new();
        flight.report(Report { newest, missing, delay: 0 }, |sent, _| numbers.push(sent.number))?;
        Ok(numbers)
    }

    #[test]
    fn each_packet_arrives_once_and_numbers_never_sent_have_no_effect() {
        let mut flight = Flight::new();
        for number in 0..10 {
            flight.note(sent(number, Fate::UnderWay));
        }
        assert_eq!(arrived(&mut flight, 5, 0b10), Ok([0, 1, 2, 4, 5].to_vec()));
        assert_eq!(arrived(&mut flight, 5, 0), Ok([3].to_vec()));
        assert_eq!(arrived(&mut flight, 5, 0), Ok(Vec::new()));
        assert_eq!(arrived(&mut flight, 4000, 0), Ok(Vec::new()));
    }

    #[test]
    fn reporting_a_number_that_was_left_out_is_a_lie() {
        let mut flight = Flight::new();
        flight.note(sent(0, Fate::UnderWay));
        flight.note(sent(1, Fate::Skipped));
        flight.note(sent(2, Fate::UnderWay));
        assert_eq!(arrived(&mut flight, 2, 0b01), Ok([0, 2].to_vec()));
        assert_eq!(arrived(&mut flight, 2, 0), Err(FalseReport));
    }

    #[test]
    fn a_packet_is_late_after_three_newer_ones_or_when_patience_ends() {
        let mut flight = Flight::new();
        for number in 0..6 {
            flight.note(sent(number, Fate::UnderWay));
        }
        arrived(&mut flight, 4, 0b111).unwrap();
        let mut late = Vec::new();
        flight.late(Duration::from_millis(6), Duration::from_secs(1), |sent, _| {
            late.push(sent.number);
        });
        assert_eq!(late, [1]);
        flight.late(Duration::from_millis(1002), Duration::from_secs(1), |sent, _| {
            late.push(sent.number);
        });
        assert_eq!(late, [1, 2]);
        // It arrives anyway.
        assert_eq!(arrived(&mut flight, 4, 0b101), Ok([2].to_vec()));
        flight
            .late(Duration::from_secs(9), Duration::from_secs(1), |sent, _| late.push(sent.number));
        assert_eq!(late, [1, 2, 3, 5]);
    }
}
