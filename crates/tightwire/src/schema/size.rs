//! Computes the size of values from a schema, and the amount of code that it generates.

use crate::bits::width;
use crate::schema::tree::{Field, Schema};
use crate::shape::{Shape, Size, length_bits, wrapping_size};

/// Facts about a schema that are used at compile time. Each field stores them, so that computing them
/// looks only at the fields of one struct. Otherwise deeply nested types would be traversed again and
/// again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Facts {
    size: Size,
    values: usize,
    holds_list: bool,
    pub(super) trusts_code: bool,
    #[cfg(feature = "alloc")]
    pub(super) rounds: bool,
}

impl Facts {
    pub(super) const fn of(schema: &Schema<'_>) -> Self {
        Self {
            size: schema.size(),
            values: schema.values(),
            holds_list: schema.holds_list(),
            trusts_code: schema.trusts_code(),
            #[cfg(feature = "alloc")]
            rounds: schema.rounds(),
        }
    }
}

impl Schema<'_> {
    /// Returns the maximum number of bits of a value at any position, or `None` if there is no bound.
    ///
    /// Every alignment counts as 7 bits.
    ///
    /// ```
    /// use tightwire::Wire;
    ///
    /// assert_eq!(<Option<u8>>::SCHEMA.max_bits(), Some(9));
    /// ```
    pub const fn max_bits(&self) -> Option<u64> {
        match self.size().max {
            Size::UNBOUNDED => None,
            bits => Some(bits),
        }
    }

    /// Returns the minimum number of bits of a value.
    ///
    /// ```
    /// use tightwire::Wire;
    ///
    /// assert_eq!(<Option<u8>>::SCHEMA.min_bits(), 1);
    /// ```
    pub const fn min_bits(&self) -> u64 {
        self.size().min
    }

    /// Returns the number of bits of every value, if it is constant at every position.
    ///
    /// ```
    /// use tightwire::Wire;
    ///
    /// assert_eq!(<[f32; 3]>::SCHEMA.fixed_bits(), Some(96));
    /// assert_eq!(<Option<f32>>::SCHEMA.fixed_bits(), None);
    /// ```
    pub const fn fixed_bits(&self) -> Option<u64> {
        let Size { min, max } = self.size();
        if min == max && max != Size::UNBOUNDED { Some(max) } else { None }
    }

    /// Returns the minimum and maximum number of bits.
    const fn size(&self) -> Size {
        match *self {
            Self::Value { shape } | Self::Without { shape, .. } => shape.size(),
            Self::Opaque { max_bits: Some(max), .. } => Size { min: 0, max: max as u64 },
            Self::Opaque { .. } | Self::Recursive => Size { min: 0, max: Size::UNBOUNDED },
            Self::Relative { .. } => Size { min: 1, max: 38 },
            Self::Wrapping { bits, .. } => wrapping_size(bits),
            Self::ByteList { max, min } => (Shape::String { max, min }).size(),
            Self::Option { of } | Self::DefaultBit { of } => {
                Size::exactly(1).plus(Size { min: 0, max: of.size().max })
            }
            Self::If { of, .. } => Size { min: 0, max: of.size().max },
            Self::Array { of, count } => of.size().times(count as u64),
            Self::List { of, max, min } => counted(of.size(), min, max),
            Self::Set { of, max, .. } => counted(of.size(), 0, max),
            Self::Map { key, value, max } => counted(key.size().plus(value.size()), 0, max),
            // A tag, then at most one bit for each place. Every member has at least one bit.
            Self::Subset { of, places, is_counted } => {
                let count = if is_counted { width(places as u64) as u64 } else { 0 };
                let of = of.size().max;
                let place = Size::exactly(1).plus(Size::exactly(if of == 0 { 1 } else { of }));
                let most = place.times(places as u64).max;
                Size::exactly(count + 3).plus(Size { min: 0, max: most })
            }
            Self::Exactly { of, max, .. } => Size { min: 0, max: of.size().times(max as u64).max },
            Self::Ascending { first, max, min, .. } => {
                let (first, next) = (first.size(), Size { min: 1, max: 38 });
                let fewest = if min == 0 { 0 } else { first.min + (min as u64 - 1) };
                let most = match max {
                    0 => 0,
                    _ => first.plus(next.times(max as u64 - 1)).max,
                };
                Size::exactly(length_bits(min, max)).plus(Size { min: fewest, max: most })
            }
            Self::Struct { fields, .. } => sequence(fields),
            Self::Enum { tag_bits, variants, .. } => {
                let (mut size, mut rest) = match variants {
                    [first, tail @ ..] => (sequence(first.fields), tail),
                    [] => (Size::exactly(0), variants),
                };
                while let [variant, tail @ ..] = rest {
                    size = size.or(sequence(variant.fields));
                    rest = tail;
                }
                Size::exactly(tag_bits as u64).plus(size)
            }
        }
    }

    /// Returns whether there is a list or custom code inside.
    pub(crate) const fn holds_list(&self) -> bool {
        match *self {
            Self::List { .. }
            | Self::Subset { .. }
            | Self::Ascending { .. }
            | Self::Exactly { .. }
            | Self::Opaque { .. }
            | Self::Recursive
            | Self::Set { .. }
            | Self::Map { .. } => true,
            Self::Value { .. }
            | Self::Without { .. }
            | Self::Relative { .. }
            | Self::Wrapping { .. }
            | Self::ByteList { .. } => false,
            Self::Option { of }
            | Self::DefaultBit { of }
            | Self::If { of, .. }
            | Self::Array { of, .. } => of.holds_list(),
            Self::Struct { fields, .. } => any_holds_list(fields),
            Self::Enum { variants, .. } => {
                let mut rest = variants;
                while let [variant, tail @ ..] = rest {
                    if any_holds_list(variant.fields) {
                        return true;
                    }
                    rest = tail;
                }
                false
            }
        }
    }

    /// Returns the number of named values, counting arrays and lists once. It estimates the amount of
    /// code.
    pub(crate) const fn values(&self) -> usize {
        match *self {
            Self::Value { .. }
            | Self::Without { .. }
            | Self::Opaque { .. }
            | Self::Recursive
            | Self::Relative { .. }
            | Self::Wrapping { .. }
            | Self::ByteList { .. } => 1,
            Self::Option { of }
            | Self::DefaultBit { of }
            | Self::If { of, .. }
            | Self::Array { of, .. }
            | Self::List { of, .. }
            | Self::Set { of, .. }
            | Self::Exactly { of, .. }
            | Self::Ascending { first: of, .. }
            | Self::Subset { of, .. } => of.values().saturating_add(1),
            Self::Map { key, value, .. } => {
                key.values().saturating_add(value.values()).saturating_add(1)
            }
            Self::Struct { fields, .. } => values_of(fields),
            Self::Enum { variants, .. } => {
                let mut sum = 1;
                let mut rest = variants;
                while let [variant, tail @ ..] = rest {
                    sum = values_of(variant.fields).saturating_add(sum);
                    rest = tail;
                }
                sum
            }
        }
    }
}

/// Returns the size of a count and of `min` to `max` elements.
const fn counted(element: Size, min: usize, max: usize) -> Size {
    let (fewest, most) = (element.times(min as u64), element.times(max as u64));
    Size::exactly(length_bits(min, max)).plus(Size { min: fewest.min, max: most.max })
}

/// Returns the total size of fields in sequence.
const fn sequence(fields: &[Field<'_>]) -> Size {
    let mut size = Size::exactly(0);
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        size = size.plus(field.facts.size);
        rest = tail;
    }
    size
}

const fn any_holds_list(fields: &[Field<'_>]) -> bool {
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        if field.facts.holds_list {
            return true;
        }
        rest = tail;
    }
    false
}

const fn values_of(fields: &[Field<'_>]) -> usize {
    let mut sum = 0;
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        sum = field.facts.values.saturating_add(sum);
        rest = tail;
    }
    sum
}
