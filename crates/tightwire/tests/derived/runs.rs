//! Runs of neighbouring fields, at the lengths where they change their form.

use proptest::prelude::*;
use tightwire::{Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    short_run: ShortRun,
    word_run: WordRun,
    long_run: LongRun,
    group_edges: GroupEdges,
    full_run: FullRun,
    overfull_run: OverfullRun,
    ship: ShipCreate,
}

/// One group.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct ShortRun {
    a: bool,
    #[wire(range = 0..=9)]
    b: u8,
    #[wire(bits = 30)]
    c: u32,
}

impl Twin for ShortRun {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.a)?;
        stream.int(&mut self.b, 0..=9)?;
        stream.bits(&mut self.c, 30)
    }

    fn values() -> BoxedStrategy<Self> {
        (any::<bool>(), 0..=9u8, 0..1u32 << 30).prop_map(|(a, b, c)| Self { a, b, c }).boxed()
    }
}

/// Exactly 64 bits.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct WordRun {
    #[wire(bits = 7)]
    a: u8,
    #[wire(bits = 57)]
    b: u64,
}

impl Twin for WordRun {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut self.a, 7)?;
        stream.bits(&mut self.b, 57)
    }

    fn values() -> BoxedStrategy<Self> {
        (0..128u8, 0..1u64 << 57).prop_map(|(a, b)| Self { a, b }).boxed()
    }
}

/// 65 bits, one more than a word.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct LongRun {
    #[wire(bits = 31)]
    a: u32,
    #[wire(range = -5..=5)]
    b: i8,
    #[wire(bits = 29)]
    c: u32,
    d: bool,
}

impl Twin for LongRun {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut self.a, 31)?;
        stream.int(&mut self.b, -5..=5)?;
        stream.bits(&mut self.c, 29)?;
        stream.bool(&mut self.d)
    }

    fn values() -> BoxedStrategy<Self> {
        (0..1u32 << 31, -5..=5i8, 0..1u32 << 29, any::<bool>())
            .prop_map(|(a, b, c, d)| Self { a, b, c, d })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![Self { b: 6, ..Self::default() }, Self { c: 1 << 29, ..Self::default() }]
    }
}

/// Groups as wide as a window, and one bit more or less.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct GroupEdges {
    #[wire(bits = 50)]
    a: u64,
    #[wire(bits = 51)]
    b: u64,
    #[wire(bits = 57)]
    c: u64,
    #[wire(bits = 58)]
    d: u64,
    #[wire(bits = 63)]
    e: u64,
    f: u64,
    g: bool,
    h: u32,
}

impl Twin for GroupEdges {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut self.a, 50)?;
        stream.bits(&mut self.b, 51)?;
        stream.bits(&mut self.c, 57)?;
        stream.bits(&mut self.d, 58)?;
        stream.bits(&mut self.e, 63)?;
        stream.u64(&mut self.f)?;
        stream.bool(&mut self.g)?;
        stream.u32(&mut self.h)
    }

    fn values() -> BoxedStrategy<Self> {
        let first = (0..1u64 << 50, 0..1u64 << 51, 0..1u64 << 57, 0..1u64 << 58);
        (first, 0..1u64 << 63, any::<(u64, bool, u32)>())
            .prop_map(|((a, b, c, d), e, (f, g, h))| Self { a, b, c, d, e, f, g, h })
            .boxed()
    }
}

/// Exactly 512 bits, and a bit in front of more.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct FullRun {
    a: [u64; 7],
    b: [u32; 2],
    c: bool,
    d: u64,
}

impl Twin for FullRun {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.array(&mut self.a, S::u64)?;
        stream.array(&mut self.b, S::u32)?;
        stream.bool(&mut self.c)?;
        stream.u64(&mut self.d)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<([u64; 7], [u32; 2], bool, u64)>()
            .prop_map(|(a, b, c, d)| Self { a, b, c, d })
            .boxed()
    }
}

/// Several runs of which none is full.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct OverfullRun {
    a: bool,
    b: [u128; 3],
    c: [u32; 5],
    #[wire(range = -1000..=1000)]
    d: [i16; 8],
    e: [[bool; 3]; 3],
    f: [u64; 8],
    g: u8,
}

impl Twin for OverfullRun {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.a)?;
        stream.array(&mut self.b, S::u128)?;
        stream.array(&mut self.c, S::u32)?;
        stream.array(&mut self.d, |stream, x| stream.int(x, -1000..=1000))?;
        stream.array(&mut self.e, |stream, row| stream.array(row, S::bool))?;
        stream.array(&mut self.f, S::u64)?;
        stream.u8(&mut self.g)
    }

    fn values() -> BoxedStrategy<Self> {
        let d = prop::array::uniform8(-1000..=1000i16);
        (any::<(bool, [u128; 3], [u32; 5])>(), d, any::<([[bool; 3]; 3], [u64; 8], u8)>())
            .prop_map(|((a, b, c), d, (e, f, g))| Self { a, b, c, d, e, f, g })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![Self { d: [0, 0, 0, 0, 0, 0, 0, 1001], ..Self::default() }]
    }
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
enum ShipType {
    #[default]
    Fighter,
    Bomber,
    Scout,
    Carrier,
    Miner,
    Drone,
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
enum Team {
    #[default]
    Red,
    Green,
    Blue,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct ShipCreate {
    ship_type: ShipType,
    #[wire(range = -8_388_608..=8_388_608)]
    position: [i32; 3],
    #[wire(range = -1024..=1024)]
    rotation: [i16; 4],
    #[wire(range = -2_097_152..=2_097_152)]
    linear_velocity: [i32; 3],
    #[wire(bits = 4)]
    flags: Option<u8>,
    team: Team,
    #[wire(range = 0..=1000)]
    health: i16,
    #[wire(range = 0..=100)]
    thrust: i8,
}

const SHIP_TYPES: [ShipType; 6] = [
    ShipType::Fighter,
    ShipType::Bomber,
    ShipType::Scout,
    ShipType::Carrier,
    ShipType::Miner,
    ShipType::Drone,
];
const TEAMS: [Team; 3] = [Team::Red, Team::Green, Team::Blue];

/// An enum as its place in a list of its values.
fn choice<S: Stream, T: Copy + PartialEq, const N: usize>(
    value: &mut T,
    all: [T; N],
    stream: &mut S,
) -> tightwire::Result<S> {
    let mut place = all.iter().position(|one| one == value).unwrap();
    stream.int(&mut place, 0..=N - 1)?;
    *value = all[place];
    Ok(())
}

impl Twin for ShipCreate {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        choice(&mut self.ship_type, SHIP_TYPES, stream)?;
        stream.array(&mut self.position, |stream, x| stream.int(x, -8_388_608..=8_388_608))?;
        stream.array(&mut self.rotation, |stream, x| stream.int(x, -1024..=1024))?;
        stream
            .array(&mut self.linear_velocity, |stream, x| stream.int(x, -2_097_152..=2_097_152))?;
        stream.option(&mut self.flags, |stream, x| stream.bits(x, 4))?;
        choice(&mut self.team, TEAMS, stream)?;
        stream.int(&mut self.health, 0..=1000)?;
        stream.int(&mut self.thrust, 0..=100)
    }

    fn values() -> BoxedStrategy<Self> {
        let axes = |limit: i32| prop::array::uniform3(-limit..=limit);
        let motion = (axes(8_388_608), prop::array::uniform4(-1024..=1024i16), axes(2_097_152));
        let names = (prop::sample::select(&SHIP_TYPES), prop::sample::select(&TEAMS));
        (names, motion, prop::option::of(0..16u8), 0..=1000i16, 0..=100i8)
            .prop_map(|((ship_type, team), motion, flags, health, thrust)| {
                let (position, rotation, linear_velocity) = motion;
                Self { ship_type, position, rotation, linear_velocity, flags, team, health, thrust }
            })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { position: [0, 8_388_609, 0], ..Self::default() },
            Self { flags: Some(16), ..Self::default() },
            Self { health: -1, ..Self::default() },
            Self { thrust: 101, ..Self::default() },
        ]
    }
}

#[test]
fn a_ship_takes_219_bits_with_flags_and_215_without() {
    let mut ship = ShipCreate { flags: Some(9), ..ShipCreate::default() };
    assert_eq!(ShipCreate::MAX_BITS, 219);
    assert_eq!(tightwire::measure(&ship), Ok(219));
    ship.flags = None;
    assert_eq!(tightwire::measure(&ship), Ok(215));
}

/// More fields than one plan of runs has.
macro_rules! wide {
    ($($field:ident)*) => {
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        struct Wide { $($field: u8,)* #[wire(bits = 5, check = "end")] last: Option<u8> }

        impl Wide {
            fn counting() -> Self {
                let mut next = 0..;
                Self { $($field: next.next().unwrap_or(0),)* last: Some(21) }
            }
        }
    };
}
wide! {
    f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 f13 f14 f15 f16 f17 f18 f19
    f20 f21 f22 f23 f24 f25 f26 f27 f28 f29 f30 f31 f32 f33 f34 f35 f36 f37 f38 f39
    f40 f41 f42 f43 f44 f45 f46 f47 f48 f49 f50 f51 f52 f53 f54 f55 f56 f57 f58 f59
    f60 f61 f62 f63 f64 f65 f66 f67 f68 f69 f70 f71 f72 f73 f74 f75 f76 f77 f78 f79
    f80 f81 f82 f83 f84 f85 f86 f87 f88 f89 f90 f91 f92 f93 f94 f95 f96 f97 f98 f99
}

#[test]
fn a_hundred_fields_and_more_come_back() {
    let wide = Wide::counting();
    let packet = tightwire::encode_to_vec(&wide).unwrap();
    assert_eq!(packet[..100], std::array::from_fn::<u8, 100, _>(|index| index as u8));
    // A flag and 5 bits, and then the hash of "end".
    assert_eq!((packet.len(), packet[100] & 0b11_1111), (105, 0b10_1011));
    assert_eq!(tightwire::decode(&packet), Ok(wide.clone()));
    let mut over = Wide::default();
    assert_eq!(tightwire::decode_into(&mut over, &packet), Ok(()));
    assert_eq!(over, wide);
}
