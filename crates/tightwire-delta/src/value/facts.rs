//! Facts about the words that a schema needs.

use alloc::vec::Vec;

use tightwire::__tape::{distance, size};
use tightwire::scalar::{Compressed, Scalar};
use tightwire::schema::{Condition, Operand, Part};
use tightwire::{Field, Number, Schema, Shape};

use crate::value::script::Form;

/// Returns which fields the conditions of others refer to.
pub(crate) fn watched(fields: &[Field]) -> Vec<bool> {
    let mut watched = alloc::vec![false; fields.len()];
    for field in fields {
        if let Schema::If { condition, .. } = *field.schema {
            watch(condition, &mut watched);
        }
    }
    watched
}

fn watch(condition: &Condition, watched: &mut [bool]) {
    let mut part = |part: Part| {
        if let Some(place) = watched.get_mut(part.field) {
            *place = true;
        }
    };
    match *condition {
        Condition::Is(of) | Condition::IsSome(of) | Condition::IsVariant(of, _) => part(of),
        Condition::Compare(left, _, right) => {
            for operand in [left, right] {
                match operand {
                    Operand::Part(of) | Operand::Length(of) => part(of),
                    _ => {}
                }
            }
        }
        Condition::Not(of) => watch(of, watched),
        Condition::All(of) | Condition::Any(of) => of.iter().for_each(|of| watch(of, watched)),
        // Custom code may refer to any of them.
        _ => watched.fill(true),
    }
}

/// Returns the largest code of a number of constant width.
pub(crate) fn last_of(shape: &Shape<'_>) -> Option<u128> {
    match *shape {
        Shape::Int { min, max, .. } => Some(distance(min, max)),
        Shape::Fixed { min, max, fraction_bits, .. } => {
            let units = u128::try_from(i128::from(max) - i128::from(min)).ok()?;
            units.checked_mul(1_u128.checked_shl(fraction_bits)?)
        }
        Shape::Compressed { min, max, resolution, .. } => {
            Some(u128::from(Compressed::new(min, max, resolution).last()))
        }
        ref other => {
            let (min, max) = size(other);
            let bits = u32::try_from(max).ok().filter(|_| min == max)?;
            match bits {
                0 => Some(0),
                1..=128 => Some(u128::MAX >> (128 - bits)),
                _ => None,
            }
        }
    }
}

/// Returns the key of a list's elements.
pub(crate) fn key_of(element: &Schema, key: &str) -> Option<&'static Schema> {
    let Schema::Struct { fields, .. } = *element else { return None };
    Some(fields.iter().find(|field| field.declared_name() == key)?.schema)
}

/// Returns the largest code of the key of a list's elements.
pub(crate) fn last_key(element: &Schema, key: &str) -> Option<u32> {
    last_number(key_of(element, key)?)
}

/// Returns the number that code 0 of a key stands for.
pub(crate) fn first_number(schema: &Schema) -> i64 {
    match *schema {
        Schema::Value { shape: Shape::Int { min, .. }, .. }
        | Schema::Without { shape: Shape::Int { min, .. }, .. } => match min {
            Number::Signed(min) => i64::try_from(min).unwrap_or(0),
            Number::Unsigned(min) => i64::try_from(min).unwrap_or(0),
        },
        _ => 0,
    }
}

/// Returns the largest code of an integer that can be a key.
pub(crate) fn last_number(schema: &Schema) -> Option<u32> {
    let (Schema::Value { shape, .. } | Schema::Without { shape, .. }) = *schema else {
        return None;
    };
    if !matches!(shape, Shape::Int { .. } | Shape::Bits { .. }) {
        return None;
    }
    u32::try_from(last_of(&shape)?).ok().filter(|&last| last > 0)
}

/// Returns the number of words of a value, if it has no rows of its own.
pub(crate) fn words_of(schema: &Schema) -> Option<u64> {
    let sum = |fields: &[Field]| {
        fields.iter().try_fold(0_u64, |sum, field| sum.checked_add(words_of(field.schema)?))
    };
    match *schema {
        Schema::Value { shape, .. } | Schema::Without { shape, .. } => match shape {
            Shape::String { .. } | Shape::WideString { .. } | Shape::Bytes { .. } => None,
            Shape::Padding | Shape::Check { .. } => Some(0),
            Shape::SmallestThree { bits, .. } => Some(if bits > 10 { 2 } else { 1 }),
            Shape::UnitVector { .. } => Some(2),
            ref shape => last_of(shape)
                .map(|last| Form::of_bits(u128::BITS - last.leading_zeros()).words() as u64),
        },
        Schema::Relative { .. } => Some(1),
        Schema::Wrapping { bits, .. } => Some(if bits > 32 { 2 } else { 1 }),
        Schema::Option { of, .. } | Schema::DefaultBit { of, .. } | Schema::If { of, .. } => {
            words_of(of)?.checked_add(1)
        }
        Schema::Array { of, count, .. } => words_of(of)?.checked_mul(count as u64),
        Schema::Struct { fields, .. } => sum(fields),
        Schema::Enum { variants, .. } => {
            variants.iter().try_fold(1_u64, |all, variant| all.checked_add(sum(variant.fields)?))
        }
        _ => None,
    }
}
