//! The referee: sees every packet that is sent, and judges how both sides treat the packets that arrive.
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

/// The number of packets that a session's window certainly covers. A sender skips a sequence after
/// at least 128 packets.
const WINDOW: u64 = sealed::WINDOW - sealed::WINDOW / 128 - 1;

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
struct LaneRecord {
    /// The newest packets that were sent, in order; the number of the first is `first`.
    packets: VecDeque<Packet>,
    first: u64,
    newest_accepted: u64,
    /// The notes on packets that were accepted, in this order, without the first `told` ones.
    notes: Vec<u32>,
    told: usize,
}

/// A packet that was sent.
#[derive(Clone, Copy, Debug)]
struct Packet {
    hash: u64,
    is_accepted: bool,
    note: Option<u32>,
}

impl LaneRecord {
    /// Finds a packet that was not accepted so far, with its number.
    fn open(&mut self, hash: u64) -> Option<(u64, &mut Packet)> {
        let first = self.first;
        let mut packets = self.packets.iter_mut().enumerate().rev();
        let found = packets.find(|(_, packet)| packet.hash == hash && !packet.is_accepted);
        found.map(|(place, packet)| (first + place as u64, packet))
    }
}

/// Remembers the packets that were sent for each client and direction.
#[derive(Debug)]
pub(crate) struct Referee {
    to_server: Vec<Mutex<LaneRecord>>,
    to_client: Vec<Mutex<LaneRecord>>,
}

impl Referee {
    /// Creates a referee for this many clients.
    pub(crate) fn new(clients: usize) -> Self {
        let records = || (0..clients).map(|_| Mutex::default()).collect();
        Self { to_server: records(), to_client: records() }
    }

    fn record(&self, lane: Lane) -> Option<MutexGuard<'_, LaneRecord>> {
        let records = match lane.direction {
            Direction::ToServer => &self.to_server,
            Direction::ToClient => &self.to_client,
        };
        Some(records.get(lane.client)?.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Records a packet that is about to be sent, with a note for the time when it is accepted.
    pub(crate) fn sent(&self, lane: Lane, packet: &[u8], note: Option<u32>) {
        let Some(mut record) = self.record(lane) else { return };
        record.packets.push_back(Packet { hash: data_hash(packet), is_accepted: false, note });
        if record.packets.len() > KEPT {
            record.packets.pop_front();
            record.first += 1;
        }
    }

    /// Judges the acceptance of a packet with the hash `hash`.
    pub(crate) fn accepted(&self, lane: Lane, hash: u64, rulings: &mut Rulings) {
        let genuine = self.record(lane).is_some_and(|mut record| {
            let Some((number, packet)) = record.open(hash) else { return false };
            packet.is_accepted = true;
            let note = packet.note;
            record.notes.extend(note);
            record.newest_accepted = record.newest_accepted.max(number);
            true
        });
        if genuine {
            rulings.valid_accepted += 1;
        } else {
            rulings.hostile_accepted += 1;
        }
    }

    /// Returns the number of packets with notes that a client has accepted, which is the note on
    /// the client's own packets.
    pub(crate) fn accepted_by(&self, client: usize) -> Option<u32> {
        let record = self.record(Lane { client, direction: Direction::ToClient })?;
        Some((record.told + record.notes.len()) as u32).filter(|count| *count > 0)
    }

    /// Returns the notes on packets that a client has accepted, as far as its own packets could tell
    /// the server. Each is returned once.
    pub(crate) fn known_of(&self, client: usize) -> Vec<u32> {
        let lane = |direction| Lane { client, direction };
        let Some(mut up) = self.record(lane(Direction::ToServer)) else { return Vec::new() };
        let most = std::mem::take(&mut up.notes).into_iter().max().unwrap_or(0) as usize;
        drop(up);
        let Some(mut down) = self.record(lane(Direction::ToClient)) else { return Vec::new() };
        let new = most.saturating_sub(down.told).min(down.notes.len());
        down.told += new;
        down.notes.drain(..new).collect()
    }

    /// Judges the rejection of a packet with the hash `hash`.
    pub(crate) fn refused(&self, lane: Lane, hash: u64, rulings: &mut Rulings) {
        let valid = self.record(lane).is_some_and(|mut record| {
            let oldest = (record.newest_accepted + 1).saturating_sub(WINDOW);
            record.open(hash).is_some_and(|(number, _)| number >= oldest)
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
            referee.sent(LANE, packet, None);
        }
        referee
    }

    fn accept(referee: &Referee, lane: Lane, packet: &[u8]) -> bool {
        let mut rulings = Rulings::default();
        referee.accepted(lane, data_hash(packet), &mut rulings);
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
    fn only_what_was_sent_may_be_let_in_and_only_once() {
        let referee = referee(&[b"one", b"two"]);
        assert!(accept(&referee, LANE, b"two"));
        assert!(!accept(&referee, LANE, b"two"), "a repetition");
        assert!(!accept(&referee, LANE, b"three"), "never sent");
        let back = Lane { direction: Direction::ToClient, ..LANE };
        assert!(!accept(&referee, back, b"one"), "sent to the other side");
        assert!(!accept(&referee, Lane { client: 0, ..LANE }, b"one"), "for another client");
    }

    #[test]
    fn what_was_sent_may_not_be_refused_before_it_was_let_in() {
        let referee = referee(&[b"one", b"two"]);
        assert!(!refuse(&referee, b"one"));
        assert!(accept(&referee, LANE, b"one"));
        assert!(refuse(&referee, b"one"));
        assert!(refuse(&referee, b"once"));
    }

    #[test]
    fn what_is_older_than_the_window_may_be_refused() {
        let referee = Referee::new(2);
        for number in 0..=WINDOW {
            referee.sent(LANE, &number.to_le_bytes(), None);
        }
        assert!(accept(&referee, LANE, &WINDOW.to_le_bytes()));
        assert!(refuse(&referee, &0u64.to_le_bytes()));
        assert!(!refuse(&referee, &1u64.to_le_bytes()));
    }

    #[test]
    fn a_note_is_known_when_a_later_packet_of_the_client_is_accepted() {
        let referee = Referee::new(2);
        let down = Lane { direction: Direction::ToClient, ..LANE };
        let up = |name: &[u8]| referee.sent(LANE, name, referee.accepted_by(LANE.client));
        up(b"early");
        for (packet, tick) in [(b"a", 7), (b"b", 8), (b"c", 9)] {
            referee.sent(down, packet, Some(tick));
        }
        assert!(accept(&referee, down, b"c") && accept(&referee, down, b"a"));
        up(b"late");
        assert!(accept(&referee, LANE, b"early"));
        assert!(referee.known_of(LANE.client).is_empty());
        assert!(accept(&referee, down, b"b") && accept(&referee, LANE, b"late"));
        assert_eq!(referee.known_of(LANE.client), [9, 7]);
        up(b"later");
        assert!(accept(&referee, LANE, b"later"));
        assert_eq!(referee.known_of(LANE.client), [8]);
        assert!(referee.known_of(LANE.client).is_empty());
    }

    #[test]
    fn memory_stays_bounded() {
        let referee = Referee::new(2);
        for number in 0..3 * KEPT as u64 {
            referee.sent(LANE, &number.to_le_bytes(), None);
        }
        let record = referee.record(LANE).unwrap();
        assert_eq!(record.packets.len(), KEPT);
        assert_eq!(record.first, 2 * KEPT as u64);
    }
}
