//! Schema files from an attacker: damaged and invented ones with correct
//! hashes, and packets for those that are accepted.
//!
//! The long form is `TIGHTWIRE_FILES=100000 cargo test --release -p tightwire-schema --test
//! attack`.

#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use fastrand::Rng;
use serde_json::{Value, json};
use tightwire::packet::Protocol;
use tightwire::{Wire, encode_to_vec};
use tightwire_schema::{Interpreter, SchemaFile};

#[derive(Wire, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Slot {
    #[default]
    Head,
    Ring(u8, Option<bool>),
}

#[derive(Wire, Clone, Debug, Default)]
struct Small {
    #[wire(bits = 12)]
    tick: u16,
    #[wire(relative_to = tick)]
    next: u16,
    #[wire(if = tick > 3 && next != 9)]
    slot: Slot,
}

#[derive(Wire, Clone, Debug, Default)]
struct Lists {
    #[wire(range = 0..=3)]
    rows: u8,
    #[wire(len = rows * rows + 1, max_len = 10)]
    cells: Vec<bool>,
    #[wire(max_len = 4)]
    worn: std::collections::BTreeMap<Slot, u8>,
    #[wire(subset)]
    ammo: [Option<u8>; 5],
    #[wire(default_bit)]
    grid: [[u8; 2]; 2],
}

#[derive(Wire, Clone, Debug, Default)]
struct Values {
    #[wire(fixed(-100..=100, 8))]
    angle: i16,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    letter: char,
    #[wire(align, bytes)]
    key: [u8; 2],
    #[wire(max_len = 9, check = "name")]
    name: String,
    #[wire(if = name == "zoe")]
    whole: (i128, f64),
}

/// Files to damage.
fn files() -> Vec<Value> {
    const PROTOCOL: Protocol<Slot, bool> = Protocol::new("game", 3);
    let files = [
        SchemaFile::new().with::<Small>("x"),
        SchemaFile::new().with::<Lists>("x"),
        SchemaFile::new().with::<Values>("x"),
        SchemaFile::new().with::<Option<Slot>>("x"),
        SchemaFile::of(&PROTOCOL),
    ];
    files.map(|file| serde_json::from_str(&file.unwrap().to_json()).unwrap()).into()
}

/// Returns all places of a file.
fn places(json: &Value, here: &str, all: &mut Vec<String>) {
    all.push(here.to_owned());
    match json {
        Value::Array(list) => {
            for (index, one) in list.iter().enumerate() {
                places(one, &format!("{here}/{index}"), all);
            }
        }
        Value::Object(object) => {
            for (key, one) in object {
                places(one, &format!("{here}/{}", key.replace('~', "~0").replace('/', "~1")), all);
            }
        }
        _ => {}
    }
}

const WORDS: [&str; 46] = [
    "type",
    "tuple",
    "option",
    "default bit",
    "if",
    "array",
    "list",
    "set",
    "map",
    "subset",
    "byte list",
    "relative",
    "wrapping",
    "opaque",
    "recursive",
    "ascending",
    "exactly",
    "bits",
    "bool",
    "f32",
    "f64",
    "int",
    "fixed point",
    "compressed float",
    "smallest three",
    "unit vector",
    "angle",
    "half float",
    "padding",
    "bytes",
    "string",
    "wide string",
    "check",
    "object index",
    "count",
    "present",
    "is default",
    "variant",
    "relative int",
    "wrapping int",
    "group",
    "zero",
    "surrogates",
    "nan",
    "==",
    "?",
];

const KEYS: [&str; 34] = [
    "kind",
    "of",
    "max",
    "min",
    "count",
    "bits",
    "to",
    "from",
    "places",
    "counted",
    "repeats",
    "key",
    "value",
    "fields",
    "name",
    "declared",
    "default",
    "variants",
    "tag_bits",
    "condition",
    "absent",
    "length",
    "field",
    "number",
    "plus",
    "minus",
    "times",
    "first",
    "largest",
    "fraction_bits",
    "resolution",
    "objects",
    "previous",
    "without",
];

/// Returns some value that differs from the one there.
fn other(random: &mut Rng, file: &Value, all: &[String]) -> Value {
    let numbers =
        [0i64, 1, 2, 3, 7, 8, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 1 << 20, 1 << 31];
    match random.usize(..12) {
        0 => json!(numbers[random.usize(..numbers.len())]),
        1 => json!(-numbers[random.usize(..numbers.len())]),
        2 => json!(
            [u64::MAX, 1 << 62, (1 << 53) + 1, i64::MAX as u64, u64::from(u32::MAX)]
                [random.usize(..5)]
        ),
        3 => json!(
            [
                "340282366920938463463374607431768211455",
                "-170141183460469231731687303715884105728",
                "0x7fc00000",
                "0xff800000",
                "1e999"
            ][random.usize(..5)]
        ),
        4 => json!([0.0, -0.0, 1e-45, 3.5e38, 1e300, -1.0][random.usize(..6)]),
        5 => json!(WORDS[random.usize(..WORDS.len())]),
        6 => json!([Value::Null, json!(true), json!([]), json!({}), json!("")][random.usize(..5)]),
        // A part of the file again, which may be all of it.
        _ => file.pointer(&all[random.usize(..all.len())]).cloned().unwrap_or_default(),
    }
}

/// Wraps a schema in a schema.
fn around(random: &mut Rng, of: &Value) -> Value {
    let size = [0u64, 1, 2, 300, 1024, 1 << 20, 1 << 40][random.usize(..7)];
    match random.usize(..9) {
        0 => json!({ "kind": "option", "of": of }),
        1 => json!({ "kind": "default bit", "of": of }),
        2 => json!({ "kind": "array", "of": of, "count": size }),
        3 => json!({ "kind": "list", "of": of, "max": size }),
        4 => json!({ "kind": "set", "of": of, "max": size, "repeats": random.usize(..2) == 0 }),
        5 => json!({ "kind": "map", "key": of, "value": of, "max": size }),
        6 => {
            json!({ "kind": "subset", "of": of, "places": size, "counted": random.usize(..2) == 0 })
        }
        7 => {
            json!({ "kind": "tuple", "fields": [{ "name": "0", "schema": of }, { "name": "1", "schema": of }] })
        }
        _ => {
            json!({ "kind": "if", "of": of, "condition": { "not": { "is": [random.usize(..3)] } }, "absent": null })
        }
    }
}

fn damaged(random: &mut Rng, file: &Value) -> String {
    let mut damaged = file.clone();
    for _ in 0..=random.usize(..3) {
        let mut all = Vec::new();
        places(&damaged, "", &mut all);
        let new = other(random, file, &all);
        let schemas: Vec<&String> = all
            .iter()
            .filter(|place| place.ends_with("/schema") || place.ends_with("/of"))
            .collect();
        // Mostly inside schemas, because damage around them is soon rejected.
        if let (true, Some(place)) =
            (random.usize(..3) == 0, schemas.get(random.usize(..schemas.len().max(1))))
        {
            let place = damaged.pointer_mut(place).unwrap();
            for _ in 0..=random.usize(..4) {
                *place = around(random, place);
            }
            continue;
        }
        let place = damaged.pointer_mut(&all[random.usize(..all.len())]).unwrap();
        match place {
            Value::Object(object) if random.usize(..2) == 0 => {
                object.insert(KEYS[random.usize(..KEYS.len())].into(), new);
            }
            Value::Object(object) if random.usize(..3) == 0 => {
                let key = object.keys().nth(random.usize(..object.len().max(1))).cloned();
                key.and_then(|key| object.remove(&key));
            }
            Value::Array(list) if random.usize(..2) == 0 => list.push(new),
            place => *place = new,
        }
    }
    let mut text = damaged.to_string();
    // Sometimes damage the text.
    if random.usize(..10) == 0 {
        let at = random.usize(..text.len());
        let at = (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap();
        match random.usize(..3) {
            0 => text.truncate(at),
            1 => {
                text.insert_str(at, ["[", "{", "\"", "1e", "\\u0000", "}", ","][random.usize(..7)]);
            }
            _ => text = format!("{}{text}", "[".repeat(random.usize(..300))),
        }
    }
    text
}

/// Returns the file with correct hashes.
fn import(text: &str) -> Result<SchemaFile, String> {
    let mut text = text.to_owned();
    loop {
        let error = match SchemaFile::from_json(&text) {
            Ok(file) => return Ok(file),
            Err(error) => error.to_string(),
        };
        let Ok(mut json) = serde_json::from_str::<Value>(&text) else { return Err(error) };
        let Some((place, hash)) = error.split_once("does not match the ") else {
            return Err(error);
        };
        let right = hash.rsplit(' ').next().unwrap();
        if place.starts_with("protocol") {
            json["protocol"]["id"] = json!(right);
        } else {
            let name =
                place.strip_prefix("roots.").and_then(|rest| rest.strip_suffix(": the hash "));
            let roots = json["roots"].as_array_mut().unwrap();
            let root = roots.iter_mut().find(|root| root["name"].as_str() == name);
            root.unwrap()["hash"] = json!(right);
        }
        text = json.to_string();
    }
}

/// Generates code for all other languages, or one readable error.
fn generate(file: &SchemaFile, seed: u64) {
    let all =
        [tightwire_gen::typescript(file), tightwire_gen::cpp(file), tightwire_gen::wireshark(file)];
    let errors = all.iter().filter_map(|one| one.as_ref().err());
    let errors: Vec<String> = errors.map(ToString::to_string).collect();
    assert!(errors.is_empty() || errors.len() == 3, "{errors:?}");
    assert!(errors.windows(2).all(|two| two[0] == two[1]), "{errors:?}");
    // For the compilers of those languages.
    let Some(folder) = std::env::var_os("TIGHTWIRE_KEEP") else { return };
    for made in all.iter().flatten().flatten() {
        let folder = std::path::Path::new(&folder).join(seed.to_string());
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(made.name), &made.text).unwrap();
    }
}

/// Does everything that a tool does with a file.
fn use_it(file: &SchemaFile, random: &mut Rng) {
    generate(file, random.get_seed());
    assert_eq!(SchemaFile::from_json(&file.to_json()).unwrap().to_json(), file.to_json());
    for root in file.roots() {
        let _ = (file.text(&root.name), file.fixed_bits(&root.name));
        let interpreter = Interpreter::of(file, &root.name).unwrap();
        let length = random.usize(..40);
        let noise: Vec<u8> = (0..length).map(|_| random.usize(..256) as u8).collect();
        let good = encode_to_vec(&Small { tick: 5, next: 77, slot: Slot::Head }).unwrap();
        for packet in [&[], &[0; 64][..], &[255; 64], &noise, &good] {
            let read = interpreter.decode(packet);
            let trace = interpreter.trace(packet);
            assert!(read.is_err() || trace.explanation.is_none(), "{root:?} {packet:02x?}");
            let Ok(value) = read else { continue };
            if let Ok(again) = interpreter.encode(&value) {
                assert_eq!(
                    interpreter.decode(&again).as_ref(),
                    Ok(&value),
                    "{root:?} {packet:02x?}"
                );
            }
        }
        for value in
            [json!(null), json!([]), json!({}), json!(1), json!("x"), json!({ "$default": true })]
        {
            let _ = (interpreter.encode(&value), interpreter.trace_write(&value));
        }
    }
}

/// Tries this many files from a seed on. Returns how many were accepted and rejected.
fn attack(seed: u64, count: usize) -> (usize, usize) {
    let (files, mut random) = (files(), Rng::with_seed(seed));
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..count {
        let file = &files[random.usize(..files.len())];
        let text = damaged(&mut random, file);
        match import(&text) {
            Ok(file) => {
                use_it(&file, &mut random);
                accepted += 1;
            }
            Err(_) => refused += 1,
        }
    }
    (accepted, refused)
}

#[test]
fn damaged_files_with_the_right_hashes_do_no_harm() {
    let most = std::env::var("TIGHTWIRE_FILES").ok().and_then(|text| text.parse().ok());
    let most: usize = most.unwrap_or(1000);
    let (accepted, refused) = attack(1, most);
    println!("{accepted} files accepted, {refused} refused");
    assert!(accepted * 20 > refused, "{accepted} of {refused}");
}
