//! The elements of a tape: which rows belong together, and how to extract and insert them.
//!
//! An element is a row of a list of the state, with the rows of all lists inside it. The rest of
//! the state (its own fields, texts, lists under conditions) is one element, the root.

use alloc::vec::Vec;

use crate::ledger::Name;
use crate::state::plan::{Plan, Rows};
use crate::state::tape::{Cells, Tape};

/// The way in which the elements of a list are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum List {
    /// Elements are named by word 0 of their rows.
    Keyed,
    /// By their index. This word of the root holds their number.
    Counted { word: u32 },
    /// By their index. Their number is constant.
    Fixed { rows: u32 },
}

/// The elements that the tables of a plan form.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layout {
    /// The kind of each table that is a list of elements.
    pub(crate) lists: Vec<Option<List>>,
    /// The table whose elements own the rows of each table; 0 for the root.
    pub(crate) owners: Vec<usize>,
    /// The largest key or index of each table.
    pub(crate) last: Vec<u32>,
    /// The most elements of each table.
    pub(crate) most: Vec<u32>,
    /// The words of the root that count lists. They are unused within an element.
    counts: Vec<u32>,
}

impl Layout {
    pub(crate) fn new(plan: &Plan) -> Self {
        let mut layout = Self::default();
        for (index, table) in plan.tables.iter().enumerate() {
            let is_whole = index == 0 || plan.is_whole(index);
            let list = match table.rows {
                _ if is_whole => None,
                Rows::Keyed { .. } => Some(List::Keyed),
                Rows::Fixed { parent: 0, rows } => Some(List::Fixed { rows }),
                Rows::Counted { parent: 0, word }
                    if plan.is_always(0, word) && is_own(plan, index, word) =>
                {
                    layout.counts.push(word);
                    Some(List::Counted { word })
                }
                _ => None,
            };
            let parent = match table.rows {
                Rows::Fixed { parent, .. } | Rows::Counted { parent, .. } => parent as usize,
                Rows::Keyed { .. } => 0,
            };
            let inherited = layout.owners.get(parent).copied().unwrap_or(0);
            layout.owners.push(if list.is_some() { index } else { inherited });
            layout.last.push(match list {
                Some(List::Keyed) => table.last_key,
                _ => table.most.saturating_sub(1),
            });
            layout.most.push(table.most);
            layout.lists.push(list);
        }
        layout
    }

    /// Returns the tables of lists, in order.
    pub(crate) fn tables(&self) -> impl Iterator<Item = (usize, List)> + '_ {
        self.lists.iter().enumerate().filter_map(|(table, list)| Some((table, (*list)?)))
    }

    /// Returns the maximum number of elements of a table that a client has at a time. Elements that
    /// vanished may still be there when new ones have already arrived.
    pub(crate) fn most_held(&self, table: u32) -> u32 {
        self.most.get(table as usize).map_or(1, |most| most.saturating_mul(2))
    }

    /// Returns the other tables whose rows belong to an element of table `owner`.
    fn inside(&self, owner: usize) -> impl Iterator<Item = usize> + '_ {
        let tables = self.owners.iter().enumerate();
        tables.filter(move |&(table, &of)| of == owner && table != owner).map(|(table, _)| table)
    }

    fn is_nested(&self, owner: usize) -> bool {
        self.inside(owner).next().is_some()
    }

    /// Returns the row of an element.
    pub(crate) fn row(&self, plan: &Plan, tape: &Tape, name: Name) -> Option<u32> {
        let table = name.table as usize;
        let cells = tape.tables.get(table)?;
        match self.lists.get(table)? {
            None => (table == 0 && name.key == 0).then_some(0),
            Some(List::Keyed) => {
                let stride = plan.tables.get(table)?.stride;
                let key = |row: u32| cells.row(row, stride).and_then(<[u32]>::first).copied();
                let (mut low, mut high) = (0, cells.rows);
                while low < high {
                    let middle = low + (high - low) / 2;
                    if key(middle)? < name.key { low = middle + 1 } else { high = middle }
                }
                (key(low)? == name.key).then_some(low)
            }
            Some(_) => (name.key < cells.rows).then_some(name.key),
        }
    }

    /// Returns the name of a row.
    pub(crate) fn name(&self, plan: &Plan, tape: &Tape, table: usize, row: u32) -> Name {
        let key = match self.lists.get(table) {
            Some(Some(List::Keyed)) => {
                let stride = plan.tables.get(table).map_or(0, |table| table.stride);
                let row = tape.tables.get(table).and_then(|cells| cells.row(row, stride));
                row.and_then(<[u32]>::first).copied().unwrap_or(0)
            }
            _ => row,
        };
        Name { table: table as u32, key }
    }

    /// Appends the names of all elements of a tape, in order.
    pub(crate) fn names(&self, plan: &Plan, tape: &Tape, out: &mut Vec<Name>) {
        out.push(Name::default());
        for (table, _) in self.tables() {
            let rows = 0..tape.rows(table) as u32;
            out.extend(rows.map(|row| self.name(plan, tape, table, row)));
        }
    }

    /// Extracts an element from a tape: the words of its row, then for each table inside it the
    /// number of rows and their words.
    pub(crate) fn cut(
        &self,
        plan: &Plan,
        tape: &Tape,
        spans: &Spans,
        table: usize,
        row: u32,
        out: &mut Vec<u32>,
    ) {
        out.clear();
        let empty = Cells::default();
        let cells = |table: usize| tape.tables.get(table).unwrap_or(&empty);
        let stride = |table: usize| plan.tables.get(table).map_or(0, |table| table.stride);
        out.extend_from_slice(cells(table).row(row, stride(table)).unwrap_or_default());
        if table == 0 {
            for &word in &self.counts {
                if let Some(place) = out.get_mut(word as usize) {
                    *place = 0;
                }
            }
        }
        for inside in self.inside(table) {
            let (start, end) = if table == 0 {
                (0, cells(inside).rows)
            } else {
                spans.of(plan, table, row, inside)
            };
            let stride = stride(inside) as usize;
            out.push(end - start);
            let words = start as usize * stride..end as usize * stride;
            out.extend_from_slice(cells(inside).words.get(words).unwrap_or_default());
        }
    }

    /// Appends an element to a tape. There is only one root.
    pub(crate) fn paste(&self, plan: &Plan, table: usize, element: &[u32], tape: &mut Tape) {
        let stride = |table: usize| plan.tables.get(table).map_or(0, |table| table.stride as usize);
        let (row, mut rest) = element.split_at_checked(stride(table)).unwrap_or_default();
        if let Some(cells) = tape.tables.get_mut(table) {
            if table == 0 {
                cells.words.clear();
                cells.rows = 0;
            }
            cells.words.extend_from_slice(row);
            cells.rows += 1;
        }
        for inside in self.inside(table) {
            let Some((&rows, after)) = rest.split_first() else { return };
            let words = rows as usize * stride(inside);
            let (words, after) = after.split_at_checked(words).unwrap_or_default();
            rest = after;
            if let Some(cells) = tape.tables.get_mut(inside) {
                if table == 0 {
                    cells.words.clear();
                    cells.rows = 0;
                }
                cells.words.extend_from_slice(words);
                cells.rows += rows;
            }
        }
    }

    /// Resets a tape to the zero state without any element of a list.
    pub(crate) fn clear(&self, plan: &Plan, tape: &mut Tape) {
        tape.clear(plan);
        for (cells, &owner) in tape.tables.iter_mut().zip(&self.owners) {
            if owner != 0 {
                cells.rows = 0;
                cells.words.clear();
            }
        }
    }
}

/// Returns whether this word of the root serves only to count the rows of a table.
fn is_own(plan: &Plan, table: usize, word: u32) -> bool {
    let is_shared = plan.tables.iter().enumerate().any(|(index, other)| {
        index != table && matches!(other.rows, Rows::Counted { parent: 0, word: w } if w == word)
    });
    let groups = plan.tables.first().map_or(&[][..], |root| &root.groups);
    let is_condition = groups.iter().any(|group| group.when.is_some_and(|(_, w, _)| w == word));
    !is_shared && !is_condition
}

/// The start of the rows inside each row, for tapes with nested lists.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spans {
    /// The first row of each row of the parent, for each table, and one more entry for the end.
    starts: Vec<Vec<u32>>,
}

impl Spans {
    pub(crate) fn find(&mut self, plan: &Plan, layout: &Layout, tape: &Tape) {
        self.starts.resize_with(plan.tables.len(), Vec::new);
        let tables = plan.tables.iter().zip(&mut self.starts).enumerate();
        for (index, (table, starts)) in tables {
            starts.clear();
            let is_inside = layout.owners.get(index).is_some_and(|&of| of != 0 && of != index);
            if !is_inside {
                continue;
            }
            let (parent, fixed, word) = match table.rows {
                Rows::Fixed { parent, rows } => (parent as usize, rows, None),
                Rows::Counted { parent, word } => (parent as usize, 0, Some(word as usize)),
                Rows::Keyed { .. } => continue,
            };
            let stride = plan.tables.get(parent).map_or(0, |table| table.stride);
            let Some(cells) = tape.tables.get(parent) else { continue };
            let mut start = 0_u32;
            for row in 0..cells.rows {
                starts.push(start);
                let row = cells.row(row, stride).unwrap_or_default();
                let count = word.map_or(fixed, |word| row.get(word).copied().unwrap_or(0));
                start = start.saturating_add(count);
            }
            starts.push(start);
        }
    }

    /// Returns the rows of table `inside` that belong to a row of table `owner`.
    fn of(&self, plan: &Plan, owner: usize, row: u32, inside: usize) -> (u32, u32) {
        let parent = match plan.tables.get(inside).map(|table| table.rows) {
            Some(Rows::Fixed { parent, .. } | Rows::Counted { parent, .. }) => parent as usize,
            _ => return (0, 0),
        };
        let (from, to) =
            if parent == owner { (row, row + 1) } else { self.of(plan, owner, row, parent) };
        let starts = self.starts.get(inside).map_or(&[][..], Vec::as_slice);
        let start = |row: u32| starts.get(row as usize).copied().unwrap_or(0);
        (start(from), start(to).max(start(from)))
    }
}

/// Compares an element in two tapes.
pub(crate) struct Compare<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) layout: &'a Layout,
    pub(crate) one: (&'a Tape, &'a Spans),
    pub(crate) two: (&'a Tape, &'a Spans),
    /// Buffers for two extracted elements.
    pub(crate) cuts: &'a mut [Vec<u32>; 2],
}

impl Compare<'_> {
    pub(crate) fn is_same(&mut self, table: usize, rows: [u32; 2]) -> bool {
        let [one, two] = rows;
        let stride = self.plan.tables.get(table).map_or(0, |table| table.stride);
        if table > 0 && !self.layout.is_nested(table) {
            let row = |tape: &'_ Tape, row: u32| {
                let start = row as usize * stride as usize;
                start..(start + stride as usize).min(tape.words(table).len())
            };
            let (a, b) = (self.one.0.words(table), self.two.0.words(table));
            return a.get(row(self.one.0, one)) == b.get(row(self.two.0, two));
        }
        let [a, b] = &mut *self.cuts;
        self.layout.cut(self.plan, self.one.0, self.one.1, table, one, a);
        self.layout.cut(self.plan, self.two.0, self.two.1, table, two, b);
        a == b
    }
}
