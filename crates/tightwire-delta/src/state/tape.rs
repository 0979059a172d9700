//! Tapes: a state in codes, as `u32` words in tables with fixed strides.

use alloc::vec::Vec;

use crate::state::plan::{FieldKind, Plan, Rows};

/// One table of a tape. Rows follow each other without gaps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cells {
    pub(crate) words: Vec<u32>,
    pub(crate) rows: u32,
}

impl Cells {
    /// Returns row `row`, if it exists. Callers may ask for the row number that marks a missing
    /// row. It is the largest number, and its offset does not fit in 32 bits.
    #[inline(always)]
    pub(crate) fn row(&self, row: u32, stride: u32) -> Option<&[u32]> {
        let start = (row as usize).saturating_mul(stride as usize);
        self.words.get(start..start.saturating_add(stride as usize))
    }
}

/// A state in codes.
///
/// A tape comes from recording a value, or from a receiver that decodes a packet. Every such tape
/// follows the plan's rules; see [`check`](Self::check).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tape {
    pub(crate) tables: Vec<Cells>,
}

impl Tape {
    /// Creates a state in which everything is zero: no rows in lists, 0 in every word.
    pub fn new(plan: &Plan) -> Self {
        let mut tape = Self::default();
        tape.clear(plan);
        tape
    }

    /// Resets the tape to the state that [`new`](Self::new) creates, and keeps its memory.
    pub fn clear(&mut self, plan: &Plan) {
        self.tables.resize_with(plan.tables.len(), Cells::default);
        for index in 0..plan.tables.len() {
            let Some(table) = plan.tables.get(index) else { continue };
            let rows = match table.rows {
                _ if index == 0 => 1,
                Rows::Fixed { parent, rows } => {
                    self.tables.get(parent as usize).map_or(0, |cells| cells.rows) * rows
                }
                Rows::Counted { .. } | Rows::Keyed { .. } => 0,
            };
            let Some(cells) = self.tables.get_mut(index) else { continue };
            cells.rows = rows;
            cells.words.clear();
            cells.words.resize(rows as usize * table.stride as usize, 0);
        }
        self.rest_rotations(plan);
    }

    /// Returns the words of table `table`, row after row, or an empty slice if there is no such
    /// table.
    pub fn words(&self, table: usize) -> &[u32] {
        self.tables.get(table).map_or(&[], |cells| &cells.words)
    }

    /// Returns the same words for changing them. They are checked when the tape is used.
    pub fn words_mut(&mut self, table: usize) -> &mut [u32] {
        self.tables.get_mut(table).map_or(&mut [], |cells| &mut cells.words)
    }

    /// Returns the number of rows of table `table`.
    pub fn rows(&self, table: usize) -> usize {
        self.tables.get(table).map_or(0, |cells| cells.rows as usize)
    }

    /// Sets the number of rows of table `table`. New rows are zeros.
    pub fn set_rows(&mut self, plan: &Plan, table: usize, rows: usize) {
        if let Some(cells) = self.tables.get_mut(table) {
            cells.rows = rows as u32;
            cells.words.resize(rows * plan.stride(table), 0);
        }
    }

    /// Adds a row to table `table`.
    pub fn push(&mut self, table: usize, row: &[u32]) {
        if let Some(cells) = self.tables.get_mut(table) {
            cells.rows += 1;
            cells.words.extend_from_slice(row);
        }
    }

    /// Takes the words of table `table` out of the tape, and leaves no rows there.
    pub fn take(&mut self, table: usize) -> Vec<u32> {
        let Some(cells) = self.tables.get_mut(table) else { return Vec::new() };
        cells.rows = 0;
        core::mem::take(&mut cells.words)
    }

    /// Makes `words` the rows of table `table`. They are checked when the tape is used.
    pub fn put(&mut self, table: usize, words: Vec<u32>, rows: usize) {
        if self.tables.len() <= table {
            self.tables.resize_with(table + 1, Cells::default);
        }
        if let Some(cells) = self.tables.get_mut(table) {
            cells.rows = u32::try_from(rows).unwrap_or(u32::MAX);
            cells.words = words;
        }
    }

    /// Copies the words of another tape, and reuses its own memory.
    pub fn copy_from(&mut self, other: &Self) {
        self.tables.resize_with(other.tables.len(), Cells::default);
        for (cells, other) in self.tables.iter_mut().zip(&other.tables) {
            cells.rows = other.rows;
            cells.words.clear();
            cells.words.extend_from_slice(&other.words);
        }
    }

    /// Returns whether every word is in range, every row count is allowed and matches the parent,
    /// every absent field is zero, every rotation is possible, and every key is above the one
    /// before.
    pub fn check(&self, plan: &Plan) -> bool {
        self.check_after(plan, &Self::default())
    }

    /// Does the same faster, given a tape that is known to follow the rules and mostly has the same
    /// rows.
    pub(crate) fn check_after(&self, plan: &Plan, before: &Self) -> bool {
        self.tables.len() == plan.tables.len()
            && (0..plan.tables.len()).all(|index| self.check_table(plan, index, before))
    }

    fn check_table(&self, plan: &Plan, index: usize, before: &Self) -> bool {
        let (Some(table), Some(cells)) = (plan.tables.get(index), self.tables.get(index)) else {
            return false;
        };
        let expected = match table.rows {
            _ if index == 0 => Some(1),
            Rows::Keyed { .. } => (cells.rows <= table.most).then_some(cells.rows),
            Rows::Fixed { .. } | Rows::Counted { .. } => self.children(plan, index),
        };
        if expected != Some(cells.rows)
            || cells.words.len() as u64 != u64::from(cells.rows) * u64::from(table.stride)
        {
            return false;
        }
        if table.stride == 0 {
            return true;
        }
        if index > 0 && matches!(table.rows, Rows::Keyed { .. }) {
            let rows = cells.words.chunks_exact(table.stride as usize);
            let mut pairs = rows.clone().zip(rows.skip(1));
            if !pairs.all(|(one, next)| one.first() < next.first()) {
                return false;
            }
        }
        crate::state::check::rows(table, &cells.words, before.words(index))
    }

    /// Returns the number of rows that the parents' rows call for, if it is allowed.
    pub(crate) fn children(&self, plan: &Plan, index: usize) -> Option<u32> {
        let table = plan.tables.get(index)?;
        match table.rows {
            Rows::Keyed { .. } => None,
            Rows::Fixed { parent, rows } => {
                let total = self.tables.get(parent as usize)?.rows.checked_mul(rows)?;
                (total <= table.most).then_some(total)
            }
            Rows::Counted { parent, word } => {
                let stride = plan.tables.get(parent as usize)?.stride as usize;
                let cells = self.tables.get(parent as usize)?;
                let mut total = 0_u32;
                for row in cells.words.chunks_exact(stride.max(1)) {
                    total = total.checked_add(*row.get(word as usize)?)?;
                }
                (total <= table.most).then_some(total)
            }
        }
    }

    /// Sets rotations to no turn in the zero state, because a word of zeros is not a rotation. This
    /// includes rotations that exist because another word is 0.
    fn rest_rotations(&mut self, plan: &Plan) {
        for (table, cells) in plan.tables.iter().zip(&mut self.tables) {
            if table.stride == 0 {
                continue;
            }
            for row in cells.words.chunks_exact_mut(table.stride as usize) {
                for group in &table.groups {
                    if !crate::state::check::exists(table, group, row) {
                        continue;
                    }
                    for field in &group.fields {
                        if let FieldKind::Rotation { bits } = field.kind {
                            let none = crate::predict::rotation::none(bits);
                            crate::predict::rotation::put(row, field.word, bits, none);
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coding::body::NONE;

    /// On 32-bit targets the offset of such a row can overflow `usize`, so it is treated as
    /// missing.
    #[test]
    fn a_row_that_is_none_is_not_there() {
        let cells = Cells { words: vec![7; 12], rows: 4 };
        assert_eq!(cells.row(3, 3), Some(&[7; 3][..]));
        for stride in [1, 2, 3, crate::state::plan::MOST_WORDS] {
            for row in [12, NONE / 2, NONE / 3 + 1, NONE - 1, NONE] {
                assert_eq!(cells.row(row, stride), None, "row {row} of {stride} words");
            }
        }
    }
}
