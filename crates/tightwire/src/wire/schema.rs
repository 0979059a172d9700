//! The shape of a type on the wire: what the sizes, the schema hash and the schema text are
//! made of.
//!
//! A schema is a constant tree. All questions about it are `const fn`, so a size can be the
//! length of an array and a hash can be part of a protocol id.

use crate::bits::{width, width128};
use crate::codec::check::CHECKS_ENABLED;
use crate::codec::compressed::Steps;
use crate::stream::Number;

/// What a type looks like on the wire.
///
/// Derived types have one; types written by hand may give theirs, and are opaque otherwise.
/// Printing it gives a text of one line per value, to compare two builds line by line.
///
/// ```
/// use tightwire::Wire;
///
/// assert_eq!(<(bool, u16)>::SCHEMA.max_bits(), Some(17));
/// assert_eq!(<[u8; 3]>::SCHEMA.to_string(), "array of 3\n  each: bits 8\n");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Schema {
    /// Code of its own, of which nothing is known but its name and perhaps a bound.
    Opaque {
        /// What the type is called; part of the hash, since nothing else tells two apart.
        name: &'static str,
        /// The most bits it takes, if there is a bound.
        max_bits: Option<u32>,
    },
    /// A group of raw bits.
    Bits {
        /// How many.
        bits: u32,
    },
    /// One bit, yes or no.
    Bool,
    /// An integer in an inclusive range.
    Int {
        /// The smallest value.
        min: Number,
        /// The largest value.
        max: Number,
    },
    /// A fixed-point number.
    Fixed {
        /// The smallest value, in whole units.
        min: i64,
        /// The largest value, in whole units.
        max: i64,
        /// Bits behind the point.
        fraction_bits: u32,
    },
    /// A 32-bit float.
    F32,
    /// A 64-bit float.
    F64,
    /// A float in steps.
    Compressed {
        /// The smallest value.
        min: f32,
        /// The largest value.
        max: f32,
        /// The width of a step.
        resolution: f32,
    },
    /// A number relative to an earlier one.
    Relative {
        /// Which of the fields before it, counted from 0 without those that are skipped.
        to: usize,
    },
    /// A byte border.
    Align,
    /// A fixed number of bytes at a byte border.
    Bytes {
        /// How many.
        count: usize,
    },
    /// A counted number of bytes at a byte border.
    ByteList {
        /// The most bytes.
        max: usize,
    },
    /// UTF-8 text.
    String {
        /// The most bytes.
        max: usize,
    },
    /// A serialize check.
    Check {
        /// Its name, which makes its bits.
        name: &'static str,
    },
    /// A flag, and behind it the value if there is one.
    Option {
        /// The value.
        of: &'static Schema,
    },
    /// A flag that says "equal to the default", and otherwise the value.
    DefaultBit {
        /// The value.
        of: &'static Schema,
    },
    /// A value that is there only under a condition on earlier ones.
    If {
        /// The value.
        of: &'static Schema,
        /// The condition as text, in which `#0` is the first field that travels. Its spaces do not
        /// count.
        condition: &'static str,
    },
    /// A fixed number of equal elements.
    Array {
        /// The element.
        of: &'static Schema,
        /// How many.
        count: usize,
    },
    /// A counted number of equal elements.
    List {
        /// The element.
        of: &'static Schema,
        /// The most elements.
        max: usize,
    },
    /// A type inside itself, to a bounded depth.
    Recursive,
    /// One value after the other.
    Struct {
        /// The type's name; not part of the hash.
        name: &'static str,
        /// Its fields, in order.
        fields: &'static [Field],
    },
    /// A tag, and the fields of the variant it names.
    Enum {
        /// The type's name; not part of the hash.
        name: &'static str,
        /// The bits of the tag.
        tag_bits: u32,
        /// The variants, in the order of their tags.
        variants: &'static [Variant],
    },
    /// A rotation as the smallest three components of its quaternion.
    SmallestThree {
        /// The bits of each.
        bits: u32,
    },
    /// A direction on an unfolded octahedron.
    UnitVector {
        /// The bits of each of the two coordinates.
        bits: u32,
    },
}

/// A field of a [`Schema::Struct`] or of a variant.
///
/// ```
/// use tightwire::{Schema, Wire};
///
/// let Schema::Struct { fields, .. } = <(bool, u16)>::SCHEMA else { panic!("a tuple is one") };
/// assert_eq!((fields[1].name, fields[1].schema), ("1", &Schema::Bits { bits: 16 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Field {
    /// Its name; not part of the hash.
    pub name: &'static str,
    /// Its shape.
    pub schema: &'static Schema,
}

impl Field {
    /// A field, for the schema of a type written by hand.
    ///
    /// ```
    /// use tightwire::{Field, Schema};
    ///
    /// const POSE: Schema = Schema::Struct {
    ///     name: "Pose",
    ///     fields: &[Field::new("x", &Schema::F32), Field::new("airborne", &Schema::Bool)],
    /// };
    /// assert_eq!(POSE.max_bits(), Some(33));
    /// ```
    pub const fn new(name: &'static str, schema: &'static Schema) -> Self {
        Self { name, schema }
    }
}

/// A variant of a [`Schema::Enum`].
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
    /// Its name; not part of the hash.
    pub name: &'static str,
    /// Its fields, in order.
    pub fields: &'static [Field],
}

impl Variant {
    /// A variant, for the schema of a type written by hand.
    ///
    /// ```
    /// use tightwire::{Field, Schema, Variant};
    ///
    /// const EVENT: Schema = Schema::Enum {
    ///     name: "Event",
    ///     tag_bits: 1,
    ///     variants: &[Variant::new("Quiet", &[]), Variant::new("Shot", &[Field::new("power", &Schema::F32)])],
    /// };
    /// assert_eq!(EVENT.max_bits(), Some(33));
    /// ```
    pub const fn new(name: &'static str, fields: &'static [Field]) -> Self {
        Self { name, fields }
    }
}

/// No bound.
const UNBOUNDED: u64 = u64::MAX;

impl Schema {
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
            UNBOUNDED => None,
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
        if min == max && max != UNBOUNDED { Some(max) } else { None }
    }

    /// The fewest and the most bits.
    const fn size(&self) -> Size {
        match *self {
            Self::Opaque { max_bits: Some(max), .. } => Size { min: 0, max: max as u64 },
            Self::Opaque { .. } | Self::Recursive => Size { min: 0, max: UNBOUNDED },
            Self::Bits { bits } => Size::exactly(bits as u64),
            Self::Bool => Size::exactly(1),
            Self::Int { min, max } => Size::exactly(int_bits(min, max) as u64),
            Self::Fixed { min, max, fraction_bits } => {
                let units = (max as i128).wrapping_sub(min as i128) as u128;
                match units {
                    0 => Size::exactly(0),
                    // The range is that many units, shifted up by the fraction.
                    units => Size::exactly(width128(units) as u64 + fraction_bits as u64),
                }
            }
            Self::SmallestThree { bits } => Size::exactly(2 + 3 * bits as u64),
            Self::UnitVector { bits } => Size::exactly(2 * bits as u64),
            Self::F32 => Size::exactly(32),
            Self::F64 => Size::exactly(64),
            Self::Compressed { min, max, resolution } => {
                // Without sense, every use is an error, so any size is right.
                match Steps::new(min, max, resolution) {
                    Some(steps) => Size::exactly(steps.bits() as u64),
                    None => Size::exactly(0),
                }
            }
            Self::Relative { .. } => Size { min: 1, max: 38 },
            Self::Align => Size { min: 0, max: 7 },
            Self::Bytes { count } => {
                let bits = (count as u64).saturating_mul(8);
                Size { min: bits, max: add(bits, 7) }
            }
            Self::ByteList { max } | Self::String { max } => {
                let length = width(max as u64) as u64;
                Size { min: length, max: add(length + 7, (max as u64).saturating_mul(8)) }
            }
            Self::Check { .. } => Size::exactly(if CHECKS_ENABLED { 32 } else { 0 }),
            Self::Option { of } | Self::DefaultBit { of } => {
                Size { min: 1, max: add(1, of.size().max) }
            }
            Self::If { of, .. } => Size { min: 0, max: of.size().max },
            Self::Array { of, count } => of.size().times(count as u64),
            Self::List { of, max } => {
                let length = width(max as u64) as u64;
                Size { min: length, max: add(length, of.size().times(max as u64).max) }
            }
            Self::Struct { fields, .. } => sequence(fields),
            Self::Enum { tag_bits, variants, .. } => {
                let mut size = Size { min: UNBOUNDED, max: 0 };
                let mut rest = variants;
                while let [variant, tail @ ..] = rest {
                    let Size { min, max } = sequence(variant.fields);
                    size = Size {
                        min: if min < size.min { min } else { size.min },
                        max: if max > size.max { max } else { size.max },
                    };
                    rest = tail;
                }
                if variants.is_empty() {
                    size = Size::exactly(0);
                }
                size.plus(Size::exactly(tag_bits as u64))
            }
        }
    }
}

/// The schema of a conditional field, with its condition.
#[doc(hidden)]
pub const fn under(schema: &Schema, condition: &'static str) -> Schema {
    match *schema {
        Schema::If { of, .. } => Schema::If { of, condition },
        other => other,
    }
}

/// The bits of an integer in `min..=max`.
const fn int_bits(min: Number, max: Number) -> u32 {
    match (min, max) {
        (Number::Signed(min), Number::Signed(max)) => width128(max.wrapping_sub(min) as u128),
        (Number::Unsigned(min), Number::Unsigned(max)) => width128(max.wrapping_sub(min)),
        // Both come from one type.
        _ => 0,
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

/// The fewest and the most bits of something; equal only where every value at every position
/// takes the same.
#[derive(Clone, Copy)]
struct Size {
    min: u64,
    max: u64,
}

impl Size {
    const fn exactly(bits: u64) -> Self {
        Self { min: bits, max: bits }
    }

    const fn plus(self, other: Self) -> Self {
        Self { min: self.min.saturating_add(other.min), max: add(self.max, other.max) }
    }

    const fn times(self, count: u64) -> Self {
        let max = if self.max == UNBOUNDED && count > 0 {
            UNBOUNDED
        } else {
            self.max.saturating_mul(count)
        };
        Self { min: self.min.saturating_mul(count), max }
    }
}

/// A sum in which "no bound" stays that.
const fn add(a: u64, b: u64) -> u64 {
    a.saturating_add(b)
}
