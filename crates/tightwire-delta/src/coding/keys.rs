//! Keyed tables: which rows are still present, and which are new.

use alloc::vec::Vec;

use crate::coding::body::{Bases, NONE, Scratch, Target};
use crate::coding::coder::Coder;
use crate::coding::contexts::FLAG_CELLS;
use crate::coding::model::Usual;
use crate::coding::numbers::level;
use crate::coding::residual::residual;
use crate::coding::row::Refused;
use crate::state::plan::{Field, Table};
use crate::state::tape::Cells;

/// Codes the keys of a table and pairs its rows. A reader's table gets its rows and their keys.
pub(crate) fn keys<C: Coder>(
    coder: &mut C,
    table: &Table,
    usual: &Usual,
    scratch: &mut Scratch,
    target: &mut Target,
    bases: &Bases,
    index: usize,
) -> Result<(), Refused> {
    let empty = Cells::default();
    let cells =
        |tape: &crate::state::tape::Tape| tape.tables.get(index).map_or(0, |cells| cells.rows);
    let [olds, _, _] = [cells(bases.one), cells(bases.two), cells(bases.three)];
    let most = table.most;
    let one = bases.one.tables.get(index).unwrap_or(&empty);
    let two = bases.two.tables.get(index).unwrap_or(&empty);
    let three = bases.three.tables.get(index).unwrap_or(&empty);
    let stride = table.stride;
    let key = |cells: &Cells, row: u32| cells.row(row, stride).and_then(<[u32]>::first).copied();
    let group = table.groups.first().ok_or(Refused)?;
    let field = group.fields.first().ok_or(Refused)?;
    let newest = key(one, olds.wrapping_sub(1)).unwrap_or(0);
    let base = group.lines * 64;
    let mut near = 0_u32;
    let mut new = 0;
    let mut two_at = 0;
    let mut three_at = 0;
    scratch.keys.clear();
    scratch.fresh.clear();
    let mut pairs = scratch.pairs.get_mut(index).map(core::mem::take).unwrap_or_default();
    pairs.clear();
    coder.about(2 + field.number * 2);
    for old in 0..olds {
        let Some(old_key) = key(one, old) else { break };
        let in_two = seek(two, stride, &mut two_at, old_key);
        let in_three = seek(three, stride, &mut three_at, old_key);
        // A writer looks for the key in the new rows, which also ascend.
        let mut alive = false;
        if !C::READS {
            let now = target.tape().tables.get(index).unwrap_or(&empty);
            while key(now, new).is_some_and(|now| now < old_key) {
                new += 1;
            }
            alive = key(now, new) == Some(old_key);
        }
        let age = u32::from(in_two != NONE) | (u32::from(in_three != NONE) << 1);
        let behind = level(newest.wrapping_sub(old_key)).min(31);
        let cells = [
            base + (age | ((near & 15) << 2)),
            base + FLAG_CELLS + behind + (age << 5),
            base + 2 * FLAG_CELLS + level(old).min(31),
            base + 3 * FLAG_CELLS + level(olds - old).min(31),
        ];
        let alive = coder.flag(cells, group.weights, u32::from(alive)) != 0;
        near = (near << 1) | u32::from(!alive);
        if alive {
            scratch.keys.push(old_key);
            pairs.push([old, in_two, in_three]);
        }
    }
    let news = New { table, field, one, newest, most };
    let outcome = news.code(coder, usual, scratch, target, index);
    merge(scratch, &mut pairs);
    if outcome.is_ok() && C::READS {
        place(scratch, target, table, index, &pairs, bases);
    }
    if let Some(place) = scratch.pairs.get_mut(index) {
        *place = pairs;
    }
    outcome
}

/// Finds the row with this key, searching from `at`, and advances `at`.
fn seek(cells: &Cells, stride: u32, at: &mut u32, key: u32) -> u32 {
    while let Some(&found) = cells.row(*at, stride).and_then(<[u32]>::first) {
        if *at >= cells.rows || found > key {
            return NONE;
        }
        if found == key {
            return *at;
        }
        *at += 1;
    }
    NONE
}

/// The lines and sets used to code new keys.
struct New<'a> {
    table: &'a Table,
    field: &'a Field,
    one: &'a Cells,
    newest: u32,
    most: u32,
}

impl New<'_> {
    /// Codes the new keys in ascending order, each as its distance from the previous one.
    fn code<C: Coder>(
        &self,
        coder: &mut C,
        usual: &Usual,
        scratch: &mut Scratch,
        target: &Target,
        index: usize,
    ) -> Result<(), Refused> {
        let Self { table, field, one, newest, most } = *self;
        let stride = table.stride;
        let empty = Cells::default();
        let key =
            |cells: &Cells, row: u32| cells.row(row, stride).and_then(<[u32]>::first).copied();
        let now = target.tape().tables.get(index).unwrap_or(&empty);
        let base = table.octet_lines * 64;
        let mut next = 0;
        let mut old_at = 0;
        let mut count = 0;
        let mut previous: Option<u32> = None;
        let first = if one.rows == 0 { 0 } else { newest.saturating_add(1) };
        loop {
            // A writer finds the next new row that the baseline does not have.
            let mut found = None;
            if !C::READS {
                while next < now.rows {
                    let Some(candidate) = key(now, next) else { break };
                    next += 1;
                    if seek(one, stride, &mut old_at, candidate) == NONE {
                        found = Some(candidate);
                        break;
                    }
                }
            }
            let step: u32 = count.min(7);
            let cell = base + 128 + step;
            let more =
                coder.flag([cell; 4], table.row_weights + 48 + step, u32::from(found.is_some()));
            if more == 0 {
                return Ok(());
            }
            if scratch.keys.len() as u64 + scratch.fresh.len() as u64 >= u64::from(most) {
                return Err(Refused);
            }
            let expected = previous.map_or(first, |previous| previous.saturating_add(1));
            let line = field.lines + u32::from(previous.is_some());
            let site = coder.site([line; 4]);
            let miss = i64::from(found.unwrap_or(0)) - i64::from(expected);
            let (miss, _) =
                residual(coder, site, field.weights, usual.of(field.number), u32::MAX, miss);
            let found = i64::from(expected) + miss;
            let last = i64::from(table.last_key);
            if !(0..=last).contains(&found)
                || previous.is_some_and(|previous| found <= i64::from(previous))
            {
                return Err(Refused);
            }
            let found = found as u32;
            if C::READS && seek(one, stride, &mut old_at, found) != NONE {
                return Err(Refused);
            }
            previous = Some(found);
            count += 1;
            scratch.fresh.push(found);
        }
    }
}

/// Merges the new keys into the remaining ones. Both ascend.
fn merge(scratch: &mut Scratch, pairs: &mut Vec<[u32; 3]>) {
    let Scratch { keys, fresh, .. } = scratch;
    let mut stay = keys.len();
    keys.resize(stay + fresh.len(), 0);
    pairs.resize(keys.len(), [NONE; 3]);
    // This goes backwards, so that nothing is overwritten before it has moved.
    for at in (0..keys.len()).rev() {
        let Some(&new) = fresh.last() else { return };
        let old = stay.checked_sub(1).and_then(|last| Some((*keys.get(last)?, *pairs.get(last)?)));
        let (key, pair) = match old.filter(|&(key, _)| key > new) {
            Some(old) => {
                stay -= 1;
                old
            }
            None => {
                fresh.pop();
                (new, [NONE; 3])
            }
        };
        if let (Some(keys), Some(pairs)) = (keys.get_mut(at), pairs.get_mut(at)) {
            (*keys, *pairs) = (key, pair);
        }
    }
}

/// Gives a reader's table its rows with their keys: the remaining rows of the baseline, and zeros
/// for new ones.
fn place(
    scratch: &Scratch,
    target: &mut Target,
    table: &Table,
    index: usize,
    pairs: &[[u32; 3]],
    bases: &Bases,
) {
    let Target::Into(tape) = target else { return };
    let (Some(cells), Some(one)) = (tape.tables.get_mut(index), bases.one.tables.get(index)) else {
        return;
    };
    cells.words.clear();
    cells.rows = pairs.len() as u32;
    for (&key, &[old, _, _]) in scratch.keys.iter().zip(pairs) {
        let start = cells.words.len();
        match one.row(old, table.stride).filter(|_| old != NONE) {
            Some(row) => cells.words.extend_from_slice(row),
            None => cells.words.resize(start + table.stride as usize, 0),
        }
        if let Some(place) = cells.words.get_mut(start) {
            *place = key;
        }
    }
}
