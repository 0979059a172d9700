//! The elements that a packet speaks of, as words.
//!
//! Both sides know which elements those are and which of them build on others. Their rows are in four
//! tapes that hold nothing else: the new values, and up to three baselines of those that have some.

use alloc::vec::Vec;

use crate::coding::body::{Bases, NONE, Scratch, Target, size};
use crate::coding::coder::Coder;
use crate::coding::model::Usual;
use crate::coding::row::{Refused, Setting};
use crate::coding::walk::Walk;
use crate::predict::scale::{Scale, Ticks};
use crate::state::plan::{Plan, Rows, Table};
use crate::state::tape::Tape;

/// What is known of the rows of a list before they are coded.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rowset {
    /// For each element that builds on another: how far apart its baselines are, and whether its own row
    /// differs. Those without a baseline follow.
    pub(crate) changes: Vec<(Ticks, bool)>,
    /// The keys of all of them, for a reader.
    pub(crate) keys: Vec<u32>,
}

/// The elements of a packet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Items {
    /// How far apart the root's baselines are, if the packet speaks of it.
    pub(crate) root: Option<Ticks>,
    /// By table; of those that are lists of elements.
    pub(crate) lists: Vec<Option<Rowset>>,
    /// The table whose elements own each table's rows.
    pub(crate) owners: Vec<usize>,
    ticks: Vec<Vec<Ticks>>,
}

/// Codes the rows of all elements.
pub(crate) fn items<C: Coder>(
    coder: &mut C,
    plan: &Plan,
    usual: &Usual,
    scratch: &mut Scratch,
    target: &mut Target,
    bases: [&Tape; 3],
    items: &mut Items,
) -> Result<(), Refused> {
    scratch.pairs.resize_with(plan.tables.len(), Vec::new);
    items.ticks.resize_with(plan.tables.len(), Vec::new);
    let [one, two, three] = bases;
    let scale = Scale::new(items.root.unwrap_or(Ticks { ahead: 0, second: 0, third: 0 }));
    let bases = Bases { one, two, three, scale: &scale };
    for (index, table) in plan.tables.iter().enumerate() {
        let is_of_root = items.owners.get(index) == Some(&0);
        if is_of_root && items.root.is_none() {
            scratch.pairs.get_mut(index).map(Vec::clear);
            size(target, &bases, table, index, one.rows(index) as u32);
            continue;
        }
        let setting = Setting { table, scale, usual };
        if let Some(rows) = items.lists.get(index).and_then(Option::as_ref) {
            spoken(index, table, rows, scratch, target, &bases);
            let (rows, ticks) = (&rows.changes, &mut items.ticks);
            let ticks = ticks.get_mut(index).ok_or(Refused)?;
            ticks.clear();
            ticks.extend(rows.iter().map(|(ticks, _)| *ticks));
            let changed = |row: u32| rows.get(row as usize).map(|(_, changed)| *changed);
            Walk::new(setting, index, &bases, scratch, true).said(coder, target, ticks, changed)?;
            continue;
        }
        let paired = crate::coding::body::pair(coder, plan, usual, scratch, target, &bases, index)?;
        if is_of_root {
            let mut walk = Walk::new(setting, index, &bases, scratch, paired);
            if paired {
                walk.pairs(coder, target)?;
            } else {
                walk.places(coder, target)?;
            }
            continue;
        }
        inherit(table, plan, target.tape(), &mut items.ticks, index);
        if !paired {
            // Rows of a row always follow a list.
            let rows = target.tape().rows(index) as u32;
            if let Some(pairs) = scratch.pairs.get_mut(index) {
                pairs.extend((0..rows).map(|row| [row; 3]));
            }
        }
        let ticks = items.ticks.get(index).ok_or(Refused)?;
        Walk::new(setting, index, &bases, scratch, true).said(coder, target, ticks, |_| None)?;
    }
    Ok(())
}

/// Pairs the rows of a list: those that build on others are in their order, then come the new ones.
fn spoken(
    index: usize,
    table: &Table,
    rows: &Rowset,
    scratch: &mut Scratch,
    target: &mut Target,
    bases: &Bases,
) {
    let old = rows.changes.len() as u32;
    let all = rows.keys.len() as u32;
    if let Some(pairs) = scratch.pairs.get_mut(index) {
        pairs.clear();
        pairs.extend((0..all).map(|row| if row < old { [row; 3] } else { [NONE; 3] }));
    }
    size(target, bases, table, index, all);
    if let (Target::Into(tape), true) = (&mut *target, table.last_key > 0) {
        let cells = tape.tables.get_mut(index);
        let words = cells.map_or(&mut [][..], |cells| &mut cells.words);
        for (row, &key) in words.chunks_exact_mut(table.stride.max(1) as usize).zip(&rows.keys) {
            if let Some(place) = row.first_mut() {
                *place = key;
            }
        }
    }
}

/// Gives the rows inside an element the ticks of the element.
fn inherit(table: &Table, plan: &Plan, tape: &Tape, ticks: &mut [Vec<Ticks>], index: usize) {
    let (parent, fixed, word) = match table.rows {
        Rows::Fixed { parent, rows } => (parent as usize, rows, None),
        Rows::Counted { parent, word } => (parent as usize, 0, Some(word as usize)),
        Rows::Keyed { .. } => return,
    };
    let (before, after) = ticks.split_at_mut(index);
    let (Some(from), Some(into)) = (before.get(parent), after.first_mut()) else { return };
    into.clear();
    let stride = plan.stride(parent).max(1);
    for (row, &ticks) in tape.words(parent).chunks_exact(stride).zip(from) {
        let count = word.map_or(fixed, |word| row.get(word).copied().unwrap_or(0));
        into.extend(core::iter::repeat_n(ticks, count as usize));
    }
}
