//! The whole states that a receiver has, by the packets that completed them.

use alloc::vec::Vec;

use crate::coding::packet::{Base, Baselines};
use crate::ledger::{Name, PacketSet, Taken};
use crate::replica::layout::{Compare, Layout, List, Spans};
use crate::state::plan::Plan;
use crate::state::tape::Tape;

/// A whole state.
#[derive(Clone, Debug, Default)]
pub(crate) struct View {
    pub(crate) number: u32,
    pub(crate) tick: u32,
    pub(crate) tape: Tape,
    pub(crate) spans: Spans,
    /// The packets that it was coded against.
    pub(crate) bases: Option<[u32; 3]>,
}

/// The whole states of the last packets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Views {
    /// The views, in the order of packets.
    all: Vec<View>,
    spare: Vec<View>,
}

impl Views {
    pub(crate) fn get(&self, number: u32) -> Option<&View> {
        let place = self.all.binary_search_by_key(&number, |view| view.number).ok()?;
        self.all.get(place)
    }

    pub(crate) fn newest(&self) -> Option<&View> {
        self.all.last()
    }

    /// Returns the whole states of a set, the newest first.
    pub(crate) fn in_set(&self, known: Option<PacketSet>) -> impl Iterator<Item = &View> {
        let is_in = move |view: &&View| known.is_some_and(|known| known.has(view.number));
        self.all.iter().rev().filter(is_in)
    }

    /// Returns the states of three packets as baselines of one of `tick`.
    pub(crate) fn three(&self, tick: u32, numbers: [u32; 3]) -> Option<Baselines<'_>> {
        let base = |number: u32| {
            let view = self.get(number)?;
            Some(Base { tape: &view.tape, age: tick.wrapping_sub(view.tick) })
        };
        let [one, two, three] = numbers;
        Some([base(one)?, base(two)?, base(three)?])
    }

    /// Returns memory for a state.
    pub(crate) fn take_spare(&mut self) -> View {
        self.spare.pop().unwrap_or_default()
    }

    pub(crate) fn insert(&mut self, view: View) {
        let place = self.all.partition_point(|other| other.number < view.number);
        self.all.insert(place, view);
    }

    /// Drops the states before packet `end`, except the newest.
    pub(crate) fn forget(&mut self, end: u32) {
        let count = self.all.iter().take_while(|view| view.number < end).count();
        let count = count.min(self.all.len().saturating_sub(1));
        self.spare.extend(self.all.drain(..count));
    }

    pub(crate) fn clear(&mut self) {
        self.spare.append(&mut self.all);
    }
}

/// Finds what happened to elements between two states.
pub(crate) fn differences(
    plan: &Plan,
    layout: &Layout,
    [old, new]: [(&Tape, &Spans); 2],
    cuts: &mut [Vec<u32>; 2],
    mut each: impl FnMut(Name, Taken),
) {
    for (table, list) in layout.tables() {
        let rows = [old.0.rows(table) as u32, new.0.rows(table) as u32];
        if list != List::Keyed && rows == [0, 0] {
            continue;
        }
        let name = |tape: &Tape, row: u32, rows: u32| {
            (row < rows).then(|| layout.name(plan, tape, table, row))
        };
        let [mut before, mut now] = [0, 0];
        loop {
            let one = name(old.0, before, rows[0]);
            let two = name(new.0, now, rows[1]);
            match (one, two) {
                (Some(one), Some(two)) if one == two => {
                    let mut compare = Compare { plan, layout, one: old, two: new, cuts };
                    if !compare.is_same(table, [before, now]) {
                        each(one, Taken::Changed);
                    }
                    before += 1;
                    now += 1;
                }
                (Some(one), two) if two.is_none_or(|two| one < two) => {
                    each(one, Taken::Vanished);
                    before += 1;
                }
                (_, Some(two)) => {
                    each(two, Taken::Appeared);
                    now += 1;
                }
                (_, None) => break,
            }
        }
    }
}
