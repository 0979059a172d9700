//! The same game without deltas: the cubes that one client does not have, as plain values.
//!
//! Nothing here is ever sent. It only computes how many bytes it would take, on the same network: a
//! snapshot counts as arrived when the packet with the state of its tick does.

use tightwire::{Wire, subset};
use tightwire_session::acks::{Deliveries, Patience, Receipts};
use tightwire_session::fill::Priorities;

use crate::arena::messages::Cube;
use crate::arena::priority::importance;
use crate::arena::rivals::Rivals;
use crate::arena::shadow::STATE_BYTES;
use crate::arena::world::World;
use crate::recording::CUBES;

/// A snapshot is late after this many newer ones, or after this many ticks more than the round
/// trip; then its cubes are due again. After 80 ticks no ack reports on it.
const SNAPSHOTS: Patience = Patience::new(8, 10, 80);

/// The points that a cube regains when the packet with it was lost.
const LOST: f32 = 8.0;

/// The cubes that a client should receive in this tick, in one packet.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Snapshot {
    pub tick: u32,
    /// One place per cube of the world. Empty places cost almost nothing.
    #[wire(subset, max_len = CUBES)]
    pub cubes: Vec<Option<Cube>>,
}

impl Default for Snapshot {
    fn default() -> Self {
        Self { tick: 0, cubes: vec![None; CUBES] }
    }
}

/// The bits for cubes and their indices in a snapshot. The smallest snapshot has no cubes, and its
/// last bits select the strategy for that.
const ROOM_FOR_CUBES: usize =
    STATE_BYTES * 8 - (Snapshot::SCHEMA.min_bits() as usize - subset::Strategy::TAG_BITS as usize);

/// The server's data about a client that is sent plain snapshots.
pub(crate) struct Plain {
    deliveries: Deliveries,
    receipts: Receipts,
    priorities: Priorities,
    /// All its places are empty between uses.
    snapshot: Snapshot,
}

impl Plain {
    pub(crate) fn new() -> Self {
        Self {
            deliveries: Deliveries::new(CUBES, SNAPSHOTS),
            receipts: Receipts::new(),
            priorities: Priorities::new(CUBES),
            snapshot: Snapshot::default(),
        }
    }

    /// Records that the snapshot of a tick arrived, and that the server knows it.
    pub(crate) fn arrived(&mut self, tick: u32) {
        let Self { deliveries, receipts, priorities, .. } = self;
        receipts.note(tick.into());
        if let Some(acks) = receipts.acks() {
            deliveries.acknowledge(&acks, |cube| priorities.raise(cube, LOST));
        }
    }

    /// Counts the bytes of the next snapshot, for a client that looks at `focus`. Returns the number
    /// of its cubes.
    pub(crate) fn send(
        &mut self,
        tick: u32,
        world: &World,
        focus: [f32; 2],
        rivals: &mut Rivals,
    ) -> usize {
        let Self { deliveries, priorities, snapshot, .. } = self;
        deliveries.expire(tick.into(), |cube| priorities.raise(cube, LOST));
        let state = |index: usize| Some((world.cubes().get(index)?, *world.versions().get(index)?));
        let chosen = fill_packet(priorities, |index| {
            let (cube, version) = state(index)?;
            deliveries.owes(index, version).then(|| importance(index, cube, focus))
        });
        snapshot.tick = tick;
        place(snapshot, chosen, |index| world.cubes().get(index).copied());
        rivals.count(snapshot, chosen);
        place(snapshot, chosen, |_| None);
        let sent = chosen.iter().filter_map(|&cube| Some((cube, state(cube)?.1)));
        deliveries.sent(tick.into(), tick.into(), sent);
        chosen.len()
    }
}

/// Adds points to the cubes for which `gain` returns some, and takes the best ones that fit in a
/// packet.
fn fill_packet(priorities: &mut Priorities, gain: impl Fn(usize) -> Option<f32>) -> &[usize] {
    let ranked = priorities.rank(gain);
    let count = subset::fit(CUBES, ranked, ROOM_FOR_CUBES, |_| Cube::MAX_BITS).len();
    priorities.take(count)
}

/// Fills the places of the chosen cubes.
fn place(snapshot: &mut Snapshot, chosen: &[usize], state: impl Fn(usize) -> Option<Cube>) {
    for &cube in chosen {
        if let Some(place) = snapshot.cubes.get_mut(cube) {
            *place = state(cube);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(chosen: &[usize]) -> usize {
        let mut snapshot = Snapshot::default();
        for &cube in chosen {
            snapshot.cubes[cube] = Some(Cube::default());
        }
        tightwire::measure(&snapshot).unwrap().div_ceil(8)
    }

    #[test]
    fn a_packet_is_full_and_never_too_full() {
        for step in [1, 2, 3, 7] {
            let mut priorities = Priorities::new(CUBES);
            let owed = |index| (index % step == 0).then_some(1.0);
            let chosen = fill_packet(&mut priorities, owed).to_vec();
            assert!(written(&chosen) <= STATE_BYTES, "every {step}: {}", written(&chosen));
            // One more cube, with its index, would take at most 13 bytes.
            assert!(written(&chosen) + 13 > STATE_BYTES, "every {step}: {}", written(&chosen));
        }
    }

    #[test]
    fn a_cube_is_sent_again_only_if_it_moved_or_was_lost() {
        let (mut plain, mut rivals) = (Plain::new(), Rivals::new());
        let world = World::new().unwrap();
        let mut sent = Vec::new();
        for tick in 1..60 {
            sent.push(plain.send(tick, &world, [0.0; 2], &mut rivals));
            // The first one is lost.
            if tick > 1 {
                plain.arrived(tick);
            }
        }
        assert!(sent[0] > 50 && sent.last() == Some(&0), "{sent:?}");
        assert_eq!(sent.iter().sum::<usize>(), CUBES + sent[0], "{sent:?}");
    }

    #[test]
    fn a_snapshot_reads_back_as_written() {
        let mut snapshot = Snapshot { tick: 77, ..Snapshot::default() };
        for (index, x) in [(0, -131_072), (450, 0), (900, 131_071)] {
            let rotation = [0.0, 0.0, 1.0, 0.0];
            let cube = Cube { rotation, x, y: -x - 1, z: 16_383, touched: true };
            snapshot.cubes[index] = Some(cube);
        }
        let packet = tightwire::encode_to_vec(&snapshot).unwrap();
        assert_eq!(tightwire::decode::<Snapshot>(&packet), Ok(snapshot));
    }
}
