//! Laws that hold for every plan, every set of baselines and every state.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod support;

use support::{Random, plan, tape};
use tightwire_delta::{Base, Knowledge, Model, Tape, TapeCodec, Trainer};

const ROUNDS: u64 = 240;

#[test]
fn every_state_comes_back_from_its_packet() {
    let mut codec = TapeCodec::default();
    for seed in 0..ROUNDS {
        let mut random = Random(seed);
        let (tables, plan) = plan(&mut random);
        let three = tape(&mut random, &tables, &plan, None);
        let two = tape(&mut random, &tables, &plan, Some(&three));
        let one = tape(&mut random, &tables, &plan, Some(&two));
        let new = tape(&mut random, &tables, &plan, Some(&one));
        for tape in [&three, &two, &one, &new] {
            assert!(tape.check(&plan), "seed {seed} makes states that none is");
        }
        let mut trainer = Trainer::new(&plan);
        trainer.packet(&one, [(&two, 1), (&three, 2), (&three, 2)]);
        let model = trainer.finish();
        let model = Model::from_bytes(&plan, &model.to_bytes()).unwrap();
        let ages = [1, 3, 9].map(|most| 1 + random.below(most) as u32);
        let ages = [ages[0], ages[0] + ages[1], ages[0] + ages[1] + ages[2]];
        let bases = [
            Base { tape: &one, age: ages[0] },
            Base { tape: &two, age: ages[1] },
            Base { tape: &three, age: ages[2] },
        ];
        let older = [
            Base { tape: &two, age: 1 },
            Base { tape: &three, age: 2 },
            Base { tape: &three, age: 2 },
        ];
        for knows in [Knowledge::Model(&model), Knowledge::Nothing, Knowledge::Warm(&one, older)] {
            let mut out = vec![0; 1 << 18];
            let length = codec.encode(&plan, knows, &new, bases, &mut out).unwrap();
            let mut back = Tape::default();
            let read = codec.decode(&plan, knows, &out[..length], bases, &mut back);
            assert_eq!(read, Ok(()), "seed {seed}");
            assert!(back == new, "seed {seed}");
        }
    }
}

#[test]
fn an_unchanged_state_takes_next_to_nothing() {
    for seed in 0..ROUNDS {
        let mut random = Random(seed);
        let (tables, plan) = plan(&mut random);
        let one = tape(&mut random, &tables, &plan, None);
        let bases = [1, 2, 3].map(|age| Base { tape: &one, age });
        let mut out = [0; 64];
        let length =
            TapeCodec::default().encode(&plan, Knowledge::Nothing, &one, bases, &mut out).unwrap();
        assert!(length <= 12, "seed {seed}: {length} bytes");
    }
}

#[test]
fn mutated_packets_are_refused_or_are_states() {
    let mut codec = TapeCodec::default();
    let mut taken = 0;
    let mut tried = 0;
    for seed in 0..ROUNDS {
        let mut random = Random(seed);
        let (tables, plan) = plan(&mut random);
        let one = tape(&mut random, &tables, &plan, None);
        let new = tape(&mut random, &tables, &plan, Some(&one));
        let bases = [1, 1, 1].map(|age| Base { tape: &one, age });
        // Every other plan with a model.
        let mut trainer = Trainer::new(&plan);
        for _ in 0..12 {
            trainer.packet(&new, [(&one, 1), (&one, 1), (&one, 1)]);
        }
        let model = trainer.finish();
        let knows = if seed % 2 == 0 { Knowledge::Nothing } else { Knowledge::Model(&model) };
        let mut out = vec![0; 1 << 18];
        let length = codec.encode(&plan, knows, &new, bases, &mut out).unwrap();
        for _ in 0..40 {
            let mut packet = out[..length].to_vec();
            match random.below(4) {
                0 => packet.truncate(random.below(length as u64 + 1) as usize),
                1 => packet.push(random.bits() as u8),
                2 => packet = (0..random.below(40)).map(|_| random.bits() as u8).collect(),
                _ => {
                    for _ in 0..=random.below(3) {
                        let at = random.below(length as u64) as usize;
                        if let Some(byte) = packet.get_mut(at) {
                            *byte ^= 1 << random.below(8);
                        }
                    }
                }
            }
            let mut back = Tape::default();
            tried += 1;
            if codec.decode(&plan, knows, &packet, bases, &mut back).is_ok() {
                taken += 1;
                assert!(back.check(&plan), "seed {seed} makes a state that none is");
                // What is taken is what a sender of that state would have sent.
                let mut again = vec![0; 1 << 18];
                let length = codec.encode(&plan, knows, &back, bases, &mut again).unwrap();
                assert!(again[..length] == packet, "seed {seed} takes two packets for one state");
            }
        }
    }
    assert!(taken > 0 && taken < tried / 2, "{taken} of {tried} were taken");
}

/// Tapes are checked in the same way, whatever was recorded before them.
#[test]
fn a_wrong_row_is_refused_among_rows_that_are_as_they_were() {
    use tightwire_delta::{FieldKind, GroupSpec, History, Plan, RecordError, Rows, TableSpec};
    let table =
        |rows, fields: &[FieldKind]| TableSpec { rows, groups: vec![GroupSpec::new(fields)] };
    let plan = Plan::new(&[
        table(Rows::Fixed { parent: 0, rows: 1 }, &[FieldKind::Int { last: 5 }]),
        table(Rows::Fixed { parent: 0, rows: 20 }, &[FieldKind::Int { last: 9 }]),
    ])
    .unwrap();
    for row in 0..20 {
        let mut history = History::of(plan.clone(), None);
        let record = |history: &mut History<Tape>, tick, code| {
            history.record_tape(tick, |tape| {
                tape.words_mut(1).fill(7);
                tape.words_mut(1)[row] = code;
            })
        };
        assert_eq!(record(&mut history, 1, 9), Ok(()));
        assert_eq!(record(&mut history, 2, 10), Err(RecordError::Tape), "row {row}");
        assert_eq!(record(&mut history, 2, 8), Ok(()));
        assert_eq!(history.tape(2).unwrap().words(1)[row], 8);
    }
}

/// Every client has it, so a packet that changes nothing in it makes it a state.
#[test]
fn the_state_of_zeros_keeps_the_rules_also_where_a_rotation_depends_on_a_zero() {
    use tightwire_delta::{FieldKind, GroupSpec, Plan, Rows, TableSpec};
    let rotation = GroupSpec::new(&[FieldKind::Rotation { bits: 9 }]);
    let groups = vec![GroupSpec::new(&[FieldKind::Symbol { last: 2 }]), rotation.when(0, 0)];
    let one = TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups };
    let by_variant = Plan::new(&[one]).unwrap();
    assert!(Tape::new(&by_variant).check(&by_variant));
    for seed in 0..ROUNDS {
        let (_, plan) = plan(&mut Random(seed));
        assert!(Tape::new(&plan).check(&plan), "seed {seed}");
    }
}
