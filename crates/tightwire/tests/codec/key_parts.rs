//! Keys that are equal in the program only, and keys that hold texts, bytes and custom code.
#![allow(clippy::unwrap_used, missing_docs)]

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use tightwire::{ReadErrorKind, Stream, Wire, decode, encode_to_vec, unified};

use super::keys::assert_in_the_order_of_ord;

/// An entity. The program takes two with the same index for the same one, whatever their generations.
#[derive(Wire, Clone, Copy, Debug)]
struct Entity {
    index: u8,
    generation: u8,
}

impl PartialEq for Entity {
    fn eq(&self, other: &Self) -> bool {
        self.index == other.index
    }
}

impl Eq for Entity {}

impl std::hash::Hash for Entity {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.index.hash(state);
    }
}

impl PartialOrd for Entity {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Entity {
    fn cmp(&self, other: &Self) -> Ordering {
        self.index.cmp(&other.index)
    }
}

#[test]
fn keys_that_the_program_takes_for_one_are_rejected() {
    #[derive(Wire, Debug, PartialEq)]
    struct Ordered {
        #[wire(max_len = 9)]
        set: BTreeSet<Entity>,
        #[wire(max_len = 9)]
        map: BTreeMap<Entity, bool>,
    }

    #[derive(Wire, Debug, PartialEq)]
    struct Hashed {
        #[wire(max_len = 9)]
        set: HashSet<Entity>,
        #[wire(max_len = 9)]
        map: HashMap<Entity, bool>,
    }

    #[derive(Wire)]
    struct Sent {
        #[wire(max_len = 9)]
        set: Vec<(u8, u8)>,
        #[wire(max_len = 9)]
        map: Vec<((u8, u8), bool)>,
    }

    let rejected = Some(ReadErrorKind::KeyOrder);
    for (set, map, kind) in [
        (vec![(1, 7), (1, 8)], vec![], rejected),
        (vec![], vec![((1, 7), true), ((1, 8), false)], rejected),
        (vec![(1, 7), (2, 7)], vec![((1, 7), true), ((2, 7), false)], None),
    ] {
        let packet = encode_to_vec(&Sent { set, map }).unwrap();
        assert_eq!(decode::<Ordered>(&packet).err().map(tightwire::ReadError::kind), kind);
        assert_eq!(decode::<Hashed>(&packet).err().map(tightwire::ReadError::kind), kind);
    }
}

/// A number by a function, which may be shorter than its type.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Step(u8);

impl Step {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u8(&mut self.0)
    }
}

unified!(Step);

#[derive(Wire, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Route {
    #[wire(max_len = 300)]
    steps: Vec<Step>,
    end: u8,
}

#[test]
fn long_keys_of_custom_elements_are_compared_to_their_ends() {
    let route = |end| Route { steps: vec![Step(7); 300], end };
    assert_in_the_order_of_ord!(Route, 4, [5, 1, 3].map(route).into());
}

#[derive(Wire, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Word {
    #[wire(wide, max_len = 3)]
    text: String,
    #[wire(bytes, max_len = 3)]
    bytes: Vec<u8>,
    #[wire(bytes)]
    code: [u8; 1],
}

#[derive(Wire, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Sentence {
    #[wire(max_len = 2)]
    words: Vec<Word>,
    end: u8,
}

/// The counts in a text and before bytes are not those of lists.
#[test]
fn lists_of_texts_and_bytes_in_keys_are_in_the_order_of_their_first_difference() {
    let mut words = vec![];
    for text in ["", "a", "ab"] {
        for bytes in [&[][..], &[7], &[7, 7]] {
            words.push(Word { text: text.into(), bytes: bytes.into(), code: [1] });
        }
    }
    let mut lists = vec![vec![]];
    for one in &words {
        lists.push(vec![one.clone()]);
        lists.extend(words.iter().map(|other| vec![one.clone(), other.clone()]));
    }
    let keys = lists
        .into_iter()
        .flat_map(|words| [0, 9].map(|end| Sentence { words: words.clone(), end }));
    assert_in_the_order_of_ord!(Sentence, 182, keys.collect());
}
