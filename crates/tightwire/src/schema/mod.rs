//! Schemas: how the values of a type are put together. What the sizes, the schema hash and the
//! schema text are made of.
//!
//! A schema is a constant tree of [shapes](crate::Shape). All questions about it are `const fn`, so
//! a size can be the length of an array and a hash can be part of a protocol id.

mod build;
mod condition;
pub(crate) mod evaluate;
pub(crate) mod hash;
mod known;
mod length;
mod names;
mod size;
mod text;

pub use condition::{Arithmetic, Comparison, Condition, Constant, Operand, Part};
pub use known::Known;
use known::is_equal;
pub use length::Length;
use size::Facts;

use crate::shape::Shape;

/// What a type looks like on the wire.
///
/// Derived types have one; types written by hand give theirs, or their name and a version.
/// Printing it gives a text of one line per value, to compare two builds line by line.
///
/// It is made by functions, not by literals, so that it can grow.
///
/// ```
/// use tightwire::{Schema, Wire};
///
/// assert_eq!(<(bool, u16)>::SCHEMA.max_bits(), Some(17));
/// const THREE: Schema = Schema::array(&Schema::bits(8), 3);
/// assert_eq!(<[u8; 3]>::SCHEMA, THREE);
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
    /// One value of a type that refuses some of the numbers that its shape has; the hash does not
    /// see which.
    #[non_exhaustive]
    Without {
        /// What it is.
        shape: Shape<'static>,
        /// What is refused.
        hole: Hole,
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
        /// The largest number that its type holds, of those up to `i32::MAX`; not part of the hash.
        max: u32,
    },
    /// A counted number of bytes at a byte boundary.
    #[non_exhaustive]
    ByteList {
        /// The most bytes.
        max: usize,
        /// The fewest.
        min: usize,
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
        /// The fewest.
        min: usize,
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
    /// A number that goes round, counted from an earlier field.
    #[non_exhaustive]
    Wrapping {
        /// The number of that field, counted like that of [`Relative`](Self::Relative).
        from: usize,
        /// The bits of its type: it goes round after `2^bits`.
        bits: u32,
    },
    /// A counted number of equal elements in ascending order.
    #[non_exhaustive]
    Set {
        /// The element.
        of: &'static Schema,
        /// The most elements.
        max: usize,
        /// Whether one may be there more than once.
        repeats: bool,
    },
    /// A counted number of keys in ascending order, none twice, each followed by its value.
    #[non_exhaustive]
    Map {
        /// The key.
        key: &'static Schema,
        /// The value.
        value: &'static Schema,
        /// The most entries.
        max: usize,
    },
    /// Those of several places that are filled, by the cheapest of several encodings.
    #[non_exhaustive]
    Subset {
        /// What is in a place.
        of: &'static Schema,
        /// How many places there are, or the most.
        places: usize,
        /// Whether the number of places is sent first.
        is_counted: bool,
    },
    /// A counted number of numbers that grow, each relative to the one before it.
    #[non_exhaustive]
    Ascending {
        /// The first one.
        first: &'static Schema,
        /// The largest number of its type that can be relative; not part of the hash.
        largest: u32,
        /// The most.
        max: usize,
        /// The fewest.
        min: usize,
    },
    /// Equal elements, whose number is computed from earlier fields.
    #[non_exhaustive]
    Exactly {
        /// The element.
        of: &'static Schema,
        /// How many.
        length: &'static Length,
        /// The most elements.
        max: usize,
    },
}

/// What a type refuses of the numbers that its shape has.
///
/// ```
/// use std::num::NonZeroI8;
/// use tightwire::{Hole, Schema, Wire};
///
/// assert!(matches!(NonZeroI8::SCHEMA, Schema::Without { hole: Hole::Zero, .. }));
/// assert!(matches!(char::SCHEMA, Schema::Without { hole: Hole::Surrogates, .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hole {
    /// Zero, as the numbers without zero do.
    Zero,
    /// The halves of UTF-16 pairs, as `char` does.
    Surrogates,
    /// What is no number, as `NotNan` does.
    Nan,
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
    /// The field that tells the elements of a list apart, by its name in their declaration; not
    /// part of the hash, since packets are the same without.
    pub key: Option<&'static str>,
    /// What is asked of its schema while code is compiled.
    pub(crate) facts: Facts,
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
        Self {
            name,
            schema,
            member: name,
            known: Known::Nothing,
            key: None,
            facts: Facts::of(schema),
        }
    }

    /// The same field, a list whose elements are told apart by their field `key`, an integer of at
    /// most 32 bits. Deltas then know an element again wherever it stands; the elements are in the
    /// order of their keys.
    ///
    /// # Panics
    ///
    /// If the elements have no such field. In a constant, that stops the build.
    ///
    /// ```
    /// use tightwire::{Field, Schema, Wire};
    ///
    /// const SHOT: Schema =
    ///     Schema::structure("Shot", &[Field::new("id", &u16::SCHEMA), Field::new("x", &f32::SCHEMA)]);
    /// const SHOTS: Field = Field::new("shots", &Schema::list(&SHOT, 64)).keyed("id");
    /// assert_eq!(SHOTS.key, Some("id"));
    /// ```
    pub const fn keyed(self, key: &'static str) -> Self {
        assert!(
            has_key(self.schema, key),
            "a `key` names a field of the list's elements, an integer of at most 32 bits"
        );
        Self { key: Some(key), ..self }
    }

    /// The same field with a key that is checked elsewhere, in words that name the field.
    #[doc(hidden)]
    pub const fn with_key(self, key: &'static str) -> Self {
        Self { key: Some(key), ..self }
    }

    /// The same field, which has another name in the declaration.
    #[doc(hidden)]
    pub const fn member(self, member: &'static str) -> Self {
        Self { member, ..self }
    }

    /// Its name in the declaration, by which conditions know it.
    ///
    /// ```
    /// use tightwire::{Field, Wire};
    ///
    /// assert_eq!(Field::new("x", &u8::SCHEMA).declared_name(), "x");
    /// ```
    pub const fn declared_name(&self) -> &'static str {
        self.member
    }

    /// The same field, of whose value both sides know so much.
    #[doc(hidden)]
    pub const fn known(self, known: Known) -> Self {
        Self { known, ..self }
    }
}

/// Whether the elements of a list have an integer of that name.
#[doc(hidden)]
pub const fn has_key(list: &Schema, key: &str) -> bool {
    match *list {
        Schema::If { of, .. } => has_key(of, key),
        Schema::List { of: &Schema::Struct { fields, .. }, .. } => {
            let mut rest = fields;
            while let [field, tail @ ..] = rest {
                if is_equal(field.member, key) {
                    let is_number = matches!(
                        field.schema,
                        Schema::Value { shape: Shape::Int { .. } | Shape::Bits { .. } }
                            | Schema::Without { shape: Shape::Int { .. } | Shape::Bits { .. }, .. }
                    );
                    return is_number && matches!(field.schema.max_bits(), Some(..=32));
                }
                rest = tail;
            }
            false
        }
        _ => false,
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
    /// Whether it is the one marked `#[default]`; part of the hash where packets leave defaults out.
    pub(crate) is_default: bool,
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
        Self { name, fields, member: name, is_default: false }
    }

    /// The same variant, which has another name in the declaration.
    #[doc(hidden)]
    pub const fn member(self, member: &'static str) -> Self {
        Self { member, ..self }
    }

    /// The same variant, marked `#[default]`.
    #[doc(hidden)]
    pub const fn default(self) -> Self {
        Self { is_default: true, ..self }
    }

    /// Its name in the declaration, by which conditions know it.
    ///
    /// ```
    /// assert_eq!(tightwire::Variant::new("Red", &[]).declared_name(), "Red");
    /// ```
    pub const fn declared_name(&self) -> &'static str {
        self.member
    }

    /// Whether it is marked `#[default]` in its declaration.
    ///
    /// ```
    /// assert!(!tightwire::Variant::new("Red", &[]).is_default());
    /// ```
    pub const fn is_default(&self) -> bool {
        self.is_default
    }
}
