//! Conditions and computed lengths that a program owns.

use tightwire::schema::{Arithmetic, Comparison};

/// Defines when a field is present. [`tightwire::schema::Condition`] describes the variants.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the variants are those of the constant schema")]
pub enum Condition {
    Is(Part),
    Not(Box<Condition>),
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Compare(Operand, Comparison, Operand),
    IsSome(Part),
    IsVariant(Part, Vec<String>),
}

/// A field, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The number of a field, counted from 0 without byte boundaries and checks.
    pub field: usize,
    /// The path inside the field: declared names of fields, and `?` for the content of an option.
    pub path: Vec<String>,
}

/// One side of a comparison. [`tightwire::schema::Operand`] describes the variants.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the variants are those of the constant schema")]
pub enum Operand {
    Part(Part),
    Length(Part),
    Constant(Constant),
    Calculated(Box<Operand>, Arithmetic, Box<Operand>),
}

/// A value in a declaration. [`tightwire::schema::Constant`] describes the variants.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the variants are those of the constant schema")]
pub enum Constant {
    Number(i128),
    Float(f64),
    Text(String),
    Name(String),
    Code(String),
    Some(Box<Constant>),
    None,
}

/// A computed length. [`tightwire::schema::Length`] describes the variants.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are those of the constant schema")]
pub enum Length {
    Field(usize),
    Constant(usize),
    Plus(Box<Length>, Box<Length>),
    Minus(Box<Length>, Box<Length>),
    Times(Box<Length>, Box<Length>),
}
