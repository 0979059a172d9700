//! Splits wide types into functions of bounded size.
//!
//! All fields of a struct are inlined into one function. The time that LLVM takes for a function grows
//! faster than its length, so a struct of 200 fields would build for a minute. Above a limit, the fields
//! are therefore divided into groups, and each group is a function of its own. The variants of an enum
//! with many fields are divided likewise. Types below the limits are not affected.

use std::ops::Range;

use crate::model::{Coding, Field, Presence, Record, Variant};
use crate::types::{is_primitive, name_and_inner};

/// A struct or variant with more weight than this is divided into groups.
const MAX_UNDIVIDED: usize = 64;

/// The most weight of a group.
const MAX_GROUP: usize = 32;

/// An enum with more weight than this is divided into groups of variants.
const MAX_UNDIVIDED_VARIANTS: usize = 160;

/// The most weight of a group of variants. They are alternatives, which LLVM optimizes faster than
/// fields that follow each other.
const MAX_GROUP_OF_VARIANTS: usize = 100;

/// The fields or variants of a group, and those before and after it.
pub(super) struct Parts<'a, T> {
    pub(super) earlier: &'a [T],
    pub(super) own: &'a [T],
    pub(super) later: &'a [T],
}

impl<'a, T> Parts<'a, T> {
    /// Returns the parts of `all` for one of its groups.
    pub(super) fn new(all: &'a [T], group: &Range<usize>) -> Self {
        let part = |range: Range<usize>| all.get(range).unwrap_or_default();
        let (start, end) = (group.start, group.end);
        Self { earlier: part(0..start), own: part(start..end), later: part(end..all.len()) }
    }
}

/// Returns the groups of a wide struct or variant, as ranges of its fields. There are none if it is
/// small enough for one function.
pub(super) fn groups(record: &Record) -> Option<Vec<Range<usize>>> {
    divided(record.fields.iter().map(weight), MAX_UNDIVIDED, MAX_GROUP)
}

/// Returns the groups of variants of an enum, as ranges. The result is empty if one function is enough.
pub(super) fn variant_groups(variants: &[Variant]) -> Option<Vec<Range<usize>>> {
    let weights = variants.iter().map(|variant| match variant.record.fields.as_slice() {
        // If its type is large, it is a separate function anyway.
        [_] => 2,
        fields => 1 + fields.iter().map(weight).sum::<usize>().min(MAX_UNDIVIDED),
    });
    divided(weights, MAX_UNDIVIDED_VARIANTS, MAX_GROUP_OF_VARIANTS)
}

/// Divides a sequence into groups of at most `max_group`, unless the sum is at most `max_undivided`.
fn divided(
    weights: impl Iterator<Item = usize> + Clone,
    max_undivided: usize,
    max_group: usize,
) -> Option<Vec<Range<usize>>> {
    if weights.clone().sum::<usize>() <= max_undivided {
        return None;
    }
    let mut groups = Vec::new();
    let (mut start, mut end, mut sum) = (0, 0, 0);
    for weight in weights {
        if sum > 0 && sum + weight > max_group {
            groups.push(start..end);
            (start, sum) = (end, 0);
        }
        sum += weight;
        end += 1;
    }
    groups.push(start..end);
    Some(groups)
}

/// Estimates the build time of a field, in units of a plain number.
fn weight(field: &Field) -> usize {
    const LIST: usize = 6;
    const NESTED: usize = 3;
    const FLAG: usize = 2;
    let value = match &field.coding {
        Coding::Skip { .. } => return 0,
        Coding::Relative { .. } => NESTED,
        Coding::Exactly { .. } => LIST,
        Coding::Codec(codec) if codec.max_len.is_some() => LIST,
        Coding::Codec(codec) => {
            let value = match name_and_inner(&field.ty) {
                _ if is_primitive(&field.ty) => 1,
                Some((name, _)) if name == "Option" => FLAG,
                _ => NESTED,
            };
            value + usize::from(codec.default_bit)
        }
    };
    value + usize::from(matches!(field.presence, Presence::If { .. }))
}
