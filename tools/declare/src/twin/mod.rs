//! A description of a packet, and a slow interpreter of it: one `bool` per bit, written from
//! `docs/wire-format.md` and `docs/wire-format-scene.md`, without a line of the library.

mod bits;
mod read;
mod scene;
mod subset;
mod write;

use crate::value::{Int, Num, Value};
pub use bits::to_bytes;
pub use read::{read, read_after};
pub use write::{Written, measure, write, write_after, write_uncounted};

/// The description of a value on the wire.
#[derive(Clone, Debug)]
pub enum Twin {
    Unit,
    Bool,
    Char,
    /// This many raw bits, in an integer of this type.
    Bits(Int, u32),
    /// An integer in a range.
    Range(Int, Num, Num),
    /// An integer that is never zero.
    NonZero(Box<Twin>),
    /// Whole units and fractional bits.
    Fixed(Int, i64, i64, u32),
    /// An integer above an earlier field.
    Relative(Int, usize),
    /// An integer that goes round, counted from an earlier field.
    Around(Int, usize),
    F32,
    F64,
    Half,
    /// Bits, and whether it is an `f64`.
    Angle(u32, bool),
    /// Smallest, largest, resolution.
    Compressed(f32, f32, f32),
    SmallestThree(u32),
    Direction(u32),
    /// A text with its minimum and maximum length, like the kinds below.
    Text((usize, usize)),
    /// The maximum number of units, and the capacity in bytes if it is fixed.
    WideText((usize, usize), Option<usize>),
    ByteArray(usize),
    ByteList((usize, usize)),
    Array(usize, Box<Twin>),
    List((usize, usize), Box<Twin>),
    /// Numbers that grow, and the first of them.
    Climb((usize, usize), Int, Box<Twin>),
    /// A list whose length earlier fields determine, and its maximum length.
    Exactly(Length, usize, Box<Twin>),
    /// Ascending numbers, and their maximum count.
    Bag(usize, Box<Twin>),
    /// One bit for each bit that is set here.
    Flags(u128),
    /// A float that is a number.
    NotNan(Box<Twin>),
    /// Each above the one before it; `true` if that is said of the first part of each alone.
    Ascending(usize, Box<Twin>, bool),
    Option(Box<Twin>),
    Record(Vec<Field>),
    /// Bits of the tag, and the fields of each variant.
    Choice(u32, Vec<Vec<Field>>),
    /// Those of an array of options that are there, by a strategy or the cheapest.
    Subset(Option<Strategy>, usize, Box<Twin>),
    /// The number of places, at most this, and which of them are filled.
    Places(usize, Box<Twin>),
    /// Custom code: a bit 1 and 4 bits below 16, otherwise a bit 0 and the whole integer.
    SmallOrLarge(Int),
    /// Custom code that writes nothing. The reader gets this value.
    Nothing(Value, Box<Twin>),
}

/// A length that is computed from earlier fields.
#[derive(Clone, Debug, PartialEq)]
pub enum Length {
    Field(usize),
    Number(u32),
    Plus(Box<Length>, Box<Length>),
    Minus(Box<Length>, Box<Length>),
    Times(Box<Length>, Box<Length>),
}

impl Length {
    /// The number that it is, with the earlier fields as a reader sees them.
    pub fn value(&self, earlier: &[Value]) -> i128 {
        match self {
            Self::Field(at) => match &earlier[*at] {
                Value::Int(Num::Above(number)) => *number as i128,
                Value::Int(Num::Below(number)) => *number,
                other => panic!("{other:?} in a length"),
            },
            Self::Number(number) => i128::from(*number),
            Self::Plus(a, b) => a.value(earlier).saturating_add(b.value(earlier)),
            Self::Minus(a, b) => a.value(earlier).saturating_sub(b.value(earlier)),
            Self::Times(a, b) => a.value(earlier).saturating_mul(b.value(earlier)),
        }
    }

    /// Returns the length if a list with this maximum allows it.
    pub fn within(&self, most: usize, earlier: &[Value]) -> Option<usize> {
        usize::try_from(self.value(earlier)).ok().filter(|length| *length <= most)
    }

    /// The fields that it looks at.
    pub fn fields_mut(&mut self) -> Vec<&mut usize> {
        match self {
            Self::Field(at) => vec![at],
            Self::Number(_) => vec![],
            Self::Plus(a, b) | Self::Minus(a, b) | Self::Times(a, b) => {
                let mut all = a.fields_mut();
                all.extend(b.fields_mut());
                all
            }
        }
    }
}

/// The ways to say which objects are members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    Bitmap,
    Indices,
    Ladder,
    Gaps,
    Holes,
    Runs,
    Sentinel,
}

impl Strategy {
    /// In the order of their numbers. The last one has no number.
    pub const ALL: [Self; 7] = [
        Self::Bitmap,
        Self::Indices,
        Self::Ladder,
        Self::Gaps,
        Self::Holes,
        Self::Runs,
        Self::Sentinel,
    ];
}

/// A field of a struct, tuple or variant.
#[derive(Clone, Debug)]
pub struct Field {
    pub twin: Twin,
    pub align: bool,
    pub check: Option<String>,
    pub when: Option<Condition>,
    /// Not on the wire at all.
    pub skip: bool,
    /// The value of a field that is left out.
    pub default: Value,
    /// A bit says whether it is this value.
    pub default_bit: Option<Value>,
}

/// A condition on earlier fields, each named by numbers: the field, and the way into it.
#[derive(Clone, Debug)]
pub enum Condition {
    /// A `bool` that is true.
    True(Vec<usize>),
    Equal(Vec<usize>, Value),
    /// An integer above this one.
    Above(Vec<usize>, Num),
    /// A calculation with an integer and this one. It is not 0.
    Calculated(Vec<usize>, Calculation, u64),
    /// An option that has a value.
    Some(Vec<usize>),
    /// An option that has an integer above this one.
    SomeAbove(Vec<usize>, Num),
    /// A list of more elements, a text of more bytes.
    Longer(Vec<usize>, usize),
    /// An enum of this variant.
    Variant(Vec<usize>, usize),
    Not(Box<Condition>),
    And(Box<Condition>, Box<Condition>),
    Or(Box<Condition>, Box<Condition>),
}

/// A calculation in a condition.
#[derive(Clone, Copy, Debug)]
pub enum Calculation {
    /// True if one of the bits is set.
    Mask,
    /// True if it is a multiple.
    Every,
}

impl Calculation {
    fn holds(self, left: Num, right: u64) -> bool {
        let left = match left {
            Num::Below(value) => value,
            Num::Above(value) => value as i128,
        };
        match self {
            Self::Mask => left & i128::from(right) != 0,
            Self::Every => left % i128::from(right) == 0,
        }
    }
}

impl Condition {
    /// Returns whether it holds, with the earlier fields as a reader sees them.
    pub fn holds(&self, earlier: &[Value]) -> bool {
        let part = |path: &[usize]| earlier[path[0]].part(&path[1..]);
        match self {
            Self::True(path) => *part(path) == Value::Bool(true),
            Self::Equal(path, value) => part(path).is_equal(value),
            Self::Above(path, bound) => matches!(part(path), Value::Int(value) if value > bound),
            Self::Calculated(path, calculation, number) => match part(path) {
                Value::Int(value) => calculation.holds(*value, *number),
                _ => false,
            },
            Self::Some(path) => matches!(part(path), Value::Option(Some(_))),
            Self::SomeAbove(path, bound) => match part(path) {
                Value::Option(Some(value)) => {
                    matches!(**value, Value::Int(value) if value > *bound)
                }
                _ => false,
            },
            Self::Longer(path, length) => match part(path) {
                Value::Many(values) => values.len() > *length,
                Value::Text(text) => text.len() > *length,
                _ => false,
            },
            Self::Variant(path, tag) => matches!(part(path), Value::Variant(is, _) if is == tag),
            Self::Not(inside) => !inside.holds(earlier),
            Self::And(a, b) => a.holds(earlier) && b.holds(earlier),
            Self::Or(a, b) => a.holds(earlier) || b.holds(earlier),
        }
    }
}

/// A field without attributes.
pub fn field(twin: Twin) -> Field {
    Field {
        twin,
        align: false,
        check: None,
        when: None,
        skip: false,
        default: Value::Unit,
        default_bit: None,
    }
}

impl Field {
    pub fn align(self) -> Self {
        Self { align: true, ..self }
    }

    pub fn check(self, name: &str) -> Self {
        Self { check: Some(name.into()), ..self }
    }

    pub fn when(self, condition: Condition, default: Value) -> Self {
        Self { when: Some(condition), default, ..self }
    }

    pub fn skip(self, default: Value) -> Self {
        Self { skip: true, default, ..self }
    }

    pub fn default_bit(self, default: Value) -> Self {
        Self { default_bit: Some(default), ..self }
    }
}

/// Returns whether a value may follow another in a heap.
pub fn follows_in_a_bag(last: &Value, next: &Value) -> bool {
    last.order(next).is_le()
}

/// Returns whether a value may follow another in a set, or an entry in a map.
pub fn follows(last: &Value, next: &Value, has_keys: bool) -> bool {
    let key = |value: &'_ Value| if has_keys { value.part(&[0]).clone() } else { value.clone() };
    key(last).order(&key(next)).is_lt()
}

/// Returns the number of bits that `largest` needs.
pub fn width(largest: u128) -> u32 {
    128 - largest.leading_zeros()
}

/// The bits of a count between the two.
fn count((fewest, most): (usize, usize)) -> usize {
    width((most - fewest) as u128) as usize
}

impl Twin {
    /// A plain integer.
    pub fn int(int: Int) -> Self {
        if int.is_signed() {
            Self::Range(int, int.min(), int.max())
        } else {
            Self::Bits(int, int.bits())
        }
    }

    pub fn tuple(parts: Vec<Self>) -> Self {
        Self::Record(parts.into_iter().map(field).collect())
    }

    /// Returns whether some value of it is changed by writing and reading it.
    pub fn is_rounded(&self) -> bool {
        let any = |fields: &[Field]| fields.iter().any(|field| field.twin.is_rounded());
        match self {
            Self::Compressed(..)
            | Self::SmallestThree(_)
            | Self::Direction(_)
            | Self::Half
            | Self::Angle(..) => true,
            Self::Array(_, of)
            | Self::List(_, of)
            | Self::Ascending(_, of, _)
            | Self::Exactly(_, _, of)
            | Self::Bag(_, of)
            | Self::Option(of)
            | Self::Subset(_, _, of)
            | Self::Places(_, of) => of.is_rounded(),
            Self::Record(fields) => any(fields),
            Self::Choice(_, variants) => variants.iter().any(|fields| any(fields)),
            _ => false,
        }
    }

    /// The fewest bits that a value can take.
    pub fn least_bits(&self) -> usize {
        let all = |fields: &[Field]| -> usize {
            let one = |field: &Field| {
                usize::from(field.check.is_some()) * 32
                    + match field {
                        Field { skip: true, .. } | Field { when: Some(_), .. } => 0,
                        Field { default_bit: Some(_), .. } => 1,
                        field => field.twin.least_bits(),
                    }
            };
            fields.iter().map(one).sum()
        };
        match self {
            Self::Subset(None, ..) => 3,
            Self::Places(most, _) => width(*most as u128) as usize + 3,
            Self::Unit
            | Self::Nothing(..)
            | Self::ByteArray(0)
            | Self::Subset(..)
            | Self::Exactly(..) => 0,
            Self::Bool | Self::Option(_) | Self::Relative(..) | Self::Around(..) => 1,
            Self::Half => 16,
            Self::Char => 21,
            Self::Bits(_, bits) | Self::Angle(bits, _) => *bits as usize,
            Self::NonZero(of) | Self::NotNan(of) => of.least_bits(),
            Self::Flags(mask) => mask.count_ones() as usize,
            Self::Range(_, low, high) => width(high.distance(*low).unwrap_or(0)) as usize,
            Self::Fixed(_, low, high, point) => width(((high - low) as u128) << point) as usize,
            Self::F32 => 32,
            Self::F64 => 64,
            Self::Compressed(min, max, by) => scene::steps(*min, *max, *by).1 as usize,
            Self::SmallestThree(bits) => 2 + 3 * *bits as usize,
            Self::Direction(bits) => 2 * *bits as usize,
            Self::Text(lengths) | Self::ByteList(lengths) => count(*lengths) + 8 * lengths.0,
            Self::WideText(lengths, _) => count(*lengths) + 32 * lengths.0,
            Self::List(lengths, of) => count(*lengths) + lengths.0 * of.least_bits(),
            Self::Climb(lengths, _, first) => {
                let numbers = if lengths.0 == 0 { 0 } else { first.least_bits() + lengths.0 - 1 };
                count(*lengths) + numbers
            }
            Self::Ascending(most, _, _) | Self::Bag(most, _) => width(*most as u128) as usize,
            Self::ByteArray(count) => 8 * count,
            Self::Array(count, of) => count * of.least_bits(),
            Self::Record(fields) => all(fields),
            Self::Choice(tag, variants) => {
                *tag as usize + variants.iter().map(|fields| all(fields)).min().unwrap_or(0)
            }
            Self::SmallOrLarge(_) => 5,
        }
    }

    /// The most bits that a value can take, with every alignment as 7 bits.
    pub fn most_bits(&self) -> usize {
        let all = |fields: &[Field]| -> usize {
            let one = |field: &Field| {
                usize::from(field.check.is_some()) * 32
                    + usize::from(field.align) * 7
                    + usize::from(field.default_bit.is_some())
                    + if field.skip { 0 } else { field.twin.most_bits() }
            };
            fields.iter().map(one).sum()
        };
        match self {
            Self::NonZero(of) => of.most_bits(),
            Self::Option(of) => 1 + of.most_bits(),
            Self::Relative(..) => 38,
            Self::Around(int, _) => int.bits() as usize + write::rows_of(*int).len(),
            Self::Text(lengths) | Self::ByteList(lengths) => count(*lengths) + 7 + 8 * lengths.1,
            Self::WideText(lengths, _) => count(*lengths) + 32 * lengths.1,
            Self::ByteArray(count) => 7 + 8 * count,
            Self::Array(count, of) => count * of.most_bits(),
            Self::List(lengths, of) => count(*lengths) + lengths.1 * of.most_bits(),
            Self::Climb(lengths, _, first) => {
                let numbers =
                    if lengths.1 == 0 { 0 } else { first.most_bits() + (lengths.1 - 1) * 38 };
                count(*lengths) + numbers
            }
            Self::Exactly(_, most, of) => most * of.most_bits(),
            Self::Ascending(most, of, _) | Self::Bag(most, of) => {
                width(*most as u128) as usize + most * of.most_bits()
            }
            Self::Record(fields) => all(fields),
            Self::Choice(tag, variants) => {
                *tag as usize + variants.iter().map(|fields| all(fields)).max().unwrap_or(0)
            }
            // A bit for each place is always possible, and a member has one at least.
            Self::Subset(None, count, of) => 3 + count * (1 + of.most_bits().max(1)),
            Self::Places(most, of) => {
                width(*most as u128) as usize + 3 + most * (1 + of.most_bits().max(1))
            }
            // Generous: no strategy takes more for an object than a few times an index.
            Self::Subset(_, count, of) => 64 + count * (of.most_bits() + 64),
            Self::SmallOrLarge(int) => 1 + int.bits() as usize,
            _ => self.least_bits(),
        }
    }
}
