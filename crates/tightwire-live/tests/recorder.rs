//! The ring of the last packets.

#![allow(clippy::unwrap_used, missing_docs)]

use std::time::Duration;

use tightwire_live::{Direction, Recorder, Verdict};

fn bad() -> Verdict {
    Verdict::Rejected("health: 127 is outside 0..=100".into())
}

fn fill(recorder: &mut Recorder, verdict: &Verdict, payload: &[u8], times: u64) {
    for number in 0..times {
        let time = Duration::from_millis(number);
        recorder.record(time, Direction::Received, 0, verdict.clone(), 40, payload);
    }
}

#[test]
fn the_memory_never_exceeds_its_limit() {
    for limit in [0, 100, 1_000, 10_000] {
        let mut recorder = Recorder::new(limit);
        for round in 0..200 {
            let verdict = if round % 3 == 0 { bad() } else { Verdict::Good };
            fill(&mut recorder, &verdict, &vec![7; round * 11 % 700], 1);
            assert!(recorder.bytes() <= limit, "{} of {limit}", recorder.bytes());
        }
    }
}

#[test]
fn the_newest_packets_are_kept_in_their_order() {
    let mut recorder = Recorder::new(10_000);
    fill(&mut recorder, &Verdict::Good, &[1; 100], 1_000);
    let numbers: Vec<u64> = recorder.packets().map(|record| record.number).collect();
    assert_eq!(numbers.last(), Some(&999));
    assert!(numbers.len() > 20 && numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]));
}

#[test]
fn a_rejected_packet_outlives_any_number_of_accepted_ones() {
    let mut recorder = Recorder::new(10_000);
    fill(&mut recorder, &bad(), &[9; 50], 3);
    fill(&mut recorder, &Verdict::Good, &[1; 200], 10_000);
    assert_eq!(recorder.rejected(), 3);
    let first = recorder.packets().next().unwrap();
    assert_eq!((first.number, &first.verdict, first.payload.len()), (0, &bad(), 50));
}

#[test]
fn a_flood_of_rejected_packets_leaves_half_of_the_memory_to_others() {
    let mut recorder = Recorder::new(10_000);
    fill(&mut recorder, &Verdict::Good, &[1; 100], 100);
    fill(&mut recorder, &bad(), &[9; 100], 10_000);
    fill(&mut recorder, &Verdict::Good, &[1; 100], 100);
    let good = recorder.packets().filter(|record| record.verdict == Verdict::Good).count();
    assert!(good >= 10, "{good} accepted packets");
    assert!(recorder.rejected() >= 10);
}

#[test]
fn a_packet_that_is_larger_than_the_ring_is_not_kept() {
    let mut recorder = Recorder::new(1_000);
    fill(&mut recorder, &Verdict::Good, &[1; 2_000], 1);
    fill(&mut recorder, &bad(), &[1; 2_000], 1);
    assert_eq!(recorder.packets().count(), 0);
}
