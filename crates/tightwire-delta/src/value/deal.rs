//! Deals out the codes of a line to the tables of a tape.

use crate::state::tape::Tape;
use crate::value::script::Count;
use crate::value::steps::{Row, Step, Steps};

/// Makes the codes of a value, and the bytes of its texts, the tables of a tape. The tape is new, or
/// has been through here before. Returns `None` if the codes are not those of the description.
pub(crate) fn deal(
    steps: &Steps,
    strides: &[u32],
    (line, bytes): (&[u32], &[u8]),
    tape: &mut Tape,
) -> Option<()> {
    tape.tables.resize_with(strides.len(), Default::default);
    for cells in &mut tape.tables {
        cells.rows = 0;
    }
    let mut root = core::mem::take(&mut tape.tables.first_mut()?.words);
    root.resize(*strides.first()? as usize, 0);
    let mut deal = Deal { steps, line, bytes, tape };
    let done = deal.row(0, &mut root);
    let is_all = deal.line.is_empty() && deal.bytes.is_empty();
    if let Some(cells) = tape.tables.first_mut() {
        cells.words = root;
        cells.rows = 1;
    }
    for (cells, &stride) in tape.tables.iter_mut().zip(strides) {
        cells.words.truncate(cells.rows as usize * stride as usize);
    }
    done.filter(|()| is_all)
}

struct Deal<'a> {
    steps: &'a Steps,
    /// The rest of the lines.
    line: &'a [u32],
    bytes: &'a [u8],
    /// The rows of its tables count what was dealt out. Words after them are old ones, whose memory
    /// is used again.
    tape: &'a mut Tape,
}

impl Deal<'_> {
    /// Runs steps from `at` to the end of the row.
    fn row(&mut self, mut at: usize, row: &mut [u32]) -> Option<()> {
        loop {
            (at, self.line) = words(self.steps, at, row, self.line)?;
            match *self.steps.steps.get(at)? {
                Step::Rows { word, count, table, past, row: kind } => {
                    let rows = self.count(word, count, row)?;
                    match kind {
                        Row::Flat(stride) => self.flat(table, stride, rows)?,
                        Row::Leaf { stride, .. } => self.leaves(at + 1, table, stride, rows)?,
                        Row::Any { stride } => self.rows(at + 1, table, stride, rows)?,
                    }
                    at = past as usize;
                }
                Step::Bytes { word, count, table } => {
                    let count = self.count(word, count, row)?;
                    let (bytes, rest) = self.bytes.split_at_checked(count as usize)?;
                    let places = self.places(table, 1, count)?;
                    for (place, &byte) in places.iter_mut().zip(bytes) {
                        *place = u32::from(byte);
                    }
                    self.bytes = rest;
                    at += 1;
                }
                _ => return Some(()),
            }
        }
    }

    fn count(&mut self, word: u32, count: Count, row: &mut [u32]) -> Option<u32> {
        if let Count::Always(count) = count {
            return Some(count);
        }
        let (&code, rest) = self.line.split_first()?;
        self.line = rest;
        if count == Count::Counted {
            *row.get_mut(word as usize)? = code;
        }
        Some(code)
    }

    /// Returns the words of more rows of a table, with old content.
    fn places(&mut self, table: u32, stride: u32, rows: u32) -> Option<&mut [u32]> {
        let cells = self.tape.tables.get_mut(table as usize)?;
        let start = (cells.rows as usize).checked_mul(stride as usize)?;
        let end = start.checked_add((rows as usize).checked_mul(stride as usize)?)?;
        cells.rows = cells.rows.checked_add(rows)?;
        if cells.words.len() < end {
            cells.words.resize(end, 0);
        }
        cells.words.get_mut(start..end)
    }

    fn flat(&mut self, table: u32, stride: u32, rows: u32) -> Option<()> {
        let count = (rows as usize).checked_mul(stride as usize)?;
        let (codes, rest) = self.line.split_at_checked(count)?;
        self.line = rest;
        self.places(table, stride, rows)?.copy_from_slice(codes);
        Some(())
    }

    /// Deals out rows that own no others.
    fn leaves(&mut self, first: usize, table: u32, stride: u32, rows: u32) -> Option<()> {
        let (steps, line) = (self.steps, self.line);
        self.has_rows(rows)?;
        let places = self.places(table, stride, rows)?;
        self.line = leaves(steps, first, places, stride as usize, line)?;
        Some(())
    }

    /// Deals out rows of any kind.
    fn rows(&mut self, first: usize, table: u32, stride: u32, rows: u32) -> Option<()> {
        self.has_rows(rows)?;
        self.places(table, stride, rows)?;
        // No other step has rows in this table, so it can be away for a while.
        let cells = self.tape.tables.get_mut(table as usize)?;
        let start = (cells.rows - rows) as usize * stride as usize;
        let mut words = core::mem::take(&mut cells.words);
        let places = words.get_mut(start..)?.chunks_exact_mut((stride as usize).max(1));
        for row in places.take(rows as usize) {
            self.row(first, row)?;
        }
        self.tape.tables.get_mut(table as usize)?.words = words;
        Some(())
    }

    /// Checks that there may be that many rows, each of which has at least one code or byte. Without
    /// it, code that does not follow its description could ask for any amount of memory.
    fn has_rows(&self, rows: u32) -> Option<()> {
        (rows as usize <= self.line.len() + self.bytes.len()).then_some(())
    }
}

/// Deals out rows that own no others, and returns what is left of the line. This is a separate
/// function so that the loop has all registers.
#[inline(never)]
fn leaves<'l>(
    steps: &Steps,
    first: usize,
    places: &mut [u32],
    stride: usize,
    mut line: &'l [u32],
) -> Option<&'l [u32]> {
    for row in places.chunks_exact_mut(stride.max(1)) {
        (_, line) = words(steps, first, row, line)?;
    }
    Some(line)
}

/// Runs steps from `at` to the next one that is about rows or bytes, or to the end of the row.
/// Returns that step, and what is left of the line.
///
/// The row has zeros or the content of an older row. In both, the words of what is absent are 0, so
/// words become 0 only where a flag or a tag changes.
#[inline(always)]
fn words<'l>(
    steps: &Steps,
    mut at: usize,
    row: &mut [u32],
    mut line: &'l [u32],
) -> Option<(usize, &'l [u32])> {
    loop {
        match *steps.steps.get(at)? {
            Step::Words { word, count } => {
                let (codes, rest) = line.split_at_checked(count as usize)?;
                copy(row.get_mut(word as usize..)?.get_mut(..count as usize)?, codes);
                line = rest;
                at += 1;
            }
            Step::Check { code } => {
                let (&found, rest) = line.split_first()?;
                if found != code {
                    return None;
                }
                line = rest;
                at += 1;
            }
            Step::Constant { word, code } => {
                *row.get_mut(word as usize)? = code;
                at += 1;
            }
            Step::Flag { word, is, end, past } => {
                let (&flag, rest) = line.split_first()?;
                let place = row.get_mut(word as usize)?;
                let is_old = *place == flag;
                *place = flag;
                line = rest;
                at += 1;
                if flag != is {
                    at = past as usize;
                    if !is_old {
                        row.get_mut(word as usize + 1..end as usize)?.fill(0);
                    }
                }
            }
            Step::Tag { word, end, first, count } => {
                let (&tag, rest) = line.split_first()?;
                let place = row.get_mut(word as usize)?;
                let is_old = *place == tag;
                *place = tag;
                line = rest;
                if !is_old {
                    row.get_mut(word as usize + 1..end as usize)?.fill(0);
                }
                if tag >= count {
                    return None;
                }
                at = *steps.arms.get((first + tag) as usize)? as usize;
            }
            Step::Jump { to } => at = to as usize,
            Step::Rows { .. } | Step::Bytes { .. } | Step::End => return Some((at, line)),
        }
    }
}

/// Copies words of equal number, which usually is small.
#[inline(always)]
pub(crate) fn copy(places: &mut [u32], codes: &[u32]) {
    let (Some(first), Some(last)) = (codes.first_chunk::<4>(), codes.last_chunk::<4>()) else {
        match (places, codes) {
            ([to], &[code]) => *to = code,
            ([to, next], &[code, other]) => [*to, *next] = [code, other],
            ([to, next, last], &[code, other, third]) => {
                [*to, *next, *last] = [code, other, third];
            }
            _ => {}
        }
        return;
    };
    if codes.len() > 8 {
        copy_many(places, codes);
        return;
    }
    // The two may overlap.
    if let Some(to) = places.first_chunk_mut() {
        *to = *first;
    }
    if let Some(to) = places.last_chunk_mut() {
        *to = *last;
    }
}

#[inline(never)]
fn copy_many(places: &mut [u32], codes: &[u32]) {
    for (place, &code) in places.iter_mut().zip(codes) {
        *place = code;
    }
}
