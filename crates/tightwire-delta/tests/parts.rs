//! Parts of states: who gets a place, and what is expected of rows that were left out.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use tightwire_delta::{Gaps, GroupSpec, History, Kind, Link, Plan, Receiver, Rows, TableSpec};

const ROWS: u32 = 64;

/// Sends parts of `room` bytes for 200 ticks of states in which word `word` of row `row` is `value(tick, row,
/// word)`. For each of the last 50 ticks, how many ticks ago each row was what the receiver shows.
fn ages(
    room: usize,
    priority: Option<&dyn Fn(usize) -> u32>,
    value: impl Fn(u32, u32, u32) -> u32,
) -> Vec<Vec<u32>> {
    let numbers = GroupSpec::new(&[Kind::Wrapping { last: 65_535 }; 2]);
    let root = GroupSpec::new(&[Kind::Byte]);
    let plan = Plan::new(&[
        TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups: vec![root] },
        TableSpec { rows: Rows::Fixed { parent: 0, rows: ROWS }, groups: vec![numbers] },
    ])
    .unwrap();
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(Gaps::FAST);
    let mut receiver = Receiver::of(plan, None);
    let mut out = vec![0; room];
    let mut ages = Vec::new();
    for tick in 0..200 {
        let row = |tick: u32, row: u32| [value(tick, row, 0), value(tick, row, 1)];
        history
            .record_tape(tick, |tape| {
                for (words, index) in tape.words_mut(1).chunks_exact_mut(2).zip(0..) {
                    words.copy_from_slice(&row(tick, index));
                }
            })
            .unwrap();
        let length = link.encode_part(&history, tick, &mut out, priority).unwrap().len();
        assert_eq!(receiver.decode_tape(&out[..length]), Ok(tick));
        link.acked(tick);
        if tick >= 150 {
            let shown = receiver.newest().unwrap().1.words(1);
            let age = |(words, index)| (0..tick).find(|age| row(tick - age, index) == words);
            let shown = shown.chunks_exact(2).zip(0..);
            ages.push(shown.map(|row| age(row).unwrap_or(tick)).collect());
        }
    }
    ages
}

fn mixed(tick: u32, row: u32, word: u32) -> u32 {
    let number = (tick * 1000 + row * 2 + word).wrapping_mul(0x9e37_79b1);
    (number ^ (number >> 15)).wrapping_mul(0x85eb_ca77) >> 16
}

#[test]
fn every_row_has_its_turn_where_few_fit() {
    let oldest = ages(100, None, mixed).into_iter().flatten().max().unwrap();
    assert!(oldest > 1, "everything fits, so nothing was tried");
    assert!(oldest <= 12, "a row was left out for {oldest} ticks");
}

#[test]
fn a_row_that_was_left_out_is_expected_where_its_own_motion_leads() {
    let even = |tick, row, word| (mixed(0, row, word) + tick * (300 + 7 * row)) & 65_535;
    let ages = ages(80, None, even);
    let rows = (ages.len() * ROWS as usize) as f64;
    let mean = ages.into_iter().flatten().map(f64::from).sum::<f64>() / rows;
    assert!(mean < 0.1, "rows are {mean:.2} ticks behind");
}

#[test]
fn a_row_that_matters_less_has_its_turn_too_after_more_time() {
    let priority = |row: usize| if row % 2 == 0 { 4 } else { 1 };
    let ages = ages(100, Some(&priority), mixed);
    let oldest = |odd: usize| ages.iter().flat_map(|ages| ages.iter().skip(odd).step_by(2)).max();
    let (more, less) = (oldest(0).unwrap(), oldest(1).unwrap());
    assert!(more < less, "what matters was left out for {more} ticks, the rest for {less}");
    assert!(*less <= 30, "a row was left out for {less} ticks");
}
