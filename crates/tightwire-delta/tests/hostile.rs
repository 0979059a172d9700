//! Packets from strangers.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "support/attack.rs"]
mod attack;
mod support;

use support::{Random, plan, tape};
use tightwire_delta::{
    FieldKind, GroupSpec, History, Link, Plan, ReceiveError, Receiver, Rows, TableSpec,
};

/// Mutates packets of random plans and offers them to receivers that have the packets they build
/// on.
#[test]
fn mutated_packets_change_nothing_or_make_a_state() {
    let mut taken = 0;
    for seed in 0..60 {
        let mut random = Random(seed);
        let (tables, plan) = plan(&mut random);
        let mut history = History::of(plan.clone(), None);
        let mut link = Link::new(0);
        let mut receiver = Receiver::of(plan.clone(), None);
        let mut out = vec![0; 1 << 18];
        let mut state = tape(&mut random, &tables, &plan, None);
        let mut length = 0;
        for tick in 0..6 {
            state = tape(&mut random, &tables, &plan, Some(&state));
            history.record_tape(tick, |to| to.copy_from(&state)).unwrap();
            let room = if seed % 2 == 0 { 20_000 } else { out.len() };
            length = link.encode(&history, tick, &mut out[..room], |_| 1).unwrap().len();
            if tick < 5 {
                receiver.decode_tape(&out[..length]).unwrap();
                link.acked(receiver.ack().unwrap());
            }
        }
        for _ in 0..60 {
            let mut packet = out[..length].to_vec();
            for _ in 0..=random.below(3) {
                let at = random.below(length as u64) as usize;
                packet[at] ^= 1 << random.below(8);
            }
            if random.one_in(8) {
                packet.truncate(random.below(length as u64 + 1) as usize);
            }
            let before = receiver.clone();
            match receiver.decode_tape(&packet) {
                Ok(()) => {
                    taken += 1;
                    assert!(receiver.tape().is_none_or(|tape| tape.check(&plan)), "seed {seed}");
                }
                Err(_) => {
                    assert!(receiver.tape() == before.tape(), "seed {seed}");
                    assert!(receiver.tick() == before.tick(), "seed {seed}");
                    assert!(receiver.elements().eq(before.elements()), "seed {seed}");
                }
            }
            receiver = before;
        }
    }
    assert!(taken > 0, "nothing was taken, so nothing was tried");
}

#[test]
fn a_short_packet_makes_no_long_state() {
    // Counts are in range only together with the rows they announce, and those take bits.
    let plan = Plan::new(&[
        TableSpec {
            rows: Rows::Fixed { parent: 0, rows: 1 },
            groups: vec![GroupSpec::new(&[FieldKind::Int { last: 1 << 20 }])],
        },
        TableSpec {
            rows: Rows::Counted { parent: 0, word: 0 },
            groups: vec![GroupSpec::new(&[FieldKind::Int { last: u32::MAX }])],
        },
    ])
    .unwrap();
    let mut random = Random(7);
    let (mut longest, mut taken) = (0, 0);
    for _ in 0..2000 {
        let mut packet = vec![1, 0, 0, 0, 0, 0, 0, 0, 0];
        packet.extend(plan.identity().to_le_bytes());
        packet.extend((0..random.below(12)).map(|_| random.bits() as u8));
        let mut receiver = Receiver::of(plan.clone(), None);
        if receiver.decode_tape(&packet).is_ok() {
            taken += 1;
            longest = longest.max(receiver.tape().map_or(0, |tape| tape.rows(1)));
        }
    }
    assert!(taken > 0, "nothing was taken, so nothing was tried");
    assert!(longest < 200, "{longest} rows from a packet of a few bytes");
}

/// The short form of `examples/hostile_updates.rs`, which takes times as well.
#[test]
fn mutated_packets_break_no_rule_and_take_no_more_memory_than_a_state_that_is_all_new() {
    let report = attack::run(1_500, 1, false);
    assert_eq!(report.broken, 0, "{report}");
    assert!(report.taken > 40, "{report}");
    assert!(report.most_memory <= attack::MOST_MEMORY, "{report}");
}

/// A list by keys of 0 to `last`.
fn keyed(last: u32) -> Plan {
    let root = GroupSpec::new(&[FieldKind::Byte]);
    Plan::new(&[
        TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups: vec![root] },
        TableSpec {
            rows: Rows::Keyed { most: 9 },
            groups: vec![
                GroupSpec::new(&[FieldKind::Int { last }]),
                GroupSpec::new(&[FieldKind::Byte]),
            ],
        },
    ])
    .unwrap()
}

/// A link that has sent key 7 in tick 0, the packet of it, and the packet that adds `key`.
fn adding(plan: &Plan, key: u32) -> [Vec<u8>; 2] {
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(0);
    let mut out = vec![0; 4096];
    [&[7][..], &[7, key]].map(|keys| {
        let tick = u32::from(keys.len() > 1);
        history
            .record_tape(tick, |tape| {
                tape.clear(plan);
                for &key in keys {
                    tape.push(1, &[key, 3]);
                }
            })
            .unwrap();
        let length = link.encode(&history, tick, &mut out, |_| 1).unwrap().len();
        link.acked(link.last().unwrap());
        out[..length].to_vec()
    })
}

#[test]
fn a_packet_of_another_plan_is_refused_unless_it_builds_on_a_state() {
    let [other, _] = adding(&keyed(1000), 50);
    let mut receiver = Receiver::of(keyed(100), None);
    assert_eq!(receiver.decode_tape(&other), Err(ReceiveError::OtherState("")));
    assert!(receiver.tape().is_none());
}

#[test]
fn a_key_above_the_last_is_refused() {
    let (wide, narrow) = (keyed(1000), keyed(100));
    for (key, expected) in
        [(100, Ok(())), (101, Err(ReceiveError::Damaged)), (500, Err(ReceiveError::Damaged))]
    {
        let [_, packet] = adding(&wide, key);
        let [first, _] = adding(&narrow, 8);
        let mut receiver = Receiver::of(narrow.clone(), None);
        assert_eq!(receiver.decode_tape(&first), Ok(()));
        assert_eq!(receiver.decode_tape(&packet), expected, "key {key}");
    }
}
