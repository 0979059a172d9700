//! Schemas with a lifetime: constants, and those that a program builds from a file.

use super::known::{Known, is_equal};
use super::size::Facts;

pub use super::condition::{Condition, Constant, Operand, Part};
pub use super::length::Length;
use crate::shape::{Hole, Shape};

/// The encoding of a type on the wire.
///
/// Derived types have a complete one. Types written by hand provide theirs, or a name and a version.
/// Printing it gives one line per value, so that two builds can be compared line by line.
///
/// Schemas are created by functions, not by literals, so that fields can be added later.
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
pub enum Schema<'a> {
    /// A single value.
    #[non_exhaustive]
    Value {
        /// The shape of the value.
        shape: Shape<'a>,
    },
    /// A single value of a type that rejects some numbers of its shape. The hash does not cover which
    /// ones.
    #[non_exhaustive]
    Without {
        /// The shape of the value.
        shape: Shape<'a>,
        /// The numbers that are rejected.
        hole: Hole,
    },
    /// Custom code, of which only the declared facts are known.
    #[non_exhaustive]
    Opaque {
        /// The name of the type. It is part of the hash, because little else distinguishes custom
        /// types.
        name: &'a str,
        /// The version of the code. It is part of the hash.
        version: u32,
        /// The maximum number of bits, if there is a bound.
        max_bits: Option<u32>,
        /// The types that it contains. They are part of the hash.
        holds: &'a [&'a Schema<'a>],
    },
    /// A number greater than an earlier field.
    #[non_exhaustive]
    Relative {
        /// The index of the earlier field, counted from 0 without skipped fields.
        to: usize,
        /// The largest number up to `i32::MAX` that its type can hold. It is not part of the hash.
        max: u32,
    },
    /// A counted number of bytes at a byte boundary.
    #[non_exhaustive]
    ByteList {
        /// The maximum number of bytes.
        max: usize,
        /// The minimum number of bytes.
        min: usize,
    },
    /// A flag, followed by the value if it is present.
    #[non_exhaustive]
    Option {
        /// The schema of the value.
        of: &'a Schema<'a>,
    },
    /// A flag that is set if the value equals the default, and otherwise the value.
    #[non_exhaustive]
    DefaultBit {
        /// The schema of the value.
        of: &'a Schema<'a>,
    },
    /// A value that is present only if a condition on earlier values holds.
    #[non_exhaustive]
    If {
        /// The schema of the value.
        of: &'a Schema<'a>,
        /// The condition.
        condition: &'a Condition<'a>,
        /// The value that a reader uses if it is absent. `None` means the default of its type.
        absent: Option<&'a Constant<'a>>,
    },
    /// A fixed number of elements of the same type.
    #[non_exhaustive]
    Array {
        /// The schema of an element.
        of: &'a Schema<'a>,
        /// The number of elements.
        count: usize,
    },
    /// A counted number of elements of the same type.
    #[non_exhaustive]
    List {
        /// The schema of an element.
        of: &'a Schema<'a>,
        /// The maximum number of elements.
        max: usize,
        /// The minimum number of elements.
        min: usize,
    },
    /// A type inside itself, up to a limited depth.
    Recursive,
    /// A struct with its fields in order.
    #[non_exhaustive]
    Struct {
        /// The name of the type. It is not part of the hash.
        name: &'a str,
        /// Its fields, in order.
        fields: &'a [Field<'a>],
    },
    /// An enum: a tag, and the fields of the variant it names.
    #[non_exhaustive]
    Enum {
        /// The name of the type. It is not part of the hash.
        name: &'a str,
        /// The size of the tag in bits.
        tag_bits: u32,
        /// The variants, in the order of their tags.
        variants: &'a [Variant<'a>],
    },
    /// A number that wraps around, relative to an earlier field.
    #[non_exhaustive]
    Wrapping {
        /// The index of that field, counted like that of [`Relative`](Self::Relative).
        from: usize,
        /// The number of bits of its type. It wraps around after `2^bits`.
        bits: u32,
    },
    /// A counted number of elements in ascending order.
    #[non_exhaustive]
    Set {
        /// The schema of an element.
        of: &'a Schema<'a>,
        /// The maximum number of elements.
        max: usize,
        /// True if duplicates are allowed.
        repeats: bool,
    },
    /// A counted number of keys in ascending order without duplicates, each followed by its value.
    #[non_exhaustive]
    Map {
        /// The schema of a key.
        key: &'a Schema<'a>,
        /// The schema of a value.
        value: &'a Schema<'a>,
        /// The maximum number of entries.
        max: usize,
    },
    /// The occupied places among several, encoded with the cheapest of several strategies.
    #[non_exhaustive]
    Subset {
        /// The schema of the content of a place.
        of: &'a Schema<'a>,
        /// The number of places, or the maximum if it is counted.
        places: usize,
        /// True if the number of places is sent first.
        is_counted: bool,
    },
    /// A counted number of ascending numbers, each relative to the one before it.
    #[non_exhaustive]
    Ascending {
        /// The schema of the first number.
        first: &'a Schema<'a>,
        /// The largest relative number that its type can hold. It is not part of the hash.
        largest: u32,
        /// The maximum number of elements.
        max: usize,
        /// The minimum number of elements.
        min: usize,
    },
    /// Elements of the same type, whose number is computed from earlier fields.
    #[non_exhaustive]
    Exactly {
        /// The schema of an element.
        of: &'a Schema<'a>,
        /// The number of elements.
        length: &'a Length<'a>,
        /// The maximum number of elements.
        max: usize,
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
pub struct Field<'a> {
    /// Its name, or the one that `rename` gives it. It is part of the hash.
    pub name: &'a str,
    /// The schema of its value.
    pub schema: &'a Schema<'a>,
    /// Its name in the declaration, which conditions use. It is not part of the hash.
    pub(crate) member: &'a str,
    /// The facts about its value that both sides know, which conditions may use.
    pub(crate) known: Known,
    /// True if the code that writes it is generated, so that it is guaranteed to follow the schema.
    pub(crate) is_generated: bool,
    /// The name in the declaration of the field that identifies the elements of a list. It is not part
    /// of the hash, because it does not affect packets.
    pub key: Option<&'a str>,
    /// Facts about its schema that are used at compile time.
    pub(crate) facts: Facts,
}

impl<'a> Field<'a> {
    /// Creates a field, for the schema of a type written by hand.
    ///
    /// ```
    /// use tightwire::{Field, Schema, Wire};
    ///
    /// const POSE: Schema =
    ///     Schema::structure("Pose", &[Field::new("x", &f32::SCHEMA), Field::new("airborne", &bool::SCHEMA)]);
    /// assert_eq!(POSE.max_bits(), Some(33));
    /// ```
    pub const fn new(name: &'a str, schema: &'a Schema<'a>) -> Self {
        Self {
            name,
            schema,
            member: name,
            known: Known::Nothing,
            is_generated: false,
            key: None,
            facts: schema.facts(),
        }
    }

    /// Sets the field `key` that identifies the elements of this list. It must be an integer of at most
    /// 32 bits. Deltas then match elements by key, wherever they are in the list. The elements must be
    /// ordered by key.
    ///
    /// # Panics
    ///
    /// Panics if the elements have no such field. In a constant, that is a compile error.
    ///
    /// ```
    /// use tightwire::{Field, Schema, Wire};
    ///
    /// const SHOT: Schema =
    ///     Schema::structure("Shot", &[Field::new("id", &u16::SCHEMA), Field::new("x", &f32::SCHEMA)]);
    /// const SHOTS: Field = Field::new("shots", &Schema::list(&SHOT, 64)).keyed("id");
    /// assert_eq!(SHOTS.key, Some("id"));
    /// ```
    pub const fn keyed(self, key: &'a str) -> Self {
        assert!(
            has_key(self.schema, key),
            "a `key` names a field of the list's elements, an integer of at most 32 bits"
        );
        Self { key: Some(key), ..self }
    }

    /// Sets a key that is checked elsewhere, with an error message that names the field.
    #[doc(hidden)]
    pub const fn with_key(self, key: &'a str) -> Self {
        Self { key: Some(key), ..self }
    }

    /// Sets the name of the field in the declaration, if it differs.
    #[doc(hidden)]
    pub const fn member(self, member: &'a str) -> Self {
        Self { member, ..self }
    }

    /// Returns the name in the declaration, which conditions use.
    ///
    /// ```
    /// use tightwire::{Field, Wire};
    ///
    /// assert_eq!(Field::new("x", &u8::SCHEMA).declared_name(), "x");
    /// ```
    pub const fn declared_name(&self) -> &'a str {
        self.member
    }

    /// Sets what both sides know about the value. Only generated code does this.
    #[doc(hidden)]
    pub const fn known(self, known: Known) -> Self {
        Self { known, is_generated: true, ..self }
    }
}

/// Returns whether the elements of a list have an integer field with this name.
#[doc(hidden)]
pub const fn has_key(list: &Schema<'_>, key: &str) -> bool {
    match *list {
        Schema::If { of, .. } => has_key(of, key),
        Schema::List { of: &Schema::Struct { fields, .. }, .. } => {
            each!(field in fields => {
                if is_equal(field.member, key) {
                    let is_number = matches!(
                        field.schema,
                        Schema::Value { shape: Shape::Int { .. } | Shape::Bits { .. } }
                            | Schema::Without { shape: Shape::Int { .. } | Shape::Bits { .. }, .. }
                    );
                    return is_number && matches!(field.schema.max_bits(), Some(..=32));
                }
            });
            false
        }
        // The derive has already reported a mistake in the elements, and one error is enough.
        Schema::List { of: &Schema::Opaque { name, max_bits: Some(0), .. }, .. } => {
            is_equal(name, "?")
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
pub struct Variant<'a> {
    /// Its name, or the one that `rename` gives it. It is part of the hash.
    pub name: &'a str,
    /// Its fields, in order.
    pub fields: &'a [Field<'a>],
    /// Its name in the declaration, which conditions use. It is not part of the hash.
    pub(crate) member: &'a str,
    /// Whether it is marked `#[default]`. It is part of the hash if packets omit default values.
    pub(crate) is_default: bool,
}

impl<'a> Variant<'a> {
    /// Creates a variant, for the schema of a type written by hand.
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
    pub const fn new(name: &'a str, fields: &'a [Field<'a>]) -> Self {
        Self { name, fields, member: name, is_default: false }
    }

    /// Sets the name of the variant in the declaration, if it differs.
    #[doc(hidden)]
    pub const fn member(self, member: &'a str) -> Self {
        Self { member, ..self }
    }

    /// Marks the variant as `#[default]`.
    #[doc(hidden)]
    pub const fn default(self) -> Self {
        Self { is_default: true, ..self }
    }

    /// Returns the name in the declaration, which conditions use.
    ///
    /// ```
    /// assert_eq!(tightwire::Variant::new("Red", &[]).declared_name(), "Red");
    /// ```
    pub const fn declared_name(&self) -> &'a str {
        self.member
    }

    /// Returns whether it is marked `#[default]` in its declaration.
    ///
    /// ```
    /// assert!(!tightwire::Variant::new("Red", &[]).is_default());
    /// ```
    pub const fn is_default(&self) -> bool {
        self.is_default
    }
}
