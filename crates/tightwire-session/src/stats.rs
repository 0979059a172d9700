//! Counters.

use core::time::Duration;

/// The figures of one session, as one side sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PeerStats {
    /// The smoothed round trip, once it was measured.
    pub round_trip: Option<Duration>,
    /// How much the round trip varies.
    pub variation: Duration,
    /// The share of packets to the other side that were lost lately, from 0 to 1.
    pub loss: f32,
    /// Bytes a second that may be sent.
    pub rate: u64,
    /// Reliable messages, or parts of large ones, that have not arrived.
    pub queued: usize,
    /// Packets sent, and their bytes with the seal.
    pub packets_sent: u64,
    /// Bytes of all packets sent, with the seal.
    pub bytes_sent: u64,
    /// Packets received that counted.
    pub packets_received: u64,
    /// Bytes of all packets received that counted, without the seal.
    pub bytes_received: u64,
    /// Messages that went out, counted each time.
    pub messages_sent: u64,
    /// Messages that were handed out.
    pub messages_received: u64,
    /// Reliable messages, or parts of large ones, that had to be sent again.
    pub resent: u64,
    /// Packets that were late. Some may have arrived after that.
    pub late: u64,
    /// Packets from the other side that came too late to count.
    pub too_late: u64,
    /// Packets whose state could not be used because it builds on one that is not there.
    pub not_held: u64,
    /// States that did not fit a packet, even in part.
    pub states_skipped: u64,
    /// Unreliable messages that found no room and were dropped.
    pub dropped: u64,
}

/// The figures of a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ServerStats {
    /// Datagrams that came in.
    pub datagrams: u64,
    /// Datagrams of players that were let in.
    pub taken: u64,
    /// Handshake messages that were answered.
    pub answered: u64,
    /// Datagrams that had no effect.
    pub ignored: u64,
    /// Answers that were dropped because too many waited.
    pub answers_dropped: u64,
}
