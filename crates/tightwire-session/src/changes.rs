//! The changes of the state's elements since the game last looked.

use alloc::boxed::Box;
use alloc::vec::Vec;

use tightwire_delta::replica::{Change, Element};

/// Changes are merged when this many were added since the last time.
const UNMERGED: usize = 256;

/// An element: the index of its list in [`Changes::lists`], and its key.
type Name = (u32, i64);

/// Collects changes, at most one for each element that exists or that the game knows.
#[derive(Default)]
pub(crate) struct Changes {
    /// The names of the lists seen so far. A description has a few.
    lists: Vec<Box<str>>,
    /// The changes since the game last looked, the oldest first. Those before `merged` are sorted,
    /// one for each element.
    new: Vec<(Name, Change)>,
    merged: usize,
    /// The elements that existed when the game last looked, sorted.
    known: Vec<Name>,
    /// The changes that the game looks at.
    shown: Vec<(Name, Change)>,
}

impl Changes {
    fn name(&mut self, element: Element<'_>) -> Name {
        let found = self.lists.iter().position(|list| **list == *element.list);
        let list = found.unwrap_or_else(|| {
            self.lists.push(element.list.into());
            self.lists.len() - 1
        });
        (list as u32, element.key)
    }

    /// Adds a change.
    pub(crate) fn add(&mut self, element: Element<'_>, change: Change) {
        let name = self.name(element);
        self.new.push((name, change));
        if self.new.len() > 2 * self.merged + UNMERGED {
            self.merge();
        }
    }

    /// Replaces the changes of each element by one.
    fn merge(&mut self) {
        // The sort is stable, so the changes of an element stay in order.
        self.new.sort_by_key(|(name, _)| *name);
        let known = &self.known;
        let mut kept = 0;
        let mut start = 0;
        while let Some(&(name, first)) = self.new.get(start) {
            let of_name = |(other, _): &&(Name, Change)| *other == name;
            let mut rest = self.new.iter().skip(start).take_while(of_name);
            let mut count = 0;
            let (mut last, mut appeared) = (first, false);
            for (_, change) in &mut rest {
                last = *change;
                appeared |= *change == Change::Appeared;
                count += 1;
            }
            let change = match (known.binary_search(&name).is_ok(), last != Change::Vanished) {
                (false, false) => None,
                (false, true) => Some(Change::Appeared),
                (true, false) => Some(Change::Vanished),
                (true, true) if appeared => Some(Change::Appeared),
                (true, true) => Some(Change::Changed),
            };
            if let (Some(change), Some(place)) = (change, self.new.get_mut(kept)) {
                *place = (name, change);
                kept += 1;
            }
            start += count;
        }
        self.new.truncate(kept);
        self.merged = kept;
    }

    /// Shows the changes to the game, which knows these elements from now on.
    pub(crate) fn show<'a>(&mut self, elements: impl Iterator<Item = Element<'a>>) {
        self.merge();
        core::mem::swap(&mut self.new, &mut self.shown);
        self.new.clear();
        self.merged = 0;
        let mut known = core::mem::take(&mut self.known);
        known.clear();
        known.extend(elements.map(|element| self.name(element)));
        known.sort_unstable();
        self.known = known;
    }

    /// Returns the changes that are shown.
    pub(crate) fn shown(&self) -> impl Iterator<Item = (Element<'_>, Change)> {
        self.shown.iter().map(|&((list, key), change)| {
            let list = self.lists.get(list as usize).map_or("", |list| &**list);
            (Element { list, key }, change)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Change::{Appeared, Changed, Vanished};

    fn ship(key: i64) -> Element<'static> {
        Element { list: "ships", key }
    }

    fn shown(changes: &Changes) -> Vec<(i64, Change)> {
        changes.shown().map(|(element, change)| (element.key, change)).collect()
    }

    #[test]
    fn the_changes_of_an_element_are_merged_to_what_the_game_has_to_know() {
        let mut changes = Changes::default();
        for (key, change) in [(5, Appeared), (3, Appeared), (5, Changed), (4, Appeared)] {
            changes.add(ship(key), change);
        }
        changes.add(ship(4), Vanished);
        changes.show([ship(3), ship(5)].into_iter());
        assert_eq!(shown(&changes), [(3, Appeared), (5, Appeared)]);
        for (key, change) in [(5, Changed), (3, Changed), (3, Vanished), (5, Changed)] {
            changes.add(ship(key), change);
        }
        changes.show([ship(5)].into_iter());
        assert_eq!(shown(&changes), [(3, Vanished), (5, Changed)]);
        // Another one with the same key, which is gone again before the game looks.
        changes.add(ship(5), Appeared);
        changes.add(ship(5), Vanished);
        changes.show([].into_iter());
        assert_eq!(shown(&changes), [(5, Vanished)]);
        changes.show([].into_iter());
        assert_eq!(shown(&changes), []);
    }

    #[test]
    fn changes_that_nobody_looks_at_take_bounded_memory() {
        let mut changes = Changes::default();
        for key in 0..1_000_000 {
            changes.add(ship(key), Appeared);
            changes.add(ship(key - 50), Vanished);
            changes.add(ship(key), Changed);
        }
        assert!(changes.new.capacity() < 4 * (UNMERGED + 200), "{}", changes.new.capacity());
        changes.show((999_950..1_000_000).map(ship));
        assert_eq!(shown(&changes).len(), 50);
    }
}
