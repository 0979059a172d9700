//! Tapes that break a rule of their plan are not recorded, and sessions in files have bounds.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use tightwire_delta::{
    Capture, FieldKind, GroupSpec, History, Plan, RecordError, Rows, TableSpec, Tape, Tapes,
    TapesError,
};

fn table(rows: Rows, groups: &[GroupSpec]) -> TableSpec {
    TableSpec { rows, groups: groups.to_vec() }
}

const ROOT: Rows = Rows::Fixed { parent: 0, rows: 1 };

fn record(plan: &Plan, fill: impl FnOnce(&mut Tape)) -> Result<(), RecordError> {
    History::of(plan.clone(), None).record_tape(1, fill)
}

#[test]
fn a_field_that_is_absent_is_zero() {
    let value = GroupSpec::new(&[FieldKind::Byte]).when(0, 1);
    let plan = Plan::new(&[table(ROOT, &[GroupSpec::new(&[FieldKind::FLAG]), value])]).unwrap();
    let words = |words: [u32; 2]| record(&plan, |tape| tape.words_mut(0).copy_from_slice(&words));
    assert_eq!(words([1, 5]), Ok(()));
    assert_eq!(words([0, 0]), Ok(()));
    assert_eq!(words([0, 5]), Err(RecordError::Tape));
}

#[test]
fn no_key_comes_twice_or_before_a_smaller_one() {
    let key = GroupSpec::new(&[FieldKind::Int { last: 99 }]);
    let byte = GroupSpec::new(&[FieldKind::Byte]);
    let list = table(Rows::Keyed { most: 9 }, &[key]);
    let plan = Plan::new(&[table(ROOT, &[byte]), list]).unwrap();
    let keys = |keys: &[u32]| {
        record(&plan, |tape| {
            for &key in keys {
                tape.push(1, &[key]);
            }
        })
    };
    assert_eq!(keys(&[6, 7, 99]), Ok(()));
    assert_eq!(keys(&[6, 7, 7]), Err(RecordError::Tape));
    assert_eq!(keys(&[7, 6]), Err(RecordError::Tape));
}

#[test]
fn a_list_has_at_most_a_million_words() {
    const MOST: usize = 1 << 20;
    let count = GroupSpec::new(&[FieldKind::Int { last: 1 << 21 }]);
    let list = table(Rows::Counted { parent: 0, word: 0 }, &[GroupSpec::new(&[FieldKind::Byte])]);
    let plan = Plan::new(&[table(ROOT, &[count]), list]).unwrap();
    let rows = |rows: usize| {
        record(&plan, |tape| {
            tape.words_mut(0)[0] = rows as u32;
            tape.set_rows(&plan, 1, rows);
        })
    };
    assert_eq!(rows(MOST), Ok(()));
    assert_eq!(rows(MOST + 1), Err(RecordError::Tape));
}

/// A plan with a list of up to a million bytes, and a state with that many.
fn list(rows: usize) -> (Plan, Tape) {
    let count = GroupSpec::new(&[FieldKind::Int { last: 1 << 20 }]);
    let list = table(Rows::Counted { parent: 0, word: 0 }, &[GroupSpec::new(&[FieldKind::Byte])]);
    let plan = Plan::new(&[table(ROOT, &[count]), list]).unwrap();
    let mut tape = Tape::new(&plan);
    tape.words_mut(0)[0] = rows as u32;
    tape.set_rows(&plan, 1, rows);
    (plan, tape)
}

/// A file of a few KB that stands for 1,000 states of 4 MB each: they do not change, so each takes
/// a few bytes.
#[test]
fn a_small_file_does_not_stand_for_gigabytes() {
    let (plan, tape) = list(1 << 20);
    let mut capture = Capture::of(plan, &[]);
    capture.record_tape(1, &tape).unwrap();
    let start = capture.bytes().len();
    capture.record_tape(2, &tape).unwrap();
    let mut file = capture.bytes().to_vec();
    let again = file[start..].to_vec();
    assert_eq!(Tapes::from_bytes(&file).unwrap().states.len(), 2);
    while file.len() + again.len() < 10_000 {
        file.extend_from_slice(&again);
    }
    assert_eq!(Tapes::from_bytes(&file).unwrap_err(), TapesError::Size);
}

#[test]
fn a_session_is_captured_up_to_the_size_that_can_be_read() {
    let (plan, tape) = list(1 << 20);
    let mut capture = Capture::of(plan, &[]);
    let taken = (0..100).filter(|&tick| capture.record_tape(tick, &tape).is_ok()).count();
    // 2^26 words, of which a state has 2^20 and a few more.
    assert_eq!((taken, capture.states()), (63, 63));
    assert_eq!(Tapes::from_bytes(capture.bytes()).unwrap().states.len(), 63);

    // Small states count for what is around them.
    let (plan, tape) = list(0);
    let mut capture = Capture::of(plan, &[]);
    let taken = (0..2_000_000).take_while(|&tick| capture.record_tape(tick, &tape).is_ok()).count();
    assert!((100_000..1_500_000).contains(&taken), "{taken}");
}

#[test]
fn a_description_that_takes_gigabytes_to_code_is_rejected() {
    // 16,000 fields of bytes, with 1,024 lines of contexts each, in a few KB.
    let bytes = vec![GroupSpec::new(&[FieldKind::Byte; 4]); 250];
    let mut tables = vec![table(ROOT, &bytes)];
    tables.resize(16, table(Rows::Fixed { parent: 0, rows: 1 }, &bytes));
    let plan = Plan::new(&tables).unwrap();
    let mut capture = Capture::of(plan.clone(), &[]);
    assert!(capture.bytes().len() < 200_000);
    assert_eq!(Tapes::from_bytes(capture.bytes()).unwrap_err(), TapesError::Plan);
    assert!(capture.record_tape(1, &Tape::new(&plan)).is_err());

    // Lists of a million rows that are always there.
    let mut tables = vec![table(ROOT, &[GroupSpec::new(&[FieldKind::FLAG])])];
    let many = Rows::Fixed { parent: 0, rows: 1 << 20 };
    tables.resize(200, table(many, &[GroupSpec::new(&[FieldKind::FLAG])]));
    let file = Capture::of(Plan::new(&tables[..2]).unwrap(), &[]).bytes().to_vec();
    let mut hostile = file[..8].to_vec();
    let numbers: Vec<u32> = file[12..file.len() - 4]
        .chunks(4)
        .map(|four| u32::from_le_bytes(four.try_into().unwrap()))
        .collect();
    // The number of tables, table 0, and the list as often as one likes.
    let (first, list) = numbers[1..].split_at((numbers.len() - 1) / 2);
    let numbers = [&[200], first, &list.repeat(199)].concat();
    hostile.extend((numbers.len() as u32).to_le_bytes());
    hostile.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    hostile.extend(0_u32.to_le_bytes());
    assert_eq!(Tapes::from_bytes(&hostile).unwrap_err(), TapesError::Plan);
}

#[test]
fn a_file_has_no_more_names_than_fields() {
    let (plan, _) = list(0);
    let names = |count: usize| Capture::of(plan.clone(), &vec!["x".into(); count]).bytes().to_vec();
    assert!(Tapes::from_bytes(&names(2)).is_ok());
    assert_eq!(Tapes::from_bytes(&names(3)).unwrap_err(), TapesError::Damaged);
}
