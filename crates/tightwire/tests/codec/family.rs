//! Eight messages as games of the `serialize` family declare them in C++, as derived types and none of
//! them by hand. What the C++ function of each would do stands above it; the bytes that it makes are
//! calculated bit by bit by the naive twin, which shares nothing with the library.

#![cfg(all(feature = "alloc", feature = "derive"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt::Debug;

use crate::support::naive::Bits;
use crate::support::op::{IntType, Kind, Value};
use crate::support::twin;
use tightwire::{Wire, decode, encode_to_vec};

/// The calls of a C++ function, each with its value.
type Calls = Vec<(Kind, Value)>;

fn uint(value: u128, bits: u32) -> (Kind, Value) {
    (Kind::Bits { bits }, Value::Unsigned(value))
}

fn int(value: i128, min: i128, max: i128) -> (Kind, Value) {
    (Kind::Int { native: IntType::I32, min, max }, Value::Signed(value))
}

fn bool(value: bool) -> (Kind, Value) {
    (Kind::Bool, Value::Bool(value))
}

fn float(value: f32, min: f32, max: f32, resolution: f32) -> (Kind, Value) {
    (Kind::Compressed { min, max, resolution }, Value::F32(value.to_bits()))
}

/// `serialize_int_relative(previous, value)`.
fn relative(previous: u32, value: u32) -> (Kind, Value) {
    (Kind::Relative { previous: previous.into() }, Value::Signed(value.into()))
}

/// `serialize_string` into a buffer of `buffer` bytes.
fn string(text: &str, buffer: usize) -> (Kind, Value) {
    (Kind::Text { max: buffer - 1 }, Value::Text(text.into()))
}

/// `serialize_wstring` into a buffer of `buffer` characters.
fn wstring(text: &str, buffer: usize) -> (Kind, Value) {
    (Kind::WideText { max: buffer - 1 }, Value::Text(text.into()))
}

/// The packet that the calls make.
fn packet_of(calls: &Calls) -> Vec<u8> {
    let mut bits = Bits::default();
    for (kind, value) in calls {
        twin::put(kind, value, &mut bits).unwrap_or_else(|| panic!("{kind:?} {value:?}"));
    }
    bits.bytes()
}

/// A message makes the bytes of the calls, is read back from them, and from nothing shorter.
fn agrees<T: Wire + PartialEq + Debug>(message: &T, calls: &Calls) {
    let packet = packet_of(calls);
    assert_eq!(encode_to_vec(message).unwrap(), packet, "{message:?}");
    assert_eq!(&decode::<T>(&packet).unwrap(), message);
    for length in 0..packet.len() {
        assert!(decode::<T>(&packet[..length]).is_err(), "cut to {length} bytes: {message:?}");
    }
}

/// ```text
/// serialize_uint32(stream, protocol); serialize_wstring(stream, name, 16);
/// serialize_string(stream, token, 32); serialize_int(stream, region, 0, 7);
/// serialize_check(stream, "connect");
/// ```
#[derive(Wire, Debug, PartialEq)]
struct Connect {
    protocol: u32,
    #[wire(wide, max_len = 15)]
    name: String,
    #[wire(max_len = 31)]
    token: String,
    #[wire(range = 0..=7, check = "connect")]
    region: u8,
}

#[test]
fn connect_has_a_wide_name() {
    for (name, token) in [("Zoë", "t-81"), ("Мир😀", ""), ("", "0123456789012345678901234567890")]
    {
        let message =
            Connect { protocol: 0xdead_beef, name: name.into(), token: token.into(), region: 5 };
        let check = (Kind::Check { name: "connect".into() }, Value::Nothing);
        let calls =
            [uint(0xdead_beef, 32), wstring(name, 16), string(token, 32), int(5, 0, 7), check];
        agrees(&message, &calls.to_vec());
    }
}

/// ```text
/// serialize_int(stream, num_ids, 1, 24); serialize_int(stream, ids[0], 0, 9999);
/// for (int i = 1; i < num_ids; ++i) serialize_int_relative(stream, ids[i-1], ids[i]);
/// ```
#[derive(Wire, Debug, PartialEq)]
struct Relevant {
    #[wire(relative, range = 0..=9999, len = 1..=24)]
    ids: Vec<u32>,
}

#[test]
fn relevant_objects_are_relative_to_each_other() {
    for ids in [
        vec![0],
        vec![9999],
        vec![17, 18, 19, 25, 48, 329, 4706, 74_620, 200_000],
        (100..124).collect(),
    ] {
        let mut calls = vec![int(ids.len() as i128, 1, 24), int(ids[0].into(), 0, 9999)];
        calls.extend(ids.windows(2).map(|pair| relative(pair[0], pair[1])));
        agrees(&Relevant { ids }, &calls);
    }
    for ids in [vec![], (0..25).collect(), vec![5, 5], vec![10_000], vec![7, 3]] {
        assert!(encode_to_vec(&Relevant { ids }).is_err());
    }
    // A count of 24 has the code 23, and the ones above it have no list.
    for code in 24..32u8 {
        assert!(decode::<Relevant>(&[code, 0, 0, 0, 0, 0, 0, 0, 0, 0]).is_err());
    }
}

/// ```text
/// serialize_int(stream, w, 1, 32); serialize_int(stream, h, 1, 32);
/// for (int i = 0; i < w * h; ++i) serialize_bits(stream, tiles[i], 4);
/// serialize_wstring(stream, title, 32);
/// ```
#[derive(Wire, Debug, PartialEq)]
struct Level {
    #[wire(range = 1..=32)]
    w: u8,
    #[wire(range = 1..=32)]
    h: u8,
    #[wire(bits = 4, len = w * h, max_len = 1024)]
    tiles: Vec<u8>,
    #[wire(wide, max_len = 31)]
    title: String,
}

#[test]
fn a_level_has_w_times_h_tiles() {
    for (w, h) in [(1, 1), (3, 2), (32, 32), (17, 16)] {
        let count = usize::from(w) * usize::from(h);
        let tiles: Vec<u8> = (0..count).map(|at| (at * 7 % 16) as u8).collect();
        let mut calls = vec![int(w.into(), 1, 32), int(h.into(), 1, 32)];
        calls.extend(tiles.iter().map(|tile| uint((*tile).into(), 4)));
        calls.push(wstring("Крепость", 32));
        agrees(&Level { w, h, tiles, title: "Крепость".into() }, &calls);
    }
    let short = Level { w: 3, h: 2, tiles: vec![0; 5], title: String::new() };
    assert!(encode_to_vec(&short).is_err());
}

/// ```text
/// serialize_compressed_float(stream, x, -512, 512, 0.01); ... y, 0, 64, 0.01; ... z, -512, 512, 0.01;
/// serialize_bool(stream, at_rest);
/// if (!at_rest) for (int i = 0; i < 3; ++i) serialize_compressed_float(stream, v[i], -32, 32, 0.1);
/// ```
#[derive(Wire, Debug, PartialEq)]
struct RigidBody {
    #[wire(compressed([-512.0..=512.0, 0.0..=64.0, -512.0..=512.0], 0.01))]
    position: [f32; 3],
    at_rest: bool,
    #[wire(if = !at_rest, compressed(-32.0..=32.0, 0.1))]
    velocity: [f32; 3],
}

#[test]
fn a_rigid_body_has_a_range_for_each_axis() {
    for (at_rest, velocity) in [(true, [0.0; 3]), (false, [-32.0, 0.0, 32.0])] {
        // Values that are steps, so that they come back as they are.
        let body = RigidBody { position: [-512.0, 64.0, 0.0], at_rest, velocity };
        let mut calls = vec![
            float(-512.0, -512.0, 512.0, 0.01),
            float(64.0, 0.0, 64.0, 0.01),
            float(0.0, -512.0, 512.0, 0.01),
            bool(at_rest),
        ];
        if !at_rest {
            calls.extend(velocity.map(|part| float(part, -32.0, 32.0, 0.1)));
        }
        agrees(&body, &calls);
    }
}

/// ```text
/// serialize_uint16(stream, tick); serialize_int(stream, num_inputs, 1, 8);
/// for each: serialize_bits(stream, buttons, 6); serialize_bool(stream, has_aim);
///           if (has_aim) serialize_compressed_float(stream, aim, -1, 1, 0.01);
/// ```
#[derive(Wire, Debug, PartialEq)]
struct Inputs {
    tick: u16,
    #[wire(len = 1..=8)]
    inputs: Vec<Input>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Input {
    #[wire(bits = 6)]
    buttons: u8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    aim: Option<f32>,
}

#[test]
fn inputs_are_at_least_one() {
    let all = [
        Input { buttons: 0b10_1101, aim: Some(0.5) },
        Input { buttons: 0, aim: None },
        Input { buttons: 63, aim: Some(-1.0) },
    ];
    for count in [1, 2, 3, 8] {
        let inputs: Vec<Input> = all.iter().cycle().take(count).cloned().collect();
        let mut calls = vec![uint(65_535, 16), int(count as i128, 1, 8)];
        for input in &inputs {
            calls.push(uint(input.buttons.into(), 6));
            calls.push(bool(input.aim.is_some()));
            calls.extend(input.aim.map(|aim| float(aim, -1.0, 1.0, 0.01)));
        }
        agrees(&Inputs { tick: u16::MAX, inputs }, &calls);
    }
    assert!(encode_to_vec(&Inputs { tick: 0, inputs: vec![] }).is_err());
    assert!(encode_to_vec(&Inputs { tick: 0, inputs: vec![all[1].clone(); 9] }).is_err());
}

/// ```text
/// serialize_int(stream, sender, 0, 63); serialize_bool(stream, to_team);
/// serialize_wstring(stream, text, 65); // at least one character, as length - 1 in 6 bits
/// ```
#[derive(Wire, Debug, PartialEq)]
struct Chat {
    #[wire(range = 0..=63)]
    sender: u8,
    to_team: bool,
    #[wire(wide, len = 1..=64)]
    text: String,
}

#[test]
fn a_chat_message_is_never_empty() {
    for text in ["a", "gg wp", "шах и мат", &"😀".repeat(32)] {
        let units: Vec<u16> = text.encode_utf16().collect();
        let mut calls = vec![int(63, 0, 63), bool(true), int(units.len() as i128, 1, 64)];
        calls.extend(units.iter().map(|unit| uint((*unit).into(), 32)));
        agrees(&Chat { sender: 63, to_team: true, text: text.into() }, &calls);
    }
    for text in [String::new(), "😀".repeat(33), "a\0b".into()] {
        assert!(encode_to_vec(&Chat { sender: 0, to_team: false, text }).is_err());
    }
}

/// ```text
/// for (int i = 0; i < 4; ++i) { serialize_bool(stream, has[i]); if (has[i]) serialize_int(stream, item[i], 1, 250); }
/// serialize_fixed(stream, weight, 0, 100, 8); serialize_align(stream); serialize_bytes(stream, key, 5);
/// ```
#[derive(Wire, Debug, PartialEq)]
struct Inventory {
    #[wire(range = 1..=250)]
    slots: [Option<u8>; 4],
    #[wire(fixed(0..=100, 8))]
    weight: u32,
    #[wire(bytes)]
    key: [u8; 5],
}

#[test]
fn an_inventory_has_slots_that_may_be_empty() {
    for slots in [[None; 4], [Some(1), None, Some(250), Some(77)]] {
        let mut calls = Vec::new();
        for slot in slots {
            calls.push(bool(slot.is_some()));
            calls.extend(slot.map(|item| int(item.into(), 1, 250)));
        }
        let fixed = Kind::Fixed { storage: IntType::U32, fraction_bits: 8, min: 0, max: 100 };
        calls.push((fixed, Value::Signed(3333)));
        calls.push((Kind::Bytes { count: 5 }, Value::Bytes(vec![1, 2, 3, 0, 255])));
        agrees(&Inventory { slots, weight: 3333, key: [1, 2, 3, 0, 255] }, &calls);
    }
}

/// ```text
/// serialize_uint16(stream, sequence); serialize_uint16(stream, ack); serialize_uint32(stream, ack_bits);
/// serialize_int(stream, type, 0, 2); // then the fields of that type
/// 0: nothing; 1: serialize_int_relative(stream, first, last) after serialize_uint32(stream, first);
/// 2: serialize_int(stream, length, 1, 200); serialize_align(stream); serialize_bytes(stream, data, length);
/// ```
#[derive(Wire, Debug, PartialEq)]
struct Envelope {
    sequence: u16,
    ack: u16,
    ack_bits: u32,
    payload: Payload,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Payload {
    KeepAlive,
    Range {
        first: u32,
        #[wire(relative_to = first)]
        last: u32,
    },
    Data(#[wire(bytes, len = 1..=200)] Vec<u8>),
}

#[test]
fn an_envelope_holds_one_of_three() {
    let data: Vec<u8> = (1..=9).collect();
    for (tag, payload, fields) in [
        (0, Payload::KeepAlive, vec![]),
        (
            1,
            Payload::Range { first: 70_000, last: 70_300 },
            vec![uint(70_000, 32), relative(70_000, 70_300)],
        ),
        (
            2,
            Payload::Data(data.clone()),
            vec![int(9, 1, 200), (Kind::Bytes { count: 9 }, Value::Bytes(data))],
        ),
    ] {
        let front = [uint(65_535, 16), uint(3, 16), uint(0x8000_0001, 32), int(tag, 0, 2)];
        let calls = [front.to_vec(), fields].concat();
        agrees(&Envelope { sequence: 65_535, ack: 3, ack_bits: 0x8000_0001, payload }, &calls);
    }
}
