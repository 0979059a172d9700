//! A reliable ordered channel on top of acks: the part that every game writes.

use std::collections::{BTreeMap, VecDeque};

use tightwire::acks::{Acks, Fate, InFlight, Patience};

use crate::defect::Defect;
use crate::game::{Numbered, Say};

/// Packets are late after 8 newer ones or 30 ticks, and forgotten after 90.
const PATIENCE: Patience = Patience::new(8, 30, 90);
/// The most messages from the oldest that is not acknowledged to the newest.
pub(crate) const WINDOW: usize = 64;
/// The most packets that are remembered: those of 90 ticks, and some more.
pub(crate) const MOST_IN_FLIGHT: usize = 100;
/// The most messages of a packet.
const AT_ONCE: usize = 8;

/// The record of a packet in flight.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    says: Vec<Numbered>,
    /// The tick of the state in it.
    pub state: Option<u32>,
}

/// The sending half.
#[derive(Debug)]
pub(crate) struct Outgoing {
    defect: Option<Defect>,
    next: u32,
    waiting: VecDeque<Numbered>,
    /// Messages that are neither acknowledged nor given up.
    open: BTreeMap<u32, Say>,
    in_flight: InFlight<Sent>,
}

impl Outgoing {
    pub(crate) fn new(defect: Option<Defect>) -> Self {
        Self {
            defect,
            next: 0,
            waiting: VecDeque::new(),
            open: BTreeMap::new(),
            in_flight: InFlight::new(PATIENCE),
        }
    }

    /// The number of messages so far. It is also the number of the next message.
    pub(crate) fn next(&self) -> u32 {
        self.next
    }

    /// Takes a message, unless too many are open.
    pub(crate) fn push(&mut self, say: Say) -> bool {
        // The oldest open message holds up all later ones at the receiver, so the span of numbers
        // is what must be bounded, not the count of open ones.
        let oldest = self.open.keys().next().copied().unwrap_or(self.next);
        let span = match self.defect {
            Some(Defect::WindowByCount) => self.open.len(),
            _ => (self.next - oldest) as usize,
        };
        if span >= WINDOW && self.defect != Some(Defect::QueueWithoutBound) {
            return false;
        }
        let numbered = Numbered { id: self.next, say };
        self.next += 1;
        self.open.insert(numbered.id, say);
        self.waiting.push_back(numbered);
        true
    }

    /// The messages of the next packet.
    pub(crate) fn take(&mut self) -> Vec<Numbered> {
        let count = self.waiting.len().min(AT_ONCE);
        self.waiting.drain(..count).collect()
    }

    /// The packet was sent under this sequence.
    pub(crate) fn sent(
        &mut self,
        sequence: u64,
        tick: u32,
        says: Vec<Numbered>,
        state: Option<u32>,
    ) {
        self.in_flight.sent(sequence, tick.into(), Sent { says, state });
        if self.defect == Some(Defect::FlightWithoutBound) {
            return;
        }
        let Self { waiting, open, defect, .. } = self;
        self.in_flight.expire(tick.into(), |fate, sent| {
            settle(*defect, waiting, open, fate, sent);
        });
    }

    /// Takes a report of what arrived.
    pub(crate) fn acknowledge(&mut self, acks: Acks, mut arrived: impl FnMut(u32)) {
        let Self { waiting, open, defect, .. } = self;
        self.in_flight.acknowledge(&acks, |fate, sent| {
            if let (Fate::Arrived, Some(tick)) = (fate, sent.state) {
                arrived(tick);
            }
            settle(*defect, waiting, open, fate, sent);
        });
    }

    /// Messages and packets that are remembered.
    pub(crate) fn memory(&self) -> (usize, usize) {
        (self.open.len().max(self.waiting.len()), self.in_flight.len())
    }
}

/// Handles the messages of a packet that arrived or was lost.
fn settle(
    defect: Option<Defect>,
    waiting: &mut VecDeque<Numbered>,
    open: &mut BTreeMap<u32, Say>,
    fate: Fate,
    sent: &Sent,
) {
    for numbered in &sent.says {
        match fate {
            Fate::Arrived => {
                if defect != Some(Defect::ResendOnArrival) {
                    open.remove(&numbered.id);
                }
            }
            Fate::Late if defect == Some(Defect::NoResend) => {
                open.remove(&numbered.id);
            }
            Fate::Late => {
                if open.contains_key(&numbered.id) {
                    let place = waiting.partition_point(|other| other.id < numbered.id);
                    waiting.insert(place, *numbered);
                }
            }
        }
    }
    // What arrived after it was late need not be sent again.
    if defect != Some(Defect::ResendOnArrival) {
        waiting.retain(|numbered| open.contains_key(&numbered.id));
    }
}

/// The receiving half.
#[derive(Debug)]
pub(crate) struct Incoming {
    defect: Option<Defect>,
    next: u32,
    held: BTreeMap<u32, Say>,
}

impl Incoming {
    pub(crate) fn new(defect: Option<Defect>) -> Self {
        Self { defect, next: 0, held: BTreeMap::new() }
    }

    /// Takes the messages of a packet, and delivers what is in order.
    pub(crate) fn receive(&mut self, says: &[Numbered], mut deliver: impl FnMut(Say)) {
        for numbered in says {
            match self.defect {
                Some(Defect::NoDuplicateCheck) if numbered.id < self.next => deliver(numbered.say),
                Some(Defect::NoOrder) if numbered.id >= self.next => {
                    self.next = numbered.id + 1;
                    deliver(numbered.say);
                }
                Some(Defect::AckBeforeDelivery) if numbered.id > self.next => {}
                _ if numbered.id >= self.next => {
                    self.held.insert(numbered.id, numbered.say);
                }
                _ => {}
            }
        }
        while let Some(say) = self.held.remove(&self.next) {
            self.next += 1;
            deliver(say);
        }
    }

    /// Messages that wait for earlier ones.
    pub(crate) fn memory(&self) -> usize {
        self.held.len()
    }
}

/// What a channel remembers beyond its bounds, if anything.
pub(crate) fn excess(outgoing: &Outgoing, incoming: &Incoming) -> Option<String> {
    let ((messages, packets), held) = (outgoing.memory(), incoming.memory());
    (messages > WINDOW || packets > MOST_IN_FLIGHT || held > WINDOW)
        .then(|| format!("{messages} messages, {packets} packets, {held} held"))
}
