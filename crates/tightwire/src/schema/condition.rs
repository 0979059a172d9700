//! Conditions as a tree, so that tools can evaluate them, and values that stand in a declaration.

use core::fmt;

/// When a field is there.
///
/// What a declaration says in plain comparisons is a tree; anything else is custom code, which a
/// tool cannot evaluate and the hash knows by its text.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Condition {
    /// A `bool` is true.
    Is(Part),
    /// The opposite.
    Not(&'static Condition),
    /// All of them hold.
    All(&'static [Condition]),
    /// At least one of them holds.
    Any(&'static [Condition]),
    /// Two values compare like this.
    Compare(Operand, Comparison, Operand),
    /// There is a value.
    IsSome(Part),
    /// An enum is one of these variants.
    IsVariant(Part, &'static [&'static str]),
    /// Custom code, as text in which `#0` is the first field.
    Custom(&'static str),
}

/// A field, or a part of one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    /// Which of the fields before it, counted from 0 without those that are skipped.
    pub field: usize,
    /// The way into it.
    pub path: &'static [&'static str],
}

/// One side of a comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Operand {
    /// A field, or a part of one.
    Part(Part),
    /// The length of a list or text.
    Length(Part),
    /// A value that stands in the condition.
    Constant(Constant),
}

/// How two values compare.
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

/// A value in a declaration, evaluated by the compiler where it is a number.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Constant {
    /// An integer, a `bool` or a `char`.
    Number(i128),
    /// A float.
    Float(f64),
    /// A text.
    Text(&'static str),
    /// A variant of an enum, or another value that has a name.
    Name(&'static str),
    /// Custom code, as text.
    Code(&'static str),
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Is(part) => part.fmt(f),
            Self::Not(of) => write!(f, "!({of})"),
            Self::All(parts) => joined(f, parts, " && "),
            Self::Any(parts) => joined(f, parts, " || "),
            Self::Compare(left, comparison, right) => write!(f, "{left} {comparison} {right}"),
            Self::IsSome(part) => write!(f, "{part} is some"),
            Self::IsVariant(part, variants) => {
                write!(f, "{part} is ")?;
                for (index, variant) in variants.iter().enumerate() {
                    write!(f, "{}{variant}", if index > 0 { " or " } else { "" })?;
                }
                Ok(())
            }
            Self::Custom(code) => write!(f, "`{code}`"),
        }
    }
}

fn joined(f: &mut fmt::Formatter<'_>, parts: &[Condition], word: &str) -> fmt::Result {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            f.write_str(word)?;
        }
        match part {
            Condition::All(_) | Condition::Any(_) => write!(f, "({part})")?,
            _ => write!(f, "{part}")?,
        }
    }
    Ok(())
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.field)?;
        self.path.iter().try_for_each(|name| write!(f, ".{name}"))
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Part(part) => part.fmt(f),
            Self::Length(part) => write!(f, "{part}.len()"),
            Self::Constant(constant) => constant.fmt(f),
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

impl fmt::Display for Constant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Float(number) => write!(f, "{number:?}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Name(name) => f.write_str(name),
            Self::Code(code) => write!(f, "`{code}`"),
        }
    }
}
