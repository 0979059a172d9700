//! Who has what: receipts on the client, and on the server what each client has for certain.
//!
//! A cube has a version, the tick of its last change. The server remembers which version of
//! which cube went into which packet. When the packet is acknowledged, the client has that
//! version; when it is lost, the server owes the cube again. Packets are never sent twice: what
//! goes out is always the newest state.

use std::collections::VecDeque;

use crate::arena::messages::Ack;
use crate::recording::CUBES;

/// A packet this far behind the newest acknowledged one is overdue, and what was in it is owed
/// again. Less than the 64 that an ack reports on.
const LATE_PACKETS: u64 = 8;

/// After this many ticks without a word, a packet is overdue as well: some more than the way there
/// and back takes.
const LATE_TICKS: u32 = 10;

/// After this many ticks no ack reports on a packet any more.
const FORGOTTEN_TICKS: u32 = 80;

/// The client's side: which snapshots arrived.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Receipts(Option<Ack>);

impl Receipts {
    /// Notes that the packet of this sequence arrived.
    pub(crate) fn note(&mut self, sequence: u64) {
        let sequence = sequence as u32;
        let Some(ack) = &mut self.0 else {
            self.0 = Some(Ack { newest: sequence, earlier: 0 });
            return;
        };
        if let Some(ahead) = sequence.checked_sub(ack.newest) {
            // The newest so far becomes an earlier one.
            if ahead > 0 {
                let moved = ack.earlier.checked_shl(ahead).unwrap_or(0);
                ack.earlier = moved | 1u64.checked_shl(ahead - 1).unwrap_or(0);
                ack.newest = sequence;
            }
        } else {
            ack.earlier |= 1u64.checked_shl(ack.newest - sequence - 1).unwrap_or(0);
        }
    }

    /// What to tell the server.
    pub(crate) fn ack(&self) -> Option<Ack> {
        self.0
    }
}

impl Ack {
    /// Whether the packet of this sequence arrived.
    fn has(&self, sequence: u64) -> bool {
        match u64::from(self.newest).checked_sub(sequence) {
            Some(0) => true,
            Some(behind) => self.earlier.checked_shr(behind as u32 - 1).unwrap_or(0) & 1 == 1,
            None => false,
        }
    }
}

/// A packet on its way to a client.
#[derive(Debug)]
struct Packet {
    sequence: u64,
    tick: u32,
    /// Each cube in it, and which version of it.
    cubes: Vec<(u16, u32)>,
    /// Whether its cubes are owed again. It may still be acknowledged.
    overdue: bool,
}

/// What is known of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// Nothing yet.
    Open,
    Arrived,
    Overdue,
    /// It is too late to learn anything.
    Forgotten,
}

/// The server's side, for one client.
#[derive(Debug)]
pub(crate) struct Deliveries {
    /// The newest version of each cube that the client has for certain; 0 for none.
    acked: Vec<u32>,
    /// The newest version of each cube that is on its way; 0 for none.
    under_way: Vec<u32>,
    /// In the order of their sequences.
    packets: VecDeque<Packet>,
    /// Cube lists of packets that are through, to be used again.
    spare: Vec<Vec<(u16, u32)>>,
}

impl Deliveries {
    /// For a client that has nothing.
    pub(crate) fn new() -> Self {
        Self {
            acked: vec![0; CUBES],
            under_way: vec![0; CUBES],
            packets: VecDeque::new(),
            spare: Vec::new(),
        }
    }

    /// Whether this version of the cube has to be sent: the client does not have it, and it is
    /// not on its way.
    pub(crate) fn owes(&self, cube: usize, version: u32) -> bool {
        let is = |known: &Vec<u32>| known.get(cube).is_some_and(|&known| known == version);
        !is(&self.acked) && !is(&self.under_way)
    }

    /// The cubes of which the client does not have the present version for certain.
    pub(crate) fn behind(&self, versions: &[u32]) -> usize {
        self.acked.iter().zip(versions).filter(|(acked, version)| acked != version).count()
    }

    /// Notes what went into a packet.
    pub(crate) fn sent(
        &mut self,
        sequence: u64,
        tick: u32,
        cubes: impl Iterator<Item = (u16, u32)>,
    ) {
        let mut list = self.spare.pop().unwrap_or_default();
        list.extend(cubes);
        for &(cube, version) in &list {
            if let Some(under_way) = self.under_way.get_mut(usize::from(cube)) {
                *under_way = version;
            }
        }
        self.packets.push_back(Packet { sequence, tick, cubes: list, overdue: false });
    }

    /// Takes note of an ack, and calls `lost` with every cube that was in a packet which is
    /// overdue.
    pub(crate) fn acknowledge(&mut self, ack: &Ack, lost: impl FnMut(u16)) {
        let newest = u64::from(ack.newest);
        self.settle(lost, |packet| {
            if ack.has(packet.sequence) {
                Fate::Arrived
            } else if packet.sequence + LATE_PACKETS < newest {
                Fate::Overdue
            } else {
                Fate::Open
            }
        });
    }

    /// Reckons with packets that nobody has said a word about for too long.
    pub(crate) fn expire(&mut self, tick: u32, lost: impl FnMut(u16)) {
        self.settle(lost, |packet| match tick.saturating_sub(packet.tick) {
            FORGOTTEN_TICKS.. => Fate::Forgotten,
            LATE_TICKS.. => Fate::Overdue,
            _ => Fate::Open,
        });
    }

    /// Draws the conclusions from what became of each packet.
    fn settle(&mut self, mut lost: impl FnMut(u16), fate: impl Fn(&Packet) -> Fate) {
        let Self { acked, under_way, packets, spare } = self;
        packets.retain_mut(|packet| {
            let fate = fate(packet);
            if fate == Fate::Open || (fate == Fate::Overdue && packet.overdue) {
                return true;
            }
            for &(cube, version) in &packet.cubes {
                let place = usize::from(cube);
                let known = (acked.get_mut(place), under_way.get_mut(place));
                let (Some(acked), Some(under_way)) = known else { continue };
                if fate == Fate::Arrived {
                    *acked = version.max(*acked);
                } else if *under_way == version && *acked < version && !packet.overdue {
                    *under_way = 0;
                    lost(cube);
                }
            }
            packet.overdue = true;
            if fate == Fate::Overdue {
                return true;
            }
            packet.cubes.clear();
            spare.push(std::mem::take(&mut packet.cubes));
            false
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: [u16; 0] = [];

    fn lost(deliveries: &mut Deliveries, newest: u32, earlier: u64) -> Vec<u16> {
        let mut lost = Vec::new();
        deliveries.acknowledge(&Ack { newest, earlier }, |cube| lost.push(cube));
        lost
    }

    #[test]
    fn receipts_report_the_newest_and_the_64_before_it() {
        let mut receipts = Receipts::default();
        assert_eq!(receipts.ack(), None);
        for sequence in [5, 3, 9, 8, 9] {
            receipts.note(sequence);
        }
        // 8 is one before 9, 5 four, 3 six.
        assert_eq!(receipts.ack(), Some(Ack { newest: 9, earlier: 0b10_1001 }));
        receipts.note(9 + 64);
        assert_eq!(receipts.ack(), Some(Ack { newest: 73, earlier: 1 << 63 }));
        receipts.note(73 + 65);
        receipts.note(3);
        assert_eq!(receipts.ack(), Some(Ack { newest: 138, earlier: 0 }));
    }

    #[test]
    fn what_an_ack_says_is_what_was_noted() {
        let arrived = [40u64, 41, 44, 60, 61, 100, 103];
        let mut receipts = Receipts::default();
        for sequence in arrived {
            receipts.note(sequence);
        }
        let ack = receipts.ack().unwrap();
        for sequence in 39..110 {
            assert_eq!(ack.has(sequence), arrived.contains(&sequence), "{sequence}");
        }
    }

    #[test]
    fn an_acknowledged_version_is_not_owed_and_a_newer_one_is() {
        let mut deliveries = Deliveries::new();
        assert!(deliveries.owes(7, 1));
        deliveries.sent(0, 1, [(7, 1)].into_iter());
        assert!(!deliveries.owes(7, 1), "it is on its way");
        assert!(deliveries.owes(7, 2), "it moved on");
        assert_eq!(lost(&mut deliveries, 0, 0), NONE);
        assert!(!deliveries.owes(7, 1) && deliveries.owes(7, 2));
    }

    #[test]
    fn a_cube_in_a_lost_packet_is_owed_again() {
        let mut deliveries = Deliveries::new();
        deliveries.sent(0, 1, [(7, 1), (8, 1)].into_iter());
        deliveries.sent(1, 2, [(8, 2)].into_iter());
        assert_eq!(lost(&mut deliveries, 8, 0), NONE, "it may still come");
        // The newer version of cube 8 is on its way, so the older one is no loss.
        assert_eq!(lost(&mut deliveries, 9, 1 << 7), [7]);
        assert!(deliveries.owes(7, 1) && !deliveries.owes(8, 2));
        assert_eq!(lost(&mut deliveries, 10, 0), NONE, "once is enough");
    }

    #[test]
    fn silence_counts_as_loss_after_a_while() {
        let mut deliveries = Deliveries::new();
        deliveries.sent(0, 100, [(7, 100)].into_iter());
        let mut lost = Vec::new();
        deliveries.expire(109, |cube| lost.push(cube));
        assert_eq!(lost, NONE);
        deliveries.expire(110, |cube| lost.push(cube));
        deliveries.expire(111, |cube| lost.push(cube));
        assert_eq!(lost, [7]);
        assert!(deliveries.owes(7, 100));
    }

    #[test]
    fn an_ack_that_comes_after_all_still_counts() {
        let mut deliveries = Deliveries::new();
        deliveries.sent(0, 100, [(7, 100)].into_iter());
        deliveries.expire(110, |_| {});
        assert!(deliveries.owes(7, 100));
        assert_eq!(lost(&mut deliveries, 20, 1 << 19), NONE);
        assert!(!deliveries.owes(7, 100));
    }

    #[test]
    fn packets_are_not_remembered_for_ever() {
        let mut deliveries = Deliveries::new();
        for tick in 1..500 {
            deliveries.sent(u64::from(tick), tick, [(7, tick)].into_iter());
            deliveries.expire(tick, |_| {});
            assert!(deliveries.packets.len() <= FORGOTTEN_TICKS as usize);
        }
        assert!(deliveries.spare.len() < 4);
    }

    #[test]
    fn an_older_ack_that_comes_late_takes_nothing_back() {
        let mut deliveries = Deliveries::new();
        deliveries.sent(0, 1, [(7, 1)].into_iter());
        deliveries.sent(1, 2, [(7, 2)].into_iter());
        assert_eq!(lost(&mut deliveries, 1, 0), NONE);
        assert_eq!(lost(&mut deliveries, 0, 0), NONE);
        assert!(!deliveries.owes(7, 2));
        let mut versions = vec![0; CUBES];
        versions[7] = 2;
        assert_eq!(deliveries.behind(&versions), 0);
        versions[7] = 3;
        assert_eq!(deliveries.behind(&versions), 1);
    }
}
