//! Acks against slow twins that remember everything, with numbers that go round on the wire.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, missing_docs)]

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use tightwire::Wire;
use tightwire_session::acks::{Acks, Deliveries, Fate, InFlight, Patience, Receipts, nearest};

/// Numbers to start from, near both ends and near the places where 16 bits wrap.
fn starts() -> impl Strategy<Value = u64> {
    prop_oneof![
        Just(0),
        65_500u64..65_570,
        (1u64 << 32) - 20..(1 << 32) + 20,
        u64::MAX - 300..=u64::MAX - 299,
    ]
}

#[test]
fn acks_are_48_bits_with_the_newest_first() {
    let acks = Acks { newest: 0x1234, earlier: 0x8000_0001 };
    let mut buffer = [0; Acks::MAX_BYTES];
    let packet = tightwire::encode(&acks, &mut buffer).unwrap();
    assert_eq!(packet, [0x34, 0x12, 0x01, 0, 0, 0x80]);
    assert_eq!(tightwire::decode::<Acks>(packet), Ok(acks));
    assert!(tightwire::decode::<Acks>(&packet[..5]).is_err());
    assert_eq!(Acks::SCHEMA.to_string(), "struct Acks\n  newest: bits 16\n  earlier: bits 32\n");
}

/// The rows of docs/wire-format-session.md.
#[test]
fn the_vectors_of_the_document() {
    let rows: [(&[u64], [u8; 6]); 3] = [
        (&[7], [7, 0, 0, 0, 0, 0]),
        (&[65_535, 65_537, 65_538], [2, 0, 5, 0, 0, 0]),
        (&[100, 68], [0x64, 0, 0, 0, 0, 0x80]),
    ];
    for (arrived, bytes) in rows {
        let mut receipts = Receipts::new();
        for &sequence in arrived {
            assert!(receipts.note(sequence));
        }
        let mut buffer = [0; 6];
        assert_eq!(tightwire::encode(&receipts.acks().unwrap(), &mut buffer).unwrap(), bytes);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_ack_says_what_arrived(
        start in starts(),
        steps in prop::collection::vec((0u64..80, 0u64..60), 1..60),
    ) {
        let mut receipts = Receipts::new();
        let mut arrived = BTreeSet::new();
        let mut front = start;
        for (ahead, back) in steps {
            front = (front + ahead).min(u64::MAX - 100);
            let sequence = front.saturating_sub(back).max(start);
            let window = arrived.last().map_or(0, |last: &u64| last.saturating_sub(32));
            let is_news = !arrived.contains(&sequence) && sequence >= window;
            prop_assert_eq!(receipts.note(sequence), is_news, "{}", sequence);
            arrived.insert(sequence);
            let newest = *arrived.last().unwrap();
            let acks = receipts.acks().unwrap();
            prop_assert_eq!(receipts.newest(), Some(newest));
            prop_assert_eq!(acks.newest, (newest % 65_536) as u16);
            for back in 0..=newest.min(200) {
                let said = acks.has(((newest - back) % 65_536) as u16);
                prop_assert_eq!(said, back <= 32 && arrived.contains(&(newest - back)));
            }
            prop_assert!(!acks.has((newest % 65_536) as u16 ^ 0x8000));
        }
    }

    #[test]
    fn sixteen_bits_are_completed_to_the_nearest_number(known: u64, low: u16) {
        let found = nearest(low, known);
        prop_assert_eq!(found as u16, low);
        // Nothing with these bits is nearer.
        let distance = found.abs_diff(known);
        for other in [found.checked_sub(65_536), found.checked_add(65_536)].into_iter().flatten() {
            prop_assert!(other.abs_diff(known) >= distance);
        }
    }

    #[test]
    fn a_number_at_either_end_is_completed_inside(near_end in 0u64..70_000, low: u16) {
        for known in [near_end, u64::MAX - near_end] {
            let found = nearest(low, known);
            prop_assert_eq!(found as u16, low);
            prop_assert!(found.abs_diff(known) < 65_536);
        }
    }

    /// Compares every event on a bad network with a twin that has all information.
    #[test]
    fn a_packet_is_reported_as_its_twin_says(
        start in starts(),
        events in prop::collection::vec((0u8..8, 0u16..6, any::<u32>()), 1..120),
    ) {
        let patience = Patience::new(8, 10, 40);
        let mut in_flight = InFlight::new(patience);
        // Number, time, late.
        let mut twin: BTreeMap<u64, (u64, bool)> = BTreeMap::new();
        let (mut next, mut sent, mut time) = (start, None, 0);
        for (kind, back, bits) in events {
            time += 1;
            let mut said = Vec::new();
            let mut expected = Vec::new();
            match kind {
                0..=3 => {
                    in_flight.sent(next, time, next);
                    twin.insert(next, (time, false));
                    sent = Some(next);
                    next += 1 + u64::from(bits % 3);
                    continue;
                }
                4..=6 => {
                    // Acks of what was sent, older ones and lies.
                    let lie = if kind == 6 { 5 } else { 0 };
                    let newest = next.wrapping_add(lie).wrapping_sub(u64::from(back) + 1);
                    let acks = Acks { newest: newest as u16, earlier: bits };
                    in_flight.acknowledge(&acks, |fate, number| said.push((*number, fate)));
                    if newest < start || sent.is_none_or(|sent| newest > sent) {
                        prop_assert!(said.is_empty(), "a lie: {said:?}");
                        continue;
                    }
                    let arrived = |number: u64| number == newest
                        || (number < newest && newest - number <= 32
                            && bits >> (newest - number - 1) & 1 == 1);
                    for (&number, (_, late)) in &mut twin {
                        if arrived(number) {
                            expected.push((number, Fate::Arrived));
                        } else if number < newest && newest - number > 8 && !*late {
                            *late = true;
                            expected.push((number, Fate::Late));
                        }
                    }
                    twin.retain(|&number, _| !arrived(number));
                }
                _ => {
                    time += u64::from(back) * 4;
                    in_flight.expire(time, |fate, number| said.push((*number, fate)));
                    for (&number, (sent, late)) in &mut twin {
                        if time - *sent >= 10 && !*late {
                            *late = true;
                            expected.push((number, Fate::Late));
                        }
                    }
                    twin.retain(|_, (sent, _)| time - *sent < 40);
                }
            }
            prop_assert_eq!(said, expected);
            prop_assert_eq!(in_flight.len(), twin.len());
        }
    }

    /// Whatever the network loses, and whatever a liar says in between, the sender believes only
    /// what is so, and in the end the receiver has everything.
    #[test]
    fn states_are_believed_delivered_only_if_they_are(
        start in starts(),
        losses in prop::collection::vec((any::<bool>(), any::<bool>(), any::<u64>()), 100..160),
        lies in prop::collection::vec((any::<u16>(), any::<u32>()), 0..20),
    ) {
        const OBJECTS: usize = 20;
        let mut deliveries = Deliveries::new(OBJECTS, Patience::new(8, 10, 80));
        let mut receipts = Receipts::new();
        let mut versions = [1u32; OBJECTS];
        let mut received = [0u32; OBJECTS];
        let rounds = losses.len() as u64;
        let quiet = 120;
        for tick in 0..rounds + quiet {
            let (data_lost, ack_lost, chance) =
                losses.get(tick as usize).copied().unwrap_or((false, false, 0));
            if tick < rounds {
                versions[(chance % OBJECTS as u64) as usize] = tick as u32 + 2;
            }
            deliveries.expire(tick, |_| {});
            // Up to five objects a packet.
            let owed: Vec<(usize, u32)> = (0..OBJECTS)
                .filter(|&object| deliveries.owes(object, versions[object]))
                .map(|object| (object, versions[object]))
                .take(5)
                .collect();
            let Some(sequence) = start.checked_add(tick) else { break };
            deliveries.sent(sequence, tick, owed.iter().copied());
            if !data_lost {
                receipts.note(sequence);
                for (object, version) in owed {
                    received[object] = received[object].max(version);
                }
            }
            if let (false, Some(acks)) = (ack_lost, receipts.acks()) {
                deliveries.acknowledge(&acks, |_| {});
            }
            let certain = OBJECTS - deliveries.behind(&versions);
            let true_count = (0..OBJECTS).filter(|&o| received[o] == versions[o]).count();
            prop_assert!(certain <= true_count, "tick {tick}: {certain} of {true_count}");
        }
        prop_assert_eq!(received, versions);
        prop_assert_eq!(deliveries.behind(&versions), 0);
        // What a liar says afterwards is about packets that are gone.
        for (newest, earlier) in lies {
            deliveries.acknowledge(&Acks { newest, earlier }, |_| {});
            prop_assert_eq!(deliveries.behind(&versions), 0);
        }
    }
}

#[test]
fn a_newer_version_on_its_way_makes_an_older_one_no_loss() {
    let mut deliveries = Deliveries::new(10, Patience::new(8, 10, 80));
    deliveries.sent(0, 1, [(7, 1), (8, 1)]);
    deliveries.sent(1, 2, [(8, 2)]);
    for sequence in 2..=10 {
        deliveries.sent(sequence, 3, []);
    }
    let mut lost = |newest, earlier| {
        let mut lost = Vec::new();
        deliveries.acknowledge(&Acks { newest, earlier }, |object| lost.push(object));
        lost
    };
    assert!(lost(8, 0).is_empty(), "it may still come");
    assert_eq!(lost(9, 1 << 7), [7]);
    assert!(lost(10, 0).is_empty(), "once is enough");
    assert!(deliveries.owes(7, 1) && !deliveries.owes(8, 2));
}

#[test]
fn an_ack_that_comes_after_all_still_counts() {
    let mut deliveries = Deliveries::new(10, Patience::new(8, 10, 80));
    deliveries.sent(0, 100, [(7, 100)]);
    deliveries.expire(110, |_| {});
    assert!(deliveries.owes(7, 100));
    deliveries.sent(20, 111, []);
    deliveries.acknowledge(&Acks { newest: 20, earlier: 1 << 19 }, |_| {});
    assert!(!deliveries.owes(7, 100));
}

#[test]
fn an_older_version_that_arrives_late_takes_nothing_back() {
    let mut deliveries = Deliveries::new(1, Patience::new(8, 10, 80));
    deliveries.sent(0, 1, [(0, 1)]);
    deliveries.sent(1, 2, [(0, 2)]);
    for newest in [1, 0] {
        deliveries.acknowledge(&Acks { newest, earlier: 0 }, |_| {});
    }
    assert_eq!(deliveries.behind(&[2]), 0);
    assert_eq!(deliveries.behind(&[3]), 1);
}

#[test]
fn a_first_version_may_be_0() {
    let mut deliveries = Deliveries::new(1, Patience::new(8, 10, 80));
    assert!(deliveries.owes(0, 0), "nothing was sent");
    assert_eq!(deliveries.behind(&[0]), 1);
    deliveries.sent(0, 1, [(0, 0)]);
    assert!(!deliveries.owes(0, 0));
    deliveries.acknowledge(&Acks { newest: 0, earlier: 0 }, |_| {});
    assert_eq!(deliveries.behind(&[0]), 0);
}

#[test]
fn an_object_beyond_the_number_stays_owed() {
    let mut deliveries = Deliveries::new(1, Patience::new(8, 10, 80));
    deliveries.sent(0, 1, [(1, 7), (usize::MAX, 7)]);
    deliveries.acknowledge(&Acks { newest: 0, earlier: 0 }, |_| {});
    assert!(deliveries.owes(1, 7) && deliveries.owes(usize::MAX, 7));
}

#[test]
fn more_patience_than_an_ack_reaches_still_ends() {
    let mut in_flight = InFlight::new(Patience::new(1000, 10_000, 80_000));
    in_flight.sent(0, 0, 0);
    in_flight.sent(32, 0, 32);
    let mut late = Vec::new();
    in_flight.acknowledge(&Acks { newest: 32, earlier: 0 }, |fate, number| {
        if fate == Fate::Late {
            late.push(*number);
        }
    });
    assert_eq!(late, [0]);
}
