//! Assembles the state that a receiver shows from elements.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::ledger::{Ledger, Name};
use crate::replica::inbox::ReceiveError;
use crate::replica::layout::{Layout, List};
use crate::replica::views::View;
use crate::state::plan::Plan;
use crate::state::tape::Tape;

/// The words of an element.
pub(super) type Value = Box<[u32]>;

/// Elements that a packet mentions, by name.
pub(super) type Items = BTreeMap<Name, Option<(Value, bool, bool)>>;

/// Tells what a shown state lacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shown {
    /// The state's own fields have arrived.
    pub(super) has_root: bool,
    /// Elements of arrays are blank.
    pub(super) has_blanks: bool,
    /// Elements have arrived that are not in the state: those behind the first missing element of a
    /// list, those for which a list with keys has no place while removals are missing, and all of
    /// them without the state's own fields.
    pub(super) hides: bool,
}

/// Assembles the state that is shown after a packet: the base, what was said since, and the packet's
/// items.
pub(super) fn show(
    (plan, layout, blanks): (&Plan, &Layout, &[Vec<u32>]),
    base: Option<&View>,
    ledger: &Ledger<Value>,
    (number, items): (u32, &Items),
    tape: &mut Tape,
) -> Result<Shown, ReceiveError> {
    // The values of the base that nothing has replaced, one after the other.
    let (mut words, mut places, mut cut) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(base) = base {
        let mut names = Vec::new();
        layout.names(plan, &base.tape, &mut names);
        for name in names {
            let is_replaced = ledger.is_news(name) || items.contains_key(&name);
            let Some(row) = layout.row(plan, &base.tape, name).filter(|_| !is_replaced) else {
                continue;
            };
            layout.cut(plan, &base.tape, &base.spans, name.table as usize, row, &mut cut);
            let start = words.len();
            words.extend_from_slice(&cut);
            places.push((name, base.number, start..words.len()));
        }
    }
    let rest = places
        .into_iter()
        .map(|(name, number, range)| (name, number, words.get(range).unwrap_or_default()));
    let old = ledger
        .shown()
        .filter(|(name, _)| !items.contains_key(name) || !ledger.is_newer(number, *name));
    let old = old.map(|(name, held)| (name, held.said.number, &held.value[..]));
    let new = items.iter().filter(|(name, _)| ledger.is_newer(number, **name));
    let new = new.filter_map(|(name, item)| Some((*name, number, &item.as_ref()?.0[..])));
    let mut shown: Vec<_> = rest.chain(old).chain(new).collect();
    shown.sort_unstable_by_key(|(name, ..)| *name);
    let too_many = shown.chunk_by(|one, next| one.0.table == next.0.table).any(|elements| {
        let table = elements.first().map_or(0, |(name, ..)| name.table);
        elements.len() > layout.most_held(table) as usize
    });
    if too_many {
        return Err(ReceiveError::Rejected);
    }
    Ok(assemble(plan, layout, blanks, &shown, tape))
}

/// Assembles a state from elements, which are in the order of names.
fn assemble(
    plan: &Plan,
    layout: &Layout,
    blanks: &[Vec<u32>],
    shown: &[(Name, u32, &[u32])],
    tape: &mut Tape,
) -> Shown {
    layout.clear(plan, tape);
    let Some((Name { table: 0, .. }, _, root)) = shown.first() else {
        return Shown { hides: !shown.is_empty(), ..Shown::default() };
    };
    let mut has_blanks = false;
    let mut count = 1;
    layout.paste(plan, 0, root, tape);
    for (table, list) in layout.tables() {
        let start = shown.partition_point(|(name, ..)| (name.table as usize) < table);
        let end = shown.partition_point(|(name, ..)| name.table as usize <= table);
        let mine = shown.get(start..end).unwrap_or_default();
        match list {
            List::Keyed => {
                let most = layout.most.get(table).map_or(0, |&most| most as usize);
                // Removals may still be in flight, so the elements mentioned last are the right
                // ones.
                let mut left_out = Vec::new();
                if let Some(spare) = mine.len().checked_sub(most).filter(|&spare| spare > 0) {
                    left_out.extend(mine.iter().map(|(name, number, _)| (*number, *name)));
                    left_out.sort_unstable();
                    left_out.truncate(spare);
                }
                for (name, number, value) in mine {
                    if left_out.last().is_none_or(|last| (*number, *name) > *last) {
                        layout.paste(plan, table, value, tape);
                        count += 1;
                    }
                }
            }
            List::Counted { word } => {
                // Stop at the first missing element.
                let rows = mine.iter().zip(0..).take_while(|((name, ..), row)| name.key == *row);
                let mut length = 0;
                for ((_, _, value), _) in rows {
                    layout.paste(plan, table, value, tape);
                    length += 1;
                }
                if let Some(place) = tape.words_mut(0).get_mut(word as usize) {
                    *place = length;
                }
                count += length as usize;
            }
            List::Fixed { rows } => {
                let blank = blanks.get(table).map_or(&[][..], Vec::as_slice);
                let mut mine = mine.iter().peekable();
                for row in 0..rows {
                    let value = mine.next_if(|(name, ..)| name.key == row);
                    has_blanks |= value.is_none();
                    count += usize::from(value.is_some());
                    let value = value.map_or(blank, |(_, _, value)| value);
                    layout.paste(plan, table, value, tape);
                }
            }
        }
    }
    Shown { has_root: true, has_blanks, hides: count < shown.len() }
}
