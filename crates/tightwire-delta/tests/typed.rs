//! Values as deltas: shapes that change, keys, custom code, and what is refused.

#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used)]

#[path = "support/delta_law.rs"]
mod law;

use std::collections::{BTreeMap, BTreeSet};

use tightwire::scalar::{Bool, F32, U8, U16};
use tightwire::{
    Field, ReadError, Reader, Schema, Stream, Wire, WriteError, WriteErrorKind, Writer,
};
use tightwire_delta::{History, Link, ReceiveError, Receiver, RecordError, model, names, plan};

/// Both sides, and a network that loses nothing.
struct Both<T> {
    history: History<T>,
    link: Link<T>,
    receiver: Receiver<T>,
    tick: u32,
}

impl<T: Wire + PartialEq + std::fmt::Debug> Both<T> {
    fn new() -> Self {
        Self {
            history: History::new(None),
            link: Link::new(0),
            receiver: Receiver::new(None),
            tick: 0,
        }
    }

    /// Sends a state and sees to it that it arrives. The bytes it took.
    fn send(&mut self, value: &T) -> usize {
        self.tick += 1;
        self.history.record(self.tick, value).unwrap();
        let mut buffer = vec![0; 1 << 16];
        let packet = self.link.encode(&self.history, self.tick, &mut buffer, |_| 1).unwrap();
        assert_eq!(self.receiver.decode(packet).unwrap().value(), Some(value));
        assert_eq!(self.receiver.tick(), Some(self.tick));
        assert!(self.receiver.is_complete());
        self.link.acked(self.receiver.ack().unwrap());
        packet.len()
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Shot {
    kind: u8,
    id: u16,
    #[wire(range = -1000..=1000)]
    place: [i32; 3],
    #[wire(max_len = 4)]
    trail: Vec<u8>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Mode {
    Idle,
    Walking {
        #[wire(range = 0..=359)]
        heading: u16,
    },
    Aiming(#[wire(smallest_three = 12)] [f32; 4], Option<u16>),
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    is_night: bool,
    #[wire(range = 0..=100, if = is_night)]
    moon: u8,
    #[wire(max_len = 20)]
    title: String,
    mode: Mode,
    #[wire(unit = 14)]
    sun: [f32; 3],
    #[wire(max_len = 50, key = id)]
    shots: Vec<Shot>,
    #[wire(max_len = 9)]
    teams: Vec<Team>,
    wide: u64,
    base: u32,
    #[wire(relative_to = base)]
    above: u32,
    board: [[u8; 8]; 8],
    gone: Option<[[u8; 8]; 8]>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Team {
    #[wire(max_len = 5)]
    members: Vec<Option<u16>>,
    #[wire(max_len = 12)]
    name: String,
}

fn world() -> World {
    World {
        is_night: false,
        moon: 0,
        title: "first".into(),
        mode: Mode::Idle,
        sun: [0.0, 0.0, 1.0],
        shots: Vec::new(),
        teams: Vec::new(),
        wide: u64::MAX,
        base: 7,
        above: 90_000,
        board: [[3; 8]; 8],
        gone: None,
    }
}

#[test]
fn shapes_that_change_arrive_as_they_are() {
    let mut both = Both::new();
    let mut state = world();
    both.send(&state);
    state.is_night = true;
    state.moon = 33;
    both.send(&state);
    state.mode = Mode::Walking { heading: 200 };
    state.title = "second, and longer".into();
    both.send(&state);
    state.mode = Mode::Aiming([0.0, 0.0, 0.0, 1.0], Some(3));
    state.shots =
        (1..9).map(|id| Shot { id, trail: vec![1; id as usize % 4], ..Shot::default() }).collect();
    state.teams = vec![Team::default(), Team { members: vec![None, Some(7)], name: "red".into() }];
    state.gone = Some([[9; 8]; 8]);
    both.send(&state);
    state.shots.remove(3);
    state.teams.pop();
    state.is_night = false;
    state.moon = 0;
    state.board[7][7] = 200;
    state.wide = 5;
    both.send(&state);
    state.shots.insert(0, Shot::default());
    state.mode = Mode::Idle;
    state.gone = None;
    state.above += 1;
    both.send(&state);
}

#[test]
fn an_unchanged_state_takes_little_more_than_the_header() {
    let mut both = Both::new();
    let state = world();
    both.send(&state);
    for _ in 0..80 {
        // A flag for each of 11 tables, before anything is known of them.
        assert!(both.send(&state) <= 9);
    }
    let mut both = Both::new();
    both.send(&[7u16; 100]);
    assert_eq!(both.send(&[7u16; 100]), 8);
}

#[test]
fn elements_with_a_key_are_known_wherever_they_are() {
    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Keyed {
        #[wire(max_len = 100, key = id)]
        all: Vec<Thing>,
    }
    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Placed {
        #[wire(max_len = 100)]
        all: Vec<Thing>,
    }
    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Thing {
        data: [u32; 4],
        id: u16,
    }
    let mut all: Vec<Thing> = (0..80)
        .map(|id| Thing { data: [0x9e37_79b9_u32.wrapping_mul(u32::from(id) + 1); 4], id })
        .collect();
    let (mut keyed, mut placed) = (Both::new(), Both::new());
    keyed.send(&Keyed { all: all.clone() });
    placed.send(&Placed { all: all.clone() });
    all.remove(0);
    let with = keyed.send(&Keyed { all: all.clone() });
    let without = placed.send(&Placed { all });
    assert!(with < 40 && without > 1000, "{with} {without}");
}

#[test]
fn maps_are_paired_by_their_keys_and_angles_go_round() {
    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Scores {
        #[wire(max_len = 100)]
        all: BTreeMap<u16, u32>,
        #[wire(max_len = 9)]
        seen: BTreeSet<i8>,
        #[wire(angle = 12)]
        yaw: f32,
        last: u8,
        #[wire(wrapping_from = last)]
        next: u8,
    }
    let mut both = Both::new();
    let mut state = Scores {
        all: (0..80).map(|id| (id * 3, u32::from(id) * 0x0123_4567)).collect(),
        seen: [-5, 3].into(),
        yaw: 0.0,
        last: 250,
        next: 3,
    };
    both.send(&state);
    state.all.remove(&0);
    state.all.insert(7, 1);
    state.seen.insert(0);
    state.next = 4;
    let bytes = both.send(&state);
    assert!(bytes < 40, "{bytes}");
}

#[test]
fn keys_that_do_not_ascend_are_refused() {
    let mut history = History::new(None);
    let mut state = world();
    state.shots = vec![Shot { id: 2, ..Shot::default() }, Shot { id: 1, ..Shot::default() }];
    assert_eq!(history.record(1, &state), Err(RecordError::Keys));
    state.shots.reverse();
    assert_eq!(history.record(1, &state), Ok(()));
    assert_eq!(history.record(1, &state), Err(RecordError::Tick));
}

#[test]
fn a_value_outside_of_its_description_is_not_recorded() {
    let mut history = History::new(None);
    let mut state = world();
    state.mode = Mode::Walking { heading: 360 };
    let Err(RecordError::Value(error)) = history.record(1, &state) else { panic!("recorded") };
    assert_eq!(error.kind(), WriteErrorKind::OutOfRange);
    assert_eq!(history.record(1, &world()), Ok(()));
}

/// Code of its own: a bit, and then one of two forms.
#[derive(Clone, Debug, Default, PartialEq)]
struct Fuel(u32);

impl Fuel {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let mut is_full = S::IS_WRITING && self.0 == 1000;
        stream.bool(&mut is_full)?;
        if is_full {
            self.0 = 1000;
            return Ok(());
        }
        stream.align()?;
        stream.int(&mut self.0, 0..=999)
    }
}
tightwire::unified!(Fuel, max_bits = 18);

#[test]
fn custom_code_is_a_block_of_bits_inside_of_the_state() {
    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Ships {
        before: u8,
        #[wire(max_len = 4)]
        fuel: Vec<Fuel>,
        spare: Option<Fuel>,
        after: u8,
    }
    let mut both = Both::new();
    let mut state = Ships { before: 1, fuel: vec![Fuel(1000), Fuel(3)], spare: None, after: 2 };
    both.send(&state);
    state.fuel = vec![Fuel(7), Fuel(1000), Fuel(1000)];
    state.spare = Some(Fuel(12));
    both.send(&state);
    assert!(both.send(&state) <= 9);

    let mut alone = Both::new();
    alone.send(&Fuel(1000));
    alone.send(&Fuel(5));
}

#[test]
fn a_type_inside_itself_is_sent_too() {
    #[derive(Clone, Debug, Default, PartialEq)]
    struct Tree {
        value: u8,
        kids: Vec<Tree>,
    }
    impl Tree {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.u8(&mut self.value)?;
            stream.list(&mut self.kids, 3, |stream, kid| stream.object(kid))
        }
    }
    tightwire::unified!(Tree);
    let leaf = |value| Tree { value, kids: vec![] };
    let mut both = Both::new();
    both.send(&(true, Tree { value: 1, kids: vec![leaf(2), leaf(3)] }));
    let deeper = Tree { value: 2, kids: vec![leaf(9)] };
    both.send(&(true, Tree { value: 1, kids: vec![deeper, leaf(3)] }));
}

/// A hand-written type with a schema but without names for its fields.
#[derive(Clone, Debug, PartialEq)]
struct Pose(f32, bool, u64);

impl Wire for Pose {
    const SCHEMA: Schema = Schema::structure(
        "Pose",
        &[
            Field::new("x", &f32::SCHEMA),
            Field::new("up", &bool::SCHEMA),
            Field::new("all", &Schema::array(&u16::SCHEMA, 4)),
        ],
    );

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.put(F32, self.0)?;
        stream.put(Bool, self.1)?;
        (0..4).try_for_each(|part| stream.put(U16, (self.2 >> (16 * part)) as u16))
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let (x, up) = (stream.take(F32)?, stream.take(Bool)?);
        let mut all = 0;
        for part in 0..4 {
            all |= u64::from(stream.take(U16)?) << (16 * part);
        }
        Ok(Self(x, up, all))
    }
}

#[test]
fn hand_written_types_with_a_schema_need_not_name_their_fields() {
    let mut both = Both::new();
    both.send(&[Pose(1.0, true, 0x1234_5678_9abc_def0), Pose(-0.0, false, 1)]);
    both.send(&[Pose(1.5, true, 0x1234_5678_9abc_def0), Pose(f32::INFINITY, true, 2)]);
}

#[test]
fn code_that_does_not_do_what_its_schema_says_is_refused() {
    struct Liar;
    impl Wire for Liar {
        const SCHEMA: Schema = Schema::bits(8);
        fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
            stream.put(U8, 1)?;
            stream.put(U8, 2)
        }
        fn read<R: Reader>(_: &mut R) -> Result<Self, ReadError> {
            Ok(Self)
        }
    }
    let mut history = History::<Liar>::new(None);
    let Err(RecordError::Value(error)) = history.record(1, &Liar) else { panic!("recorded") };
    assert_eq!(error.kind(), WriteErrorKind::Declaration);
}

#[test]
fn a_refused_packet_leaves_the_receiver_as_it_was() {
    let mut both = Both::new();
    both.send(&world());
    let before = (both.receiver.value().cloned(), both.receiver.tape().cloned());
    // Number, generation, tick, how far back the newest known packet is, and the set.
    let packet = |number: u8, age: u8, body: &[u8]| {
        [&[number, 0, 0, 0, number, 0, age, 0, 0, 0, 0], body].concat()
    };
    let name = std::any::type_name::<World>();
    let mut error = |packet: &[u8]| both.receiver.decode(packet).unwrap_err();
    assert_eq!(error(&[1, 0, 63]), ReceiveError::Header);
    assert_eq!(error(&packet(1, 2, &[9])), ReceiveError::Header);
    assert_eq!(error(&packet(1, 0, &[9, 9, 9])), ReceiveError::OtherState(name));
    assert_eq!(error(&packet(9, 3, &[9])), ReceiveError::Missing);
    assert_eq!(error(&packet(2, 1, &[255, 255, 1, 2, 3])), ReceiveError::Damaged);
    assert_eq!((both.receiver.value().cloned(), both.receiver.tape().cloned()), before);
}

#[test]
fn a_code_without_a_value_is_refused() {
    #[derive(Wire)]
    struct Number(#[wire(range = 0..=0x10_ffff)] u32);
    // A character is a number of 21 bits, and half of a pair is no character.
    let mut numbers = History::<Number>::new(None);
    numbers.record(1, &Number(0xd800)).unwrap();
    let mut buffer = [0; 64];
    let mut packet = Link::new(0).encode(&numbers, 1, &mut buffer, |_| 1).unwrap().to_vec();
    let mut receiver = Receiver::<char>::new(None);
    assert_eq!(receiver.decode(&packet).unwrap_err(), ReceiveError::OtherState("char"));
    packet[9..13].copy_from_slice(&plan::<char>().identity().to_le_bytes());
    assert_eq!(receiver.decode(&packet).unwrap_err(), ReceiveError::Rejected);
    assert_eq!((receiver.value(), receiver.tick(), receiver.ack()), (None, None, None));
}

/// Two builds whose state differs in one attribute, and otherwise has the same name and the same fields.
macro_rules! build {
    ($name:ident { $($attribute:meta)? }) => {
        mod $name {
            #[derive(tightwire::Wire, Clone, Debug, PartialEq)]
            pub(crate) struct World {
                pub(crate) round: u16,
                $(#[$attribute])?
                pub(crate) ships: [f32; 2],
            }
        }
    };
}
build!(far { wire(compressed(-500.0..=500.0, 0.01)) });
build!(twice_as_far { wire(compressed(-1000.0..=1000.0, 0.02)) });
build!(whole {});

fn is_refused_by<T: Wire + std::fmt::Debug>(packet: &[u8]) -> bool {
    let mut receiver = Receiver::<T>::new(None);
    let error = receiver.decode(packet).unwrap_err();
    let name = std::any::type_name::<T>();
    error == ReceiveError::OtherState(name)
        && error.to_string().contains(name)
        && receiver.explain(packet).unwrap_err() == error
        && receiver.tick().is_none()
}

#[test]
fn a_state_of_another_build_is_refused_by_name() {
    type Sent = far::World;
    let mut history = History::new(None);
    history.record(1, &Sent { round: 1, ships: [100.0, -100.0] }).unwrap();
    let mut buffer = [0; 64];
    let packet = Link::new(0).encode(&history, 1, &mut buffer, |_| 1).unwrap();
    assert!(Receiver::<Sent>::new(None).decode(packet).is_ok());
    // The codes are the same, and what they mean is not.
    assert_eq!(plan::<Sent>().hash(), plan::<twice_as_far::World>().hash());
    assert!(is_refused_by::<twice_as_far::World>(packet));
    // A field that is sent in another way.
    assert!(is_refused_by::<whole::World>(packet));
}

#[test]
fn a_list_with_a_key_and_one_without_are_different_states() {
    #[derive(Wire, Clone, Debug)]
    struct Ship {
        id: u16,
        hull: u8,
    }
    #[derive(Wire, Clone, Debug)]
    struct Keyed {
        #[wire(max_len = 8, key = id)]
        ships: Vec<Ship>,
    }
    #[derive(Wire, Clone, Debug)]
    struct Plain {
        #[wire(max_len = 8)]
        ships: Vec<Ship>,
    }
    // As packets they are the same; as deltas they are not.
    assert_eq!(Keyed::SCHEMA.hash(), Plain::SCHEMA.hash());
    let mut history = History::new(None);
    let ships = vec![Ship { id: 1, hull: 100 }, Ship { id: 2, hull: 50 }];
    history.record(1, &Keyed { ships }).unwrap();
    let mut buffer = [0; 64];
    let packet = Link::new(0).encode(&history, 1, &mut buffer, |_| 1).unwrap();
    assert!(is_refused_by::<Plain>(packet));
}

#[test]
fn only_packets_that_build_on_nothing_carry_the_identity() {
    let identity = plan::<[u16; 20]>().identity().to_le_bytes();
    let mut history = History::<[u16; 20]>::new(None);
    history.record(0x0102_0304, &[500; 20]).unwrap();
    history.record(0x0102_0305, &[500; 20]).unwrap();
    let mut buffer = [0; 64];
    let mut link = Link::new(9);
    let first = link.encode(&history, 0x0102_0304, &mut buffer, |_| 1).unwrap();
    // Number ("whole"), generation, tick, flags, and the high half of the tick.
    assert_eq!(first[..9], [1, 0, 0xc0, 9, 4, 3, 0, 2, 1]);
    assert_eq!(first[9..13], identity);
    link.acked(link.last().unwrap());
    let second = link.encode(&history, 0x0102_0305, &mut buffer, |_| 1).unwrap();
    assert_eq!(second, [2, 0, 0xc0, 9, 5, 3, 1, 0xf0]);
}

#[test]
fn plans_and_models_belong_to_a_type() {
    assert_ne!(plan::<World>().hash(), plan::<Shot>().hash());
    assert!(model::<World>(b"TWDM").is_err());
    let names = names::<World>();
    assert!(
        names.contains(&"mode".to_owned()) && names.contains(&"shots[].place[1]".to_owned()),
        "{names:?}"
    );
}

/// Two lists of rotations: where the first grows, those of the second come later, in other widths.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Turns {
    #[wire(max_len = 9, smallest_three = 9)]
    coarse: Vec<[f32; 4]>,
    #[wire(max_len = 9, smallest_three = 12)]
    fine: Vec<[f32; 4]>,
}

#[test]
fn rotations_have_the_codes_of_a_history_that_knows_no_state_before() {
    let turn = |part: usize, sign: f32| {
        let mut xyzw = [0.5, 0.5, 0.5, 0.5];
        xyzw[part % 4] *= sign;
        xyzw
    };
    let upright = [0.0, 0.0, 0.0, 1.0];
    let mut history = History::new(None);
    for (state, tick) in (0..60_usize).zip(1..) {
        // The same rotations for some states, then one of them with another sign of one component.
        let list = |count, from: usize| {
            (0..count).map(move |at| match (at + from) % 3 {
                0 => upright,
                _ => turn(at + state / 3, if (state / 2 + at) % 2 == 0 { -1.0 } else { 1.0 }),
            })
        };
        let value = Turns {
            coarse: list(1 + state / 4 % 5, state / 7).collect(),
            fine: list(3 + state / 9 % 4, state / 7).collect(),
        };
        let mut fresh = History::new(None);
        fresh.record(tick, &value).unwrap();
        history.record(tick, &value).unwrap();
        assert!(history.tape(tick) == fresh.tape(tick), "state {state}");
        // What has no code is refused, also next to one that is known, and is not known later.
        let mut bad = value.clone();
        bad.coarse[0] = [0.0; 4];
        assert!(matches!(history.record(tick + 1, &bad), Err(RecordError::Value(_))));
    }
}

#[test]
fn any_bytes_are_refused_or_a_legal_state() {
    let mut seed = 0x0123_4567_89ab_cdef_u64;
    for _ in 0..2_000 {
        let mut bytes = Vec::new();
        for _ in 0..seed % 20 {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            // Few bits of few bytes, mostly.
            let byte = (seed >> 56) as u8;
            bytes.push(if seed % 3 == 0 { byte } else { byte & (byte >> 4) & 9 });
        }
        seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        law::delta_read(&bytes);
    }
}
