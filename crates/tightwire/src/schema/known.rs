//! What both sides know of a value, so that a condition on it comes out the same on both.

use crate::schema::{Field, Schema};
use crate::shape::Shape;

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

impl Schema {
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

    /// Whether something inside is rounded, so that two values may arrive as the same.
    #[cfg(feature = "alloc")]
    pub(crate) const fn rounds(&self) -> bool {
        self.has(Part::Rounded)
    }

    /// Whether its largest size is what custom code says of itself, in part.
    pub(crate) const fn trusts_code(&self) -> bool {
        self.has(Part::Code)
    }

    /// Whether a part of it is of this kind.
    const fn has(&self, part: Part) -> bool {
        match *self {
            #[cfg(feature = "alloc")]
            Self::Value { shape } | Self::Without { shape, .. } => {
                matches!(part, Part::Rounded) && shape.rounds()
            }
            #[cfg(not(feature = "alloc"))]
            Self::Value { .. } | Self::Without { .. } => false,
            Self::Opaque { .. } => matches!(part, Part::Code),
            Self::Relative { .. }
            | Self::Wrapping { .. }
            | Self::Ascending { .. }
            | Self::ByteList { .. }
            | Self::Recursive => false,
            Self::Option { of }
            | Self::DefaultBit { of }
            | Self::If { of, .. }
            | Self::Array { of, .. }
            | Self::List { of, .. }
            | Self::Exactly { of, .. }
            | Self::Set { of, .. }
            | Self::Subset { of, .. } => of.has(part),
            Self::Map { key, value, .. } => key.has(part) || value.has(part),
            Self::Struct { fields, .. } => any_has(fields, part),
            Self::Enum { variants, .. } => {
                let mut rest = variants;
                while let [variant, tail @ ..] = rest {
                    if any_has(variant.fields, part) {
                        return true;
                    }
                    rest = tail;
                }
                false
            }
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

/// What may be inside of a schema.
#[derive(Clone, Copy)]
enum Part {
    /// A value of which different ones may have the same code.
    #[cfg(feature = "alloc")]
    Rounded,
    /// Custom code.
    Code,
}

/// Whether one of the fields has such a part.
const fn any_has(fields: &[Field], part: Part) -> bool {
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        let has = match part {
            #[cfg(feature = "alloc")]
            Part::Rounded => field.facts.rounds,
            Part::Code => field.facts.trusts_code,
        };
        if has {
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
