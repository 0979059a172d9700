//! The referee: sees every packet that is sealed, and judges what both sides make of what arrives.
//!
//! It stands outside the game. Nothing depends on it but the verdict, and it trusts no header:
//! a packet is genuine if its bytes are, from the first to the last.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use tightwire::packet::{data_hash, sealed};

/// Packets that the referee remembers of each lane: twice as far back as any may be accepted.
const KEPT: usize = 2 * sealed::WINDOW as usize;

/// Which way a packet goes.
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

/// What the two sides made of what arrived, by what it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Rulings {
    /// Genuine, for the first time, and let in.
    pub valid_accepted: u64,
    /// Genuine, in time, for the first time, and yet refused. There must be none.
    pub valid_refused: u64,
    /// Made up, changed or repeated, and let in. There must be none.
    pub hostile_accepted: u64,
    /// Made up, damaged, repeated or too old, and refused.
    pub hostile_refused: u64,
}

impl Rulings {
    /// Adds those of another side.
    pub(crate) fn add(&mut self, other: &Self) {
        self.valid_accepted += other.valid_accepted;
        self.valid_refused += other.valid_refused;
        self.hostile_accepted += other.hostile_accepted;
        self.hostile_refused += other.hostile_refused;
    }
}

/// What the referee knows of a lane.
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

    /// Whether a packet with these bytes is genuine and was not let in so far.
    fn is_open(&self, place: usize, hash: u64) -> bool {
        self.hashes.get(place) == Some(&hash) && self.accepted.get(place) == Some(&false)
    }
}

/// Remembers what was sealed for each client and direction.
#[derive(Debug)]
pub(crate) struct Referee {
    to_server: Vec<Mutex<Record>>,
    to_client: Vec<Mutex<Record>>,
}

impl Referee {
    /// For so many clients.
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

    /// Notes a packet that is about to be sent. Sequences come without a gap.
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

    /// Judges that a packet with the hash `hash` was let in under `sequence`.
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

    /// Judges that a packet with the hash `hash` was refused.
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
