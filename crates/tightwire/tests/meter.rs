//! Where the bits of messages go, with sums that were added up by hand.

#![cfg(all(feature = "meter", feature = "derive", feature = "std"))]
#![allow(clippy::unwrap_used, missing_docs)]

use std::collections::HashMap;

use tightwire::meter::{Counters, Meter};
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
        stream.write_bits(7u8, 3)
    }

    fn read<R: Reader>(stream: &mut R) -> std::result::Result<Self, ReadError> {
        stream.read_bits::<u8>(3)?;
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

/// A field that hides what it is made of behind a codec.
struct Doubled;

impl Codec<u8> for Doubled {
    const SCHEMA: Schema = Schema::opaque("Doubled").at_most(16);

    fn write<W: Writer>(value: &u8, stream: &mut W) -> std::result::Result<(), WriteError> {
        stream.write_u16(u16::from(*value) * 2)
    }

    fn read<R: Reader>(stream: &mut R) -> std::result::Result<u8, ReadError> {
        Ok((stream.read_u16()? / 2) as u8)
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
