//! Codes a whole state, table by table and row by row.

use alloc::vec::Vec;

use crate::coding::coder::Coder;
use crate::coding::model::Usual;
use crate::coding::row::{Refused, Setting};
use crate::coding::walk::RowCoder;
use crate::predict::motion::Motion;
use crate::predict::scale::Scale;
use crate::state::plan::{Plan, Rows, Table};
use crate::state::tape::Tape;

/// Marks a row that does not exist.
pub(crate) const NONE: u32 = u32::MAX;

/// The baselines. Both sides have them.
#[derive(Clone, Copy)]
pub(crate) struct Bases<'a> {
    pub(crate) one: &'a Tape,
    pub(crate) two: &'a Tape,
    pub(crate) three: &'a Tape,
    pub(crate) scale: &'a Scale,
}

/// The source or the destination of the new state.
pub(crate) enum Target<'a> {
    /// The tape that a writer reads.
    From(&'a Tape),
    /// The tape that a reader fills.
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
    pub(crate) fn put(&mut self, table: usize, index: u32, stride: u32, row: &[u32]) {
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

/// Memory that is reused from packet to packet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) row: Vec<u32>,
    pub(crate) template: Vec<u32>,
    pub(crate) zeros: Vec<u32>,
    pub(crate) motion: Motion,
    /// The baseline rows that each row is paired with, for each table that is not paired by place.
    pub(crate) pairs: Vec<Vec<[u32; 3]>>,
    pub(crate) keys: Vec<u32>,
    pub(crate) fresh: Vec<u32>,
}

/// Codes a state.
pub(crate) fn state<C: Coder>(
    coder: &mut C,
    plan: &Plan,
    usual: &Usual,
    scratch: &mut Scratch,
    target: &mut Target,
    bases: &Bases,
) -> Result<(), Refused> {
    scratch.pairs.resize_with(plan.tables.len(), Vec::new);
    for (index, table) in plan.tables.iter().enumerate() {
        let paired = pair(coder, plan, usual, scratch, target, bases, index)?;
        let setting = Setting::new(plan, table, *bases.scale, usual);
        let mut walk = RowCoder::new(setting, index, bases, scratch, paired);
        if paired { walk.pairs(coder, target)? } else { walk.places(coder, target)? }
    }
    Ok(())
}

/// Determines how many rows the table has now and which old row each one is paired with. Returns
/// `false` if they are paired by place.
pub(crate) fn pair<C: Coder>(
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
            crate::coding::keys::keys(coder, table, usual, scratch, target, bases, index)?;
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
        crate::coding::nested::pairs(
            plan,
            table,
            parent,
            target.tape(),
            bases,
            scratch,
            &mut pairs,
        );
    }
    if let Some(place) = scratch.pairs.get_mut(index) {
        *place = pairs;
    }
    Ok(!by_place)
}

/// Gives a reader's table its rows, copied from the baseline where it has them.
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
