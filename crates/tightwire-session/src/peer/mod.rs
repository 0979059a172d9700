//! One session, from either side: everything between the seal and the game.

mod accept;
#[cfg(test)]
mod lies;
mod write;

pub(crate) use accept::{Arrival, Fault};
pub(crate) use write::{Occasion, Watch};

use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;
use core::time::Duration;

use tightwire::{Wire, WriteError, WriteStream, measure};

use crate::acks::Receipts;
use crate::blocks::{BlocksIn, BlocksOut};
use crate::config::Config;
use crate::event::{NotSent, Why};
use crate::flight::Flight;
use crate::lane::{Inbox, Outbox, WINDOW};
use crate::packet::{Bytes, Item, MOST_UNRELIABLE, PART_BYTES, Packet, Rare};
use crate::random::Random;
use crate::rate::Rate;
use crate::rtt::{Loss, RoundTrip};
use crate::seal::Seal;
use crate::state::{State, Took};
use crate::stats::PeerStats;

/// Shorter times would let `transmit` go on without end.
const LEAST_KEEP_ALIVE: Duration = Duration::from_millis(10);

/// The differences between the two sides of a session.
pub(crate) trait Side {
    /// The roots of the two directions.
    type Sends: Wire;
    type Receives: Wire;
    /// Messages to the other side, and from it.
    type Out: Wire;
    type In: Wire;
    /// The main part of packets from the other side.
    type Main: Wire;
    /// True for the server, which sends the state and receives inputs.
    const IS_SERVER: bool;

    /// Returns whether the main part has something that no packet has carried.
    fn is_due(&self) -> bool;

    /// Returns how many of `total` bits the main part should get, including the bit in front of it.
    fn share(&self, total: usize) -> usize;

    /// Writes the main part with the bit in front of it, in at most `most` bits. Returns the name
    /// that `arrived` and `late` use for the packet.
    fn write(
        &mut self,
        stream: &mut WriteStream<'_>,
        most: usize,
    ) -> Result<Option<u64>, WriteError>;

    /// Processes the main part of the packet with this number, and may take values out of it.
    fn take(&mut self, number: u64, part: &mut Self::Main) -> Took;

    /// Returns the state in the packet that was just written, and where its bits went.
    fn written(&self) -> Option<(State, &[u32])> {
        None
    }

    /// Handles that a packet with this name arrived.
    fn arrived(&mut self, name: u64);

    /// Handles that a packet with this name is late.
    fn late(&mut self, name: u64);

    /// Adds the fields that are sent from time to time.
    fn tell(&mut self, now: Duration, rare: &mut Rare);
}

/// The channels that take turns when space is scarce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Channel {
    Reliable,
    Unreliable,
    Blocks,
}

/// A goodbye in progress.
struct Goodbye {
    code: u16,
    said: usize,
    due: Option<Duration>,
}

/// One session.
pub(crate) struct Peer<S: Side> {
    pub(crate) side: S,
    pub(crate) seal: Seal<S::Sends, S::Receives>,
    flight: Flight,
    receipts: Receipts,
    newest_at: Duration,
    /// When the last packet arrived that was not too late to count.
    pub(crate) heard: Duration,
    /// The smoothed time between two packets from the other side.
    pub(crate) interval: Duration,
    /// True if the next packet counts towards `interval`.
    pub(crate) learns_interval: bool,
    pub(crate) trip: RoundTrip,
    loss: Loss,
    /// The path whose losses count. Before the first change, all of them do.
    path: Option<u32>,
    rate: Rate,
    reliable: Outbox<Item<S::Out>>,
    inbox: Inbox<Item<S::In>>,
    /// The bytes of a message that arrives in parts.
    partial: Vec<u8>,
    /// Messages with their sizes in bits.
    unreliable: VecDeque<(S::Out, usize)>,
    pub(crate) blocks_out: BlocksOut,
    pub(crate) blocks_in: BlocksIn,
    pub(crate) report_due: Option<Duration>,
    sent_at: Duration,
    goodbye: Option<Goodbye>,
    next_skip: u64,
    told_at: Option<Duration>,
    /// The channel whose first item did not fit in its share of the last packet.
    hungry: Option<Channel>,
    /// The number of consecutive timeouts.
    backoff: u32,
    scratch: Packet<S::In, S::Main>,
    /// The bits of the reliable items and of the unreliable messages in the last packet, if somebody
    /// watches.
    spans: [Vec<Range<usize>>; 2],
    pub(crate) stats: PeerStats,
    largest_message: usize,
    largest_unreliable: usize,
    queue_bytes: usize,
    keep_alive: Duration,
    datagram: usize,
}

impl<S: Side> Peer<S> {
    pub(crate) fn new(
        side: S,
        seal: Seal<S::Sends, S::Receives>,
        config: &Config,
        now: Duration,
        random: &mut Random,
    ) -> Self {
        Self {
            side,
            seal,
            flight: Flight::new(),
            receipts: Receipts::new(),
            newest_at: now,
            heard: now,
            interval: Duration::from_millis(50),
            learns_interval: true,
            trip: RoundTrip::new(),
            loss: Loss::default(),
            path: None,
            rate: Rate::new(config.rates, now),
            reliable: Outbox::new(),
            inbox: Inbox::new(),
            partial: Vec::new(),
            unreliable: VecDeque::new(),
            blocks_out: BlocksOut::new(),
            blocks_in: BlocksIn::new(config.block_bytes),
            report_due: None,
            sent_at: now,
            goodbye: None,
            next_skip: 128 + random.below(256),
            told_at: None,
            hungry: None,
            backoff: 0,
            scratch: Packet::default(),
            spans: [Vec::new(), Vec::new()],
            stats: PeerStats::default(),
            largest_message: config.message_bytes,
            largest_unreliable: config.largest_unreliable(),
            queue_bytes: config.queue_bytes,
            keep_alive: config.keep_alive.max(LEAST_KEEP_ALIVE),
            datagram: config.datagram(),
        }
    }

    /// Adds a message to the reliable queue.
    pub(crate) fn send_reliable(&mut self, message: S::Out) -> Result<(), NotSent<S::Out>> {
        let Ok(bits) = measure(&message) else { return Err(NotSent::new(message, Why::Invalid)) };
        let bytes = bits.div_ceil(8);
        let parts = bytes.div_ceil(PART_BYTES).max(1);
        // Beyond the last two limits, it would not fit in an empty queue either.
        if bytes > self.largest_message || bytes > self.queue_bytes || parts > WINDOW {
            return Err(NotSent::new(message, Why::TooLarge));
        }
        if self.reliable.bits() / 8 + bytes > self.queue_bytes || self.reliable.room() < parts {
            return Err(NotSent::new(message, Why::Full));
        }
        if bytes <= PART_BYTES {
            // There is room for it.
            let _ = self.reliable.push(Item::Whole(message), bits);
            return Ok(());
        }
        let Ok(all) = tightwire::encode_to_vec(&message) else {
            return Err(NotSent::new(message, Why::Invalid));
        };
        let all: Arc<[u8]> = all.into();
        let parts = all.len().div_ceil(PART_BYTES);
        for index in 0..parts {
            let item = Item::Part { last: index + 1 == parts, bytes: Bytes::part(&all, index) };
            // There is room for all of them.
            let _ = self.reliable.push(item, PART_BYTES * 8);
        }
        Ok(())
    }

    /// Adds a message to the queue of those that are sent in the next packets or not at all.
    pub(crate) fn send_unreliable(&mut self, message: S::Out) -> Result<(), NotSent<S::Out>> {
        let Ok(bits) = measure(&message) else { return Err(NotSent::new(message, Why::Invalid)) };
        if bits.div_ceil(8) > self.largest_unreliable {
            return Err(NotSent::new(message, Why::TooLarge));
        }
        if self.unreliable.len() >= MOST_UNRELIABLE {
            return Err(NotSent::new(message, Why::Full));
        }
        self.unreliable.push_back((message, bits));
        Ok(())
    }

    /// Returns whether the rate allows a packet with content.
    pub(crate) fn may_send(&mut self, now: Duration) -> bool {
        self.goodbye.is_none() && self.rate.allows(now)
    }

    /// Returns the number of bytes that the state may take in the next packet: those that the other
    /// channels do not need, and at least half, or all if the state is starved.
    pub(crate) fn room_for_state(&mut self, is_starved: bool) -> usize {
        self.blocks_out.feed();
        // Subtract the seal, the report and the rare fields.
        let total = self.datagram - 60;
        if is_starved {
            return total;
        }
        let unreliable: usize = self.unreliable.iter().map(|(_, bits)| bits / 8 + 1).sum();
        let blocks = if self.blocks_out.lane.is_waiting() { PART_BYTES + 8 } else { 0 };
        let wanted = self.reliable.waiting_bits() / 8 + unreliable + blocks;
        total.saturating_sub(wanted).max(total / 2)
    }

    /// Switches to another path. Losses on earlier paths no longer count.
    pub(crate) fn change_path(&mut self, path: u32) {
        (self.loss, self.path) = (Loss::default(), Some(path));
        self.rate.forget_losses();
    }

    /// Starts to say goodbye. Nothing else is sent from now on.
    pub(crate) fn say_goodbye(&mut self, now: Duration, code: u16) {
        self.goodbye.get_or_insert(Goodbye { code, said: 0, due: Some(now) });
    }

    /// Returns whether the goodbye was sent as often as required.
    pub(crate) fn has_said_goodbye(&self) -> bool {
        self.goodbye.as_ref().is_some_and(|goodbye| goodbye.due.is_none())
    }

    /// Sends the goodbye once more, to a side that apparently has not received it.
    pub(crate) fn repeat_goodbye(&mut self, now: Duration) {
        if let Some(goodbye) = &mut self.goodbye {
            goodbye.due.get_or_insert(now);
        }
    }

    /// Returns how long to wait for the report of a packet.
    pub(crate) fn patience(&self) -> Duration {
        let patience = self.trip.patience();
        if self.backoff == 0 {
            return patience;
        }
        patience.max((patience * (1 << self.backoff.min(4))).min(Duration::from_secs(1)))
    }

    /// Finds packets that are late, and puts their content back into the queues.
    pub(crate) fn find_late(&mut self, now: Duration) {
        if self.flight.is_checked(now) {
            return;
        }
        let patience = self.patience();
        let Self { flight, side, reliable, blocks_out, loss, rate, path, stats, .. } = self;
        let mut timed_out = false;
        flight.late(now, patience, |sent, overtaken| {
            if path.is_none_or(|path| path == sent.path) {
                loss.late();
                rate.late();
            }
            stats.late += 1;
            timed_out |= !overtaken;
            if let Some(main) = sent.main {
                side.late(main);
            }
            if sent.reliable {
                stats.resent += reliable.late(sent.number) as u64;
                blocks_out.lane.late(sent.number);
            }
        });
        if timed_out {
            self.backoff += 1;
        }
    }

    fn has_content(&mut self) -> bool {
        self.blocks_out.feed();
        self.side.is_due()
            || self.reliable.is_waiting()
            || !self.unreliable.is_empty()
            || self.blocks_out.lane.is_waiting()
    }

    /// Returns whether a packet should be sent now. Call it after [`find_late`](Self::find_late).
    pub(crate) fn is_due(&mut self, now: Duration) -> bool {
        if let Some(goodbye) = &self.goodbye {
            return goodbye.due.is_some_and(|due| due <= now);
        }
        if self.has_content() {
            if self.rate.allows(now) {
                return true;
            }
            // Messages that cannot be sent now are not worth sending later.
            self.stats.dropped += self.unreliable.len() as u64;
            self.unreliable.clear();
        }
        self.report_due.is_some_and(|due| due <= now)
            || now.saturating_sub(self.sent_at) >= self.keep_alive
    }

    /// Returns when something has to be done if nothing arrives and nothing is sent before.
    pub(crate) fn wake(&self) -> Duration {
        if let Some(goodbye) = &self.goodbye {
            return goodbye.due.unwrap_or(Duration::MAX);
        }
        let mut wake = self.sent_at.saturating_add(self.keep_alive);
        wake = wake.min(self.report_due.unwrap_or(Duration::MAX));
        if let Some(oldest) = self.flight.oldest_asking() {
            wake = wake.min(oldest.saturating_add(self.patience()));
        }
        if self.side.is_due()
            || self.reliable.is_waiting()
            || !self.unreliable.is_empty()
            || self.blocks_out.lane.is_waiting()
        {
            wake = wake.min(self.rate.next());
        }
        wake
    }

    /// Returns the statistics of this session.
    pub(crate) fn stats(&self) -> PeerStats {
        PeerStats {
            round_trip: self.trip.smoothed(),
            variation: self.trip.variation(),
            loss: self.loss.share(),
            rate: self.rate.bytes_per_second(),
            queued: self.reliable.len(),
            ..self.stats
        }
    }
}
