//! Links and receivers over networks that lose, delay, repeat and reorder.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod support;

use support::{Random, plan, tape};
use tightwire_delta::{
    Gaps, GroupSpec, History, Kind, Link, Plan, ReceiveError, Receiver, Rows, SendError, Session,
    TableSpec, Tape, train,
};

/// Sends states of a random plan over a bad network. Every state that a receiver takes is the one
/// that was sent.
fn send(seed: u64, ticks: u32, loss: u64) {
    let mut random = Random(seed);
    let (tables, plan) = plan(&mut random);
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(if random.one_in(2) { Gaps::FAST } else { Gaps::SLOW });
    let mut receiver = Receiver::of(plan.clone(), None);
    let mut flying: Vec<Vec<u8>> = Vec::new();
    let mut acks: Vec<u32> = Vec::new();
    let mut sent: Vec<Tape> = Vec::new();
    let mut out = vec![0; 1 << 18];
    // Any tick may be the first, also one before the number, or its lower half, wraps.
    let first = [0, 0xffff - 20, 0x1_0000, 0x7fff_fff0, u32::MAX - 30][random.below(5) as usize];
    let mut state = tape(&mut random, &tables, &plan, None);
    for at in 0..ticks {
        let tick = first.wrapping_add(at);
        state = tape(&mut random, &tables, &plan, Some(&state));
        sent.push(state.clone());
        history.record_tape(tick, |to| to.copy_from(&state)).unwrap();
        let length = link.encode(&history, tick, &mut out).unwrap().len();
        flying.push(out[..length].to_vec());
        // Packets arrive in any order; some never, some twice.
        while flying.len() > random.below(6) as usize {
            let packet = flying.swap_remove(random.below(flying.len() as u64) as usize);
            if random.below(100) < loss {
                continue;
            }
            let before = receiver.newest().map(|(tick, tape)| (tick, tape.clone()));
            match receiver.decode_tape(&packet) {
                Ok(tick) => {
                    assert!(
                        receiver.get(tick) == Some(&sent[tick.wrapping_sub(first) as usize]),
                        "seed {seed}"
                    );
                    acks.push(tick);
                    assert_eq!(receiver.decode_tape(&packet), Err(ReceiveError::Repeated(tick)));
                }
                Err(
                    ReceiveError::Missing(_) | ReceiveError::Old(_) | ReceiveError::Repeated(_),
                ) => {
                    let after = receiver.newest().map(|(tick, tape)| (tick, tape.clone()));
                    assert!(before == after, "seed {seed}: a refused packet changed something");
                }
                Err(other) => panic!("seed {seed}: {other}"),
            }
            if random.one_in(5) {
                flying.push(packet);
                break;
            }
        }
        while acks.len() > random.below(4) as usize {
            let ack = acks.swap_remove(random.below(acks.len() as u64) as usize);
            if random.below(100) >= loss {
                link.acked(ack);
            }
        }
    }
    assert!(receiver.newest().is_some(), "seed {seed}: nothing ever arrived");
}

#[test]
fn no_network_makes_a_wrong_state() {
    for seed in 0..40 {
        send(seed, 60, seed % 4 * 20);
    }
}

#[test]
fn a_long_silence_is_followed_by_a_state_that_builds_on_nothing() {
    let (_, plan) = plan(&mut Random(1));
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(Gaps::FAST);
    let mut out = vec![0; 1 << 18];
    for tick in 0..200 {
        history.record_tape(tick, |tape| tape.clear(&plan)).unwrap();
        link.encode(&history, tick, &mut out).unwrap();
        if tick == 0 {
            link.acked(0);
        }
    }
    // Bits 0 to 5 of the third byte: how far back the first baseline is.
    assert_eq!(out[2] & 63, 0);
}

#[test]
fn an_unchanged_world_takes_the_header_alone() {
    let (plan, mut history, mut link) = crowd(200);
    let mut receiver = Receiver::of(plan, None);
    let mut out = vec![0; 1 << 16];
    let mut lengths = Vec::new();
    for tick in 0..20 {
        history.record_tape(tick, |to| fill(to, 1, 200)).unwrap();
        lengths.push(link.encode(&history, tick, &mut out).unwrap().len());
        receiver.decode_tape(&out[..*lengths.last().unwrap()]).unwrap();
        link.acked(tick);
    }
    assert!(lengths[5..].iter().all(|&length| length == 4), "{lengths:?}");
}

/// A list of moving things.
fn crowd(rows: u32) -> (Plan, History<Tape>, Link<Tape>) {
    let place = Kind::Int { last: 0xffff };
    let plan = Plan::new(&[
        TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups: vec![] },
        TableSpec {
            rows: Rows::Fixed { parent: 0, rows },
            groups: vec![GroupSpec::new(&[place, place, place]), GroupSpec::new(&[Kind::FLAG])],
        },
    ])
    .unwrap();
    (plan.clone(), History::of(plan, None), Link::new(Gaps::FAST))
}

/// The state of `time`: every third row moves.
fn fill(tape: &mut Tape, time: u32, rows: u32) {
    for (row, words) in tape.words_mut(1).chunks_exact_mut(4).enumerate() {
        let row = row as u32;
        let moved = if row % 3 == 0 { time * (row % 50) } else { 0 };
        let place = 1000 + row * 97 % rows + moved;
        words.copy_from_slice(&[place, 60_000 - place, place / 2, time / 40 % 2]);
    }
}

/// Sends parts; `loss` percent are lost. The ticks after the motion's end at which all was equal.
fn parts(budget: usize, loss: u64, priority: Option<&dyn Fn(usize) -> u32>) -> Option<u32> {
    let rows = 600;
    let (plan, mut history, mut link) = crowd(rows);
    let mut receiver = Receiver::of(plan.clone(), None);
    let mut random = Random(loss);
    let mut out = vec![0; 1 << 16];
    let mut acks: Vec<(u32, u32)> = Vec::new();
    let stop = 120;
    for tick in 0..stop + 100 {
        history.record_tape(tick, |to| fill(to, tick.min(stop), rows)).unwrap();
        let length = if tick < 3 {
            link.encode(&history, tick, &mut out).unwrap().len()
        } else {
            let length =
                link.encode_part(&history, tick, &mut out[..budget], priority).unwrap().len();
            assert!(length <= budget);
            length
        };
        if tick < 3 || random.below(100) >= loss {
            assert_eq!(receiver.decode_tape(&out[..length]), Ok(tick));
            if tick < 3 || random.below(100) >= loss {
                acks.push((tick + 3 + random.below(4) as u32, tick));
            }
        }
        acks.retain(|&(when, acked)| {
            if when <= tick {
                link.acked(acked);
            }
            when > tick
        });
        let (_, shown) = receiver.newest().unwrap();
        assert!(shown.check(&plan));
        if tick > stop && Some(shown) == history.tape(tick) {
            return Some(tick - stop);
        }
    }
    None
}

#[test]
fn parts_keep_their_budget_and_catch_up() {
    for (budget, loss) in [(120, 0), (120, 10), (250, 0), (250, 30)] {
        let ticks = parts(budget, loss, None);
        assert!(ticks.is_some_and(|ticks| ticks <= 40), "{budget} bytes at {loss} %: {ticks:?}");
    }
}

#[test]
fn rows_of_priority_zero_are_never_sent() {
    assert_eq!(parts(200, 0, Some(&|row| u32::from(row % 2 == 0))), None);
    assert!(parts(200, 0, Some(&|row| 1 + u32::from(row % 2 == 0))).is_some());
}

/// A plan of one number.
fn number() -> Plan {
    let groups = vec![GroupSpec::new(&[Kind::Int { last: 1000 }])];
    Plan::new(&[TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups }]).unwrap()
}

/// How old the first baseline of a packet is; 0 if it has none.
fn age(packet: &[u8]) -> u8 {
    packet[2] & 63
}

#[test]
fn the_ack_of_a_tick_that_was_never_sent_is_no_baseline() {
    let mut history = History::of(number(), None);
    let mut link = Link::new(Gaps::FAST);
    let mut out = [0; 64];
    for tick in [1, 2] {
        history.record_tape(tick, |tape| tape.words_mut(0)[0] = tick).unwrap();
    }
    let length = link.encode(&history, 1, &mut out).unwrap().len();
    assert_eq!(age(&out[..length]), 0);
    // They share the place of tick 1.
    link.acked(65);
    link.acked(1_u32.wrapping_sub(64));
    let mut acked = link.clone();
    let length = link.encode(&history, 2, &mut out).unwrap().len();
    assert_eq!(age(&out[..length]), 0);
    acked.acked(1);
    let length = acked.encode(&history, 2, &mut out).unwrap().len();
    assert_eq!(age(&out[..length]), 1);
}

#[test]
fn a_baseline_that_the_history_has_lost_is_not_built_on() {
    let mut history = History::of(number(), None);
    let mut link = Link::new(Gaps::FAST);
    let mut out = [0; 64];
    history.record_tape(0, |tape| tape.words_mut(0)[0] = 7).unwrap();
    link.encode(&history, 0, &mut out).unwrap();
    link.acked(0);
    for tick in 1..64 {
        history.record_tape(tick, |tape| tape.words_mut(0)[0] = tick).unwrap();
    }
    let length = link.clone().encode(&history, 63, &mut out).unwrap().len();
    assert_eq!(age(&out[..length]), 63);
    // The next state takes the place of tick 0.
    history.record_tape(64, |tape| tape.words_mut(0)[0] = 64).unwrap();
    let length = link.encode(&history, 63, &mut out).unwrap().len();
    assert_eq!(age(&out[..length]), 0);
}

/// States of forty numbers, some of which move.
fn numbers() -> (Plan, impl Fn(&mut History<Tape>, u32)) {
    let root = GroupSpec::new(&[Kind::Int { last: 65_535 }; 4]);
    let plan = Plan::new(&[
        TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups: vec![root.clone()] },
        TableSpec { rows: Rows::Fixed { parent: 0, rows: 10 }, groups: vec![root] },
    ])
    .unwrap();
    let record = |history: &mut History<Tape>, tick: u32| {
        let fill = |tape: &mut Tape| {
            for (word, index) in tape.words_mut(1).iter_mut().zip(0..) {
                *word =
                    1000 + index * 7 + if index % 3 == 0 { tick * (index + 5) % 991 } else { 0 };
            }
        };
        history.record_tape(tick, fill).unwrap();
    };
    (plan, record)
}

#[test]
fn a_packet_without_room_was_not_sent_and_one_with_room_is_sent_once() {
    let (plan, record) = numbers();
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(Gaps::FAST);
    let mut receiver = Receiver::of(plan, None);
    let mut out = vec![0; 4096];
    for tick in 1..9 {
        record(&mut history, tick);
        let length = link.clone().encode(&history, tick, &mut out).unwrap().len();
        for room in [0, 3, length - 1] {
            assert_eq!(link.encode(&history, tick, &mut out[..room]), Err(SendError::Room));
        }
        let length = link.encode(&history, tick, &mut out).unwrap().len();
        assert_eq!(receiver.decode_tape(&out[..length]), Ok(tick));
        assert_eq!(link.encode(&history, tick, &mut out), Err(SendError::Tick));
        assert_eq!(link.encode(&history, tick - 1, &mut out), Err(SendError::Tick));
        link.acked(tick);
    }
}

/// With gaps between ticks, a history may still have a state that a packet cannot reach.
#[test]
fn a_packet_is_not_warmed_by_a_state_that_is_out_of_its_reach() {
    for last in [62, 63, 64, 65, 70] {
        let (plan, record) = numbers();
        let mut history = History::of(plan.clone(), None);
        let mut link = Link::new(Gaps::FAST);
        let mut receiver = Receiver::of(plan, None);
        let mut out = vec![0; 4096];
        for tick in [0, 30, last] {
            record(&mut history, tick);
            let length = link.encode(&history, tick, &mut out).unwrap().len();
            assert_eq!(receiver.decode_tape(&out[..length]), Ok(tick), "up to tick {last}");
            assert_eq!(receiver.newest().map(|(_, tape)| tape), history.tape(tick));
            link.acked(tick);
        }
    }
}

#[test]
fn a_state_that_its_owner_refuses_is_not_kept() {
    let (plan, record) = numbers();
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(Gaps::FAST);
    let mut receiver = Receiver::of(plan, None);
    let mut out = vec![0; 4096];
    for tick in 1..4 {
        record(&mut history, tick);
        let length = link.encode(&history, tick, &mut out).unwrap().len();
        let refused = receiver.decode_tape_if(&out[..length], |_, _| false);
        assert_eq!(refused, Err(ReceiveError::Refused));
        assert_eq!(receiver.newest().map(|(tick, _)| tick), (tick > 1).then_some(tick - 1));
        assert!(receiver.get(tick).is_none());
        assert_eq!(receiver.decode_tape(&out[..length]), Ok(tick));
        link.acked(tick);
    }
}

#[test]
fn a_late_packet_is_taken_and_is_not_the_newest() {
    let (plan, record) = numbers();
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(Gaps::FAST);
    let mut receiver = Receiver::of(plan, None);
    let packets = [1, 2, 3].map(|tick| {
        record(&mut history, tick);
        let mut out = vec![0; 4096];
        let length = link.encode(&history, tick, &mut out).unwrap().len();
        out.truncate(length);
        // The second and the third build on the first.
        link.acked(1);
        out
    });
    for (packet, newest) in [(0, 1), (2, 3), (1, 3)] {
        let tick = packet as u32 + 1;
        assert_eq!(receiver.decode_tape(&packets[packet]), Ok(tick));
        assert_eq!(receiver.last_tick(), Some(tick));
        assert_eq!(receiver.newest(), history.tape(newest).map(|tape| (newest, tape)));
    }
}

#[test]
fn a_packet_of_more_than_63_ticks_ago_is_refused_and_takes_no_place() {
    let (plan, record) = numbers();
    let mut history = History::of(plan.clone(), None);
    // Nothing is acknowledged, so every packet builds on nothing.
    let mut link = Link::new(Gaps::FAST);
    let mut receiver = Receiver::of(plan, None);
    let mut packets = Vec::new();
    for tick in 10..80 {
        record(&mut history, tick);
        let mut out = vec![0; 4096];
        let length = link.encode(&history, tick, &mut out).unwrap().len();
        out.truncate(length);
        packets.push(out);
    }
    for tick in [74, 75] {
        assert_eq!(receiver.decode_tape(&packets[tick as usize - 10]), Ok(tick));
    }
    for tick in [10, 11] {
        assert_eq!(
            receiver.decode_tape(&packets[tick as usize - 10]),
            Err(ReceiveError::Old(tick))
        );
    }
    assert_eq!(receiver.get(74), history.tape(74));
    assert_eq!(receiver.decode_tape(&packets[2]), Ok(12));
}

#[test]
fn a_packet_that_needs_a_model_is_refused_without_one() {
    let (plan, record) = numbers();
    let mut tapes = Vec::new();
    let mut history = History::of(plan.clone(), None);
    for tick in 0..60 {
        record(&mut history, tick);
        tapes.extend(history.tape(tick).cloned());
    }
    let session = Session { tapes: &tapes, ages: [1, 2, 4] };
    let model = train(&plan, &[session], |_, _| {});
    let mut history = History::of(plan.clone(), Some(model.clone()));
    record(&mut history, 1);
    let mut out = vec![0; 4096];
    let length = Link::new(Gaps::FAST).encode(&history, 1, &mut out).unwrap().len();
    let without = Receiver::of(plan.clone(), None).decode_tape(&out[..length]);
    assert_eq!(without, Err(ReceiveError::NoModel));
    assert_eq!(Receiver::of(plan, Some(model)).decode_tape(&out[..length]), Ok(1));
}

/// Somebody says of a packet that it arrived, and it did not.
#[test]
fn a_part_that_is_merged_from_a_state_that_is_not_there_is_refused_by_name() {
    let (plan, record) = numbers();
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(Gaps::FAST);
    let mut receiver = Receiver::of(plan, None);
    let mut part = |tick: u32, link: &mut Link<Tape>| {
        record(&mut history, tick);
        let mut out = vec![0; 60];
        let length = link.encode_part(&history, tick, &mut out, None).unwrap().len();
        out.truncate(length);
        out
    };
    assert_eq!(receiver.decode_tape(&part(1, &mut link)), Ok(1));
    link.acked(1);
    part(2, &mut link);
    assert_eq!(receiver.decode_tape(&part(3, &mut link)), Ok(3));
    link.acked(3);
    let mut honest = link.clone();
    link.acked(2);
    assert_eq!(receiver.decode_tape(&part(4, &mut link)), Err(ReceiveError::Missing(2)));
    assert_eq!(receiver.newest().map(|(tick, _)| tick), Some(3));
    assert_eq!(receiver.decode_tape(&part(5, &mut honest)), Ok(5));
}

/// Eight rows that rest are said at once, so a part ends before them or after them.
#[test]
fn a_part_that_ends_among_eight_rows_at_rest_is_refused() {
    let (plan, record) = numbers();
    let mut first = History::of(plan.clone(), None);
    record(&mut first, 1);
    let state = first.tape(1).unwrap();
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(Gaps::FAST);
    let mut receiver = Receiver::of(plan, None);
    for tick in 1..8 {
        history.record_tape(tick, |to| to.copy_from(state)).unwrap();
        let mut out = vec![0; 200];
        let length = link.encode_part(&history, tick, &mut out, None).unwrap().len();
        let packet = &mut out[..length];
        // All ten rows: after the header come the eight to start at, and how many there are.
        if tick == 7 {
            assert_eq!(packet[4..8], [0, 0, 10, 0]);
            for rows in [1, 5, 7] {
                packet[6] = rows;
                assert_eq!(receiver.decode_tape(packet), Err(ReceiveError::Damaged), "{rows} rows");
            }
            packet[6] = 10;
        }
        assert_eq!(receiver.decode_tape(packet), Ok(tick));
        link.acked(tick);
    }
}
