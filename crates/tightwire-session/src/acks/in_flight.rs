//! The sender's record of packets that have not been acknowledged yet.

use alloc::collections::VecDeque;

use crate::acks::Acks;

/// Defines how long to wait for an ack.
///
/// Time is in any unit that the caller chooses, such as ticks or milliseconds.
///
/// ```
/// use tightwire_session::acks::Patience;
///
/// // At 60 ticks a second: late after 8 newer packets or 200 ms, forgotten after 2 seconds.
/// let patience = Patience::new(8, 12, 120);
/// assert_eq!(patience.time, 12);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// A packet is late if one that was sent more than this many packets after it has arrived. Values
    /// above 31 count as 31, because an ack covers only the 32 packets before the newest.
    pub packets: u64,
    /// A packet is late if it was not acknowledged for this long. Use a little more than a round trip.
    pub time: u64,
    /// After this time a packet is forgotten, and an ack for it has no effect. This limits the memory
    /// use, if [`expire`](InFlight::expire) is called every tick.
    pub memory: u64,
}

impl Patience {
    /// Creates a `Patience`: late after `packets` newer packets or after `time`, forgotten after
    /// `memory`.
    ///
    /// ```
    /// use tightwire_session::acks::Patience;
    ///
    /// assert_eq!(Patience::new(8, 12, 120), Patience { packets: 8, time: 12, memory: 120 });
    /// ```
    pub const fn new(packets: u64, time: u64, memory: u64) -> Self {
        Self { packets, time, memory }
    }
}

/// The fate of a packet.
///
/// ```
/// use tightwire_session::acks::Fate;
///
/// assert_ne!(Fate::Arrived, Fate::Late);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was acknowledged. This is final, and may come after [`Late`](Self::Late).
    Arrived,
    /// It is probably lost, so send anything important in it again. This is reported once.
    Late,
}

/// The contents of packets that are in flight to one receiver.
///
/// `T` is whatever the sender needs to remember about a packet, for example its messages or their
/// numbers.
///
/// ```
/// use tightwire_session::acks::{Acks, Fate, InFlight, Patience};
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
    /// The highest sequence that was sent.
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

/// The result of checking one packet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Open,
    Arrived,
    Late,
    Forgotten,
}

impl<T> InFlight<T> {
    /// Creates an empty record.
    ///
    /// ```
    /// use tightwire_session::acks::{InFlight, Patience};
    ///
    /// assert!(InFlight::<u32>::new(Patience::new(8, 12, 120)).is_empty());
    /// ```
    pub const fn new(patience: Patience) -> Self {
        Self { patience, newest: 0, packets: VecDeque::new() }
    }

    /// Returns the number of packets that are remembered, including late ones.
    ///
    /// ```
    /// use tightwire_session::acks::{InFlight, Patience};
    ///
    /// let mut in_flight = InFlight::new(Patience::new(8, 12, 120));
    /// in_flight.sent(0, 1, "hello");
    /// assert_eq!(in_flight.len(), 1);
    /// ```
    pub fn len(&self) -> usize {
        self.packets.len()
    }

    /// Returns whether no packet is remembered.
    ///
    /// ```
    /// use tightwire_session::acks::{InFlight, Patience};
    ///
    /// assert!(InFlight::<()>::new(Patience::new(8, 12, 120)).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.packets.is_empty()
    }

    /// Records a packet. Sequences must be unique and ascending, because an ack contains only the low
    /// 16 bits of one and is matched to the newest sequence with these bits.
    ///
    /// ```
    /// use tightwire_session::acks::{InFlight, Patience};
    ///
    /// let mut in_flight = InFlight::new(Patience::new(8, 12, 120));
    /// in_flight.sent(0, 1, ["jump", "shoot"]);
    /// ```
    pub fn sent(&mut self, sequence: u64, time: u64, content: T) {
        self.newest = self.newest.max(sequence);
        self.packets.push_back(Packet { sequence, time, is_late: false, content });
    }

    /// Processes an ack, and calls `report` for each packet whose fate it changes.
    ///
    /// An ack for packets that were never sent has no effect, and neither has a late or duplicate ack.
    ///
    /// ```
    /// use tightwire_session::acks::{Acks, InFlight, Patience};
    ///
    /// let mut in_flight = InFlight::new(Patience::new(8, 12, 120));
    /// in_flight.sent(0, 1, "hello");
    /// in_flight.acknowledge(&Acks { newest: 1, earlier: u32::MAX - 1 }, |_, _| panic!("a lie"));
    /// in_flight.acknowledge(&Acks { newest: 0, earlier: 0 }, |_, text| assert_eq!(*text, "hello"));
    /// assert!(in_flight.is_empty());
    /// ```
    pub fn acknowledge(&mut self, acks: &Acks, report: impl FnMut(Fate, &mut T)) {
        // A packet must be sent before it arrives, so the acknowledged sequence is at most the newest.
        let back = u64::from((self.newest as u16).wrapping_sub(acks.newest));
        let Some(newest) = self.newest.checked_sub(back) else { return };
        let patience = self.patience.packets.min(31);
        self.report_fates(report, |packet| match newest.checked_sub(packet.sequence) {
            Some(behind) if acks.has_behind(behind) => Verdict::Arrived,
            Some(behind) if behind > patience => Verdict::Late,
            _ => Verdict::Open,
        });
    }

    /// Finds packets that were not acknowledged in time. Call it every tick.
    ///
    /// ```
    /// use tightwire_session::acks::{Fate, InFlight, Patience};
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
        self.report_fates(report, |packet| {
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

    fn report_fates(
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
