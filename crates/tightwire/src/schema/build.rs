//! The functions that create schemas.

use super::tree::{Condition, Constant, Field, Length, Schema, Variant};
use crate::shape::{Hole, Shape};

impl<'a> Schema<'a> {
    /// Creates the schema of one value with this shape.
    ///
    /// ```
    /// use tightwire::{Schema, Shape};
    ///
    /// assert_eq!(Schema::value(Shape::Bool).max_bits(), Some(1));
    /// ```
    pub const fn value(shape: Shape<'a>) -> Self {
        Self::Value { shape }
    }

    /// Marks some numbers of the value as rejected by its type.
    #[doc(hidden)]
    pub const fn without(self, hole: Hole) -> Self {
        match self {
            Self::Value { shape } if shape.has(hole) => Self::Without { shape, hole },
            other => other,
        }
    }

    /// Creates the schema of `bits` raw bits.
    ///
    /// ```
    /// assert_eq!(tightwire::Schema::bits(12).max_bits(), Some(12));
    /// ```
    pub const fn bits(bits: u32) -> Self {
        Self::value(Shape::Bits { bits })
    }

    /// Creates the schema of custom code with this name. Add details with [`version`](Self::version),
    /// [`at_most`](Self::at_most) and [`holding`](Self::holding).
    ///
    /// ```
    /// use tightwire::Schema;
    ///
    /// const TERRAIN: Schema = Schema::opaque("Terrain").version(2).at_most(900);
    /// assert_eq!(TERRAIN.max_bits(), Some(900));
    /// assert_ne!(TERRAIN.hash(), Schema::opaque("Terrain").at_most(900).hash());
    /// ```
    pub const fn opaque(name: &'a str) -> Self {
        Self::Opaque { name, version: 0, max_bits: None, holds: &[] }
    }

    /// Sets the version of custom code. Increment it when the bytes change, so that the protocol id
    /// changes too.
    ///
    /// ```
    /// use tightwire::Schema;
    ///
    /// assert_ne!(Schema::opaque("Terrain").version(1).hash(), Schema::opaque("Terrain").version(2).hash());
    /// ```
    pub const fn version(self, version: u32) -> Self {
        match self {
            Self::Opaque { name, max_bits, holds, .. } => {
                Self::Opaque { name, version, max_bits, holds }
            }
            other => other,
        }
    }

    /// Sets the maximum number of bits that custom code takes.
    ///
    /// ```
    /// assert_eq!(tightwire::Schema::opaque("Terrain").at_most(9).max_bits(), Some(9));
    /// ```
    pub const fn at_most(self, bits: u32) -> Self {
        match self {
            Self::Opaque { name, version, holds, .. } => {
                Self::Opaque { name, version, max_bits: Some(bits), holds }
            }
            other => other,
        }
    }

    /// Sets the types that custom code writes and reads, so that a change in one of them changes the
    /// hash.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// let with_u8 = Schema::opaque("Terrain").holding(&[&u8::SCHEMA]);
    /// let with_u16 = Schema::opaque("Terrain").holding(&[&u16::SCHEMA]);
    /// assert_ne!(with_u8.hash(), with_u16.hash());
    /// ```
    pub const fn holding(self, holds: &'a [&'a Schema<'a>]) -> Self {
        match self {
            Self::Opaque { name, version, max_bits, .. } => {
                Self::Opaque { name, version, max_bits, holds }
            }
            other => other,
        }
    }

    /// Creates the schema of an optional value.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// assert_eq!(Schema::option(&u8::SCHEMA), <Option<u8>>::SCHEMA);
    /// ```
    pub const fn option(of: &'a Schema<'a>) -> Self {
        Self::Option { of }
    }

    /// Creates the schema of a fixed number of elements of the same type.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// assert_eq!(Schema::array(&u8::SCHEMA, 4), <[u8; 4]>::SCHEMA);
    /// ```
    pub const fn array(of: &'a Schema<'a>, count: usize) -> Self {
        Self::Array { of, count }
    }

    /// Creates the schema of a list of at most `max` elements of the same type, with a count.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// assert_eq!(Schema::list(&u8::SCHEMA, 3).max_bits(), Some(2 + 3 * 8));
    /// ```
    pub const fn list(of: &'a Schema<'a>, max: usize) -> Self {
        Self::List { of, max, min: 0 }
    }

    /// Sets the minimum number of elements, bytes or units of a list or text.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// const TAGS: Schema = Schema::list(&u8::SCHEMA, 16).at_least(1);
    /// assert_eq!((TAGS.min_bits(), TAGS.max_bits()), (4 + 8, Some(4 + 16 * 8)));
    /// ```
    pub const fn at_least(self, min: usize) -> Self {
        match self {
            Self::List { of, max, .. } => Self::List { of, max, min },
            Self::ByteList { max, .. } => Self::ByteList { max, min },
            Self::Value { shape: Shape::String { max, .. } } => {
                Self::value(Shape::String { max, min })
            }
            Self::Value { shape: Shape::WideString { max, .. } } => {
                Self::value(Shape::WideString { max, min })
            }
            other => other,
        }
    }

    /// Creates the schema of at most `max` elements in ascending order without duplicates, with a
    /// count.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// const IDS: Schema = Schema::set(&u8::SCHEMA, 3);
    /// assert_eq!(IDS.max_bits(), Some(2 + 3 * 8));
    /// assert_ne!(IDS.hash(), Schema::list(&u8::SCHEMA, 3).hash());
    /// ```
    pub const fn set(of: &'a Schema<'a>, max: usize) -> Self {
        Self::Set { of, max, repeats: false }
    }

    /// Creates the schema of at most `max` elements in ascending order, with a count. Duplicates are
    /// allowed.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// assert_ne!(Schema::bag(&u8::SCHEMA, 3).hash(), Schema::set(&u8::SCHEMA, 3).hash());
    /// ```
    pub const fn bag(of: &'a Schema<'a>, max: usize) -> Self {
        Self::Set { of, max, repeats: true }
    }

    /// Creates the schema of at most `max` keys in ascending order, each followed by its value, with a
    /// count.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// const SCORES: Schema = Schema::map(&u8::SCHEMA, &u16::SCHEMA, 3);
    /// assert_eq!(SCORES.max_bits(), Some(2 + 3 * (8 + 16)));
    /// assert_eq!(
    ///     SCORES.to_string(),
    ///     "map of at most 3, by ascending keys\n  key: bits 8\n  value: bits 16\n",
    /// );
    /// ```
    pub const fn map(key: &'a Schema<'a>, value: &'a Schema<'a>, max: usize) -> Self {
        Self::Map { key, value, max }
    }

    /// Creates the schema of a struct with these fields, in order.
    ///
    /// ```
    /// use tightwire::{Field, Schema, Wire};
    ///
    /// const PAIR: Schema =
    ///     Schema::structure("Pair", &[Field::new("a", &u8::SCHEMA), Field::new("b", &u8::SCHEMA)]);
    /// assert_eq!(PAIR.fixed_bits(), Some(16));
    /// ```
    pub const fn structure(name: &'a str, fields: &'a [Field<'a>]) -> Self {
        Self::Struct { name, fields }
    }

    /// Creates the schema of an enum: a tag of `tag_bits` bits, and the fields of the variant it names.
    ///
    /// ```
    /// use tightwire::{Schema, Variant};
    ///
    /// const TEAM: Schema =
    ///     Schema::enumeration("Team", 1, &[Variant::new("Red", &[]), Variant::new("Blue", &[])]);
    /// assert_eq!(TEAM.fixed_bits(), Some(1));
    /// ```
    pub const fn enumeration(name: &'a str, tag_bits: u32, variants: &'a [Variant<'a>]) -> Self {
        Self::Enum { name, tag_bits, variants }
    }

    /// Creates the schema of the occupied places among a fixed number of places.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// // At most 3 bits of strategy, a bit for each place, and what is in it.
    /// assert_eq!(Schema::subset(&u8::SCHEMA, 10).max_bits(), Some(3 + 10 + 80));
    /// ```
    pub const fn subset(of: &'a Schema<'a>, places: usize) -> Self {
        Self::Subset { of, places, is_counted: false }
    }

    /// Creates the schema of the occupied places among a counted number of places.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// assert_eq!(Schema::subset_list(&u8::SCHEMA, 10).max_bits(), Some(4 + 3 + 10 + 80));
    /// ```
    pub const fn subset_list(of: &'a Schema<'a>, max: usize) -> Self {
        Self::Subset { of, places: max, is_counted: true }
    }

    /// Creates the schema of a byte boundary.
    #[doc(hidden)]
    pub const fn align() -> Self {
        Self::value(Shape::Padding)
    }

    /// Creates the schema of a serialize check.
    #[doc(hidden)]
    pub const fn check(name: &'a str) -> Self {
        Self::value(Shape::Check { name })
    }

    /// Creates the schema of a number greater than field `to`, in a type of `bits` bits.
    #[doc(hidden)]
    pub const fn relative(to: usize, bits: u32, is_signed: bool) -> Self {
        Self::Relative { to, max: largest(bits, is_signed) }
    }

    /// Creates the schema of a number of `bits` bits that wraps around, relative to field `from`.
    #[doc(hidden)]
    pub const fn wrapping(from: usize, bits: u32) -> Self {
        Self::Wrapping { from, bits }
    }

    /// Creates the schema of ascending numbers, the first of which is `first`.
    #[doc(hidden)]
    pub const fn ascending(
        first: &'a Schema<'a>,
        min: usize,
        max: usize,
        bits: u32,
        is_signed: bool,
    ) -> Self {
        Self::Ascending { first, largest: largest(bits, is_signed), max, min }
    }

    /// Creates the schema of elements whose number is computed.
    #[doc(hidden)]
    pub const fn exactly(of: &'a Schema<'a>, length: &'a Length<'a>, max: usize) -> Self {
        Self::Exactly { of, length, max }
    }

    /// Creates the schema of bytes with their count in front.
    #[doc(hidden)]
    pub const fn byte_list(max: usize) -> Self {
        Self::ByteList { max, min: 0 }
    }

    /// Creates the schema of a value with a flag for its default.
    #[doc(hidden)]
    pub const fn default_bit(of: &'a Schema<'a>) -> Self {
        Self::DefaultBit { of }
    }

    /// Creates the schema of a value that depends on a condition.
    #[doc(hidden)]
    pub const fn under(
        of: &'a Schema<'a>,
        condition: &'a Condition<'a>,
        absent: Option<&'a Constant<'a>>,
    ) -> Self {
        Self::If { of, condition, absent }
    }
}

/// Returns the largest relative number that a type of `bits` bits can hold.
const fn largest(bits: u32, is_signed: bool) -> u32 {
    let bits = bits - is_signed as u32;
    if bits < 31 { (1 << bits) - 1 } else { i32::MAX as u32 }
}
