//! Sets, maps, and other types that hold lists and strings, with one encoding per value.

#![cfg(all(feature = "std", feature = "derive"))]
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, VecDeque};
use std::hash::{BuildHasherDefault, DefaultHasher};
use std::num::Saturating;
use std::ops::{Range, RangeInclusive};
use std::rc::Rc;
use std::sync::Arc;

use fastrand::Rng;
use tightwire::{
    ReadErrorKind, Schema, Wire, WriteErrorKind, decode, decode_into, encode_to_vec, measure,
};

/// Bits one by one, and nothing clever.
#[derive(Default)]
struct Naive(Vec<bool>);

impl Naive {
    fn put(mut self, value: u64, bits: u32) -> Self {
        self.0.extend((0..bits).map(|at| value >> at & 1 != 0));
        self
    }

    fn bytes(&self) -> Vec<u8> {
        let byte =
            |bits: &[bool]| bits.iter().rev().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
        self.0.chunks(8).map(byte).collect()
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Maps {
    #[wire(max_len = 20)]
    hashed: HashMap<u8, u16>,
    #[wire(max_len = 20)]
    ordered: BTreeMap<u8, u16>,
    /// A map with its own hasher.
    #[wire(max_len = 20)]
    seeded: HashMap<u8, u16, BuildHasherDefault<DefaultHasher>>,
}

#[derive(Wire, Clone, Debug, Default)]
struct Sets {
    #[wire(max_len = 20, range = 10..=109)]
    hashed: HashSet<u8>,
    #[wire(max_len = 20, range = 10..=109)]
    ordered: BTreeSet<u8>,
    #[wire(max_len = 20, range = 10..=109)]
    heap: BinaryHeap<u8>,
}

#[test]
fn a_thousand_orders_of_insertion_make_one_packet() {
    let mut random = Rng::with_seed(7);
    let mut entries: Vec<(u8, u16)> = (0..17).map(|key| (key * 11, u16::from(key) * 999)).collect();
    let mut elements: Vec<u8> = (10..27).map(|element| element * 4).collect();
    let twin = |naive: Naive| {
        let mut sorted = Naive(naive.0).put(17, 5);
        for key in 0..17 {
            sorted = sorted.put(key * 11, 8).put(key * 999, 16);
        }
        sorted
    };
    let maps = twin(twin(twin(Naive::default()))).bytes();
    let mut sets = Naive::default();
    for _ in 0..3 {
        sets = (10..27).fold(sets.put(17, 5), |sets, element| sets.put(element * 4 - 10, 7));
    }
    let sets = sets.bytes();
    for _ in 0..1000 {
        random.shuffle(&mut entries);
        random.shuffle(&mut elements);
        let found = Maps {
            hashed: entries.iter().copied().collect(),
            ordered: entries.iter().copied().collect(),
            seeded: entries.iter().copied().collect(),
        };
        assert_eq!(encode_to_vec(&found).unwrap(), maps);
        assert_eq!(decode::<Maps>(&maps).unwrap(), found);
        let found = Sets {
            hashed: elements.iter().copied().collect(),
            ordered: elements.iter().copied().collect(),
            heap: elements.iter().copied().collect(),
        };
        assert_eq!(encode_to_vec(&found).unwrap(), sets);
        let back = decode::<Sets>(&sets).unwrap();
        assert_eq!((back.hashed, back.ordered), (found.hashed, found.ordered));
        assert_eq!(back.heap.into_sorted_vec(), found.heap.into_sorted_vec());
    }
}

/// A number of 2 bits.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Two(#[wire(bits = 2)] u8);

#[derive(Wire, Debug, PartialEq)]
struct SmallSet(#[wire(max_len = 3)] BTreeSet<Two>);

#[derive(Wire, Debug, PartialEq)]
struct SmallHashSet(#[wire(max_len = 3)] HashSet<Two>);

#[derive(Wire, Debug)]
struct SmallHeap(#[wire(max_len = 3)] BinaryHeap<Two>);

#[derive(Wire, Debug, PartialEq)]
struct SmallMap(#[wire(max_len = 3)] HashMap<Two, bool>);

/// The elements of a byte, if they are in order.
fn elements(byte: u8, follows: fn(u8, u8) -> bool) -> Option<Vec<u8>> {
    let count = usize::from(byte & 3);
    let elements: Vec<u8> = (0..count).map(|at| byte >> (2 + 2 * at) & 3).collect();
    elements.windows(2).all(|pair| follows(pair[0], pair[1])).then_some(elements)
}

#[test]
fn every_byte_is_the_one_packet_of_a_set_or_refused_at_the_wrong_element() {
    let below = |a: u8, b: u8| a < b;
    for byte in 0..=255u8 {
        // The bits after the last element are padding, not part of the value.
        let used = 2 + 2 * u32::from(byte & 3);
        let clean = byte & (0xff >> (8 - used));
        let found = decode::<SmallSet>(&[byte]);
        let hashed = decode::<SmallHashSet>(&[byte]);
        match elements(byte, below) {
            Some(elements) => {
                let set: BTreeSet<Two> = elements.iter().map(|&element| Two(element)).collect();
                assert_eq!(hashed.unwrap().0, set.iter().copied().collect());
                assert_eq!(found.unwrap().0, set);
                assert_eq!(encode_to_vec(&SmallSet(set)).unwrap(), [clean]);
            }
            None => {
                let error = found.unwrap_err();
                assert_eq!(error.kind(), ReadErrorKind::KeyOrder, "{byte:08b}");
                let second = byte >> 2 & 3 < byte >> 4 & 3;
                assert_eq!(error.bit(), if second { 6 } else { 4 }, "{byte:08b}");
                assert_eq!(hashed.unwrap_err(), error);
            }
        }
        let heap = decode::<SmallHeap>(&[byte]);
        match elements(byte, |a, b| a <= b) {
            Some(elements) => {
                let heap = heap.unwrap();
                assert_eq!(encode_to_vec(&heap).unwrap(), [clean]);
                assert_eq!(heap.0.into_sorted_vec(), elements.map_two());
            }
            None => assert_eq!(heap.unwrap_err().kind(), ReadErrorKind::KeyOrder),
        }
    }
}

trait MapTwo {
    fn map_two(self) -> Vec<Two>;
}

impl MapTwo for Vec<u8> {
    fn map_two(self) -> Vec<Two> {
        self.into_iter().map(Two).collect()
    }
}

#[test]
fn every_packet_of_a_map_is_the_one_of_its_value() {
    let mut good = 0;
    for bits in 0..1u32 << 11 {
        let packet = bits.to_le_bytes();
        let packet = &packet[..2];
        let Ok(map) = decode::<SmallMap>(packet) else { continue };
        let again = encode_to_vec(&map).unwrap();
        // Without filling, it comes back as it was.
        let used = 2 + 3 * map.0.len();
        if bits >> used == 0 && again.len() == 2 {
            assert_eq!(again, packet);
            good += 1;
        }
    }
    // Three of four keys, in one order, with three bits of values; two keys in 8 bits are one byte.
    assert_eq!(good, 4 * 8);
}

#[test]
fn a_count_above_the_bound_is_refused_in_both_directions() {
    let map: HashMap<u8, u16> = (0..21).map(|key| (key, 0)).collect();
    let error = encode_to_vec(&Maps { hashed: map, ..Maps::default() }).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::TooLong);
    // 21 of at most 20 fit 5 bits.
    let error = decode::<Maps>(&[21, 0, 0]).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 0));
}

#[test]
fn truncated_maps_are_refused() {
    let hashed: HashMap<u8, u16> = (0..9).map(|key| (key, 7)).collect();
    let ordered = hashed.iter().map(|(&key, &value)| (key, value)).collect();
    let packet = encode_to_vec(&Maps { hashed, ordered, ..Maps::default() }).unwrap();
    for length in 0..packet.len() {
        let error = decode::<Maps>(&packet[..length]).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd, "{length}");
    }
}

#[test]
fn a_map_that_is_read_over_keeps_nothing_of_what_was_there() {
    let full: HashMap<u8, u16> = (0..9).map(|key| (key, 7)).collect();
    let mut maps = Maps { hashed: full, ..Maps::default() };
    let one = Maps { ordered: [(3, 4)].into(), ..Maps::default() };
    decode_into(&mut maps, &encode_to_vec(&one).unwrap()).unwrap();
    assert_eq!(maps, one);
}

#[test]
fn the_schema_tells_maps_sets_and_lists_apart() {
    const NUMBER: Schema = Schema::bits(8);
    const NINE: Schema = Schema::bits(9);
    const PAIR: Schema = <(u8, u8)>::SCHEMA;
    let all = [
        Schema::list(&NUMBER, 3).hash(),
        Schema::set(&NUMBER, 3).hash(),
        Schema::bag(&NUMBER, 3).hash(),
        Schema::list(&PAIR, 3).hash(),
        Schema::set(&PAIR, 3).hash(),
        Schema::map(&NUMBER, &NUMBER, 3).hash(),
        Schema::map(&NUMBER, &NUMBER, 4).hash(),
        Schema::map(&NUMBER, &NINE, 3).hash(),
        Schema::map(&NINE, &NUMBER, 3).hash(),
    ];
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    let text = Sets::SCHEMA.to_string();
    assert_eq!(
        text,
        "struct Sets\n\
         \x20 hashed: set of at most 20, ascending\n    each: int 10..=109 (7 bits)\n\
         \x20 ordered: set of at most 20, ascending\n    each: int 10..=109 (7 bits)\n\
         \x20 heap: list of at most 20, ascending, with repeats\n    each: int 10..=109 (7 bits)\n"
    );
    assert_eq!(Maps::MAX_BITS, 3 * (5 + 20 * 24));
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Plain {
    #[wire(max_len = 9)]
    numbers: Vec<u16>,
    #[wire(max_len = 9, bytes)]
    bytes: Vec<u8>,
    #[wire(max_len = 9)]
    text: String,
}

/// The same fields in another home.
macro_rules! home {
    ($name:ident, $numbers:ty, $bytes:ty, $text:ty) => {
        #[derive(Wire, Clone, Debug, PartialEq)]
        struct $name {
            #[wire(max_len = 9)]
            numbers: $numbers,
            #[wire(max_len = 9, bytes)]
            bytes: $bytes,
            #[wire(max_len = 9)]
            text: $text,
        }
    };
}

home!(Boxed, Box<[u16]>, Box<[u8]>, Box<str>);
home!(Counted, Rc<[u16]>, Rc<[u8]>, Rc<str>);
home!(Shared, Arc<[u16]>, Arc<[u8]>, Arc<str>);
home!(Either, Cow<'static, [u16]>, Cow<'static, [u8]>, Cow<'static, str>);
home!(Queue, VecDeque<u16>, Box<[u8]>, Box<str>);

#[test]
fn lists_and_strings_have_the_same_bytes_wherever_they_live() {
    let plain = Plain { numbers: vec![1, 500, 65_535], bytes: vec![9; 9], text: "héllo".into() };
    let packet = encode_to_vec(&plain).unwrap();
    let Plain { numbers, bytes, text } = plain;
    macro_rules! same {
        ($($name:ident)*) => {$(
            let home = $name {
                numbers: numbers.clone().into(),
                bytes: bytes.clone().into(),
                text: text.clone().into(),
            };
            assert_eq!(encode_to_vec(&home).unwrap(), packet);
            assert_eq!(decode::<$name>(&packet).unwrap(), home);
            assert_eq!($name::SCHEMA.hash(), Plain::SCHEMA.hash());
            assert_eq!($name::MAX_BITS, Plain::MAX_BITS);
            let mut over = home.clone();
            decode_into(&mut over, &encode_to_vec(&$name {
                numbers: vec![7].into(), bytes: vec![].into(), text: String::new().into(),
            }).unwrap()).unwrap();
            assert_eq!((over.numbers.len(), over.bytes.len(), over.text.len()), (1, 0, 0));
            assert!(decode::<$name>(&[0xff; 40]).is_err());
        )*};
    }
    same!(Boxed Counted Shared Either Queue);
}

/// A borrowed text in a message that only goes out.
#[derive(Wire, Debug, PartialEq)]
struct Chat<'a> {
    #[wire(max_len = 20)]
    line: Cow<'a, str>,
    pair: Cow<'a, (u8, bool)>,
}

#[test]
fn a_borrowed_value_is_written_and_an_owned_one_read() {
    let (line, pair) = (String::from("gg"), (7, true));
    let chat = Chat { line: Cow::Borrowed(&line), pair: Cow::Borrowed(&pair) };
    let packet = encode_to_vec(&chat).unwrap();
    let back = decode::<Chat<'static>>(&packet).unwrap();
    assert_eq!(back, chat);
    assert!(matches!(back, Chat { line: Cow::Owned(_), pair: Cow::Owned(_) }));
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Spans {
    plain: Range<u8>,
    #[wire(range = 0..=100)]
    part: Range<u8>,
    #[wire(range = 0..=100)]
    closed: RangeInclusive<i16>,
    #[wire(compressed(0.0..=1.0, 0.25), max_len = 2)]
    cuts: Vec<RangeInclusive<f32>>,
    score: Saturating<u16>,
}

#[test]
fn ranges_are_their_two_ends() {
    let spans = Spans {
        plain: 3..200,
        part: Range { start: 100, end: 0 },
        closed: 7..=9,
        cuts: vec![0.0..=0.5],
        score: Saturating(40_000),
    };
    let expected = Naive::default()
        .put(3, 8)
        .put(200, 8)
        .put(100, 7)
        .put(0, 7)
        .put(7, 7)
        .put(9, 7)
        .put(1, 2)
        .put(0, 3)
        .put(2, 3)
        .put(40_000, 16);
    assert_eq!(measure(&spans).unwrap(), expected.0.len());
    assert_eq!(encode_to_vec(&spans).unwrap(), expected.bytes());
    assert_eq!(decode::<Spans>(&expected.bytes()).unwrap(), spans);

    let wide = Spans { part: 0..101, ..spans };
    assert_eq!(encode_to_vec(&wide).unwrap_err().kind(), WriteErrorKind::OutOfRange);
}

#[test]
fn a_range_that_an_iteration_used_up_is_not_sent_as_a_full_one() {
    let mut closed = 1..=3u8;
    assert_eq!(closed.by_ref().count(), 3);
    assert_eq!(encode_to_vec(&closed).unwrap_err().kind(), WriteErrorKind::OutOfRange);
    // One that never held anything is as good as any.
    let reversed = RangeInclusive::new(3u8, 1);
    assert_eq!(decode::<RangeInclusive<u8>>(&encode_to_vec(&reversed).unwrap()), Ok(reversed));
}

/// Keys may be structs, enums and tuples, values may hold lists, and maps may hold maps.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct World {
    #[wire(max_len = 5)]
    regions: BTreeMap<(i8, i8), Region>,
    #[wire(max_len = 3)]
    by_name: HashMap<Name, Option<u8>>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Region {
    #[wire(max_len = 3)]
    owners: HashMap<u8, Two>,
}

#[derive(Wire, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Name(#[wire(max_len = 15)] String);

#[test]
fn maps_nest() {
    let region = |owner| Region { owners: [(owner, Two(3)), (0, Two(1))].into() };
    let world = World {
        regions: [((-1, 5), region(9)), ((4, -4), Region::default()), ((-1, -5), region(1))].into(),
        by_name: [(Name("b".into()), None), (Name("aé".into()), Some(3))].into(),
    };
    let packet = encode_to_vec(&world).unwrap();
    assert_eq!(decode::<World>(&packet).unwrap(), world);
    for at in 0..packet.len() * 8 {
        let mut damaged = packet.clone();
        damaged[at / 8] ^= 1 << (at % 8);
        // What is accepted is the only encoding of its value, up to filling.
        if let Ok(other) = decode::<World>(&damaged) {
            let again = encode_to_vec(&other).unwrap();
            assert_eq!(decode::<World>(&again).unwrap(), other);
            assert_eq!(again.len(), damaged.len());
        }
    }
}

/// Keys and values by attributes of their own.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Scores {
    #[wire(max_len = 3, keys(max_len = 15), values(range = 0..=999))]
    by_name: HashMap<String, u16>,
    #[wire(max_len = 3, keys(range = -8..=7))]
    by_row: BTreeMap<i32, bool>,
    #[wire(max_len = 3, values(compressed(0.0..=1.0, 0.25)))]
    shares: Option<BTreeMap<u8, [f32; 2]>>,
    #[wire(max_len = 3, keys(bits = 2), values(bytes, max_len = 4), default_bit)]
    blobs: HashMap<u8, Vec<u8>>,
}

#[test]
fn keys_and_values_have_attributes_of_their_own() {
    let scores = Scores {
        by_name: [("b".into(), 999), ("aa".into(), 7)].into(),
        by_row: [(7, true), (-8, false)].into(),
        shares: Some([(9, [0.5, 1.0])].into()),
        blobs: [(3, vec![0xab])].into(),
    };
    // Text and bytes start at a byte boundary.
    let aligned = |naive: Naive| {
        let filling = naive.0.len().next_multiple_of(8) - naive.0.len();
        naive.put(0, filling as u32)
    };
    let mut naive = aligned(Naive::default().put(2, 2).put(2, 4));
    naive = naive.put(u64::from(b'a'), 8).put(u64::from(b'a'), 8).put(7, 10);
    naive = aligned(naive.put(1, 4)).put(u64::from(b'b'), 8).put(999, 10);
    naive = naive.put(2, 2).put(0, 4).put(0, 1).put(15, 4).put(1, 1);
    naive = naive.put(1, 1).put(1, 2).put(9, 8).put(2, 3).put(4, 3);
    naive = aligned(naive.put(0, 1).put(1, 2).put(3, 2).put(1, 3)).put(0xab, 8);
    assert_eq!(encode_to_vec(&scores).unwrap(), naive.bytes());
    assert_eq!(decode::<Scores>(&naive.bytes()).unwrap(), scores);

    let wrong = |scores: Scores| encode_to_vec(&scores).unwrap_err().kind();
    let long = Scores { by_name: [("0123456789abcdef".into(), 1)].into(), ..Scores::default() };
    assert_eq!(wrong(long), WriteErrorKind::TooLong);
    let high = Scores { by_name: [("x".into(), 1000)].into(), ..Scores::default() };
    assert_eq!(wrong(high), WriteErrorKind::OutOfRange);
    let low = Scores { by_row: [(-9, true)].into(), ..Scores::default() };
    assert_eq!(wrong(low), WriteErrorKind::OutOfRange);
    assert_eq!(
        Scores::SCHEMA.to_string().lines().take(4).collect::<Vec<_>>(),
        [
            "struct Scores",
            "  by_name: map of at most 3, by ascending keys",
            "    key: string of at most 15 bytes",
            "    value: int 0..=999 (10 bits)",
        ]
    );
}

#[cfg(feature = "trace")]
#[test]
fn keys_out_of_order_are_explained_by_their_place() {
    use tightwire::trace::{explain, trace_read, trace_write};

    // Two entries, and both have the key 5.
    let packet = Naive::default().put(2, 5).put(5, 8).put(1, 16).put(5, 8).put(2, 16).bytes();
    let explanation = explain::<Maps>(&packet).unwrap();
    assert_eq!(
        explanation.to_string(),
        "hashed[1]: it is not above the key before it: keys must ascend, without duplicates, \
         at bit 29 (24 bits)"
    );
    let maps = Maps { hashed: [(7, 1), (3, 2)].into(), ..Maps::default() };
    let trace = trace_write(&maps).unwrap();
    assert_eq!(trace.packet, encode_to_vec(&maps).unwrap());
    assert_eq!(trace.find("hashed[0].key").unwrap().value.as_deref(), Some("3"));
    assert_eq!(trace.find("hashed[1].value").unwrap().value.as_deref(), Some("1"));
    let read = trace_read::<Maps>(&trace.packet);
    assert_eq!(read.find("hashed[1].key").unwrap().value.as_deref(), Some("7"));
    assert!(read.explanation.is_none());
}

/// Elements that take no bits are counted, as those of lists are.
#[derive(Wire, Debug)]
struct Nothings(#[wire(max_len = 1000)] BinaryHeap<()>);

#[test]
fn elements_without_bits_are_limited() {
    let heap = |count: usize| Nothings(std::iter::repeat_n((), count).collect());
    assert_eq!(decode::<Nothings>(&encode_to_vec(&heap(256)).unwrap()).unwrap().0.len(), 256);
    assert!(encode_to_vec(&heap(257)).is_err());
    // 257 and 1000 of them, claimed by a stranger.
    for count in [257u16, 1000] {
        assert!(decode::<Nothings>(&count.to_le_bytes()).is_err());
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct ShortEntries {
    #[wire(max_len = 500)]
    scores: HashMap<u16, u32>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct FloatEntries {
    #[wire(max_len = 500)]
    floats: HashMap<i32, f32>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct RangedEntries {
    #[wire(max_len = 500, keys(range = 5..=600), values(range = -3..=3))]
    ranged: HashMap<u16, i8>,
}

/// Entries of more bits than a word.
#[derive(Wire, Clone, Debug, PartialEq)]
struct WideEntries {
    #[wire(max_len = 500)]
    wide: HashMap<u32, (u32, u8)>,
}

/// Judges a map by its codes in order, given the widths of a key and a value.
fn judge_entries<M: Wire + PartialEq + std::fmt::Debug>(
    map: &M,
    codes: &[(u64, u64)],
    widths: (u32, u32),
) {
    let mut expected = Naive::default().put(codes.len() as u64, 9);
    for (key, value) in codes {
        expected = expected.put(*key, widths.0).put(*value, widths.1);
    }
    let expected = expected.bytes();
    let mut buffer = vec![0xff; expected.len()];
    assert_eq!(tightwire::encode(map, &mut buffer).unwrap(), expected, "{} entries", codes.len());
    assert_eq!(&decode::<M>(&expected).unwrap(), map);
    for room in 0..expected.len() {
        let error = tightwire::encode(map, &mut buffer[..room]).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::BufferFull);
    }
}

#[test]
fn hash_maps_of_any_size_have_the_bits_of_their_entries_in_order() {
    let mut random = Rng::with_seed(3);
    for length in [0, 1, 2, 15, 47, 48, 95, 96, 97, 191, 192, 300, 500] {
        let mut keys: Vec<u32> = Vec::new();
        while keys.len() < length {
            let key = random.u32(..);
            if !keys.iter().any(|other| other % 596 == key % 596 || *other as u16 == key as u16) {
                keys.push(key);
            }
        }
        let values: Vec<u32> = keys.iter().map(|_| random.u32(..)).collect();
        let entries = || keys.iter().copied().zip(values.iter().copied());
        let sorted = |codes: &dyn Fn((u32, u32)) -> (u64, u64)| {
            let mut codes: Vec<(u64, u64)> = entries().map(codes).collect();
            codes.sort_unstable();
            codes
        };

        let scores = entries().map(|(key, value)| (key as u16, value)).collect();
        let codes = sorted(&|(key, value)| (u64::from(key as u16), u64::from(value)));
        judge_entries(&ShortEntries { scores }, &codes, (16, 32));

        let floats = entries().map(|(key, value)| (key as i32, value as f32)).collect();
        let codes = sorted(&|(key, value)| {
            ((i64::from(key as i32) + (1 << 31)) as u64, u64::from((value as f32).to_bits()))
        });
        judge_entries(&FloatEntries { floats }, &codes, (32, 32));

        let ranged =
            entries().map(|(key, value)| ((key % 596) as u16 + 5, (value % 7) as i8 - 3)).collect();
        let codes = sorted(&|(key, value)| (u64::from(key % 596), u64::from(value % 7)));
        judge_entries(&RangedEntries { ranged }, &codes, (10, 3));

        let wide = entries().map(|(key, value)| (key, (value, 7))).collect();
        let codes = sorted(&|(key, value)| (u64::from(key), u64::from(value) | 7 << 32));
        judge_entries(&WideEntries { wide }, &codes, (32, 40));
    }
}

#[test]
fn an_entry_out_of_range_is_rejected_at_its_bit() {
    for wrong in 0..100u16 {
        let mut ranged: HashMap<u16, i8> = (5..105).map(|key| (key, 3)).collect();
        ranged.insert(wrong + 5, 4);
        let error = encode_to_vec(&RangedEntries { ranged: ranged.clone() }).unwrap_err();
        let at = 9 + 13 * usize::from(wrong) + 10;
        assert_eq!((error.kind(), error.bit()), (WriteErrorKind::OutOfRange, at));
        ranged.insert(wrong + 5, 3);
        ranged.insert(4, 0);
        assert!(encode_to_vec(&RangedEntries { ranged }).is_err());
    }
}
