//! Whether a row keeps the plan's rules.

use crate::plan::{Field, Group, Kind, Table};
use crate::rotation;

/// Whether the fields of group `group` exist in `row`.
#[inline(always)]
pub(crate) fn exists(table: &Table, group: &Group, row: &[u32]) -> bool {
    let mut when = group.when;
    while let Some((holder, word, code)) = when {
        if row.get(word as usize) != Some(&code) {
            return false;
        }
        when = table.groups.get(holder as usize).and_then(|holder| holder.when);
    }
    true
}

/// Whether a field's code is one of its kind's.
#[inline(always)]
pub(crate) fn field(field: &Field, row: &[u32]) -> bool {
    match field.kind {
        Kind::Rotation { bits } => {
            let code = rotation::take(row, field.word, bits);
            let [low, high] = rotation::words(code, bits);
            rotation::is_possible(code, bits)
                && row.get(field.word as usize) == Some(&low)
                && (bits <= 10 || row.get(field.word as usize + 1) == Some(&high))
        }
        _ => row.get(field.word as usize).is_some_and(|&code| code <= field.last),
    }
}

/// Whether every row of a table keeps the rules.
pub(crate) fn rows(table: &Table, words: &[u32]) -> bool {
    let stride = table.stride as usize;
    if table.groups.iter().any(|group| group.when.is_some()) {
        return words.chunks_exact(stride).all(|one| row(table, one));
    }
    // Without conditions, column by column: every step of the loop is the same.
    table.groups.iter().flat_map(|group| &group.fields).all(|field| {
        let columns = words.get(field.word as usize..).unwrap_or_default();
        match field.kind {
            Kind::Rotation { bits: 0..=10 } => {
                columns.iter().step_by(stride).all(|&code| is_rotation(code, field.kind))
            }
            Kind::Rotation { .. } => words.chunks_exact(stride).all(|row| self::field(field, row)),
            _ => columns.iter().step_by(stride).all(|&code| code <= field.last),
        }
    })
}

#[inline(always)]
fn is_rotation(code: u32, kind: Kind) -> bool {
    let Kind::Rotation { bits } = kind else { return false };
    let parts = rotation::take(&[code], 0, bits);
    rotation::is_possible(parts, bits) && u64::from(code) >> (2 + 3 * bits) == 0
}

/// Whether every field of a row is one of its kind's, or zero where it does not exist.
pub(crate) fn row(table: &Table, row: &[u32]) -> bool {
    table.groups.iter().all(|group| {
        if exists(table, group, row) {
            group.fields.iter().all(|one| field(one, row))
        } else {
            let words = group.first as usize..(group.first + group.words) as usize;
            row.get(words).is_some_and(|words| words.iter().all(|&word| word == 0))
        }
    })
}
