//! Lines up the codes of a tape, as code that reads the value wants them.

use alloc::vec::Vec;

use crate::state::tape::Tape;
use crate::value::deal::copy;
use crate::value::script::Count;
use crate::value::steps::{Row, Step, Steps};

/// Memory for the lines of a tape.
#[derive(Debug)]
pub(crate) struct Lines<'a> {
    /// Grows as needed, and is never cleared.
    pub(crate) line: &'a mut Vec<u32>,
    pub(crate) bytes: &'a mut Vec<u8>,
    /// The number of words that were read from each table.
    pub(crate) read: &'a mut Vec<u32>,
}

impl Lines<'_> {
    /// Lines up a tape. Returns the number of codes in the line, or `None` if the tape does not
    /// follow the plan of the description.
    pub(crate) fn fill(&mut self, steps: &Steps, tape: &Tape) -> Option<usize> {
        self.bytes.clear();
        self.read.clear();
        self.read.resize(tape.tables.len(), 0);
        let Self { line, bytes, read } = self;
        let mut up = LineUp { steps, tape, line, at: 0, bytes, read };
        up.row(0, tape.words(0))?;
        Some(up.at)
    }
}

struct LineUp<'a> {
    steps: &'a Steps,
    tape: &'a Tape,
    line: &'a mut Vec<u32>,
    /// The number of codes in the line.
    at: usize,
    bytes: &'a mut Vec<u8>,
    read: &'a mut [u32],
}

impl<'a> LineUp<'a> {
    /// Returns room for more codes.
    fn room(&mut self, count: usize) -> Option<&mut [u32]> {
        let end = self.at.checked_add(count)?;
        if self.line.len() < end {
            self.line.resize(end.saturating_mul(2), 0);
        }
        self.line.get_mut(self.at..)
    }

    fn push(&mut self, code: u32) -> Option<()> {
        *self.room(1)?.first_mut()? = code;
        self.at += 1;
        Some(())
    }

    /// Returns the next rows of a table, if all of them exist.
    fn next(&mut self, table: u32, stride: u32, rows: u32) -> Option<&'a [u32]> {
        let place = self.read.get_mut(table as usize)?;
        let start = *place as usize;
        let end = start.checked_add((rows as usize).checked_mul(stride as usize)?)?;
        let words = self.tape.words(table as usize).get(start..end)?;
        *place = u32::try_from(end).ok()?;
        Some(words)
    }

    /// Runs steps from `at` to the end of the row.
    fn row(&mut self, mut at: usize, row: &[u32]) -> Option<()> {
        let steps = self.steps;
        loop {
            // A row that is not a leaf is lined up piece by piece.
            let most = steps.most;
            let (next, count) = codes(steps, at, row, self.room(most)?, 0)?;
            self.at += count;
            at = next;
            match *steps.steps.get(at)? {
                Step::Rows { word, count, table, past, row: kind } => {
                    let rows = match count {
                        Count::Keyed => {
                            let rows = u32::try_from(self.tape.rows(table as usize)).ok()?;
                            self.push(rows)?;
                            rows
                        }
                        count => self.count(word, count, row)?,
                    };
                    self.rows(at + 1, table, rows, kind)?;
                    at = past as usize;
                }
                Step::Bytes { word, count, table } => {
                    let count = self.count(word, count, row)?;
                    let words = self.next(table, 1, count)?;
                    self.bytes.extend(words.iter().map(|&word| word as u8));
                    at += 1;
                }
                _ => return Some(()),
            }
        }
    }

    fn count(&mut self, word: u32, count: Count, row: &[u32]) -> Option<u32> {
        if let Count::Always(count) = count {
            return Some(count);
        }
        let count = *row.get(word as usize)?;
        self.push(count)?;
        Some(count)
    }

    fn rows(&mut self, first: usize, table: u32, rows: u32, kind: Row) -> Option<()> {
        match kind {
            Row::Flat(stride) => {
                let words = self.next(table, stride, rows)?;
                self.room(words.len())?.get_mut(..words.len())?.copy_from_slice(words);
                self.at += words.len();
            }
            Row::Leaf { stride, most } => {
                let words = self.next(table, stride, rows)?;
                let steps = self.steps;
                let line = self.room((rows as usize).checked_mul(most as usize)?)?;
                self.at += leaves(steps, first, words, stride as usize, line)?;
            }
            Row::Any { stride } => {
                let words = self.next(table, stride, rows)?;
                for row in words.chunks_exact((stride as usize).max(1)) {
                    self.row(first, row)?;
                }
            }
        }
        Some(())
    }
}

/// Lines up rows that own no others, and returns the number of codes. This is a separate function so
/// that the loop has all registers.
#[inline(never)]
fn leaves(
    steps: &Steps,
    first: usize,
    words: &[u32],
    stride: usize,
    line: &mut [u32],
) -> Option<usize> {
    let mut to = 0;
    for row in words.chunks_exact(stride.max(1)) {
        (_, to) = codes(steps, first, row, line, to)?;
    }
    Some(to)
}

/// Runs steps from `at` to the next one that is about rows or bytes, or to the end of the row.
/// The codes go to `to` in the line. Returns that step, and the end of the codes.
#[inline(always)]
fn codes(
    steps: &Steps,
    mut at: usize,
    row: &[u32],
    line: &mut [u32],
    mut to: usize,
) -> Option<(usize, usize)> {
    loop {
        match *steps.steps.get(at)? {
            Step::Words { word, count } => {
                let codes = row.get(word as usize..)?.get(..count as usize)?;
                copy(line.get_mut(to..)?.get_mut(..count as usize)?, codes);
                to += count as usize;
                at += 1;
            }
            Step::Check { code } => {
                *line.get_mut(to)? = code;
                to += 1;
                at += 1;
            }
            Step::Constant { word, code } => {
                if *row.get(word as usize)? != code {
                    return None;
                }
                at += 1;
            }
            Step::Flag { word, is, past, .. } => {
                let flag = *row.get(word as usize)?;
                *line.get_mut(to)? = flag;
                to += 1;
                at = if flag == is { at + 1 } else { past as usize };
            }
            Step::Tag { word, first, count, .. } => {
                let tag = *row.get(word as usize)?;
                if tag >= count {
                    return None;
                }
                *line.get_mut(to)? = tag;
                to += 1;
                at = *steps.arms.get((first + tag) as usize)? as usize;
            }
            Step::Jump { to } => at = to as usize,
            Step::Rows { .. } | Step::Bytes { .. } | Step::End => return Some((at, to)),
        }
    }
}
