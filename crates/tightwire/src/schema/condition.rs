//! Conditions as a tree that tools can evaluate, and the constants of a declaration.

use core::fmt;

use crate::schema::names::{INTO_OPTION, inside_option, member, schema_of, sent, variant_name};
use crate::schema::tree::{Field, Schema};

/// Defines when a field is present.
///
/// A condition is a tree. The derive generates its code from it, so tools and other languages that
/// evaluate the tree get the same result.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Condition<'a> {
    /// A `bool` is true.
    Is(Part<'a>),
    /// The inner condition does not hold.
    Not(&'a Condition<'a>),
    /// All conditions hold.
    All(&'a [Condition<'a>]),
    /// At least one of the conditions holds.
    Any(&'a [Condition<'a>]),
    /// A comparison of two values is true.
    Compare(Operand<'a>, Comparison, Operand<'a>),
    /// An optional value is present.
    IsSome(Part<'a>),
    /// An enum is one of these variants.
    IsVariant(Part<'a>, &'a [&'a str]),
}

/// A field, or a part of one.
///
/// If an option is empty, any comparison or test of its content is false.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part<'a> {
    /// The index of an earlier field, counted from 0 without skipped fields.
    pub field: usize,
    /// The path inside the field: names of fields, and `?` for the content of an option.
    pub path: &'a [&'a str],
}

/// One side of a comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Operand<'a> {
    /// A field, or a part of one.
    Part(Part<'a>),
    /// The length of a list or text.
    Length(Part<'a>),
    /// A constant in the condition.
    Constant(Constant<'a>),
    /// A number that is computed from two others.
    Calculated(&'a Operand<'a>, Arithmetic, &'a Operand<'a>),
}

/// The operators that compute a number from two others.
///
/// ```
/// use tightwire::schema::Arithmetic;
///
/// assert_eq!(Arithmetic::Remainder.apply(17, 5), 2);
/// assert_eq!(Arithmetic::Remainder.apply(17, 0), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Arithmetic {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `/`, rounded towards zero
    Divide,
    /// `%`, with the sign of the left number
    Remainder,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `>>`, which keeps the sign
    ShiftRight,
}

impl Arithmetic {
    /// Computes the result with integers of 128 bits, the same in every build. Results wrap around. A
    /// division by zero gives 0, and so does a shift by less than 0 or more than 127 bits.
    pub const fn apply(self, left: i128, right: i128) -> i128 {
        match self {
            Self::Plus => left.wrapping_add(right),
            Self::Minus => left.wrapping_sub(right),
            Self::Times => left.wrapping_mul(right),
            Self::Divide | Self::Remainder if right == 0 => 0,
            Self::Divide => left.wrapping_div(right),
            Self::Remainder => left.wrapping_rem(right),
            Self::And => left & right,
            Self::Or => left | right,
            Self::Xor => left ^ right,
            Self::ShiftRight if right < 0 || right > 127 => 0,
            Self::ShiftRight => left >> right,
        }
    }
}

/// The comparison operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
}

/// A value in a declaration, evaluated by the compiler.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Constant<'a> {
    /// An integer, a `bool` or a `char`.
    Number(i128),
    /// A float.
    Float(f64),
    /// A text.
    Text(&'a str),
    /// A variant of an enum, or another named value.
    Name(&'a str),
    /// Custom code, as text.
    Code(&'a str),
    /// An option with this value.
    Some(&'a Constant<'a>),
    /// An option without a value.
    None,
}

impl fmt::Display for Condition<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Among(self, &[]).fmt(f)
    }
}

/// A condition and the fields that it refers to, to print it with their names in the schema.
pub(super) struct Among<'a>(pub(super) &'a Condition<'a>, pub(super) &'a [Field<'a>]);

impl fmt::Display for Among<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = self.1;
        match *self.0 {
            Condition::Is(part) => part.show(f, fields),
            Condition::Not(of) => write!(f, "!({})", Among(of, fields)),
            Condition::All(parts) => joined(f, parts, " && ", fields),
            Condition::Any(parts) => joined(f, parts, " || ", fields),
            Condition::Compare(left, comparison, right) => {
                left.show(f, right, fields)?;
                write!(f, " {comparison} ")?;
                right.show(f, left, fields)
            }
            Condition::IsSome(part) => {
                part.show(f, fields)?;
                f.write_str(" is some")
            }
            Condition::IsVariant(part, variants) => {
                part.show(f, fields)?;
                f.write_str(" is ")?;
                let of = schema_of(part, fields);
                for (index, variant) in variants.iter().enumerate() {
                    let or = if index > 0 { " or " } else { "" };
                    write!(f, "{or}{}", variant_name(of, variant))?;
                }
                Ok(())
            }
        }
    }
}

fn joined(
    f: &mut fmt::Formatter<'_>,
    parts: &[Condition<'_>],
    word: &str,
    fields: &[Field<'_>],
) -> fmt::Result {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            f.write_str(word)?;
        }
        let shown = Among(part, fields);
        match part {
            Condition::All(_) | Condition::Any(_) => write!(f, "({shown})")?,
            _ => write!(f, "{shown}")?,
        }
    }
    Ok(())
}

impl Part<'_> {
    fn show(&self, f: &mut fmt::Formatter<'_>, fields: &[Field<'_>]) -> fmt::Result {
        write!(f, "#{}", self.field)?;
        let mut at = sent(fields, self.field);
        for &name in self.path {
            if name == INTO_OPTION {
                at = at.and_then(inside_option);
                f.write_str(name)?;
                continue;
            }
            let inside = at.and_then(|schema| member(schema, name));
            at = inside.map(|field| field.schema);
            write!(f, ".{}", inside.map_or(name, |field| field.name))?;
        }
        Ok(())
    }
}

impl Operand<'_> {
    /// Prints one side of a comparison. `other` is the other side.
    fn show(&self, f: &mut fmt::Formatter<'_>, other: Self, fields: &[Field<'_>]) -> fmt::Result {
        match (*self, other) {
            (Self::Part(part), _) => part.show(f, fields),
            (Self::Length(part), _) => {
                part.show(f, fields)?;
                f.write_str(".len()")
            }
            (Self::Constant(constant), Self::Part(part)) => {
                write!(f, "{}", ValueOf(&constant, schema_of(part, fields)))
            }
            (Self::Constant(constant), _) => write!(f, "{constant}"),
            (Self::Calculated(left, arithmetic, right), _) => {
                f.write_str("(")?;
                left.show(f, *right, fields)?;
                write!(f, " {arithmetic} ")?;
                right.show(f, *left, fields)?;
                f.write_str(")")
            }
        }
    }
}

/// A constant, and the schema that it is a value of, if known.
pub(super) struct ValueOf<'a>(pub(super) &'a Constant<'a>, pub(super) Option<&'a Schema<'a>>);

impl fmt::Display for ValueOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self.0 {
            Constant::Name(name) => f.write_str(variant_name(self.1, name)),
            Constant::Some(constant) => {
                let inside = match self.1 {
                    Some(schema) => inside_option(schema),
                    None => None,
                };
                write!(f, "Some({})", ValueOf(constant, inside))
            }
            ref other => other.fmt(f),
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
            Self::Greater => ">",
            Self::GreaterOrEqual => ">=",
        })
    }
}

impl fmt::Display for Arithmetic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Plus => "+",
            Self::Minus => "-",
            Self::Times => "*",
            Self::Divide => "/",
            Self::Remainder => "%",
            Self::And => "&",
            Self::Or => "|",
            Self::Xor => "^",
            Self::ShiftRight => ">>",
        })
    }
}

impl fmt::Display for Constant<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Float(number) => write!(f, "{number:?}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Name(name) => f.write_str(name),
            Self::Code(code) => write!(f, "`{code}`"),
            Self::Some(constant) => write!(f, "Some({constant})"),
            Self::None => f.write_str("None"),
        }
    }
}
