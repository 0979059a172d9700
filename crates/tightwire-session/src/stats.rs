//! Counters.

use core::time::Duration;

/// The bits of all packets in one direction, by what they are for.
///
/// Packets are not divided at bytes, so these are bits. A channel counts its messages with their ids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Traffic {
    /// Everything that is not in a channel: reports, times, tokens, flags and padding, and the seal in
    /// the direction that is sent.
    pub header: u64,
    /// Reliable messages.
    pub reliable: u64,
    /// Unreliable messages.
    pub unreliable: u64,
    /// Blocks.
    pub blocks: u64,
    /// Inputs, in packets to the server.
    pub inputs: u64,
    /// The state, in packets to a client.
    pub state: u64,
}

impl Traffic {
    /// Returns the sum of all of them.
    pub fn total(&self) -> u64 {
        let Self { header, reliable, unreliable, blocks, inputs, state } = self;
        header + reliable + unreliable + blocks + inputs + state
    }

    /// Adds those of a packet.
    pub(crate) fn add(&mut self, other: &Self) {
        self.header += other.header;
        self.reliable += other.reliable;
        self.unreliable += other.unreliable;
        self.blocks += other.blocks;
        self.inputs += other.inputs;
        self.state += other.state;
    }
}

/// The statistics of one session, from the view of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PeerStats {
    /// The smoothed round trip, once it was measured.
    pub round_trip: Option<Duration>,
    /// The variation of the round trip.
    pub variation: Duration,
    /// The share of packets to the other side that were lost recently, from 0 to 1.
    pub loss: f32,
    /// The bytes per second that may be sent.
    pub rate: u64,
    /// Reliable messages, or parts of large ones, that have not arrived.
    pub queued: usize,
    /// Packets sent.
    pub packets_sent: u64,
    /// Bytes of all packets sent, with the seal.
    pub bytes_sent: u64,
    /// Packets received and accepted.
    pub packets_received: u64,
    /// Bytes of all accepted packets, without the seal.
    pub bytes_received: u64,
    /// Messages sent, counted each time.
    pub messages_sent: u64,
    /// Messages that were passed to the game.
    pub messages_received: u64,
    /// Reliable messages, or parts of large ones, that had to be sent again.
    pub resent: u64,
    /// Packets that were late. Some may have arrived after that.
    pub late: u64,
    /// Packets from the other side that arrived too late to count.
    pub too_late: u64,
    /// Packets whose state could not be used because its baseline is missing.
    pub not_held: u64,
    /// States of which no element fit in a packet.
    pub states_skipped: u64,
    /// Elements of the state that the other side does not have in their newest version, as of the
    /// last packet.
    pub elements_pending: usize,
    /// The tick of the newest state that the other side is known to have completely.
    pub state_tick: Option<u32>,
    /// The ticks between the last state that was sent and the newest one that it builds on.
    pub baseline_age: Option<u32>,
    /// Unreliable messages that were dropped for lack of room.
    pub dropped: u64,
    /// The bits of all packets sent, by channel.
    pub sent: Traffic,
    /// The bits of all accepted packets, by channel, without the seal.
    pub received: Traffic,
}

/// The statistics of a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ServerStats {
    /// Datagrams received.
    pub datagrams: u64,
    /// Datagrams of players that were accepted.
    pub taken: u64,
    /// Handshake messages that were answered.
    pub answered: u64,
    /// Datagrams that had no effect.
    pub ignored: u64,
    /// Answers that were dropped because too many were waiting.
    pub answers_dropped: u64,
    /// Sessions that began.
    pub sessions: u64,
    /// Sessions that are in use now.
    pub players: u64,
    /// Packets sent in all sessions.
    pub packets_sent: u64,
    /// Bytes of all packets sent, with the seal.
    pub bytes_sent: u64,
    /// Packets received and accepted in all sessions.
    pub packets_received: u64,
    /// Bytes of all accepted packets, without the seal.
    pub bytes_received: u64,
    /// Reliable messages, or parts of large ones, that had to be sent again.
    pub resent: u64,
    /// Packets that were late.
    pub late: u64,
    /// The bits of all packets sent, by channel.
    pub sent: Traffic,
    /// The bits of all accepted packets, by channel, without the seal.
    pub received: Traffic,
}

impl ServerStats {
    /// Adds those of a session.
    pub(crate) fn add(&mut self, peer: &PeerStats) {
        self.packets_sent += peer.packets_sent;
        self.bytes_sent += peer.bytes_sent;
        self.packets_received += peer.packets_received;
        self.bytes_received += peer.bytes_received;
        self.resent += peer.resent;
        self.late += peer.late;
        self.sent.add(&peer.sent);
        self.received.add(&peer.received);
    }
}
