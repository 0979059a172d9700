//! A protocol with every kind that is generated.

use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::num::{NonZeroI8, NonZeroU16};

use ordered_float_5::NotNan;
use tightwire::Wire;
use tightwire::packet::Protocol;

#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub(crate) enum Team {
    #[default]
    Red,
    Blue,
    Green,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub(crate) enum Event {
    #[default]
    Nothing,
    Shot {
        #[wire(range = 0..=11)]
        weapon: u8,
        target: Option<u16>,
    },
    Chat(#[wire(max_len = 20)] String),
    #[wire(rename = "hit and run")]
    Hit(u8, #[wire(align)] bool),
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub(crate) struct Pose {
    x: i8,
    #[wire(rename = "class")]
    still: bool,
}

#[derive(Wire, Clone, Debug)]
pub(crate) struct FromClient {
    #[wire(bits = 12)]
    tick: u16,
    armed: bool,
    #[wire(range = -100..=100)]
    throttle: i8,
    whole: (i128, u128, i64, u64, i32),
    #[wire(range = -9_007_199_254_740_993..=5)]
    deep: i64,
    #[wire(fixed(-100..=100, 8))]
    angle: i16,
    raw: f32,
    exact: f64,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    #[wire(compressed(0.0..=8_388_607.0, 1.0))]
    far: f32,
    #[wire(smallest_three = 9)]
    rotation: [f32; 4],
    #[wire(unit = 10)]
    up: [f32; 3],
    letter: char,
    id: NonZeroU16,
    offset: NonZeroI8,
    #[wire(relative_to = tick)]
    next: u16,
    #[wire(align, bytes)]
    key: [u8; 5],
    #[wire(bytes, max_len = 9)]
    blob: Vec<u8>,
    #[wire(max_len = 20, check = "name")]
    name: String,
    #[wire(default_bit)]
    power: u32,
    #[wire(default_bit)]
    speed: f32,
    #[wire(default_bit)]
    pose: Pose,
    #[wire(max_len = 4)]
    shots: Vec<Option<u8>>,
    #[wire(max_len = 300)]
    marks: Vec<()>,
    #[wire(max_len = 5)]
    events: Vec<Event>,
    team: Team,
    wait: std::time::Duration,
    server: std::net::SocketAddr,
    nested: Option<Option<bool>>,
    #[wire(if = armed)]
    a: u8,
    #[wire(if = !armed && throttle > 3, default = 7)]
    b: u8,
    #[wire(if = b == 7 || name == "zoe")]
    c: u8,
    #[wire(if = matches!(team, Team::Blue | Team::Green))]
    d: u8,
    #[wire(if = shots.len() >= 2)]
    e: u8,
    #[wire(if = raw > 0.54)]
    f: [bool; 9],
    #[wire(if = nested.is_some())]
    g: Event,
    #[wire(if = team == Team::Red)]
    h: (u8, u8),
    #[wire(if = letter == 'x')]
    i: u8,
    more: More,
}

#[derive(Wire, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Slot {
    #[default]
    Head,
    Ring {
        finger: u8,
        #[wire(if = finger > 128)]
        is_cursed: bool,
    },
}

/// The kinds that came later.
#[derive(Wire, Clone, Debug)]
pub(crate) struct More {
    #[wire(half)]
    weight: f32,
    #[wire(angle = 9)]
    heading: f32,
    #[wire(angle = 22)]
    bearing: f64,
    small: u8,
    #[wire(wrapping_from = small)]
    seen: u8,
    medium: u16,
    #[wire(wrapping_from = medium)]
    acked: u16,
    tick: u32,
    #[wire(wrapping_from = tick)]
    sent: u32,
    large: u64,
    #[wire(wrapping_from = large)]
    born: u64,
    #[wire(max_len = 6)]
    ids: BTreeSet<(i8, Option<u64>)>,
    #[wire(max_len = 4)]
    worn: BTreeMap<Slot, u8>,
    #[wire(max_len = 4, keys(max_len = 5))]
    names: BTreeMap<String, bool>,
    #[wire(max_len = 4)]
    heap: BinaryHeap<u16>,
    #[wire(subset, bits = 5)]
    ammo: [Option<u8>; 40],
    #[wire(subset, max_len = 300)]
    items: Vec<Option<Option<bool>>>,
    #[wire(subset)]
    flags: [Option<()>; 12],
    #[wire(len = 2..=5)]
    few: Vec<u8>,
    #[wire(len = 1..=7)]
    nick: String,
    #[wire(wide, len = 1..=4)]
    wide: String,
    #[wire(bytes, len = 3..=9)]
    raw: Vec<u8>,
    #[wire(relative, max_len = 9)]
    ticks: Vec<u32>,
    #[wire(range = 0..=3)]
    rows: u8,
    columns: i8,
    #[wire(len = rows * columns - 3 + rows, max_len = 20)]
    cells: Vec<bool>,
    level: Option<u8>,
    target: Option<Pose>,
    deep: Option<Option<bool>>,
    #[wire(if = level == Some(3) || level < Some(1))]
    a: u8,
    #[wire(if = matches!(&target, Some(pose) if pose.x > 0 && !pose.still))]
    b: u8,
    #[wire(if = matches!(deep, Some(None)) || deep.is_some_and(|deep| deep == Some(true)))]
    c: u8,
    #[wire(if = ids.len() > 1 && !worn.is_empty() && (2..5).contains(&seen))]
    d: u8,
    mass: NotNan<f32>,
    least: NotNan<f32>,
    #[wire(default_bit)]
    heat: NotNan<f64>,
    #[wire(max_len = 4)]
    scores: BTreeSet<NotNan<f32>>,
    #[wire(if = mass > least)]
    e: u8,
}

fn more(random: &mut Random) -> More {
    let tick = random.next() as u32;
    // From a step away to anywhere.
    let mut near = |bits: u32| {
        let away = random.next() >> random.below(47).max(u64::from(64 - bits).saturating_sub(17));
        if random.below(2) == 0 { away } else { away.wrapping_neg() }
    };
    let (seen, acked) = (near(8), near(16));
    let (sent, born) = (near(32), near(64));
    let density = 1 + random.below(9);
    let mut is_in = false;
    // Runs, so that every strategy is the cheapest for some.
    let mut fill = |random: &mut Random| {
        if random.below(density) == 0 {
            is_in = !is_in;
        }
        is_in
    };
    let ammo = [(); 40].map(|()| fill(random).then(|| random.below(32) as u8));
    let items = (0..random.below(300))
        .map(|_| fill(random).then(|| (random.below(2) == 0).then_some(true)));
    let items = items.collect();
    let (rows, columns) = (random.below(4) as u8, random.below(8) as i8 - 1);
    let cells = i32::from(rows) * i32::from(columns) - 3 + i32::from(rows);
    let (rows, columns, cells) = if cells < 0 { (3, 0, 0) } else { (rows, columns, cells) };
    let mut last = random.below(1000) as u32;
    let level = (random.below(3) > 0).then(|| random.below(5) as u8);
    More {
        weight: [0.0, -0.0, 1.5, 65504.0, 6e-8, -0.333, 1e-5][random.below(7) as usize],
        heading: random.below(2000) as f32 / 100.0 - 10.0,
        bearing: random.below(2_000_000) as f64 / 1e5 - 10.0,
        small: tick as u8,
        seen: u64::from(tick).wrapping_add(seen) as u8,
        medium: tick as u16,
        acked: u64::from(tick).wrapping_add(acked) as u16,
        tick,
        sent: u64::from(tick).wrapping_add(sent) as u32,
        large: u64::from(tick) << 33,
        born: (u64::from(tick) << 33).wrapping_add(born),
        ids: (0..random.below(7))
            .map(|_| {
                (random.next() as i8 / 40, (random.below(2) == 0).then(|| random.below(3) << 60))
            })
            .collect(),
        worn: (0..random.below(5))
            .map(|_| match random.below(2) {
                0 => (Slot::Head, 1),
                _ => (Slot::Ring { finger: random.next() as u8, is_cursed: false }, 2),
            })
            .collect(),
        names: ["", "ab", "b", "zoë", "\u{ffff}", "😀"]
            .into_iter()
            .filter(|_| random.below(2) == 0)
            .take(4)
            .map(|name| (name.to_owned(), true))
            .collect(),
        heap: (0..random.below(5)).map(|_| random.below(4) as u16).collect(),
        ammo,
        items,
        flags: [(); 12].map(|()| fill(random).then_some(())),
        few: vec![random.next() as u8; 2 + random.below(4) as usize],
        nick: ["z", "zoë", "1234567"][random.below(3) as usize].into(),
        wide: ["z", "ß😀", "1234"][random.below(3) as usize].into(),
        raw: vec![random.next() as u8; 3 + random.below(7) as usize],
        ticks: (0..random.below(10))
            .map(|_| {
                let most = 1 << random.below(18);
                last += 1 + random.below(most) as u32;
                last
            })
            .collect(),
        rows,
        columns,
        cells: vec![random.below(2) == 0; cells as usize],
        level,
        target: (random.below(2) == 0)
            .then(|| Pose { x: random.below(3) as i8, still: random.below(2) == 0 }),
        deep: [None, Some(None), Some(Some(true)), Some(Some(false))][random.below(4) as usize],
        a: 1,
        b: 2,
        c: 3,
        d: 4,
        mass: not_nan(random),
        least: not_nan(random),
        heat: NotNan::from(not_nan(random)),
        scores: (0..random.below(5)).map(|_| not_nan(random)).collect(),
        e: 5,
    }
}

/// A number that is a bit away from a NaN, or not.
fn not_nan(random: &mut Random) -> NotNan<f32> {
    let near = [f32::INFINITY, f32::NEG_INFINITY, f32::MAX, f32::MIN, 0.0, -0.0, 1.5, 1.75];
    NotNan::new(near[random.below(8) as usize]).unwrap()
}

pub(crate) const PROTOCOL: Protocol<FromClient, Event> = Protocol::new("my game", 3);

pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 ^ (self.0 >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 17
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }
}

pub(crate) fn event(random: &mut Random) -> Event {
    match random.below(4) {
        0 => Event::Nothing,
        1 => {
            let target = (random.below(2) == 0).then(|| random.next() as u16);
            Event::Shot { weapon: random.below(12) as u8, target }
        }
        2 => Event::Chat(["", "hi", "zoë", "😀 gg"][random.below(4) as usize].into()),
        _ => Event::Hit(random.next() as u8, random.below(2) == 0),
    }
}

pub(crate) fn message(random: &mut Random) -> FromClient {
    let tick = random.below(4000) as u16;
    let turn = [[0.5, 0.5, -0.5, 0.5], [0.0, 0.0, 0.0, 1.0], [0.1, -0.7, 0.1, -0.7]];
    FromClient {
        tick,
        armed: random.below(2) == 0,
        throttle: (random.below(201) as i16 - 100) as i8,
        whole: (
            i128::from(random.next() as i64) << random.below(64),
            u128::from(random.next()) << random.below(64),
            (random.next() as i64).wrapping_mul(65536),
            random.next() << 16,
            random.next() as i32,
        ),
        deep: -(random.next() as i64 % 9_007_199_254_740_993),
        angle: (random.below(51201) as i32 - 25600) as i16,
        raw: f32::from_bits(random.next() as u32),
        exact: f64::from_bits(random.next() << 17),
        steer: random.below(300) as f32 / 100.0 - 1.5,
        far: random.below(1 << 24) as f32,
        rotation: turn[random.below(3) as usize],
        up: [[0.6, -0.8, 0.0], [0.0, 0.0, -1.0], [2.0 / 3.0, 1.0 / 3.0, -2.0 / 3.0]]
            [random.below(3) as usize],
        letter: ['x', 'ß', '😀'][random.below(3) as usize],
        id: NonZeroU16::new(random.next() as u16 | 1).unwrap(),
        offset: NonZeroI8::new(random.next() as i8 | 1).unwrap(),
        next: tick + 1 + (random.next() >> random.below(47)) as u16 % 60000,
        key: *b"12345",
        blob: vec![random.next() as u8; random.below(10) as usize],
        name: ["", "zoe", "zoë"][random.below(3) as usize].into(),
        power: random.below(3) as u32,
        speed: [0.0, -0.0, 1.5][random.below(3) as usize],
        pose: Pose { x: random.below(2) as i8, still: random.below(2) == 0 },
        shots: (0..random.below(5)).map(|shot| (shot % 2 == 0).then_some(shot as u8)).collect(),
        marks: vec![(); random.below(3) as usize * 90],
        events: (0..random.below(6)).map(|_| event(random)).collect(),
        team: [Team::Red, Team::Blue, Team::Green][random.below(3) as usize].clone(),
        wait: std::time::Duration::new(random.next(), random.below(1_000_000_000) as u32),
        server: ["1.2.3.4:5000", "[::1]:9"][random.below(2) as usize].parse().unwrap(),
        nested: [None, Some(None), Some(Some(true))][random.below(3) as usize],
        a: random.next() as u8,
        b: 5 + random.below(3) as u8,
        c: 3,
        d: 4,
        e: 5,
        f: [random.below(2) == 0; 9],
        g: event(random),
        h: (1, 2),
        i: 9,
        more: more(random),
    }
}
