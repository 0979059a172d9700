//! Files: every kind survives a round trip, and no text from a stranger does harm.

#![allow(
    missing_docs,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::option_option,
    clippy::items_after_statements
)]

use std::num::{NonZeroI8, NonZeroU16};

use serde_json::{Value as Json, json};
use tightwire::packet::Protocol;
use tightwire::schema::{Condition, Part};
use tightwire::{Field, Schema, Shape, Wire};
use tightwire_schema::{InterpretError, Interpreter, SchemaFile};

#[derive(Wire, Clone, Debug, Default, PartialEq)]
enum Gait {
    Idle,
    #[default]
    Walking,
    Running {
        speed: f32,
    },
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Pose {
    x: i8,
    #[wire(rename = "is still")]
    still: bool,
}

/// A field for every kind that a derive supports, and for every condition.
#[derive(Wire, Clone, Debug)]
struct Everything {
    #[wire(bits = 12)]
    tick: u16,
    armed: bool,
    #[wire(range = -100..=100)]
    throttle: i8,
    whole: (i128, u128, i64, u64),
    #[wire(fixed(-100..=100, 8))]
    angle: i16,
    raw: f32,
    exact: f64,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    #[wire(smallest_three = 9)]
    rotation: [f32; 4],
    #[wire(unit = 10)]
    up: [f32; 3],
    letter: char,
    id: NonZeroU16,
    offset: NonZeroI8,
    #[wire(relative_to = tick)]
    next: u16,
    #[wire(align, bytes)]
    key: [u8; 5],
    #[wire(bytes, max_len = 9)]
    blob: Vec<u8>,
    #[wire(max_len = 20, check = "name")]
    name: String,
    #[wire(default_bit)]
    power: u32,
    #[wire(max_len = 4)]
    shots: Vec<Option<u8>>,
    gait: Gait,
    pose: Pose,
    wait: std::time::Duration,
    server: std::net::SocketAddr,
    #[wire(if = armed)]
    a: u8,
    #[wire(if = !armed && throttle > 3, default = 7)]
    b: u8,
    #[wire(if = b == 7 || name == "zoe")]
    c: u8,
    #[wire(if = matches!(gait, Gait::Idle))]
    d: u8,
    #[wire(if = shots.len() >= 2)]
    e: u8,
    #[wire(if = raw > 0.5)]
    f: Option<Option<u8>>,
    #[wire(if = pose.still)]
    g: Gait,
    #[wire(if = matches!(g, Gait::Walking))]
    h: u8,
}

fn everything(round: u32) -> Everything {
    let flag = round % 2 == 0;
    Everything {
        tick: (round * 7 % 4000) as u16,
        armed: flag,
        throttle: (round % 200) as i8 / 2,
        whole: (i128::MIN + i128::from(round), u128::MAX, i64::MIN, u64::MAX),
        angle: -300,
        raw: if round % 3 == 0 { 0.25 } else { 0.1 + round as f32 },
        exact: 0.1,
        steer: 0.25,
        rotation: [0.5, 0.5, 0.5, 0.5],
        up: [0.0, 0.0, 1.0],
        letter: 'ß',
        id: NonZeroU16::MIN,
        offset: NonZeroI8::MIN,
        next: (round * 7 % 4000) as u16 + 1 + (round % 300) as u16,
        key: *b"12345",
        blob: vec![0xab; (round % 10) as usize],
        name: if round % 5 == 0 { "zoe".into() } else { "max".into() },
        power: round % 4,
        shots: vec![None, Some(3), Some(0)][..(round % 4).min(3) as usize].to_vec(),
        gait: match round % 3 {
            0 => Gait::Idle,
            1 => Gait::Walking,
            _ => Gait::Running { speed: 3.5 },
        },
        pose: Pose { x: -3, still: round % 7 < 3 },
        wait: std::time::Duration::from_millis(1500),
        server: "1.2.3.4:5000".parse().unwrap(),
        a: 1,
        b: 2,
        c: 3,
        d: 4,
        e: 5,
        f: [None, Some(None), Some(Some(9))][round as usize % 3],
        g: Gait::Idle,
        h: 6,
    }
}

#[test]
fn everything_that_a_derive_knows_comes_back_with_its_hash() {
    let text = SchemaFile::new().with::<Everything>("all").unwrap().to_json();
    let file = SchemaFile::from_json(&text).unwrap();
    let root = file.root("all").unwrap();
    assert_eq!(root.hash, Everything::SCHEMA.hash());
    assert_eq!(file.text("all"), Some(Everything::SCHEMA.to_string()));
    assert_eq!(file.model().max_bits(root.at), Everything::SCHEMA.max_bits());
    assert_eq!(file.to_json(), text);
}

#[test]
fn everything_that_a_derive_knows_is_read_and_written() {
    let text = SchemaFile::new().with::<Everything>("all").unwrap().to_json();
    let interpreter = Interpreter::of(&SchemaFile::from_json(&text).unwrap(), "all").unwrap();
    for round in 0..1000 {
        let value = everything(round);
        let packet = tightwire::encode_to_vec(&value).unwrap();
        let json = interpreter.decode(&packet).unwrap();
        assert_eq!(interpreter.encode(&json).as_ref(), Ok(&packet), "{json}");
        assert_eq!(interpreter.trace_write(&json).unwrap().packet, packet);
        assert_eq!(json["throttle"], value.throttle);
        assert_eq!(json["whole"][0], json!((i128::MIN + i128::from(round)).to_string()));
        assert_eq!(json["pose"]["is still"], value.pose.still);
        assert_eq!(json.get("a").is_some(), value.armed);
        for cut in 0..packet.len() {
            let refused = tightwire::decode::<Everything>(&packet[..cut]).unwrap_err();
            let Err(InterpretError::Refused(exact)) = interpreter.decode(&packet[..cut]) else {
                panic!("{cut} bytes are accepted")
            };
            assert_eq!(exact.kind(), refused.kind());
            assert!(refused.bit() <= exact.bit(), "{refused:?} {exact:?}");
        }
    }
}

/// Kinds that only hand-written descriptions have.
const BY_HAND: Schema = Schema::structure(
    "ByHand",
    &[
        Field::new("wide", &Schema::value(Shape::WideString { max: 9, min: 0 })),
        Field::new("index", &Schema::value(Shape::ObjectIndex { previous: Some(3), objects: 40 })),
        Field::new("first", &Schema::value(Shape::ObjectIndex { previous: None, objects: 40 })),
        Field::new("count", &Schema::value(Shape::Count { max: 6, min: 0 })),
        Field::new("there", &Schema::value(Shape::Present)),
        Field::new("group", &Schema::option(&Schema::value(Shape::Group("mesh")))),
        Field::new("again", &Schema::option(&Schema::Recursive)),
        Field::new(
            "terrain",
            &Schema::opaque("Terrain").version(3).at_most(9).holding(&[&u8::SCHEMA]),
        ),
    ],
);

#[test]
fn what_only_descriptions_by_hand_have_comes_back_too() {
    let text = SchemaFile::new().with_schema("x", &BY_HAND).unwrap().to_json();
    let file = SchemaFile::from_json(&text).unwrap();
    assert_eq!(file.roots()[0].hash, BY_HAND.hash());
    assert_eq!(file.text("x"), Some(BY_HAND.to_string()));
    assert_eq!(file.to_json(), text);
    // The interpreter reads up to the custom code, and reports it.
    let error = Interpreter::of(&file, "x").unwrap().decode(&[0x30, 0, 0]).unwrap_err();
    let InterpretError::Custom { path, what, .. } = error else { panic!("{error}") };
    assert_eq!((path.as_str(), what.as_str()), ("terrain", "`Terrain` is custom code"));
}

#[test]
fn a_protocol_keeps_its_id_and_one_that_was_changed_is_refused() {
    const PROTOCOL: Protocol<Pose, Gait> = Protocol::new("game", 3).data(7);
    let text = SchemaFile::of(&PROTOCOL).unwrap().to_json();
    let file = SchemaFile::from_json(&text).unwrap();
    assert_eq!(file.protocol().unwrap().id(), PROTOCOL.id());
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        SchemaFile::from_json(&text.replacen(from, to, 1)).unwrap_err().to_string()
    };
    let other = refused("\"version\": 3", "\"version\": 4");
    assert!(other.starts_with("protocol: the id does not match the protocol, "), "{other}");
    assert!(refused("is still", "is stil").contains("the hash does not match the schema, "));
    assert!(
        refused("\"tightwire\": 1", "\"tightwire\": 2").contains("has version 2 of the format")
    );
    assert!(refused("\"kind\": \"bool\"", "\"kind\": \"bool\", \"new\": 1").contains("new"));
}

#[test]
fn two_types_of_one_name_are_kept_apart() {
    mod other {
        #[derive(tightwire::Wire)]
        pub(super) struct Pose {
            pub(super) y: u8,
        }
    }
    let _ = other::Pose { y: 1 }.y;
    let file = SchemaFile::new().with::<(Pose, other::Pose, Pose)>("x").unwrap();
    let back = SchemaFile::from_json(&file.to_json()).unwrap();
    assert_eq!(back.roots()[0].hash, <(Pose, other::Pose, Pose)>::SCHEMA.hash());
    assert_eq!(file.to_json().matches("\"name\": \"Pose\"").count(), 2);
}

/// Returns a file with types. The last of them is the root.
fn file_of(types: &[Json], root: &Json) -> String {
    json!({
        "tightwire": 1, "types": types,
        "roots": [{ "name": "x", "hash": "0000000000000000", "schema": root }],
    })
    .to_string()
}

#[test]
fn a_type_that_doubles_again_and_again_is_refused_in_time() {
    let mut types = vec![json!({ "type": "T0", "name": "T", "kind": "struct", "fields": [] })];
    for level in 1..60 {
        let inner = json!({ "schema": { "kind": "type", "type": format!("T{}", level - 1) } });
        let named = |name: &str| {
            let mut field = inner.clone();
            field["name"] = json!(name);
            field
        };
        types.push(json!({
            "type": format!("T{level}"), "name": "T", "kind": "struct", "fields": [named("a"), named("b")],
        }));
    }
    let error = SchemaFile::from_json(&file_of(&types, &json!({ "kind": "type", "type": "T59" })));
    assert!(error.unwrap_err().to_string().ends_with("too large"));
}

#[test]
fn a_type_that_nests_deeply_is_refused() {
    let mut schema = json!({ "kind": "bool" });
    for _ in 0..60 {
        schema = json!({ "kind": "option", "of": schema });
    }
    let error = SchemaFile::from_json(&file_of(&[], &schema)).unwrap_err().to_string();
    assert!(error.contains("hash"), "{error}");
    for _ in 0..60 {
        schema = json!({ "kind": "option", "of": schema });
    }
    let error = SchemaFile::from_json(&file_of(&[], &schema)).unwrap_err().to_string();
    assert!(error.contains("deep") || error.contains("recursion"), "{error}");
}

#[test]
fn types_refer_only_to_those_before_them() {
    let itself = json!({ "type": "A", "name": "A", "kind": "struct",
        "fields": [{ "name": "a", "schema": { "kind": "option", "of": { "kind": "type", "type": "A" } } }] });
    let error = SchemaFile::from_json(&file_of(&[itself], &json!({ "kind": "type", "type": "A" })));
    assert_eq!(error.unwrap_err().to_string(), "types.A.a: there is no type \"A\" before this one");
}

#[test]
fn values_that_no_declaration_has_are_refused() {
    for value in [
        json!({ "kind": "bits", "bits": 129 }),
        json!({ "kind": "bits" }),
        json!({ "kind": "bits", "bits": -1 }),
        json!({ "kind": "int", "min": 5, "max": 4 }),
        json!({ "kind": "int", "min": "-1", "max": "340282366920938463463374607431768211455" }),
        json!({ "kind": "fixed point", "min": 0, "max": 1, "fraction_bits": 4_294_967_295u32 }),
        json!({ "kind": "smallest three", "bits": 1_000_000 }),
        json!({ "kind": "bool", "without": "surrogates" }),
        json!({ "kind": "bool", "without": "zero" }),
        json!({ "kind": "bits", "bits": 8, "without": "nan" }),
        json!({ "kind": "array", "of": { "kind": "bool" }, "count": -1 }),
        json!({ "kind": "relative", "to": 0, "max": 5 }),
        json!({ "kind": "if", "of": { "kind": "bool" }, "condition": { "is": [] }, "absent": null }),
        json!({ "kind": 7 }),
        json!(null),
    ] {
        let error = SchemaFile::from_json(&file_of(&[], &value)).unwrap_err().to_string();
        assert!(error.starts_with("roots.x") && !error.contains("hash is not"), "{value}: {error}");
    }
}

#[test]
fn an_array_of_nothing_does_not_fill_the_memory() {
    static NOTHING: Schema = Schema::array(&Schema::structure("", &[]), usize::MAX);
    let error = Interpreter::new(&NOTHING).decode(&[]).unwrap_err();
    assert!(matches!(error, InterpretError::Custom { .. }), "{error}");
}

#[test]
fn a_condition_that_cannot_be_decided_is_an_error() {
    static IS: Condition = Condition::Is(Part { field: 0, path: &[] });
    static NESTED: Schema = Schema::under(&Schema::bits(8), &IS, None);
    static BITS: Schema = Schema::bits(8);
    // A condition on a field that is not a bool is an error, not a panic.
    static WRONG: Schema =
        Schema::structure("R", &[Field::new("a", &BITS), Field::new("b", &NESTED)]);
    assert!(Interpreter::new(&WRONG).decode(&[1, 2]).is_err());
}

#[test]
fn all_roots_of_a_file_are_counted_together() {
    // A type of many nodes, and as many roots of it as fit.
    let fields: Vec<Json> = (0..10_000)
        .map(|number| json!({ "name": number.to_string(), "schema": { "kind": "bool" } }))
        .collect();
    let types = [json!({ "type": "T", "name": "T", "kind": "struct", "fields": fields })];
    let text = |roots: usize, hash: &str| {
        let schema = json!({ "kind": "type", "type": "T" });
        let root = |number| json!({ "name": format!("r{number}"), "hash": hash, "schema": schema });
        let roots: Vec<Json> = (0..roots).map(root).collect();
        json!({ "tightwire": 1, "types": types, "roots": roots }).to_string()
    };
    let error = SchemaFile::from_json(&text(1, "0000000000000000")).unwrap_err().to_string();
    let hash = error.rsplit(' ').next().unwrap();
    assert!(SchemaFile::from_json(&text(20, hash)).is_ok());
    let error = SchemaFile::from_json(&text(30, hash)).unwrap_err().to_string();
    assert_eq!(error, "roots.r26: too large");
}

#[test]
fn a_condition_has_a_bound() {
    let text = |parts: usize| {
        let condition = json!({ "any": vec![json!({ "is": [0] }); parts] });
        let of = json!({ "kind": "bool" });
        let field = json!({ "kind": "if", "of": of, "condition": condition, "absent": null });
        let fields = json!([{ "name": "a", "schema": of }, { "name": "b", "schema": field }]);
        file_of(&[], &json!({ "kind": "tuple", "fields": fields }))
    };
    let error = SchemaFile::from_json(&text(1000)).unwrap_err().to_string();
    assert!(error.contains("the hash does not match"), "{error}");
    let error = SchemaFile::from_json(&text(2000)).unwrap_err().to_string();
    assert_eq!(error, "roots.x.b.condition: too large");
}

#[test]
fn a_default_of_arrays_in_arrays_does_not_fill_the_memory() {
    static BYTES: Schema = Schema::value(Shape::Bytes { count: 1024 });
    static INNER: Schema = Schema::array(&BYTES, 1024);
    static MIDDLE: Schema = Schema::array(&INNER, 1024);
    static OUTER: Schema = Schema::array(&MIDDLE, 1024);
    static DEFAULT: Schema = Schema::default_bit(&OUTER);
    assert_eq!(Interpreter::new(&DEFAULT).decode(&[1]).unwrap(), json!({ "$default": true }));
    // Those that fit are written out.
    static SMALL: Schema = Schema::default_bit(&Schema::array(&Schema::bits(8), 3));
    assert_eq!(Interpreter::new(&SMALL).decode(&[1]).unwrap(), json!([0, 0, 0]));
}

#[test]
fn damaged_files_are_refused_or_read_and_never_panic() {
    let text = SchemaFile::new().with::<Everything>("all").unwrap().to_json();
    let mut random = fastrand::Rng::with_seed(1);
    let words: Vec<String> = text.split_inclusive(['\n', ' ']).map(str::to_owned).collect();
    let is_word = |word: &&String| !word.trim().is_empty();
    let words: Vec<String> = words.iter().filter(is_word).cloned().collect();
    let mut read = 0;
    for _ in 0..400 {
        let mut damaged = words.clone();
        let (from, to) = (random.usize(..words.len()), random.usize(..words.len()));
        damaged[to] = words[from].clone();
        read += usize::from(SchemaFile::from_json(&damaged.concat()).is_ok());
    }
    // Where a word was replaced by an equal one.
    assert!(read < 200, "{read}");
}
