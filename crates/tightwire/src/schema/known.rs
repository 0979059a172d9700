//! Which facts about a value both sides agree on, so that a condition on it has the same result on
//! both.

use crate::schema::tree::{Field, Schema};
use crate::shape::Shape;

/// The facts about a value that both sides agree on, which a condition may use. If a writer rounds,
/// skips or omits a value, the reader gets a different one.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Nothing is known for certain.
    Nothing,
    /// The variant of an enum is known.
    Variant,
    /// It is known whether an option has a value.
    Presence,
    /// The number of elements is known.
    Length,
    /// The exact value is known.
    All,
}

impl Known {
    /// Returns `All` if `is_exact`, and `Nothing` otherwise.
    pub const fn all_if(is_exact: bool) -> Self {
        if is_exact { Self::All } else { Self::Nothing }
    }

    /// Returns `All` if that is known, and `otherwise` if not.
    pub const fn or(self, otherwise: Self) -> Self {
        match self {
            Self::All => Self::All,
            _ => otherwise,
        }
    }

    /// Returns whether the exact value is known.
    pub const fn is_all(self) -> bool {
        matches!(self, Self::All)
    }

    /// Returns whether `self` is enough for a condition that needs `needed`.
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

impl Schema<'_> {
    /// Returns what both sides know about a value, if none of its fields is skipped.
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

    /// Returns whether a part is rounded, so that two different values may arrive as the same.
    #[cfg(feature = "alloc")]
    pub(crate) const fn rounds(&self) -> bool {
        self.has(Contents::Rounded)
    }

    /// Returns whether the maximum size depends on what custom code declares.
    pub(crate) const fn trusts_code(&self) -> bool {
        self.has(Contents::Code)
    }

    /// Returns whether a part is of this kind.
    const fn has(&self, part: Contents) -> bool {
        match *self {
            #[cfg(feature = "alloc")]
            Self::Value { shape } | Self::Without { shape, .. } => {
                matches!(part, Contents::Rounded) && shape.rounds()
            }
            #[cfg(not(feature = "alloc"))]
            Self::Value { .. } | Self::Without { .. } => false,
            Self::Opaque { .. } => matches!(part, Contents::Code),
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

    /// Returns what both sides know about the part of a field at `path`, if the whole is `known`.
    #[doc(hidden)]
    pub const fn known_of(&self, known: Known, path: &[&str]) -> Known {
        let [name, inside @ ..] = path else {
            return known;
        };
        let Self::Struct { fields, .. } = *self else {
            // If the whole is known, all of its parts are known.
            return known.or(Known::Nothing);
        };
        let mut rest = fields;
        while let [field, tail @ ..] = rest {
            if is_equal(name, field.member) {
                // A field that may be left out is not known, because it arrives as its default.
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

/// The kinds of parts that a schema may contain.
#[derive(Clone, Copy)]
enum Contents {
    /// A value for which different values may have the same code.
    #[cfg(feature = "alloc")]
    Rounded,
    /// Custom code.
    Code,
}

/// Returns whether one of the fields has such a part.
const fn any_has(fields: &[Field<'_>], part: Contents) -> bool {
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        let has = match part {
            #[cfg(feature = "alloc")]
            Contents::Rounded => field.facts.rounds,
            Contents::Code => field.facts.trusts_code,
        };
        if has {
            return true;
        }
        rest = tail;
    }
    false
}

/// Returns whether all fields are known on both sides. A field that may be left out arrives as its
/// default. Byte boundaries and checks have no value.
const fn all_known(fields: &[Field<'_>]) -> bool {
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
