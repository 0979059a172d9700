//! Packets as data: `vectors/delta/packets.jsonl`, which `tools/delta-vectors.py` decodes from the
//! document alone.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod support;

use std::fmt::Write;

use serde_json::{Value, json};
use support::vectors::{hex, number, tables, tables_value, tape_of, tape_value, unhex};
use support::{Random, plan, tape};
use tightwire_delta::{
    Base, FieldKind, GroupSpec, Knowledge, Model, Plan, Rows, TableSpec, Tape, TapeCodec, Trainer,
};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/delta/packets.jsonl");

fn three<'a>(tapes: &'a [Tape], ages: &Value) -> [Base<'a>; 3] {
    [0, 1, 2].map(|index| Base { tape: &tapes[index], age: number(&ages[index]) })
}

#[test]
fn packets_are_those_of_the_vectors() {
    let text = std::fs::read_to_string(PATH).unwrap();
    assert!(text.lines().count() >= 40);
    for line in text.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let name = case["name"].as_str().unwrap();
        let plan = Plan::new(&tables(&case["tables"])).unwrap();
        assert_eq!(format!("{:016x}", plan.hash()), case["hash"], "{name}");
        let tapes = |value: &Value| -> Vec<Tape> {
            value.as_array().unwrap().iter().map(|value| tape_of(&plan, value)).collect()
        };
        let bases = tapes(&case["bases"]);
        let older = case["warm"].get("bases").map(tapes);
        let model =
            case["model"].as_str().map(|text| Model::from_bytes(&plan, &unhex(text)).unwrap());
        let knows = match (&model, &older) {
            (Some(model), _) => Knowledge::Model(model),
            (None, Some(older)) => Knowledge::Warm(&bases[0], three(older, &case["warm"]["ages"])),
            (None, None) => Knowledge::Nothing,
        };
        let new = tape_of(&plan, &case["new"]);
        let packet = unhex(case["packet"].as_str().unwrap());
        let mut out = vec![0; 1 << 16];
        let mut codec = TapeCodec::default();
        let length =
            codec.encode(&plan, knows, &new, three(&bases, &case["ages"]), &mut out).unwrap();
        assert_eq!(hex(&out[..length]), hex(&packet), "{name}");
        let mut back = Tape::new(&plan);
        codec.decode(&plan, knows, &packet, three(&bases, &case["ages"]), &mut back).unwrap();
        assert!(back == new, "{name}");
        if let Some(model) = model {
            assert_eq!(hex(&model.to_bytes()), case["model"], "{name}");
        }
    }
}

/// Things that move evenly, turn, bounce and rest.
fn moving(plan: &Plan, tick: u32) -> Tape {
    let mut tape = Tape::new(plan);
    for (index, row) in tape.words_mut(1).chunks_exact_mut(6).enumerate() {
        let index = index as u32;
        let time = if index % 4 == 3 { 0 } else { tick };
        let height = (time * 7 + index).pow(2) % 300;
        let turned = 255 + (time * (index % 7)) % 120;
        row.copy_from_slice(&[
            3 | (turned << 2) | (255 << 11) | ((300 - index) << 20),
            1000 * index + time * (index % 9),
            200_000 - time * 31 % 500,
            height,
            (time * 40 + index) % 4096,
            u32::from(time % 20 > 10),
        ]);
    }
    tape
}

/// Writes the file anew. The packets are made here and judged by the script.
#[test]
#[ignore = "writes the vectors; see tools/delta-vectors.py"]
fn write_the_vectors() {
    let mut lines = String::new();
    for seed in 0..60_u64 {
        let mut random = Random(1000 + seed);
        let int = |last| FieldKind::Int { last };
        let crowd = vec![
            TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups: vec![] },
            TableSpec {
                rows: Rows::Fixed { parent: 0, rows: 20 },
                groups: vec![
                    GroupSpec::new(&[FieldKind::Rotation { bits: 9 }]),
                    GroupSpec::new(&[int(262_143), int(262_143), int(511)]),
                    GroupSpec::new(&[FieldKind::Wrapping { last: 4095 }]),
                    GroupSpec::new(&[FieldKind::FLAG]),
                ],
            },
        ];
        let is_moving = seed % 4 == 3;
        let (tables, plan) =
            if is_moving { (crowd.clone(), Plan::new(&crowd).unwrap()) } else { plan(&mut random) };
        let mut tapes: Vec<Tape> = Vec::new();
        for at in 0..7_u32 {
            let next = if is_moving {
                moving(&plan, at * 3 + seed as u32)
            } else {
                tape(&mut random, &tables, &plan, tapes.last())
            };
            tapes.push(next);
        }
        let words: usize = (0..plan.tables()).map(|index| tapes[6].words(index).len()).sum();
        if words > 200 {
            continue;
        }
        let all: Vec<Value> = tapes.iter().map(|tape| tape_value(tape, plan.tables())).collect();
        let mut trainer = Trainer::new(&plan);
        for _ in 0..6 {
            trainer.packet(&tapes[4], [(&tapes[2], 6), (&tapes[1], 9), (&tapes[0], 12)]);
            trainer.packet(&tapes[3], [(&tapes[2], 3), (&tapes[1], 6), (&tapes[0], 9)]);
        }
        let model = trainer.finish();
        let older =
            [2, 1, 0].map(|index| Base { tape: &tapes[index], age: 15 - 3 * (index + 1) as u32 });
        let knows = match seed % 3 {
            0 => Knowledge::Nothing,
            1 => Knowledge::Warm(&tapes[5], older),
            _ => Knowledge::Model(&model),
        };
        let bases =
            [5, 4, 2].map(|index| Base { tape: &tapes[index], age: 3 * (6 - index as u32) });
        let mut out = vec![0; 1 << 16];
        let length = TapeCodec::default().encode(&plan, knows, &tapes[6], bases, &mut out).unwrap();
        let warm = json!({ "ages": [9, 12, 15], "bases": [all[2], all[1], all[0]] });
        let older_ages = older.map(|base| base.age);
        let case = json!({
            "name": format!("{} {seed}", if is_moving { "moving" } else { "random" }),
            "tables": tables_value(&tables),
            "hash": format!("{:016x}", plan.hash()),
            "model": (seed % 3 == 2).then(|| hex(&model.to_bytes())),
            "warm": if seed % 3 == 1 { json!({ "ages": older_ages, "bases": warm["bases"] }) } else { Value::Null },
            "ages": [3, 6, 12],
            "bases": [all[5], all[4], all[2]],
            "new": all[6],
            "packet": hex(&out[..length]),
        });
        writeln!(lines, "{case}").unwrap();
    }
    std::fs::write(PATH, lines).unwrap();
}
