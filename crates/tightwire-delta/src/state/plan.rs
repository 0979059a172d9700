//! The plan: a description, checked and laid out in the order in which it is coded.

use alloc::vec::Vec;

use crate::coding::contexts::{AGE_CLASSES, FLAG_LINES, OCTET_LINES, aged_lines_of, lines_of};
pub(crate) use crate::state::describe::{FieldKind, GroupSpec, PlanError, Rows, TableSpec, When};
use crate::state::hash::{hash_of, numbers_of};

/// The maximum number of words in a row.
pub(crate) const MOST_WORDS: u32 = 1 << 10;
/// The maximum number of groups in a table.
pub(crate) const MOST_GROUPS: usize = 256;
/// The maximum number of tables in a state.
pub(crate) const MOST_TABLES: usize = 256;
/// The maximum number of words in all rows of a table together. A description may allow more; a
/// state that has more is rejected when it is recorded or received.
pub(crate) const MOST_TABLE_WORDS: u32 = 1 << 20;

/// A description of tables, checked and laid out once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    pub(crate) tables: Vec<Table>,
    pub(crate) hash: u64,
    /// Combines the hash and the meaning of the codes.
    identity: u32,
    /// The description as numbers, from which the hash is computed.
    pub(crate) numbers: Vec<u32>,
    /// Context lines of all tables together, and those of each further class of ages.
    pub(crate) lines: u32,
    pub(crate) aged_lines: u32,
    /// Weight sets of all tables together.
    pub(crate) weights: u32,
    /// Fields of all tables together.
    pub(crate) fields: u32,
    /// Tables whose rows together are one value, such as the letters of a text.
    whole: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) rows: Rows,
    pub(crate) stride: u32,
    /// The maximum number of rows.
    pub(crate) most: u32,
    pub(crate) groups: Vec<Group>,
    /// Lines of the row flag, of the flag for eight rows, of the whole table, of keys.
    pub(crate) row_lines: u32,
    pub(crate) row_aged_lines: u32,
    pub(crate) octet_lines: u32,
    pub(crate) row_weights: u32,
    /// The largest key of a keyed table.
    pub(crate) last_key: u32,
    /// Up to two flag words, which are context for everything else in the row.
    pub(crate) flag_words: [Option<u32>; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) fields: Vec<Field>,
    pub(crate) first: u32,
    pub(crate) words: u32,
    pub(crate) when: Option<(u32, u32, u32)>,
    pub(crate) lines: u32,
    pub(crate) aged_lines: u32,
    pub(crate) weights: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    pub(crate) kind: FieldKind,
    pub(crate) word: u32,
    pub(crate) last: u32,
    /// The first of its context lines, and of those in each further class of ages.
    pub(crate) lines: u32,
    pub(crate) aged_lines: u32,
    /// The first of its weight sets.
    pub(crate) weights: u32,
    /// Its number among all fields of the plan.
    pub(crate) number: u32,
}

/// Weight sets of one residual, and of one flag.
pub(crate) const FIELD_WEIGHTS: u32 = 64;
pub(crate) const ROW_WEIGHTS: u32 = 64;

impl Plan {
    /// Checks and lays out a description. Table 0 is the state itself. It has exactly one row, and
    /// may have no fields.
    ///
    /// # Errors
    ///
    /// [`PlanError`] with the rule that the description breaks.
    pub fn new(specs: &[TableSpec]) -> Result<Self, PlanError> {
        if specs.is_empty() || specs.len() > MOST_TABLES {
            return Err(PlanError::Size);
        }
        let mut plan = Self::default();
        for spec in specs {
            let table = plan.table(spec)?;
            plan.tables.push(table);
        }
        plan.numbers = numbers_of(specs);
        plan.hash = hash_of(&plan.numbers);
        plan.identity = plan.hash as u32;
        Ok(plan)
    }

    /// Sets a number that identifies the meaning of the codes. The plan alone does not cover it:
    /// `0..=100` may be a percentage in one build and meters in the next. Both sides must use the
    /// same number.
    ///
    /// Models do not depend on it.
    #[must_use]
    pub fn with_meaning(mut self, meaning: u64) -> Self {
        self.identity = (self.hash ^ meaning) as u32;
        self
    }

    /// Returns the identity that the first packet to a client carries, so that a receiver with
    /// another plan or another [meaning](Self::with_meaning) rejects it.
    pub fn identity(&self) -> u32 {
        self.identity
    }

    /// Returns a hash of everything that decides how packets are coded: order, kinds, ranges and
    /// conditions. Models contain it.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Marks tables that are one value each, so that no part of them is sent alone. Both sides must
    /// mark the same tables. Tables of bytes are always treated this way.
    #[must_use]
    pub fn with_whole(mut self, tables: &[u32]) -> Self {
        self.whole = tables.to_vec();
        self
    }

    /// Returns whether a word of a table exists in every row.
    pub(crate) fn is_always(&self, table: usize, word: u32) -> bool {
        let groups = self.tables.get(table).map_or(&[][..], |table| &table.groups);
        let group =
            groups.iter().find(|group| (group.first..group.first + group.words).contains(&word));
        group.is_some_and(|group| group.when.is_none())
    }

    /// Returns whether the rows of a table together are one value.
    pub(crate) fn is_whole(&self, table: usize) -> bool {
        let fields = self.tables.get(table).map_or(&[][..], |table| &table.groups);
        let mut fields = fields.iter().flat_map(|group| &group.fields);
        fields.any(|field| field.kind == FieldKind::Byte) || self.whole.contains(&(table as u32))
    }

    /// Returns the description as numbers.
    pub(crate) fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// Returns the number of tables.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// Returns the description of table `table`, as [`new`](Self::new) got it.
    pub fn describe(&self, table: usize) -> Option<TableSpec> {
        let table = self.tables.get(table)?;
        let group = |group: &Group| GroupSpec {
            fields: group.fields.iter().map(|field| field.kind).collect(),
            when: group.when.map(|(_, word, code)| When { word, code }),
        };
        Some(TableSpec { rows: table.rows, groups: table.groups.iter().map(group).collect() })
    }

    /// Returns the number of words in a row of table `table`, or 0 if there is no such table.
    pub fn stride(&self, table: usize) -> usize {
        self.tables.get(table).map_or(0, |table| table.stride as usize)
    }

    fn table(&mut self, spec: &TableSpec) -> Result<Table, PlanError> {
        let most = self.most_rows(spec)?;
        let mut table = Table {
            rows: spec.rows,
            stride: 0,
            most,
            groups: Vec::new(),
            row_lines: 0,
            row_aged_lines: 0,
            octet_lines: 0,
            row_weights: 0,
            last_key: 0,
            flag_words: [None; 2],
        };
        if spec.groups.len() > MOST_GROUPS {
            return Err(PlanError::Size);
        }
        table.row_lines = self.take_lines(FLAG_LINES);
        table.row_aged_lines = self.take_aged_lines(FLAG_LINES);
        table.octet_lines = self.take_lines(OCTET_LINES);
        table.row_weights = self.take_weights(ROW_WEIGHTS);
        if matches!(spec.rows, Rows::Keyed { .. }) && !self.tables.is_empty() {
            let first = spec.groups.first().ok_or(PlanError::Reference)?;
            let (&[FieldKind::Int { last }], None) = (&first.fields[..], first.when) else {
                return Err(PlanError::Reference);
            };
            table.last_key = last;
        }
        for group in &spec.groups {
            let group = self.group(&table, group)?;
            table.stride += group.words;
            table.groups.push(group);
        }
        if table.stride > MOST_WORDS || (table.stride == 0 && !self.tables.is_empty()) {
            return Err(PlanError::Size);
        }
        table.most = table.most.min(MOST_TABLE_WORDS / table.stride.max(1));
        let flags = table.groups.iter().filter(|group| group.when.is_none());
        let flags =
            flags.flat_map(|group| &group.fields).filter(|field| field.kind == FieldKind::FLAG);
        for (slot, field) in table.flag_words.iter_mut().zip(flags) {
            *slot = Some(field.word);
        }
        Ok(table)
    }

    fn most_rows(&self, spec: &TableSpec) -> Result<u32, PlanError> {
        if self.tables.is_empty() {
            return Ok(1);
        }
        let (parent, each) = match spec.rows {
            Rows::Keyed { most } => return Ok(most),
            Rows::Fixed { parent, rows } => (parent, rows),
            Rows::Counted { parent, word } => {
                let table = self.tables.get(parent as usize).ok_or(PlanError::Reference)?;
                let field = table.field_of(word).ok_or(PlanError::Reference)?;
                let FieldKind::Int { last } = field.kind else { return Err(PlanError::Reference) };
                (parent, last)
            }
        };
        let parent = self.tables.get(parent as usize).ok_or(PlanError::Reference)?;
        let most = parent.most.saturating_mul(each);
        match spec.rows {
            // Rows that always exist have to fit.
            Rows::Fixed { .. } if most > MOST_TABLE_WORDS => Err(PlanError::Size),
            _ => Ok(most),
        }
    }

    fn group(&mut self, table: &Table, spec: &GroupSpec) -> Result<Group, PlanError> {
        if spec.fields.is_empty() || spec.fields.len() > 4 {
            return Err(PlanError::Size);
        }
        let when = match spec.when {
            None => None,
            Some(When { word, code }) => {
                let position = table.groups.iter().position(|group| group.holds(word));
                Some((position.ok_or(PlanError::Reference)? as u32, word, code))
            }
        };
        let lines = self.take_lines(FLAG_LINES);
        let aged_lines = self.take_aged_lines(FLAG_LINES);
        let weights = self.take_weights(1);
        let first = table.stride;
        let fields = Vec::new();
        let mut group = Group { fields, first, words: 0, when, lines, aged_lines, weights };
        for &kind in &spec.fields {
            if !kind.is_valid() {
                return Err(PlanError::Kind);
            }
            group.fields.push(Field {
                kind,
                word: first + group.words,
                last: kind.last(),
                lines: self.take_lines(lines_of(kind)),
                aged_lines: self.take_aged_lines(aged_lines_of(kind)),
                weights: self.take_weights(match kind {
                    FieldKind::Rotation { .. } => 4 * FIELD_WEIGHTS,
                    _ => FIELD_WEIGHTS,
                }),
                number: self.fields,
            });
            self.fields += 1;
            group.words += kind.words();
        }
        Ok(group)
    }

    /// Returns the number of lines of a model.
    pub(crate) fn all_lines(&self) -> u32 {
        self.lines + (AGE_CLASSES - 1) * self.aged_lines
    }

    fn take_aged_lines(&mut self, count: u32) -> u32 {
        let first = self.aged_lines;
        self.aged_lines += count;
        first
    }

    fn take_lines(&mut self, count: u32) -> u32 {
        let first = self.lines;
        self.lines += count;
        first
    }

    fn take_weights(&mut self, count: u32) -> u32 {
        let first = self.weights;
        self.weights += count;
        first
    }
}

impl Table {
    pub(crate) fn field_of(&self, word: u32) -> Option<&Field> {
        self.groups.iter().flat_map(|group| &group.fields).find(|field| field.word == word)
    }
}

impl Group {
    fn holds(&self, word: u32) -> bool {
        (self.first..self.first + self.words).contains(&word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_describes_the_tables_that_it_was_made_from() {
        let int = |last| FieldKind::Int { last };
        let specs = [
            TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups: vec![] },
            TableSpec {
                rows: Rows::Keyed { most: 9 },
                groups: vec![
                    GroupSpec::new(&[int(99)]),
                    GroupSpec::new(&[FieldKind::FLAG, int(5)]),
                    GroupSpec::new(&[FieldKind::Rotation { bits: 11 }, FieldKind::Float])
                        .when(1, 1),
                ],
            },
        ];
        let plan = Plan::new(&specs).unwrap();
        let described: Vec<_> = (0..3).map_while(|table| plan.describe(table)).collect();
        assert_eq!(described, specs);
    }
}
