//! Schemas: how the values of a type are put together. What the sizes, the schema hash and the
//! schema text are made of.
//!
//! A schema is a constant tree of [shapes](crate::Shape). All questions about it are `const fn`, so
//! a size can be the length of an array and a hash can be part of a protocol id.

mod condition;
pub(crate) mod hash;
mod text;

pub use condition::{Comparison, Condition, Constant, Operand, Part};

use crate::bits::width;
use crate::shape::{Shape, Size};

/// What a type looks like on the wire.
///
/// Derived types have one; types written by hand may give theirs, and are opaque otherwise.
/// Printing it gives a text of one line per value, to compare two builds line by line.
///
/// It is made by functions, not by literals, so that it can grow.
///
/// ```
/// use tightwire::{Schema, Wire};
///
/// assert_eq!(<(bool, u16)>::SCHEMA.max_bits(), Some(17));
/// assert_eq!(<[u8; 3]>::SCHEMA, Schema::array(&Schema::bits(8), 3));
/// assert_eq!(<[u8; 3]>::SCHEMA.to_string(), "array of 3\n  each: bits 8\n");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Schema {
    /// One value.
    #[non_exhaustive]
    Value {
        /// What it is.
        shape: Shape<'static>,
    },
    /// Custom code, of which nothing is known but what it says of itself.
    #[non_exhaustive]
    Opaque {
        /// What the type is called; part of the hash, since little else tells two apart.
        name: &'static str,
        /// The version of the code; part of the hash.
        version: u32,
        /// The most bits it takes, if there is a bound.
        max_bits: Option<u32>,
        /// The types that it is made of; part of the hash.
        holds: &'static [&'static Schema],
    },
    /// A number above an earlier field.
    #[non_exhaustive]
    Relative {
        /// Which of the fields before it, counted from 0 without those that are skipped.
        to: usize,
    },
    /// A counted number of bytes at a byte boundary.
    #[non_exhaustive]
    ByteList {
        /// The most bytes.
        max: usize,
    },
    /// A flag, and after it the value if there is one.
    #[non_exhaustive]
    Option {
        /// The value.
        of: &'static Schema,
    },
    /// A flag that says "equal to the default", and otherwise the value.
    #[non_exhaustive]
    DefaultBit {
        /// The value.
        of: &'static Schema,
    },
    /// A value that is there only under a condition on earlier ones.
    #[non_exhaustive]
    If {
        /// The value.
        of: &'static Schema,
        /// When it is there.
        condition: &'static Condition,
        /// What a reader has where it is not there; without one, the default of its type.
        absent: Option<&'static Constant>,
    },
    /// A fixed number of equal elements.
    #[non_exhaustive]
    Array {
        /// The element.
        of: &'static Schema,
        /// How many.
        count: usize,
    },
    /// A counted number of equal elements.
    #[non_exhaustive]
    List {
        /// The element.
        of: &'static Schema,
        /// The most elements.
        max: usize,
    },
    /// A type inside itself, to a bounded depth.
    Recursive,
    /// One value after the other.
    #[non_exhaustive]
    Struct {
        /// The type's name; not part of the hash.
        name: &'static str,
        /// Its fields, in order.
        fields: &'static [Field],
    },
    /// A tag, and the fields of the variant it names.
    #[non_exhaustive]
    Enum {
        /// The type's name; not part of the hash.
        name: &'static str,
        /// The bits of the tag.
        tag_bits: u32,
        /// The variants, in the order of their tags.
        variants: &'static [Variant],
    },
}

/// A field of a struct or of a variant.
///
/// ```
/// use tightwire::{Schema, Wire};
///
/// let Schema::Struct { fields, .. } = <(bool, u16)>::SCHEMA else { panic!("a tuple is one") };
/// assert_eq!((fields[1].name, fields[1].schema), ("1", &Schema::bits(16)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Field {
    /// Its name, or the one that `rename` gives it; part of the hash.
    pub name: &'static str,
    /// Its shape.
    pub schema: &'static Schema,
    /// Its name in the declaration, by which conditions know it; not part of the hash.
    pub(crate) member: &'static str,
    /// What both sides know of its value.
    pub(crate) known: Known,
}

impl Field {
    /// A field, for the schema of a type written by hand.
    ///
    /// ```
    /// use tightwire::{Field, Schema, Wire};
    ///
    /// const POSE: Schema =
    ///     Schema::structure("Pose", &[Field::new("x", &f32::SCHEMA), Field::new("airborne", &bool::SCHEMA)]);
    /// assert_eq!(POSE.max_bits(), Some(33));
    /// ```
    pub const fn new(name: &'static str, schema: &'static Schema) -> Self {
        Self { name, schema, member: name, known: Known::Nothing }
    }

    /// The same field, which has another name in the declaration.
    #[doc(hidden)]
    pub const fn member(self, member: &'static str) -> Self {
        Self { member, ..self }
    }

    /// The same field, of whose value both sides know so much.
    #[doc(hidden)]
    pub const fn known(self, known: Known) -> Self {
        Self { known, ..self }
    }
}

/// A variant of an enum.
///
/// ```
/// # #[cfg(feature = "derive")] {
/// use tightwire::{Schema, Wire};
///
/// #[derive(Wire)]
/// enum Team { Red, Blue }
///
/// let Schema::Enum { variants, .. } = Team::SCHEMA else { panic!("an enum is one") };
/// assert_eq!(variants[1].name, "Blue");
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Variant {
    /// Its name, or the one that `rename` gives it; part of the hash.
    pub name: &'static str,
    /// Its fields, in order.
    pub fields: &'static [Field],
    /// Its name in the declaration, by which conditions know it; not part of the hash.
    pub(crate) member: &'static str,
}

impl Variant {
    /// A variant, for the schema of a type written by hand.
    ///
    /// ```
    /// use tightwire::{Field, Schema, Variant, Wire};
    ///
    /// const EVENT: Schema = Schema::enumeration("Event", 1, &[
    ///     Variant::new("Quiet", &[]),
    ///     Variant::new("Shot", &[Field::new("power", &f32::SCHEMA)]),
    /// ]);
    /// assert_eq!(EVENT.max_bits(), Some(33));
    /// ```
    pub const fn new(name: &'static str, fields: &'static [Field]) -> Self {
        Self { name, fields, member: name }
    }

    /// The same variant, which has another name in the declaration.
    #[doc(hidden)]
    pub const fn member(self, member: &'static str) -> Self {
        Self { member, ..self }
    }
}

/// What both sides know of a value, so that a condition may look at it. A writer that rounds, skips
/// or leaves out has another value than the reader will have.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Nothing for certain.
    Nothing,
    /// Which variant of an enum it is.
    Variant,
    /// Whether there is one.
    Presence,
    /// How many there are.
    Length,
    /// All of it, to the bit.
    All,
}

impl Known {
    /// All of it, if that holds.
    pub const fn all_if(is_exact: bool) -> Self {
        if is_exact { Self::All } else { Self::Nothing }
    }

    /// All of it, if that holds of the parts too; else what the whole says by itself.
    pub const fn or(self, otherwise: Self) -> Self {
        match self {
            Self::All => Self::All,
            _ => otherwise,
        }
    }

    /// Whether all of it is known.
    pub const fn is_all(self) -> bool {
        matches!(self, Self::All)
    }

    /// Whether `self` is enough for a question that needs `needed`.
    pub const fn answers(self, needed: Self) -> bool {
        matches!(
            (self, needed),
            (Self::All, _)
                | (_, Self::Nothing)
                | (Self::Length, Self::Length)
                | (Self::Presence, Self::Presence | Self::Variant)
                | (Self::Variant, Self::Variant)
        )
    }
}

/// What is not known makes a type opaque.
impl Schema {
    /// One value of this shape.
    ///
    /// ```
    /// use tightwire::{Schema, Shape};
    ///
    /// assert_eq!(Schema::value(Shape::Bool).max_bits(), Some(1));
    /// ```
    pub const fn value(shape: Shape<'static>) -> Self {
        Self::Value { shape }
    }

    /// So many raw bits.
    ///
    /// ```
    /// assert_eq!(tightwire::Schema::bits(12).max_bits(), Some(12));
    /// ```
    pub const fn bits(bits: u32) -> Self {
        Self::value(Shape::Bits { bits })
    }

    /// Custom code, by its name. Say more with [`version`](Self::version),
    /// [`at_most`](Self::at_most) and [`holding`](Self::holding).
    ///
    /// ```
    /// use tightwire::Schema;
    ///
    /// const TERRAIN: Schema = Schema::opaque("Terrain").version(2).at_most(900);
    /// assert_eq!(TERRAIN.max_bits(), Some(900));
    /// assert_ne!(TERRAIN.hash(), Schema::opaque("Terrain").at_most(900).hash());
    /// ```
    pub const fn opaque(name: &'static str) -> Self {
        Self::Opaque { name, version: 0, max_bits: None, holds: &[] }
    }

    /// The version of custom code. Count it up when its bytes change, so that the protocol id does.
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

    /// The most bits that custom code takes.
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

    /// The types that custom code writes and reads, so that a change in one of them changes the hash.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// let with_u8 = Schema::opaque("Terrain").holding(&[&u8::SCHEMA]);
    /// let with_u16 = Schema::opaque("Terrain").holding(&[&u16::SCHEMA]);
    /// assert_ne!(with_u8.hash(), with_u16.hash());
    /// ```
    pub const fn holding(self, holds: &'static [&'static Schema]) -> Self {
        match self {
            Self::Opaque { name, version, max_bits, .. } => {
                Self::Opaque { name, version, max_bits, holds }
            }
            other => other,
        }
    }

    /// An optional value.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// assert_eq!(Schema::option(&u8::SCHEMA), <Option<u8>>::SCHEMA);
    /// ```
    pub const fn option(of: &'static Schema) -> Self {
        Self::Option { of }
    }

    /// A fixed number of equal elements.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// assert_eq!(Schema::array(&u8::SCHEMA, 4), <[u8; 4]>::SCHEMA);
    /// ```
    pub const fn array(of: &'static Schema, count: usize) -> Self {
        Self::Array { of, count }
    }

    /// A counted number of equal elements, at most `max`.
    ///
    /// ```
    /// use tightwire::{Schema, Wire};
    ///
    /// assert_eq!(Schema::list(&u8::SCHEMA, 3).max_bits(), Some(2 + 3 * 8));
    /// ```
    pub const fn list(of: &'static Schema, max: usize) -> Self {
        Self::List { of, max }
    }

    /// One value after the other.
    ///
    /// ```
    /// use tightwire::{Field, Schema, Wire};
    ///
    /// let pair = Schema::structure("Pair", &[Field::new("a", &u8::SCHEMA), Field::new("b", &u8::SCHEMA)]);
    /// assert_eq!(pair.fixed_bits(), Some(16));
    /// ```
    pub const fn structure(name: &'static str, fields: &'static [Field]) -> Self {
        Self::Struct { name, fields }
    }

    /// A tag of so many bits, and the fields of the variant it names.
    ///
    /// ```
    /// use tightwire::{Schema, Variant};
    ///
    /// let team = Schema::enumeration("Team", 1, &[Variant::new("Red", &[]), Variant::new("Blue", &[])]);
    /// assert_eq!(team.fixed_bits(), Some(1));
    /// ```
    pub const fn enumeration(
        name: &'static str,
        tag_bits: u32,
        variants: &'static [Variant],
    ) -> Self {
        Self::Enum { name, tag_bits, variants }
    }

    /// A byte boundary.
    #[doc(hidden)]
    pub const fn align() -> Self {
        Self::value(Shape::Padding)
    }

    /// A serialize check.
    #[doc(hidden)]
    pub const fn check(name: &'static str) -> Self {
        Self::value(Shape::Check { name })
    }

    /// A number above field `to`.
    #[doc(hidden)]
    pub const fn relative(to: usize) -> Self {
        Self::Relative { to }
    }

    /// Bytes with their count in front.
    #[doc(hidden)]
    pub const fn byte_list(max: usize) -> Self {
        Self::ByteList { max }
    }

    /// A value that may be at its default.
    #[doc(hidden)]
    pub const fn default_bit(of: &'static Schema) -> Self {
        Self::DefaultBit { of }
    }

    /// A value under a condition.
    #[doc(hidden)]
    pub const fn under(
        of: &'static Schema,
        condition: &'static Condition,
        absent: Option<&'static Constant>,
    ) -> Self {
        Self::If { of, condition, absent }
    }

    /// The most bits a value takes at any position, or `None` without a bound.
    ///
    /// Every alignment counts as 7 bits.
    ///
    /// ```
    /// use tightwire::Wire;
    ///
    /// assert_eq!(<Option<u8>>::SCHEMA.max_bits(), Some(9));
    /// ```
    pub const fn max_bits(&self) -> Option<u64> {
        match self.size().max {
            Size::UNBOUNDED => None,
            bits => Some(bits),
        }
    }

    /// The fewest bits a value takes.
    ///
    /// ```
    /// use tightwire::Wire;
    ///
    /// assert_eq!(<Option<u8>>::SCHEMA.min_bits(), 1);
    /// ```
    pub const fn min_bits(&self) -> u64 {
        self.size().min
    }

    /// The bits of every value, if all take the same at every position.
    ///
    /// ```
    /// use tightwire::Wire;
    ///
    /// assert_eq!(<[f32; 3]>::SCHEMA.fixed_bits(), Some(96));
    /// assert_eq!(<Option<f32>>::SCHEMA.fixed_bits(), None);
    /// ```
    pub const fn fixed_bits(&self) -> Option<u64> {
        let Size { min, max } = self.size();
        if min == max && max != Size::UNBOUNDED { Some(max) } else { None }
    }

    /// The fewest and the most bits.
    const fn size(&self) -> Size {
        match *self {
            Self::Value { shape } => shape.size(),
            Self::Opaque { max_bits: Some(max), .. } => Size { min: 0, max: max as u64 },
            Self::Opaque { .. } | Self::Recursive => Size { min: 0, max: Size::UNBOUNDED },
            Self::Relative { .. } => Size { min: 1, max: 38 },
            Self::ByteList { max } => (Shape::String { max }).size(),
            Self::Option { of } | Self::DefaultBit { of } => {
                Size::exactly(1).plus(Size { min: 0, max: of.size().max })
            }
            Self::If { of, .. } => Size { min: 0, max: of.size().max },
            Self::Array { of, count } => of.size().times(count as u64),
            Self::List { of, max } => {
                let elements = Size { min: 0, max: of.size().times(max as u64).max };
                Size::exactly(width(max as u64) as u64).plus(elements)
            }
            Self::Struct { fields, .. } => sequence(fields),
            Self::Enum { tag_bits, variants, .. } => {
                let mut rest = variants;
                let mut size = match variants {
                    [first, ..] => sequence(first.fields),
                    [] => Size::exactly(0),
                };
                while let [variant, tail @ ..] = rest {
                    size = size.or(sequence(variant.fields));
                    rest = tail;
                }
                Size::exactly(tag_bits as u64).plus(size)
            }
        }
    }

    /// Whether a list or custom code is somewhere inside.
    pub(crate) const fn holds_list(&self) -> bool {
        match *self {
            Self::List { .. } | Self::Opaque { .. } | Self::Recursive => true,
            Self::Value { .. } | Self::Relative { .. } | Self::ByteList { .. } => false,
            Self::Option { of }
            | Self::DefaultBit { of }
            | Self::If { of, .. }
            | Self::Array { of, .. } => of.holds_list(),
            Self::Struct { fields, .. } => any_holds_list(fields),
            Self::Enum { variants, .. } => {
                let mut rest = variants;
                while let [variant, tail @ ..] = rest {
                    if any_holds_list(variant.fields) {
                        return true;
                    }
                    rest = tail;
                }
                false
            }
        }
    }

    /// How many values are named in it, arrays and lists counted once: how much code it is.
    pub(crate) const fn values(&self) -> usize {
        match *self {
            Self::Value { .. }
            | Self::Opaque { .. }
            | Self::Recursive
            | Self::Relative { .. }
            | Self::ByteList { .. } => 1,
            Self::Option { of }
            | Self::DefaultBit { of }
            | Self::If { of, .. }
            | Self::Array { of, .. }
            | Self::List { of, .. } => 1 + of.values(),
            Self::Struct { fields, .. } => values_of(fields),
            Self::Enum { variants, .. } => {
                let mut sum = 1;
                let mut rest = variants;
                while let [variant, tail @ ..] = rest {
                    sum += values_of(variant.fields);
                    rest = tail;
                }
                sum
            }
        }
    }

    /// What both sides know of a value, if none of its fields is skipped.
    #[doc(hidden)]
    pub const fn known(&self) -> Known {
        match *self {
            Self::Struct { fields, .. } => Known::all_if(all_known(fields)),
            Self::Enum { variants, .. } => {
                let mut rest = variants;
                while let [variant, tail @ ..] = rest {
                    if !all_known(variant.fields) {
                        return Known::Variant;
                    }
                    rest = tail;
                }
                Known::All
            }
            _ => Known::Nothing,
        }
    }

    /// What both sides know of the part of a field that `path` leads to, if the whole is `known`.
    #[doc(hidden)]
    pub const fn known_of(&self, known: Known, path: &[&str]) -> Known {
        let [name, inside @ ..] = path else {
            return known;
        };
        let Self::Struct { fields, .. } = *self else {
            // Where all is known, so are its parts, whatever they are called.
            return known.or(Known::Nothing);
        };
        let mut rest = fields;
        while let [field, tail @ ..] = rest {
            if is_equal(name, field.member) {
                // A field that may be left out is not known: it arrives as its default.
                return match *field.schema {
                    Self::If { .. } => Known::Nothing,
                    _ => field.schema.known_of(field.known, inside),
                };
            }
            rest = tail;
        }
        known.or(Known::Nothing)
    }
}

/// The size of one field after the other.
const fn sequence(fields: &[Field]) -> Size {
    let mut size = Size::exactly(0);
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        size = size.plus(field.schema.size());
        rest = tail;
    }
    size
}

const fn any_holds_list(fields: &[Field]) -> bool {
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        if field.schema.holds_list() {
            return true;
        }
        rest = tail;
    }
    false
}

/// Whether all fields are known on both sides. One that may be left out arrives as its default;
/// boundaries and checks have no value.
const fn all_known(fields: &[Field]) -> bool {
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        let is_known = match *field.schema {
            Schema::If { .. } => false,
            Schema::Value { shape: Shape::Padding | Shape::Check { .. } } => true,
            _ => field.known.is_all(),
        };
        if !is_known {
            return false;
        }
        rest = tail;
    }
    true
}

const fn values_of(fields: &[Field]) -> usize {
    let mut sum = 0;
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        sum += field.schema.values();
        rest = tail;
    }
    sum
}

pub(super) const fn is_equal(a: &str, b: &str) -> bool {
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    while let ([first, rest_a @ ..], [other, rest_b @ ..]) = (a, b) {
        if *first != *other {
            return false;
        }
        (a, b) = (rest_a, rest_b);
    }
    a.is_empty() && b.is_empty()
}
