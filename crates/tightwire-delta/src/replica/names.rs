//! Codes which elements a packet mentions, and one word about each.
//!
//! Elements that a packet of the named set carried get one decision each, in the order of names,
//! because most of those that moved recently move again. All others are named by the gap between
//! their keys.

use alloc::vec::Vec;

use crate::coding::range::Channel;
use crate::ledger::Name;
use crate::replica::layout::Layout;

/// The content of a packet for one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// A value relative to the element's baselines. Its own row may be the same.
    Change {
        is_row_changed: bool,
    },
    /// A value without baselines.
    New {
        is_other: bool,
    },
    Remove,
}

/// An element, and what a packet says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spoken {
    pub(crate) name: Name,
    pub(crate) word: Word,
}

/// The contexts of decisions.
const ROOT: usize = 0;
const EIGHT: usize = 1;
const MORE: usize = 6;
const KIND: usize = 8;
const SPOKEN: usize = 24;
const GAP: usize = 40;
const CONTEXTS: usize = 40 + 34;

/// Decisions that learn within one packet.
struct Decisions<'a, C> {
    channel: &'a mut C,
    /// The chance of a 1 in 65536ths.
    chances: [u16; CONTEXTS],
}

impl<C: Channel> Decisions<'_, C> {
    fn flag(&mut self, context: usize, bit: bool) -> bool {
        let Some(chance) = self.chances.get_mut(context) else { return false };
        let is_set = self.channel.decide(u32::from(*chance), u32::from(bit)) != 0;
        let goal = if is_set { 65_400_i32 } else { 136 };
        *chance = (i32::from(*chance) + (goal - i32::from(*chance)) / 8) as u16;
        is_set
    }

    /// Codes a number: its bit length in unary, and the bits below the highest.
    fn number(&mut self, number: u32) -> u32 {
        let most = u32::BITS - number.leading_zeros();
        let mut bits = 0;
        while bits < 32 && self.flag(GAP + bits as usize, most > bits) {
            bits += 1;
        }
        let Some(mut left) = bits.checked_sub(1) else { return 0 };
        let mut value = 1_u32;
        while left > 0 {
            let some = left.min(16);
            left -= some;
            let part = (number >> left) & ((1 << some) - 1);
            value = (value << some) | self.channel.raw(some, part);
        }
        value
    }

    fn word(&mut self, context: usize, has_set: bool, word: Word) -> Word {
        let at = KIND + context * 4;
        let is_change = matches!(word, Word::Change { .. });
        if has_set && self.flag(at, is_change) {
            let is_same = matches!(word, Word::Change { is_row_changed: false });
            return Word::Change { is_row_changed: !self.flag(at + 1, is_same) };
        }
        if self.flag(at + 2, word == Word::Remove) {
            return Word::Remove;
        }
        let is_same_life = word == Word::New { is_other: false };
        Word::New { is_other: !self.flag(at + 3, is_same_life) }
    }
}

/// Codes the names of the elements of a packet, in order. A reader fills its list with them.
///
/// `in_set` are the elements that a packet of the set carried. Returns `None` if a reader finds
/// impossible names.
pub(crate) fn names<C: Channel>(
    channel: &mut C,
    layout: &Layout,
    in_set: &[(Name, u32)],
    has_set: bool,
    said: &mut Vec<Spoken>,
) -> Option<()> {
    let mut coder = Decisions { channel, chances: [1 << 15; CONTEXTS] };
    let given = core::mem::take(said);
    let root = given.first().filter(|spoken| spoken.name == Name::default());
    let none = Word::Remove;
    if coder.flag(ROOT, root.is_some()) {
        let word = coder.word(0, has_set, root.map_or(none, |root| root.word));
        said.push(Spoken { name: Name::default(), word });
    }
    for (table, _) in layout.tables() {
        let table = table as u32;
        let of = |name: Name| name.table.cmp(&table);
        let start = in_set.partition_point(|(name, _)| of(*name).is_lt());
        let end = in_set.partition_point(|(name, _)| of(*name).is_le());
        let known = in_set.get(start..end)?;
        let start = given.partition_point(|spoken| of(spoken.name).is_lt());
        let end = given.partition_point(|spoken| of(spoken.name).is_le());
        let given = given.get(start..end)?;
        let first = said.len();
        elements(&mut coder, known, given, said);
        others(&mut coder, layout, table, known, given, has_set, said)?;
        let mine = said.get_mut(first..)?;
        mine.sort_unstable_by_key(|spoken| spoken.name);
    }
    Some(())
}

fn find(given: &[Spoken], name: Name) -> Option<Word> {
    let place = given.binary_search_by_key(&name, |spoken| spoken.name).ok()?;
    given.get(place).map(|spoken| spoken.word)
}

/// Codes the elements of the set.
fn elements<C: Channel>(
    coder: &mut Decisions<'_, C>,
    known: &[(Name, u32)],
    given: &[Spoken],
    said: &mut Vec<Spoken>,
) {
    let mut near = 0_usize;
    for eight in known.chunks(8) {
        let is_quiet = eight.len() == 8 && eight.iter().all(|(_, carried)| carried & 1 == 0);
        if is_quiet {
            let any = eight.iter().any(|(name, _)| find(given, *name).is_some());
            if !coder.flag(EIGHT + (near & 3), any) {
                near <<= 1;
                continue;
            }
        }
        for &(name, carried) in eight {
            let word = find(given, name);
            let context = SPOKEN + (carried as usize & 3) * 4 + (near & 3);
            let is_spoken = coder.flag(context, word.is_some());
            near = (near << 1) | usize::from(is_spoken);
            if is_spoken {
                let word = coder.word(1, true, word.unwrap_or(Word::Remove));
                said.push(Spoken { name, word });
            }
        }
    }
}

/// Codes all other elements.
fn others<C: Channel>(
    coder: &mut Decisions<'_, C>,
    layout: &Layout,
    table: u32,
    known: &[(Name, u32)],
    given: &[Spoken],
    has_set: bool,
    said: &mut Vec<Spoken>,
) -> Option<()> {
    // Removed elements are named until their removal is acknowledged, together with new ones.
    let (last, most) = (*layout.last.get(table as usize)?, layout.most_held(table));
    let mut count = 0;
    let is_known = |name: &Name| known.binary_search_by_key(name, |(name, _)| *name).is_ok();
    let mut rest = given.iter().filter(|spoken| !is_known(&spoken.name));
    let mut next = 0_u32;
    loop {
        let spoken = rest.next();
        if !coder.flag(MORE, spoken.is_some()) {
            return Some(());
        }
        let gap = coder.number(spoken.map_or(0, |spoken| spoken.name.key.wrapping_sub(next)));
        let key = next.checked_add(gap).filter(|&key| key <= last)?;
        let name = Name { table, key };
        let word = coder.word(2, has_set, spoken.map_or(Word::Remove, |spoken| spoken.word));
        if C::READS && (is_known(&name) || count >= most || coder.channel.is_over()) {
            return None;
        }
        count += 1;
        said.push(Spoken { name, word });
        match key.checked_add(1) {
            Some(after) => next = after,
            // No key can follow the largest one.
            None => {
                return (!coder.flag(MORE, false)).then_some(());
            }
        }
    }
}
