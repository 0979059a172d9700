//! A whole state: table after table, row after row.

use alloc::vec::Vec;

use crate::coder::Coder;
use crate::contexts::FLAG_CELLS;
use crate::model::Usual;
use crate::motion::{Motion, Past, is_same};
use crate::plan::{Plan, Rows, Table};
use crate::row::{Refused, Setting, flags, row};
use crate::scale::Scale;
use crate::tape::{Cells, Tape};

/// No such row.
pub(crate) const NONE: u32 = u32::MAX;

/// The states that both sides have.
#[derive(Clone, Copy)]
pub(crate) struct Bases<'a> {
    pub(crate) one: &'a Tape,
    pub(crate) two: &'a Tape,
    pub(crate) three: &'a Tape,
    pub(crate) scale: &'a Scale,
}

/// Where the new state comes from or goes to.
pub(crate) enum Target<'a> {
    /// A writer's.
    From(&'a Tape),
    /// A reader's.
    Into(&'a mut Tape),
}

impl Target<'_> {
    #[inline(always)]
    pub(crate) fn tape(&self) -> &Tape {
        match self {
            Self::From(tape) => tape,
            Self::Into(tape) => tape,
        }
    }

    #[inline(always)]
    fn put(&mut self, table: usize, index: u32, stride: u32, row: &[u32]) {
        if let Self::Into(tape) = self {
            let start = index as usize * stride as usize;
            let cells = tape.tables.get_mut(table);
            let words = cells.and_then(|cells| cells.words.get_mut(start..start + row.len()));
            if let Some(words) = words {
                words.copy_from_slice(row);
            }
        }
    }
}

/// Memory that is kept from packet to packet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    row: Vec<u32>,
    template: Vec<u32>,
    zeros: Vec<u32>,
    motion: Motion,
    /// For each table whose rows are not paired by place: which rows of the baselines each is.
    pub(crate) pairs: Vec<Vec<[u32; 3]>>,
    pub(crate) keys: Vec<u32>,
}

/// Codes the new state.
pub(crate) fn state<C: Coder>(
    coder: &mut C,
    plan: &Plan,
    usual: &Usual,
    scratch: &mut Scratch,
    target: &mut Target,
    bases: &Bases,
    ended: &mut impl FnMut(&C) -> bool,
) -> Result<(), Refused> {
    scratch.pairs.resize_with(plan.tables.len(), Vec::new);
    for (index, table) in plan.tables.iter().enumerate() {
        let paired = pair(coder, plan, usual, scratch, target, bases, index)?;
        let setting = Setting { table, scale: bases.scale, usual };
        let mut walk = Walk::new(setting, index, bases, scratch, paired);
        if paired { walk.pairs(coder, target, ended)? } else { walk.places(coder, target, ended)? }
    }
    Ok(())
}

/// Finds how many rows the table has now and which old row each one is. `false` if they are paired
/// by place.
fn pair<C: Coder>(
    coder: &mut C,
    plan: &Plan,
    usual: &Usual,
    scratch: &mut Scratch,
    target: &mut Target,
    bases: &Bases,
    index: usize,
) -> Result<bool, Refused> {
    let table = plan.tables.get(index).ok_or(Refused)?;
    let parent = match table.rows {
        _ if index == 0 => {
            size(target, bases, table, index, 1);
            return Ok(false);
        }
        Rows::Keyed { .. } => {
            crate::keys::keys(coder, table, usual, scratch, target, bases, index)?;
            return Ok(true);
        }
        Rows::Fixed { parent, .. } | Rows::Counted { parent, .. } => parent as usize,
    };
    let rows = target.tape().children(plan, index).ok_or(Refused)?;
    size(target, bases, table, index, rows);
    let by_place = match table.rows {
        Rows::Fixed { .. } => scratch.pairs.get(parent).is_none_or(Vec::is_empty),
        _ => parent == 0,
    };
    let mut pairs = scratch.pairs.get_mut(index).map(core::mem::take).unwrap_or_default();
    pairs.clear();
    if !by_place {
        crate::nested::pairs(plan, table, parent, target.tape(), bases, scratch, &mut pairs);
    }
    if let Some(place) = scratch.pairs.get_mut(index) {
        *place = pairs;
    }
    Ok(!by_place)
}

/// Gives a reader's table its rows, as copies of the baseline's where there are any.
pub(crate) fn size(target: &mut Target, bases: &Bases, table: &Table, index: usize, rows: u32) {
    let Target::Into(tape) = target else { return };
    let (Some(cells), Some(old)) = (tape.tables.get_mut(index), bases.one.tables.get(index)) else {
        return;
    };
    cells.rows = rows;
    let words = rows as usize * table.stride as usize;
    cells.words.clear();
    cells.words.extend_from_slice(old.words.get(..words).unwrap_or(&old.words));
    cells.words.resize(words, 0);
}

struct Walk<'a> {
    setting: Setting<'a>,
    index: usize,
    stride: u32,
    one: &'a Cells,
    two: &'a Cells,
    three: &'a Cells,
    scratch: &'a mut Scratch,
    /// Rows are paired by a list, so a reader's are not where they were.
    paired: bool,
    /// A bit for each row just coded, the last one lowest: whether it changed.
    near: u32,
}

static EMPTY: Cells = Cells { words: Vec::new(), rows: 0 };

impl<'a> Walk<'a> {
    fn new(
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
        Walk {
            setting,
            index,
            stride: table.stride,
            one: bases.one.tables.get(index).unwrap_or(&EMPTY),
            two: bases.two.tables.get(index).unwrap_or(&EMPTY),
            three: bases.three.tables.get(index).unwrap_or(&EMPTY),
            scratch,
            paired,
            near: 0,
        }
    }

    /// Rows that are paired by place.
    fn places<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
        ended: &mut impl FnMut(&C) -> bool,
    ) -> Result<(), Refused> {
        let stride = self.stride as usize;
        let rows = target.tape().tables.get(self.index).map_or(0, |cells| cells.rows);
        if stride == 0 || rows == 0 {
            return Ok(());
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
        let both = rows.min(self.one.rows).min(self.two.rows).min(self.three.rows);
        let mut start = 0;
        let mut quiet = 0;
        while start < rows {
            let end = (start + 8).min(rows);
            if ended(coder) {
                return Err(Refused);
            }
            if end <= both && end - start == 8 {
                let words = start as usize * stride..end as usize * stride;
                let one = self.one.words.get(words.clone());
                let still = one == self.two.words.get(words.clone())
                    && one == self.three.words.get(words.clone());
                if still {
                    let now = target.tape().tables.get(self.index);
                    let same = !C::READS && now.and_then(|now| now.words.get(words)) == one;
                    let near = self.near & 255;
                    let first = one.and_then(|one| one.get(..stride)).unwrap_or_default();
                    let cells = [
                        base + 64 + (near & 31) + ((quiet & 1) << 5),
                        base + 128 + near.count_ones() + ((quiet & 3) << 4),
                        base + 192 + flags(table, first) + ((quiet & 3) << 2),
                        base + 4 + (quiet & 31),
                    ];
                    coder.about(1);
                    if coder.flag(cells, table.row_weights + 63, u32::from(!same)) == 0 {
                        self.near <<= 8;
                        quiet = (quiet << 1) | 1;
                        start = end;
                        continue;
                    }
                }
            }
            quiet <<= 1;
            for row in start..end {
                self.place(coder, target, row)?;
            }
            start = end;
        }
        Ok(())
    }

    /// One row that is paired by place.
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

    /// Rows that are paired by a list.
    fn pairs<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
        ended: &mut impl FnMut(&C) -> bool,
    ) -> Result<(), Refused> {
        let stride = self.stride;
        let pairs = self.scratch.pairs.get_mut(self.index).map(core::mem::take).unwrap_or_default();
        let mut result = Ok(());
        for (row, &[one, two, three]) in pairs.iter().enumerate() {
            if ended(coder) {
                result = Err(Refused);
                break;
            }
            let row = row as u32;
            result = if let Some(one) = self.one.row(one, stride).filter(|_| one != NONE) {
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

    /// A row that the baseline has.
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
        motion.look(table, self.setting.scale, &past);
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
        let base = table.row_lines * 64;
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
        // The key, if there is one, is known to be the same.
        let same = C::READS || is_same(now, past.one);
        // Rows that rest and rows that move are different questions.
        let weights = table.row_weights + motion.row.when * 4 + crowd;
        let changed = coder.flag(cells, weights, u32::from(!same)) != 0;
        self.near = (near << 1) | u32::from(changed);
        if changed {
            values.copy_from_slice(now);
            row(coder, &self.setting, &past, motion, values, skip)?;
        }
        // Rows that are paired by place start as copies of the baseline's, and so do keyed ones.
        if C::READS && (changed || self.paired) {
            if !changed {
                values.copy_from_slice(now);
            }
            keep_key(values, target, self.index, index, self.stride, skip);
            target.put(self.index, index, self.stride, values);
        }
        Ok(())
    }

    /// A row that the baseline does not have: coded against the last such row.
    fn unknown<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
        index: u32,
    ) -> Result<(), Refused> {
        let Scratch { row: values, motion, template, zeros, .. } = &mut *self.scratch;
        if template.is_empty() {
            let last = self.one.row(self.one.rows.wrapping_sub(1), self.stride);
            template.extend_from_slice(last.unwrap_or(zeros));
        }
        let past = Past { one: template, two: template, three: template, is_new: true };
        let skip = self.setting.skip();
        motion.look(self.setting.table, self.setting.scale, &past);
        if C::READS {
            values.copy_from_slice(template);
            keep_key(values, target, self.index, index, self.stride, skip);
        } else {
            let now =
                target.tape().tables.get(self.index).and_then(|now| now.row(index, self.stride));
            values.copy_from_slice(now.unwrap_or(zeros));
        }
        row(coder, &self.setting, &past, motion, values, skip)?;
        if C::READS && !crate::check::row(self.setting.table, values) {
            return Err(Refused);
        }
        self.near = (self.near << 1) | 1;
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
    /// The groups that are coded with the keys.
    #[inline(always)]
    pub(crate) fn skip(&self) -> usize {
        usize::from(matches!(self.table.rows, Rows::Keyed { .. }) && self.table.last_key > 0)
    }
}
