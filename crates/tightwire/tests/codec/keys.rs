//! Sets and maps whose keys have an order, or an equality, other than that of the format.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, missing_docs)]

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet};

use tightwire::{
    ReadErrorKind, Stream, Wire, WriteErrorKind, decode, encode_to_vec, measure, unified,
};

/// By discriminant, `B` is the least. By tag, it is the second.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Slot {
    A = 5,
    B = 1,
    C = 3,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Slots {
    #[wire(max_len = 3)]
    set: BTreeSet<Slot>,
    #[wire(max_len = 3)]
    map: HashMap<Slot, u8>,
    #[wire(max_len = 6)]
    pairs: BTreeSet<(Option<Slot>, u8)>,
}

#[test]
fn keys_of_an_enum_are_in_the_order_of_their_tags() {
    let slots = Slots {
        set: [Slot::A, Slot::B, Slot::C].into(),
        map: [(Slot::C, 3), (Slot::A, 1)].into(),
        pairs: [(Some(Slot::B), 0), (None, 9), (Some(Slot::A), 7)].into(),
    };
    let packet = encode_to_vec(&slots).unwrap();
    // Three elements: 0, 1, 2. Two entries: 0 with 1, 2 with 3.
    assert_eq!(packet[0] & 0b11, 3);
    assert_eq!((packet[0] >> 2) & 0b11_11_11, 0b10_01_00);
    assert_eq!(decode(&packet), Ok(slots));
    // In the order of `Ord`: B, C, A.
    let mut reversed = packet;
    reversed[0] = 3 | 0b00_10_01 << 2;
    assert_eq!(decode::<Slots>(&reversed).unwrap_err().kind(), ReadErrorKind::KeyOrder);
}

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    struct Sides: i8 {
        const LEFT = 1;
        const RIGHT = 1 << 1;
        const BACK = i8::MIN;
    }
}
tightwire::flags!(Sides);

#[derive(Wire, Clone, Debug, PartialEq)]
struct Walls {
    #[wire(max_len = 7)]
    walls: BTreeSet<Sides>,
}

#[test]
fn signed_flags_are_in_the_order_of_their_bits() {
    let walls = Walls { walls: [Sides::BACK, Sides::LEFT, Sides::RIGHT].into() };
    let packet = encode_to_vec(&walls).unwrap();
    assert_eq!(packet, [3 | 0b001 << 3 | 0b10 << 6, 0b1000]);
    assert_eq!(decode(&packet), Ok(walls));
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Id {
    #[wire(skip)]
    generation: u16,
    index: u16,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Owners {
    #[wire(max_len = 9)]
    owners: HashMap<Id, u8>,
    #[wire(max_len = 9)]
    seen: BTreeSet<Id>,
    #[wire(max_len = 9)]
    queue: Vec<Id>,
}

#[test]
fn keys_that_have_the_same_bits_are_a_write_error() {
    let id = |generation, index| Id { generation, index };
    let owners = |ids: &[Id]| Owners {
        owners: ids.iter().map(|id| (*id, 1)).collect(),
        seen: BTreeSet::new(),
        queue: vec![],
    };
    let twice = owners(&[id(1, 7), id(2, 7)]);
    assert_eq!(encode_to_vec(&twice).unwrap_err().kind(), WriteErrorKind::Refused);
    assert!(measure(&twice).is_err());
    let seen = Owners { seen: [id(1, 7), id(2, 7)].into(), ..owners(&[]) };
    assert_eq!(encode_to_vec(&seen).unwrap_err().kind(), WriteErrorKind::Refused);
    // `Ord` looks at the generation first, but it is not sent.
    let distinct = Owners { seen: [id(1, 9), id(2, 7)].into(), ..owners(&[id(9, 1), id(1, 9)]) };
    let back: Owners = decode(&encode_to_vec(&distinct).unwrap()).unwrap();
    assert_eq!(back.seen, [id(0, 7), id(0, 9)].into());
    assert_eq!(back.owners, [(id(0, 1), 1), (id(0, 9), 1)].into());
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Optional {
    has_detail: bool,
    #[wire(if = has_detail)]
    detail: u8,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Details {
    #[wire(max_len = 9)]
    details: BTreeMap<Optional, bool>,
}

#[test]
fn keys_that_differ_in_what_is_left_out_are_a_write_error() {
    let detail = |has_detail, detail| Optional { has_detail, detail };
    let twice = [(detail(false, 1), true), (detail(false, 2), true)];
    let error = encode_to_vec(&Details { details: twice.into() }).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::Refused);
    let once = Details { details: [(detail(false, 0), true), (detail(true, 2), false)].into() };
    assert_eq!(decode(&encode_to_vec(&once).unwrap()), Ok(once));
}

/// Rounded by its own code. The schema does not describe it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Coarse(i32);

impl Coarse {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let mut tens = self.0 / 10;
        stream.int(&mut tens, 0..=100)?;
        self.0 = tens * 10;
        Ok(())
    }
}

unified!(Coarse);

#[derive(Wire, Clone, Debug, PartialEq)]
struct Marks {
    #[wire(max_len = 9)]
    marks: BTreeSet<Coarse>,
}

#[test]
fn keys_that_custom_code_rounds_to_one_are_a_write_error() {
    let marks = |marks: &[i32]| Marks { marks: marks.iter().map(|mark| Coarse(*mark)).collect() };
    let error = encode_to_vec(&marks(&[41, 47])).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::Refused);
    let packet = encode_to_vec(&marks(&[41, 57])).unwrap();
    assert_eq!(decode(&packet), Ok(marks(&[40, 50])));
}

/// Ordered from the largest to the smallest.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Descending(u8);

impl Ord for Descending {
    fn cmp(&self, other: &Self) -> Ordering {
        other.0.cmp(&self.0)
    }
}

impl PartialOrd for Descending {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[derive(Wire, Clone, Debug)]
struct Tasks {
    #[wire(max_len = 9)]
    heap: BinaryHeap<Descending>,
    #[wire(max_len = 9)]
    set: HashSet<Descending>,
}

#[test]
fn an_order_of_the_types_own_does_not_change_the_packet() {
    let tasks =
        Tasks { heap: [5, 1, 5, 3].map(Descending).into(), set: [9, 2].map(Descending).into() };
    let packet = encode_to_vec(&tasks).unwrap();
    // Four bits of a count, then bytes.
    assert_eq!(packet, [0x14, 0x30, 0x50, 0x50, 0x20, 0x02, 0x09]);
    let back: Tasks = decode(&packet).unwrap();
    assert_eq!(back.heap.into_sorted_vec(), [5, 5, 3, 1].map(Descending));
    assert_eq!(back.set, tasks.set);
}

#[derive(Wire, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Named {
    #[wire(max_len = 5)]
    name: String,
    #[wire(default_bit)]
    level: i8,
    first: u8,
    #[wire(relative_to = first)]
    last: u8,
    #[wire(max_len = 3)]
    parts: Vec<u8>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Names {
    #[wire(max_len = 9)]
    names: BTreeSet<Named>,
}

/// The same as a list. It has no order of its own.
#[derive(Wire)]
struct List {
    #[wire(max_len = 9)]
    names: Vec<Named>,
}

/// The order of the format is that of `#[derive(Ord)]`: the packet is as if it were sorted by that.
#[test]
fn structs_are_in_the_order_of_their_first_difference() {
    let named = |name: &str, level, last, parts: &[u8]| Named {
        name: name.into(),
        level,
        first: 3,
        last,
        parts: parts.into(),
    };
    let all = [
        named("", 0, 9, &[]),
        named("a", -5, 9, &[]),
        named("a", 0, 4, &[]),
        named("a", 0, 5, &[]),
        named("a", 0, 200, &[]),
        named("a", 0, 200, &[1]),
        named("a", 0, 200, &[1, 0]),
        named("a", 0, 200, &[2]),
        named("b", 0, 4, &[]),
    ];
    let names = Names { names: all.clone().into() };
    assert!(names.names.iter().eq(all.iter()), "as `Ord` has it");
    let packet = encode_to_vec(&names).unwrap();
    assert_eq!(decode::<Names>(&packet), Ok(names));
    assert_eq!(encode_to_vec(&List { names: all.into() }).unwrap(), packet);
}

/// Encodes entries as hash tables and as trees, which are in order without sorting.
macro_rules! hashed_and_in_order {
    ($key:ty, $keys:expr) => {{
        #[derive(Wire)]
        struct Hashed {
            #[wire(max_len = 4096)]
            map: HashMap<$key, u8>,
            #[wire(max_len = 4096)]
            set: HashSet<$key>,
            #[wire(max_len = 4096)]
            heap: BinaryHeap<$key>,
        }
        #[derive(Wire)]
        struct InOrder {
            #[wire(max_len = 4096)]
            map: BTreeMap<$key, u8>,
            #[wire(max_len = 4096)]
            set: BTreeSet<$key>,
            #[wire(max_len = 4096)]
            list: Vec<$key>,
        }
        let map: BTreeMap<$key, u8> = $keys.zip((0..=255).cycle()).collect();
        let mut list: Vec<$key> = $keys.collect();
        list.sort();
        let hashed = Hashed {
            map: map.clone().into_iter().collect(),
            set: map.keys().copied().collect(),
            heap: list.clone().into(),
        };
        let in_order = InOrder { set: map.keys().copied().collect(), map, list };
        let (one, other) = (encode_to_vec(&hashed).unwrap(), encode_to_vec(&in_order).unwrap());
        assert_eq!(one, other, "{} of {}", hashed.map.len(), stringify!($key));
    }};
}

#[test]
fn a_hash_map_of_numbers_has_the_bytes_of_a_sorted_map() {
    for count in [0, 1, 2, 50, 100, 200, 3000] {
        let numbers =
            || (0..count).map(|index: u64| index.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 7);
        hashed_and_in_order!(u8, numbers().map(|number| number as u8));
        hashed_and_in_order!(i8, numbers().map(|number| number as i8));
        hashed_and_in_order!(u16, numbers().map(|number| number as u16));
        hashed_and_in_order!(i16, numbers().map(|number| number as i16));
        hashed_and_in_order!(i32, numbers().map(|number| number as i32));
        hashed_and_in_order!(i64, numbers().map(|number| number as i64));
        hashed_and_in_order!(bool, numbers().map(|number| number % 2 == 0));
        hashed_and_in_order!((u8, i16), numbers().map(|number| (number as u8, number as i16)));
        hashed_and_in_order!(
            char,
            numbers().filter_map(|number| char::from_u32(number as u32 >> 8))
        );
    }
}

#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Span {
    from: i16,
    #[wire(relative_to = from)]
    to: i16,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Spans {
    #[wire(max_len = 9)]
    spans: BTreeSet<Span>,
}

#[derive(Wire)]
struct SpanList {
    #[wire(max_len = 9)]
    spans: Vec<Span>,
}

#[test]
fn numbers_relative_to_others_are_in_the_order_of_their_values() {
    let all = [1, 2, 9, 30, 300, 5000, i16::MAX].map(|to| Span { from: 0, to });
    let spans = Spans { spans: all.into() };
    let packet = encode_to_vec(&spans).unwrap();
    assert_eq!(encode_to_vec(&SpanList { spans: all.into() }).unwrap(), packet);
    assert_eq!(decode(&packet), Ok(spans));
}

#[derive(Wire, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Path {
    #[wire(max_len = 3)]
    steps: Vec<u8>,
    end: u8,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Paths {
    #[wire(max_len = 9)]
    paths: BTreeSet<Path>,
}

#[derive(Wire)]
struct PathList {
    #[wire(max_len = 9)]
    paths: Vec<Path>,
}

/// What comes after a list is not compared with the elements of a longer one.
#[test]
fn a_list_that_another_one_continues_comes_before_it_whatever_follows() {
    let all: [(&[u8], u8); 6] =
        [(&[], 9), (&[1], 8), (&[1], 9), (&[1, 0], 0), (&[1, 0], 5), (&[2], 0)];
    let all = all.map(|(steps, end)| Path { steps: steps.into(), end });
    let paths = Paths { paths: all.clone().into() };
    let packet = encode_to_vec(&paths).unwrap();
    assert_eq!(encode_to_vec(&PathList { paths: all.into() }).unwrap(), packet);
    assert_eq!(decode(&packet), Ok(paths));
}

#[cfg(feature = "ordered-float-5")]
#[test]
fn wide_floats_in_keys_are_in_the_order_of_their_values() {
    use ordered_float_5::OrderedFloat;

    #[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    struct Height {
        meters: OrderedFloat<f64>,
        is_peak: bool,
    }
    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Heights {
        #[wire(max_len = 9)]
        heights: BTreeSet<Height>,
    }
    #[derive(Wire)]
    struct HeightList {
        #[wire(max_len = 9)]
        heights: Vec<Height>,
    }
    let all = [f64::NEG_INFINITY, -1e300, -2.5, -1e-300, 0.0, 3.0, 1e300, f64::NAN]
        .map(|meters| Height { meters: OrderedFloat(meters), is_peak: false });
    let heights = Heights { heights: all.into() };
    let packet = encode_to_vec(&heights).unwrap();
    assert_eq!(encode_to_vec(&HeightList { heights: all.into() }).unwrap(), packet);
    assert_eq!(decode(&packet), Ok(heights));
}

#[cfg(feature = "ordered-float-5")]
#[test]
fn floats_in_hashed_keys_are_in_the_order_of_their_values() {
    use ordered_float_5::OrderedFloat;

    #[derive(Wire, Debug, PartialEq)]
    struct Marks {
        #[wire(max_len = 9)]
        set: HashSet<OrderedFloat<f32>>,
        #[wire(max_len = 9)]
        map: HashMap<OrderedFloat<f32>, u8>,
    }
    #[derive(Wire)]
    struct MarkLists {
        #[wire(max_len = 9)]
        set: Vec<f32>,
        #[wire(max_len = 9)]
        map: Vec<(f32, u8)>,
    }
    let all = [f32::NEG_INFINITY, -2.5, -1.0, 0.0, 0.5, 3.0, f32::INFINITY];
    let keys = || all.map(OrderedFloat).into_iter();
    let marks = Marks { set: keys().collect(), map: keys().zip(0..).collect() };
    let lists = MarkLists { set: all.into(), map: all.into_iter().zip(0..).collect() };
    let packet = encode_to_vec(&marks).unwrap();
    assert_eq!(encode_to_vec(&lists).unwrap(), packet);
    assert_eq!(decode(&packet), Ok(marks));
}

/// Writes keys as a set, and as a list in the order of `Ord`, and compares the bytes.
macro_rules! assert_in_the_order_of_ord {
    ($key:ty, $max:literal, $keys:expr) => {{
        #[derive(Wire, Debug, PartialEq)]
        struct Set {
            #[wire(max_len = $max)]
            keys: BTreeSet<$key>,
        }
        #[derive(Wire)]
        struct List {
            #[wire(max_len = $max)]
            keys: Vec<$key>,
        }
        let set = Set { keys: $keys };
        let list = List { keys: set.keys.iter().cloned().collect() };
        let packet = encode_to_vec(&set).unwrap();
        assert_eq!(encode_to_vec(&list).unwrap(), packet);
        assert_eq!(decode(&packet), Ok(set));
    }};
}

pub(crate) use assert_in_the_order_of_ord;

#[derive(Wire, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Label {
    #[wire(wide, max_len = 3)]
    text: String,
    #[wire(bytes, max_len = 3)]
    bytes: Vec<u8>,
    #[wire(max_len = 2)]
    list: Vec<u8>,
    end: u8,
}

/// In UTF-16, U+10000 begins with a unit below that of U+FFFF.
#[test]
fn wide_texts_and_bytes_in_keys_are_in_the_order_of_their_first_difference() {
    let mut keys = BTreeSet::new();
    for text in ["", "a", "ab", "b", "\u{ffff}", "\u{10000}"] {
        for bytes in [&[][..], &[0], &[0, 1], &[1]] {
            for list in [&[][..], &[0], &[0, 0], &[1]] {
                for end in [0, 1] {
                    let (bytes, list) = (bytes.to_vec(), list.to_vec());
                    keys.insert(Label { text: text.into(), bytes, list, end });
                }
            }
        }
    }
    assert_in_the_order_of_ord!(Label, 192, keys);
}

#[derive(Wire, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Branch {
    #[wire(max_len = 2)]
    leaves: Vec<u8>,
    weight: u8,
}

#[derive(Wire, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Tree {
    #[wire(max_len = 300)]
    branches: Vec<Branch>,
    end: u8,
}

#[test]
fn lists_of_lists_in_keys_are_in_the_order_of_their_first_difference() {
    let branches: Vec<Branch> = [&[][..], &[0], &[1], &[0, 0], &[1, 0]]
        .into_iter()
        .flat_map(|leaves| [0, 1].map(|weight| Branch { leaves: leaves.into(), weight }))
        .collect();
    let mut lists = vec![vec![]];
    for one in &branches {
        lists.push(vec![one.clone()]);
        lists.extend(branches.iter().map(|other| vec![one.clone(), other.clone()]));
    }
    let keys = lists
        .into_iter()
        .flat_map(|branches| [0, 1].map(|end| Tree { branches: branches.clone(), end }));
    assert_in_the_order_of_ord!(Tree, 222, keys.collect());
}

#[test]
fn long_keys_are_compared_to_their_ends() {
    let tree = |end| Tree { branches: vec![Branch { leaves: vec![], weight: 0 }; 300], end };
    assert_in_the_order_of_ord!(Tree, 4, [5, 1, 3].map(tree).into());
}

#[derive(Wire, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Board {
    #[wire(subset)]
    slots: [Option<u8>; 4],
}

#[test]
fn subsets_in_keys_are_compared_place_by_place() {
    let place = |number: usize| [None, Some(0), Some(1)][number % 3];
    let boards = (0..81).map(|number| Board { slots: [27, 9, 3, 1].map(|at| place(number / at)) });
    assert_in_the_order_of_ord!(Board, 81, boards.collect());
}

/// A float that is compared by its bits.
#[derive(Wire, Clone, Copy, Debug)]
struct Pattern {
    float: f32,
}

impl PartialEq for Pattern {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Pattern {}

impl PartialOrd for Pattern {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Pattern {
    fn cmp(&self, other: &Self) -> Ordering {
        self.float.to_bits().cmp(&other.float.to_bits())
    }
}

#[derive(Wire, Debug)]
struct Patterns {
    #[wire(max_len = 9)]
    set: BTreeSet<Pattern>,
}

#[test]
fn floats_of_a_struct_in_keys_are_in_the_order_of_their_values() {
    let sorted = [f32::NEG_INFINITY, -2.5, -1.0, 0.0, 0.5, 3.0, f32::INFINITY, f32::NAN];
    let set =
        |floats: &[f32]| Patterns { set: floats.iter().map(|&float| Pattern { float }).collect() };
    let packet = encode_to_vec(&set(&sorted)).unwrap();
    // A count of 4 bits, then the floats.
    for (at, float) in sorted.iter().enumerate() {
        let word = u64::from_le_bytes(
            packet[4 * at..][..5]
                .iter()
                .copied()
                .chain([0; 3])
                .collect::<Vec<u8>>()
                .try_into()
                .unwrap(),
        );
        assert_eq!((word >> 4) as u32, float.to_bits(), "{at}");
    }
    // All that are not a number are one key, like the two zeros.
    let other_nan = f32::from_bits(f32::NAN.to_bits() + 1);
    for same in [[f32::NAN, -f32::NAN], [f32::NAN, other_nan], [0.0, -0.0]] {
        let error = encode_to_vec(&set(&same)).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::Refused);
    }
}
