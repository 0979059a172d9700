//! Traces, explanations and schemas of the newer kinds, in words.

#![cfg(all(feature = "trace", feature = "derive"))]
#![allow(clippy::unwrap_used, clippy::panic, clippy::unusual_byte_groupings)] // groups are values

use tightwire::trace::{explain, trace_read, trace_write};
use tightwire::{Kind, Wire, encode_to_vec};

#[derive(Wire, Clone, Debug, PartialEq)]
struct View {
    tick: u16,
    #[wire(wrapping_from = tick)]
    newest: u16,
    #[wire(angle = 10)]
    yaw: f32,
    #[wire(half)]
    zoom: f32,
}

const VIEW: View = View { tick: 65535, newest: 1, yaw: 4.0, zoom: 0.1 };

#[test]
fn values_are_shown_with_what_their_declaration_says() {
    let trace = trace_write(&VIEW).unwrap();
    let (newest, yaw, zoom) =
        (trace.find("newest").unwrap(), trace.find("yaw").unwrap(), trace.find("zoom").unwrap());
    assert_eq!((&newest.kind, newest.bits), (&Kind::Wrapping, 5));
    assert_eq!(newest.range.as_deref(), Some("from 65535 on, modulo 2^16"));
    assert_eq!((&yaw.kind, yaw.bits), (&Kind::Angle, 10));
    assert_eq!(yaw.range.as_deref(), Some("a turn in 1024 steps"));
    assert_eq!(yaw.value.as_deref(), Some("4 (wrapped to -2.2825634)"));
    assert_eq!((&zoom.kind, zoom.bits), (&Kind::Half, 16));

    let trace = trace_read::<View>(&encode_to_vec(&VIEW).unwrap());
    assert_eq!(trace.find("newest").unwrap().value.as_deref(), Some("1"));
    assert_eq!(trace.find("zoom").unwrap().value.as_deref(), Some("0.099975586"));
}

#[test]
fn what_cannot_be_written_is_said_in_words() {
    for (view, sentence) in [
        (View { yaw: f32::NAN, ..VIEW }, "yaw: NaN is not finite, at bit 21"),
        (View { zoom: 7e4, ..VIEW }, "zoom: 70000 is outside -65504..=65504, at bit 31"),
    ] {
        assert_eq!(trace_write(&view).unwrap_err().to_string(), sentence);
    }
}

#[test]
fn a_packet_that_ends_inside_is_explained() {
    let packet = encode_to_vec(&VIEW).unwrap();
    let cut = |bytes| explain::<View>(&packet[..bytes]).unwrap().to_string();
    assert_eq!(cut(2), "newest: the packet ends: 1 bit wanted, 0 left, at bit 16");
    assert_eq!(cut(3), "yaw: the packet ends: 10 bits wanted, 3 left, at bit 21");
    assert_eq!(cut(4), "zoom: the packet ends: 16 bits wanted, 1 left, at bit 31");
}

#[test]
fn schemas_have_a_line_for_each() {
    assert_eq!(
        View::SCHEMA.to_string(),
        "\
struct View
  tick: bits 16
  newest: wrapping from field #0, modulo 2^16
  yaw: angle in 1024 steps (10 bits)
  zoom: half float
"
    );
}

mod compound {
    use std::collections::{BTreeSet, BinaryHeap, HashMap};
    use std::ops::Range;
    use std::sync::Arc;

    use tightwire::Wire;
    use tightwire::trace::{explain, trace_write};

    #[derive(Wire, Clone, Debug, Default)]
    struct Level {
        #[wire(range = 0..=6)]
        width: u8,
        #[wire(bits = 3, len = width * 2 - 1, max_len = 9)]
        tiles: Vec<u8>,
        #[wire(len = 1..=5)]
        tags: Vec<u8>,
        #[wire(relative, range = 10..=90, len = 1..=8)]
        ids: Vec<u8>,
        #[wire(wide, len = 1..=4)]
        title: String,
        #[wire(range = [0..=15, -7..=7])]
        cell: [i8; 2],
    }

    #[derive(Wire, Clone, Debug, Default)]
    struct Lobby {
        #[wire(max_len = 3, values(range = 0..=9))]
        teams: HashMap<u8, u8>,
        #[wire(max_len = 3)]
        ready: BTreeSet<u8>,
        #[wire(max_len = 3)]
        turns: BinaryHeap<u8>,
        #[wire(range = 0..=9)]
        levels: Range<u8>,
        #[wire(max_len = 5)]
        name: Arc<str>,
        doors: [bool; 5],
        #[wire(subset, range = 0..=9, max_len = 4)]
        places: Vec<Option<u8>>,
    }

    fn level() -> Level {
        Level {
            width: 2,
            tiles: vec![7; 3],
            tags: vec![1],
            ids: vec![20, 21],
            title: "a".into(),
            cell: [3, 4],
        }
    }

    #[test]
    fn schemas_have_a_line_for_each() {
        assert_eq!(
            Level::SCHEMA.to_string(),
            "\
struct Level
  width: int 0..=6 (3 bits)
  tiles: list of #0 * 2 - 1, at most 9
    each: bits 3
  tags: list of 1..=5
    each: bits 8
  ids: list of 1..=8, each above the one before
    first: int 10..=90 (7 bits)
  title: wide string of 1..=4 units
  cell: tuple
    x: int 0..=15 (4 bits)
    y: int -7..=7 (4 bits)
"
        );
        assert_eq!(
            Lobby::SCHEMA.to_string(),
            "\
struct Lobby
  teams: map of at most 3, by ascending keys
    key: bits 8
    value: int 0..=9 (4 bits)
  ready: set of at most 3, ascending
    each: bits 8
  turns: list of at most 3, ascending, with repeats
    each: bits 8
  levels: struct Range
    start: int 0..=9 (4 bits)
    end: int 0..=9 (4 bits)
  name: string of at most 5 bytes
  doors: array of 5
    each: bool
  places: subset of at most 4
    each: int 0..=9 (4 bits)
"
        );
    }

    #[test]
    fn what_cannot_be_written_is_said_in_words() {
        let good = level();
        for (wrong, sentence) in [
            (
                Level { tiles: vec![7; 2], ..good.clone() },
                "tiles (count): 2 elements instead of 3, at bit 3",
            ),
            (
                Level { width: 6, tiles: vec![7; 11], ..good.clone() },
                "tiles (count): 11 elements are more than 9, at bit 3",
            ),
            (
                Level { width: 0, tiles: vec![], ..good.clone() },
                "tiles (count): the fields before it make the length -1, at bit 3",
            ),
            (
                Level { tags: vec![], ..good.clone() },
                "tags (count): 0 elements are outside 1..=5, at bit 12",
            ),
            (
                Level { ids: vec![20, 20], ..good.clone() },
                "ids[1]: 20 is not above 20 and within 0..=2147483647, at bit 33",
            ),
            (Level { ids: vec![9, 20], ..good.clone() }, "ids[0]: 9 is outside 10..=90, at bit 26"),
            (
                Level { title: String::new(), ..good.clone() },
                "title: 0 units are outside 1..=4, at bit 34",
            ),
            (Level { cell: [3, 8], ..good }, "cell.y: 8 is outside -7..=7, at bit 72"),
        ] {
            assert_eq!(trace_write(&wrong).unwrap_err().to_string(), sentence);
        }
        let lobby = Lobby { teams: [(1, 10)].into(), ..Lobby::default() };
        let sentence = "teams[0].value: 10 is outside 0..=9, at bit 10";
        assert_eq!(trace_write(&lobby).unwrap_err().to_string(), sentence);
        let lobby = Lobby { ready: [1, 2, 3, 4].into(), ..Lobby::default() };
        let sentence = "ready (count): 4 elements are more than 3, at bit 2";
        assert_eq!(trace_write(&lobby).unwrap_err().to_string(), sentence);
    }

    #[test]
    fn packets_that_are_refused_are_explained() {
        let sentence = |packet: &[u8]| explain::<Level>(packet).unwrap().to_string();
        assert_eq!(sentence(&[6]), "tiles (count): 11 elements are more than 9, at bit 3");
        assert_eq!(
            sentence(&[0]),
            "tiles (count): the fields before it make the length -1, at bit 3"
        );
        // One tile, and a count of 7 + 1.
        assert_eq!(
            sentence(&[0b11_000_001, 0b1, 0, 0]),
            "tags (count): 8 elements are outside 1..=5, at bit 6 (3 bits)"
        );
        let sentence = |packet: &[u8]| explain::<Lobby>(packet).unwrap().to_string();
        // Two entries, of the keys 2 and 0.
        assert_eq!(
            sentence(&[0b0010_10, 0, 0, 0, 0, 0, 0, 0]),
            "teams[1]: it is not above the key before it: keys must ascend, without duplicates, at bit \
             14 (12 bits)"
        );
        assert_eq!(
            sentence(&[0b11_000000, 0b11, 0, 0]),
            "levels.start: 15 is outside 0..=9, at bit 6 (4 bits)"
        );
    }
}

/// Types that stand for a value of another one: they are shown as that.
#[cfg(all(feature = "uuid-1", feature = "ordered-float-5", feature = "std"))]
mod stand_ins {
    use core::num::Saturating;

    use ordered_float_5::OrderedFloat;
    use tightwire::Wire;
    use tightwire::trace::{explain, trace_write};
    use uuid_1::Uuid;

    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Player {
        health: Saturating<u8>,
        score: OrderedFloat<f32>,
        id: Uuid,
        #[wire(subset, max_len = 8)]
        items: Vec<Option<u8>>,
    }

    fn player() -> Player {
        Player {
            health: Saturating(77),
            score: OrderedFloat(0.5),
            id: Uuid::from_u128(1),
            items: vec![None, Some(9), None],
        }
    }

    #[test]
    fn schemas_have_a_line_for_each() {
        assert_eq!(
            Player::SCHEMA.to_string(),
            "\
struct Player
  health: bits 8
  score: f32
  id: array of 16
    each: bits 8
  items: subset of at most 8
    each: bits 8
"
        );
    }

    #[test]
    fn values_are_shown_as_what_they_stand_for() {
        let trace = trace_write(&player()).unwrap();
        let shown = |path: &str| {
            let node = trace.find(path).unwrap();
            (node.value.clone().unwrap(), node.bits)
        };
        assert_eq!(shown("health"), ("77".into(), 8));
        assert_eq!(shown("score"), ("0.5".into(), 32));
        assert_eq!(shown("id[15]"), ("1".into(), 8));
        // Of the last: how many places, how the set is sent, a flag for each place, and the one value.
        assert_eq!(trace.bits, 8 + 32 + 128 + (4 + 3 + 3 + 8));
    }

    #[test]
    fn a_packet_that_ends_inside_one_is_explained() {
        let packet = tightwire::encode_to_vec(&player()).unwrap();
        let cut = |bytes| explain::<Player>(&packet[..bytes]).unwrap().to_string();
        assert_eq!(cut(2), "score: the packet ends: 32 bits wanted, 8 left, at bit 8");
        assert_eq!(cut(10), "id[5]: the packet ends: 8 bits wanted, 0 left, at bit 80");
        assert!(cut(22).starts_with("items"), "{}", cut(22));
    }
}
