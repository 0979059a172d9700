//! A bad network: packets get lost, doubled, delayed, cut short and damaged on the way.
//!
//! It knows nothing of sockets and clocks: packets and the time go in, packets that are due come
//! out.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;
use std::time::Duration;

use serde::Serialize;

use crate::arena::random::Random;
use crate::arena::referee::Lane;

/// How long a packet takes at least.
const DELAY: Duration = Duration::from_millis(15);
/// What may be added to that by chance. It is less than a tick, so it changes no order.
const JITTER: Duration = Duration::from_millis(10);
/// How long a packet that is overtaken takes on top, at most.
const HELD_BACK: Duration = Duration::from_millis(90);
/// A packet gets up to so many flipped bits.
const MOST_FLIPS: usize = 4;

/// How bad the network is: probabilities per packet.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Conditions {
    pub loss: f64,
    pub duplicate: f64,
    pub reorder: f64,
    pub truncate: f64,
    pub corrupt: f64,
}

/// What the network did so far, in packets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Fates {
    pub carried: u64,
    pub lost: u64,
    pub doubled: u64,
    pub held_back: u64,
    pub cut_short: u64,
    pub damaged: u64,
}

/// A packet on its way.
#[derive(Debug)]
pub(crate) struct Parcel {
    due: Duration,
    /// Parcels that are due at the same time come out as they went in.
    number: u64,
    pub lane: Lane,
    pub bytes: Vec<u8>,
    /// Whether it is still what was sent.
    pub intact: bool,
}

impl PartialEq for Parcel {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Parcel {}

impl PartialOrd for Parcel {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Parcel {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.due, self.number).cmp(&(other.due, other.number))
    }
}

/// The network between the server and its clients.
#[derive(Debug)]
pub(crate) struct Network {
    conditions: Conditions,
    random: Random,
    under_way: BinaryHeap<Reverse<Parcel>>,
    parcels: u64,
    fates: Fates,
}

impl Network {
    /// A network without a packet on it.
    pub(crate) fn new(conditions: Conditions, random: Random) -> Self {
        Self {
            conditions,
            random,
            under_way: BinaryHeap::new(),
            parcels: 0,
            fates: Fates::default(),
        }
    }

    /// Takes a packet and decides its fate.
    pub(crate) fn send(&mut self, now: Duration, lane: Lane, packet: &[u8]) {
        self.fates.carried += 1;
        if self.random.chance(self.conditions.loss) {
            self.fates.lost += 1;
            return;
        }
        let twice = self.random.chance(self.conditions.duplicate);
        if twice {
            self.fates.doubled += 1;
        }
        for _ in 0..=usize::from(twice) {
            let mut bytes = packet.to_vec();
            let intact = !(self.cut(&mut bytes) | self.damage(&mut bytes));
            let due = now + self.delay();
            self.parcels += 1;
            self.under_way.push(Reverse(Parcel { due, number: self.parcels, lane, bytes, intact }));
        }
    }

    /// A packet that arrives by now.
    pub(crate) fn arrival(&mut self, now: Duration) -> Option<Parcel> {
        if self.under_way.peek()?.0.due > now {
            return None;
        }
        self.under_way.pop().map(|Reverse(parcel)| parcel)
    }

    /// What the network did so far.
    pub(crate) fn fates(&self) -> Fates {
        self.fates
    }

    fn delay(&mut self) -> Duration {
        let mut delay = DELAY + JITTER.mul_f64(self.random.unit());
        if self.random.chance(self.conditions.reorder) {
            self.fates.held_back += 1;
            delay += HELD_BACK.mul_f64(self.random.unit());
        }
        delay
    }

    fn cut(&mut self, bytes: &mut Vec<u8>) -> bool {
        let cut = !bytes.is_empty() && self.random.chance(self.conditions.truncate);
        if cut {
            self.fates.cut_short += 1;
            bytes.truncate(self.random.below(bytes.len()));
        }
        cut
    }

    fn damage(&mut self, bytes: &mut [u8]) -> bool {
        let damage = !bytes.is_empty() && self.random.chance(self.conditions.corrupt);
        if damage {
            self.fates.damaged += 1;
            flip_bits(bytes, 1 + self.random.below(MOST_FLIPS), &mut self.random);
        }
        damage
    }
}

/// Flips up to `flips` bits, and at least one.
pub(crate) fn flip_bits(bytes: &mut [u8], flips: usize, random: &mut Random) {
    let mut flipped = Vec::with_capacity(flips);
    for _ in 0..flips {
        let bit = random.below(bytes.len() * 8);
        // Twice the same bit would be none.
        if flipped.contains(&bit) {
            continue;
        }
        flipped.push(bit);
        if let Some(byte) = bytes.get_mut(bit / 8) {
            *byte ^= 1 << (bit % 8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::referee::Direction;

    const LANE: Lane = Lane { client: 0, direction: Direction::ToClient };
    const PERFECT: Conditions =
        Conditions { loss: 0.0, duplicate: 0.0, reorder: 0.0, truncate: 0.0, corrupt: 0.0 };
    const LATER: Duration = Duration::from_secs(9);

    fn packet(number: u32) -> Vec<u8> {
        number.to_le_bytes().repeat(8)
    }

    /// Sends 1,000 packets, one a tick, and collects what arrives in the end.
    fn thousand(conditions: Conditions) -> (Vec<Parcel>, Fates) {
        let mut network = Network::new(conditions, Random::new(3, 0));
        for number in 0..1_000 {
            network.send(Duration::from_millis(17) * number, LANE, &packet(number));
        }
        let arrived = std::iter::from_fn(|| network.arrival(LATER * 9)).collect();
        (arrived, network.fates())
    }

    #[test]
    fn a_perfect_network_delivers_everything_in_order() {
        let (arrived, fates) = thousand(PERFECT);
        let expected: Vec<_> = (0..1_000).map(packet).collect();
        assert!(arrived.iter().all(|parcel| parcel.intact));
        assert_eq!(arrived.into_iter().map(|parcel| parcel.bytes).collect::<Vec<_>>(), expected);
        assert_eq!(fates, Fates { carried: 1_000, ..Fates::default() });
    }

    #[test]
    fn nothing_arrives_before_its_time() {
        let mut network = Network::new(PERFECT, Random::new(3, 0));
        network.send(LATER, LANE, b"packet");
        assert!(network.arrival(LATER).is_none());
        assert!(network.arrival(LATER + DELAY / 2).is_none());
        assert!(network.arrival(LATER + DELAY + JITTER).is_some());
        assert!(network.arrival(LATER * 2).is_none());
    }

    #[test]
    fn lost_packets_do_not_arrive_and_doubled_ones_do_twice() {
        let (arrived, fates) = thousand(Conditions { loss: 0.3, duplicate: 0.2, ..PERFECT });
        assert!((250..350).contains(&fates.lost), "{fates:?}");
        assert!((100..180).contains(&fates.doubled), "{fates:?}");
        assert_eq!(arrived.len() as u64, 1_000 - fates.lost + fates.doubled);
    }

    #[test]
    fn held_back_packets_are_overtaken() {
        let (arrived, fates) = thousand(Conditions { reorder: 0.1, ..PERFECT });
        let overtaken = arrived.windows(2).filter(|two| two[0].number > two[1].number).count();
        assert!((60..140).contains(&fates.held_back), "{fates:?}");
        assert!(overtaken > 30, "{overtaken}");
    }

    #[test]
    fn cut_and_damaged_packets_are_other_packets_and_say_so() {
        let (arrived, fates) = thousand(Conditions { truncate: 0.1, corrupt: 0.1, ..PERFECT });
        assert!((60..140).contains(&fates.cut_short), "{fates:?}");
        assert!((60..140).contains(&fates.damaged), "{fates:?}");
        for parcel in &arrived {
            let original = packet(parcel.number as u32 - 1);
            assert_eq!(parcel.bytes == original, parcel.intact, "{parcel:?}");
        }
        assert!(arrived.iter().any(|parcel| parcel.bytes.len() < 32));
    }
}
