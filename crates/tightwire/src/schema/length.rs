//! The computed lengths of lists.

use core::fmt;

/// The number of elements of a list, computed from earlier fields.
///
/// ```
/// use tightwire::schema::Length;
/// use tightwire::{Schema, Wire};
/// # #[cfg(feature = "derive")] {
///
/// #[derive(Wire)]
/// struct Map {
///     width: u8,
///     height: u8,
///     #[wire(len = width * height, max_len = 64)]
///     tiles: Vec<bool>,
/// }
///
/// let Schema::Struct { fields, .. } = Map::SCHEMA else { panic!("a struct is one") };
/// let Schema::Exactly { length, .. } = fields[2].schema else { panic!("a computed length") };
/// assert_eq!(length.to_string(), "#0 * #1");
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Length<'a> {
    /// The value of a field, given by its index, counted from 0 without skipped fields.
    Field(usize),
    /// A constant in the declaration.
    Constant(usize),
    /// The sum of two lengths.
    Plus(&'a Length<'a>, &'a Length<'a>),
    /// The difference of two lengths.
    Minus(&'a Length<'a>, &'a Length<'a>),
    /// The product of two lengths.
    Times(&'a Length<'a>, &'a Length<'a>),
}

impl fmt::Display for Length<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Field(field) => write!(f, "#{field}"),
            Self::Constant(number) => write!(f, "{number}"),
            Self::Plus(a, b) => write!(f, "{a} + {}", Inner(b)),
            Self::Minus(a, b) => write!(f, "{a} - {}", Inner(b)),
            Self::Times(a, b) => write!(f, "{} * {}", Inner(a), Inner(b)),
        }
    }
}

/// A length inside another one, printed with parentheses if needed.
struct Inner<'a>(&'a Length<'a>);

impl fmt::Display for Inner<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Length::Plus(..) | Length::Minus(..) => write!(f, "({})", self.0),
            length => length.fmt(f),
        }
    }
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn parentheses_stand_where_they_are_needed() {
        const A: Length<'_> = Length::Field(0);
        const B: Length<'_> = Length::Constant(2);
        const SUM: Length<'_> = Length::Plus(&A, &B);
        assert_eq!(Length::Times(&SUM, &A).to_string(), "(#0 + 2) * #0");
        assert_eq!(Length::Minus(&SUM, &SUM).to_string(), "#0 + 2 - (#0 + 2)");
        assert_eq!(Length::Plus(&Length::Times(&A, &B), &A).to_string(), "#0 * 2 + #0");
    }
}
