//! The sender's record of which version of each object the receiver has.

use alloc::vec;
use alloc::vec::Vec;

use crate::acks::{Acks, Fate, InFlight, Patience};

/// Tracks which versions of a world's objects one receiver has, and which are in flight.
///
/// A version is a number that increases with every change of an object, for example the tick of the
/// change. Objects are numbered from 0. An object beyond the count given to [`new`](Self::new) is never
/// recorded, so it always has to be sent. Packets have ascending sequences, as [`InFlight`] requires.
/// Old data is never resent: when a packet is late, its objects have to be sent again, and the next
/// packet carries their newest state.
///
/// ```
/// use tightwire_session::acks::{Acks, Deliveries, Patience};
///
/// let mut deliveries = Deliveries::new(100, Patience::new(8, 10, 80));
/// assert!(deliveries.owes(7, 1));
/// deliveries.sent(0, 1, [(7, 1)]);
/// assert!(!deliveries.owes(7, 1), "it is on its way");
/// assert!(deliveries.owes(7, 2), "it has changed since");
///
/// // Nine packets later it has not arrived.
/// deliveries.sent(9, 10, [(8, 1)]);
/// let mut lost = Vec::new();
/// deliveries.acknowledge(&Acks { newest: 9, earlier: 0 }, |object| lost.push(object));
/// assert_eq!(lost, [7]);
/// assert!(deliveries.owes(7, 1) && !deliveries.owes(8, 1));
/// ```
#[derive(Clone, Debug)]
pub struct Deliveries {
    objects: Vec<ObjectState>,
    in_flight: InFlight<Vec<(usize, u32)>>,
    /// Lists of finished packets, kept for reuse.
    spare: Vec<Vec<(usize, u32)>>,
}

/// The state of one object.
#[derive(Clone, Copy, Debug, Default)]
struct ObjectState {
    /// The newest version that the receiver has acknowledged.
    acked: Option<u32>,
    /// The newest version that is in flight.
    under_way: Option<u32>,
}

impl Deliveries {
    /// Creates a tracker for a receiver that has none of the objects yet.
    ///
    /// ```
    /// use tightwire_session::acks::{Deliveries, Patience};
    ///
    /// assert!(Deliveries::new(100, Patience::new(8, 10, 80)).owes(99, 1));
    /// ```
    pub fn new(objects: usize, patience: Patience) -> Self {
        Self {
            objects: vec![ObjectState::default(); objects],
            in_flight: InFlight::new(patience),
            spare: Vec::new(),
        }
    }

    /// Returns whether this version of an object has to be sent, because the receiver does not have it
    /// and it is not in flight.
    ///
    /// ```
    /// use tightwire_session::acks::{Deliveries, Patience};
    ///
    /// let mut deliveries = Deliveries::new(100, Patience::new(8, 10, 80));
    /// deliveries.sent(0, 1, [(7, 1)]);
    /// assert!(!deliveries.owes(7, 1) && deliveries.owes(6, 1));
    /// ```
    pub fn owes(&self, object: usize, version: u32) -> bool {
        let has =
            |known: &ObjectState| known.acked == Some(version) || known.under_way == Some(version);
        !self.objects.get(object).is_some_and(has)
    }

    /// Returns the number of objects whose current version the receiver has not acknowledged.
    ///
    /// ```
    /// use tightwire_session::acks::{Acks, Deliveries, Patience};
    ///
    /// let mut deliveries = Deliveries::new(2, Patience::new(8, 10, 80));
    /// deliveries.sent(0, 1, [(0, 1), (1, 1)]);
    /// assert_eq!(deliveries.behind(&[1, 1]), 2);
    /// deliveries.acknowledge(&Acks { newest: 0, earlier: 0 }, |_| {});
    /// assert_eq!(deliveries.behind(&[1, 5]), 1);
    /// ```
    pub fn behind(&self, versions: &[u32]) -> usize {
        self.objects
            .iter()
            .zip(versions)
            .filter(|(known, version)| known.acked != Some(**version))
            .count()
    }

    /// Records the objects in a packet and their versions.
    ///
    /// ```
    /// use tightwire_session::acks::{Deliveries, Patience};
    ///
    /// let mut deliveries = Deliveries::new(100, Patience::new(8, 10, 80));
    /// let tick = 60;
    /// deliveries.sent(0, tick, [(7, 55), (9, 60)]);
    /// ```
    pub fn sent(
        &mut self,
        sequence: u64,
        time: u64,
        objects: impl IntoIterator<Item = (usize, u32)>,
    ) {
        let mut list = self.spare.pop().unwrap_or_default();
        list.extend(objects);
        for &(object, version) in &list {
            if let Some(known) = self.objects.get_mut(object) {
                known.under_way = Some(version);
            }
        }
        self.in_flight.sent(sequence, time, list);
    }

    /// Processes an ack, and calls `lost` with every object that has to be sent again.
    ///
    /// ```
    /// use tightwire_session::acks::{Acks, Deliveries, Patience};
    ///
    /// let mut deliveries = Deliveries::new(100, Patience::new(8, 10, 80));
    /// deliveries.sent(0, 1, [(7, 1)]);
    /// deliveries.acknowledge(&Acks { newest: 0, earlier: 0 }, |_| unreachable!());
    /// assert!(!deliveries.owes(7, 1));
    /// ```
    pub fn acknowledge(&mut self, acks: &Acks, mut lost: impl FnMut(usize)) {
        let Self { objects, in_flight, spare } = self;
        in_flight
            .acknowledge(acks, |fate, list| record_fate(objects, spare, fate, list, &mut lost));
    }

    /// Finds packets that were not acknowledged in time, and calls `lost` with every object that has to
    /// be sent again. Call it every tick.
    ///
    /// ```
    /// use tightwire_session::acks::{Deliveries, Patience};
    ///
    /// let mut deliveries = Deliveries::new(100, Patience::new(8, 10, 80));
    /// deliveries.sent(0, 1, [(7, 1)]);
    /// deliveries.expire(11, |object| assert_eq!(object, 7));
    /// assert!(deliveries.owes(7, 1));
    /// ```
    pub fn expire(&mut self, time: u64, mut lost: impl FnMut(usize)) {
        let Self { objects, in_flight, spare } = self;
        in_flight.expire(time, |fate, list| record_fate(objects, spare, fate, list, &mut lost));
    }
}

/// Updates the objects of a packet from its fate.
fn record_fate(
    objects: &mut [ObjectState],
    spare: &mut Vec<Vec<(usize, u32)>>,
    fate: Fate,
    list: &mut Vec<(usize, u32)>,
    lost: &mut impl FnMut(usize),
) {
    for &(object, version) in &*list {
        let Some(known) = objects.get_mut(object) else { continue };
        match fate {
            Fate::Arrived => known.acked = known.acked.max(Some(version)),
            // If a newer version is in flight or has arrived, this one is not lost.
            Fate::Late if known.under_way == Some(version) && known.acked < Some(version) => {
                known.under_way = None;
                lost(object);
            }
            Fate::Late => {}
        }
    }
    if fate == Fate::Arrived {
        list.clear();
        spare.push(core::mem::take(list));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_packets_are_used_again() {
        let mut deliveries = Deliveries::new(10, Patience::new(8, 10, 80));
        for sequence in 0..500 {
            deliveries.sent(sequence, sequence, [(7, 1)]);
            deliveries.expire(sequence, |_| {});
            if sequence % 3 == 0 {
                let acks = Acks { newest: sequence as u16, earlier: u32::MAX };
                deliveries.acknowledge(&acks, |_| {});
            }
            assert!(deliveries.in_flight.len() + deliveries.spare.len() <= 80);
        }
        assert!(deliveries.spare.len() < 4);
    }
}
