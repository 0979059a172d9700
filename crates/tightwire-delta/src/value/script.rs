//! What is where on a tape: the description of a type, flattened once.

use alloc::vec::Vec;

use crate::{Plan, Tape};

use tightwire::Shape;
use tightwire::scalar::{Code, Scalar};

/// No such word, and no such table.
pub(crate) const NONE: u32 = u32::MAX;

/// A type as nodes, and the plan of its tapes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    pub(crate) nodes: Vec<Node>,
    /// The node of the whole value.
    pub(crate) root: u32,
    pub(crate) plan: Plan,
    /// The words of a row, by table.
    pub(crate) strides: Vec<u32>,
    /// The number that code 0 of each table's key stands for.
    pub(crate) first_keys: Vec<i64>,
    /// Which tables are paired by key.
    pub(crate) keyed: Vec<bool>,
    /// What the words of each table are called, in the order of the fields of the plan.
    pub(crate) names: Vec<alloc::string::String>,
}

impl Script {
    /// Whether the keys of lists ascend.
    pub(crate) fn has_keys(&self, tape: &Tape) -> bool {
        let tables = self.keyed.iter().zip(&self.strides).enumerate();
        tables.filter(|(_, (keyed, _))| **keyed).all(|(table, (_, &stride))| {
            let keys = tape.words(table).iter().step_by((stride as usize).max(1));
            keys.clone().zip(keys.skip(1)).all(|(one, next)| one < next)
        })
    }
}

/// A value of the description. Words are those of the row that the value belongs to.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// Nothing on the wire.
    Nothing,
    /// One code.
    Value { word: u32, form: Form },
    /// A serialize check, which both sides know.
    Check,
    /// The fields of a struct or variant.
    Record { entries: Vec<Entry> },
    /// A flag, and a value if the flag is `is`.
    Flagged { word: u32, is: u32, of: u32 },
    /// A tag, and the record it names.
    Variants { word: u32, of: Vec<u32> },
    /// Elements in the same row.
    Inline { of: Vec<u32> },
    /// Elements in rows of their own: as many as `word` says, or as the table has if it is keyed, or
    /// always `count`.
    Rows { word: u32, count: Count, table: u32, of: u32, is_flat: bool },
    /// Bytes in rows of one word each, with or without their number in front.
    Bytes { word: u32, count: Count, table: u32 },
    /// A counted number of raw groups, one row each.
    Units { word: u32, table: u32 },
    /// The bits of custom code, as bytes.
    Opaque { word: u32, table: u32 },
}

/// How many elements there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    /// A count is sent, and on the tape in its word.
    Counted,
    /// A count is sent, and on the tape the number of rows.
    Keyed,
    /// Always so many. A word holds the number where rows may be absent.
    Always(u32),
}

/// A field of a record.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) node: u32,
    /// The flag of a field that is not always there.
    pub(crate) flag: u32,
}

/// How a code is cut into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The only code is 0, and takes no word.
    Zero,
    /// Up to 32 bits.
    One,
    /// The low bits, so many, then the others: a code that is two numbers.
    Split(u32),
    /// Up to 64 bits, the high word first.
    Two,
    /// Up to 128 bits, the high word first.
    Four,
}

impl Form {
    /// The form of codes of so many bits.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn of_bits(bits: u32) -> Self {
        match bits {
            0 => Self::Zero,
            1..=32 => Self::One,
            33..=64 => Self::Two,
            _ => Self::Four,
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn of<C: Scalar>(scalar: &C) -> Self {
        Self::of_shape(&scalar.shape(), scalar.bits())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn of_shape(shape: &Shape<'_>, bits: u32) -> Self {
        match *shape {
            Shape::UnitVector { bits, .. } => Self::Split(bits),
            // Of the two words of a rotation, the low one is first.
            Shape::SmallestThree { bits: 11.. } => Self::Split(32),
            _ => Self::of_bits(bits),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn words(self) -> usize {
        match self {
            Self::Zero => 0,
            Self::One => 1,
            Self::Split(_) | Self::Two => 2,
            Self::Four => 4,
        }
    }

    /// The words of a code; as many as [`words`](Self::words) says count.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn cut<C: Code>(self, code: C) -> [u32; 4] {
        let (low, high) = (code.low(), code.high());
        match self {
            Self::Zero | Self::One => [low as u32, 0, 0, 0],
            Self::Split(bits) => [(low & ((1 << bits) - 1)) as u32, (low >> bits) as u32, 0, 0],
            Self::Two => [(low >> 32) as u32, low as u32, 0, 0],
            Self::Four => [(high >> 32) as u32, high as u32, (low >> 32) as u32, low as u32],
        }
    }

    /// The code of words.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn join<C: Code>(self, words: [u32; 4]) -> C {
        let [a, b, c, d] = words.map(u64::from);
        match self {
            Self::Zero => C::from_halves(0, 0),
            Self::One => C::from_halves(a, 0),
            Self::Split(bits) => C::from_halves(a | (b << bits), 0),
            Self::Two => C::from_halves((a << 32) | b, 0),
            Self::Four => C::from_halves((c << 32) | d, (a << 32) | b),
        }
    }
}
