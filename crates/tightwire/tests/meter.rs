//! The bits of each field of a message, with sums that were added up by hand.

#![cfg(all(feature = "meter", feature = "derive", feature = "std"))]
#![allow(clippy::unwrap_used, missing_docs)]

use std::collections::HashMap;

use tightwire::meter::{Counters, Meter};
use tightwire::scalar::{Bits, U16};
use tightwire::{Codec, ReadError, Reader, Result, Schema, Stream, Wire, WriteError, Writer};

#[derive(Wire, Clone, Default, Debug)]
struct Player {
    #[wire(range = 0..=100)]
    health: u8, // 7 bits
    #[wire(max_len = 15)]
    name: String, // 4 bits of length
    #[wire(bits = 5)]
    weapon: Option<u8>,
}

#[derive(Wire, Clone, Debug)]
enum Message {
    Quiet,
    Players(#[wire(max_len = 3)] Vec<Player>),
    Chat {
        loud: bool,
        #[wire(if = loud)]
        volume: u16,
        #[wire(bits = 3)]
        tone: u8,
    },
}

fn leaves(counters: &Counters) -> HashMap<String, (u64, u64)> {
    let mut found = HashMap::new();
    for leaf in counters.leaves() {
        let entry: &mut (u64, u64) = found.entry(leaf.path).or_default();
        entry.0 += leaf.bits;
        entry.1 += leaf.count;
    }
    found
}

fn counted<T: Wire>(messages: &[T]) -> Counters {
    let mut meter = Meter::new();
    for message in messages {
        meter.add(message, tightwire::encode_to_vec(message).unwrap().len());
    }
    meter.counters().clone()
}

#[test]
fn a_text_is_split_into_length_padding_and_content() {
    let player = Player { health: 7, name: "Ada".into(), weapon: Some(3) };
    let found = leaves(&counted(&[player]));
    assert_eq!(found["health"], (7, 1));
    assert_eq!(found["name (length)"], (4, 1));
    assert_eq!(found["name (padding)"].0, 5); // 7 + 4 bits come before it
    assert_eq!(found["name (text)"], (24, 1));
    assert_eq!(found["weapon (present)"], (1, 1));
    assert_eq!(found["weapon"], (5, 1));
    assert_eq!(found["unused"].0, 2);
}

#[test]
fn variants_lists_and_conditions_are_counted_as_often_as_they_were_there() {
    let players = vec![Player::default(); 2];
    let messages = [
        Message::Quiet,
        Message::Players(players),
        Message::Chat { loud: true, volume: 9, tone: 1 },
        Message::Chat { loud: false, volume: 0, tone: 1 },
    ];
    let counters = counted(&messages);
    let found = leaves(&counters);
    assert_eq!(found["variant"], (4 * 2, 4));
    assert_eq!(found["Players.0 (count)"], (2, 1));
    assert_eq!(found["Players.0[].health"], (14, 2));
    assert_eq!(found["Players.0[].weapon (present)"], (2, 2));
    assert_eq!(found["Players.0[].weapon"], (0, 0));
    assert_eq!(found["Chat.loud"], (2, 2));
    assert_eq!(found["Chat.volume"], (16, 1));
    assert_eq!(found["Chat.tone"], (6, 2));
    assert_eq!(found.values().map(|(bits, _)| bits).sum::<u64>(), counters.bits());
}

#[derive(Wire, Clone, Debug)]
struct Scene {
    #[wire(subset)]
    bodies: [Option<u16>; 100],
    #[wire(max_len = 7)]
    owners: HashMap<u8, bool>,
}

#[test]
fn subsets_have_an_index_and_maps_have_keys_and_values() {
    let mut bodies = [None; 100];
    bodies[3] = Some(1);
    bodies[90] = Some(2);
    let scene = Scene { bodies, owners: HashMap::from([(1, true), (2, false), (9, true)]) };
    let bits = tightwire::measure(&scene).unwrap() as u64;
    let found = leaves(&counted(&[scene]));
    assert_eq!(found["bodies[]"], (32, 2));
    assert_eq!(found["owners (count)"], (3, 1));
    assert_eq!(found["owners[].key"], (24, 3));
    assert_eq!(found["owners[].value"], (3, 3));
    assert_eq!(found["bodies (index)"].0, bits - 32 - 3 - 24 - 3);
}

/// Writes another number of bits than it declares.
#[derive(Clone, Debug)]
struct Liar;

impl Wire for Liar {
    const SCHEMA: Schema = Schema::bits(9);

    fn write<W: Writer>(&self, stream: &mut W) -> std::result::Result<(), WriteError> {
        stream.put(Bits::new(3), 7u8)
    }

    fn read<R: Reader>(stream: &mut R) -> std::result::Result<Self, ReadError> {
        stream.take(Bits::<u8>::new(3))?;
        Ok(Self)
    }
}

#[test]
fn a_message_with_other_bits_than_it_declares_is_counted_as_a_whole() {
    let mut meter = Meter::new();
    let message = (Some(true), Liar, 7u64);
    for _ in 0..3 {
        meter.add(&message, tightwire::encode_to_vec(&message).unwrap().len());
    }
    let found = leaves(meter.counters());
    // 2 + 3 + 64 bits are 9 bytes, and 2 + 9 + 64 bits would be 10.
    assert_eq!(found["undeclared"], (3 * 72, 3));
    assert_eq!(found["0 (present)"], (0, 0));
    assert_eq!(meter.bits(), 3 * 72);
}

#[test]
fn a_message_of_another_type_is_counted_as_a_whole() {
    let mut counters = Counters::new::<Option<u8>>();
    counters.add(&7u64, 8);
    assert_eq!(leaves(&counters)["undeclared"], (64, 1));
}

/// A number that is twice as long in every second call, as only broken custom code can be.
#[derive(Clone, Default, Debug)]
struct Fickle(std::cell::Cell<bool>);

impl Fickle {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        self.0.set(!self.0.get());
        stream.bits(&mut 0u16, if self.0.get() { 4 } else { 8 })
    }
}
tightwire::unified!(Fickle);

#[test]
fn custom_code_is_one_leaf() {
    let mut meter = Meter::new();
    meter.add(&(true, Fickle::default()), 1);
    meter.add_between(&(true, Fickle::default()), 5, 10);
    let found = leaves(meter.counters());
    assert_eq!(found["1"], (8, 2));
    assert_eq!(found["unused"].0, 3);
    assert_eq!(meter.messages(), 2);
}

#[test]
fn nothing_is_allocated_for_a_message() {
    let player = Player { health: 7, name: "Ada".into(), weapon: Some(3) };
    let message = Message::Players(vec![player; 3]);
    let bytes = tightwire::encode_to_vec(&message).unwrap().len();
    let mut meter = Meter::new();
    let info = allocation_counter::measure(|| {
        for _ in 0..100 {
            meter.add(&message, bytes);
        }
    });
    assert_eq!(info.count_total, 0);
    assert_eq!(meter.messages(), 100);
}

/// A field whose parts are hidden by a codec.
struct Doubled;

impl Codec<u8> for Doubled {
    const SCHEMA: Schema = Schema::opaque("Doubled").at_most(16);

    fn write<W: Writer>(value: &u8, stream: &mut W) -> std::result::Result<(), WriteError> {
        stream.put(U16, u16::from(*value) * 2)
    }

    fn read<R: Reader>(stream: &mut R) -> std::result::Result<u8, ReadError> {
        Ok((stream.take(U16)? / 2) as u8)
    }
}

#[derive(Wire, Clone, Debug)]
struct Coded {
    #[wire(codec = Doubled)]
    number: u8,
    after: Option<u8>,
}

#[test]
fn fields_after_custom_code_keep_their_counters() {
    let found = leaves(&counted(&[Coded { number: 3, after: Some(1) }]));
    assert_eq!(found["number"], (16, 1));
    assert_eq!(found["after"], (8, 1));
}

#[derive(Wire, Clone, Debug)]
struct Code {
    #[wire(wide, len = 2..=2)]
    letters: String,
}

#[test]
fn a_text_of_one_length_is_a_text_too() {
    let found = leaves(&counted(&[Code { letters: "ab".into() }]));
    assert_eq!(found["letters (length)"], (0, 1));
    assert_eq!(found["letters (text)"], (2 * 32, 1));
}

/// So many fields that the derive writes them in several functions. `late` and `last` look at fields
/// of earlier functions.
#[derive(Wire, Clone, Default, Debug)]
#[rustfmt::skip]
struct Report {
    #[wire(bits = 2)] mode: u8,
    #[wire(if = mode > 1, default = 1)] early: u8,
    #[wire(if = mode == 1)] near: Option<u8>,
    #[wire(if = mode == 3, max_len = 3)] marks: Vec<u16>,
    #[wire(bits = 4)] a0: u8, #[wire(bits = 4)] a1: u8, #[wire(bits = 4)] a2: u8, #[wire(bits = 4)] a3: u8,
    #[wire(bits = 4)] a4: u8, #[wire(bits = 4)] a5: u8, #[wire(bits = 4)] a6: u8, #[wire(bits = 4)] a7: u8,
    #[wire(bits = 4)] a8: u8, #[wire(bits = 4)] a9: u8, #[wire(bits = 4)] a10: u8, #[wire(bits = 4)] a11: u8,
    #[wire(bits = 4)] a12: u8, #[wire(bits = 4)] a13: u8, #[wire(bits = 4)] a14: u8, #[wire(bits = 4)] a15: u8,
    #[wire(bits = 4)] a16: u8, #[wire(bits = 4)] a17: u8, #[wire(bits = 4)] a18: u8, #[wire(bits = 4)] a19: u8,
    #[wire(bits = 4)] a20: u8, #[wire(bits = 4)] a21: u8, #[wire(bits = 4)] a22: u8, #[wire(bits = 4)] a23: u8,
    #[wire(bits = 4)] a24: u8, #[wire(bits = 4)] a25: u8, #[wire(bits = 4)] a26: u8, #[wire(bits = 4)] a27: u8,
    #[wire(bits = 4)] a28: u8, #[wire(bits = 4)] a29: u8, #[wire(bits = 4)] a30: u8, #[wire(bits = 4)] a31: u8,
    #[wire(if = early == 1)] late: u16,
    #[wire(max_len = 15)] name: String,
    #[wire(bits = 4)] b0: u8, #[wire(bits = 4)] b1: u8, #[wire(bits = 4)] b2: u8, #[wire(bits = 4)] b3: u8,
    #[wire(bits = 4)] b4: u8, #[wire(bits = 4)] b5: u8, #[wire(bits = 4)] b6: u8, #[wire(bits = 4)] b7: u8,
    #[wire(bits = 4)] b8: u8, #[wire(bits = 4)] b9: u8, #[wire(bits = 4)] b10: u8, #[wire(bits = 4)] b11: u8,
    #[wire(bits = 4)] b12: u8, #[wire(bits = 4)] b13: u8, #[wire(bits = 4)] b14: u8, #[wire(bits = 4)] b15: u8,
    #[wire(bits = 4)] b16: u8, #[wire(bits = 4)] b17: u8, #[wire(bits = 4)] b18: u8, #[wire(bits = 4)] b19: u8,
    #[wire(bits = 4)] b20: u8, #[wire(bits = 4)] b21: u8, #[wire(bits = 4)] b22: u8, #[wire(bits = 4)] b23: u8,
    #[wire(bits = 4)] b24: u8, #[wire(bits = 4)] b25: u8, #[wire(bits = 4)] b26: u8, #[wire(bits = 4)] b27: u8,
    #[wire(bits = 4)] b28: u8, #[wire(bits = 4)] b29: u8, #[wire(bits = 4)] b30: u8, #[wire(bits = 4)] b31: u8,
    #[wire(if = late > 3 && mode < 3)] last: Option<u8>,
    #[wire(range = 0..=99)] end: u8,
}

#[test]
fn every_field_of_a_wide_struct_is_counted() {
    let quiet = Report { late: 9, name: "Ada".into(), last: Some(7), ..Report::default() };
    let near = Report { mode: 1, near: Some(4), late: 2, name: "Bo".into(), ..Report::default() };
    let marks = vec![1, 2];
    let marked = Report { mode: 3, early: 7, marks, name: "Cy".into(), ..Report::default() };
    let counters = counted(&[quiet, near, marked]);
    let found = leaves(&counters);
    assert_eq!(found["mode"], (3 * 2, 3));
    assert_eq!(found["early"], (8, 1));
    assert_eq!(found["near (present)"], (1, 1));
    assert_eq!(found["near"], (8, 1));
    assert_eq!(found["marks (count)"], (2, 1));
    assert_eq!(found["marks[]"], (2 * 16, 2));
    for number in 0..32 {
        assert_eq!(found[&format!("a{number}")], (3 * 4, 3));
        assert_eq!(found[&format!("b{number}")], (3 * 4, 3));
    }
    assert_eq!(found["late"], (2 * 16, 2)); // `early` is 1 where it is absent
    assert_eq!(found["name (length)"], (3 * 4, 3));
    assert_eq!(found["name (text)"], ((3 + 2 + 2) * 8, 3));
    // 2 + 128 + 16 + 4, 2 + 9 + 128 + 16 + 4, and 2 + 8 + 34 + 128 + 4 bits come before the texts.
    assert_eq!(found["name (padding)"].0, 2 + 1);
    assert_eq!(found["last (present)"], (1, 1));
    assert_eq!(found["last"], (8, 1));
    assert_eq!(found["end"], (3 * 7, 3));
    // The packets have 152 + 24 + 128 + 9 + 7, 160 + 16 + 128 + 7, and 176 + 16 + 128 + 7 bits.
    assert_eq!(found["unused"].0, 1 + 1);
    assert_eq!(counters.bits(), 320 + 312 + 328);
    assert_eq!(found.values().map(|(bits, _)| bits).sum::<u64>(), counters.bits());
}

type Flags = Vec<bool>;

/// An enum that is large enough for several functions, and a struct that is, too.
#[derive(Wire, Clone, Debug)]
#[rustfmt::skip]
enum Crowd {
    Quiet,
    Wide {
        on: bool,
        #[wire(if = on, default = 2)] level: u8,
        #[wire(max_len = 3)] l0: Flags, #[wire(max_len = 3)] l1: Flags,
        #[wire(max_len = 3)] l2: Flags, #[wire(max_len = 3)] l3: Flags,
        #[wire(max_len = 3)] l4: Flags, #[wire(max_len = 3)] l5: Flags,
        #[wire(max_len = 3)] l6: Flags, #[wire(max_len = 3)] l7: Flags,
        #[wire(max_len = 3)] l8: Flags, #[wire(max_len = 3)] l9: Flags,
        #[wire(if = on, max_len = 3)] m0: Flags, #[wire(max_len = 3)] m1: Flags,
        #[wire(if = level == 2)] extra: Option<u8>,
        #[wire(bits = 3)] tone: u8,
    },
    A(#[wire(max_len = 3)] Flags, #[wire(max_len = 3)] Flags, bool),
    B(#[wire(max_len = 3)] Flags, #[wire(max_len = 3)] Flags, bool),
    C(#[wire(max_len = 3)] Flags, #[wire(max_len = 3)] Flags, bool),
    D(#[wire(max_len = 3)] Flags, #[wire(max_len = 3)] Flags, bool),
    E(#[wire(max_len = 3)] Flags, #[wire(max_len = 3)] Flags, bool),
    F(#[wire(max_len = 3)] Flags, #[wire(max_len = 3)] Flags, bool),
    G(#[wire(max_len = 3)] Flags, #[wire(max_len = 3)] Flags, bool),
    H(#[wire(max_len = 3)] Flags, #[wire(max_len = 3)] Flags, bool),
    Inner(Report),
    Last { x: u8, y: Option<u8> },
}

fn wide(on: bool, level: u8, extra: Option<u8>) -> Crowd {
    let (l0, m0, m1) = (vec![true], vec![true, false, true], vec![true, false]);
    let [l1, l2, l3, l4, l5, l6, l7, l8, l9] = [const { Vec::new() }; 9];
    let tone = 1;
    Crowd::Wide { on, level, l0, l1, l2, l3, l4, l5, l6, l7, l8, l9, m0, m1, extra, tone }
}

#[test]
fn every_variant_of_a_wide_enum_is_counted() {
    let report = Report { late: 9, name: "Ada".into(), ..Report::default() };
    let counters = counted(&[
        Crowd::Quiet,
        wide(true, 9, None),
        wide(false, 0, Some(8)),
        Crowd::C(vec![true, true], Vec::new(), true),
        Crowd::H(Vec::new(), vec![true], true),
        Crowd::Inner(report),
        Crowd::Last { x: 1, y: Some(2) },
    ]);
    let found = leaves(&counters);
    assert_eq!(found["variant"], (7 * 4, 7));
    assert_eq!(found["Wide.on"], (2, 2));
    assert_eq!(found["Wide.level"], (8, 1));
    assert_eq!(found["Wide.l0 (count)"], (2 * 2, 2));
    assert_eq!(found["Wide.l0[]"], (2, 2));
    assert_eq!(found["Wide.l9 (count)"], (2 * 2, 2));
    assert_eq!(found["Wide.l9[]"], (0, 0));
    assert_eq!(found["Wide.m0 (count)"], (2, 1));
    assert_eq!(found["Wide.m0[]"], (3, 3));
    assert_eq!(found["Wide.m1[]"], (2 * 2, 4));
    assert_eq!(found["Wide.extra (present)"], (1, 1)); // `level` is 2 where it is absent
    assert_eq!(found["Wide.extra"], (8, 1));
    assert_eq!(found["Wide.tone"], (2 * 3, 2));
    assert_eq!(found["A.0 (count)"], (0, 0));
    assert_eq!(found["C.0[]"], (2, 2));
    assert_eq!(found["C.1 (count)"], (2, 1));
    assert_eq!(found["C.2"], (1, 1));
    assert_eq!(found["H.1[]"], (1, 1));
    assert_eq!(found["Inner.0.b31"], (4, 1));
    assert_eq!(found["Inner.0.late"], (16, 1));
    assert_eq!(found["Inner.0.name (text)"], (24, 1));
    assert_eq!(found["Inner.0.last (present)"], (1, 1));
    assert_eq!(found["Inner.0.last"], (0, 0));
    assert_eq!(found["Last.x"], (8, 1));
    assert_eq!(found["Last.y"], (8, 1));
    assert!(!found.contains_key("undeclared"));
    assert_eq!(found.values().map(|(bits, _)| bits).sum::<u64>(), counters.bits());
}
