//! Replicates worlds of random types over random networks, and checks what a client may show.
//!
//! `run.py` draws the types, and compiles them together with this crate. Nothing in it uses the code of
//! `tightwire-delta` to decide what is right: the judge compares texts of values.

mod judge;
mod network;
mod play;
pub mod step;
mod weather;

use std::fmt::{Debug, Write};
use std::hash::Hasher;

use tightwire::{Wire, decode, encode_to_vec, measure};
use tightwire_sim::Random;

pub use play::{Broken, Totals, play};

/// A state that is replicated.
pub trait World: Wire + Debug + Clone + 'static {
    /// Draws a state.
    fn draw(random: &mut Random) -> Self;

    /// Changes some fields and elements, and lets elements come and go.
    fn step(&mut self, busy: step::Busy, random: &mut Random);

    /// The fields of the state that are not lists of elements, as a text.
    fn root(&self) -> String;

    /// The lists of elements.
    fn lists(&self) -> Vec<List>;
}

/// Draws and changes a value that is part of a world.
pub trait Draw {
    /// Draws a value.
    fn draw(random: &mut Random) -> Self;

    /// Changes a part of it.
    fn change(&mut self, random: &mut Random);
}

/// An element of a list with a key.
pub trait Keyed: Draw {
    /// Returns the key.
    fn key(&self) -> u16;

    /// Gives a new element its key.
    fn set_key(&mut self, key: u16);
}

/// How elements are named, and which of those that have arrived a client shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// By a key. All are shown for which the list has a place.
    Keys,
    /// By their place. Those before the first missing one are shown.
    Places,
    /// By their place. There are always all of them, and unknown ones are blank.
    Always,
}

/// An element, as the judge sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The key, or the place.
    pub key: i64,
    /// The hash of its text.
    pub hash: u64,
    /// The bits that it takes in a plain packet.
    pub bits: u32,
}

impl Seen {
    /// The bytes that it takes in a plain packet.
    pub(crate) fn bytes(&self) -> u32 {
        self.bits.div_ceil(8)
    }
}

/// A list of a world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// The path of its field.
    pub name: &'static str,
    /// How its elements are named.
    pub naming: Naming,
    /// The elements, in the order of their keys.
    pub elements: Vec<Seen>,
}

impl List {
    fn get(&self, key: i64) -> Option<Seen> {
        let place = self.elements.binary_search_by_key(&key, |seen| seen.key).ok()?;
        self.elements.get(place).copied()
    }
}

/// Describes a list. Keys are those of its elements.
pub fn list<'a, T: Debug + Wire + 'a>(
    name: &'static str,
    naming: Naming,
    elements: impl Iterator<Item = (i64, &'a T)>,
) -> List {
    let seen = |(key, element): (i64, &T)| Seen {
        key,
        hash: hash(element),
        bits: measure(element).map_or(0, |bits| bits as u32),
    };
    List { name, naming, elements: elements.map(seen).collect() }
}

/// The hash of a value's text.
pub(crate) fn hash(value: &(impl Debug + ?Sized)) -> u64 {
    struct Text(std::hash::DefaultHasher);
    impl Write for Text {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            self.0.write(text.as_bytes());
            Ok(())
        }
    }
    let mut text = Text(std::hash::DefaultHasher::new());
    let _ = write!(text, "{value:?}");
    text.0.finish()
}

/// A world as the judge sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    pub(crate) root: u64,
    pub(crate) root_bytes: u32,
    pub(crate) lists: Vec<List>,
}

impl Picture {
    pub(crate) fn of(world: &impl World) -> Self {
        let root = world.root();
        let lists = world.lists();
        let all = measure(world).map_or(0, |bits| bits as u32);
        let inside: u32 = lists.iter().flat_map(|list| &list.elements).map(|seen| seen.bits).sum();
        let root_bytes = all.saturating_sub(inside).div_ceil(8);
        Self { root: hash(&root), root_bytes, lists }
    }

    /// The bytes of the largest element, or of the root.
    pub(crate) fn largest(&self) -> u32 {
        let all = self.lists.iter().flat_map(|list| &list.elements).map(Seen::bytes);
        all.chain([self.root_bytes]).max().unwrap_or(0)
    }

    /// The bytes of everything.
    pub(crate) fn bytes(&self) -> u32 {
        let all = self.lists.iter().flat_map(|list| &list.elements).map(Seen::bytes);
        all.sum::<u32>() + self.root_bytes
    }
}

/// The value as it arrives in a plain packet: numbers are rounded to the precision of their fields.
pub(crate) fn rounded<W: World>(world: &W) -> W {
    #[allow(
        clippy::expect_used,
        reason = "every world can be written, or the run is worth nothing"
    )]
    let packet = encode_to_vec(world).expect("a world that can be written");
    #[allow(clippy::expect_used, reason = "the same")]
    decode(&packet).expect("a packet that can be read")
}
