//! Explanations of packets.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use tightwire_delta::{
    Explanation, FieldKind, GroupSpec, History, Link, Plan, Receiver, Rows, TableSpec,
};

const NAMES: [&str; 4] = ["round", "ships[].x", "ships[].y", "ships[].is<b>armed"];

/// The packet of a state whose ships fly straight, except for ship 3, which is pushed by 40; and its
/// bytes.
fn explained() -> (Explanation, usize) {
    let int = |last| FieldKind::Int { last };
    let plan = Plan::new(&[
        TableSpec {
            rows: Rows::Fixed { parent: 0, rows: 1 },
            groups: vec![GroupSpec::new(&[int(1000)])],
        },
        TableSpec {
            rows: Rows::Fixed { parent: 0, rows: 8 },
            groups: vec![
                GroupSpec::new(&[int(9999), int(9999)]),
                GroupSpec::new(&[FieldKind::FLAG]),
            ],
        },
    ])
    .unwrap();
    let mut history = History::of(plan.clone(), None);
    let mut link = Link::new(0);
    let mut receiver = Receiver::of(plan, None);
    let mut out = [0; 1024];
    for tick in 0..9_u32 {
        let record = history.record_tape(tick, |tape| {
            for (row, ship) in tape.words_mut(1).chunks_exact_mut(3).enumerate() {
                let push = if tick == 8 && row == 3 { 40 } else { 0 };
                ship.copy_from_slice(&[100 + tick * 7 + push, 500 + row as u32, 0]);
            }
        });
        record.unwrap();
        let length = link.encode(&history, tick, &mut out, |_| 1).unwrap().len();
        if tick == 8 {
            return (receiver.explain(&out[..length]).unwrap(), length);
        }
        receiver.decode_tape(&out[..length]).unwrap();
        link.acked(receiver.ack().unwrap());
    }
    unreachable!("the last tick returns")
}

#[test]
fn the_bits_of_fields_are_those_of_the_packet() {
    let (explanation, length) = explained();
    let body = (length - 8) as f64 * 8.0;
    let bits = explanation.budget.bits();
    assert!(bits <= body + 0.01 && bits > body - 16.0, "{bits} of {body}");
    assert!(bits.fract() != 0.0, "bits have fractions");
}

#[test]
fn a_push_is_told_as_what_was_expected_and_what_was_sent_and_takes_the_most_bits() {
    let (explanation, _) = explained();
    assert_eq!(explanation.bases, [7, 5, 1]);
    let pushed = explanation.told.iter().find(|told| (told.field, told.row) == (1, 3)).unwrap();
    assert_eq!((pushed.expected, pushed.miss), (156, 40));
    for other in explanation.told.iter().filter(|told| (told.field, told.row) != (1, 3)) {
        assert_eq!(other.miss, 0, "{other:?}");
        assert!(other.bits < pushed.bits, "{other:?} beside {pushed:?}");
    }
}

#[test]
fn the_bits_of_a_fields_numbers_are_the_bits_of_its_values() {
    let (explanation, _) = explained();
    for field in 0..3_u32 {
        let told = explanation.told.iter().filter(|told| told.field == field);
        let sum: f64 = told.map(|told| told.bits).sum();
        let values = explanation.budget.fields.get(field as usize).map_or(0.0, |bits| bits[1]);
        assert!((sum - values).abs() < 1e-9, "field {field}: {sum} of {values}");
    }
}

#[test]
fn the_page_shows_baselines_fields_and_numbers_and_names_cannot_break_it() {
    let (explanation, length) = explained();
    let names = NAMES.map(String::from);
    let page = explanation.to_html(&names, 100);
    assert!(page.starts_with("<!doctype html>"));
    assert!(page.contains(&format!("Tick 8: {length} bytes")));
    assert!(page.contains("Built on ticks 7, 5 and 1, without a model."));
    assert!(page.contains("<td>ships[].x<td>3<td>156<td>196<td>+40<td>"), "{page}");
    assert!(!page.contains("<b>"), "{page}");
    let short = explanation.to_html(&names, 1);
    assert!(short.contains(&format!("And {} more numbers.", explanation.told.len() - 1)));
}
