//! States that build on a state which was just sent.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::VecDeque;

use tightwire::Wire;
use tightwire_delta::{Ack, History, Link, LinkReport, ReceiveError, Receiver};

#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    #[wire(max_len = 40, key = id)]
    units: Vec<Unit>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(range = 0..=65_535)]
    place: [u32; 2],
}

/// Units on curves, so that nothing can be predicted exactly.
fn world(tick: u32) -> World {
    let place = |id: u32, axis: u32| {
        let angle = f64::from(tick * (3 + id % 5) + axis * 157) * 0.01;
        (32_000.0 + angle.sin() * f64::from(1000 + id * 600)) as u32
    };
    let unit = |id: u32| Unit { id: id as u16, place: [place(id, 0), place(id, 1)] };
    World { units: (0..40).map(unit).collect() }
}

/// The outcome of a session.
struct Outcome {
    report: LinkReport,
    /// For each tick, how many packets before its own packet the first baseline was sent.
    ages: Vec<u8>,
    /// The ticks that were never shown, because their packets were lost or rejected.
    hidden: Vec<u32>,
}

/// Sends a moving world with a round trip of `trip` ticks. Every state that arrives is compared.
fn send(gap: u32, trip: usize, ticks: u32, is_lost: impl Fn(u32) -> bool) -> Outcome {
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(None));
    link.set_longest_gap(gap);
    let mut acks: VecDeque<Option<Ack>> = VecDeque::new();
    let mut buffer = [0; 4000];
    let (mut ages, mut hidden) = (Vec::new(), Vec::new());
    for tick in 0..ticks {
        history.record(tick, &world(tick)).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        ages.push(packet[6] & 63);
        if is_lost(tick) {
            hidden.push(tick);
        } else {
            match receiver.decode(packet).map(drop) {
                Ok(()) => assert_eq!(receiver.value(), Some(&world(tick)), "tick {tick}"),
                Err(ReceiveError::Missing) => hidden.push(tick),
                Err(error) => panic!("tick {tick}: {error}"),
            }
        }
        acks.push_back(receiver.ack());
        if acks.len() >= trip {
            acks.pop_front().unwrap().into_iter().for_each(|ack| link.acked(ack));
        }
    }
    Outcome { report: link.report(), ages, hidden }
}

#[test]
fn states_between_build_on_the_first_of_every_few_ticks() {
    let Outcome { ages, report, .. } = send(4, 8, 64, |_| false);
    assert_eq!(ages[40..48], [8, 1, 2, 3, 8, 1, 2, 3]);
    assert_eq!(report.gap, 4);
    let expected = ages[16..].iter().filter(|&&age| age < 8).count() as u64;
    assert!(report.layered >= expected && expected == 36, "{} {expected}", report.layered);
}

#[test]
fn without_layers_every_state_builds_on_acknowledged_ones() {
    for gap in [0, 1] {
        let Outcome { ages, report, .. } = send(gap, 8, 64, |_| false);
        assert!(ages[8..].iter().all(|&age| age == 8), "{ages:?}");
        assert_eq!((report.gap, report.layered), (1, 0));
    }
}

#[test]
fn packets_are_smaller_with_layers() {
    let [without, layered @ ..] = [1, 2, 4, 8].map(|gap| send(gap, 8, 400, |_| false).report.bytes);
    assert!(layered.iter().all(|&bytes| bytes < without), "{without} {layered:?}");
}

#[test]
fn the_loss_of_one_packet_hides_at_most_the_longest_gap() {
    for gap in [1, 2, 4, 8] {
        for lost in 80..88 {
            let Outcome { hidden, .. } = send(gap, 20, 140, |tick| tick == lost);
            // An anchor hides the states that build on it, and any other state only itself.
            let last = if lost % gap == 0 { lost + gap } else { lost + 1 };
            assert_eq!(hidden, (lost..last).collect::<Vec<_>>(), "gap {gap}, {lost} lost");
        }
    }
}

#[test]
fn a_longer_gap_is_not_used_if_it_makes_no_baseline_younger() {
    for (trip, gap) in [(4, 2), (5, 4), (8, 4), (16, 4), (20, 8)] {
        assert_eq!(send(64, trip, 200, |_| false).report.gap, gap, "round trip of {trip}");
    }
}

#[test]
fn a_round_trip_of_one_tick_leaves_nothing_to_gain() {
    let Outcome { ages, report, .. } = send(8, 1, 64, |_| false);
    assert!(ages[1..].iter().all(|&age| age == 1));
    assert_eq!((report.gap, report.layered), (1, 0));
}

/// Loses about `percent` of a hundred, scattered.
fn scattered(tick: u32, percent: u32) -> bool {
    tick.wrapping_mul(0x9e37_79b9) >> 8 < ((1 << 24) / 100) * percent
}

#[test]
fn much_loss_turns_layers_off_and_little_loss_does_not() {
    let gaps =
        [0, 3, 25].map(|percent| send(8, 20, 1500, |tick| scattered(tick, percent)).report.gap);
    assert_eq!(gaps, [8, 8, 1]);
}

#[test]
fn at_most_one_tick_in_twenty_is_hidden_in_addition() {
    for percent in [1, 2, 5, 10, 15, 30] {
        let lost = (0..3000).filter(|&tick| scattered(tick, percent)).count();
        let hidden = send(8, 8, 3000, |tick| scattered(tick, percent)).hidden.len();
        // The link measures the loss over 64 packets, so it may be wrong by half.
        assert!(hidden - lost <= 3000 * 75 / 1000, "{percent} %: {hidden} hidden, {lost} lost");
    }
}

/// The numbers of packets decide which states a coder without a model warms up on. Clients with the
/// same acknowledgements get the same body, whatever they were sent before.
#[test]
fn clients_whose_round_trips_were_different_get_equal_bodies_later() {
    let mut history = History::<World>::new(None);
    let mut links = [Link::new(0), Link::new(0)];
    let mut buffer = [0; 4000];
    let mut sent: Vec<[Ack; 2]> = Vec::new();
    let mut equal = Vec::new();
    for tick in 0..40_u32 {
        history.record(tick, &world(tick)).unwrap();
        let packets = links
            .each_mut()
            .map(|link| link.encode(&history, tick, &mut buffer, |_| 1).unwrap().to_vec());
        equal.push(packets[0] == packets[1]);
        sent.push(links.each_ref().map(|link| link.last().unwrap()));
        let trips = [4, if tick < 20 { 8 } else { 4 }];
        for (index, (link, trip)) in links.iter_mut().zip(trips).enumerate() {
            sent.iter().rev().skip(trip - 1).take(5).for_each(|acks| link.acked(acks[index]));
        }
    }
    assert!(!equal[12..20].contains(&true), "{equal:?}");
    assert!(!equal[21..].contains(&false), "{equal:?}");
}
