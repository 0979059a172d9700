//! Fills packets.

use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::ops::Range;
use core::time::Duration;

use tightwire::scalar::Bool;
use tightwire::{Wire, WriteError, WriteStream, Writer};

use crate::event::Carried;
use crate::flight::{Fate, Sent};
use crate::lane::{Outbox, fits};
use crate::packet::{Chunk, Control, Item, Rare, TOKEN_BYTES};
use crate::peer::{Channel, Peer, Side};
use crate::random::Random;
use crate::report::Report;
use crate::stats::Traffic;

/// When a goodbye is repeated, after the first one.
const GOODBYES: [Duration; 2] = [Duration::from_millis(50), Duration::from_millis(100)];

/// The time between two packets that contain slowly changing values.
const TELL: Duration = Duration::from_millis(100);

/// The reason for writing a packet.
#[derive(Clone, Copy)]
pub(crate) struct Occasion {
    pub(crate) path: u32,
    /// The token to return, or zeros, if the client looks for the server.
    pub(crate) seeking: Option<[u8; TOKEN_BYTES]>,
    pub(crate) ping: bool,
}

/// A packet that was written.
pub(crate) struct Written {
    pub(crate) length: usize,
    /// True if the other side will report it without delay.
    pub(crate) asks: bool,
}

/// Gets what is in a packet that was sealed, and the bits of the payload that it takes.
pub(crate) type Watch<'w, M> = &'w mut dyn FnMut(Carried<'_, M>, Range<usize>);

/// The contents of a packet.
#[derive(Default)]
struct Content {
    messages: usize,
    loose: usize,
    chunks: usize,
    /// The main part's name for the packet.
    main: Option<u64>,
    /// The bits of the main part, without the one in front of it.
    main_span: Range<usize>,
    traffic: Traffic,
}

impl Content {
    /// Counts the main part, which has this many bits and ends at this position.
    fn count_main(&mut self, is_server: bool, bits: u64, end: usize) {
        self.main_span = end.saturating_sub(bits as usize)..end;
        let Traffic { state, inputs, .. } = &mut self.traffic;
        *(if is_server { state } else { inputs }) = bits;
    }
}

impl<S: Side> Peer<S> {
    /// Writes and seals a packet, and returns its length. Nothing is sent if the buffer is too
    /// small. Call it after [`find_late`](Self::find_late).
    pub(crate) fn write(
        &mut self,
        now: Duration,
        buffer: &mut [u8],
        occasion: Occasion,
        random: &mut Random,
        watch: Option<Watch<'_, S::Out>>,
    ) -> Option<Written> {
        self.blocks_out.feed();
        self.skip_number(now, random);
        let number = self.seal.next_number();
        let report = Report::of(&self.receipts, self.newest_at, now);
        let rare = self.rare(now, occasion);
        let is_open = self.goodbye.is_none();
        // A packet that is due for another reason may go out although the rate does not allow more.
        let may_fill = self.may_send(now);
        let hungry = self.hungry;
        let mut content = Content::default();
        let is_watched = watch.is_some();
        let [whole, loose] = &mut self.spans;
        whole.clear();
        loose.clear();
        let Self { seal, side, reliable, unreliable, blocks_out, .. } = self;
        let sealed = seal.seal(buffer, |stream| {
            stream.put(Bool, report.is_some())?;
            if let Some(report) = &report {
                report.write(stream)?;
            }
            let total = stream.bits_left();
            let main_bits = if is_open { side.share(total) } else { 1 };
            // The end of the unreliable messages, and the rare fields with the end of their chunks.
            let token = if rare.seeking.is_some() { 8 * TOKEN_BYTES } else { 0 };
            let rare_bits = if rare.is_empty() { 8 } else { 128 + token };
            let share = total / 8;
            let after = main_bits + rare_bits + 1;
            let turn = |channel| may_fill && hungry.is_none_or(|hungry| hungry == channel);
            if turn(Channel::Reliable) {
                let mut reserve = after;
                if hungry.is_none() {
                    reserve += if unreliable.is_empty() { 0 } else { share };
                    reserve += if blocks_out.lane.is_waiting() { share + 8 } else { 0 };
                }
                let before = stream.bits_left();
                content.messages = reliable.fill(number, stream, reserve, |item, stream| {
                    let start = stream.position();
                    item.write(stream)?;
                    if is_watched {
                        whole.push(start..stream.position());
                    }
                    Ok(())
                })?;
                content.traffic.reliable = used(before, stream, content.messages > 0);
            } else {
                stream.put(Bool, false)?;
            }
            if turn(Channel::Unreliable) {
                let mut reserve = after;
                if hungry.is_none() && blocks_out.lane.is_waiting() {
                    reserve += share + 8;
                }
                let before = stream.bits_left();
                let spans = is_watched.then_some(&mut *loose);
                content.loose = fill_unreliable(unreliable, stream, reserve, spans)?;
                content.traffic.unreliable = used(before, stream, content.loose > 0);
            } else {
                stream.put(Bool, false)?;
            }
            let chunks = may_fill.then_some((&mut blocks_out.lane, number));
            (content.chunks, content.traffic.blocks) =
                write_rare(stream, &rare, chunks, main_bits)?;
            if is_open {
                let before = stream.bits_left();
                content.main = side.write(stream, before.min(main_bits))?;
                // The bit in front of it is in every packet.
                let bits = used(before, stream, content.main.is_some()).saturating_sub(1);
                content.count_main(S::IS_SERVER, bits, stream.position());
                Ok(())
            } else {
                stream.put(Bool, false)
            }
        });
        let Ok(length) = sealed.map(<[u8]>::len) else {
            // The number was not used, so nothing may count as sent in it.
            self.reliable.late(number);
            self.blocks_out.lane.late(number);
            return None;
        };

        let asks = content.messages + content.loose + content.chunks > 0
            || content.main.is_some()
            || rare.seeking.is_some()
            || rare.control.is_some();
        if let Some(watch) = watch {
            self.tell_watcher(number, &content, watch);
        }
        self.unreliable.drain(..content.loose);
        if may_fill {
            self.settle_turns(&content);
        }
        self.flight.note(Sent {
            number,
            at: now,
            fate: Fate::UnderWay,
            asks,
            reliable: content.messages + content.chunks > 0,
            bytes: length as u16,
            main: content.main,
            path: occasion.path,
        });
        self.count_sent(length, content);
        self.said(now);
        Some(Written { length, asks })
    }

    /// Passes on what is in the packet that was just sealed. Those that arrive in parts are not
    /// messages yet.
    fn tell_watcher(&self, number: u64, content: &Content, watch: Watch<'_, S::Out>) {
        let [whole, loose] = &self.spans;
        for (item, span) in self.reliable.sent_in(number).zip(whole) {
            if let Item::Whole(message) = item {
                let message = Carried::Message(message);
                watch(message, span.start + Item::<S::Out>::TAG_BITS..span.end);
            }
        }
        for ((message, _), span) in self.unreliable.iter().zip(loose) {
            watch(Carried::Message(message), span.clone());
        }
        if let Some((state, parts)) = self.side.written().filter(|_| content.main.is_some()) {
            watch(Carried::State { state: &state, parts }, content.main_span.clone());
        }
    }

    /// Skips the next number from time to time, so that a report of it is known to be false.
    fn skip_number(&mut self, now: Duration, random: &mut Random) {
        if self.seal.next_number() >= self.next_skip {
            self.flight.note(Sent::skipped(self.seal.next_number(), now));
            self.seal.skip();
            self.next_skip = self.seal.next_number() + 128 + random.below(256);
        }
    }

    /// Takes note that a packet was sent, and finds when its goodbye is repeated, if it had one.
    fn said(&mut self, now: Duration) {
        self.sent_at = now;
        self.report_due = None;
        if let Some(goodbye) = &mut self.goodbye {
            goodbye.due = GOODBYES.get(goodbye.said).map(|pause| now.saturating_add(*pause));
            goodbye.said += 1;
        }
    }

    fn count_sent(&mut self, length: usize, mut content: Content) {
        self.rate.sent(length);
        let stats = &mut self.stats;
        stats.messages_sent += (content.messages + content.loose) as u64;
        stats.packets_sent += 1;
        stats.bytes_sent += length as u64;
        content.traffic.header = length as u64 * 8 - content.traffic.total();
        stats.sent.add(&content.traffic);
    }

    /// Returns the rare fields for the next packet.
    fn rare(&mut self, now: Duration, occasion: Occasion) -> Rare {
        let mut rare = Rare { seeking: occasion.seeking, ..Rare::default() };
        if let Some(goodbye) = &self.goodbye {
            rare.control = Some(Control::Goodbye(goodbye.code));
            return rare;
        }
        if occasion.ping || (self.wants_ping(now) && !self.has_content()) {
            rare.control = Some(Control::Ping);
        }
        let told = self.told_at.map(|at| now.saturating_sub(at));
        if told.is_none_or(|told| told >= TELL) {
            self.side.tell(now, &mut rare);
            self.told_at = Some(now);
        }
        rare
    }

    /// Returns whether a packet without content should ask for a report, because it is only sent to
    /// keep the session alive.
    fn wants_ping(&self, now: Duration) -> bool {
        now.saturating_sub(self.sent_at) >= self.keep_alive
    }

    /// Finds the channel that goes first in the next packet, if one got nothing into this one.
    fn settle_turns(&mut self, content: &Content) {
        let Content { messages, loose, chunks, .. } = *content;
        if self.hungry == Some(Channel::Unreliable)
            && loose == 0
            && self.unreliable.pop_front().is_some()
        {
            // It did not even fit in a packet of its own.
            self.stats.dropped += 1;
        }
        let starved = |channel| match channel {
            Channel::Reliable => messages == 0 && self.reliable.is_waiting(),
            Channel::Unreliable => loose == 0 && !self.unreliable.is_empty(),
            Channel::Blocks => chunks == 0 && self.blocks_out.lane.is_waiting(),
        };
        let order = match self.hungry {
            None | Some(Channel::Blocks) => {
                [Channel::Reliable, Channel::Unreliable, Channel::Blocks]
            }
            Some(Channel::Reliable) => [Channel::Unreliable, Channel::Blocks, Channel::Reliable],
            Some(Channel::Unreliable) => [Channel::Blocks, Channel::Reliable, Channel::Unreliable],
        };
        self.hungry = order.into_iter().find(|channel| starved(*channel));
    }
}

/// Returns the bits that were written since `before` bits were left, if they have content.
fn used(before: usize, stream: &WriteStream<'_>, has_content: bool) -> u64 {
    if has_content { (before - stream.bits_left()) as u64 } else { 0 }
}

/// Writes the rare fields and the chunks that fit, if there are any. Returns the number of chunks and
/// their bits.
fn write_rare(
    stream: &mut WriteStream<'_>,
    rare: &Rare,
    chunks: Option<(&mut Outbox<Chunk>, u64)>,
    reserve: usize,
) -> Result<(usize, u64), WriteError> {
    let chunks = chunks.filter(|(lane, _)| lane.is_waiting());
    let has_rare = !rare.is_empty() || chunks.is_some();
    stream.put(Bool, has_rare)?;
    if has_rare {
        rare.write_head(stream)?;
    }
    let Some((lane, number)) = chunks else {
        if has_rare {
            stream.put(Bool, false)?;
        }
        return Ok((0, 0));
    };
    let before = stream.bits_left();
    let count = lane.fill(number, stream, reserve, |chunk, stream| chunk.write(stream))?;
    Ok((count, used(before, stream, count > 0)))
}

/// Writes the messages that fit, with a bit 1 before each and a bit 0 after the last. They stay in the
/// queue until the packet is sealed.
fn fill_unreliable<M: Wire>(
    messages: &VecDeque<(M, usize)>,
    stream: &mut WriteStream<'_>,
    reserve: usize,
    mut spans: Option<&mut Vec<Range<usize>>>,
) -> Result<usize, WriteError> {
    let mut count = 0;
    for (message, _) in messages {
        // The bit in front of a message does not belong to it.
        let start = stream.position() + 1;
        let put = |stream: &mut WriteStream<'_>| {
            stream.put(Bool, true)?;
            message.write(stream)
        };
        if !fits(stream.message_leaving(reserve.saturating_add(1), put))? {
            break;
        }
        if let Some(spans) = &mut spans {
            spans.push(start..stream.position());
        }
        count += 1;
    }
    stream.put(Bool, false)?;
    Ok(count)
}
