//! The sender's side: what was in the packets that nobody has heard of yet.

use alloc::collections::VecDeque;

use crate::acks::Acks;

/// How long to wait for an ack.
///
/// Time is whatever the caller counts: ticks or milliseconds.
///
/// ```
/// use tightwire::acks::Patience;
///
/// // At 60 ticks a second: late after 8 newer packets or 200 ms, forgotten after 2 seconds.
/// let patience = Patience::new(8, 12, 120);
/// assert_eq!(patience.time, 12);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// A packet is late when one that was sent more than so many after it has arrived. More than 31 count as
    /// 31: an ack reports on 32 packets before the newest, and of others nobody would hear.
    pub packets: u64,
    /// A packet is late when nothing was heard of it for this time: some more than a round trip.
    pub time: u64,
    /// After this time a packet is forgotten, and an ack for it has no effect. This bounds the
    /// memory, if [`expire`](InFlight::expire) is called every tick.
    pub memory: u64,
}

impl Patience {
    /// Late after so many newer packets or this time; forgotten after `memory`.
    ///
    /// ```
    /// use tightwire::acks::Patience;
    ///
    /// assert_eq!(Patience::new(8, 12, 120), Patience { packets: 8, time: 12, memory: 120 });
    /// ```
    pub const fn new(packets: u64, time: u64, memory: u64) -> Self {
        Self { packets, time, memory }
    }
}

/// What became of a packet.
///
/// ```
/// use tightwire::acks::Fate;
///
/// assert_ne!(Fate::Arrived, Fate::Late);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was acknowledged. This is the last word on it, and may come after [`Late`](Self::Late).
    Arrived,
    /// It is probably lost: send again what must not be missing. Said once.
    Late,
}

/// What was in the packets that are under way to one receiver.
///
/// `T` is whatever the sender needs to know of a packet: the messages in it, say, or their numbers.
///
/// ```
/// use tightwire::acks::{Acks, Fate, InFlight, Patience};
///
/// let mut in_flight = InFlight::new(Patience::new(8, 10, 60));
/// in_flight.sent(0, 100, "first");
/// in_flight.sent(1, 101, "second");
/// in_flight.acknowledge(&Acks { newest: 1, earlier: 0 }, |fate, name| {
///     assert_eq!((fate, *name), (Fate::Arrived, "second"));
/// });
/// let mut late = Vec::new();
/// in_flight.expire(110, |_, name| late.push(*name));
/// assert_eq!(late, ["first"]);
/// ```
#[derive(Clone, Debug)]
pub struct InFlight<T> {
    patience: Patience,
    /// The largest number that was sent.
    newest: u64,
    packets: VecDeque<Packet<T>>,
}

#[derive(Clone, Debug)]
struct Packet<T> {
    sequence: u64,
    time: u64,
    is_late: bool,
    content: T,
}

/// What is to be concluded about a packet now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Open,
    Arrived,
    Late,
    Forgotten,
}

impl<T> InFlight<T> {
    /// Nothing is under way.
    ///
    /// ```
    /// use tightwire::acks::{InFlight, Patience};
    ///
    /// assert!(InFlight::<u32>::new(Patience::new(8, 12, 120)).is_empty());
    /// ```
    pub const fn new(patience: Patience) -> Self {
        Self { patience, newest: 0, packets: VecDeque::new() }
    }

    /// The packets that are remembered, late ones included.
    ///
    /// ```
    /// use tightwire::acks::{InFlight, Patience};
    ///
    /// let mut in_flight = InFlight::new(Patience::new(8, 12, 120));
    /// in_flight.sent(0, 1, "hello");
    /// assert_eq!(in_flight.len(), 1);
    /// ```
    pub fn len(&self) -> usize {
        self.packets.len()
    }

    /// Whether no packet is remembered.
    ///
    /// ```
    /// use tightwire::acks::{InFlight, Patience};
    ///
    /// assert!(InFlight::<()>::new(Patience::new(8, 12, 120)).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.packets.is_empty()
    }

    /// Remembers a packet. Numbers are given once each, and they ascend: an ack names the last 16 bits of one, and
    /// is taken for the newest number with those.
    ///
    /// ```
    /// use tightwire::acks::{InFlight, Patience};
    ///
    /// let mut in_flight = InFlight::new(Patience::new(8, 12, 120));
    /// in_flight.sent(0, 1, ["jump", "shoot"]);
    /// ```
    pub fn sent(&mut self, sequence: u64, time: u64, content: T) {
        self.newest = self.newest.max(sequence);
        self.packets.push_back(Packet { sequence, time, is_late: false, content });
    }

    /// Takes note of an ack, and calls `report` for each packet of which it says something new.
    ///
    /// A report on packets that were never sent has no effect, and neither has one that arrives
    /// late or twice.
    ///
    /// ```
    /// use tightwire::acks::{Acks, InFlight, Patience};
    ///
    /// let mut in_flight = InFlight::new(Patience::new(8, 12, 120));
    /// in_flight.sent(0, 1, "hello");
    /// in_flight.acknowledge(&Acks { newest: 1, earlier: u32::MAX - 1 }, |_, _| panic!("a lie"));
    /// in_flight.acknowledge(&Acks { newest: 0, earlier: 0 }, |_, text| assert_eq!(*text, "hello"));
    /// assert!(in_flight.is_empty());
    /// ```
    pub fn acknowledge(&mut self, acks: &Acks, report: impl FnMut(Fate, &mut T)) {
        // Nobody has a packet that was not sent, so the number is at most the newest.
        let back = u64::from((self.newest as u16).wrapping_sub(acks.newest));
        let Some(newest) = self.newest.checked_sub(back) else { return };
        let patience = self.patience.packets.min(31);
        self.settle(report, |packet| match newest.checked_sub(packet.sequence) {
            Some(behind) if acks.has_behind(behind) => Verdict::Arrived,
            Some(behind) if behind > patience => Verdict::Late,
            _ => Verdict::Open,
        });
    }

    /// Looks for packets that nothing was heard of for too long. To be called every tick.
    ///
    /// ```
    /// use tightwire::acks::{Fate, InFlight, Patience};
    ///
    /// let mut in_flight = InFlight::new(Patience::new(8, 12, 120));
    /// in_flight.sent(0, 1, "hello");
    /// in_flight.expire(12, |_, _| panic!("there is still time"));
    /// in_flight.expire(13, |fate, text| assert_eq!((fate, *text), (Fate::Late, "hello")));
    /// in_flight.expire(14, |_, _| panic!("once is enough"));
    /// in_flight.expire(121, |_, _| {});
    /// assert!(in_flight.is_empty());
    /// ```
    pub fn expire(&mut self, time: u64, report: impl FnMut(Fate, &mut T)) {
        let Patience { time: late, memory, .. } = self.patience;
        self.settle(report, |packet| {
            let age = time.saturating_sub(packet.time);
            if age >= memory {
                Verdict::Forgotten
            } else if age >= late {
                Verdict::Late
            } else {
                Verdict::Open
            }
        });
    }

    fn settle(
        &mut self,
        mut report: impl FnMut(Fate, &mut T),
        verdict: impl Fn(&Packet<T>) -> Verdict,
    ) {
        self.packets.retain_mut(|packet| {
            let verdict = verdict(packet);
            match verdict {
                Verdict::Arrived => report(Fate::Arrived, &mut packet.content),
                Verdict::Late | Verdict::Forgotten if !packet.is_late => {
                    packet.is_late = true;
                    report(Fate::Late, &mut packet.content);
                }
                _ => {}
            }
            matches!(verdict, Verdict::Open | Verdict::Late)
        });
    }
}
