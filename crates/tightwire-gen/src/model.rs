//! The input of all generators: the model of the schema file, whose types get unique names, and whose
//! conditions are looked up.

mod build;

use std::collections::{HashMap, HashSet};

use tightwire::schema::Hole;
use tightwire::{Number, Scalar, Shape, scalar};
use tightwire_schema::model::{self as schema, At, SchemaKind};

use crate::condition::{Constant, When};

/// An integer that may be up to 128 bits wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wide {
    pub(crate) is_negative: bool,
    pub(crate) magnitude: u128,
}

impl Wide {
    pub(crate) const ZERO: Self = Self { is_negative: false, magnitude: 0 };

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
    /// True if zero is rejected.
    pub(crate) not_zero: bool,
}

/// The range from `min` to `max`, in `bits` bits.
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

/// Returns the integers of a value, or `None` if it is not an integer.
pub(crate) fn range(shape: &Shape<'_>, hole: Option<Hole>) -> Option<Range> {
    let of = |min: Wide, max: Wide, last: u128| Range {
        min,
        max,
        last,
        bits: width(last),
        not_zero: hole == Some(Hole::Zero),
    };
    match *shape {
        _ if hole == Some(Hole::Surrogates) => None,
        Shape::Bits { bits } => {
            let last = u128::MAX.checked_shr(128 - bits.min(128)).unwrap_or(0);
            Some(Range { bits, ..of(Wide::ZERO, Wide { magnitude: last, ..Wide::ZERO }, last) })
        }
        Shape::Int { min, max } => {
            let bits = |number| match number {
                Number::Signed(value) => value as u128,
                Number::Unsigned(value) => value,
            };
            Some(of(Wide::of(min), Wide::of(max), bits(max).wrapping_sub(bits(min))))
        }
        Shape::Fixed { min, max, fraction_bits } => {
            let scaled = |units: i64| i128::from(units) << fraction_bits;
            let last = scaled(max).wrapping_sub(scaled(min)) as u128;
            let wide = |units| Wide::of(Number::Signed(scaled(units)));
            Some(of(wide(min), wide(max), last))
        }
        _ => None,
    }
}

/// Returns the number of steps of a compressed float, or 0 if it is impossible.
pub(crate) fn steps(min: f32, max: f32, resolution: f32) -> u32 {
    scalar::Compressed::new(min, max, resolution).last() as u32
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
    /// Its schema, inside the condition.
    pub(crate) at: At,
    /// The condition under which it exists, if any.
    pub(crate) when: Option<When>,
    /// The reader's value if it is absent, as far as that is known.
    pub(crate) absent: Option<Constant>,
}

/// The fields of a struct or variant.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    pub(crate) entries: Vec<Entry>,
    /// True if its fields are numbered instead of named.
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

impl Type {
    /// Returns the fields of a struct, or of each variant of an enum.
    pub(crate) fn records(&self) -> impl Iterator<Item = &Record> {
        let (record, variants) = match &self.body {
            Body::Record(record) => (Some(record), &[][..]),
            Body::Enum { variants, .. } => (None, variants.as_slice()),
        };
        record.into_iter().chain(variants.iter().map(|(_, record)| record))
    }
}

/// A root: the content of a packet.
#[derive(Clone, Debug)]
pub(crate) struct Packet {
    /// A name that is valid in every language, such as `ToServer`.
    pub(crate) ident: String,
    pub(crate) name: String,
    pub(crate) at: At,
    pub(crate) hash: u64,
    /// The start of its checksums, if it is a direction of a protocol.
    pub(crate) direction: Option<u64>,
}

/// Everything that is generated.
#[derive(Debug)]
pub(crate) struct Model<'f> {
    pub(crate) schema: &'f schema::Model,
    /// The types, each after those it contains.
    pub(crate) types: Vec<Type>,
    pub(crate) packets: Vec<Packet>,
    /// The places of the types in this list, by their index in the model of the file.
    known: HashMap<usize, usize>,
    /// The names of types and packets.
    taken: HashSet<String>,
    /// The next number for each name, so that a free name is found at once.
    numbers: HashMap<String, usize>,
    /// Which names of types are reserved in the language. They get an underscore.
    is_avoided: fn(&str) -> bool,
}

impl<'f> Model<'f> {
    /// Returns a schema of the file.
    pub(crate) fn kind(&self, at: At) -> &'f SchemaKind {
        self.schema.kind(at)
    }

    /// Returns the place of a type in the list, by its index in the model of the file.
    pub(crate) fn place(&self, index: usize) -> usize {
        self.known.get(&index).copied().unwrap_or(usize::MAX)
    }

    /// Returns a type by its index in the model of the file.
    pub(crate) fn type_at(&self, index: usize) -> Option<&Type> {
        self.types.get(self.place(index))
    }

    /// Returns the name of a type by its index in the model of the file.
    pub(crate) fn ident(&self, index: usize) -> &str {
        self.type_at(index).map_or("", |one| one.ident.as_str())
    }

    /// Returns whether a value may be `null`, in which case a present one must be marked.
    pub(crate) fn is_nullable(&self, at: At) -> bool {
        matches!(self.kind(self.schema.inside(at)), SchemaKind::Option { .. })
    }

    /// Returns whether values take no bits, which counts when the cheapest encoding of a subset is
    /// chosen.
    pub(crate) fn is_bare(&self, at: At) -> bool {
        self.schema.max_bits(at) == Some(0)
    }

    /// Returns the default of a schema, if it is a constant.
    pub(crate) fn default_of(&self, at: At) -> Option<Constant> {
        Some(match *self.kind(at) {
            SchemaKind::Value { hole: Some(Hole::Surrogates), .. } => Constant::Char('\0'),
            SchemaKind::Value { shape, hole } => match shape {
                Shape::Bool => Constant::Bool(false),
                Shape::String { .. } | Shape::WideString { .. } => Constant::Text(String::new()),
                Shape::ObjectIndex { .. } => Constant::Int(Wide::ZERO),
                shape if shape.is_float() => Constant::Float(0.0),
                shape => range(&shape, hole).map(|_| Constant::Int(Wide::ZERO))?,
            },
            SchemaKind::Relative { .. } | SchemaKind::Wrapping { .. } => Constant::Int(Wide::ZERO),
            SchemaKind::Option { .. } => Constant::None,
            SchemaKind::List { .. }
            | SchemaKind::ByteList { .. }
            | SchemaKind::Set { .. }
            | SchemaKind::Map { .. }
            | SchemaKind::Ascending { .. }
            | SchemaKind::Exactly { .. }
            | SchemaKind::Subset { is_counted: true, .. } => Constant::Empty,
            SchemaKind::DefaultBit { of } => return self.default_of(of),
            SchemaKind::Type(index) => match &self.schema.type_at(index).body {
                schema::Body::Enum { variants, .. } => {
                    let found = variants.iter().find(|variant| variant.is_default)?;
                    Constant::Variant(found.name.clone())
                }
                schema::Body::Struct(_) => return None,
            },
            _ => return None,
        })
    }
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
