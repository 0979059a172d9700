//! Compares the interpreter with `decode` and `encode` on packets that a stranger might send.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::struct_excessive_bools,
    clippy::option_option,
    clippy::partialeq_to_none
)]

use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap};
use std::fmt::Debug;

use serde_json::json;
use tightwire::{ReadError, ReadErrorKind, Wire, decode, encode_to_vec};
use tightwire_schema::{InterpretError, Interpreter, SchemaFile};

/// Returns the interpreter of a type's schema, after a round trip through a file.
fn interpreter<T: Wire>() -> Interpreter {
    let text = SchemaFile::new().with::<T>("T").unwrap().to_json();
    let file = SchemaFile::from_json(&text).unwrap();
    assert_eq!(file.roots()[0].hash, T::SCHEMA.hash());
    Interpreter::of(&file, "T").unwrap()
}

/// Returns whether two errors are the same, except that `decode` may notice the end of a packet at an
/// earlier bit.
fn is_same(decode: ReadError, interpreter: ReadError) -> bool {
    let is_early =
        decode.kind() == ReadErrorKind::UnexpectedEnd && decode.bit() <= interpreter.bit();
    decode == interpreter || is_early
}

/// Both accept a packet and write it again, or both reject it for the same reason at the same bit.
fn agree<T: Wire + Debug>(interpreter: &Interpreter, packet: &[u8]) -> Option<ReadErrorKind> {
    match (decode::<T>(packet), interpreter.decode(packet)) {
        (Ok(value), Ok(json)) => {
            assert_eq!(interpreter.encode(&json).unwrap(), encode_to_vec(&value).unwrap());
            None
        }
        (Err(expected), Err(InterpretError::Refused(found))) => {
            assert!(is_same(expected, found), "{packet:02x?}: {expected:?}, {found:?}");
            Some(expected.kind())
        }
        (expected, found) => panic!("{packet:02x?}: {expected:?}, interpreted {found:?}"),
    }
}

/// Tries a valid packet, every packet with one byte changed, and every truncation.
fn agree_around<T: Wire + Debug>(value: &T) -> BTreeSet<String> {
    let (interpreter, good) = (interpreter::<T>(), encode_to_vec(value).unwrap());
    assert_eq!(agree::<T>(&interpreter, &good), None);
    let mut kinds = BTreeSet::new();
    for length in 0..good.len() {
        kinds.extend(agree::<T>(&interpreter, &good[..length]).map(|kind| format!("{kind:?}")));
    }
    for at in 0..good.len() {
        for change in 1..=255 {
            let mut packet = good.clone();
            packet[at] ^= change;
            kinds.extend(agree::<T>(&interpreter, &packet).map(|kind| format!("{kind:?}")));
        }
    }
    kinds
}

#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Slot {
    Head,
    Ring { finger: u8 },
}

#[derive(Wire, Debug)]
struct Sorted {
    #[wire(max_len = 5)]
    ids: BTreeSet<(i8, bool)>,
    #[wire(max_len = 5)]
    worn: HashMap<Slot, u8>,
    #[wire(max_len = 4)]
    scores: BinaryHeap<u16>,
    #[wire(max_len = 3, keys(max_len = 4))]
    names: BTreeMap<String, Option<u8>>,
}

#[test]
fn sets_and_maps_are_in_order_as_their_types_say() {
    let value = Sorted {
        ids: [(-3, true), (7, false), (7, true)].into(),
        worn: [(Slot::Ring { finger: 2 }, 9), (Slot::Head, 4), (Slot::Ring { finger: 1 }, 8)]
            .into(),
        scores: vec![300, 7, 7].into(),
        names: [("b".to_owned(), None), ("ab".to_owned(), Some(3))].into(),
    };
    let kinds = agree_around(&value);
    for kind in ["KeyOrder", "UnexpectedEnd", "OutOfRange"] {
        assert!(kinds.contains(kind), "{kinds:?}");
    }
    let json = interpreter::<Sorted>().decode(&encode_to_vec(&value).unwrap()).unwrap();
    let rings =
        json!([["Head", 4], [{ "Ring": { "finger": 1 } }, 8], [{ "Ring": { "finger": 2 } }, 9]]);
    assert_eq!(json["worn"], rings);
    assert_eq!(json["scores"], json!([7, 7, 300]));
}

#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Medal {
    Gold = 5,
    Silver = 1,
    Bronze = 3,
}

#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Entity {
    #[wire(skip)]
    generation: u8,
    #[wire(default_bit)]
    level: i8,
    index: u8,
}

#[derive(Wire, Debug)]
struct Won {
    #[wire(max_len = 3)]
    medals: BTreeSet<Medal>,
    #[wire(max_len = 3)]
    by: HashMap<Entity, Medal>,
}

#[test]
fn keys_are_in_the_order_of_the_schema_and_not_in_that_of_the_type() {
    let entity = |generation, level, index| Entity { generation, level, index };
    let value = Won {
        medals: [Medal::Gold, Medal::Silver, Medal::Bronze].into(),
        by: [(entity(9, 0, 1), Medal::Gold), (entity(1, 0, 2), Medal::Silver)]
            .into_iter()
            .chain([(entity(5, -3, 9), Medal::Bronze)])
            .collect(),
    };
    assert!(agree_around(&value).contains("KeyOrder"));
    let json = interpreter::<Won>().decode(&encode_to_vec(&value).unwrap()).unwrap();
    assert_eq!(json["medals"], json!(["Gold", "Silver", "Bronze"]));
}

#[test]
fn what_is_written_into_a_set_is_put_in_order_and_not_there_twice() {
    let set = interpreter::<Only>();
    let sorted = set.encode(&json!({ "ids": [1, 2, 3] })).unwrap();
    assert_eq!(set.encode(&json!({ "ids": [3, 1, 2] })).unwrap(), sorted);
    let error = set.encode(&json!({ "ids": [3, 1, 3] })).unwrap_err();
    assert_eq!(error.to_string(), "ids: expected elements without duplicates");
}

#[derive(Wire, Debug)]
struct Only {
    #[wire(max_len = 5)]
    #[allow(dead_code)]
    ids: BTreeSet<u8>,
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
struct Target {
    hp: u8,
    armed: bool,
}

/// Conditions of all kinds on values in options, and on numbers in patterns.
#[derive(Wire, Debug, Default)]
struct Asked {
    #[wire(range = 0..=7)]
    level: Option<u8>,
    target: Option<Target>,
    deep: Option<Option<bool>>,
    #[wire(if = level == Some(3))]
    a: bool,
    #[wire(if = level != Some(3))]
    b: bool,
    #[wire(if = level < Some(2))]
    c: bool,
    #[wire(if = Some(5) <= level)]
    d: bool,
    #[wire(if = matches!(target, Some(level) if level.hp > 100 && !level.armed))]
    e: bool,
    #[wire(if = target.is_some_and(|target| target.armed))]
    f: bool,
    #[wire(if = matches!(deep, Some(None)))]
    g: bool,
    #[wire(if = matches!(level, Some(1..=4) | None))]
    h: bool,
    #[wire(if = deep == None || matches!(deep, Some(Some(true))))]
    i: bool,
}

#[test]
fn conditions_on_what_is_in_an_option_decide_as_the_code_does() {
    let text = Asked::SCHEMA.to_string();
    assert!(!text.contains('`'), "no custom code:\n{text}");
    let (mut accepted, interpreter) = (0, interpreter::<Asked>());
    for round in 0..1u32 << 12 {
        // All combinations of 17 bits are equally likely.
        let [_, a, b, c] = round.wrapping_mul(0x9e37_79b9).to_le_bytes();
        let c = c & 1;
        accepted += u32::from(agree::<Asked>(&interpreter, &[a, b, c]).is_none());
        agree::<Asked>(&interpreter, &[a, b]);
    }
    assert!(accepted > 100, "{accepted}");
}

const MASK: u8 = 1 << 2;
#[allow(non_upper_case_globals)]
const every: u8 = 3;
const LAST: i8 = -5;

#[derive(Wire, Debug, Default, PartialEq)]
enum Weapon {
    #[default]
    None,
    Some(bool),
    Sword,
}

/// Constants and calculations, and an enum with the names of the variants of `Option`.
#[derive(Wire, Debug)]
struct Calculated {
    #[wire(bits = 4)]
    flags: u8,
    #[wire(range = -8..=7)]
    signed: i8,
    weapon: Weapon,
    some: Option<bool>,
    #[wire(if = flags & MASK != 0)]
    a: bool,
    #[wire(if = flags % every == 0, default = Some(true))]
    b: Option<bool>,
    #[wire(if = (signed - 8) * 2 / 3 < signed >> 1)]
    c: bool,
    #[wire(if = matches!(signed, LAST | 0))]
    d: bool,
    #[wire(if = matches!(weapon, Weapon::None))]
    e: bool,
    #[wire(if = matches!(weapon, Weapon::Some(_) | Weapon::Sword))]
    f: bool,
    #[wire(if = matches!(some, Some(_) | None) && matches!(some, Option::None))]
    g: bool,
    #[wire(if = b == Some(true) && 5 / (flags ^ 3) > 1)]
    h: bool,
}

#[test]
fn constants_calculations_and_variants_named_as_those_of_options_decide_as_the_code_does() {
    let text = Calculated::SCHEMA.to_string();
    assert!(!text.contains('`'), "no custom code:\n{text}");
    let (mut accepted, interpreter) = (0, interpreter::<Calculated>());
    for round in 0..1u32 << 13 {
        let [_, a, b, c] = round.wrapping_mul(0x9e37_79b9).to_le_bytes();
        accepted += u32::from(agree::<Calculated>(&interpreter, &[a, b, c & 3]).is_none());
        agree::<Calculated>(&interpreter, &[a, b]);
    }
    assert!(accepted > 100, "{accepted}");
}

/// Types that are structs in their schemas, in places where no run is open before them.
#[derive(Wire, Debug)]
struct Alone {
    is_here: bool,
    #[wire(if = is_here)]
    ticks: Option<std::ops::RangeInclusive<u16>>,
    #[wire(range = 3..=200, if = is_here)]
    levels: Option<std::ops::Range<i32>>,
    #[wire(range = [0..=70_000, -5..=5, 0..=100], if = is_here)]
    place: Option<Option<[i32; 3]>>,
    #[wire(compressed([0.0..=100.0, -1.0..=1.0], 0.01), max_len = 3)]
    ways: Vec<[f32; 2]>,
    #[wire(if = is_here)]
    pause: Option<std::time::Duration>,
}

#[test]
fn a_range_or_vector_that_the_packet_ends_inside_of_is_refused_at_its_first_bit() {
    let value = Alone {
        is_here: true,
        ticks: Some(3..=60_000),
        levels: Some(7..150),
        place: Some(Some([65_000, -5, 77])),
        ways: vec![[1.5, 0.25], [99.0, -1.0]],
        pause: Some(std::time::Duration::new(7, 999)),
    };
    assert!(agree_around(&value).contains("UnexpectedEnd"));
    // A bool and a flag, 16 bits of 32: the ticks start at bit 2.
    let packet = &encode_to_vec(&value).unwrap()[..3];
    let error = decode::<Alone>(packet).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::UnexpectedEnd, 2));
}

#[derive(Wire, Debug)]
struct Measured {
    #[wire(range = [0..=1, -3..=3])]
    pair: [i16; 2],
    #[wire(if = pair.len() > 1)]
    more: u8,
    #[wire(if = pair.len() > 2)]
    never: u8,
}

#[test]
fn a_vector_by_axes_is_as_long_as_it_has_axes() {
    let value = Measured { pair: [1, -3], more: 7, never: 0 };
    assert_eq!(encode_to_vec(&value).unwrap().len(), 2);
    assert!(agree_around(&value).contains("OutOfRange"));
}

/// Ranges and vectors of more parts than are unrolled, and of more bits than a run has.
#[test]
fn long_ranges_and_vectors_are_looked_at_in_parts_as_structs_are() {
    #[derive(Wire, Debug)]
    struct Long {
        #[wire(max_len = 3)]
        hashes: Vec<std::ops::Range<[u8; 9]>>,
        words: Option<std::ops::Range<[u64; 5]>>,
        #[wire(max_len = 2, range = [0..=u128::MAX, 0..=1, 0..=u128::MAX, 0..=u128::MAX, 0..=u128::MAX])]
        wide: Vec<[u128; 5]>,
    }

    let value = Long {
        hashes: vec![[1; 9]..[2; 9], [3; 9]..[255; 9]],
        words: Some([0; 5]..[u64::MAX; 5]),
        wide: vec![[u128::MAX, 1, 0, 7, u128::MAX]],
    };
    let (interpreter, packet) = (interpreter::<Long>(), encode_to_vec(&value).unwrap());
    for length in 0..=packet.len() {
        agree::<Long>(&interpreter, &packet[..length]);
    }
    let root = self::interpreter::<std::ops::Range<[u8; 9]>>();
    for length in 0..=18 {
        agree::<std::ops::Range<[u8; 9]>>(&root, &[7; 18][..length]);
    }
}

#[derive(Wire, Debug)]
struct Usual {
    #[wire(default_bit, range = [0..=3, 0..=4])]
    #[allow(dead_code)]
    place: [u8; 2],
}

#[test]
fn a_vector_that_is_the_default_looks_like_any_other() {
    let usual = interpreter::<Usual>();
    let none = json!({ "place": { "x": 0, "y": 0 } });
    assert_eq!(usual.decode(&[1]).unwrap(), none);
    assert_eq!(usual.encode(&none).unwrap(), [1]);
    assert_eq!(usual.encode(&json!({ "place": { "x": 2, "y": 1 } })).unwrap(), [0b1100]);
    assert_eq!(encode_to_vec(&Usual { place: [2, 1] }).unwrap(), [0b1100]);
}

#[derive(Wire, Debug)]
struct Neighbours {
    #[wire(range = 0..=2)]
    team: u8,
    score: u8,
}

#[test]
fn a_truncated_packet_is_rejected_at_the_exact_value_and_by_decode_at_or_before_it() {
    let interpreter = interpreter::<Neighbours>();
    // The team is out of range, and the score is cut off.
    let refused = |packet: &[u8]| match interpreter.decode(packet) {
        Err(InterpretError::Refused(error)) => (error.kind(), error.bit()),
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&[3]), (ReadErrorKind::OutOfRange, 0));
    assert_eq!(refused(&[2]), (ReadErrorKind::UnexpectedEnd, 2));
    for packet in [[3], [2]] {
        let error = decode::<Neighbours>(&packet).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::UnexpectedEnd, 0));
        let exact = tightwire::trace::explain::<Neighbours>(&packet).unwrap();
        assert_eq!(exact.bit, refused(&packet).1);
    }
}
