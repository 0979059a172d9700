//! The receiver's half: the values of every element by the packet that brought them.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::ledger::{LATE, Name, PacketSet, REACH, Said, baselines, merge_in_set};

/// Why a packet is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rejected {
    /// More than 32 packets late.
    Late,
    /// It was accepted before.
    Repeated,
    /// It builds on this packet, which was not accepted.
    Missing(u32),
}

/// The effect of a packet on an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// The element was absent before, or was another one with the same key.
    Appeared,
    Changed,
    Vanished,
    /// A newer packet has already mentioned it.
    Stale,
}

/// A value and its origin.
#[derive(Clone, Debug)]
pub(crate) struct Held<V> {
    pub(crate) said: Said,
    pub(crate) value: V,
}

#[derive(Clone, Debug)]
struct Slot<V> {
    /// The values, in the order of their packets.
    held: Vec<Held<V>>,
    /// The newest packet that mentioned the element, even if it removed it.
    spoken: u32,
    /// The packet of the value that is shown.
    shown: Option<u32>,
}

impl<V> Default for Slot<V> {
    fn default() -> Self {
        Self { held: Vec::new(), spoken: 0, shown: None }
    }
}

impl<V> Slot<V> {
    fn at(&self, number: u32) -> Option<&Held<V>> {
        self.held.iter().rev().find(|held| held.said.number == number)
    }
}

/// The values of all elements.
#[derive(Clone, Debug)]
pub(crate) struct Ledger<V> {
    slots: BTreeMap<Name, Slot<V>>,
    newest: u32,
    /// Bit `i`: packet `newest - i` was accepted.
    got: u128,
    /// The ticks of those packets.
    ticks: Vec<u32>,
    /// The newest packet that was a whole state, 0 for none. It mentions every element.
    pub(crate) base: u32,
}

impl<V> Default for Ledger<V> {
    fn default() -> Self {
        let ticks = alloc::vec![0; 128];
        Self { slots: BTreeMap::new(), newest: 0, got: 0, ticks, base: 0 }
    }
}

impl<V> Ledger<V> {
    /// Returns the newest accepted packet, 0 for none, and a bit for each of the 32 before it.
    pub(crate) fn ack(&self) -> (u32, u32) {
        (self.newest, (self.got >> 1) as u32)
    }

    fn has(&self, number: u32) -> bool {
        let back = self.newest.checked_sub(number);
        back.filter(|&back| back < 128 && number > 0)
            .is_some_and(|back| (self.got >> back) & 1 != 0)
    }

    /// Returns the tick of an accepted packet, if it is one of the last 128.
    pub(crate) fn tick_of(&self, number: u32) -> Option<u32> {
        self.has(number).then(|| self.ticks.get((number % 128) as usize).copied())?
    }

    /// Checks whether a packet can be accepted.
    pub(crate) fn check(&self, number: u32, known: Option<PacketSet>) -> Result<(), Rejected> {
        if number.saturating_add(LATE) < self.newest {
            return Err(Rejected::Late);
        }
        if self.has(number) {
            return Err(Rejected::Repeated);
        }
        match known.and_then(|known| known.all().find(|&number| !self.has(number))) {
            Some(missing) => Err(Rejected::Missing(missing)),
            None => Ok(()),
        }
    }

    /// Returns the baselines of an element in a checked packet, the newest first. If there is no
    /// second or third, the one before takes its place.
    pub(crate) fn resolve(
        &self,
        number: u32,
        known: Option<PacketSet>,
        name: Name,
    ) -> Option<[&Held<V>; 3]> {
        let (slot, known) = (self.slots.get(&name)?, known?);
        let in_set = || slot.held.iter().rev().filter(|held| known.has(held.said.number));
        let Some(ticks) = baselines(in_set().map(|held| held.said)) else {
            let start = known.start(number);
            let first = slot.held.iter().rev().find(|held| held.said.number < start)?;
            return Some([first; 3]);
        };
        let mut found = [in_set().next()?; 3];
        for (place, tick) in found.iter_mut().zip(ticks) {
            *place = in_set().find(|held| held.said.tick == tick)?;
        }
        Some(found)
    }

    /// Returns the values of an element in packets of the set after packet `after`, the newest
    /// first.
    pub(crate) fn values(
        &self,
        known: PacketSet,
        after: u32,
        name: Name,
    ) -> impl Iterator<Item = &Held<V>> {
        let held = self.slots.get(&name).map_or(&[][..], |slot| &slot.held);
        let held = held.iter().rev().take_while(move |held| held.said.number > after);
        held.filter(move |held| known.has(held.said.number))
    }

    /// Accepts a checked packet. Every item is an element with its value, or without one if it was
    /// removed. `in_base` returns whether the newest whole state has an element.
    pub(crate) fn take(
        &mut self,
        number: u32,
        tick: u32,
        items: impl Iterator<Item = (Name, Option<(V, bool, bool)>)>,
        in_base: impl Fn(Name) -> bool,
        mut each: impl FnMut(Name, Taken),
    ) {
        for (name, item) in items {
            let slot = self.slots.entry(name).or_default();
            let is_newer = number > slot.spoken && number > self.base;
            let was_shown =
                if slot.spoken > self.base { slot.shown.is_some() } else { in_base(name) };
            let taken = match &item {
                _ if !is_newer => Taken::Stale,
                None => Taken::Vanished,
                Some((_, _, is_other)) if *is_other || !was_shown => Taken::Appeared,
                Some(_) => Taken::Changed,
            };
            if is_newer {
                slot.spoken = number;
                slot.shown = item.as_ref().map(|_| number);
            }
            if let Some((value, is_new, _)) = item {
                let place = slot.held.partition_point(|held| held.said.number < number);
                slot.held.insert(place, Held { said: Said { number, tick, is_new }, value });
            }
            if taken != Taken::Vanished || was_shown {
                each(name, taken);
            }
        }
        if number > self.newest {
            self.got = self.got.checked_shl(number - self.newest).unwrap_or(0);
            self.newest = number;
        }
        if let Some(place) = self.ticks.get_mut((number % 128) as usize) {
            *place = tick;
        }
        self.got |= 1_u128.checked_shl(self.newest - number).unwrap_or(0);
        self.forget(in_base);
    }

    /// Drops values that no packet can build on, except those that are shown. Removals of elements
    /// in the newest whole state stay, because it would show them again.
    fn forget(&mut self, in_base: impl Fn(Name) -> bool) {
        let end = self.newest.saturating_sub(REACH + LATE);
        let base = self.base;
        self.slots.retain(|&name, slot| {
            let oldest = slot.held.first().map_or(u32::MAX, |held| held.said.number);
            if oldest < end {
                let floor =
                    slot.held.iter().map(|held| held.said.number).filter(|&n| n < end).max();
                let shown = slot.shown;
                slot.held.retain(|held| {
                    let number = held.said.number;
                    number >= end || Some(number) == floor || Some(number) == shown
                });
            }
            let is_news = slot.spoken > base && (slot.shown.is_some() || in_base(name));
            // A value may be older than what was said last, or than the whole state.
            let newest = slot.held.last().map_or(0, |held| held.said.number);
            is_news || slot.spoken.max(newest) >= end
        });
    }

    /// Returns every element that is shown and was mentioned after the newest whole state, in the
    /// order of names.
    pub(crate) fn shown(&self) -> impl Iterator<Item = (Name, &Held<V>)> {
        let slots = self.slots.iter().filter(|(_, slot)| slot.spoken > self.base);
        slots.filter_map(|(&name, slot)| Some((name, slot.at(slot.shown?)?)))
    }

    /// Returns whether something was said about an element after the newest whole state.
    pub(crate) fn is_news(&self, name: Name) -> bool {
        self.slots.get(&name).is_some_and(|slot| slot.spoken > self.base)
    }

    /// Returns the value of an element that is shown and was mentioned after the newest whole
    /// state.
    pub(crate) fn get(&self, name: Name) -> Option<&Held<V>> {
        let slot = self.slots.get(&name).filter(|slot| slot.spoken > self.base)?;
        slot.at(slot.shown?)
    }

    /// Returns whether something was said about an element after packet `number`.
    pub(crate) fn has_news(&self, number: u32) -> bool {
        self.newest > number && self.slots.values().any(|slot| slot.spoken > number)
    }

    /// Appends the elements with a value in a packet of the set, like
    /// [`Sender::in_set`](super::Sender::in_set). `base` is the newest whole state of the set, if
    /// there is one, and the elements in it.
    pub(crate) fn in_set(
        &self,
        known: PacketSet,
        base: Option<(u32, &[Name])>,
        out: &mut Vec<(Name, u32)>,
    ) {
        let mut all = known.all();
        let (newest, before) = (all.next(), all.next());
        let (after, names) = base.unwrap_or((0, &[]));
        let others = self.slots.iter().map(move |(&name, slot)| {
            let has = |number: Option<u32>| {
                let is_it = |held: &Held<V>| Some(held.said.number) == number;
                u32::from(slot.held.iter().any(is_it))
            };
            let said = slot.held.iter().map(|held| held.said.number);
            let is_in = said.into_iter().any(|number| number > after && known.has(number));
            (name, has(newest) | (has(before) << 1), is_in)
        });
        merge_in_set(names, others, out);
    }

    /// Returns whether a packet would be the newest that mentions an element.
    pub(crate) fn is_newer(&self, number: u32, name: Name) -> bool {
        number > self.base && self.slots.get(&name).is_none_or(|slot| number > slot.spoken)
    }
}
