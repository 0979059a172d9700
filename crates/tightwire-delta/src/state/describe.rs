//! Descriptions of the words of a tape.

use alloc::vec::Vec;
use core::fmt;

/// The kind of a field, which determines how it is predicted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FieldKind {
    /// A number in `0..=last` whose motion is extrapolated.
    Int {
        /// The largest code.
        last: u32,
    },
    /// A number in `0..=last` that wraps from `last` to 0, such as a counter or an angle.
    Wrapping {
        /// The largest code.
        last: u32,
    },
    /// One of `last + 1` names without an order, at most 64.
    Symbol {
        /// The largest code.
        last: u32,
    },
    /// A byte of a text or of an opaque block.
    Byte,
    /// A rotation in smallest-three form: two bits of index, then three parts of `bits` bits, from
    /// the low end. It takes one word up to 10 bits per part, and two (low word first) up to 20.
    Rotation {
        /// The bits of a part, 3 to 20.
        bits: u32,
    },
    /// The bits of an `f32`.
    Float,
}

impl FieldKind {
    /// A boolean.
    pub const FLAG: Self = Self::Symbol { last: 1 };

    /// Returns the number of words that the field takes in a row.
    pub const fn words(self) -> u32 {
        match self {
            Self::Rotation { bits } if bits > 10 => 2,
            _ => 1,
        }
    }

    /// Returns the largest code of the field's word, or of a rotation's parts.
    pub const fn last(self) -> u32 {
        match self {
            Self::Int { last } | Self::Wrapping { last } | Self::Symbol { last } => last,
            Self::Byte => 255,
            Self::Rotation { bits } => (1 << bits) - 2,
            Self::Float => u32::MAX,
        }
    }

    pub(crate) const fn is_valid(self) -> bool {
        match self {
            Self::Symbol { last } => last < 64,
            Self::Rotation { bits } => bits >= 3 && bits <= 20,
            _ => true,
        }
    }

    /// Returns the kind with this tag and largest code.
    pub(crate) const fn from_numbers(tag: u32, last: u32) -> Option<Self> {
        Some(match tag {
            0 => Self::Int { last },
            1 => Self::Wrapping { last },
            2 => Self::Symbol { last },
            3 => Self::Byte,
            4 => Self::Rotation { bits: u32::BITS - last.leading_zeros() },
            5 => Self::Float,
            _ => return None,
        })
    }

    pub(crate) const fn tag(self) -> u8 {
        match self {
            Self::Int { .. } => 0,
            Self::Wrapping { .. } => 1,
            Self::Symbol { .. } => 2,
            Self::Byte => 3,
            Self::Rotation { .. } => 4,
            Self::Float => 5,
        }
    }
}

/// The condition for a group's fields: word `word` of the same row is `code`. Absent fields are
/// zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// The word, which must come before the group's own.
    pub word: u32,
    /// The code that the word must have.
    pub code: u32,
}

/// One to four neighbouring fields that usually change together, such as the axes of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupSpec {
    /// The kinds of the fields, in the order of their words.
    pub fields: Vec<FieldKind>,
    /// The condition under which they exist; `None` means always.
    pub when: Option<When>,
}

impl GroupSpec {
    /// Creates a group of fields that always exist.
    pub fn new(fields: &[FieldKind]) -> Self {
        Self { fields: fields.to_vec(), when: None }
    }

    /// Returns the same fields, which exist only if `word` is `code`.
    pub fn when(mut self, word: u32, code: u32) -> Self {
        self.when = Some(When { word, code });
        self
    }
}

/// The number of rows of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    /// A fixed number of rows for every row of the parent.
    Fixed {
        /// The table that owns the rows, before this one.
        parent: u32,
        /// Rows for each of its rows.
        rows: u32,
    },
    /// The number of rows is a word of the parent's row.
    Counted {
        /// The table that owns the rows, before this one.
        parent: u32,
        /// The word with the count, an `Int` whose `last` is the maximum.
        word: u32,
    },
    /// Rows that come and go, at most `most`, identified by their key: word 0, an `Int`, ascending.
    /// Such a table belongs to the whole state.
    Keyed {
        /// The maximum number of rows.
        most: u32,
    },
}

/// One table of a tape: the rows of a list, or the one row of the state's own fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSpec {
    /// The number of rows. Table 0 always has one row, and this is ignored.
    pub rows: Rows,
    /// The fields of a row.
    pub groups: Vec<GroupSpec>,
}

/// Why a description is not a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlanError {
    /// A group without fields or with more than four, a table without words or with too many, or
    /// more tables, rows or words than a state may have.
    Size,
    /// A kind with impossible parameters.
    Kind,
    /// A parent, condition or key that is not a word before its use.
    Reference,
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Size => "a table or group has too few or too many parts",
            Self::Kind => "a field's parameters are impossible",
            Self::Reference => "a parent, condition or key does not name an earlier word",
        })
    }
}

impl core::error::Error for PlanError {}
