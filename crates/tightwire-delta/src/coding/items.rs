//! Codes the elements that a packet mentions.
//!
//! Both sides have the same elements, with the same baselines. The rows are in four
//! tapes that hold nothing else: the new values, and up to three baselines of the elements that
//! have some.

use alloc::vec::Vec;

use crate::coding::body::{Bases, NONE, Scratch, Target, size};
use crate::coding::coder::Coder;
use crate::coding::model::Usual;
use crate::coding::row::{Refused, Setting};
use crate::coding::walk::RowCoder;
use crate::predict::scale::{Scale, Ticks};
use crate::state::plan::{Plan, Rows, Table};
use crate::state::tape::Tape;

/// The facts about the rows of a list that both sides have before they are coded.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rowset {
    /// For each element with a baseline, the distances between its baselines and whether its own
    /// row differs. Elements without a baseline follow.
    pub(crate) changes: Vec<(Ticks, bool)>,
    /// The keys of all elements, for a reader.
    pub(crate) keys: Vec<u32>,
}

/// The elements of a packet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Items {
    /// The distances between the root's baselines, if the packet mentions the root.
    pub(crate) root: Option<Ticks>,
    /// The rows of each table that is a list of elements.
    pub(crate) lists: Vec<Option<Rowset>>,
    /// The table whose elements own the rows of each table.
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
        let setting = Setting::new(plan, table, scale, usual);
        if let Some(rows) = items.lists.get(index).and_then(Option::as_ref) {
            spoken(index, table, rows, scratch, target, &bases);
            let (rows, ticks) = (&rows.changes, &mut items.ticks);
            let ticks = ticks.get_mut(index).ok_or(Refused)?;
            ticks.clear();
            ticks.extend(rows.iter().map(|(ticks, _)| *ticks));
            let changed = |row: u32| rows.get(row as usize).map(|(_, changed)| *changed);
            RowCoder::new(setting, index, &bases, scratch, true)
                .said(coder, target, ticks, changed)?;
            continue;
        }
        let paired = crate::coding::body::pair(coder, plan, usual, scratch, target, &bases, index)?;
        if is_of_root {
            let mut walk = RowCoder::new(setting, index, &bases, scratch, paired);
            if paired {
                walk.pairs(coder, target)?;
            } else {
                walk.places(coder, target)?;
            }
            continue;
        }
        inherit(table, plan, target.tape(), &mut items.ticks, index);
        if !paired {
            // Rows inside a row are always paired by a list.
            let rows = target.tape().rows(index) as u32;
            if let Some(pairs) = scratch.pairs.get_mut(index) {
                pairs.extend((0..rows).map(|row| [row; 3]));
            }
        }
        let ticks = items.ticks.get(index).ok_or(Refused)?;
        RowCoder::new(setting, index, &bases, scratch, true)
            .said(coder, target, ticks, |_| None)?;
    }
    Ok(())
}

/// Pairs the rows of a list. Rows with a baseline come first, in order, then the new ones.
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

/// Gives the rows inside an element the ticks of that element.
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
