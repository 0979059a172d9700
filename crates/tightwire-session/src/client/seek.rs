//! The client's attempts to reach the server, at the start and when it receives nothing.
//!
//! A client that receives nothing may have a new address without knowing it. It sends its packets
//! in the long form, with its number in front, so that the server finds its session from any
//! address. It also returns the path tokens that it gets. It continues until it has received a
//! packet from the server, and the server has reported a packet that was sent after that.

use alloc::vec::Vec;
use core::time::Duration;

use crate::packet::TOKEN_BYTES;
use crate::peer::{Peer, Side};
use crate::random::Random;

/// The number of tokens that are kept.
const MOST_TOKENS: usize = 8;

/// The longest pause between two seeking packets.
const PAUSE: Duration = Duration::from_millis(100);

/// The shortest pause between two packets that return tokens.
const TOKEN_PAUSE: Duration = Duration::from_millis(10);

/// The minimum and maximum time that a client waits before it seeks.
const PATIENCE: (Duration, Duration) = (Duration::from_millis(100), Duration::from_millis(2500));

pub(crate) struct Seek {
    is_long: bool,
    has_heard: bool,
    /// Counts how often the client had to seek, to distinguish reports.
    time: u32,
    tokens: Vec<[u8; TOKEN_BYTES]>,
    due: Duration,
    sent: Option<Duration>,
}

impl Seek {
    pub(crate) fn new(now: Duration) -> Self {
        Self { is_long: true, has_heard: false, time: 0, tokens: Vec::new(), due: now, sent: None }
    }

    pub(crate) fn is_long(&self) -> bool {
        self.is_long
    }

    /// Returns the current name for packets, which distinguishes reports on them.
    pub(crate) fn path(&self) -> u32 {
        self.time.wrapping_mul(2) | u32::from(self.has_heard)
    }

    /// Records that a packet with content arrived. Returns whether it answers a seeking packet, and
    /// is not the first.
    pub(crate) fn heard(&mut self) -> bool {
        core::mem::replace(&mut self.has_heard, true) && self.is_long
    }

    /// Records that a packet sent under this name has arrived.
    pub(crate) fn arrived(&mut self, path: u32) {
        if self.has_heard && path == self.path() {
            self.is_long = false;
            self.tokens.clear();
        }
    }

    /// Stores a token to return.
    pub(crate) fn keep(&mut self, token: [u8; TOKEN_BYTES], random: &mut Random) {
        if self.tokens.contains(&token) {
            return;
        }
        if self.tokens.len() < MOST_TOKENS {
            self.tokens.push(token);
        } else if let Some(place) = self.tokens.get_mut(random.below(MOST_TOKENS as u64) as usize) {
            *place = token;
        }
    }

    /// Returns the token for the next packet, or zeros.
    pub(crate) fn token(&mut self, now: Duration) -> [u8; TOKEN_BYTES] {
        self.due = now.saturating_add(PAUSE);
        self.sent = Some(now);
        if self.tokens.is_empty() { [0; TOKEN_BYTES] } else { self.tokens.remove(0) }
    }

    /// Returns when the next seeking packet is due.
    fn next(&self) -> Duration {
        if self.tokens.is_empty() {
            return self.due;
        }
        self.sent.map_or(Duration::ZERO, |sent| self.due.min(sent.saturating_add(TOKEN_PAUSE)))
    }

    pub(crate) fn is_due(&self, now: Duration) -> bool {
        self.is_long && self.next() <= now
    }

    fn patience<S: Side>(peer: &Peer<S>) -> Duration {
        (peer.interval * 3 + peer.trip.variation() * 4).clamp(PATIENCE.0, PATIENCE.1)
    }

    pub(crate) fn wake<S: Side>(&self, peer: &Peer<S>) -> Duration {
        let silence = peer.heard.saturating_add(Self::patience(peer));
        match (self.is_long, self.has_heard) {
            (true, true) => silence.min(self.next()),
            (true, false) => self.next(),
            (false, _) => silence,
        }
    }

    /// Starts to seek if nothing was received for a while.
    pub(crate) fn look<S: Side>(&mut self, now: Duration, peer: &Peer<S>) {
        let unheard = now.saturating_sub(peer.heard);
        if unheard < PATIENCE.0 {
            return;
        }
        if unheard >= Self::patience(peer) && (!self.is_long || self.has_heard) {
            self.time = self.time.wrapping_add(1);
            (self.is_long, self.has_heard, self.due) = (true, false, now);
        }
    }
}
