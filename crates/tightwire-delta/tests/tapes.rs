//! Tapes that break a rule of their plan are not recorded.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use tightwire_delta::{GroupSpec, History, Kind, Plan, RecordError, Rows, TableSpec, Tape};

fn table(rows: Rows, groups: &[GroupSpec]) -> TableSpec {
    TableSpec { rows, groups: groups.to_vec() }
}

const ROOT: Rows = Rows::Fixed { parent: 0, rows: 1 };

fn record(plan: &Plan, fill: impl FnOnce(&mut Tape)) -> Result<(), RecordError> {
    History::of(plan.clone(), None).record_tape(1, fill)
}

#[test]
fn a_field_that_is_absent_is_zero() {
    let value = GroupSpec::new(&[Kind::Byte]).when(0, 1);
    let plan = Plan::new(&[table(ROOT, &[GroupSpec::new(&[Kind::FLAG]), value])]).unwrap();
    let words = |words: [u32; 2]| record(&plan, |tape| tape.words_mut(0).copy_from_slice(&words));
    assert_eq!(words([1, 5]), Ok(()));
    assert_eq!(words([0, 0]), Ok(()));
    assert_eq!(words([0, 5]), Err(RecordError::Tape));
}

#[test]
fn no_key_comes_twice_or_before_a_smaller_one() {
    let key = GroupSpec::new(&[Kind::Int { last: 99 }]);
    let byte = GroupSpec::new(&[Kind::Byte]);
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
    let count = GroupSpec::new(&[Kind::Int { last: 1 << 21 }]);
    let list = table(Rows::Counted { parent: 0, word: 0 }, &[GroupSpec::new(&[Kind::Byte])]);
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
