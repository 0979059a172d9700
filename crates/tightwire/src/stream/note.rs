//! What a primitive tells a stream that traces; every other stream ignores it for free.

/// What kind of value follows, and what it may hold.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Note<'a> {
    /// A group of raw bits.
    Bits,
    /// One bit, yes or no.
    Bool,
    /// An integer in an inclusive range, stored as the distance from `min`.
    Int {
        /// The smallest value.
        min: Number,
        /// The largest value.
        max: Number,
    },
    /// A fixed-point number: an integer that stands for itself divided by `2^fraction_bits`.
    Fixed {
        /// The smallest value, in whole units.
        min: i64,
        /// The largest value, in whole units.
        max: i64,
        /// Bits behind the point.
        fraction_bits: u32,
    },
    /// A 32-bit float, as it is.
    F32,
    /// A 64-bit float, as it is.
    F64,
    /// A float in steps.
    Compressed {
        /// The smallest value.
        min: f32,
        /// The largest value.
        max: f32,
        /// The width of a step, as declared.
        resolution: f32,
    },
    /// A number above `previous`.
    Relative {
        /// The number it grows from.
        previous: Number,
    },
    /// An index into an array, above `previous`.
    ObjectIndex {
        /// The index before it, if any.
        previous: Option<usize>,
        /// The length of the array, which is also the sentinel.
        objects: usize,
    },
    /// Zero bits up to a byte border.
    Align,
    /// Bytes at a byte border.
    Bytes,
    /// UTF-8 text.
    String {
        /// The most bytes it may have.
        max: usize,
    },
    /// Text in UTF-16 units.
    WideString {
        /// The most units it may have.
        max: usize,
    },
    /// A serialize check.
    Check {
        /// Its name.
        name: &'a str,
    },
    /// A list with a count in front.
    List {
        /// The most elements it may have.
        max: usize,
    },
    /// Whether an optional value is there.
    Option,
    /// Whether a value is its type's default, and so not sent.
    DefaultBit,
    /// The number of an enum's variant.
    Tag {
        /// How many variants there are.
        variants: u32,
    },
    /// A rotation as the smallest three components of its quaternion.
    SmallestThree {
        /// The bits of each.
        bits: u32,
    },
    /// A direction on an unfolded octahedron.
    UnitVector {
        /// The bits of each of the two coordinates.
        bits: u32,
    },
    /// A group of another kind, made of other values.
    Group(&'static str),
}

/// An integer of any Rust type.
///
/// ```
/// use tightwire::Number;
///
/// assert_eq!(Number::Signed(-7).to_string(), "-7");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// One that may be negative.
    Signed(i128),
    /// One that may not.
    Unsigned(u128),
}

impl core::fmt::Display for Number {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Signed(value) => value.fmt(f),
            Self::Unsigned(value) => value.fmt(f),
        }
    }
}

/// A value that a primitive has written or read.
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
