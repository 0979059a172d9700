//! Hashes pinned to the bit, and the text of a schema.
//!
//! The hashes are those of `tools/packet-vectors.py`, which follows `docs/wire-format-packets.md` and
//! shares no code with the library.

use tightwire::{Field, Number, Schema, Shape, Wire};

#[derive(Wire)]
enum Event {
    Nothing,
    Shot {
        #[wire(range = 0..=11)]
        weapon: u8,
        target: Option<u16>,
    },
    Chat(#[wire(max_len = 20)] String),
}

#[derive(Wire)]
struct Input {
    #[wire(bits = 12)]
    tick: u16,
    #[wire(range = -100..=100)]
    throttle: i8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    aim: [u32; 3],
    #[wire(max_len = 8)]
    events: Vec<Event>,
    #[wire(check = "end")]
    jump: bool,
}

/// A constant, as a protocol id needs it.
const INPUT: u64 = Input::SCHEMA.hash();

/// Kinds that `Input` does not have.
#[derive(Wire)]
struct Kinds {
    wide: u128,
    #[wire(fixed(-100..=100, 8))]
    angle: i16,
    exact: f64,
    #[wire(relative_to = wide)]
    next: u128,
    #[wire(align, bytes)]
    key: [u8; 5],
    #[wire(bytes, max_len = 9)]
    blob: Vec<u8>,
    #[wire(default_bit)]
    speed: f32,
    #[wire(smallest_three = 9)]
    rotation: [f32; 4],
    #[wire(unit = 10)]
    up: [f32; 3],
    letter: char,
    id: std::num::NonZeroU128,
}

#[derive(Wire, PartialEq, Default)]
enum Gait {
    #[default]
    Idle,
    Walking,
    Running,
}

#[derive(Wire)]
struct Pose {
    x: i8,
    still: bool,
}

const LIMIT: u8 = 200;
const MASK: u8 = 1 << 3;
const SECOND: u8 = 2;

/// A field for each kind of condition, operand and constant.
#[derive(Wire)]
struct Conditions {
    armed: bool,
    kind: Gait,
    #[wire(max_len = 9)]
    name: String,
    target: Option<u8>,
    count: u8,
    #[wire(skip)]
    cache: u64,
    speed: f32,
    pose: Pose,
    #[wire(if = armed)]
    is: u8,
    #[wire(if = pose.still)]
    part: u8,
    #[wire(if = !armed)]
    not: u8,
    #[wire(if = count > 3)]
    above: u8,
    #[wire(if = armed && (count == LIMIT || speed < -0.5))]
    all: u8,
    #[wire(if = target.is_some(), default = 7)]
    some: u8,
    #[wire(if = target.is_none(), default = 1.5)]
    none: f32,
    #[wire(if = matches!(kind, Gait::Walking | Gait::Running))]
    variant: u8,
    #[wire(if = kind != Gait::Idle, default = Gait::Walking)]
    named: Gait,
    #[wire(if = name == "a b")]
    text: u8,
    #[wire(if = name.len() >= 2)]
    length: u8,
    #[wire(if = name.is_empty())]
    empty: u8,
    #[wire(if = pose.x <= -5, default = u8::from(true), version = 3)]
    negative: u8,
    #[wire(if = count & MASK != 0, default = Some(SECOND))]
    bit: Option<u8>,
    #[wire(if = name.len() % 2 == 1, default = None)]
    odd: Option<u8>,
}

#[derive(Wire, PartialEq, Default)]
struct Stance {
    gait: Gait,
    x: u8,
}

/// Values that are left out where they are the default of their type.
#[derive(Wire)]
struct Defaults {
    armed: bool,
    #[wire(default_bit)]
    stance: [Stance; 2],
    #[wire(if = armed)]
    gait: Gait,
}

#[test]
fn the_hash_is_the_same_in_every_build_and_on_every_platform() {
    const TEN: Schema =
        Schema::value(Shape::Int { min: Number::Unsigned(0), max: Number::Unsigned(10) });
    const HELD: Schema = Schema::structure("", &[Field::new("x", &bool::SCHEMA)]);
    let terrain = Schema::opaque("Terrain<u8, 4>").version(2).at_most(900);
    let index = |previous| Schema::value(Shape::ObjectIndex { previous, objects: 200 });
    let pinned = [
        (INPUT, 0x254e_dd7d_6d6e_9a22),
        (Kinds::SCHEMA.hash(), 0x0ce0_5ced_9ce6_d645),
        (Conditions::SCHEMA.hash(), 0xbe2d_6ee3_ab67_922b),
        (Defaults::SCHEMA.hash(), 0x25fc_f403_a445_1c8a),
        (terrain.holding(&[&u8::SCHEMA, &HELD]).hash(), 0x7829_6e65_7987_4cdc),
        (Schema::opaque("Terrain").hash(), 0x9e78_03e1_5d40_12e6),
        (Schema::value(Shape::WideString { max: 7, min: 0 }).hash(), 0x77cf_2138_d295_131a),
        (index(Some(4)).hash(), 0x1978_f5fc_8fc4_d532),
        (index(None).hash(), 0x04cd_1bd2_1394_da0c),
        (Schema::set(&u8::SCHEMA, 3).hash(), 0x4146_89e3_825d_0d91),
        (Schema::bag(&u8::SCHEMA, 3).hash(), 0xc465_1354_43d3_8e02),
        (Schema::map(&u8::SCHEMA, &u16::SCHEMA, 3).hash(), 0x0845_35bc_2bd2_e946),
        (Schema::subset(&u8::SCHEMA, 901).hash(), 0x481d_d7c4_620f_fb31),
        (Schema::subset_list(&TEN, 64).hash(), 0x6862_e718_50b4_8770),
    ];
    for (at, (hash, expected)) in pinned.into_iter().enumerate() {
        assert_eq!(hash, expected, "{at}: {hash:016x}");
    }
}

#[test]
fn the_text_has_a_line_for_everything() {
    #[derive(Wire)]
    struct Rich {
        #[wire(bits = 12)]
        tick: u16,
        #[wire(relative_to = tick)]
        next: u16,
        #[wire(range = 0..=10, max_len = 8)]
        scores: Vec<Option<i16>>,
        #[wire(compressed(-1.0..=1.0, 0.01))]
        steer: f32,
        #[wire(fixed(-100..=100, 8))]
        angle: i16,
        #[wire(smallest_three = 9)]
        rotation: [f32; 4],
        #[wire(unit = 10)]
        up: [f32; 3],
        #[wire(if = tick > 5)]
        height: f32,
        #[wire(default_bit)]
        speed: f64,
        #[wire(align, bytes)]
        key: [u8; 5],
        #[wire(bytes, max_len = 9)]
        blob: Vec<u8>,
        #[wire(check = "middle")]
        event: Event,
        #[wire(skip)]
        cache: u64,
        pair: (bool, i8),
    }
    let expected = "\
struct Rich
  tick: bits 12
  next: relative to field #0
  scores: list of at most 8
    each: optional
      some: int 0..=10 (4 bits)
  steer: compressed -1.0..=1.0 by 0.01 (8 bits)
  angle: fixed -100..=100, 8 fraction bits (16 bits)
  rotation: smallest three by 9 bits (29 bits)
  up: unit vector by 10 bits (20 bits)
  height: if #0 > 5
    value: f32
  speed: unless default
    value: f64
  align
  key: bytes 5
  blob: at most 9 bytes
  event: enum Event (2 bits)
    Nothing
    Shot
      weapon: int 0..=11 (4 bits)
      target: optional
        some: bits 16
    Chat
      0: string of at most 20 bytes
  check \"middle\" (c982a718)
  pair: tuple
    0: bool
    1: int -128..=127 (8 bits)
";
    assert_eq!(Rich::SCHEMA.to_string(), expected);
}
