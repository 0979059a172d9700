//! Values and names as traces see them; every other stream ignores them for free.

use crate::shape::Number;

/// A value that a stream has written or read.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value<'a> {
    /// Nothing of its own: padding, checks and groups.
    None,
    /// Yes or no.
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
    /// How many elements there are.
    Count(usize),
    /// The variant of an enum.
    Variant(&'static str),
}

/// What a group of values is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Name {
    /// A field of a struct, or a name given by [`Stream::label`](crate::Stream::label).
    Field(&'static str),
    /// An element of an array or a list.
    Index(usize),
    /// A variant of an enum.
    Variant(&'static str),
    /// Whatever [`Stream::label`](crate::Stream::label) said last, or else the line of the call.
    Here,
}
