//! Replays the vectors of whole types, which `tools/type-vectors.py` computes from the documents.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, VecDeque};
use std::fmt::Debug;
use std::num::Saturating;
use std::ops::{Range, RangeInclusive};
use std::rc::Rc;
use std::sync::Arc;

use arrayvec::ArrayVec;
use glam_034::IVec2;
use mint_05::Vector3;
use ordered_float_5::{NotNan, OrderedFloat};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use smallvec_1::SmallVec;
use tightwire::{ReadErrorKind, Wire, decode, decode_into, encode_to_vec, trace};
use uuid_1::Uuid;

#[derive(Wire, Debug, PartialEq, Deserialize)]
struct Least {
    #[wire(len = 1..=24)]
    tags: Vec<u8>,
    #[wire(len = 1..=15)]
    name: String,
    #[wire(bytes, len = 2..=4)]
    key: Vec<u8>,
    #[wire(range = 0..=5, len = 3)]
    lanes: Vec<u8>,
    #[wire(wide, len = 1..=4)]
    title: Option<String>,
}

#[derive(Wire, Debug, PartialEq, Deserialize)]
struct Tiles {
    #[wire(range = 0..=6)]
    width: u8,
    #[wire(range = 0..=6)]
    height: u16,
    #[wire(bits = 3, len = width * height, max_len = 30)]
    tiles: Vec<u8>,
    #[wire(len = width - height + 4, max_len = 10)]
    rest: Vec<bool>,
}

#[derive(Wire, Debug, PartialEq, Deserialize)]
struct Climb {
    #[wire(relative, len = 1..=24)]
    ids: Vec<u32>,
    #[wire(relative, range = 10..=90, max_len = 3)]
    marks: Option<Vec<u8>>,
    #[wire(relative, bits = 4, max_len = 5)]
    slots: Vec<u16>,
}

#[derive(Wire, Debug, PartialEq, Deserialize)]
#[serde(from = "PlainAxes")]
struct Axes {
    #[wire(compressed([-100.0..=100.0, 0.0..=10.0, -100.0..=100.0], [0.1, 0.01, 0.1]))]
    position: [f32; 3],
    #[wire(compressed(-1.0..=1.0, [0.5, 0.3]))]
    trim: Option<[f32; 2]>,
    #[wire(range = [0..=15, -7..=8, 3..=3], max_len = 3)]
    cells: Vec<[i16; 3]>,
    #[wire(range = [-1000..=1000, 0..=3])]
    spot: IVec2,
    #[wire(bits = 5)]
    size: Vector3<u32>,
}

#[derive(Deserialize)]
struct PlainAxes {
    position: [f32; 3],
    trim: Option<[f32; 2]>,
    cells: Vec<[i16; 3]>,
    spot: [i32; 2],
    size: [u32; 3],
}

impl From<PlainAxes> for Axes {
    fn from(plain: PlainAxes) -> Self {
        let PlainAxes { position, trim, cells, spot, size } = plain;
        Self { position, trim, cells, spot: spot.into(), size: size.into() }
    }
}

#[derive(Wire, Debug, Deserialize)]
struct Maps {
    #[wire(max_len = 3)]
    teams: HashMap<u8, bool>,
    #[wire(max_len = 5, keys(max_len = 7), values(range = 0..=999))]
    skills: BTreeMap<String, u16>,
    #[wire(max_len = 7, range = 0..=15)]
    ready: HashSet<u8>,
    #[wire(max_len = 7)]
    ranks: BTreeSet<i16>,
    #[wire(max_len = 7, range = 0..=15)]
    turns: BinaryHeap<u8>,
}

impl PartialEq for Maps {
    fn eq(&self, other: &Self) -> bool {
        let turns = |maps: &Self| maps.turns.clone().into_sorted_vec();
        (&self.teams, &self.skills, &self.ready, &self.ranks, turns(self))
            == (&other.teams, &other.skills, &other.ready, &other.ranks, turns(other))
    }
}

#[derive(Wire, Debug, PartialEq, Deserialize)]
#[serde(from = "PlainHomes")]
struct Homes {
    #[wire(range = 0..=9, max_len = 5)]
    deque: VecDeque<u8>,
    #[wire(len = 1..=4)]
    boxed: Box<[u16]>,
    #[wire(max_len = 3)]
    shared: Rc<[bool]>,
    #[wire(max_len = 9)]
    name: Arc<str>,
    #[wire(max_len = 9)]
    clan: Cow<'static, str>,
    #[wire(wide, max_len = 3)]
    tag: Box<str>,
    #[wire(max_len = 6)]
    small: SmallVec<[u8; 2]>,
    array: ArrayVec<u8, 4>,
    #[wire(bytes)]
    heapless: heapless::Vec<u8, 12>,
    label: heapless::String<8>,
}

#[derive(Deserialize)]
struct PlainHomes {
    deque: Vec<u8>,
    boxed: Vec<u16>,
    shared: Vec<bool>,
    name: String,
    clan: String,
    tag: String,
    small: Vec<u8>,
    array: Vec<u8>,
    heapless: Vec<u8>,
    label: String,
}

impl From<PlainHomes> for Homes {
    fn from(plain: PlainHomes) -> Self {
        Self {
            deque: plain.deque.into(),
            boxed: plain.boxed.into(),
            shared: plain.shared.into(),
            name: plain.name.into(),
            clan: plain.clan.into(),
            tag: plain.tag.into(),
            small: plain.small.into(),
            array: plain.array.into_iter().collect(),
            heapless: plain.heapless.into_iter().collect(),
            label: plain.label.as_str().try_into().unwrap(),
        }
    }
}

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Buttons: u16 {
        const JUMP = 1;
        const FIRE = 1 << 1;
        const RELOAD = 1 << 8;
    }
}
tightwire::flags!(Buttons);

#[derive(Wire, Debug, PartialEq, Deserialize)]
#[serde(from = "PlainOdds")]
struct Odds {
    #[wire(range = 0..=15)]
    levels: Range<u8>,
    span: RangeInclusive<i8>,
    points: Saturating<u16>,
    id: Uuid,
    held: Buttons,
    doors: [bool; 12],
    heat: OrderedFloat<f32>,
    mass: NotNan<f64>,
}

#[derive(Deserialize)]
struct PlainOdds {
    levels: Range<u8>,
    span: RangeInclusive<i8>,
    points: u16,
    id: [u8; 16],
    held: u16,
    doors: [bool; 12],
    heat: f32,
    mass: f64,
}

impl From<PlainOdds> for Odds {
    fn from(plain: PlainOdds) -> Self {
        Self {
            levels: plain.levels,
            span: plain.span,
            points: Saturating(plain.points),
            id: Uuid::from_bytes(plain.id),
            held: Buttons::from_bits(plain.held).unwrap(),
            doors: plain.doors,
            heat: OrderedFloat(plain.heat),
            mass: NotNan::new(plain.mass).unwrap(),
        }
    }
}

#[derive(Wire, Debug, PartialEq, Deserialize)]
struct Near {
    tick: u16,
    #[wire(wrapping_from = tick)]
    newest: u16,
    sequence: u32,
    #[wire(wrapping_from = sequence)]
    acked: u32,
    #[wire(half)]
    recoil: [f32; 2],
    #[wire(angle = 10)]
    yaw: f32,
}

fn bytes(line: &Value) -> Vec<u8> {
    let hex = line["hex"].as_str().expect("hex");
    let pair = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
    (0..hex.len()).step_by(2).map(pair).collect()
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The packet is that of the value, and the value that of the packet.
fn accepted<T: Wire + DeserializeOwned + PartialEq + Debug>(line: &Value) {
    let value: T = serde_json::from_value(line["value"].clone()).unwrap();
    let read = line.get("read").unwrap_or(&line["value"]);
    let read: T = serde_json::from_value(read.clone()).unwrap();
    let packet = bytes(line);
    assert_eq!(encode_to_vec(&value).unwrap(), packet, "{line}");
    let trace = trace::trace_write(&value).unwrap();
    assert_eq!((trace.packet, trace.bits as u64), (packet.clone(), line["bits"].as_u64().unwrap()));
    assert_eq!(decode::<T>(&packet).as_ref(), Ok(&read), "{line}");
    // Over another value.
    let mut over = value;
    decode_into(&mut over, &packet).unwrap();
    assert_eq!(over, read, "{line}");
    assert!(trace::explain::<T>(&packet).is_none(), "{line}");
    for cut in 0..packet.len() {
        let error = decode::<T>(&packet[..cut]).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd, "cut to {cut}: {line}");
        assert!(trace::explain::<T>(&packet[..cut]).is_some(), "cut to {cut}: {line}");
    }
    let longer = [&packet[..], &[0]].concat();
    assert_eq!(decode::<T>(&longer).unwrap_err().kind(), ReadErrorKind::TrailingBytes, "{line}");
}

/// The packet is refused at this bit for this reason, and a person is told.
fn refused<T: Wire + Debug>(line: &Value) {
    let packet = bytes(line);
    let error = decode::<T>(&packet).unwrap_err();
    let (kind, bit) = (format!("{:?}", error.kind()), error.bit() as u64);
    let expected = (line["why"].as_str().unwrap(), line["bit"].as_u64().unwrap());
    assert_eq!((kind.as_str(), bit), expected, "{line}");
    let explanation = trace::explain::<T>(&packet).expect("an explanation");
    assert!(!explanation.to_string().is_empty(), "{line}");
}

/// Calls a function for the type that a line names.
macro_rules! of_its_type {
    ($function:ident($line:expr): $($type:ident)*) => {
        match $line["type"].as_str().unwrap() {
            $(stringify!($type) => $function::<$type>($line),)*
            other => panic!("no type {other}"),
        }
    };
}

#[test]
fn packets_of_whole_types_are_as_computed() {
    let lines = lines(include_str!("../../../vectors/types/accept.jsonl"));
    assert!(lines.len() >= 400, "{} lines", lines.len());
    for line in &lines {
        of_its_type!(accepted(line): Least Tiles Climb Axes Maps Homes Odds Near);
    }
}

#[test]
fn packets_of_whole_types_are_refused_where_computed() {
    let lines = lines(include_str!("../../../vectors/types/refuse.jsonl"));
    assert!(lines.len() >= 20, "{} lines", lines.len());
    for line in &lines {
        of_its_type!(refused(line): Least Tiles Climb Axes Maps Homes Odds Near);
    }
}
