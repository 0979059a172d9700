//! A few worlds of random types. Written by `tools/worlds/run.py --write-tests`; do not edit.

#![allow(
    unused,
    clippy::all,
    clippy::pedantic,
    clippy::indexing_slicing,
    reason = "the types are drawn at random"
)]

use std::collections::{BTreeMap, BTreeSet};

use tightwire::Wire;
use tightwire_sim::Random;
use worlds::step::{self, Busy};
use worlds::{Draw, Keyed, List, Naming, World, list};

/// Plays a few runs of a world.
fn play_some<W: World>(number: u64) {
    let mut totals = worlds::Totals::default();
    for run in 0..6 {
        let verdict = worlds::play::<W>(number << 32 | run, &mut totals);
        assert!(verdict.is_ok(), "world {number}, run {run}: {verdict:?}");
    }
    assert!(totals.equal >= totals.runs);
}

#[test]
fn world_0_is_replicated_as_it_was_recorded() {
    play_some::<World0>(0);
}

#[test]
fn world_1_is_replicated_as_it_was_recorded() {
    play_some::<World1>(1);
}

#[test]
fn world_2_is_replicated_as_it_was_recorded() {
    play_some::<World2>(2);
}

#[test]
fn world_3_is_replicated_as_it_was_recorded() {
    play_some::<World3>(3);
}

// Type 0.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Part0x0 {
    #[wire(smallest_three = 14)]
    f0: [f32; 4],
}

impl Draw for Part0x0 {
    fn draw(random: &mut Random) -> Self {
        let f0 = step::rotation(random);
        Self { f0 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(1) {
            0 => {
                self.f0 = step::rotation(random);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part0x1 {
    has0: bool,
    #[wire(compressed(-100.0..=100.0, 0.01), if = has0)]
    f0: f32,
}

impl Draw for Part0x1 {
    fn draw(random: &mut Random) -> Self {
        let has0 = random.chance(0.6);
        let f0 = random.below(2001) as f32 / 10.0 - 100.0;
        Self { has0, f0 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(2) {
            0 => {
                self.has0 = !self.has0;
            }
            1 => {
                self.f0 = (self.f0 + random.below(7) as f32 * 0.3 - 0.6).clamp(-100.0, 100.0);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part0x2 {
    f0: u32,
}

impl Draw for Part0x2 {
    fn draw(random: &mut Random) -> Self {
        let f0 = random.next_u64() as u32;
        Self { f0 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(1) {
            0 => {
                self.f0 = self.f0.wrapping_add(random.below(20) as u32);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part0x3 {
    #[wire(range = 0..=30)]
    id: u16,
    f0: u16,
    #[wire(max_len = 5)]
    f1: BTreeSet<u8>,
}

impl Draw for Part0x3 {
    fn draw(random: &mut Random) -> Self {
        let id = 0;
        let f0 = random.next_u64() as u16;
        let f1 = (0..random.below(5)).map(|_| random.below(30) as u8).collect();
        Self { id, f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(2) {
            0 => {
                self.f0 = self.f0.wrapping_add(random.below(20) as u16);
            }
            1 => {
                self.f1 = (0..random.below(5)).map(|_| random.below(30) as u8).collect();
            }
            _ => {}
        }
    }
}
impl Keyed for Part0x3 {
    fn key(&self) -> u16 {
        self.id
    }
    fn set_key(&mut self, key: u16) {
        self.id = key;
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part0x4 {
    f0: u16,
    #[wire(range = 0..=1)]
    f1: i16,
    f2: u32,
}

impl Draw for Part0x4 {
    fn draw(random: &mut Random) -> Self {
        let f0 = random.next_u64() as u16;
        let f1 = (0 + random.below(2) as i64) as i16;
        let f2 = random.next_u64() as u32;
        Self { f0, f1, f2 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(3) {
            0 => {
                self.f0 = self.f0.wrapping_add(random.below(20) as u16);
            }
            1 => {
                self.f1 = step::drift(self.f1.into(), 0, 1, random) as i16;
            }
            2 => {
                self.f2 = self.f2.wrapping_add(random.below(20) as u32);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part0x5 {
    has0: bool,
    #[wire(if = has0)]
    f0: u16,
    #[wire(half)]
    f1: f32,
}

impl Draw for Part0x5 {
    fn draw(random: &mut Random) -> Self {
        let has0 = random.chance(0.6);
        let f0 = random.next_u64() as u16;
        let f1 = random.below(2000) as f32 / 8.0;
        Self { has0, f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(3) {
            0 => {
                self.has0 = !self.has0;
            }
            1 => {
                self.f0 = self.f0.wrapping_add(random.below(20) as u16);
            }
            2 => {
                self.f1 = random.below(2000) as f32 / 8.0;
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part0x6 {
    #[wire(smallest_three = 9)]
    f0: [f32; 4],
    #[wire(max_len = 5)]
    f1: BTreeSet<u8>,
    has2: bool,
    #[wire(range = -50..=50, if = has2)]
    f2: i16,
}

impl Draw for Part0x6 {
    fn draw(random: &mut Random) -> Self {
        let f0 = step::rotation(random);
        let f1 = (0..random.below(5)).map(|_| random.below(30) as u8).collect();
        let has2 = random.chance(0.6);
        let f2 = (-50 + random.below(101) as i64) as i16;
        Self { f0, f1, has2, f2 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(4) {
            0 => {
                self.f0 = step::rotation(random);
            }
            1 => {
                self.f1 = (0..random.below(5)).map(|_| random.below(30) as u8).collect();
            }
            2 => {
                self.has2 = !self.has2;
            }
            3 => {
                self.f2 = step::drift(self.f2.into(), -50, 50, random) as i16;
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part0x7 {
    f0: Part0x6,
    has1: bool,
    #[wire(if = has1)]
    f1: u8,
    f2: (u16, bool),
}

impl Draw for Part0x7 {
    fn draw(random: &mut Random) -> Self {
        let f0 = Part0x6::draw(random);
        let has1 = random.chance(0.6);
        let f1 = random.next_u64() as u8;
        let f2 = (random.next_u64() as u16, random.chance(0.5));
        Self { f0, has1, f1, f2 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(4) {
            0 => {
                self.f0.change(random);
            }
            1 => {
                self.has1 = !self.has1;
            }
            2 => {
                self.f1 = self.f1.wrapping_add(random.below(20) as u8);
            }
            3 => {
                self.f2 = (random.next_u64() as u16, random.chance(0.5));
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part0x8 {
    f0: f32,
    f1: u64,
}

impl Draw for Part0x8 {
    fn draw(random: &mut Random) -> Self {
        let f0 = random.below(100_000) as f32 / 8.0;
        let f1 = random.next_u64() as u64;
        Self { f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(2) {
            0 => {
                self.f0 = random.below(100_000) as f32 / 8.0;
            }
            1 => {
                self.f1 = self.f1.wrapping_add(random.below(20) as u64);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part0x9 {
    #[wire(range = 0..=2)]
    id: u16,
    has0: bool,
    #[wire(compressed(-100.0..=100.0, 0.5), if = has0)]
    f0: f32,
    f1: [Part0x7; 2],
    #[wire(max_len = 4)]
    f2: Vec<Part0x8>,
    f3: Option<f32>,
}

impl Draw for Part0x9 {
    fn draw(random: &mut Random) -> Self {
        let id = 0;
        let has0 = random.chance(0.6);
        let f0 = random.below(2001) as f32 / 10.0 - 100.0;
        let f1 = std::array::from_fn(|_| Part0x7::draw(random));
        let f2 = step::few(4, random, Part0x8::draw);
        let f3 = random.chance(0.6).then(|| random.below(100_000) as f32 / 8.0);
        Self { id, has0, f0, f1, f2, f3 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(5) {
            0 => {
                self.has0 = !self.has0;
            }
            1 => {
                self.f0 = (self.f0 + random.below(7) as f32 * 0.3 - 0.6).clamp(-100.0, 100.0);
            }
            2 => {
                self.f1[random.below(2) as usize].change(random);
            }
            3 => {
                if random.chance(0.5) {
                    self.f2 = step::few(4, random, Part0x8::draw);
                } else if let Some(value) = self.f2.last_mut() {
                    value.change(random);
                }
            }
            4 => {
                self.f3 = random.chance(0.6).then(|| random.below(100_000) as f32 / 8.0);
            }
            _ => {}
        }
    }
}
impl Keyed for Part0x9 {
    fn key(&self) -> u16 {
        self.id
    }
    fn set_key(&mut self, key: u16) {
        self.id = key;
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Deep0x10 {
    #[wire(range = 0..=9)]
    own: i16,
    #[wire(key = id, max_len = 1)]
    inner: Vec<Part0x9>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct World0 {
    #[wire(max_len = 4)]
    maybe: Option<Vec<Part0x5>>,
    #[wire(max_len = 16)]
    list0: BTreeMap<u16, Part0x0>,
    #[wire(range = 0..=1023)]
    root0: i16,
    list2: [bool; 18],
    deep: Deep0x10,
    #[wire(max_len = 12)]
    root3: String,
    #[wire(max_len = 16)]
    list1: Vec<Part0x1>,
    root1: bool,
    root2: Option<Part0x4>,
}

impl World for World0 {
    fn draw(random: &mut Random) -> Self {
        let _ = &random;
        let maybe = random.chance(0.7).then(|| step::few(4, random, Part0x5::draw));
        let list0 = BTreeMap::new();
        let root0 = (0 + random.below(1024) as i64) as i16;
        let list2 = std::array::from_fn(|_| random.chance(0.5));
        let deep = Deep0x10 { own: (0 + random.below(10) as i64) as i16, inner: Vec::new() };
        let root3 = step::text(12, random);
        let list1 = Vec::new();
        let root1 = random.chance(0.5);
        let root2 = random.chance(0.6).then(|| Part0x4::draw(random));
        Self { maybe, list0, root0, list2, deep, root3, list1, root1, root2 }
    }

    fn step(&mut self, busy: Busy, random: &mut Random) {
        let _ = (busy, &random);
        step::map(&mut self.list0, 16, busy, random);
        step::counted(&mut self.list1, 16, busy, random);
        self.list2[step::pick(18, random)] = random.chance(0.5);
        if random.chance(0.05) {
            self.root0 = step::drift(self.root0.into(), 0, 1023, random) as i16;
        }
        if random.chance(0.05) {
            self.root1 = !self.root1;
        }
        if random.chance(0.05) {
            match &mut self.root2 {
                Some(value) if random.chance(0.7) => value.change(random),
                _ => {
                    self.root2 = random.chance(0.6).then(|| Part0x4::draw(random));
                }
            }
        }
        if random.chance(0.05) {
            self.root3 = step::text(12, random);
        }
        if random.chance(0.05) {
            self.maybe = random.chance(0.7).then(|| step::few(4, random, Part0x5::draw));
        }
        step::keyed(&mut self.deep.inner, (0, 2), 1, busy, random);
        if random.chance(0.1) {
            self.deep.own = step::drift(self.deep.own.into(), 0, 9, random) as i16;
        }
    }

    fn root(&self) -> String {
        let parts: [String; 6] = [
            format!("{:?}", self.root0),
            format!("{:?}", self.root1),
            format!("{:?}", self.root2),
            format!("{:?}", self.root3),
            format!("{:?}", self.maybe),
            format!("{:?}", self.deep.own),
        ];
        parts.join(";")
    }

    fn lists(&self) -> Vec<List> {
        vec![
            list("list0", Naming::Keys, self.list0.iter().map(|(key, e)| (i64::from(*key), e))),
            list("list1", Naming::Places, (0..).zip(&self.list1)),
            list("list2", Naming::Always, (0..).zip(&self.list2)),
            list("deep.inner", Naming::Keys, self.deep.inner.iter().map(|e| (e.id.into(), e))),
        ]
    }
}

// Type 1.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Part1x0 {
    from0: u16,
    #[wire(wrapping_from = from0)]
    f0: u16,
    #[wire(unit = 10)]
    f1: [f32; 3],
}

impl Draw for Part1x0 {
    fn draw(random: &mut Random) -> Self {
        let from0 = random.next_u64() as u16;
        let f0 = random.next_u64() as u16;
        let f1 = step::direction(random);
        Self { from0, f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(3) {
            0 => {
                self.from0 = self.from0.wrapping_add(40);
            }
            1 => {
                self.f0 = self.f0.wrapping_add(random.below(9) as u16);
            }
            2 => {
                self.f1 = step::direction(random);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part1x1 {
    f0: Option<u64>,
    f1: Option<i32>,
}

impl Draw for Part1x1 {
    fn draw(random: &mut Random) -> Self {
        let f0 = random.chance(0.6).then(|| random.next_u64() as u64);
        let f1 = random.chance(0.6).then(|| random.next_u64() as i32);
        Self { f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(2) {
            0 => {
                self.f0 = random.chance(0.6).then(|| random.next_u64() as u64);
            }
            1 => {
                self.f1 = random.chance(0.6).then(|| random.next_u64() as i32);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part1x2 {
    has0: bool,
    #[wire(range = -50..=50, if = has0)]
    f0: i16,
    #[wire(unit = 10)]
    f1: [f32; 3],
}

impl Draw for Part1x2 {
    fn draw(random: &mut Random) -> Self {
        let has0 = random.chance(0.6);
        let f0 = (-50 + random.below(101) as i64) as i16;
        let f1 = step::direction(random);
        Self { has0, f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(3) {
            0 => {
                self.has0 = !self.has0;
            }
            1 => {
                self.f0 = step::drift(self.f0.into(), -50, 50, random) as i16;
            }
            2 => {
                self.f1 = step::direction(random);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part1x3 {
    f0: [u32; 3],
    has1: bool,
    #[wire(range = 0..=1023, if = has1)]
    f1: i16,
}

impl Draw for Part1x3 {
    fn draw(random: &mut Random) -> Self {
        let f0 = std::array::from_fn(|_| random.next_u64() as u32);
        let has1 = random.chance(0.6);
        let f1 = (0 + random.below(1024) as i64) as i16;
        Self { f0, has1, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(3) {
            0 => {
                self.f0 = std::array::from_fn(|_| random.next_u64() as u32);
            }
            1 => {
                self.has1 = !self.has1;
            }
            2 => {
                self.f1 = step::drift(self.f1.into(), 0, 1023, random) as i16;
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part1x4 {
    #[wire(range = 0..=9)]
    f0: i16,
    #[wire(max_len = 5)]
    f1: BTreeSet<u8>,
    #[wire(range = -50..=50)]
    f2: i16,
}

impl Draw for Part1x4 {
    fn draw(random: &mut Random) -> Self {
        let f0 = (0 + random.below(10) as i64) as i16;
        let f1 = (0..random.below(5)).map(|_| random.below(30) as u8).collect();
        let f2 = (-50 + random.below(101) as i64) as i16;
        Self { f0, f1, f2 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(3) {
            0 => {
                self.f0 = step::drift(self.f0.into(), 0, 9, random) as i16;
            }
            1 => {
                self.f1 = (0..random.below(5)).map(|_| random.below(30) as u8).collect();
            }
            2 => {
                self.f2 = step::drift(self.f2.into(), -50, 50, random) as i16;
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part1x5 {
    #[wire(smallest_three = 5)]
    f0: [f32; 4],
    #[wire(compressed(-100.0..=100.0, 0.5))]
    f1: f32,
    f2: [u16; 2],
}

impl Draw for Part1x5 {
    fn draw(random: &mut Random) -> Self {
        let f0 = step::rotation(random);
        let f1 = random.below(2001) as f32 / 10.0 - 100.0;
        let f2 = std::array::from_fn(|_| random.next_u64() as u16);
        Self { f0, f1, f2 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(3) {
            0 => {
                self.f0 = step::rotation(random);
            }
            1 => {
                self.f1 = (self.f1 + random.below(7) as f32 * 0.3 - 0.6).clamp(-100.0, 100.0);
            }
            2 => {
                self.f2 = std::array::from_fn(|_| random.next_u64() as u16);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct World1 {
    root2: Option<Part1x3>,
    root0: i64,
    #[wire(max_len = 3)]
    list0: Vec<Part1x0>,
    root3: Option<Part1x5>,
    #[wire(range = 0..=1023)]
    root1: i16,
    #[wire(max_len = 8)]
    list1: Vec<Part1x1>,
}

impl World for World1 {
    fn draw(random: &mut Random) -> Self {
        let _ = &random;
        let root2 = random.chance(0.6).then(|| Part1x3::draw(random));
        let root0 = random.next_u64() as i64;
        let list0 = Vec::new();
        let root3 = random.chance(0.6).then(|| Part1x5::draw(random));
        let root1 = (0 + random.below(1024) as i64) as i16;
        let list1 = Vec::new();
        Self { root2, root0, list0, root3, root1, list1 }
    }

    fn step(&mut self, busy: Busy, random: &mut Random) {
        let _ = (busy, &random);
        step::counted(&mut self.list0, 3, busy, random);
        step::counted(&mut self.list1, 8, busy, random);
        if random.chance(0.05) {
            self.root0 = self.root0.wrapping_add(random.below(20) as i64);
        }
        if random.chance(0.05) {
            self.root1 = step::drift(self.root1.into(), 0, 1023, random) as i16;
        }
        if random.chance(0.05) {
            match &mut self.root2 {
                Some(value) if random.chance(0.7) => value.change(random),
                _ => {
                    self.root2 = random.chance(0.6).then(|| Part1x3::draw(random));
                }
            }
        }
        if random.chance(0.05) {
            match &mut self.root3 {
                Some(value) if random.chance(0.7) => value.change(random),
                _ => {
                    self.root3 = random.chance(0.6).then(|| Part1x5::draw(random));
                }
            }
        }
    }

    fn root(&self) -> String {
        let parts: [String; 4] = [
            format!("{:?}", self.root0),
            format!("{:?}", self.root1),
            format!("{:?}", self.root2),
            format!("{:?}", self.root3),
        ];
        parts.join(";")
    }

    fn lists(&self) -> Vec<List> {
        vec![
            list("list0", Naming::Places, (0..).zip(&self.list0)),
            list("list1", Naming::Places, (0..).zip(&self.list1)),
        ]
    }
}

// Type 2.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Part2x0 {
    #[wire(range = 100..=102)]
    id: u16,
    f0: u8,
    from1: u16,
    #[wire(wrapping_from = from1)]
    f1: u16,
    f2: Option<u64>,
}

impl Draw for Part2x0 {
    fn draw(random: &mut Random) -> Self {
        let id = 100;
        let f0 = random.next_u64() as u8;
        let from1 = random.next_u64() as u16;
        let f1 = random.next_u64() as u16;
        let f2 = random.chance(0.6).then(|| random.next_u64() as u64);
        Self { id, f0, from1, f1, f2 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(4) {
            0 => {
                self.f0 = self.f0.wrapping_add(random.below(20) as u8);
            }
            1 => {
                self.from1 = self.from1.wrapping_add(40);
            }
            2 => {
                self.f1 = self.f1.wrapping_add(random.below(9) as u16);
            }
            3 => {
                self.f2 = random.chance(0.6).then(|| random.next_u64() as u64);
            }
            _ => {}
        }
    }
}
impl Keyed for Part2x0 {
    fn key(&self) -> u16 {
        self.id
    }
    fn set_key(&mut self, key: u16) {
        self.id = key;
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part2x1 {
    f0: u32,
    #[wire(range = 100..=4195)]
    f1: i16,
}

impl Draw for Part2x1 {
    fn draw(random: &mut Random) -> Self {
        let f0 = random.next_u64() as u32;
        let f1 = (100 + random.below(4096) as i64) as i16;
        Self { f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(2) {
            0 => {
                self.f0 = self.f0.wrapping_add(random.below(20) as u32);
            }
            1 => {
                self.f1 = step::drift(self.f1.into(), 100, 4195, random) as i16;
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct World2 {
    #[wire(key = id, max_len = 1)]
    list0: Vec<Part2x0>,
    list1: [u8; 20],
    #[wire(max_len = 12)]
    root0: String,
}

impl World for World2 {
    fn draw(random: &mut Random) -> Self {
        let _ = &random;
        let list0 = Vec::new();
        let list1 = std::array::from_fn(|_| random.next_u64() as u8);
        let root0 = step::text(12, random);
        Self { list0, list1, root0 }
    }

    fn step(&mut self, busy: Busy, random: &mut Random) {
        let _ = (busy, &random);
        step::keyed(&mut self.list0, (100, 102), 1, busy, random);
        self.list1[step::pick(20, random)] = random.next_u64() as u8;
        if random.chance(0.05) {
            self.root0 = step::text(12, random);
        }
    }

    fn root(&self) -> String {
        let parts: [String; 1] = [format!("{:?}", self.root0)];
        parts.join(";")
    }

    fn lists(&self) -> Vec<List> {
        vec![
            list("list0", Naming::Keys, self.list0.iter().map(|e| (e.id.into(), e))),
            list("list1", Naming::Always, (0..).zip(&self.list1)),
        ]
    }
}

// Type 3.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Part3x0 {
    #[wire(max_len = 5)]
    f0: BTreeMap<u8, i32>,
}

impl Draw for Part3x0 {
    fn draw(random: &mut Random) -> Self {
        let f0 = (0..random.below(4))
            .map(|_| (random.below(30) as u8, random.next_u64() as i32))
            .collect();
        Self { f0 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(1) {
            0 => {
                self.f0 = (0..random.below(4))
                    .map(|_| (random.below(30) as u8, random.next_u64() as i32))
                    .collect();
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Choice3x1 {
    Nothing,
    One(#[wire(half)] f32),
    Two {
        two: bool,
        #[wire(bits = 20)]
        three: u32,
    },
    Four(#[wire(max_len = 40)] String),
}

impl Draw for Choice3x1 {
    fn draw(random: &mut Random) -> Self {
        match random.below(4) {
            0 => Self::Nothing,
            1 => Self::One(random.below(2000) as f32 / 8.0),
            2 => Self::Two { two: random.chance(0.5), three: random.below(1 << 20) as u32 },
            _ => Self::Four(step::text(40, random)),
        }
    }

    fn change(&mut self, random: &mut Random) {
        *self = Self::draw(random);
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part3x2 {
    f0: Choice3x1,
    from1: u16,
    #[wire(wrapping_from = from1)]
    f1: u16,
    #[wire(angle = 8)]
    f2: f32,
    f3: [i16; 2],
    #[wire(compressed(-100.0..=100.0, 0.01))]
    f4: f32,
    f5: (i16, i16),
}

impl Draw for Part3x2 {
    fn draw(random: &mut Random) -> Self {
        let f0 = Choice3x1::draw(random);
        let from1 = random.next_u64() as u16;
        let f1 = random.next_u64() as u16;
        let f2 = random.below(628) as f32 / 100.0;
        let f3 = std::array::from_fn(|_| random.next_u64() as i16);
        let f4 = random.below(2001) as f32 / 10.0 - 100.0;
        let f5 = (random.next_u64() as i16, random.next_u64() as i16);
        Self { f0, from1, f1, f2, f3, f4, f5 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(7) {
            0 => {
                self.f0 = Choice3x1::draw(random);
            }
            1 => {
                self.from1 = self.from1.wrapping_add(40);
            }
            2 => {
                self.f1 = self.f1.wrapping_add(random.below(9) as u16);
            }
            3 => {
                self.f2 += 0.11;
            }
            4 => {
                self.f3 = std::array::from_fn(|_| random.next_u64() as i16);
            }
            5 => {
                self.f4 = (self.f4 + random.below(7) as f32 * 0.3 - 0.6).clamp(-100.0, 100.0);
            }
            6 => {
                self.f5 = (random.next_u64() as i16, random.next_u64() as i16);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part3x3 {
    #[wire(max_len = 5)]
    f0: BTreeSet<u8>,
    f1: [[u8; 3]; 2],
}

impl Draw for Part3x3 {
    fn draw(random: &mut Random) -> Self {
        let f0 = (0..random.below(5)).map(|_| random.below(30) as u8).collect();
        let f1 = std::array::from_fn(|_| random.bytes());
        Self { f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(2) {
            0 => {
                self.f0 = (0..random.below(5)).map(|_| random.below(30) as u8).collect();
            }
            1 => {
                self.f1[random.below(2) as usize][1] ^= 1;
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part3x4 {
    f0: i32,
}

impl Draw for Part3x4 {
    fn draw(random: &mut Random) -> Self {
        let f0 = random.next_u64() as i32;
        Self { f0 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(1) {
            0 => {
                self.f0 = self.f0.wrapping_add(random.below(20) as i32);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part3x5 {
    #[wire(range = 0..=30)]
    id: u16,
    f0: [[u8; 3]; 2],
}

impl Draw for Part3x5 {
    fn draw(random: &mut Random) -> Self {
        let id = 0;
        let f0 = std::array::from_fn(|_| random.bytes());
        Self { id, f0 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(1) {
            0 => {
                self.f0[random.below(2) as usize][1] ^= 1;
            }
            _ => {}
        }
    }
}
impl Keyed for Part3x5 {
    fn key(&self) -> u16 {
        self.id
    }
    fn set_key(&mut self, key: u16) {
        self.id = key;
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part3x6 {
    f0: i16,
}

impl Draw for Part3x6 {
    fn draw(random: &mut Random) -> Self {
        let f0 = random.next_u64() as i16;
        Self { f0 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(1) {
            0 => {
                self.f0 = self.f0.wrapping_add(random.below(20) as i16);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part3x7 {
    #[wire(max_len = 5)]
    f0: BTreeMap<u8, u8>,
    #[wire(range = 0..=1)]
    f1: i16,
}

impl Draw for Part3x7 {
    fn draw(random: &mut Random) -> Self {
        let f0 = (0..random.below(4))
            .map(|_| (random.below(30) as u8, random.next_u64() as u8))
            .collect();
        let f1 = (0 + random.below(2) as i64) as i16;
        Self { f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(2) {
            0 => {
                self.f0 = (0..random.below(4))
                    .map(|_| (random.below(30) as u8, random.next_u64() as u8))
                    .collect();
            }
            1 => {
                self.f1 = step::drift(self.f1.into(), 0, 1, random) as i16;
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part3x8 {
    #[wire(unit = 10)]
    f0: [f32; 3],
    #[wire(unit = 6)]
    f1: [f32; 3],
}

impl Draw for Part3x8 {
    fn draw(random: &mut Random) -> Self {
        let f0 = step::direction(random);
        let f1 = step::direction(random);
        Self { f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(2) {
            0 => {
                self.f0 = step::direction(random);
            }
            1 => {
                self.f1 = step::direction(random);
            }
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Part3x9 {
    f0: [Part3x7; 2],
    f1: Option<Part3x8>,
}

impl Draw for Part3x9 {
    fn draw(random: &mut Random) -> Self {
        let f0 = std::array::from_fn(|_| Part3x7::draw(random));
        let f1 = random.chance(0.6).then(|| Part3x8::draw(random));
        Self { f0, f1 }
    }

    fn change(&mut self, random: &mut Random) {
        match random.below(2) {
            0 => {
                self.f0[random.below(2) as usize].change(random);
            }
            1 => match &mut self.f1 {
                Some(value) if random.chance(0.7) => value.change(random),
                _ => {
                    self.f1 = random.chance(0.6).then(|| Part3x8::draw(random));
                }
            },
            _ => {}
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct World3 {
    root0: Option<Part3x6>,
    #[wire(max_len = 16)]
    list0: Vec<Part3x0>,
    #[wire(max_len = 16)]
    list1: BTreeMap<u16, Part3x2>,
    #[wire(max_len = 4)]
    maybe: Option<Vec<Part3x9>>,
}

impl World for World3 {
    fn draw(random: &mut Random) -> Self {
        let _ = &random;
        let root0 = random.chance(0.6).then(|| Part3x6::draw(random));
        let list0 = Vec::new();
        let list1 = BTreeMap::new();
        let maybe = random.chance(0.7).then(|| step::few(4, random, Part3x9::draw));
        Self { root0, list0, list1, maybe }
    }

    fn step(&mut self, busy: Busy, random: &mut Random) {
        let _ = (busy, &random);
        step::counted(&mut self.list0, 16, busy, random);
        step::map(&mut self.list1, 16, busy, random);
        if random.chance(0.05) {
            match &mut self.root0 {
                Some(value) if random.chance(0.7) => value.change(random),
                _ => {
                    self.root0 = random.chance(0.6).then(|| Part3x6::draw(random));
                }
            }
        }
        if random.chance(0.05) {
            self.maybe = random.chance(0.7).then(|| step::few(4, random, Part3x9::draw));
        }
    }

    fn root(&self) -> String {
        let parts: [String; 2] = [format!("{:?}", self.root0), format!("{:?}", self.maybe)];
        parts.join(";")
    }

    fn lists(&self) -> Vec<List> {
        vec![
            list("list0", Naming::Places, (0..).zip(&self.list0)),
            list("list1", Naming::Keys, self.list1.iter().map(|(key, e)| (i64::from(*key), e))),
        ]
    }
}
