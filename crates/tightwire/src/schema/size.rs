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
    trusts_code: bool,
    rounds: bool,
}

impl Facts {
    /// A sequence of nothing.
    const NOTHING: Self = Self {
        size: Size::exactly(0),
        values: 0,
        holds_list: false,
        trusts_code: false,
        rounds: false,
    };

    /// One value of this size.
    const fn value(size: Size) -> Self {
        Self { size, values: 1, ..Self::NOTHING }
    }

    /// A value of this size around others.
    const fn within(self, size: Size) -> Self {
        Self { size, values: self.values.saturating_add(1), ..self }
    }

    /// A list of this size of others, or something that is handled like one.
    const fn listed(self, size: Size) -> Self {
        Self { holds_list: true, ..self.within(size) }
    }

    /// Both, one after the other.
    const fn and(self, other: Self) -> Self {
        Self {
            size: self.size.plus(other.size),
            values: self.values.saturating_add(other.values),
            holds_list: self.holds_list || other.holds_list,
            trusts_code: self.trusts_code || other.trusts_code,
            rounds: self.rounds || other.rounds,
        }
    }

    const fn sequence(fields: &[Field<'_>]) -> Self {
        let mut facts = Self::NOTHING;
        each!(field in fields => {
            facts = facts.and(field.facts);
        });
        facts
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
        match self.facts().size.max {
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
        self.facts().size.min
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
        let Size { min, max } = self.facts().size;
        if min == max && max != Size::UNBOUNDED { Some(max) } else { None }
    }

    /// Returns whether there is a list or custom code inside.
    pub(crate) const fn holds_list(&self) -> bool {
        self.facts().holds_list
    }

    /// Returns the number of named values, counting arrays and lists once. It estimates the amount of
    /// code.
    pub(crate) const fn values(&self) -> usize {
        self.facts().values
    }

    /// Returns whether a part is rounded, so that two different values may arrive as the same.
    #[cfg(feature = "alloc")]
    pub(crate) const fn rounds(&self) -> bool {
        self.facts().rounds
    }

    /// Returns whether the maximum size depends on what custom code declares.
    pub(crate) const fn trusts_code(&self) -> bool {
        self.facts().trusts_code
    }

    pub(super) const fn facts(&self) -> Facts {
        match *self {
            Self::Value { shape } | Self::Without { shape, .. } => {
                Facts { rounds: shape.rounds(), ..Facts::value(shape.size()) }
            }
            Self::Opaque { max_bits, .. } => {
                let max = match max_bits {
                    Some(max) => max as u64,
                    None => Size::UNBOUNDED,
                };
                let code = Facts { trusts_code: true, ..Facts::NOTHING };
                code.listed(Size { min: 0, max })
            }
            Self::Recursive => Facts::NOTHING.listed(Size { min: 0, max: Size::UNBOUNDED }),
            Self::Relative { .. } => Facts::value(Size { min: 1, max: 38 }),
            Self::Wrapping { bits, .. } => Facts::value(wrapping_size(bits)),
            Self::ByteList { max, min } => Facts::value((Shape::String { max, min }).size()),
            Self::Option { of } | Self::DefaultBit { of } => {
                let of = of.facts();
                of.within(Size::exactly(1).plus(Size { min: 0, max: of.size.max }))
            }
            Self::If { of, .. } => {
                let of = of.facts();
                of.within(Size { min: 0, max: of.size.max })
            }
            Self::Array { of, count } => {
                let of = of.facts();
                of.within(of.size.times(count as u64))
            }
            Self::List { of, max, min } => {
                let of = of.facts();
                of.listed(counted(of.size, min, max))
            }
            Self::Set { of, max, .. } => {
                let of = of.facts();
                of.listed(counted(of.size, 0, max))
            }
            Self::Map { key, value, max } => {
                let both = key.facts().and(value.facts());
                both.listed(counted(both.size, 0, max))
            }
            // A tag, then at most one bit for each place. Every member has at least one bit.
            Self::Subset { of, places, is_counted } => {
                let count = if is_counted { width(places as u64) as u64 } else { 0 };
                let of = of.facts();
                let member = if of.size.max == 0 { 1 } else { of.size.max };
                let place = Size::exactly(1).plus(Size::exactly(member));
                let most = place.times(places as u64).max;
                of.listed(Size::exactly(count + 3).plus(Size { min: 0, max: most }))
            }
            Self::Exactly { of, max, .. } => {
                let of = of.facts();
                of.listed(Size { min: 0, max: of.size.times(max as u64).max })
            }
            // What the first number says about code and rounding is not asked.
            Self::Ascending { first, max, min, .. } => {
                let Facts { size: first, values, .. } = first.facts();
                let next = Size { min: 1, max: 38 };
                let fewest = if min == 0 { 0 } else { first.min + (min as u64 - 1) };
                let most = match max {
                    0 => 0,
                    _ => first.plus(next.times(max as u64 - 1)).max,
                };
                let size = Size::exactly(length_bits(min, max));
                let numbers = Facts { values, ..Facts::NOTHING };
                numbers.listed(size.plus(Size { min: fewest, max: most }))
            }
            Self::Struct { fields, .. } => Facts::sequence(fields),
            Self::Enum { tag_bits, variants, .. } => {
                let (mut all, mut size) = (Facts::NOTHING, None);
                each!(variant in variants => {
                    let fields = Facts::sequence(variant.fields);
                    size = Some(match size {
                        Some(size) => fields.size.or(size),
                        None => fields.size,
                    });
                    all = all.and(fields);
                });
                let tag = Size::exactly(tag_bits as u64);
                all.within(match size {
                    Some(size) => tag.plus(size),
                    None => tag,
                })
            }
        }
    }
}

/// Returns the size of a count and of `min` to `max` elements.
const fn counted(element: Size, min: usize, max: usize) -> Size {
    let (fewest, most) = (element.times(min as u64), element.times(max as u64));
    Size::exactly(length_bits(min, max)).plus(Size { min: fewest.min, max: most.max })
}
