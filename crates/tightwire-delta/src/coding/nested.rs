//! Rows of nested lists, paired by place within the row that owns them.

use alloc::vec::Vec;

use crate::coding::body::{Bases, NONE, Scratch};
use crate::state::plan::{Plan, Rows, Table};
use crate::state::tape::Tape;

/// Walks the parent rows of one tape and finds where each one's rows start.
struct Owner<'a> {
    tape: &'a Tape,
    parent: usize,
    stride: u32,
    rows: Rows,
    row: u32,
    start: u32,
}

impl<'a> Owner<'a> {
    fn new(plan: &Plan, table: &Table, parent: usize, tape: &'a Tape) -> Self {
        let stride = plan.tables.get(parent).map_or(0, |parent| parent.stride);
        Self { tape, parent, stride, rows: table.rows, row: 0, start: 0 }
    }

    fn count(&self, row: u32) -> u32 {
        let Some(cells) = self.tape.tables.get(self.parent).filter(|cells| row < cells.rows) else {
            return 0;
        };
        match self.rows {
            Rows::Fixed { rows, .. } => rows,
            Rows::Counted { word, .. } => {
                let row = cells.row(row, self.stride).unwrap_or_default();
                row.get(word as usize).copied().unwrap_or(0)
            }
            Rows::Keyed { .. } => 0,
        }
    }

    /// Returns the first row that belongs to parent `row`, and the number of its rows. Calls are
    /// mostly in ascending order.
    fn of(&mut self, row: u32) -> (u32, u32) {
        if row == NONE {
            return (NONE, 0);
        }
        if row < self.row {
            (self.row, self.start) = (0, 0);
        }
        while self.row < row {
            let count = self.count(self.row);
            self.start = self.start.saturating_add(count);
            self.row += 1;
        }
        (self.start, self.count(row))
    }
}

/// Fills `pairs` with the old rows of each new row.
pub(crate) fn pairs(
    plan: &Plan,
    table: &Table,
    parent: usize,
    new: &Tape,
    bases: &Bases,
    scratch: &Scratch,
    pairs: &mut Vec<[u32; 3]>,
) {
    let parents = scratch.pairs.get(parent).map_or(&[][..], Vec::as_slice);
    let mut now = Owner::new(plan, table, parent, new);
    let mut old =
        [bases.one, bases.two, bases.three].map(|tape| Owner::new(plan, table, parent, tape));
    let rows = new.tables.get(parent).map_or(0, |cells| cells.rows);
    for row in 0..rows {
        // Parents that are not paired by a list are paired by place.
        let before = parents.get(row as usize).copied().unwrap_or([row; 3]);
        let (_, count) = now.of(row);
        let mut starts = [(NONE, 0); 3];
        for ((start, owner), before) in starts.iter_mut().zip(&mut old).zip(before) {
            *start = owner.of(before);
        }
        for child in 0..count {
            pairs.push(starts.map(
                |(start, count)| {
                    if child < count { start.saturating_add(child) } else { NONE }
                },
            ));
        }
    }
}
