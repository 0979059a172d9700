//! Receivers and links that are replaced while packets and acknowledgements are in flight.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::VecDeque;

use tightwire::Wire;
use tightwire_delta::{Ack, History, Link, ReceiveError, Receiver};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(range = 0..=4095)]
    place: [u16; 2],
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct World {
    round: u16,
    #[wire(max_len = 100, key = id)]
    units: Vec<Unit>,
}

/// A world that changes until tick 30. One of its units leaves for good.
fn world(tick: u32) -> World {
    let time = tick.min(30) as u16;
    let unit = |id: u16| Unit { id, place: [id * 20 + time, 4000 - id * 7 * (time % 5)] };
    let gone = time.min(29) / 3;
    World { round: time, units: (0..40).filter(|&id| id >= gone).map(unit).collect() }
}

/// Plays with a packet in every tick. The receiver is replaced before tick `replaced`, and its
/// acknowledgements take `delay` ticks. Returns the tick since which the receiver has everything.
fn play(room: usize, delay: usize, replaced: u32, gap: u32) -> Option<u32> {
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(7), Receiver::<World>::new(None));
    link.set_longest_gap(gap);
    let mut acks: VecDeque<Option<Ack>> = vec![None; delay].into();
    let (mut buffer, mut since) = (vec![0; room], None);
    for tick in 0..300 {
        history.record(tick, &world(tick)).unwrap();
        if tick == replaced {
            receiver = Receiver::new(None);
        }
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        match receiver.decode(packet) {
            Ok(_) | Err(ReceiveError::Missing) => {}
            Err(error) => panic!("tick {tick}: {error}"),
        }
        acks.push_back(receiver.ack());
        if let Some(ack) = acks.pop_front().flatten() {
            link.acked(ack);
        }
        let is_equal = receiver.value() == Some(&world(tick)) && receiver.is_complete();
        since = if is_equal { since.or(Some(tick)) } else { None };
    }
    since
}

#[test]
fn a_new_receiver_recovers_while_acknowledgements_of_the_old_one_are_in_flight() {
    for room in [60, 90, 1200] {
        for delay in 0..12 {
            for replaced in 1..40 {
                let since = play(room, delay, replaced, 1);
                // Two round trips and the packets that a state takes, after the last change.
                let bound = replaced.max(30) + 2 * delay as u32 + 20;
                assert!(
                    since.is_some_and(|tick| tick <= bound),
                    "room {room}, delay {delay}, replaced {replaced}: {since:?}, not {bound}"
                );
            }
        }
    }
}

#[test]
fn a_new_receiver_recovers_when_states_build_on_states_in_flight() {
    for delay in 0..12 {
        for replaced in 1..40 {
            let since = play(1200, delay, replaced, 8);
            let bound = replaced.max(30) + 2 * delay as u32 + 20;
            let is_soon = since.is_some_and(|tick| tick <= bound);
            assert!(is_soon, "delay {delay}, replaced {replaced}: {since:?}, not {bound}");
        }
    }
}

#[test]
fn a_link_of_any_other_generation_reaches_the_receiver() {
    for generation in 1..=255 {
        let mut history = History::<World>::new(None);
        let mut receiver = Receiver::<World>::new(None);
        let mut buffer = [0; 1200];
        history.record(0, &world(0)).unwrap();
        let first = Link::new(0).encode(&history, 0, &mut buffer, |_| 1).unwrap().to_vec();
        receiver.decode(&first).unwrap();
        let mut link = Link::new(generation);
        history.record(9, &world(9)).unwrap();
        let packet = link.encode(&history, 9, &mut buffer, |_| 1).unwrap();
        let is_accepted = receiver.decode(packet).is_ok();
        link.acked(receiver.ack().unwrap());
        history.record(10, &world(10)).unwrap();
        let packet = link.encode(&history, 10, &mut buffer, |_| 1).unwrap();
        let accepted = receiver.decode(packet).map(|_| ());
        assert_eq!(accepted, Ok(()), "generation {generation}, first {is_accepted}");
        assert_eq!(receiver.value(), Some(&world(10)), "generation {generation}");
        // The first packet of the old link arrives once more, and changes nothing.
        assert_eq!(receiver.decode(&first).map(|_| ()), Err(ReceiveError::Late));
        assert_eq!(receiver.value(), Some(&world(10)));
    }
}

#[test]
fn acknowledgements_of_an_earlier_generation_do_not_restart_a_link() {
    let mut history = History::<World>::new(None);
    history.record(0, &world(0)).unwrap();
    for back in 1..128 {
        let mut link = Link::new(back);
        link.encode(&history, 0, &mut [0; 1200], |_| 1).unwrap();
        link.acked(Ack { generation: 0, newest: 1, older: 0 });
        link.acked(Ack { generation: 0, newest: 0, older: 0 });
        assert_eq!(link.report().restarts, 0, "{back}");
    }
}
