//! The schema hash: 64 bits that change whenever the wire format of a description changes.
//!
//! The hash covers kinds, widths, ranges, resolutions, order, conditions, defaults, and the names of
//! fields and variants, because the most common mistake is to swap two fields of the same shape. The
//! names of types are not covered. The behaviour of custom code is unknown, so its name, its version
//! and the types it holds are hashed instead.

use crate::schema::known::is_equal;
use crate::schema::names::{INTO_OPTION, inside_option, member, schema_of, sent, variant_name};
use crate::schema::tree::{Condition, Constant, Field, Length, Operand, Part, Schema};
use crate::shape::{Number, Shape};

/// Mixes several words in order.
///
/// The compiler limits the number of calls and loop iterations in a constant to two million. This macro
/// therefore uses neither, and calculates with 128 bits instead of `wrapping_mul` and `wrapping_add`.
macro_rules! mixed {
    ($hash:expr $(, $word:expr)+) => {{
        let mut hash: u64 = $hash;
        $(
            hash = ((hash ^ $word) as u128 * 0x9e37_79b9_7f4a_7c15) as u64;
            hash = ((hash ^ (hash >> 32)) as u128 + 1) as u64;
        )+
        hash
    }};
}

impl Schema<'_> {
    /// Returns a hash of everything in a description that affects the bytes, and of the names of fields
    /// and variants.
    ///
    /// Two builds with different hashes usually cannot read each other's packets. The hash is part of
    /// the wire format and is the same on every platform.
    ///
    /// ```
    /// use tightwire::Wire;
    ///
    /// assert_eq!(<(u8, bool)>::SCHEMA.hash(), <(u8, bool)>::SCHEMA.hash());
    /// assert_ne!(<(u8, bool)>::SCHEMA.hash(), <(bool, u8)>::SCHEMA.hash());
    /// ```
    pub const fn hash(&self) -> u64 {
        self.fold(0x7469_6768_7477_6972) // "tightwir"
    }

    /// Mixes the schema of one of `fields` into `hash`. A condition can refer to the fields before it.
    const fn fold_among(&self, hash: u64, fields: &[Field<'_>]) -> u64 {
        let Self::If { of, condition, absent } = *self else {
            return self.fold(hash);
        };
        let hash = fold_condition(mix(hash, 17), condition, fields);
        of.fold(match absent {
            Some(constant) => fold_constant(mix(hash, 1), constant, Some(of)),
            None => of.fold_defaults(mix(hash, 0)),
        })
    }

    /// Mixes which variants are marked `#[default]`, for enums inside a value that is not sent if it is
    /// the default. A different default variant gives a different value for the same packet.
    const fn fold_defaults(&self, hash: u64) -> u64 {
        match *self {
            Self::Enum { variants, .. } => {
                let mut index = 0;
                each!(variant in variants => {
                    if variant.is_default {
                        return mix(mix(hash, 61), index);
                    }
                    index += 1;
                });
                hash
            }
            Self::Struct { fields, .. } => {
                let mut hash = hash;
                each!(field in fields => {
                    hash = field.schema.fold_defaults(hash);
                });
                hash
            }
            Self::Array { of, .. } | Self::DefaultBit { of } | Self::If { of, .. } => {
                of.fold_defaults(hash)
            }
            _ => hash,
        }
    }

    /// Mixes this schema into `hash`. Every kind has its own number, and every list starts with its
    /// length, so that no two schemas mix the same words.
    const fn fold(&self, hash: u64) -> u64 {
        match *self {
            Self::Value { shape } | Self::Without { shape, .. } => fold_shape(hash, &shape),
            Self::Opaque { name, version, max_bits, holds } => {
                let bound = match max_bits {
                    Some(bits) => bits as u64,
                    None => u64::MAX,
                };
                let hash = code(mix(mix(hash, 1), bound), name);
                let mut hash = mix(mix(hash, version as u64), holds.len() as u64);
                each!(held in holds => {
                    hash = held.fold(hash);
                });
                hash
            }
            Self::Relative { to, .. } => mix(mix(hash, 9), to as u64),
            Self::ByteList { max, min } => mix(mix(at_least(hash, min), 12), max as u64),
            Self::Option { of } => of.fold(mix(hash, 15)),
            Self::DefaultBit { of } => of.fold(of.fold_defaults(mix(hash, 16))),
            Self::If { .. } => self.fold_among(hash, &[]),
            Self::Array { of, count } => of.fold(mix(mix(hash, 18), count as u64)),
            Self::List { of, max, min } => of.fold(mix(mix(at_least(hash, min), 19), max as u64)),
            Self::Recursive => mix(hash, 20),
            Self::Ascending { first, max, min, .. } => {
                first.fold(mix(mix(at_least(hash, min), 45), max as u64))
            }
            Self::Exactly { of, length, max } => {
                of.fold(mix(fold_length(mix(hash, 46), length), max as u64))
            }
            Self::Wrapping { from, bits } => mix(mix(mix(hash, 43), from as u64), bits as u64),
            Self::Subset { of, places, is_counted } => {
                of.fold(mix(mix(mix(hash, 60), places as u64), is_counted as u64))
            }
            Self::Struct { fields: list, .. } => fields(mix(hash, 21), list),
            Self::Enum { tag_bits, variants, .. } => {
                let mut hash = mix(mix(mix(hash, 22), tag_bits as u64), variants.len() as u64);
                each!(variant in variants => {
                    hash = fields(text(hash, variant.name), variant.fields);
                });
                hash
            }
            Self::Set { of, max, repeats } => {
                of.fold(mix(mix(mix(hash, 48), max as u64), repeats as u64))
            }
            Self::Map { key, value, max } => value.fold(key.fold(mix(mix(hash, 49), max as u64))),
        }
    }
}

const fn fold_shape(hash: u64, shape: &Shape<'_>) -> u64 {
    match *shape {
        Shape::Bits { bits } => mix(mix(hash, 2), bits as u64),
        Shape::Bool => mix(hash, 3),
        Shape::Int { min, max } => number(number(mix(hash, 4), min), max),
        Shape::Fixed { min, max, fraction_bits } => {
            mix(mix(mix(mix(hash, 5), min as u64), max as u64), fraction_bits as u64)
        }
        Shape::F32 => mix(hash, 6),
        Shape::F64 => mix(hash, 7),
        Shape::Compressed { min, max, resolution } => {
            let hash = mix(mix(hash, 8), min.to_bits() as u64);
            mix(mix(hash, max.to_bits() as u64), resolution.to_bits() as u64)
        }
        Shape::Padding => mix(hash, 10),
        Shape::Bytes { count } => mix(mix(hash, 11), count as u64),
        Shape::String { max, min } => mix(mix(at_least(hash, min), 13), max as u64),
        Shape::Check { name } => text(mix(hash, 14), name),
        Shape::SmallestThree { bits } => mix(mix(hash, 23), bits as u64),
        Shape::UnitVector { bits } => mix(mix(hash, 24), bits as u64),
        Shape::WideString { max, min } => mix(mix(at_least(hash, min), 25), max as u64),
        Shape::Count { max, min } => mix(mix(at_least(hash, min), 26), max as u64),
        Shape::Present => mix(hash, 27),
        Shape::IsDefault => mix(hash, 28),
        Shape::Variant { variants, bits } => mix(mix(mix(hash, 29), variants as u64), bits as u64),
        Shape::Relative { previous } => number(mix(hash, 30), previous),
        Shape::ObjectIndex { previous, objects } => {
            let hash = mix(mix(hash, 31), objects as u64);
            match previous {
                Some(previous) => mix(mix(hash, 1), previous as u64),
                None => mix(hash, 0),
            }
        }
        Shape::Group(name) => text(mix(hash, 32), name),
        Shape::Half => mix(hash, 40),
        Shape::Angle { bits } => mix(mix(hash, 41), bits as u64),
        Shape::Wrapping { from, bits } => number(mix(mix(hash, 42), bits as u64), from),
    }
}

const fn fold_condition(hash: u64, condition: &Condition<'_>, fields: &[Field<'_>]) -> u64 {
    match *condition {
        Condition::Is(part) => fold_part(mix(hash, 1), part, fields),
        Condition::Not(of) => fold_condition(mix(hash, 2), of, fields),
        Condition::All(parts) => fold_conditions(mix(hash, 3), parts, fields),
        Condition::Any(parts) => fold_conditions(mix(hash, 4), parts, fields),
        Condition::Compare(left, comparison, right) => {
            let hash = mix(mix(hash, 5), comparison as u64);
            let hash = fold_operand(hash, left, right, fields);
            fold_operand(hash, right, left, fields)
        }
        Condition::IsSome(part) => fold_part(mix(hash, 6), part, fields),
        Condition::IsVariant(part, variants) => {
            let mut hash = mix(fold_part(mix(hash, 7), part, fields), variants.len() as u64);
            let of = schema_of(part, fields);
            each!(name in variants => {
                hash = text(hash, variant_name(of, name));
            });
            hash
        }
    }
}

const fn fold_conditions(hash: u64, parts: &[Condition<'_>], fields: &[Field<'_>]) -> u64 {
    let mut hash = mix(hash, parts.len() as u64);
    each!(part in parts => {
        hash = fold_condition(hash, part, fields);
    });
    hash
}

/// Mixes one side of a comparison. `other` is the other side.
const fn fold_operand(
    hash: u64,
    operand: Operand<'_>,
    other: Operand<'_>,
    fields: &[Field<'_>],
) -> u64 {
    match operand {
        Operand::Part(part) => fold_part(mix(hash, 1), part, fields),
        Operand::Length(part) => fold_part(mix(hash, 2), part, fields),
        Operand::Constant(constant) => {
            let of = match other {
                Operand::Part(part) => schema_of(part, fields),
                _ => None,
            };
            fold_constant(mix(hash, 3), &constant, of)
        }
        Operand::Calculated(left, arithmetic, right) => {
            let hash = mix(mix(hash, 4), arithmetic as u64);
            let hash = fold_operand(hash, *left, *right, fields);
            fold_operand(hash, *right, *left, fields)
        }
    }
}

/// Mixes a part by its names in the schema, which may differ from those in the declaration.
const fn fold_part(hash: u64, part: Part<'_>, fields: &[Field<'_>]) -> u64 {
    let mut hash = mix(mix(hash, part.field as u64), part.path.len() as u64);
    let mut at = sent(fields, part.field);
    each!(name in part.path => {
        let inside = match at {
            Some(schema) => member(schema, name),
            None => None,
        };
        at = match inside {
            Some(field) => {
                hash = text(hash, field.name);
                Some(field.schema)
            }
            None => {
                hash = text(hash, name);
                match at {
                    Some(schema) if is_equal(name, INTO_OPTION) => inside_option(schema),
                    _ => None,
                }
            }
        };
    });
    hash
}

/// Mixes a constant. `of` is the schema that it is a value of, if known.
const fn fold_constant(hash: u64, constant: &Constant<'_>, of: Option<&Schema<'_>>) -> u64 {
    match *constant {
        Constant::Number(value) => number(mix(hash, 1), Number::Signed(value)),
        Constant::Float(value) => mix(mix(hash, 2), value.to_bits()),
        Constant::Text(value) => text(mix(hash, 3), value),
        Constant::Name(name) => text(mix(hash, 4), variant_name(of, name)),
        Constant::Code(code) => text(mix(hash, 5), code),
        Constant::Some(constant) => {
            let inside = match of {
                Some(schema) => inside_option(schema),
                None => None,
            };
            fold_constant(mix(hash, 6), constant, inside)
        }
        Constant::None => mix(hash, 7),
    }
}

/// Mixes the fields of a struct or variant, and their names.
const fn fields(hash: u64, fields: &[Field<'_>]) -> u64 {
    let mut hash = mix(hash, fields.len() as u64);
    each!(field in fields => {
        let named = text(hash, field.name);
        hash = match *field.schema {
            Schema::If { .. } => field.schema.fold_among(named, fields),
            Schema::Value { shape: Shape::Bits { bits } } => mixed!(named, 2, bits as u64),
            Schema::Value { shape: Shape::Bool } => mixed!(named, 3),
            ref schema => schema.fold(named),
        };
    });
    hash
}

/// Mixes a computed length.
const fn fold_length(hash: u64, length: &Length<'_>) -> u64 {
    match *length {
        Length::Field(field) => mix(mix(hash, 1), field as u64),
        Length::Constant(number) => mix(mix(hash, 2), number as u64),
        Length::Plus(a, b) => fold_length(fold_length(mix(hash, 3), a), b),
        Length::Minus(a, b) => fold_length(fold_length(mix(hash, 4), a), b),
        Length::Times(a, b) => fold_length(fold_length(mix(hash, 5), a), b),
    }
}

/// Mixes a minimum length, if there is one.
const fn at_least(hash: u64, min: usize) -> u64 {
    if min == 0 { hash } else { mix(mix(hash, 44), min as u64) }
}

const fn number(hash: u64, number: Number) -> u64 {
    let value = number.bits();
    mix(mix(hash, value as u64), (value >> 64) as u64)
}

/// Mixes the name of a type without its spaces, because people and compilers format names differently
/// and compilers break long ones into lines.
const fn code(hash: u64, name: &str) -> u64 {
    let mut letters = 0;
    each!(byte in name.as_bytes() => {
        letters += !byte.is_ascii_whitespace() as u64;
    });
    let mut hash = mix(hash, letters);
    each!(byte in name.as_bytes() => {
        if !byte.is_ascii_whitespace() {
            hash = mix(hash, *byte as u64);
        }
    });
    hash
}

/// Mixes a text, starting with its length in bytes.
pub(crate) const fn text(hash: u64, text: &str) -> u64 {
    let mut hash = mixed!(hash, text.len() as u64);
    let mut rest = text.as_bytes();
    while let &[a, b, c, d, ref tail @ ..] = rest {
        hash = mixed!(hash, a as u64, b as u64, c as u64, d as u64);
        rest = tail;
    }
    match *rest {
        [a] => mixed!(hash, a as u64),
        [a, b] => mixed!(hash, a as u64, b as u64),
        [a, b, c] => mixed!(hash, a as u64, b as u64, c as u64),
        _ => hash,
    }
}

/// Mixes one word. A multiplication spreads its bits upwards, and a shift brings the top back down.
pub(crate) const fn mix(hash: u64, word: u64) -> u64 {
    mixed!(hash, word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_in_the_name_of_a_type_make_no_difference() {
        let opaque = |name| Schema::opaque(name).hash();
        assert_eq!(opaque("Pair<u8, Body>"), opaque("Pair < u8,Body >"));
        assert_eq!(opaque("Pair<u8, Body>"), opaque("Pair<u8,\nBody>"));
        assert_ne!(opaque("Pair<u8, Body>"), opaque("Pair<u8, Bodi>"));
        assert_ne!(opaque("Body"), opaque("Body2"));
    }

    #[test]
    fn an_index_counts_from_the_one_before_it() {
        let index = |previous| Schema::value(Shape::ObjectIndex { previous, objects: 9 }).hash();
        assert_ne!(index(None), index(Some(0)));
        assert_ne!(index(Some(0)), index(Some(1)));
    }
}
