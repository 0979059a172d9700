//! One kind of message to or from one client.

use std::fmt::Display;
use std::marker::PhantomData;
use std::ops::Range;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, TryLockError};

use tightwire::Wire;
use tightwire::meter::Counters;
use tightwire::trace::Trace;

use crate::hub::{Hub, Shared, lock};
use crate::recorder::{Verdict, short_reason};

/// The direction of packets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Packets from this program to the client.
    Sent,
    /// Packets from the client to this program.
    Received,
}

/// The counts of a lane.
#[derive(Clone, Debug)]
pub(crate) struct Figures {
    pub(crate) counters: Counters,
    pub(crate) packets: u64,
    /// The bits of all datagrams.
    pub(crate) datagram_bits: u64,
    /// The bits around payloads: headers, seals, checksums.
    pub(crate) envelope_bits: u64,
    /// The unused bits at the end of payloads.
    pub(crate) unused_bits: u64,
    pub(crate) rejected: u64,
    pub(crate) rejected_bits: u64,
    /// The bits of packets that hold no message, such as those of a handshake.
    pub(crate) other_bits: u64,
    /// The parts of one leaf, in 256ths of a bit.
    pub(crate) parts: Vec<u64>,
}

impl Figures {
    fn new<T: Wire>() -> Self {
        Self {
            counters: Counters::new::<T>(),
            packets: 0,
            datagram_bits: 0,
            envelope_bits: 0,
            unused_bits: 0,
            rejected: 0,
            rejected_bits: 0,
            other_bits: 0,
            parts: Vec::new(),
        }
    }

    /// Counts the parts of the messages of a packet, and forgets them.
    fn take_parts(&mut self, parts: &mut Vec<u64>) {
        add_all(&mut self.parts, parts.drain(..));
    }

    fn copy_from(&mut self, other: &Self) {
        self.counters.copy_from(&other.counters);
        self.packets = other.packets;
        self.datagram_bits = other.datagram_bits;
        self.envelope_bits = other.envelope_bits;
        self.unused_bits = other.unused_bits;
        self.rejected = other.rejected;
        self.rejected_bits = other.rejected_bits;
        self.other_bits = other.other_bits;
        self.parts.clone_from(&other.parts);
    }
}

/// The parts of a leaf that something else counts, such as the fields inside a delta.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    /// The leaf that contains them.
    pub(crate) leaf: String,
    pub(crate) names: Vec<String>,
}

/// The data that the page reads from a lane.
pub(crate) struct Mailbox {
    pub(crate) name: String,
    pub(crate) direction: Direction,
    /// Reads a payload of this lane bit by bit.
    pub(crate) trace: fn(&[u8]) -> Trace,
    /// The last figures that the game handed out.
    pub(crate) figures: Mutex<Figures>,
    pub(crate) parts: Mutex<Option<Parts>>,
    /// Shows more in a trace than the type does.
    pub(crate) show: Mutex<Option<fn(&mut Trace)>>,
}

impl Mailbox {
    /// Returns the X-ray of a payload.
    pub(crate) fn xray(&self, payload: &[u8]) -> Trace {
        let mut trace = (self.trace)(payload);
        if let Some(show) = *lock(&self.show) {
            show(&mut trace);
        }
        trace
    }
}

/// The messages of one type to or from one client. [`Client::lane`](crate::Client::lane) creates it.
///
/// It belongs to the thread that sends or receives. Its counters are its own, so counting never waits.
#[derive(Debug)]
pub struct Lane<T> {
    hub: Arc<Hub>,
    client: Arc<Shared>,
    number: usize,
    mailbox: Arc<Mailbox>,
    mine: Figures,
    /// The parts of messages that are not counted yet.
    parts: Vec<u64>,
    /// The request for figures that was answered last.
    answered: u64,
    /// The packets that were recorded since then.
    recorded: u32,
    /// Rejected packets that could not be recorded yet, because the page was reading.
    waiting: Vec<(String, usize, Vec<u8>)>,
    scratch: Vec<u8>,
    of: PhantomData<fn(&T)>,
}

impl std::fmt::Debug for Mailbox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mailbox").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The most packets that [`Lane::message`] records between two looks of the page.
const AT_ONCE: u32 = 4;

/// The most rejected packets that wait until the page has finished reading.
const WAITING: usize = 16;

impl<T: Wire> Lane<T> {
    pub(crate) fn new(hub: Arc<Hub>, client: Arc<Shared>, direction: Direction) -> Self {
        let mine = Figures::new::<T>();
        let name = match mine.counters.name() {
            "" => short_name::<T>(),
            name => name.to_owned(),
        };
        let mailbox = Arc::new(Mailbox {
            name,
            direction,
            trace: tightwire::trace::trace_read::<T>,
            figures: Mutex::new(mine.clone()),
            parts: Mutex::new(None),
            show: Mutex::new(None),
        });
        let number = client.add_lane(&mailbox);
        Self {
            hub,
            client,
            number,
            mailbox,
            mine,
            parts: Vec::new(),
            answered: 0,
            recorded: 0,
            waiting: Vec::new(),
            scratch: Vec::new(),
            of: PhantomData,
        }
    }

    /// Counts a message that was sent or received alone in a datagram of `datagram` bytes, if you
    /// do not have its payload, for example because it was sealed. While a page is open, some
    /// messages are encoded again to be recorded.
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// let live = Live::new();
    /// let mut lane = live.client("Ada").lane::<(u8, bool)>(Direction::Sent);
    /// lane.message(&(7, true), 18);
    /// ```
    pub fn message(&mut self, message: &T, datagram: usize) {
        let bits = self.mine.counters.add_unsized(message);
        self.datagram(bits, datagram);
        self.mine.take_parts(&mut self.parts);
        self.record_again(message, datagram);
        self.publish();
    }

    /// Counts the messages of a datagram of `datagram` bytes that may hold any number of them. Each comes
    /// with the bits of the payload that it takes, from the code that wrote them, such as
    /// `tightwire_session::Server::transmit_watched`. Everything else counts as header.
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// let live = Live::new();
    /// let mut lane = live.client("Ada").lane::<(u8, bool)>(Direction::Sent);
    /// lane.messages([(&(7, true), 3..12), (&(8, false), 13..22)], 21);
    /// ```
    pub fn messages<'m>(
        &mut self,
        messages: impl IntoIterator<Item = (&'m T, Range<usize>)>,
        datagram: usize,
    ) where
        T: 'm,
    {
        let mut sum = 0;
        let mut has_message = false;
        for (message, span) in messages {
            has_message = true;
            add(&mut sum, span.len() as u64);
            self.mine.counters.add_between(message, span.start, span.end);
            self.record_again(message, datagram);
        }
        if !has_message {
            return self.other(datagram);
        }
        let datagram = bits_of(datagram).max(sum);
        self.mine.packets += 1;
        add(&mut self.mine.datagram_bits, datagram);
        add(&mut self.mine.envelope_bits, datagram - sum);
        self.mine.take_parts(&mut self.parts);
        self.publish();
    }

    /// Encodes a message again to record it, if somebody looks and not too many were recorded.
    fn record_again(&mut self, message: &T, datagram: usize) {
        if self.hub.watchers.load(Ordering::Relaxed) > 0 && self.recorded < AT_ONCE {
            let mut scratch = std::mem::take(&mut self.scratch);
            scratch.clear();
            if tightwire::encode_append(message, &mut scratch).is_ok() {
                self.record(Verdict::Good, &scratch, datagram);
            }
            self.scratch = scratch;
        }
    }

    /// Counts and records a message whose encoded payload you have. `datagram` is the number of
    /// bytes that were sent or received for it, with everything around the payload.
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// let live = Live::new();
    /// let mut lane = live.client("Ada").lane::<(u8, bool)>(Direction::Sent);
    /// lane.packet(&(7, true), &[7, 1], 18);
    /// ```
    pub fn packet(&mut self, message: &T, payload: &[u8], datagram: usize) {
        self.datagram(payload.len() * 8, datagram);
        self.mine.counters.add(message, payload.len());
        self.mine.take_parts(&mut self.parts);
        self.record(Verdict::Good, payload, datagram);
        self.publish();
    }

    /// Counts and records a packet that was rejected. The payload is empty if it was not read.
    /// A reason is cut off after 512 bytes.
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// let live = Live::new();
    /// let mut lane = live.client("Ada").lane::<(u8, bool)>(Direction::Received);
    /// let error = tightwire::decode::<(u8, bool)>(&[7]).unwrap_err();
    /// lane.rejected(&error, &[7], 17);
    /// ```
    pub fn rejected(&mut self, reason: &dyn Display, payload: &[u8], datagram: usize) {
        let bits = bits_of(datagram);
        self.mine.packets += 1;
        self.mine.rejected += 1;
        add(&mut self.mine.datagram_bits, bits);
        add(&mut self.mine.rejected_bits, bits);
        self.record(Verdict::Rejected(short_reason(reason)), payload, datagram);
        self.publish();
    }

    /// Counts a packet that holds no message, such as one of a handshake.
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// let live = Live::new();
    /// live.client("Ada").lane::<(u8, bool)>(Direction::Sent).other(120);
    /// ```
    pub fn other(&mut self, datagram: usize) {
        let bits = bits_of(datagram);
        self.mine.packets += 1;
        add(&mut self.mine.datagram_bits, bits);
        add(&mut self.mine.other_bits, bits);
        self.publish();
    }

    /// Splits a leaf into parts that other code counts, such as the fields inside a delta. `leaf`
    /// is its path, such as `Delta.0`, and [`parts`](Self::parts) adds the counts.
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// let live = Live::new();
    /// let mut lane = live.client("Ada").lane::<(u8, u8)>(Direction::Sent);
    /// lane.split("1", vec!["low".into(), "high".into()]);
    /// lane.message(&(7, 1), 16);
    /// lane.parts(&[3 * 256, 5 * 256]);
    /// ```
    pub fn split(&mut self, leaf: &str, names: Vec<String>) {
        let parts = Parts { leaf: leaf.into(), names };
        *lock(&self.mailbox.parts) = Some(parts);
    }

    /// Adds the bits of the parts of one message, in 256ths of a bit, such as those of
    /// `tightwire_delta::Link::parts`. Call it before the message is counted, and only for messages that are
    /// sent.
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// let live = Live::new();
    /// live.client("Ada").lane::<(u8, u8)>(Direction::Sent).parts(&[]);
    /// ```
    pub fn parts(&mut self, parts: &[u32]) {
        add_all(&mut self.parts, parts.iter().map(|&part| u64::from(part)));
    }

    /// Sets a function that adds details to the X-rays of this lane's packets, such as the header
    /// of a delta with `tightwire_delta::show_in_trace`.
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// let live = Live::new();
    /// let mut lane = live.client("Ada").lane::<(u8, u8)>(Direction::Sent);
    /// lane.show_with(|trace| trace.name = "a pair".into());
    /// ```
    pub fn show_with(&mut self, show: fn(&mut Trace)) {
        *lock(&self.mailbox.show) = Some(show);
    }

    /// Reports the figures now, even if no page has asked for them. Dropping the lane does the
    /// same.
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// let live = Live::new();
    /// let mut lane = live.client("Ada").lane::<(u8, bool)>(Direction::Sent);
    /// lane.message(&(7, true), 18);
    /// lane.flush();
    /// assert_eq!(live.bytes(Direction::Sent), 18);
    /// ```
    pub fn flush(&mut self) {
        lock(&self.mailbox.figures).copy_from(&self.mine);
    }

    /// Counts what is around a payload.
    fn datagram(&mut self, bits: usize, datagram: usize) {
        let (bits, datagram) = (bits as u64, bits_of(datagram));
        let payload = bits.next_multiple_of(8);
        self.mine.packets += 1;
        // A datagram that is shorter than its payload can only be a mistake of the caller.
        add(&mut self.mine.datagram_bits, datagram.max(payload));
        add(&mut self.mine.unused_bits, payload - bits);
        add(&mut self.mine.envelope_bits, datagram.saturating_sub(payload));
    }

    /// Records a packet, unless the page is reading just now.
    fn record(&mut self, verdict: Verdict, payload: &[u8], datagram: usize) {
        let mut recorder = match self.client.recorder.try_lock() {
            Ok(recorder) => recorder,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => {
                if let Verdict::Rejected(reason) = verdict {
                    if self.waiting.len() < WAITING {
                        self.waiting.push((reason, datagram, payload.to_vec()));
                    }
                }
                return;
            }
        };
        self.recorded += 1;
        let (time, direction) = (self.hub.start.elapsed(), self.mailbox.direction);
        for (reason, datagram, payload) in self.waiting.drain(..) {
            let verdict = Verdict::Rejected(reason);
            recorder.record(time, direction, self.number, verdict, datagram, &payload);
        }
        recorder.record(time, direction, self.number, verdict, datagram, payload);
    }

    /// Hands out the figures if the page has asked for them and nobody is reading the last ones.
    fn publish(&mut self) {
        let asked = self.hub.asked.load(Ordering::Relaxed);
        if asked == self.answered {
            return;
        }
        if let Ok(mut figures) = self.mailbox.figures.try_lock() {
            figures.copy_from(&self.mine);
            self.answered = asked;
            self.recorded = 0;
        }
    }
}

impl<T> Drop for Lane<T> {
    fn drop(&mut self) {
        lock(&self.mailbox.figures).copy_from(&self.mine);
        self.client.close_lane();
        self.hub.forget_if_over(&self.client);
    }
}

/// Returns the bits of a datagram. Sizes that no datagram has are cut off, and not trusted.
fn bits_of(datagram: usize) -> u64 {
    (datagram as u64).min(u64::from(u32::MAX)) * 8
}

fn add(sum: &mut u64, bits: u64) {
    *sum = sum.saturating_add(bits);
}

/// Adds numbers one by one. Missing sums are zero.
fn add_all(sums: &mut Vec<u64>, numbers: impl ExactSizeIterator<Item = u64>) {
    sums.resize(sums.len().max(numbers.len()), 0);
    for (sum, number) in sums.iter_mut().zip(numbers) {
        add(sum, number);
    }
}

/// Returns the name of a type without its path.
fn short_name<T>() -> String {
    let name = std::any::type_name::<T>();
    let head = name.split_once('<').map_or(name, |(head, _)| head);
    head.rsplit("::").next().unwrap_or(head).to_owned()
}
