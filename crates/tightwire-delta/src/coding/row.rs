//! Codes one row: which groups changed, and the new values of their fields.

use core::ops::Range;

use crate::coding::coder::Coder;
use crate::coding::contexts::FLAG_CELLS;
use crate::coding::model::Usual;
use crate::coding::number::number;
use crate::coding::symbol::{byte, symbol};
use crate::predict::motion::{Motion, Past, is_same};
use crate::predict::scale::Scale;
use crate::predict::turn::turn;
use crate::state::check::exists;
use crate::state::plan::{Field, FieldKind, Plan, Table};

/// The error for a decoded value that its field cannot have, or a packet that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused;

/// The part of the row that has been coded so far, as context for the rest.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sofar {
    /// The bits of the last residual and of the one before.
    pub(crate) sizes: [u32; 2],
    /// A bit for each of the last groups, the latest lowest: whether it changed.
    pub(crate) changed: u32,
    /// The row's flags in its baseline.
    pub(crate) flags: u32,
    /// The direction of the last residual: with the motion (1) or against it (2).
    pub(crate) with: u32,
}

impl Sofar {
    #[inline(always)]
    pub(crate) fn note(&mut self, size: u32, miss: i64, step: i32) {
        self.sizes = [size, self.sizes[0]];
        let product = miss.signum() * i64::from(step.signum());
        self.with = match product {
            0 => 0,
            1 => 1,
            _ => 2,
        };
    }
}

/// The context that stays the same from row to row.
#[derive(Clone, Copy)]
pub(crate) struct Setting<'a> {
    pub(crate) table: &'a Table,
    pub(crate) scale: Scale,
    pub(crate) usual: &'a Usual,
    /// The number of lines of class 0, and of each other class of ages.
    pub(crate) lines: [u32; 2],
}

impl<'a> Setting<'a> {
    pub(crate) fn new(plan: &Plan, table: &'a Table, scale: Scale, usual: &'a Usual) -> Self {
        Self { table, scale, usual, lines: [plan.lines, plan.aged_lines] }
    }

    /// Returns the first of some lines for the age of the baseline: `lines` in class 0, `aged` in
    /// the lines of another class.
    #[inline(always)]
    pub(crate) fn aged<C: Coder>(&self, lines: u32, aged: u32) -> u32 {
        let [first, count] = self.lines;
        match self.scale.class {
            class @ 1.. if C::HAS_AGES => first + (class - 1) * count + aged,
            _ => lines,
        }
    }
}

/// Returns the row's flags in its baseline, as two bits.
#[inline(always)]
pub(crate) fn flags(table: &Table, row: &[u32]) -> u32 {
    let [first, second] = table.flag_words;
    let flag =
        |word: Option<u32>| word.and_then(|word| row.get(word as usize)).copied().unwrap_or(0) & 1;
    flag(first) | (flag(second) << 1)
}

/// Codes a row that changed. A writer passes the new row. A reader passes a copy of the baseline's
/// row, which becomes the new one. `motion` has already been computed from it.
#[inline]
pub(crate) fn row<C: Coder>(
    coder: &mut C,
    setting: &Setting,
    past: &Past,
    motion: &Motion,
    row: &mut [u32],
    skip: usize,
) -> Result<(), Refused> {
    let table = setting.table;
    let sizes = [(motion.row.bend / 2).min(7), motion.row.speed / 2];
    let mut sofar = Sofar { sizes, flags: flags(table, past.one), ..Sofar::default() };
    let mut any = false;
    let last = table.groups.len().wrapping_sub(1);
    for (index, group) in table.groups.iter().enumerate().skip(skip) {
        let words = group.first as usize..(group.first + group.words) as usize;
        if !exists(table, group, row) {
            if C::READS {
                row.get_mut(words).unwrap_or_default().fill(0);
            }
            continue;
        }
        let had = group.when.is_none() || exists(table, group, past.one);
        let mut changed = true;
        if had && !C::IS_PLAIN && (any || index != last || past.is_new) {
            let moved = motion.groups.get(index).copied().unwrap_or_default();
            let base = setting.aged::<C>(group.lines, group.aged_lines) * 64;
            let sizes = sofar.sizes.map(|size| size.min(7));
            let new = u32::from(past.is_new);
            let cells = [
                (moved.when | ((sofar.changed & 7) << 2) | (sofar.flags << 5) | (new << 7)) & 511,
                moved.speed.min(15) | (moved.bend.min(15) << 4) | (u32::from(any) << 8),
                sizes[0]
                    | (sizes[1] << 3)
                    | ((moved.when & 1) << 6)
                    | ((sofar.changed & 1) << 7)
                    | (new << 8),
                motion.row.speed.min(15)
                    | (moved.when << 4)
                    | ((sofar.changed & 1) << 6)
                    | ((sofar.flags & 1) << 7)
                    | (new << 8),
            ];
            let [a, b, c, d] = cells;
            let cells = [
                base + a,
                base + FLAG_CELLS + b,
                base + 2 * FLAG_CELLS + c,
                base + 3 * FLAG_CELLS + d,
            ];
            let now = row.get(words.clone()).unwrap_or_default();
            let same = C::READS || is_same(now, past.one.get(words.clone()).unwrap_or_default());
            coder.about(2 + group.fields.first().map_or(0, |field| field.number) * 2);
            changed = coder.flag(cells, group.weights, u32::from(!same)) != 0;
        }
        sofar.changed = (sofar.changed << 1) | u32::from(changed);
        any |= changed;
        if !changed {
            continue;
        }
        for one in &group.fields {
            coder.about(3 + one.number * 2);
            // A flag has only one other value.
            let is_alone = group.fields.len() == 1 && one.kind == FieldKind::FLAG;
            let implied = had && is_alone && !past.is_new;
            if implied {
                if let (true, Some(place)) = (C::READS, row.get_mut(one.word as usize)) {
                    *place = 1 - (*place & 1);
                }
                continue;
            }
            field(coder, setting, past, motion, row, one, &mut sofar)?;
        }
        // A row marked as changed must have changed, so that each state has exactly one packet.
        if C::READS && !C::IS_PLAIN && had && is_same_at(row, past.one, words) {
            return Err(Refused);
        }
    }
    Ok(())
}

#[inline(always)]
fn is_same_at(row: &[u32], past: &[u32], words: Range<usize>) -> bool {
    is_same(row.get(words.clone()).unwrap_or_default(), past.get(words).unwrap_or_default())
}

#[inline(always)]
fn field<C: Coder>(
    coder: &mut C,
    setting: &Setting,
    past: &Past,
    motion: &Motion,
    row: &mut [u32],
    field: &Field,
    sofar: &mut Sofar,
) -> Result<(), Refused> {
    match field.kind {
        FieldKind::Rotation { bits } => turn(coder, setting, past, motion, row, field, bits, sofar),
        FieldKind::Symbol { .. } => symbol(coder, past, row, field, sofar),
        FieldKind::Byte => {
            byte(coder, past, row, field);
            Ok(())
        }
        FieldKind::Int { .. } | FieldKind::Wrapping { .. } | FieldKind::Float => {
            number(coder, setting, past, motion, row, field, sofar)
        }
    }
}
