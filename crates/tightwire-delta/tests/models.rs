//! Files of models that are not what they should be, and ticks that are recorded twice.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use tightwire_delta::{
    FieldKind, GroupSpec, History, Model, ModelError, Plan, RecordError, Rows, Session, TableSpec,
    Tape, train,
};

fn plan(last: u32) -> Plan {
    let groups = vec![GroupSpec::new(&[FieldKind::Int { last }; 2])];
    Plan::new(&[TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups }]).unwrap()
}

/// A model of numbers that grow evenly.
fn model(plan: &Plan) -> Model {
    let tapes: Vec<Tape> = (0..80)
        .map(|tick| {
            let mut tape = Tape::new(plan);
            tape.words_mut(0).copy_from_slice(&[tick * 3, 500 - tick]);
            tape
        })
        .collect();
    train(plan, &[Session { tapes: &tapes, ages: [1, 2, 4] }], |_, _| {})
}

/// The bytes of a file with the checksum that belongs to them: FNV-1a of 64 bits.
fn with_sum(body: &[u8]) -> Vec<u8> {
    let sum = body.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    [body, &sum.to_le_bytes()].concat()
}

#[test]
fn a_model_with_any_bit_changed_is_refused() {
    let plan = plan(1000);
    let bytes = model(&plan).to_bytes();
    assert_eq!(Model::from_bytes(&plan, &bytes).unwrap().to_bytes(), bytes);
    for at in 0..bytes.len() * 8 {
        let mut other = bytes.clone();
        other[at / 8] ^= 1 << (at % 8);
        assert!(Model::from_bytes(&plan, &other).is_err(), "bit {at}");
    }
}

#[test]
fn a_model_of_a_plan_with_another_range_is_refused() {
    let bytes = model(&plan(1000)).to_bytes();
    assert_eq!(Model::from_bytes(&plan(1001), &bytes), Err(ModelError::Schema));
}

#[test]
fn a_model_whose_residuals_are_usually_longer_than_a_word_is_refused() {
    let plan = plan(1000);
    let bytes = model(&plan).to_bytes();
    // After the name, the format, the hash and two counts.
    let usual = |length: u8| {
        let mut body = bytes[..bytes.len() - 8].to_vec();
        body[24] = length;
        Model::from_bytes(&plan, &with_sum(&body))
    };
    assert_eq!(usual(bytes[24]).unwrap().to_bytes(), bytes);
    assert!(usual(32).is_ok());
    assert_eq!(usual(33), Err(ModelError::Damaged));
}

#[test]
fn a_tick_is_recorded_once_and_after_those_before() {
    let mut history = History::of(plan(1000), None);
    let mut record = |tick, value| history.record_tape(tick, |tape| tape.words_mut(0)[0] = value);
    assert_eq!(record(5, 1), Ok(()));
    assert_eq!(record(5, 2), Err(RecordError::Tick));
    assert_eq!(record(4, 3), Err(RecordError::Tick));
    assert_eq!(record(6, 4), Ok(()));
    assert_eq!(history.tape(5).map(|tape| tape.words(0)[0]), Some(1));
    assert!(history.tape(4).is_none());
}
