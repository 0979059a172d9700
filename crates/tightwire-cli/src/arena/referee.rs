//! The referee: sees every sealed packet, and judges how both sides treat the packets that arrive.
//!
//! It is not part of the game. Only the verdict depends on it. It does not rely on headers: a
//! packet is genuine if all its bytes are.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use tightwire::packet::{data_hash, sealed};

/// The number of packets that the referee remembers for each lane, which is twice as far back as
/// any may be accepted.
const KEPT: usize = 2 * sealed::WINDOW as usize;

/// The direction of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    ToServer,
    ToClient,
}

/// The packets between the server and one client, one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lane {
    pub client: usize,
    pub direction: Direction,
}

/// The decisions of the two sides, by the kind of packet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Rulings {
    /// Genuine, seen for the first time, and accepted.
    pub valid_accepted: u64,
    /// Genuine, in time, seen for the first time, but rejected. This must be 0.
    pub valid_refused: u64,
    /// Forged, changed or repeated, and accepted. This must be 0.
    pub hostile_accepted: u64,
    /// Forged, damaged, repeated or too old, and rejected.
    pub hostile_refused: u64,
}

impl Rulings {
    /// Adds the rulings of another side.
    pub(crate) fn add(&mut self, other: &Self) {
        self.valid_accepted += other.valid_accepted;
        self.valid_refused += other.valid_refused;
        self.hostile_accepted += other.hostile_accepted;
        self.hostile_refused += other.hostile_refused;
    }
}

/// The referee's record of a lane.
#[derive(Debug, Default)]
struct Record {
    /// Hashes of the newest packets sealed, in order; the sequence of the first is `first`.
    hashes: VecDeque<u64>,
    accepted: VecDeque<bool>,
    first: u64,
    newest_accepted: u64,
}

impl Record {
    fn place(&self, sequence: u64) -> Option<usize> {
        usize::try_from(sequence.checked_sub(self.first)?).ok()
    }

    /// Returns whether a packet with these bytes is genuine and was not accepted so far.
    fn is_open(&self, place: usize, hash: u64) -> bool {
        self.hashes.get(place) == Some(&hash) && self.accepted.get(place) == Some(&false)
    }
}

/// Remembers the packets that were sealed for each client and direction.
#[derive(Debug)]
pub(crate) struct Referee {
    to_server: Vec<Mutex<Record>>,
    to_client: Vec<Mutex<Record>>,
}

impl Referee {
    /// Creates a referee for this many clients.
    pub(crate) fn new(clients: usize) -> Self {
        let records = || (0..clients).map(|_| Mutex::default()).collect();
        Self { to_server: records(), to_client: records() }
    }

    fn record(&self, lane: Lane) -> Option<MutexGuard<'_, Record>> {
        let records = match lane.direction {
            Direction::ToServer => &self.to_server,
            Direction::ToClient => &self.to_client,
        };
        Some(records.get(lane.client)?.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Records a packet that is about to be sent. Sequences have no gaps.
    pub(crate) fn sealed(&self, lane: Lane, packet: &[u8]) {
        let Some(mut record) = self.record(lane) else { return };
        record.hashes.push_back(data_hash(packet));
        record.accepted.push_back(false);
        if record.hashes.len() > KEPT {
            record.hashes.pop_front();
            record.accepted.pop_front();
            record.first += 1;
        }
    }

    /// Judges the acceptance of a packet with the hash `hash` under `sequence`.
    pub(crate) fn accepted(&self, lane: Lane, sequence: u64, hash: u64, rulings: &mut Rulings) {
        let genuine = self.record(lane).is_some_and(|mut record| {
            let Some(place) = record.place(sequence) else { return false };
            let genuine = record.is_open(place, hash);
            if let Some(accepted) = record.accepted.get_mut(place) {
                *accepted = true;
            }
            record.newest_accepted = record.newest_accepted.max(sequence);
            genuine
        });
        if genuine {
            rulings.valid_accepted += 1;
        } else {
            rulings.hostile_accepted += 1;
        }
    }

    /// Judges the rejection of a packet with the hash `hash`.
    pub(crate) fn refused(&self, lane: Lane, hash: u64, rulings: &mut Rulings) {
        let valid = self.record(lane).is_some_and(|record| {
            let oldest = (record.newest_accepted + 1).saturating_sub(sealed::WINDOW);
            let start = record.place(oldest).unwrap_or(0);
            let mut places = start..record.hashes.len();
            places.any(|place| record.is_open(place, hash))
        });
        if valid {
            rulings.valid_refused += 1;
        } else {
            rulings.hostile_refused += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LANE: Lane = Lane { client: 1, direction: Direction::ToServer };

    fn referee(packets: &[&[u8]]) -> Referee {
        let referee = Referee::new(2);
        for packet in packets {
            referee.sealed(LANE, packet);
        }
        referee
    }

    fn accept(referee: &Referee, lane: Lane, sequence: u64, packet: &[u8]) -> bool {
        let mut rulings = Rulings::default();
        referee.accepted(lane, sequence, data_hash(packet), &mut rulings);
        assert_eq!(rulings.valid_accepted + rulings.hostile_accepted, 1);
        rulings.valid_accepted == 1
    }

    fn refuse(referee: &Referee, packet: &[u8]) -> bool {
        let mut rulings = Rulings::default();
        referee.refused(LANE, data_hash(packet), &mut rulings);
        assert_eq!(rulings.valid_refused + rulings.hostile_refused, 1);
        rulings.hostile_refused == 1
    }

    #[test]
    fn only_what_was_sealed_may_be_let_in_and_only_once() {
        let referee = referee(&[b"one", b"two"]);
        assert!(accept(&referee, LANE, 1, b"two"));
        assert!(!accept(&referee, LANE, 1, b"two"), "a repetition");
        assert!(!accept(&referee, LANE, 0, b"two"), "under another sequence");
        assert!(!accept(&referee, LANE, 2, b"three"), "never sealed");
        let back = Lane { direction: Direction::ToClient, ..LANE };
        assert!(!accept(&referee, back, 0, b"one"), "sealed for the other side");
        assert!(!accept(&referee, Lane { client: 0, ..LANE }, 0, b"one"), "for another client");
    }

    #[test]
    fn what_was_sealed_may_not_be_refused_before_it_was_let_in() {
        let referee = referee(&[b"one", b"two"]);
        assert!(!refuse(&referee, b"one"));
        assert!(accept(&referee, LANE, 0, b"one"));
        assert!(refuse(&referee, b"one"));
        assert!(refuse(&referee, b"once"));
    }

    #[test]
    fn what_is_older_than_the_window_may_be_refused() {
        let referee = Referee::new(2);
        for sequence in 0..=sealed::WINDOW {
            referee.sealed(LANE, &sequence.to_le_bytes());
        }
        assert!(accept(&referee, LANE, sealed::WINDOW, &sealed::WINDOW.to_le_bytes()));
        assert!(refuse(&referee, &0u64.to_le_bytes()));
        assert!(!refuse(&referee, &1u64.to_le_bytes()));
    }

    #[test]
    fn memory_stays_bounded() {
        let referee = Referee::new(2);
        for sequence in 0..3 * KEPT as u64 {
            referee.sealed(LANE, &sequence.to_le_bytes());
        }
        let record = referee.record(LANE).unwrap();
        assert_eq!((record.hashes.len(), record.accepted.len()), (KEPT, KEPT));
        assert_eq!(record.first, 2 * KEPT as u64);
    }
}
