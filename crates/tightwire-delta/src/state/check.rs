//! Checks whether a row follows the plan's rules.

use crate::predict::rotation;
use crate::state::plan::{Field, FieldKind, Group, Table};

/// Returns whether the fields of group `group` exist in `row`.
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

/// Returns whether a field's code is valid for its kind.
#[inline(always)]
pub(crate) fn field(field: &Field, row: &[u32]) -> bool {
    match field.kind {
        FieldKind::Rotation { bits } => {
            let code = rotation::take(row, field.word, bits);
            let [low, high] = rotation::words(code, bits);
            rotation::is_possible(code, bits)
                && row.get(field.word as usize) == Some(&low)
                && (bits <= 10 || row.get(field.word as usize + 1) == Some(&high))
        }
        _ => row.get(field.word as usize).is_some_and(|&code| code <= field.last),
    }
}

/// The number of rows that are checked together.
const BLOCK: usize = 8;

/// Returns whether every row of a table follows the rules. The rows of `before` are known to, so
/// rows that are the same are not checked again.
pub(crate) fn rows(table: &Table, words: &[u32], before: &[u32]) -> bool {
    let stride = table.stride as usize;
    let has_conditions = table.groups.iter().any(|group| group.when.is_some());
    let before = before.chunks(BLOCK * stride).chain(core::iter::repeat(&[][..]));
    words.chunks(BLOCK * stride).zip(before).all(|(words, before)| {
        words == before
            || if has_conditions {
                words.chunks_exact(stride).all(|one| row(table, one))
            } else {
                columns(table, words)
            }
    })
}

/// Does the same for rows without conditions, column by column and without stopping early, so that
/// every step of the loop is the same.
fn columns(table: &Table, words: &[u32]) -> bool {
    let stride = table.stride as usize;
    table.groups.iter().flat_map(|group| &group.fields).all(|field| {
        let word = field.word as usize;
        let column = words.chunks_exact(stride).map(|row| row.get(word).copied().unwrap_or(0));
        match field.kind {
            FieldKind::Rotation { bits: bits @ 3..=10 } => {
                column.fold(true, |all, code| all & is_rotation(code, bits))
            }
            FieldKind::Rotation { .. } => {
                words.chunks_exact(stride).all(|row| self::field(field, row))
            }
            _ => column.fold(0, u32::max) <= field.last,
        }
    })
}

/// Returns whether the code of a one-word rotation is valid, for up to 10 bits per component.
#[inline(always)]
fn is_rotation(code: u32, bits: u32) -> bool {
    let middle = (1_i32 << (bits - 1)) - 1;
    let part = |index: u32| ((code >> (2 + index * bits)) & ((1 << bits) - 1)) as i32 - middle;
    let (a, b, c) = (part(0), part(1), part(2));
    let last = u32::MAX >> (30 - 3 * bits);
    code <= last && a.max(b).max(c) <= middle && a * a + b * b + c * c <= 2 * middle * middle
}

/// Returns whether every field of a row is valid for its kind, or zero if it does not exist.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotations_of_one_word_are_those_that_are_possible() {
        let mut code = 1_u32;
        let mut possible = 0;
        for round in 0..200_000 {
            let bits = 3 + round % 8;
            code = code.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            // Half of the codes are near the end, where the largest steps are.
            let code = if round % 2 == 0 { code >> (round % 30) } else { !(code >> (round % 30)) };
            let taken = rotation::take(&[code], 0, bits);
            let expected =
                rotation::is_possible(taken, bits) && u64::from(code) >> (2 + 3 * bits) == 0;
            assert_eq!(is_rotation(code, bits), expected, "{code:x} of {bits} bits");
            possible += u32::from(expected);
        }
        assert!(possible > 20_000, "{possible}");
    }
}
