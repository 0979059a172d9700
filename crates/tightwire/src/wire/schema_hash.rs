//! The schema hash: 64 bits that change with every change of the wire that a description has.
//!
//! Kinds, widths, ranges, resolutions, order, variants and conditions go in; names of types, fields
//! and variants do not, because renaming a field changes no packet. What code of a user's own does
//! cannot be seen, so its name stands for it.

use crate::stream::Number;
use crate::wire::schema::{Field, Schema};

impl Schema {
    /// A hash over everything in a description that decides about bytes.
    ///
    /// Two builds with different hashes mostly cannot read each other's packets. It is part of the
    /// wire format, and the same on every platform.
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

    /// Mixes this schema into `hash`. Every kind has a number of its own, and every list says
    /// its length first, so that no two schemas feed the same words.
    const fn fold(&self, hash: u64) -> u64 {
        match *self {
            Self::Opaque { name, max_bits } => {
                let bound = match max_bits {
                    Some(bits) => bits as u64,
                    None => u64::MAX,
                };
                code(mix(mix(hash, 1), bound), name)
            }
            Self::Bits { bits } => mix(mix(hash, 2), bits as u64),
            Self::Bool => mix(hash, 3),
            Self::Int { min, max } => number(number(mix(hash, 4), min), max),
            Self::Fixed { min, max, fraction_bits } => {
                mix(mix(mix(mix(hash, 5), min as u64), max as u64), fraction_bits as u64)
            }
            Self::F32 => mix(hash, 6),
            Self::F64 => mix(hash, 7),
            Self::Compressed { min, max, resolution } => {
                let hash = mix(mix(hash, 8), min.to_bits() as u64);
                mix(mix(hash, max.to_bits() as u64), resolution.to_bits() as u64)
            }
            Self::Relative { to } => mix(mix(hash, 9), to as u64),
            Self::Align => mix(hash, 10),
            Self::Bytes { count } => mix(mix(hash, 11), count as u64),
            Self::ByteList { max } => mix(mix(hash, 12), max as u64),
            Self::String { max } => mix(mix(hash, 13), max as u64),
            // The name makes the bits of a check, so here it counts.
            Self::Check { name } => text(mix(hash, 14), name),
            Self::Option { of } => of.fold(mix(hash, 15)),
            Self::DefaultBit { of } => of.fold(mix(hash, 16)),
            Self::If { of, condition } => of.fold(code(mix(hash, 17), condition)),
            Self::Array { of, count } => of.fold(mix(mix(hash, 18), count as u64)),
            Self::List { of, max } => of.fold(mix(mix(hash, 19), max as u64)),
            Self::Recursive => mix(hash, 20),
            Self::Struct { fields: list, .. } => fields(mix(hash, 21), list),
            Self::Enum { tag_bits, variants, .. } => {
                let mut hash = mix(mix(mix(hash, 22), tag_bits as u64), variants.len() as u64);
                let mut rest = variants;
                while let [variant, tail @ ..] = rest {
                    hash = fields(hash, variant.fields);
                    rest = tail;
                }
                hash
            }
            Self::SmallestThree { bits } => mix(mix(hash, 23), bits as u64),
            Self::UnitVector { bits } => mix(mix(hash, 24), bits as u64),
        }
    }
}

/// Mixes the fields of a struct or variant.
const fn fields(hash: u64, fields: &[Field]) -> u64 {
    let mut hash = mix(hash, fields.len() as u64);
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        hash = field.schema.fold(hash);
        rest = tail;
    }
    hash
}

const fn number(hash: u64, number: Number) -> u64 {
    let value = match number {
        Number::Signed(value) => value as u128,
        Number::Unsigned(value) => value,
    };
    mix(mix(hash, value as u64), (value >> 64) as u64)
}

/// Mixes a piece of code, without its spaces: people and compilers differ in where they put them.
const fn code(hash: u64, name: &str) -> u64 {
    let mut letters = 0;
    let mut rest = name.as_bytes();
    while let [byte, tail @ ..] = rest {
        letters += (*byte != b' ') as u64;
        rest = tail;
    }
    letters_of(mix(hash, letters), name, Some(b' '))
}

/// Mixes a text, its length first.
pub(crate) const fn text(hash: u64, text: &str) -> u64 {
    letters_of(mix(hash, text.len() as u64), text, None)
}

/// Mixes the bytes of a text but those left out.
const fn letters_of(hash: u64, text: &str, left_out: Option<u8>) -> u64 {
    let mut hash = hash;
    let mut rest = text.as_bytes();
    while let [byte, tail @ ..] = rest {
        if !matches!(left_out, Some(left_out) if left_out == *byte) {
            hash = mix(hash, *byte as u64);
        }
        rest = tail;
    }
    hash
}

/// Mixes one word: a multiplication spreads it upwards, a shift brings the top back down.
pub(crate) const fn mix(hash: u64, word: u64) -> u64 {
    let hash = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (hash ^ (hash >> 32)).wrapping_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn opaque(name: &'static str) -> u64 {
        Schema::Opaque { name, max_bits: None }.hash()
    }

    #[test]
    fn spaces_in_the_name_of_a_type_make_no_difference() {
        assert_eq!(opaque("Pair<u8, Body>"), opaque("Pair < u8,Body >"));
        assert_ne!(opaque("Pair<u8, Body>"), opaque("Pair<u8, Bodi>"));
        assert_ne!(opaque("Body"), opaque("Body2"));
    }
}
