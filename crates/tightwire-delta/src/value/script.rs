//! The layout of a tape: the schema of a type, compiled once.

use alloc::vec::Vec;

use crate::value::steps::Steps;
use crate::{Plan, Tape};

use tightwire::Shape;
use tightwire::scalar::{Code, Scalar};

/// Marks a missing word or table.
pub(crate) const NONE: u32 = u32::MAX;

/// How the values of a type are stored on tapes: one node for each value of its schema, and the plan
/// of the tapes.
///
/// A script is compiled from the schema, which is the only description of a type. It has no shapes
/// and no ranges, so types that are described differently can have the same nodes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    pub(crate) nodes: Vec<Storage>,
    /// The node of the whole value.
    pub(crate) root: u32,
    /// The same as steps, if the type's code needs no walk.
    pub(crate) steps: Option<Steps>,
    pub(crate) plan: Plan,
    /// The number of words in a row, by table.
    pub(crate) strides: Vec<u32>,
    /// The number that code 0 of each table's key stands for.
    pub(crate) first_keys: Vec<i64>,
    /// Which tables are paired by key.
    pub(crate) keyed: Vec<bool>,
    /// The names of the words of each table, in the order of the fields of the plan.
    pub(crate) names: Vec<alloc::string::String>,
}

impl Script {
    /// Returns whether the keys of lists ascend.
    pub(crate) fn has_keys(&self, tape: &Tape) -> bool {
        let tables = self.keyed.iter().zip(&self.strides).enumerate();
        tables.filter(|(_, (keyed, _))| **keyed).all(|(table, (_, &stride))| {
            let keys = tape.words(table).iter().step_by((stride as usize).max(1));
            keys.clone().zip(keys.skip(1)).all(|(one, next)| one < next)
        })
    }
}

/// How a value of the schema is stored on a tape. Words are relative to the row that the value belongs
/// to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Storage {
    /// A value that is not on the wire.
    Nothing,
    /// One code.
    Value { word: u32, form: Form },
    /// A serialize check, whose code both sides know.
    Check { code: u32 },
    /// The fields of a struct or variant.
    Record { entries: Vec<Entry> },
    /// A flag, and a value if the flag is `is`.
    Flagged { word: u32, is: u32, of: u32 },
    /// A tag, and the record it selects.
    Variants { word: u32, of: Vec<u32> },
    /// Elements in the same row.
    Inline { of: Vec<u32> },
    /// Elements in their own rows. Their number is in `word`, or is the number of rows if the table
    /// is keyed, or is always `count`.
    Rows { word: u32, count: Count, table: u32, of: u32, is_flat: bool },
    /// Bytes in rows of one word each, with or without a count.
    Bytes { word: u32, count: Count, table: u32 },
    /// A counted number of raw groups, one row each.
    Units { word: u32, table: u32 },
    /// The bits of custom code, as bytes.
    Opaque { word: u32, table: u32 },
}

/// The number of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    /// The count is sent, and stored in its word on the tape.
    Counted,
    /// The count is sent, and is the number of rows on the tape.
    Keyed,
    /// A constant number. A word holds the number if the rows may be absent.
    Always(u32),
}

/// A field of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) node: u32,
    /// The flag of a field that may be absent.
    pub(crate) flag: u32,
}

/// The words into which a code is split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The only code is 0, which takes no word.
    Zero,
    /// Up to 32 bits.
    One,
    /// This many low bits, then the others: a code that consists of two numbers.
    Split(u32),
    /// Up to 64 bits, the high word first.
    Two,
    /// Up to 128 bits, the high word first.
    Four,
}

impl Form {
    /// Returns the form of codes with this many bits.
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
            // A rotation of two words has the low one first.
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

    /// Returns the words of a code, of which the first [`words`](Self::words) count.
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

    /// Returns the code of these words.
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
