//! Values and names for traces. All other streams ignore them at no cost.

use crate::shape::Number;

/// A value that a stream has written or read.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value<'a> {
    /// No value of its own, as for padding, checks and groups.
    None,
    /// A `bool`.
    Bool(bool),
    /// An integer.
    Number(Number),
    /// A 32-bit float.
    F32(f32),
    /// A 64-bit float.
    F64(f64),
    /// The components of a vector or quaternion.
    Floats(&'a [f32]),
    /// Text.
    Text(&'a str),
    /// Bytes.
    Bytes(&'a [u8]),
    /// The number of elements.
    Count(usize),
    /// The variant of an enum.
    Variant(&'a str),
}

/// The name of a group of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Name<'a> {
    /// A field of a struct, or a name given by [`Stream::label`](crate::Stream::label).
    Field(&'static str),
    /// The index of an element of an array or a list.
    Index(usize),
    /// A variant of an enum.
    Variant(&'static str),
    /// A field whose name comes from a schema that was read.
    ReadField(&'a str),
    /// A variant whose name comes from a schema that was read.
    ReadVariant(&'a str),
    /// The last name given by [`Stream::label`](crate::Stream::label), or else the line of the call.
    Here,
}
