//! Packets of elements as data: `vectors/delta/elements.jsonl`, which `tools/delta-elements.py` decodes
//! from the document alone.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod support;

use std::fmt::Write;

use serde_json::{Value, json};
use support::vectors::{hex, tables, tables_value, tape_of, tape_value, unhex};
use support::{Random, plan, tape};
use tightwire_delta::{
    FieldKind, GroupSpec, History, Link, Model, Plan, Receiver, Rows, TableSpec, Tape, Trainer,
};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/delta/elements.jsonl");

#[test]
fn receivers_show_the_states_of_the_vectors() {
    let text = std::fs::read_to_string(PATH).unwrap();
    assert!(text.lines().count() >= 20);
    for line in text.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let name = case["name"].as_str().unwrap();
        let plan = Plan::new(&tables(&case["tables"])).unwrap();
        assert_eq!(plan.identity(), case["identity"].as_u64().unwrap() as u32, "{name}");
        let model = case["model"].as_str();
        let model = model.map(|text| Model::from_bytes(&plan, &unhex(text)).unwrap());
        let mut receiver = Receiver::of(plan.clone(), model);
        for (at, packet) in case["packets"].as_array().unwrap().iter().enumerate() {
            let decoded = receiver.decode_tape(&unhex(packet["packet"].as_str().unwrap()));
            assert_eq!(decoded.is_err(), packet["rejected"] == true, "{name} {at}: {decoded:?}");
            if decoded.is_err() {
                continue;
            }
            let shown = receiver.tape();
            assert_eq!(shown.is_some(), !packet["state"].is_null(), "{name} {at}");
            if let Some(shown) = shown {
                assert!(*shown == tape_of(&plan, &packet["state"]), "{name} {at}");
            }
            assert_eq!(receiver.tick().map(u64::from), packet["tick"].as_u64(), "{name} {at}");
            assert_eq!(receiver.is_complete(), packet["complete"] == true, "{name} {at}");
        }
    }
}

/// A crowd that moves, of which some appear and vanish.
fn world() -> Vec<TableSpec> {
    let int = |last| FieldKind::Int { last };
    vec![
        TableSpec {
            rows: Rows::Fixed { parent: 0, rows: 1 },
            groups: vec![GroupSpec::new(&[int(999)]), GroupSpec::new(&[int(12)])],
        },
        TableSpec {
            rows: Rows::Keyed { most: 24 },
            groups: vec![
                GroupSpec::new(&[int(4000)]),
                GroupSpec::new(&[int(4095), int(4095)]),
                GroupSpec::new(&[FieldKind::FLAG]),
                GroupSpec::new(&[int(3)]),
                GroupSpec::new(&[int(99)]).when(3, 1),
            ],
        },
        TableSpec {
            rows: Rows::Counted { parent: 1, word: 4 },
            groups: vec![GroupSpec::new(&[int(63)])],
        },
        TableSpec {
            rows: Rows::Counted { parent: 0, word: 1 },
            groups: vec![
                GroupSpec::new(&[FieldKind::Wrapping { last: 1023 }]),
                GroupSpec::new(&[FieldKind::Float]),
            ],
        },
        TableSpec {
            rows: Rows::Fixed { parent: 0, rows: 10 },
            groups: vec![
                GroupSpec::new(&[FieldKind::Rotation { bits: 9 }]),
                GroupSpec::new(&[int(500)]),
            ],
        },
    ]
}

fn at(plan: &Plan, tick: u32) -> Tape {
    let mut tape = Tape::new(plan);
    tape.words_mut(0).copy_from_slice(&[tick / 8, 3 + tick / 5 % 6]);
    for key in (0..30).filter(|key| (tick + key * 5) % 40 < 26).take(24) {
        let moved = if key % 3 == 0 { 0 } else { tick };
        let items = (key + tick / 9) % 3;
        let armed = u32::from((tick + key) % 16 < 5);
        let ammo = if armed == 1 { key + tick / 4 } else { 0 };
        tape.push(
            1,
            &[key * 37, 100 + moved * (key % 7), 3000 - moved * 11 % 900, armed, items, ammo],
        );
        for item in 0..items {
            tape.push(2, &[key + item]);
        }
    }
    for row in 0..3 + tick / 5 % 6 {
        let float = (tick as f32 / 3.0 - row as f32).to_bits();
        tape.push(3, &[(tick * 30 + row * 100) % 1024, float]);
    }
    for (row, words) in tape.words_mut(4).chunks_exact_mut(2).enumerate() {
        let turned = 200 + tick * (row as u32 % 4);
        words.copy_from_slice(&[
            3 | (turned << 2) | (255 << 11) | (255 << 20),
            tick * row as u32 % 501,
        ]);
    }
    tape
}

/// Plays a link over a bad network, and returns what arrived and what the receiver then shows.
fn play(
    random: &mut Random,
    plan: &Plan,
    model: Option<&Model>,
    tapes: &[(u32, Tape)],
) -> Vec<Value> {
    let mut history = History::of(plan.clone(), model.cloned());
    let mut receiver = Receiver::of(plan.clone(), model.cloned());
    let mut link = Link::new(7);
    let (mut arrived, mut late) = (Vec::new(), Vec::new());
    let mut deliver = |receiver: &mut Receiver<Tape>, packet: &[u8]| {
        let is_rejected = receiver.decode_tape(packet).is_err();
        let state = receiver.tape().map(|tape| tape_value(tape, plan.tables()));
        arrived.push(if is_rejected {
            json!({ "packet": hex(packet), "rejected": true })
        } else {
            json!({
                "packet": hex(packet),
                "tick": receiver.tick(),
                "complete": receiver.is_complete(),
                "state": state,
            })
        });
    };
    for (tick, tape) in tapes {
        history.record_tape(*tick, |place| place.clone_from(tape)).unwrap();
        let mut out = vec![0; 60 + random.below(160) as usize];
        let Ok(packet) =
            link.encode(&history, *tick, &mut out, |element| (element.key % 5 + 1) as u32)
        else {
            continue;
        };
        match random.below(8) {
            0 => continue,
            1 => {
                late.push(packet.to_vec());
                continue;
            }
            _ => deliver(&mut receiver, packet),
        }
        if random.one_in(12) {
            deliver(&mut receiver, packet);
        }
        if random.one_in(3) {
            late.drain(..).for_each(|packet| deliver(&mut receiver, &packet));
        }
        if !random.one_in(4) {
            if let Some(ack) = receiver.ack() {
                link.acked(ack);
            }
        }
    }
    arrived
}

/// Writes the file anew. The packets are made here and judged by the script.
#[test]
#[ignore = "writes the vectors; see tools/delta-elements.py"]
fn write_the_vectors() {
    let mut lines = String::new();
    for seed in 0..40_u64 {
        let mut random = Random(7000 + seed);
        let is_world = seed % 2 == 0;
        let (tables, plan) =
            if is_world { (world(), Plan::new(&world()).unwrap()) } else { plan(&mut random) };
        let mut tapes: Vec<(u32, Tape)> = Vec::new();
        let start = 65_520 * (seed as u32 % 3);
        let mut tick = start;
        for _ in 0..16 {
            let next = if is_world {
                at(&plan, tick - start)
            } else {
                tape(&mut random, &tables, &plan, tapes.last().map(|(_, tape)| tape))
            };
            tapes.push((tick, next));
            tick += 1 + random.below(3) as u32;
        }
        let words =
            |tape: &Tape| (0..plan.tables()).map(|index| tape.words(index).len()).sum::<usize>();
        if !is_world && tapes.iter().any(|(_, tape)| words(tape) > 120) {
            continue;
        }
        let mut trainer = Trainer::new(&plan);
        for three in tapes.windows(4) {
            let base = |at: usize| (&three[at].1, three[3].0 - three[at].0);
            trainer.packet(&three[3].1, [base(2), base(1), base(0)]);
        }
        let model = (seed % 3 == 2).then(|| trainer.finish());
        let case = json!({
            "name": format!("{} {seed}", if is_world { "world" } else { "random" }),
            "tables": tables_value(&tables),
            "identity": plan.identity(),
            "model": model.as_ref().map(|model| hex(&model.to_bytes())),
            "packets": play(&mut random, &plan, model.as_ref(), &tapes),
        });
        writeln!(lines, "{case}").unwrap();
    }
    std::fs::write(PATH, lines).unwrap();
}
