//! Worlds of random types. Written by `tools/explore/worlds.py`; do not edit.

use std::collections::BTreeMap;

use super::declare::{choice, part, world};
use super::{Changing, Naming, list, step};

/// The number of worlds.
pub(crate) const WORLDS: u64 = 12;

/// Calls a function that is generic over the world with the world of this number.
macro_rules! with_world {
    ($number:expr, $play:ident($($argument:expr),*)) => {
        match $number {
            0 => $play::<$crate::worlds::drawn::World0>($($argument),*),
            1 => $play::<$crate::worlds::drawn::World1>($($argument),*),
            2 => $play::<$crate::worlds::drawn::World2>($($argument),*),
            3 => $play::<$crate::worlds::drawn::World3>($($argument),*),
            4 => $play::<$crate::worlds::drawn::World4>($($argument),*),
            5 => $play::<$crate::worlds::drawn::World5>($($argument),*),
            6 => $play::<$crate::worlds::drawn::World6>($($argument),*),
            7 => $play::<$crate::worlds::drawn::World7>($($argument),*),
            8 => $play::<$crate::worlds::drawn::World8>($($argument),*),
            9 => $play::<$crate::worlds::drawn::World9>($($argument),*),
            10 => $play::<$crate::worlds::drawn::World10>($($argument),*),
            _ => $play::<$crate::worlds::drawn::World11>($($argument),*),
        }
    };
}
pub(crate) use with_world;

part! { random, Part0
    #[wire(max_len = 6)] f0: String = step::text(6, random);
    f1: u16 = random.next_u64() as u16;
}

world! { random, self, World0 {
    root2: u16 = random.next_u64() as u16;
    list0: [Part0; 3] = std::array::from_fn(|_| Part0::draw(random));
    root1: u16 = random.next_u64() as u16;
    root0: u32 = random.next_u64() as u32;
    }
    step {
        step::some(&mut self.list0, random);
        if random.chance(0.05) { self.root0 = random.next_u64() as u32; }
        if random.chance(0.05) { self.root1 = random.next_u64() as u16; }
        if random.chance(0.05) { self.root2 = random.next_u64() as u16; }
    }
    root { root0 root1 root2 }
    lists {
        list("list0", Naming::Always, (0..).zip(&self.list0)),
    }
}

part! { random, #[wire(range = 0..=239)] id, Part2
    f0: u32 = random.next_u64() as u32;
    f1: u8 = random.next_u64() as u8;
}

world! { random, self, World1 {
    #[wire(key = id, max_len = 60)] list0: Vec<Part2> = Vec::new();
    root0: u16 = random.next_u64() as u16;
    root2: bool = random.chance(0.5);
    #[wire(range = -3000..=3000)] root1: i16 = random.below(6001) as i16 - 3000;
    }
    step {
        step::keyed(&mut self.list0, 0, 60, random);
        if random.chance(0.05) { self.root0 = random.next_u64() as u16; }
        if random.chance(0.05) { self.root1 = random.below(6001) as i16 - 3000; }
        if random.chance(0.05) { self.root2 = random.chance(0.5); }
    }
    root { root0 root1 root2 }
    lists {
        list("list0", Naming::Keys, self.list0.iter().map(|e| (e.id.into(), e))),
    }
}

choice! { random, Choice4
    one: u8 = random.next_u64() as u8;
    #[wire(max_len = 6)] two: Vec<u16> = (0..random.below(7)).map(|_| random.next_u64() as u16).collect();
    three: u32 = random.next_u64() as u32;
}

part! { random, Part5
    f0: Choice4 = Choice4::draw(random);
    f1: u8 = random.next_u64() as u8;
    f2: i32 = random.next_u64() as i32;
}

part! { random, Part6
    #[wire(range = 0..=1023)] f0: i16 = random.below(1024) as i16;
    #[wire(max_len = 12)] f1: String = step::text(12, random);
}

world! { random, self, World2 {
    #[wire(range = 0..=1023)] root2: i16 = random.below(1024) as i16;
    root1: u64 = random.next_u64();
    #[wire(max_len = 4)] maybe: Option<Vec<Part6>> = random.chance(0.7).then(|| (0..random.below(5)).map(|_| Part6::draw(random)).collect());
    root0: u16 = random.next_u64() as u16;
    #[wire(max_len = 3)] list0: Vec<Part5> = Vec::new();
    }
    step {
        step::counted(&mut self.list0, 3, random);
        if random.chance(0.05) { self.root0 = random.next_u64() as u16; }
        if random.chance(0.05) { self.root1 = random.next_u64(); }
        if random.chance(0.05) { self.root2 = random.below(1024) as i16; }
        if random.chance(0.05) { self.maybe = random.chance(0.7).then(|| (0..random.below(5)).map(|_| Part6::draw(random)).collect()); }
    }
    root { root0 root1 root2 maybe }
    lists {
        list("list0", Naming::Places, (0..).zip(&self.list0)),
    }
}

part! { random, Part8
    f0: [u8; 3] = std::array::from_fn(|_| random.next_u64() as u8);
    f1: Option<u16> = random.chance(0.6).then(|| random.next_u64() as u16);
}

world! { random, self, World3 {
    root2: Option<u64> = random.chance(0.6).then(|| random.next_u64());
    #[wire(max_len = 12)] root1: String = step::text(12, random);
    #[wire(max_len = 8)] list0: BTreeMap<u16, Part8> = BTreeMap::new();
    #[wire(max_len = 6)] root0: String = step::text(6, random);
    }
    step {
        step::map(&mut self.list0, 8, random);
        if random.chance(0.05) { self.root0 = step::text(6, random); }
        if random.chance(0.05) { self.root1 = step::text(12, random); }
        if random.chance(0.05) { self.root2 = random.chance(0.6).then(|| random.next_u64()); }
    }
    root { root0 root1 root2 }
    lists {
        list("list0", Naming::Keys, self.list0.iter().map(|(key, e)| (i64::from(*key), e))),
    }
}

part! { random, Part10
    #[wire(max_len = 6)] f0: String = step::text(6, random);
    f1: [i16; 3] = std::array::from_fn(|_| random.next_u64() as i16);
    f2: [u8; 3] = std::array::from_fn(|_| random.next_u64() as u8);
}

part! { random, Part11
    #[wire(max_len = 4)] f0: Vec<Part10> = (0..random.below(5)).map(|_| Part10::draw(random)).collect();
}

part! { random, Part12
    #[wire(range = 0..=9)] f0: i16 = random.below(10) as i16;
    #[wire(max_len = 3)] f1: Vec<u8> = (0..random.below(4)).map(|_| random.next_u64() as u8).collect();
    f2: [i16; 3] = std::array::from_fn(|_| random.below(6001) as i16 - 3000);
    f3: [u8; 3] = std::array::from_fn(|_| random.next_u64() as u8);
}

world! { random, self, World4 {
    root0: u16 = random.next_u64() as u16;
    #[wire(max_len = 3)] list1: Vec<Part12> = Vec::new();
    #[wire(max_len = 8)] list0: BTreeMap<u16, Part11> = BTreeMap::new();
    }
    step {
        step::map(&mut self.list0, 8, random);
        step::counted(&mut self.list1, 3, random);
        if random.chance(0.05) { self.root0 = random.next_u64() as u16; }
    }
    root { root0 }
    lists {
        list("list0", Naming::Keys, self.list0.iter().map(|(key, e)| (i64::from(*key), e))),
        list("list1", Naming::Places, (0..).zip(&self.list1)),
    }
}

part! { random, Part14
    f0: i16 = random.next_u64() as i16;
    #[wire(range = -50..=50)] f1: i16 = random.below(101) as i16 - 50;
}

part! { random, Part15
    f0: i32 = random.next_u64() as i32;
    f1: i32 = random.next_u64() as i32;
}

part! { random, Part16
    f0: u8 = random.next_u64() as u8;
    f1: u32 = random.next_u64() as u32;
}

part! { random, Part17
    f0: Part14 = Part14::draw(random);
    #[wire(max_len = 6)] f1: Vec<i16> = (0..random.below(7)).map(|_| random.below(10) as i16).collect();
    #[wire(max_len = 4)] f2: Vec<Part15> = (0..random.below(5)).map(|_| Part15::draw(random)).collect();
    #[wire(max_len = 4)] f3: Vec<Part16> = (0..random.below(5)).map(|_| Part16::draw(random)).collect();
}

part! { random, Part18
    f0: f32 = random.below(100_000) as f32 / 8.0;
}

part! { random, Part19
    f0: u16 = random.next_u64() as u16;
}

world! { random, self, World5 {
    root2: u8 = random.next_u64() as u8;
    #[wire(max_len = 3)] list1: BTreeMap<u16, Part18> = BTreeMap::new();
    #[wire(max_len = 16)] list2: BTreeMap<u16, Part19> = BTreeMap::new();
    root1: u32 = random.next_u64() as u32;
    #[wire(max_len = 60)] list0: Vec<Part17> = Vec::new();
    root0: f32 = random.below(100_000) as f32 / 8.0;
    }
    step {
        step::counted(&mut self.list0, 60, random);
        step::map(&mut self.list1, 3, random);
        step::map(&mut self.list2, 16, random);
        if random.chance(0.05) { self.root0 = random.below(100_000) as f32 / 8.0; }
        if random.chance(0.05) { self.root1 = random.next_u64() as u32; }
        if random.chance(0.05) { self.root2 = random.next_u64() as u8; }
    }
    root { root0 root1 root2 }
    lists {
        list("list0", Naming::Places, (0..).zip(&self.list0)),
        list("list1", Naming::Keys, self.list1.iter().map(|(key, e)| (i64::from(*key), e))),
        list("list2", Naming::Keys, self.list2.iter().map(|(key, e)| (i64::from(*key), e))),
    }
}

part! { random, Part21
    #[wire(max_len = 3)] f0: Vec<bool> = (0..random.below(4)).map(|_| random.chance(0.5)).collect();
    #[wire(range = 0..=9)] f1: i16 = random.below(10) as i16;
}

part! { random, Part22
    f0: bool = random.chance(0.5);
    f1: Part21 = Part21::draw(random);
    f2: i16 = random.next_u64() as i16;
}

part! { random, Part23
    #[wire(max_len = 3)] f0: Vec<i16> = (0..random.below(4)).map(|_| random.below(1024) as i16).collect();
}

part! { random, Part24
    f0: u64 = random.next_u64();
    f1: Option<i16> = random.chance(0.6).then(|| random.below(1024) as i16);
}

world! { random, self, World6 {
    #[wire(max_len = 8)] list0: Vec<Part22> = Vec::new();
    #[wire(max_len = 3)] list1: Vec<Part23> = Vec::new();
    #[wire(range = -50..=50)] root1: i16 = random.below(101) as i16 - 50;
    #[wire(max_len = 4)] maybe: Option<Vec<Part24>> = random.chance(0.7).then(|| (0..random.below(5)).map(|_| Part24::draw(random)).collect());
    root0: i16 = random.next_u64() as i16;
    }
    step {
        step::counted(&mut self.list0, 8, random);
        step::counted(&mut self.list1, 3, random);
        if random.chance(0.05) { self.root0 = random.next_u64() as i16; }
        if random.chance(0.05) { self.root1 = random.below(101) as i16 - 50; }
        if random.chance(0.05) { self.maybe = random.chance(0.7).then(|| (0..random.below(5)).map(|_| Part24::draw(random)).collect()); }
    }
    root { root0 root1 maybe }
    lists {
        list("list0", Naming::Places, (0..).zip(&self.list0)),
        list("list1", Naming::Places, (0..).zip(&self.list1)),
    }
}

part! { random, Part26
    f0: i16 = random.next_u64() as i16;
    #[wire(max_len = 6)] f1: Vec<u16> = (0..random.below(7)).map(|_| random.next_u64() as u16).collect();
    #[wire(range = 0..=1023)] f2: i16 = random.below(1024) as i16;
}

part! { random, Part27
    #[wire(range = -50..=50)] f0: i16 = random.below(101) as i16 - 50;
    #[wire(max_len = 4)] f1: Vec<Part26> = (0..random.below(5)).map(|_| Part26::draw(random)).collect();
    #[wire(range = 100..=4195)] f2: i16 = random.below(4096) as i16 + 100;
}

part! { random, #[wire(range = 100..=111)] id, Part28
    #[wire(range = -50..=50)] f0: i16 = random.below(101) as i16 - 50;
    #[wire(max_len = 6)] f1: String = step::text(6, random);
}

world! { random, self, World7 {
    root2: u8 = random.next_u64() as u8;
    #[wire(key = id, max_len = 3)] list1: Vec<Part28> = Vec::new();
    root0: u64 = random.next_u64();
    root1: u8 = random.next_u64() as u8;
    #[wire(max_len = 8)] list0: Vec<Part27> = Vec::new();
    }
    step {
        step::counted(&mut self.list0, 8, random);
        step::keyed(&mut self.list1, 100, 3, random);
        if random.chance(0.05) { self.root0 = random.next_u64(); }
        if random.chance(0.05) { self.root1 = random.next_u64() as u8; }
        if random.chance(0.05) { self.root2 = random.next_u64() as u8; }
    }
    root { root0 root1 root2 }
    lists {
        list("list0", Naming::Places, (0..).zip(&self.list0)),
        list("list1", Naming::Keys, self.list1.iter().map(|e| (e.id.into(), e))),
    }
}

part! { random, Part30
    #[wire(max_len = 6)] f0: Vec<u32> = (0..random.below(7)).map(|_| random.next_u64() as u32).collect();
    f1: u8 = random.next_u64() as u8;
    f2: f32 = random.below(100_000) as f32 / 8.0;
}

part! { random, Part31
    #[wire(range = 0..=1023)] f0: i16 = random.below(1024) as i16;
}

part! { random, #[wire(range = 0..=63)] id, Part32
    #[wire(range = 100..=4195)] f0: i16 = random.below(4096) as i16 + 100;
    #[wire(range = 100..=4195)] f1: i16 = random.below(4096) as i16 + 100;
    f2: Option<i32> = random.chance(0.6).then(|| random.next_u64() as i32);
    f3: Part30 = Part30::draw(random);
    f4: Part31 = Part31::draw(random);
}

choice! { random, Choice33
    one: bool = random.chance(0.5);
    two: [i16; 3] = std::array::from_fn(|_| random.below(1024) as i16);
    #[wire(range = 0..=1023)] three: i16 = random.below(1024) as i16;
}

part! { random, Part34
    #[wire(max_len = 3)] f0: Vec<u32> = (0..random.below(4)).map(|_| random.next_u64() as u32).collect();
    f1: Choice33 = Choice33::draw(random);
}

world! { random, self, World8 {
    #[wire(key = id, max_len = 16)] list0: Vec<Part32> = Vec::new();
    root0: Option<i32> = random.chance(0.6).then(|| random.next_u64() as i32);
    #[wire(max_len = 8)] list1: BTreeMap<u16, Part34> = BTreeMap::new();
    }
    step {
        step::keyed(&mut self.list0, 0, 16, random);
        step::map(&mut self.list1, 8, random);
        if random.chance(0.05) { self.root0 = random.chance(0.6).then(|| random.next_u64() as i32); }
    }
    root { root0 }
    lists {
        list("list0", Naming::Keys, self.list0.iter().map(|e| (e.id.into(), e))),
        list("list1", Naming::Keys, self.list1.iter().map(|(key, e)| (i64::from(*key), e))),
    }
}

part! { random, Part36
    f0: i32 = random.next_u64() as i32;
}

part! { random, #[wire(range = 100..=339)] id, Part37
    #[wire(max_len = 4)] f0: Vec<Part36> = (0..random.below(5)).map(|_| Part36::draw(random)).collect();
    f1: i32 = random.next_u64() as i32;
    f2: u16 = random.next_u64() as u16;
    f3: u32 = random.next_u64() as u32;
    f4: f32 = random.below(100_000) as f32 / 8.0;
}

part! { random, Part38
    f0: bool = random.chance(0.5);
}

part! { random, Part39
    #[wire(max_len = 4)] f0: Vec<Part38> = (0..random.below(5)).map(|_| Part38::draw(random)).collect();
    f1: u16 = random.next_u64() as u16;
}

part! { random, Part40
    f0: u8 = random.next_u64() as u8;
    #[wire(range = 0..=1023)] f1: i16 = random.below(1024) as i16;
}

part! { random, Part41
    #[wire(range = 0..=9)] f0: i16 = random.below(10) as i16;
}

part! { random, Part42
    f0: bool = random.chance(0.5);
    f1: u64 = random.next_u64();
}

part! { random, Part43
    f0: Part40 = Part40::draw(random);
    #[wire(max_len = 4)] f1: Vec<Part41> = (0..random.below(5)).map(|_| Part41::draw(random)).collect();
    #[wire(max_len = 4)] f2: Vec<Part42> = (0..random.below(5)).map(|_| Part42::draw(random)).collect();
}

world! { random, self, World9 {
    #[wire(range = 100..=4195)] root0: i16 = random.below(4096) as i16 + 100;
    root1: u64 = random.next_u64();
    list1: [Part39; 16] = std::array::from_fn(|_| Part39::draw(random));
    #[wire(max_len = 3)] list2: Vec<Part43> = Vec::new();
    #[wire(key = id, max_len = 60)] list0: Vec<Part37> = Vec::new();
    }
    step {
        step::keyed(&mut self.list0, 100, 60, random);
        step::some(&mut self.list1, random);
        step::counted(&mut self.list2, 3, random);
        if random.chance(0.05) { self.root0 = random.below(4096) as i16 + 100; }
        if random.chance(0.05) { self.root1 = random.next_u64(); }
    }
    root { root0 root1 }
    lists {
        list("list0", Naming::Keys, self.list0.iter().map(|e| (e.id.into(), e))),
        list("list1", Naming::Always, (0..).zip(&self.list1)),
        list("list2", Naming::Places, (0..).zip(&self.list2)),
    }
}

part! { random, Part45
    #[wire(max_len = 6)] f0: String = step::text(6, random);
    f1: f32 = random.below(100_000) as f32 / 8.0;
}

part! { random, Part46
    #[wire(max_len = 4)] f0: Vec<Part45> = (0..random.below(5)).map(|_| Part45::draw(random)).collect();
    f1: u32 = random.next_u64() as u32;
}

part! { random, Part47
    f0: u32 = random.next_u64() as u32;
    f1: i32 = random.next_u64() as i32;
}

world! { random, self, World10 {
    list0: [Part46; 3] = std::array::from_fn(|_| Part46::draw(random));
    #[wire(max_len = 4)] maybe: Option<Vec<Part47>> = random.chance(0.7).then(|| (0..random.below(5)).map(|_| Part47::draw(random)).collect());
    }
    step {
        step::some(&mut self.list0, random);
        if random.chance(0.05) { self.maybe = random.chance(0.7).then(|| (0..random.below(5)).map(|_| Part47::draw(random)).collect()); }
    }
    root { maybe }
    lists {
        list("list0", Naming::Always, (0..).zip(&self.list0)),
    }
}

part! { random, Part49
    #[wire(range = 0..=9)] f0: i16 = random.below(10) as i16;
    f1: bool = random.chance(0.5);
    #[wire(max_len = 6)] f2: String = step::text(6, random);
}

part! { random, Part50
    f0: Part49 = Part49::draw(random);
    #[wire(range = -3000..=3000)] f1: i16 = random.below(6001) as i16 - 3000;
    f2: bool = random.chance(0.5);
}

part! { random, Part51
    f0: u16 = random.next_u64() as u16;
}

part! { random, #[wire(range = 100..=131)] id, Part52
    #[wire(range = -3000..=3000)] f0: i16 = random.below(6001) as i16 - 3000;
    f1: u8 = random.next_u64() as u8;
    f2: i32 = random.next_u64() as i32;
    f3: Part51 = Part51::draw(random);
    f4: i16 = random.next_u64() as i16;
}

choice! { random, Choice53
    one: u8 = random.next_u64() as u8;
    two: u8 = random.next_u64() as u8;
    three: u16 = random.next_u64() as u16;
}

part! { random, Part54
    f0: Choice53 = Choice53::draw(random);
}

world! { random, self, World11 {
    #[wire(range = 0..=9)] root1: i16 = random.below(10) as i16;
    #[wire(range = 0..=1023)] root0: i16 = random.below(1024) as i16;
    #[wire(max_len = 8)] list0: Vec<Part50> = Vec::new();
    list2: [Part54; 3] = std::array::from_fn(|_| Part54::draw(random));
    #[wire(key = id, max_len = 8)] list1: Vec<Part52> = Vec::new();
    }
    step {
        step::counted(&mut self.list0, 8, random);
        step::keyed(&mut self.list1, 100, 8, random);
        step::some(&mut self.list2, random);
        if random.chance(0.05) { self.root0 = random.below(1024) as i16; }
        if random.chance(0.05) { self.root1 = random.below(10) as i16; }
    }
    root { root0 root1 }
    lists {
        list("list0", Naming::Places, (0..).zip(&self.list0)),
        list("list1", Naming::Keys, self.list1.iter().map(|e| (e.id.into(), e))),
        list("list2", Naming::Always, (0..).zip(&self.list2)),
    }
}
