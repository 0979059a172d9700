//! Links and receivers over networks that lose, delay, repeat and reorder.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod support;

use support::{Random, plan, tape};
use tightwire_delta::{
    Ack, FieldKind, GroupSpec, History, Link, Plan, ReceiveError, Receiver, Rows, SendError,
    Session, TableSpec, Tape, train,
};

/// Sends states of a random plan over a bad network. A state that a receiver calls complete is the
/// one that was sent, and every other state follows the plan's rules.
fn send(seed: u64, ticks: u32, loss: u64, budget: usize, gap: u32) -> u32 {
    let mut random = Random(seed);
    let (tables, plan) = plan(&mut random);
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(seed as u8);
    link.set_longest_gap(gap);
    let mut receiver = Receiver::of(plan.clone(), None);
    let mut flying: Vec<Vec<u8>> = Vec::new();
    let mut acks: Vec<Ack> = Vec::new();
    let mut sent: Vec<Tape> = Vec::new();
    let mut out = vec![0; 1 << 18];
    let mut complete = 0;
    // Any tick may be the first, even one just before the number or its lower half wraps.
    let first = [0, 0xffff - 20, 0x1_0000, 0x7fff_fff0, u32::MAX - 30][random.below(5) as usize];
    let mut state = tape(&mut random, &tables, &plan, None);
    for at in 0..ticks {
        let tick = first.wrapping_add(at);
        state = tape(&mut random, &tables, &plan, Some(&state));
        sent.push(state.clone());
        history.record_tape(tick, |to| to.copy_from(&state)).unwrap();
        let mut room = budget;
        let length = loop {
            match link.encode(&history, tick, &mut out[..room], |_| 1) {
                Ok(packet) => break packet.len(),
                // One element is larger than that.
                Err(SendError::Room) => room *= 2,
                Err(other) => panic!("seed {seed}: {other}"),
            }
        };
        flying.push(out[..length].to_vec());
        // Packets arrive in any order; some never, some twice.
        while flying.len() > random.below(6) as usize {
            let packet = flying.swap_remove(random.below(flying.len() as u64) as usize);
            if random.below(100) < loss {
                continue;
            }
            let before = (receiver.tick(), receiver.tape().cloned());
            match receiver.decode_tape(&packet) {
                Ok(()) => {
                    let tick = receiver.tick().unwrap();
                    let shown = receiver.tape();
                    assert!(shown.is_none_or(|shown| shown.check(&plan)), "seed {seed}");
                    if receiver.is_complete() {
                        complete += 1;
                        let expected = &sent[tick.wrapping_sub(first) as usize];
                        assert!(shown == Some(expected), "seed {seed}");
                    }
                    assert_eq!(receiver.decode_tape(&packet), Err(ReceiveError::Repeated));
                }
                Err(ReceiveError::Missing | ReceiveError::Late | ReceiveError::Repeated) => {
                    let after = (receiver.tick(), receiver.tape().cloned());
                    assert!(before == after, "seed {seed}: a rejected packet changed something");
                }
                Err(other) => panic!("seed {seed}: {other}"),
            }
            acks.extend(receiver.ack());
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
    assert!(receiver.tape().is_some(), "seed {seed}: nothing ever arrived");
    complete
}

#[test]
fn no_network_makes_a_wrong_state() {
    for gap in [1, 8] {
        let mut complete = 0;
        for seed in 0..40 {
            complete += send(seed, 60, seed % 4 * 20, 1 << 18, gap);
            complete += send(seed, 60, seed % 4 * 20, 60 << (seed % 5), gap);
        }
        assert!(complete > 500, "{complete}");
    }
}

/// Returns how many packets before this one the newest packet was sent that it builds on; 0 for
/// none.
fn age(packet: &[u8]) -> u8 {
    packet[6] & 63
}

#[test]
fn a_long_silence_is_followed_by_a_state_that_builds_on_nothing() {
    let (_, plan) = plan(&mut Random(1));
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(0);
    let mut out = vec![0; 1 << 18];
    for tick in 0..200 {
        history.record_tape(tick, |tape| tape.clear(&plan)).unwrap();
        link.encode(&history, tick, &mut out, |_| 1).unwrap();
        if tick == 0 {
            link.acked(link.last().unwrap());
        }
    }
    assert_eq!(age(&out), 0);
}

#[test]
fn an_unchanged_world_takes_the_header_alone() {
    let (plan, mut history, mut link) = crowd(200);
    let mut receiver = Receiver::of(plan, None);
    let mut out = vec![0; 1 << 16];
    let mut lengths = Vec::new();
    for tick in 0..20 {
        history.record_tape(tick, |to| fill(to, 1, 200)).unwrap();
        lengths.push(link.encode(&history, tick, &mut out, |_| 1).unwrap().len());
        receiver.decode_tape(&out[..*lengths.last().unwrap()]).unwrap();
        link.acked(receiver.ack().unwrap());
    }
    assert!(lengths[5..].iter().all(|&length| length == 8), "{lengths:?}");
}

/// A list of moving things.
fn crowd(rows: u32) -> (Plan, History<Tape>, Link<Tape>) {
    let place = FieldKind::Int { last: 0xffff };
    let plan = Plan::new(&[
        TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups: vec![] },
        TableSpec {
            rows: Rows::Fixed { parent: 0, rows },
            groups: vec![
                GroupSpec::new(&[place, place, place]),
                GroupSpec::new(&[FieldKind::FLAG]),
            ],
        },
    ])
    .unwrap();
    (plan.clone(), History::of(plan, None), Link::new(0))
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

/// A plan of one number.
fn number() -> Plan {
    let groups = vec![GroupSpec::new(&[FieldKind::Int { last: 1000 }])];
    Plan::new(&[TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups }]).unwrap()
}

#[test]
fn the_ack_of_a_packet_that_was_never_sent_is_no_baseline() {
    let mut history = History::of(number(), None);
    let mut link = Link::new(0);
    let mut out = [0; 64];
    for tick in [1, 2] {
        history.record_tape(tick, |tape| tape.words_mut(0)[0] = tick).unwrap();
    }
    let length = link.encode(&history, 1, &mut out, |_| 1).unwrap().len();
    assert_eq!(age(&out[..length]), 0);
    let first = link.last().unwrap();
    for newest in [2, 65, u32::MAX] {
        link.acked(Ack { newest, ..first });
    }
    // One of an earlier link.
    link.acked(Ack { generation: 255, ..first });
    let mut acked = link.clone();
    let length = link.encode(&history, 2, &mut out, |_| 1).unwrap().len();
    assert_eq!(age(&out[..length]), 0);
    acked.acked(first);
    let length = acked.encode(&history, 2, &mut out, |_| 1).unwrap().len();
    assert_eq!(age(&out[..length]), 1);
}

#[test]
fn a_value_that_the_history_has_lost_is_not_built_on() {
    let mut history = History::of(number(), None);
    let mut link = Link::new(0);
    let mut receiver = Receiver::of(number(), None);
    let mut out = [0; 64];
    let mut send = |link: &mut Link<Tape>, history: &History<Tape>, tick| {
        let length = link.encode(history, tick, &mut out, |_| 1).unwrap().len();
        receiver.decode_tape(&out[..length]).unwrap();
        link.acked(receiver.ack().unwrap());
        assert_eq!(receiver.tape(), history.tape(tick), "tick {tick}");
    };
    history.record_tape(0, |tape| tape.words_mut(0)[0] = 7).unwrap();
    send(&mut link, &history, 0);
    for tick in 1..200 {
        history.record_tape(tick, |tape| tape.words_mut(0)[0] = tick).unwrap();
    }
    send(&mut link, &history, 150);
    send(&mut link, &history, 199);
}

/// States of forty numbers, some of which move.
fn numbers() -> (Plan, impl Fn(&mut History<Tape>, u32)) {
    let root = GroupSpec::new(&[FieldKind::Int { last: 65_535 }; 4]);
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
fn a_packet_without_room_was_not_sent() {
    let (plan, record) = numbers();
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(0);
    let mut receiver = Receiver::of(plan, None);
    let mut out = vec![0; 4096];
    for tick in 1..9 {
        record(&mut history, tick);
        for room in [0, 3, 8] {
            let refused = link.encode(&history, tick, &mut out[..room], |_| 1);
            assert_eq!(refused, Err(SendError::Room));
        }
        let length = link.encode(&history, tick, &mut out, |_| 1).unwrap().len();
        assert_eq!(receiver.decode_tape(&out[..length]), Ok(()));
        assert_eq!(receiver.tape(), history.tape(tick));
        assert_eq!(link.encode(&history, tick - 1, &mut out, |_| 1), Err(SendError::Tick));
        link.acked(receiver.ack().unwrap());
    }
    assert_eq!(link.encode(&history, 9, &mut out, |_| 1), Err(SendError::Tick));
}

#[test]
fn a_late_packet_is_accepted_and_shows_nothing_old() {
    let (plan, record) = numbers();
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(0);
    let mut receiver = Receiver::of(plan, None);
    let packets = [1, 2, 3].map(|tick| {
        record(&mut history, tick);
        let mut out = vec![0; 4096];
        let length = link.encode(&history, tick, &mut out, |_| 1).unwrap().len();
        out.truncate(length);
        // The second and the third build on the first.
        let ack = link.last().unwrap();
        link.acked(Ack { newest: 1, ..ack });
        out
    });
    for (packet, newest) in [(0, 1), (2, 3), (1, 3)] {
        assert_eq!(receiver.decode_tape(&packets[packet]), Ok(()));
        assert_eq!(receiver.tick(), Some(newest));
        assert_eq!(receiver.tape(), history.tape(newest));
    }
}

#[test]
fn a_packet_that_is_more_than_32_packets_late_is_rejected() {
    let (plan, record) = numbers();
    let mut history = History::of(plan.clone(), None);
    // Nothing is acknowledged, so every packet builds on nothing.
    let mut link = Link::new(0);
    let mut receiver = Receiver::of(plan, None);
    let mut packets = Vec::new();
    for tick in 0..40 {
        record(&mut history, tick);
        let mut out = vec![0; 4096];
        let length = link.encode(&history, tick, &mut out, |_| 1).unwrap().len();
        out.truncate(length);
        packets.push(out);
    }
    assert_eq!(receiver.decode_tape(&packets[39]), Ok(()));
    assert_eq!(receiver.decode_tape(&packets[6]), Err(ReceiveError::Late));
    assert_eq!(receiver.decode_tape(&packets[7]), Ok(()));
    assert_eq!(receiver.tape(), history.tape(39));
}

#[test]
fn a_packet_that_needs_a_model_is_rejected_without_one() {
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
    let (mut link, mut without) = (Link::new(0), Receiver::of(plan.clone(), None));
    let mut with = Receiver::of(plan, Some(model));
    let mut out = vec![0; 4096];
    let mut rejected = 0;
    for tick in 1..9 {
        record(&mut history, tick);
        let length = link.encode(&history, tick, &mut out, |_| 1).unwrap().len();
        rejected += u32::from(without.decode_tape(&out[..length]) == Err(ReceiveError::NoModel));
        assert_eq!(with.decode_tape(&out[..length]), Ok(()));
        link.acked(with.ack().unwrap());
    }
    assert!(rejected > 0);
}

/// The client claims that a packet arrived which did not.
#[test]
fn a_packet_that_builds_on_one_that_is_not_there_is_rejected() {
    let (plan, record) = numbers();
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(0);
    let mut receiver = Receiver::of(plan, None);
    let mut packet = |tick: u32, link: &mut Link<Tape>| {
        record(&mut history, tick);
        let mut out = vec![0; 60];
        let length = link.encode(&history, tick, &mut out, |_| 1).unwrap().len();
        out.truncate(length);
        out
    };
    assert_eq!(receiver.decode_tape(&packet(1, &mut link)), Ok(()));
    link.acked(receiver.ack().unwrap());
    packet(2, &mut link);
    let second = link.last().unwrap();
    assert_eq!(receiver.decode_tape(&packet(3, &mut link)), Ok(()));
    link.acked(receiver.ack().unwrap());
    let mut honest = link.clone();
    link.acked(second);
    assert_eq!(receiver.decode_tape(&packet(4, &mut link)), Err(ReceiveError::Missing));
    assert_eq!(receiver.tick(), Some(3));
    assert_eq!(receiver.decode_tape(&packet(5, &mut honest)), Ok(()));
}
