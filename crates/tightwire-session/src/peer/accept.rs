//! Processes received packets.

use alloc::vec::Vec;
use core::time::Duration;

use crate::lane::Inbox;
use crate::packet::{Control, Id, Item, Rare, RequestedTick, Section, TOKEN_BYTES};
use crate::peer::{Peer, Side};
use crate::report::{COVERED, Report};
use crate::rtt::REPORT_DELAY;
use crate::state::Took;
use crate::stats::Traffic;

/// Something that arrived for the game.
pub(crate) enum Arrival<M> {
    Message(M),
    Block(Vec<u8>),
}

/// The changes that a packet has caused, except messages.
pub(crate) struct Accepted {
    pub(crate) time: Option<u64>,
    pub(crate) tick: Option<RequestedTick>,
    pub(crate) seeking: Option<[u8; TOKEN_BYTES]>,
    pub(crate) goodbye: Option<u16>,
    /// The round trip that this packet measured.
    pub(crate) sample: Option<Duration>,
}

/// Why a session cannot continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    BadPayload,
    FalseReport,
}

impl<S: Side> Peer<S> {
    /// Processes the content of an opened packet. `arrive` gets messages and blocks, `paths` the
    /// paths of packets that the other side has received.
    pub(crate) fn accept(
        &mut self,
        now: Duration,
        number: u64,
        payload: &[u8],
        mut arrive: impl FnMut(Arrival<S::In>),
        mut paths: impl FnMut(u32),
    ) -> Result<Option<Accepted>, Fault> {
        if self.receipts.newest().is_some_and(|newest| number + COVERED < newest) {
            // It can no longer be reported, so it counts as lost.
            self.stats.too_late += 1;
            return Ok(None);
        }
        self.scratch.clear();
        let mut stream = tightwire::ReadStream::new(payload);
        let (mut traffic, mut last) = (Traffic::default(), 0);
        let read = self.scratch.fill(&mut stream, |stream, section| {
            let bits = (stream.position() - last) as u64;
            last = stream.position();
            match section {
                Section::Header => {}
                Section::Reliable => traffic.reliable += bits,
                Section::Unreliable => traffic.unreliable += bits,
                Section::Blocks => traffic.blocks += bits,
                Section::Main if S::IS_SERVER => traffic.inputs += bits,
                Section::Main => traffic.state += bits,
            }
        });
        if read.and_then(|()| stream.finish()).is_err() {
            return Err(Fault::BadPayload);
        }
        traffic.header = payload.len() as u64 * 8 - traffic.total();
        self.stats.received.add(&traffic);
        // An older packet says nothing about the present: somebody may have held it back.
        if self.receipts.newest().is_none_or(|newest| number > newest) {
            let gap = now.saturating_sub(self.heard).min(Duration::from_secs(1));
            if self.learns_interval {
                self.interval = (self.interval * 7 + gap) / 8;
            }
            self.heard = now;
        }
        self.stats.packets_received += 1;
        self.stats.bytes_received += payload.len() as u64;
        let asks = !self.scratch.reliable.is_empty()
            || !self.scratch.unreliable.is_empty()
            || !self.scratch.rare.chunks.is_empty()
            || self.scratch.rare.control.is_some()
            || self.scratch.main.is_some();
        let Self { scratch, side, .. } = self;
        match scratch.main.as_mut().map_or(Took::Held, |part| side.take(number, part)) {
            Took::Held => {
                if self.receipts.newest().is_none_or(|newest| number > newest) {
                    self.newest_at = now;
                }
                self.receipts.note(number);
            }
            // The rest is processed, and arrives again because the packet is not reported.
            Took::NotHeld => self.stats.not_held += 1,
            Took::Bad => return Err(Fault::BadPayload),
        }

        let mut sample = None;
        if let Some(report) = self.scratch.report.take() {
            sample = self.take_report(now, report, &mut paths)?;
        }
        self.take_reliable(&mut arrive)?;
        self.take_chunks(&mut arrive)?;
        if !self.scratch.unreliable.is_empty() {
            self.stats.messages_received += self.scratch.unreliable.len() as u64;
            self.scratch.unreliable.drain(..).for_each(|message| arrive(Arrival::Message(message)));
        }
        let Rare { time, tick, seeking, control, .. } = self.scratch.rare;
        if asks {
            let due = now.saturating_add(REPORT_DELAY);
            self.report_due = Some(self.report_due.map_or(due, |earlier| earlier.min(due)));
        }
        if seeking.is_some() {
            self.report_due = Some(now);
        }
        let goodbye = match control {
            Some(Control::Goodbye(code)) => Some(code),
            _ => None,
        };
        Ok(Some(Accepted { time, tick, seeking, goodbye, sample }))
    }

    /// Returns whether the packet says that the client looks for the server.
    pub(crate) fn is_seeking(&mut self, payload: &[u8]) -> bool {
        self.scratch.clear();
        let mut stream = tightwire::ReadStream::new(payload);
        let read = self.scratch.fill(&mut stream, |_, _| {});
        let is_seeking = read.is_ok() && self.scratch.rare.seeking.is_some();
        self.scratch.clear();
        is_seeking
    }

    fn take_report(
        &mut self,
        now: Duration,
        report: Report,
        paths: &mut impl FnMut(u32),
    ) -> Result<Option<Duration>, Fault> {
        let Self { flight, reliable, blocks_out, side, loss, rate, path, .. } = self;
        let (mut any, mut longest) = (false, None);
        let newest = flight.report(report, |sent, was_late| {
            any = true;
            if was_late && sent.asks {
                longest = longest.max(Some(now.saturating_sub(sent.at)));
            }
            if sent.asks && path.is_none_or(|path| path == sent.path) {
                loss.arrived(was_late);
                rate.arrived(usize::from(sent.bytes), was_late);
            }
            if sent.reliable {
                reliable.arrived(sent.number);
                blocks_out.arrived(sent.number);
            }
            if let Some(main) = sent.main {
                side.arrived(main);
            }
            paths(sent.path);
        });
        let newest = newest.map_err(|_| Fault::FalseReport)?;
        if any {
            self.backoff = 0;
        }
        let mut sample = None;
        if let Some(sent) = newest {
            let whole = now.saturating_sub(sent.at);
            self.trip.sample(now, whole, report.delay());
            sample = report.delay().map(|delay| whole.saturating_sub(delay));
        }
        if let Some(sample) = sample {
            self.rate.sample(sample);
        }
        if let Some(longest) = longest {
            self.trip.was_impatient(longest);
        }
        let smoothed = self.trip.smoothed().unwrap_or_default();
        self.rate.judge(now, self.trip.smallest(), smoothed);
        Ok(sample)
    }

    fn take_reliable(&mut self, arrive: &mut impl FnMut(Arrival<S::In>)) -> Result<(), Fault> {
        if self.scratch.reliable.is_empty() {
            return Ok(());
        }
        let mut last = 0;
        for (id, item) in self.scratch.reliable.drain(..) {
            last = whole_id(&self.inbox, id, last).ok_or(Fault::BadPayload)?;
            self.inbox.take(last, item).map_err(|_| Fault::BadPayload)?;
        }
        while let Some(item) = self.inbox.pop() {
            match item {
                Item::Whole(message) if self.partial.is_empty() => {
                    self.stats.messages_received += 1;
                    arrive(Arrival::Message(message));
                }
                Item::Whole(_) => return Err(Fault::BadPayload),
                Item::Part { last, bytes } => {
                    self.partial.extend_from_slice(bytes.as_slice());
                    if self.partial.len() > self.largest_message {
                        return Err(Fault::BadPayload);
                    }
                    if last {
                        let message = tightwire::decode(&self.partial);
                        self.partial.clear();
                        self.stats.messages_received += 1;
                        arrive(Arrival::Message(message.map_err(|_| Fault::BadPayload)?));
                    }
                }
            }
        }
        Ok(())
    }

    fn take_chunks(&mut self, arrive: &mut impl FnMut(Arrival<S::In>)) -> Result<(), Fault> {
        if self.scratch.rare.chunks.is_empty() {
            return Ok(());
        }
        let mut last = 0;
        for (id, chunk) in self.scratch.rare.chunks.drain(..) {
            last = whole_id(&self.blocks_in.lane, id, last).ok_or(Fault::BadPayload)?;
            self.blocks_in.lane.take(last, chunk).map_err(|_| Fault::BadPayload)?;
        }
        while let Some(chunk) = self.blocks_in.lane.pop() {
            if let Some(block) = self.blocks_in.next(&chunk).map_err(|_| Fault::BadPayload)? {
                arrive(Arrival::Block(block));
            }
        }
        Ok(())
    }
}

/// Returns the full id of an item in a packet, given the one before it.
fn whole_id<T>(inbox: &Inbox<T>, id: Id, last: u64) -> Option<u64> {
    match id {
        Id::Low(low) => inbox.id(low),
        Id::After(skipped) => last.checked_add(1 + u64::from(skipped)),
    }
}
