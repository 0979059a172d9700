//! Schemas, which describe how the values of a type are encoded. Sizes, the schema hash and the schema
//! text are computed from them.
//!
//! A schema is a constant tree of [shapes](crate::Shape). All functions on it are `const`, so a size
//! can be the length of an array and a hash can be part of a protocol id.
//!
//! The types of [`tree`] have a lifetime, so that a program can also build a schema that it read from a
//! file. A declaration uses the ones that live forever, which have names without a lifetime.

mod build;
mod condition;
pub(crate) mod evaluate;
pub(crate) mod hash;
mod known;
mod length;
mod names;
mod size;
mod text;
pub mod tree;

pub use crate::shape::Hole;
pub use condition::{Arithmetic, Comparison};
pub use known::Known;
pub use tree::has_key;

/// The encoding of a type on the wire, as a constant. [`tree::Schema`] has its description.
pub type Schema = tree::Schema<'static>;
/// A field of a constant [`Schema`]. [`tree::Field`] has its description.
pub type Field = tree::Field<'static>;
/// A variant of a constant [`Schema`]. [`tree::Variant`] has its description.
pub type Variant = tree::Variant<'static>;
/// A condition of a constant [`Schema`]. [`tree::Condition`] has its description.
pub type Condition = tree::Condition<'static>;
/// A constant of a declaration. [`tree::Constant`] has its description.
pub type Constant = tree::Constant<'static>;
/// A side of a comparison in a constant [`Schema`]. [`tree::Operand`] has its description.
pub type Operand = tree::Operand<'static>;
/// A field that a constant [`Schema`] refers to. [`tree::Part`] has its description.
pub type Part = tree::Part<'static>;
/// A computed length in a constant [`Schema`]. [`tree::Length`] has its description.
pub type Length = tree::Length<'static>;
