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
                each!(variant in variants => {
                    if !all_known(variant.fields) {
                        return Known::Variant;
                    }
                });
                Known::All
            }
            _ => Known::Nothing,
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
        each!(field in fields => {
            if is_equal(name, field.member) {
                // A field that may be left out is not known, because it arrives as its default.
                return match *field.schema {
                    Self::If { .. } => Known::Nothing,
                    _ => field.schema.known_of(field.known, inside),
                };
            }
        });
        known.or(Known::Nothing)
    }
}

/// Returns whether all fields are known on both sides. A field that may be left out arrives as its
/// default. Byte boundaries and checks have no value.
const fn all_known(fields: &[Field<'_>]) -> bool {
    each!(field in fields => {
        let is_known = match *field.schema {
            Schema::If { .. } => false,
            Schema::Value { shape: Shape::Padding | Shape::Check { .. } } => true,
            _ => field.known.is_all(),
        };
        if !is_known {
            return false;
        }
    });
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
