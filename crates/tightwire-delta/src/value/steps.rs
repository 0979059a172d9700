//! The steps that move codes between a line and the tables of a tape.
//!
//! The description of a type without custom code determines the order of its codes. So code that
//! writes or reads such a type need not be followed call by call. All codes of a value form a
//! *line*, in the order of the packet. After writing, the line is [dealt out](crate::value::deal)
//! to tables; before reading, tables are [lined up](crate::value::line_up). Both run the steps that
//! are found here once for a type. They cost a few instructions for each run of codes.
//!
//! The bytes of texts form a second line, because a reader wants them as bytes.

use alloc::vec::Vec;

use crate::value::script::{Count, Form, NONE, Storage};

/// A script in the order of the line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Steps {
    pub(crate) steps: Vec<Step>,
    /// The first steps of the variants of enums.
    pub(crate) arms: Vec<u32>,
    /// The maximum number of codes between two steps that are about rows or bytes.
    pub(crate) most: usize,
    /// Words join the last step only if it is not before this one.
    barrier: usize,
}

/// One step. Words are relative to the row.
#[derive(Clone, Copy, Debug)]
#[repr(u32)] // a tag of its own takes fewer instructions than one that shares a field
pub(crate) enum Step {
    /// Codes that are adjacent in the line and in the row.
    Words { word: u32, count: u32 },
    /// A code that is not on the tape.
    Check { code: u32 },
    /// A word that is not in the line.
    Constant { word: u32, code: u32 },
    /// A flag. The steps before `past` apply if it is `is`. Otherwise the words before `end` are 0.
    Flag { word: u32, is: u32, end: u32, past: u32 },
    /// A tag. Its variant starts at the step that `arms` has at `first` plus the tag. The words of
    /// all variants are before `end`.
    Tag { word: u32, end: u32, first: u32, count: u32 },
    /// The end of a variant.
    Jump { to: u32 },
    /// Rows. The steps of one row follow, and end before `past`.
    Rows { word: u32, count: Count, table: u32, past: u32, row: Row },
    /// Bytes, one in each row.
    Bytes { word: u32, count: Count, table: u32 },
    /// The end of a row.
    End,
}

/// The contents of rows.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Row {
    /// This many words, which are adjacent in the line and need no steps.
    Flat(u32),
    /// Words, and no other rows. A row has at most `most` codes in the line.
    Leaf { stride: u32, most: u32 },
    /// Anything.
    Any { stride: u32 },
}

/// The data that the steps of a node need.
#[derive(Clone, Copy, Debug)]
struct Need {
    /// The end of its words in the row, or 0 if it has none.
    end: u32,
    /// The maximum number of its codes in the line.
    most: u32,
    /// True if it has no rows of its own.
    is_leaf: bool,
}

impl Need {
    const NOTHING: Self = Self { end: 0, most: 0, is_leaf: true };

    fn words(word: u32, count: u32) -> Self {
        Self { end: word + count, most: count, is_leaf: true }
    }

    fn and(self, other: Self) -> Self {
        Self {
            end: self.end.max(other.end),
            most: self.most.saturating_add(other.most),
            is_leaf: self.is_leaf && other.is_leaf,
        }
    }
}

impl Steps {
    /// Returns the steps of a node, or `None` if the code of the type has to be followed by a walk.
    pub(crate) fn new(nodes: &[Storage], root: u32, strides: &[u32]) -> Option<Self> {
        let mut steps = Self::default();
        let need = steps.node(nodes, root, strides)?;
        steps.end(0);
        steps.most = steps.most.max(need.most as usize);
        Some(steps)
    }

    fn here(&self) -> u32 {
        self.steps.len() as u32
    }

    /// Ends a row. Variants that end with it need no jump.
    fn end(&mut self, first: usize) {
        let here = self.here();
        self.steps.push(Step::End);
        for step in self.steps.iter_mut().skip(first) {
            if matches!(*step, Step::Jump { to } if to == here) {
                *step = Step::End;
            }
        }
    }

    /// Adds words, to the last step if they are adjacent.
    fn words(&mut self, word: u32, count: u32) -> Need {
        let is_open = self.steps.len() > self.barrier;
        match self.steps.last_mut() {
            Some(Step::Words { word: first, count: before })
                if is_open && *first + *before == word =>
            {
                *before += count;
            }
            _ => self.steps.push(Step::Words { word, count }),
        }
        Need::words(word, count)
    }

    /// Adds a constant word, if there is one.
    fn constant(&mut self, word: u32, count: Count) -> Need {
        match count {
            Count::Always(code) if word != NONE => {
                self.steps.push(Step::Constant { word, code });
                Need { end: word + 1, ..Need::NOTHING }
            }
            Count::Counted if word != NONE => Need::words(word, 1),
            _ => Need::words(0, 1),
        }
    }

    fn nodes(
        &mut self,
        nodes: &[Storage],
        mut of: impl Iterator<Item = u32>,
        strides: &[u32],
    ) -> Option<Need> {
        of.try_fold(Need::NOTHING, |need, of| Some(need.and(self.node(nodes, of, strides)?)))
    }

    fn node(&mut self, nodes: &[Storage], node: u32, strides: &[u32]) -> Option<Need> {
        Some(match *nodes.get(node as usize)? {
            Storage::Nothing
            | Storage::Value { form: Form::Zero, .. }
            | Storage::Units { word: NONE, .. }
            | Storage::Bytes { table: NONE, .. } => Need::NOTHING,
            Storage::Value { word, form } => self.words(word, form.words() as u32),
            Storage::Check { code } => {
                self.steps.push(Step::Check { code });
                Need { most: 1, ..Need::NOTHING }
            }
            Storage::Record { ref entries } => {
                // Only the calls tell whether a field with a condition is there.
                if entries.iter().any(|entry| entry.flag != NONE) {
                    return None;
                }
                self.nodes(nodes, entries.iter().map(|entry| entry.node), strides)?
            }
            Storage::Inline { ref of } | Storage::Variants { word: NONE, ref of } => {
                self.nodes(nodes, of.iter().copied(), strides)?
            }
            Storage::Flagged { word, is, of } => {
                let flag = self.steps.len();
                self.steps.push(Step::End);
                let need = Need::words(word, 1).and(self.node(nodes, of, strides)?);
                let past = self.here();
                // Words after an option do not join those in it.
                self.barrier = self.steps.len();
                *self.steps.get_mut(flag)? = Step::Flag { word, is, end: need.end, past };
                need
            }
            Storage::Variants { word, ref of } => self.variants(nodes, word, of, strides)?,
            Storage::Rows { word, count, table, of, is_flat } => {
                self.rows(nodes, [word, table, of], count, is_flat, strides)?
            }
            Storage::Units { word, table } => {
                let (count, past) = (Count::Counted, self.here() + 1);
                self.steps.push(Step::Rows { word, count, table, past, row: Row::Flat(1) });
                Need { is_leaf: false, ..Need::words(word, 1) }
            }
            Storage::Bytes { word, count, table } => {
                let need = self.constant(word, count);
                self.steps.push(Step::Bytes { word, count, table });
                Need { is_leaf: false, ..need }
            }
            Storage::Opaque { .. } => return None,
        })
    }

    fn variants(
        &mut self,
        nodes: &[Storage],
        word: u32,
        of: &[u32],
        strides: &[u32],
    ) -> Option<Need> {
        let (tag, first) = (self.steps.len(), self.arms.len() as u32);
        self.steps.push(Step::End);
        self.arms.extend(of);
        let mut need = Need::NOTHING;
        let mut jumps = Vec::new();
        for (arm, &of) in (first..).zip(of) {
            *self.arms.get_mut(arm as usize)? = self.here();
            let more = self.node(nodes, of, strides)?;
            need = Need { most: need.most.max(more.most), ..need.and(more) };
            jumps.push(self.steps.len());
            self.steps.push(Step::End);
        }
        let to = self.here();
        for jump in jumps {
            *self.steps.get_mut(jump)? = Step::Jump { to };
        }
        let need = Need::words(word, 1).and(need);
        let count = of.len() as u32;
        *self.steps.get_mut(tag)? = Step::Tag { word, end: need.end, first, count };
        Some(need)
    }

    fn rows(
        &mut self,
        nodes: &[Storage],
        [word, table, of]: [u32; 3],
        count: Count,
        is_flat: bool,
        strides: &[u32],
    ) -> Option<Need> {
        let need = self.constant(word, count);
        if table == NONE {
            // The elements have no words. A count may be all there is of them.
            let is_counted = word != NONE && count == Count::Counted;
            let need = if is_counted { self.words(word, 1) } else { need };
            let before = self.here();
            self.node(nodes, of, strides)?;
            return (self.here() == before).then_some(need);
        }
        let stride = *strides.get(table as usize)?;
        let rows = self.steps.len();
        self.steps.push(Step::End);
        let row = if is_flat {
            Row::Flat(stride)
        } else {
            let Need { most, is_leaf, .. } = self.node(nodes, of, strides)?;
            self.end(rows + 1);
            self.most = self.most.max(most as usize);
            if is_leaf { Row::Leaf { stride, most } } else { Row::Any { stride } }
        };
        let past = self.here();
        *self.steps.get_mut(rows)? = Step::Rows { word, count, table, past, row };
        Some(Need { is_leaf: false, ..need })
    }
}
