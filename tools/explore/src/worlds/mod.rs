//! The worlds that games are played with, and what the judge knows of each.
//!
//! The types are drawn at random by `tools/explore/worlds.py`. The seed of a scenario says which
//! one a game is played with.

mod declare;
pub(crate) mod drawn;
mod step;

use std::fmt::Debug;
use std::hash::Hasher;

use tightwire::Wire;
use tightwire_sim::Random;

pub(crate) use drawn::{WORLDS, with_world};

/// A state that the server replicates.
pub(crate) trait World: Wire + Clone + Debug + PartialEq + 'static {
    fn draw(random: &mut Random) -> Self;

    /// Changes some elements, and lets others come and go.
    fn step(&mut self, random: &mut Random);

    fn picture(&self) -> Picture;
}

/// A value that is part of a world.
trait Value {
    /// Adds everything in it to a hash.
    fn sum<H: Hasher>(&self, hash: &mut H);
}

/// A value that changes one field at a time.
trait Changing {
    fn draw(random: &mut Random) -> Self;
    fn change(&mut self, random: &mut Random);
}

/// An element of a list with a key.
trait Keyed {
    fn key(&self) -> u16;
    fn set_key(&mut self, key: u16);
}

/// Names the elements of a list, and selects those that a client shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Naming {
    /// By a key. The client shows all for which the list has a place.
    Keys,
    /// By their place. The client shows those before the first one that is missing.
    Places,
    /// By their place. There are always all of them, and unknown ones are blank.
    Always,
}

/// A list of a world: the hash of each element, by key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct List {
    pub name: &'static str,
    pub naming: Naming,
    pub elements: Vec<(i64, u64)>,
}

impl List {
    pub(crate) fn get(&self, key: i64) -> Option<u64> {
        let place = self.elements.binary_search_by_key(&key, |(key, _)| *key).ok()?;
        self.elements.get(place).map(|(_, hash)| *hash)
    }
}

/// A world as the judge sees it: a hash of each element, and one of the rest, the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    pub root: u64,
    pub lists: Vec<List>,
}

/// Hashes a value that has this name.
fn hash(name: &str, value: &impl Value) -> u64 {
    let mut hash = std::hash::DefaultHasher::new();
    hash.write(name.as_bytes());
    value.sum(&mut hash);
    hash.finish()
}

fn list<'a, T: Value + 'a>(
    name: &'static str,
    naming: Naming,
    elements: impl Iterator<Item = (i64, &'a T)>,
) -> List {
    List { name, naming, elements: elements.map(|(key, value)| (key, hash(name, value))).collect() }
}

macro_rules! numbers {
    ($($type:ty)*) => {$(
        impl Value for $type {
            fn sum<H: Hasher>(&self, hash: &mut H) {
                hash.write(&self.to_le_bytes());
            }
        }
    )*};
}

numbers!(u8 u16 u32 u64 i16 i32 f32);

impl Value for bool {
    fn sum<H: Hasher>(&self, hash: &mut H) {
        hash.write_u8((*self).into());
    }
}

impl Value for String {
    fn sum<H: Hasher>(&self, hash: &mut H) {
        hash.write(self.as_bytes());
        hash.write_u8(255);
    }
}

impl<T: Value> Value for Option<T> {
    fn sum<H: Hasher>(&self, hash: &mut H) {
        hash.write_u8(self.is_some().into());
        if let Some(value) = self {
            value.sum(hash);
        }
    }
}

impl<T: Value> Value for [T] {
    fn sum<H: Hasher>(&self, hash: &mut H) {
        hash.write_usize(self.len());
        for value in self {
            value.sum(hash);
        }
    }
}

impl<T: Value> Value for Vec<T> {
    fn sum<H: Hasher>(&self, hash: &mut H) {
        self.as_slice().sum(hash);
    }
}

impl<T: Value, const N: usize> Value for [T; N] {
    fn sum<H: Hasher>(&self, hash: &mut H) {
        self.as_slice().sum(hash);
    }
}
