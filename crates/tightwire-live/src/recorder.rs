//! A ring of the last packets, bounded in bytes.

use std::collections::VecDeque;
use std::fmt::{self, Display, Write};
use std::time::Duration;

use crate::lane::Direction;

/// The result of sending or receiving a packet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was sent, or it arrived and was accepted.
    Good,
    /// It arrived and was rejected, for this reason.
    Rejected(String),
}

/// The most bytes of the reason for which a packet was rejected.
const REASON_BYTES: usize = 512;

/// Formats a reason. One that is longer than [`REASON_BYTES`], or fails to format, ends with an ellipsis.
pub(crate) fn short_reason(reason: &dyn Display) -> String {
    /// A text that refuses what does not fit.
    struct Short(String);
    impl Write for Short {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            let room = REASON_BYTES - self.0.len();
            let end = (0..=room.min(text.len())).rev().find(|&end| text.is_char_boundary(end));
            let fits = end.and_then(|end| text.get(..end)).unwrap_or_default();
            self.0.push_str(fits);
            if fits.len() == text.len() { Ok(()) } else { Err(fmt::Error) }
        }
    }
    let mut short = Short(String::new());
    if write!(short, "{reason}").is_err() {
        short.0.push('\u{2026}');
    }
    short.0
}

/// A packet that was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PacketRecord {
    /// The number of the packet, which grows by one with each packet of a recorder.
    pub number: u64,
    /// The time since the start.
    pub time: Duration,
    /// The direction of the packet.
    pub direction: Direction,
    /// The lane that it belongs to.
    pub lane: usize,
    /// The result of sending or receiving it.
    pub verdict: Verdict,
    /// The bytes of the datagram, with everything around the payload.
    pub datagram: usize,
    /// The payload, without seal and header. It is empty if a packet was rejected before its payload
    /// was read.
    pub payload: Vec<u8>,
}

impl PacketRecord {
    /// Returns the memory that it takes.
    fn cost(&self) -> usize {
        let reason = match &self.verdict {
            Verdict::Good => 0,
            Verdict::Rejected(reason) => reason.len(),
        };
        size_of::<Self>() + self.payload.capacity() + reason
    }
}

/// The last packets of a client, bounded in bytes. Rejected packets stay longest: they make room only
/// for other rejected packets, as long as they take at most half of the memory.
///
/// ```
/// use std::time::Duration;
/// use tightwire_live::{Direction, Recorder, Verdict};
///
/// let mut recorder = Recorder::new(4096);
/// recorder.record(Duration::ZERO, Direction::Received, 0, Verdict::Good, 20, &[1, 2, 3]);
/// assert_eq!(recorder.packets().next().unwrap().payload, [1, 2, 3]);
/// ```
#[derive(Clone, Debug)]
pub struct Recorder {
    /// The accepted packets, oldest first.
    good: VecDeque<PacketRecord>,
    /// The rejected packets, oldest first.
    rejected: VecDeque<PacketRecord>,
    good_cost: usize,
    rejected_cost: usize,
    limit: usize,
    next: u64,
}

impl Recorder {
    /// Creates a recorder that takes at most `bytes` bytes.
    ///
    /// ```
    /// assert_eq!(tightwire_live::Recorder::new(4096).packets().count(), 0);
    /// ```
    pub fn new(bytes: usize) -> Self {
        Self {
            good: VecDeque::new(),
            rejected: VecDeque::new(),
            good_cost: 0,
            rejected_cost: 0,
            limit: bytes,
            next: 0,
        }
    }

    /// Records a packet. The memory of the oldest packet is reused, so a full ring does not allocate
    /// for packets of the usual size.
    ///
    /// ```
    /// use std::time::Duration;
    /// use tightwire_live::{Direction, Recorder, Verdict};
    ///
    /// let mut recorder = Recorder::new(4096);
    /// let verdict = Verdict::Rejected("the seal is wrong".into());
    /// recorder.record(Duration::ZERO, Direction::Received, 0, verdict, 20, &[]);
    /// assert_eq!(recorder.rejected(), 1);
    /// ```
    pub fn record(
        &mut self,
        time: Duration,
        direction: Direction,
        lane: usize,
        verdict: Verdict,
        datagram: usize,
        payload: &[u8],
    ) {
        let number = self.next;
        self.next += 1;
        let is_good = verdict == Verdict::Good;
        let mut record =
            PacketRecord { number, time, direction, lane, verdict, datagram, payload: Vec::new() };
        let cost = record.cost() + payload.len();
        let mut spare = Vec::new();
        if is_good {
            while self.good_cost + self.rejected_cost + cost > self.limit {
                let Some(oldest) = self.good.pop_front() else { return };
                self.good_cost -= oldest.cost();
                spare = oldest.payload;
            }
        } else {
            // Rejected packets take at most half of the memory.
            while self.rejected_cost + cost > self.limit / 2 {
                let Some(oldest) = self.rejected.pop_front() else { return };
                self.rejected_cost -= oldest.cost();
                spare = oldest.payload;
            }
            while self.good_cost + self.rejected_cost + cost > self.limit {
                let Some(oldest) = self.good.pop_front() else { return };
                self.good_cost -= oldest.cost();
                spare = oldest.payload;
            }
        }
        // Memory that is much too large for this packet would be taken from other packets.
        if spare.capacity() > payload.len() + payload.len() / 2 {
            spare = Vec::with_capacity(payload.len());
        }
        spare.clear();
        spare.extend_from_slice(payload);
        record.payload = spare;
        let cost = record.cost();
        if is_good {
            self.good_cost += cost;
            self.good.push_back(record);
        } else {
            self.rejected_cost += cost;
            self.rejected.push_back(record);
        }
        // Reused memory may be larger than its packet.
        while self.good_cost + self.rejected_cost > self.limit {
            let Some(oldest) = self.good.pop_front() else { break };
            self.good_cost -= oldest.cost();
        }
        while self.rejected_cost > self.limit / 2 {
            let Some(oldest) = self.rejected.pop_front() else { break };
            self.rejected_cost -= oldest.cost();
        }
    }

    /// Returns the packets in the order in which they were recorded.
    ///
    /// ```
    /// assert!(tightwire_live::Recorder::new(4096).packets().next().is_none());
    /// ```
    pub fn packets(&self) -> impl Iterator<Item = &PacketRecord> {
        let mut all: Vec<&PacketRecord> = self.good.iter().chain(&self.rejected).collect();
        all.sort_unstable_by_key(|record| record.number);
        all.into_iter()
    }

    /// Returns up to `most` of the accepted packets and of the rejected ones, newest first.
    pub(crate) fn newest(&self, most: usize) -> [Vec<PacketRecord>; 2] {
        [&self.good, &self.rejected].map(|ring| ring.iter().rev().take(most).cloned().collect())
    }

    /// Returns the number of rejected packets that are kept.
    ///
    /// ```
    /// assert_eq!(tightwire_live::Recorder::new(4096).rejected(), 0);
    /// ```
    pub fn rejected(&self) -> usize {
        self.rejected.len()
    }

    /// Returns the bytes that the packets take, at most the limit.
    ///
    /// ```
    /// assert_eq!(tightwire_live::Recorder::new(4096).bytes(), 0);
    /// ```
    pub fn bytes(&self) -> usize {
        self.good_cost + self.rejected_cost
    }
}
