//! Figures about links and receivers, to show or to log.

use crate::replica::inbox::ReceiveError;

/// The figures of a link, up to its last packet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct LinkReport {
    /// The number of packets.
    pub packets: u64,
    /// The number of packets with the whole state.
    pub whole: u64,
    /// The number of packets that build on a state which was not acknowledged yet. See
    /// [`Link::set_longest_gap`](crate::Link::set_longest_gap).
    pub layered: u64,
    /// The number of ticks that the loss of one packet can hide at the moment. 1 without layers.
    pub gap: u32,
    /// The bytes of all packets, headers included.
    pub bytes: u64,
    /// The number of times the link started over because the client had lost everything.
    pub restarts: u64,
    /// The ticks between the last packet and the newest one that it builds on. `None` if it builds
    /// on nothing. This is about the round trip.
    pub baseline_age: Option<u32>,
    /// The number of elements that the last packet left for later ones.
    pub pending: usize,
}

/// The packets that a receiver has accepted, and its reasons for rejecting others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReceiverReport {
    /// The number of packets that were accepted.
    pub accepted: u64,
    /// [`ReceiveError::Header`]
    pub header: u64,
    /// [`ReceiveError::OtherState`]
    pub other_state: u64,
    /// [`ReceiveError::Repeated`]
    pub repeated: u64,
    /// [`ReceiveError::Late`]
    pub late: u64,
    /// [`ReceiveError::Missing`]
    pub missing: u64,
    /// [`ReceiveError::NoModel`]
    pub no_model: u64,
    /// [`ReceiveError::Damaged`]
    pub damaged: u64,
    /// [`ReceiveError::Rejected`]
    pub rejected: u64,
}

impl ReceiverReport {
    pub(crate) fn count(&mut self, outcome: Result<(), ReceiveError>) {
        let counter = match outcome {
            Ok(()) => &mut self.accepted,
            Err(ReceiveError::Header) => &mut self.header,
            Err(ReceiveError::OtherState(_)) => &mut self.other_state,
            Err(ReceiveError::Repeated) => &mut self.repeated,
            Err(ReceiveError::Late) => &mut self.late,
            Err(ReceiveError::Missing) => &mut self.missing,
            Err(ReceiveError::NoModel) => &mut self.no_model,
            Err(ReceiveError::Damaged) => &mut self.damaged,
            Err(ReceiveError::Rejected) => &mut self.rejected,
        };
        *counter += 1;
    }
}
