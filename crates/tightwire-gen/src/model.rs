//! The input of all generators: types with unique names, and kinds with everything that can be
//! computed from their parameters.

mod build;

use std::collections::{HashMap, HashSet};

use tightwire::Number;
use tightwire_schema::model::Length;

use crate::condition::{Constant, When};

/// An integer that may be up to 128 bits wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wide {
    pub(crate) is_negative: bool,
    pub(crate) magnitude: u128,
}

impl Wide {
    pub(crate) fn of(number: Number) -> Self {
        match number {
            Number::Signed(value) => {
                Self { is_negative: value < 0, magnitude: value.unsigned_abs() }
            }
            Number::Unsigned(magnitude) => Self { is_negative: false, magnitude },
        }
    }
}

impl std::fmt::Display for Wide {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", if self.is_negative { "-" } else { "" }, self.magnitude)
    }
}

/// Integers from `min` on, of which the last has the code `last`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) min: Wide,
    pub(crate) max: Wide,
    pub(crate) last: u128,
    pub(crate) bits: u32,
    /// Whether zero is rejected.
    pub(crate) not_zero: bool,
}

/// From `min` to `max`, in `bits` bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lengths {
    pub(crate) min: usize,
    pub(crate) max: usize,
    pub(crate) bits: u32,
}

impl Lengths {
    pub(crate) fn new(min: usize, max: usize) -> Self {
        Self { min, max, bits: width(max.saturating_sub(min) as u128) }
    }
}

/// A kind of value.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Bool,
    Int(Range),
    /// A 32-bit float. The flag says whether NaN is rejected.
    F32 {
        not_nan: bool,
    },
    /// The same with 64 bits.
    F64 {
        not_nan: bool,
    },
    Compressed {
        min: f32,
        delta: f32,
        steps: u32,
        bits: u32,
    },
    SmallestThree {
        bits: u32,
    },
    UnitVector {
        bits: u32,
    },
    Char,
    Bytes {
        count: usize,
    },
    Text {
        lengths: Lengths,
    },
    WideText {
        lengths: Lengths,
    },
    ByteList {
        lengths: Lengths,
    },
    Option(Box<Kind>),
    DefaultBit(Box<Kind>, Option<Constant>),
    Array(Box<Kind>, usize),
    List {
        of: Box<Kind>,
        lengths: Lengths,
    },
    /// Elements in ascending order.
    Set {
        of: Box<Kind>,
        lengths: Lengths,
        repeats: bool,
    },
    /// Entries in ascending order of their keys.
    Map {
        key: Box<Kind>,
        value: Box<Kind>,
        lengths: Lengths,
    },
    /// Numbers, each relative to the one before it.
    Climb {
        first: Box<Kind>,
        largest: u32,
        lengths: Lengths,
    },
    /// Elements whose number is computed from earlier fields.
    Exactly {
        of: Box<Kind>,
        length: Length,
        max: usize,
    },
    /// The filled places of an array. If their number is sent, it has a maximum.
    Subset {
        of: Box<Kind>,
        places: usize,
        is_counted: bool,
        /// Whether members take no bits, which counts when the cheapest encoding is chosen.
        is_bare: bool,
    },
    Half,
    Angle {
        bits: u32,
    },
    ObjectIndex {
        previous: Option<usize>,
        objects: usize,
    },
    /// A number that wraps after `2^bits`, relative to an earlier field.
    Wrapping {
        from: usize,
        bits: u32,
    },
    /// A number relative to an earlier field, at most `max`.
    Relative {
        to: usize,
        max: u32,
    },
    /// A struct, tuple or enum, by its index in the list.
    Type(usize),
}

/// One entry of a struct or variant.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    Align,
    Check { name: String, bits: u32 },
    Field(Box<Member>),
}

/// A field.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// The condition under which it exists, if any.
    pub(crate) when: Option<When>,
    /// The reader's value if it is absent, as far as that is known.
    pub(crate) absent: Option<Constant>,
}

/// The fields of a struct or variant.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    pub(crate) entries: Vec<Entry>,
    /// Whether its fields are numbered instead of named.
    pub(crate) is_list: bool,
}

impl Record {
    /// Returns the fields, without boundaries and checks.
    pub(crate) fn members(&self) -> impl Iterator<Item = &Member> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Field(member) => Some(&**member),
            _ => None,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Body {
    Record(Record),
    Enum { tag_bits: u32, variants: Vec<(String, Record)> },
}

#[derive(Clone, Debug)]
pub(crate) struct Type {
    /// A unique name that is valid in every language.
    pub(crate) ident: String,
    pub(crate) body: Body,
}

/// A root: the content of a packet.
#[derive(Clone, Debug)]
pub(crate) struct Packet {
    /// A name that is valid in every language, such as `ToServer`.
    pub(crate) ident: String,
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) hash: u64,
    /// The start of its checksums, if it is a direction of a protocol.
    pub(crate) direction: Option<u64>,
}

/// Everything that is generated.
#[derive(Debug, Default)]
pub(crate) struct Model {
    /// The types, each after those it contains.
    pub(crate) types: Vec<Type>,
    pub(crate) packets: Vec<Packet>,
    /// The types seen so far, by their index in the schema's model.
    known: HashMap<usize, usize>,
    /// The names of types and packets.
    taken: HashSet<String>,
    /// The next number for each name, so that a free name is found at once.
    numbers: HashMap<String, usize>,
    /// Which names of types are reserved in the language. They get an underscore.
    is_avoided: Option<fn(&str) -> bool>,
}

/// Returns the number of bits that hold a number.
pub(crate) fn width(last: u128) -> u32 {
    u128::BITS - last.leading_zeros()
}

/// Converts a name to Pascal case, with only letters and digits.
pub(crate) fn pascal(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let name: String = words
        .filter_map(|word| {
            let mut letters = word.chars();
            letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str())
        })
        .collect();
    if name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        name
    } else {
        format!("T{name}")
    }
}
