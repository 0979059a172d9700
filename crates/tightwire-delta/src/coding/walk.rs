//! Walks the rows of a table and codes which of them changed.

use alloc::vec::Vec;

use crate::coding::body::{Bases, NONE, Scratch, Target};
use crate::coding::coder::Coder;
use crate::coding::contexts::FLAG_CELLS;
use crate::coding::row::{Refused, Setting, flags, row};
use crate::predict::motion::{Past, is_same};
use crate::predict::scale::{Scale, Ticks};
use crate::state::plan::Rows;
use crate::state::tape::Cells;

/// The rows of one table, in order.
pub(crate) struct RowCoder<'a> {
    setting: Setting<'a>,
    index: usize,
    stride: u32,
    one: &'a Cells,
    two: &'a Cells,
    three: &'a Cells,
    scratch: &'a mut Scratch,
    /// Rows are paired by a list, so a reader's rows are not in their old places.
    paired: bool,
    /// A bit for each row just coded, the latest lowest: whether it changed.
    near: u32,
    /// A bit for each block of eight rows, the latest lowest: whether it was unchanged.
    quiet: u32,
    /// True if the last row changed.
    is_changed: bool,
    /// True if the last eight rows were at rest in the baselines.
    is_still: bool,
}

static EMPTY: Cells = Cells { words: Vec::new(), rows: 0 };

impl<'a> RowCoder<'a> {
    pub(crate) fn new(
        setting: Setting<'a>,
        index: usize,
        bases: &Bases<'a>,
        scratch: &'a mut Scratch,
        paired: bool,
    ) -> Self {
        let table = setting.table;
        scratch.motion.size(table);
        scratch.row.clear();
        scratch.row.resize(table.stride as usize, 0);
        scratch.zeros.clear();
        scratch.zeros.resize(table.stride as usize, 0);
        scratch.template.clear();
        RowCoder {
            setting,
            index,
            stride: table.stride,
            one: bases.one.tables.get(index).unwrap_or(&EMPTY),
            two: bases.two.tables.get(index).unwrap_or(&EMPTY),
            three: bases.three.tables.get(index).unwrap_or(&EMPTY),
            scratch,
            paired,
            near: 0,
            quiet: 0,
            is_changed: false,
            is_still: false,
        }
    }

    /// Codes rows that are paired by place.
    pub(crate) fn places<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
    ) -> Result<(), Refused> {
        let stride = self.stride as usize;
        let rows = target.tape().tables.get(self.index).map_or(0, |cells| cells.rows);
        if stride == 0 || rows == 0 {
            return Ok(());
        }
        if C::IS_PLAIN {
            return (0..rows).try_for_each(|row| self.unknown(coder, target, row));
        }
        let table = self.setting.table;
        let base = table.octet_lines * 64;
        let cells = target.tape().tables.get(self.index).unwrap_or(&EMPTY);
        let same = !C::READS && cells.words == self.one.words;
        coder.about(0);
        let cell = base + u32::from(rows == 1) + 2 * u32::from(rows == self.one.rows);
        if coder.flag([cell, cell, cell, cell], table.row_weights + 62, u32::from(same)) != 0 {
            // A table that grew or shrank cannot be the same.
            return if rows == self.one.rows { Ok(()) } else { Err(Refused) };
        }
        let mut start = 0;
        let mut any = rows != self.one.rows;
        while start < rows {
            if coder.is_over() {
                return Err(Refused);
            }
            let end = (start + 8).min(rows);
            if end - start < 8 || self.eight(coder, target, start) {
                let before = self.is_still;
                let mut one = false;
                for row in start..end {
                    self.place(coder, target, row)?;
                    one |= self.is_changed;
                }
                // Eight rows at rest are only coded individually if one of them changed.
                if before && end - start == 8 && !one {
                    return Err(Refused);
                }
                any |= one;
            }
            start = end;
        }
        if any { Ok(()) } else { Err(Refused) }
    }

    /// Returns whether any of eight rows must be coded individually, because they move or one of
    /// them changed.
    #[inline]
    fn eight<C: Coder>(&mut self, coder: &mut C, target: &Target, start: u32) -> bool {
        let stride = self.stride as usize;
        let table = self.setting.table;
        let words = start as usize * stride..(start as usize + 8) * stride;
        let one = self.one.words.get(words.clone());
        let two = self.two.words.get(words.clone());
        let is_still = one.is_some() && one == two && one == self.three.words.get(words.clone());
        self.is_still = is_still;
        if !is_still {
            self.quiet <<= 1;
            return true;
        }
        let base = table.octet_lines * 64;
        let now = target.tape().tables.get(self.index);
        let same = !C::READS && now.and_then(|now| now.words.get(words)) == one;
        let near = self.near & 255;
        let quiet = self.quiet;
        let first = one.and_then(|one| one.get(..stride)).unwrap_or_default();
        let cells = [
            base + 64 + (near & 31) + ((quiet & 1) << 5),
            base + 128 + near.count_ones() + ((quiet & 3) << 4),
            base + 192 + flags(table, first) + ((quiet & 3) << 2),
            base + 4 + (quiet & 31),
        ];
        coder.about(1);
        let any = coder.flag(cells, table.row_weights + 63, u32::from(!same)) != 0;
        if !any {
            self.near <<= 8;
        }
        self.quiet = (quiet << 1) | u32::from(!any);
        any
    }

    /// Codes one row that is paired by place.
    #[inline(always)]
    fn place<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
        row: u32,
    ) -> Result<(), Refused> {
        let stride = self.stride;
        if let Some(one) = self.one.row(row, stride) {
            let two = self.two.row(row, stride).unwrap_or(one);
            let three = self.three.row(row, stride).unwrap_or(two);
            self.known(coder, target, row, Past { one, two, three, is_new: false })
        } else {
            self.unknown(coder, target, row)
        }
    }

    /// Codes rows that are paired by a list.
    pub(crate) fn pairs<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
    ) -> Result<(), Refused> {
        let stride = self.stride;
        let pairs = self.scratch.pairs.get_mut(self.index).map(core::mem::take).unwrap_or_default();
        let mut result = Ok(());
        for (row, &[one, two, three]) in pairs.iter().enumerate() {
            if coder.is_over() {
                result = Err(Refused);
                break;
            }
            let row = row as u32;
            result = if let Some(one) =
                self.one.row(one, stride).filter(|_| one != NONE && !C::IS_PLAIN)
            {
                let two = self.two.row(two, stride).filter(|_| two != NONE).unwrap_or(one);
                let three = self.three.row(three, stride).filter(|_| three != NONE).unwrap_or(two);
                self.known(coder, target, row, Past { one, two, three, is_new: false })
            } else {
                self.unknown(coder, target, row)
            };
            if result.is_err() {
                break;
            }
        }
        if let Some(place) = self.scratch.pairs.get_mut(self.index) {
            *place = pairs;
        }
        result
    }

    /// Codes rows that are paired by a list, each with baselines of its own age. `changed` gives
    /// whether a row differs, for rows of which both sides already know that.
    pub(crate) fn said<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
        ticks: &[Ticks],
        changed: impl Fn(u32) -> Option<bool>,
    ) -> Result<(), Refused> {
        let stride = self.stride;
        let pairs = self.scratch.pairs.get_mut(self.index).map(core::mem::take).unwrap_or_default();
        let mut last = None;
        let mut result = Ok(());
        for (row, &[one, two, three]) in pairs.iter().enumerate() {
            if coder.is_over() {
                result = Err(Refused);
                break;
            }
            let now = ticks.get(row).copied();
            if now.is_some() && now != last {
                last = now;
                self.setting.scale = now.map(Scale::new).unwrap_or_default();
            }
            let row = row as u32;
            result = if let Some(one) =
                self.one.row(one, stride).filter(|_| one != NONE && !C::IS_PLAIN)
            {
                let two = self.two.row(two, stride).filter(|_| two != NONE).unwrap_or(one);
                let three = self.three.row(three, stride).filter(|_| three != NONE).unwrap_or(two);
                let past = Past { one, two, three, is_new: false };
                match changed(row) {
                    Some(changed) => self.told(coder, target, row, past, changed),
                    None => self.known(coder, target, row, past),
                }
            } else {
                self.unknown(coder, target, row)
            };
            if result.is_err() {
                break;
            }
        }
        if let Some(place) = self.scratch.pairs.get_mut(self.index) {
            *place = pairs;
        }
        result
    }

    /// Codes a row that the baseline has, when both sides already know whether it changed.
    fn told<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
        index: u32,
        past: Past,
        changed: bool,
    ) -> Result<(), Refused> {
        self.near = (self.near << 1) | u32::from(changed);
        self.is_changed = changed;
        let Scratch { row: values, motion, .. } = &mut *self.scratch;
        let table = self.setting.table;
        let skip = self.setting.skip();
        let now = target.tape().tables.get(self.index).and_then(|now| now.row(index, self.stride));
        values.copy_from_slice(if C::READS { past.one } else { now.unwrap_or(past.one) });
        if changed {
            motion.look(table, &self.setting.scale, &past);
            coder.row(index);
            row(coder, &self.setting, &past, motion, values, skip)?;
            if C::READS && is_same(values, past.one) {
                return Err(Refused);
            }
        }
        if C::READS {
            keep_key(values, target, self.index, index, self.stride, skip);
            target.put(self.index, index, self.stride, values);
        }
        Ok(())
    }

    /// Codes a row that the baseline has.
    #[inline]
    fn known<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
        index: u32,
        past: Past,
    ) -> Result<(), Refused> {
        let Scratch { row: values, motion, .. } = &mut *self.scratch;
        let table = self.setting.table;
        let skip = self.setting.skip();
        motion.look(table, &self.setting.scale, &past);
        let now = if C::READS {
            past.one
        } else {
            target
                .tape()
                .tables
                .get(self.index)
                .and_then(|now| now.row(index, self.stride))
                .unwrap_or(past.one)
        };
        let marks = flags(table, past.one);
        let base = self.setting.aged::<C>(table.row_lines, table.row_aged_lines) * 64;
        let near = self.near;
        let crowd = match (near & 0xffff).count_ones() {
            0 => 0,
            1..=3 => 1,
            4..=8 => 2,
            _ => 3,
        };
        let speed = motion.row.speed.min(15);
        let bend = motion.row.bend.min(15);
        let cells = [
            base + (motion.row.when | ((near & 7) << 2) | (crowd << 5) | (marks << 7)),
            base + FLAG_CELLS + (speed | (bend << 4) | ((marks & 1) << 8)),
            base + 2 * FLAG_CELLS + (motion.lately | (motion.before << 4) | ((near & 1) << 8)),
            base + 3 * FLAG_CELLS
                + ((speed >> 1) | ((near & 7) << 3) | (marks << 6) | ((motion.row.when >> 1) << 8)),
        ];
        coder.about(0);
        // If there is a key, it is known to be the same.
        let same = C::READS || is_same(now, past.one);
        // Resting rows and moving rows use different contexts.
        let weights = table.row_weights + motion.row.when * 4 + crowd;
        let changed = coder.flag(cells, weights, u32::from(!same)) != 0;
        self.near = (near << 1) | u32::from(changed);
        self.is_changed = changed;
        if changed {
            coder.row(index);
            values.copy_from_slice(now);
            row(coder, &self.setting, &past, motion, values, skip)?;
            if C::READS && is_same(values, past.one) {
                return Err(Refused);
            }
        }
        // Rows paired by place start as copies of the baseline's rows, and so do keyed ones.
        if C::READS && (changed || self.paired) {
            if !changed {
                values.copy_from_slice(now);
            }
            keep_key(values, target, self.index, index, self.stride, skip);
            target.put(self.index, index, self.stride, values);
        }
        Ok(())
    }

    /// Codes a row that the baseline does not have, relative to the last such row.
    fn unknown<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
        index: u32,
    ) -> Result<(), Refused> {
        if C::IS_PLAIN && coder.is_over() {
            return Err(Refused);
        }
        let Scratch { row: values, motion, template, zeros, .. } = &mut *self.scratch;
        if template.is_empty() {
            let last = self.one.row(self.one.rows.wrapping_sub(1), self.stride);
            template.extend_from_slice(last.unwrap_or(zeros));
        }
        let past = Past { one: template, two: template, three: template, is_new: true };
        let skip = self.setting.skip();
        motion.look(self.setting.table, &self.setting.scale, &past);
        if C::READS {
            values.copy_from_slice(template);
            keep_key(values, target, self.index, index, self.stride, skip);
        } else {
            let now =
                target.tape().tables.get(self.index).and_then(|now| now.row(index, self.stride));
            values.copy_from_slice(now.unwrap_or(zeros));
        }
        coder.row(index);
        row(coder, &self.setting, &past, motion, values, skip)?;
        if C::READS && !crate::state::check::row(self.setting.table, values) {
            return Err(Refused);
        }
        self.near = (self.near << 1) | 1;
        self.is_changed = true;
        target.put(self.index, index, self.stride, values);
        template.copy_from_slice(values);
        Ok(())
    }
}

/// A row's key is coded before the rows are.
fn keep_key(row: &mut [u32], target: &Target, table: usize, index: u32, stride: u32, skip: usize) {
    let now = target.tape().tables.get(table).and_then(|now| now.row(index, stride));
    if let (true, Some(place), Some(&key)) =
        (skip > 0, row.first_mut(), now.and_then(<[u32]>::first))
    {
        *place = key;
    }
}

impl Setting<'_> {
    /// Returns the number of groups that are coded with the keys.
    #[inline(always)]
    pub(crate) fn skip(&self) -> usize {
        usize::from(matches!(self.table.rows, Rows::Keyed { .. }) && self.table.last_key > 0)
    }
}
