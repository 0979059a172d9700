//! The elements of one packet as tapes, and as bytes.

use alloc::vec::Vec;

use crate::coding::adaptive::Adaptive;
use crate::coding::body::Target;
use crate::coding::items::{Items, Rowset, items};
use crate::coding::model::{Model, Usual};
use crate::coding::packet::{Knowledge, TapeCodec, frozen, warm};
use crate::coding::range::{Decoder, Encoder};
use crate::ledger::Name;
use crate::predict::scale::Ticks;
use crate::replica::layout::{Layout, Spans};
use crate::replica::names::{Spoken, Word, names};
use crate::state::plan::Plan;
use crate::state::tape::Tape;
#[cfg(feature = "std")]
use crate::train::budget::{Budget, CodedField, Counter};

/// The elements that a packet mentions, with their new values and their baselines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parcel {
    pub(crate) said: Vec<Spoken>,
    pub(crate) new: Tape,
    bases: [Tape; 3],
    items: Items,
    spans: Spans,
    pub(crate) codec: TapeCodec,
}

/// Returns the distances between the baselines of an element.
pub(crate) fn ticks_of(tick: u32, [one, two, three]: [u32; 3]) -> Ticks {
    Ticks {
        ahead: tick.wrapping_sub(one),
        second: one.wrapping_sub(two),
        third: one.wrapping_sub(three),
    }
}

impl Parcel {
    /// Removes all elements.
    fn clear(&mut self, plan: &Plan, layout: &Layout) {
        layout.clear(plan, &mut self.new);
        for tape in &mut self.bases {
            layout.clear(plan, tape);
        }
        self.items.root = None;
        self.items.owners.clone_from(&layout.owners);
        self.items.lists.resize_with(layout.lists.len(), || None);
        for (rows, list) in self.items.lists.iter_mut().zip(&layout.lists) {
            if list.is_none() {
                *rows = None;
                continue;
            }
            let rows = rows.get_or_insert_with(Rowset::default);
            rows.changes.clear();
            rows.keys.clear();
        }
    }

    /// Inserts the baselines of the elements in `said`. `change` returns the baselines of an
    /// element that has some, and the distances between them.
    pub(crate) fn lay_out<'v>(
        &mut self,
        plan: &Plan,
        layout: &Layout,
        mut change: impl FnMut(Name, &mut [Vec<u32>; 3]) -> Option<Ticks> + 'v,
    ) -> Option<()> {
        self.clear(plan, layout);
        let mut cuts: [Vec<u32>; 3] = Default::default();
        for &Spoken { name, word } in &self.said {
            let Word::Change { is_row_changed } = word else { continue };
            let table = name.table as usize;
            let ticks = change(name, &mut cuts)?;
            for (tape, cut) in self.bases.iter_mut().zip(&cuts) {
                layout.paste(plan, table, cut, tape);
            }
            if table == 0 {
                self.items.root = Some(ticks);
            } else {
                let rows = self.items.lists.get_mut(table)?.as_mut()?;
                rows.changes.push((ticks, is_row_changed));
                rows.keys.push(name.key);
            }
        }
        for &Spoken { name, word } in &self.said {
            if !matches!(word, Word::New { .. }) {
                continue;
            }
            if name.table == 0 {
                self.items.root = Some(Ticks { ahead: 0, second: 0, third: 0 });
            } else {
                self.items.lists.get_mut(name.table as usize)?.as_mut()?.keys.push(name.key);
            }
        }
        Some(())
    }

    /// Inserts the new values, which `value` returns.
    pub(crate) fn fill(
        &mut self,
        plan: &Plan,
        layout: &Layout,
        mut value: impl FnMut(Name, &mut Vec<u32>) -> Option<()>,
    ) -> Option<()> {
        let mut cut = Vec::new();
        let is_change = |word: Word| matches!(word, Word::Change { .. });
        let (changes, news) = (self.said.iter().filter(|s| is_change(s.word)), self.said.iter());
        let news = news.filter(|s| matches!(s.word, Word::New { .. }));
        for spoken in changes.chain(news) {
            value(spoken.name, &mut cut)?;
            layout.paste(plan, spoken.name.table as usize, &cut, &mut self.new);
        }
        Some(())
    }

    /// Writes the elements. Returns `None` if they do not fit.
    pub(crate) fn write(
        &mut self,
        plan: &Plan,
        layout: &Layout,
        model: Option<&Model>,
        in_set: Option<&[(Name, u32)]>,
        out: &mut [u8],
    ) -> Option<usize> {
        let mut said = self.said.clone();
        let Self { new, bases: [one, two, three], items: list, codec, .. } = self;
        let target = &mut Target::From(new);
        let bases = [&*one, &*two, &*three];
        let TapeCodec { shifts, memory, scratch, tally } = codec;
        let mut channel = Encoder::new(out).counted_by(tally, plan.fields);
        names(&mut channel, layout, in_set.unwrap_or_default(), in_set.is_some(), &mut said)?;
        if let Some(model) = model {
            let mut coder = frozen(plan, model, shifts, channel).ok()?;
            items(&mut coder, plan, &model.usual, scratch, target, bases, list).ok()?;
            return coder.channel.finish();
        }
        warm(plan, Knowledge::Nothing, memory, scratch);
        let mut coder = Adaptive::new(memory, channel);
        items(&mut coder, plan, &Usual::default(), scratch, target, bases, list).ok()?;
        coder.channel.finish()
    }

    /// Reads the elements of a packet. `change` returns the baselines of elements that have some.
    /// Returns `None` if the packet is invalid.
    pub(crate) fn read(
        &mut self,
        plan: &Plan,
        layout: &Layout,
        model: Option<&Model>,
        in_set: Option<&[(Name, u32)]>,
        packet: &[u8],
        change: impl FnMut(Name, &mut [Vec<u32>; 3]) -> Option<Ticks>,
    ) -> Option<()> {
        let mut channel = Decoder::new(packet);
        self.said.clear();
        names(&mut channel, layout, in_set.unwrap_or_default(), in_set.is_some(), &mut self.said)?;
        self.lay_out(plan, layout, change)?;
        let Self { new, bases: [one, two, three], items: list, codec, .. } = self;
        let target = &mut Target::Into(new);
        let bases = [&*one, &*two, &*three];
        let TapeCodec { shifts, memory, scratch, .. } = codec;
        let is_whole = if let Some(model) = model {
            let mut coder = frozen(plan, model, shifts, channel).ok()?;
            items(&mut coder, plan, &model.usual, scratch, target, bases, list).ok()?;
            coder.channel.is_at_end()
        } else {
            warm(plan, Knowledge::Nothing, memory, scratch);
            let mut coder = Adaptive::new(memory, channel);
            items(&mut coder, plan, &Usual::default(), scratch, target, bases, list).ok()?;
            coder.channel.is_at_end()
        };
        is_whole.then_some(())
    }

    /// Returns the ticks of the values that the elements build on, the newest first.
    #[cfg(feature = "std")]
    pub(crate) fn bases(&self, tick: u32) -> Vec<u32> {
        let lists = self.items.lists.iter().flatten().flat_map(|rows| &rows.changes);
        let root = self.said.first().filter(|spoken| matches!(spoken.word, Word::Change { .. }));
        let root = root.filter(|spoken| spoken.name.table == 0).and(self.items.root);
        let all = lists.map(|(ticks, _)| *ticks).chain(root);
        let mut found: Vec<u32> = all
            .flat_map(|Ticks { ahead, second, third }| [ahead, ahead + second, ahead + third])
            .collect();
        found.sort_unstable();
        found.dedup();
        found.into_iter().map(|age| tick.wrapping_sub(age)).collect()
    }

    /// Returns the size of a packet that was just read, and the numbers in it.
    #[cfg(feature = "std")]
    pub(crate) fn explain(
        &mut self,
        plan: &Plan,
        layout: &Layout,
        model: Option<&Model>,
        in_set: Option<&[(Name, u32)]>,
    ) -> Option<(Budget, Vec<CodedField>)> {
        let mut channel = Counter::default();
        let mut said = self.said.clone();
        names(&mut channel, layout, in_set.unwrap_or_default(), in_set.is_some(), &mut said)?;
        let Self { new, bases: [one, two, three], items: list, codec, .. } = self;
        let target = &mut Target::From(new);
        let bases = [&*one, &*two, &*three];
        let TapeCodec { shifts, memory, scratch, .. } = codec;
        let counter = if let Some(model) = model {
            let mut coder = frozen(plan, model, shifts, channel).ok()?;
            items(&mut coder, plan, &model.usual, scratch, target, bases, list).ok()?;
            coder.channel
        } else {
            warm(plan, Knowledge::Nothing, memory, scratch);
            let mut coder = Adaptive::new(memory, channel);
            items(&mut coder, plan, &Usual::default(), scratch, target, bases, list).ok()?;
            coder.channel
        };
        let mut budget = Budget::default();
        budget.add(&counter);
        let mut told = counter.told;
        // Rows of the packet are named by their keys.
        let tables = plan.tables.iter().map(|table| table.groups.iter().map(|g| g.fields.len()));
        let mut first = 0;
        for (fields, rows) in tables.map(Iterator::sum::<usize>).zip(&list.lists) {
            let mine = first..first + fields;
            first += fields;
            let Some(rows) = rows else { continue };
            for told in told.iter_mut().filter(|told| mine.contains(&(told.field as usize))) {
                told.row = rows.keys.get(told.row as usize).copied().unwrap_or(told.row);
            }
        }
        Some((budget, told))
    }

    /// Returns the values that were read, each with its name and its word, in the order in which
    /// they were coded. Removals come last.
    pub(crate) fn values(
        &mut self,
        plan: &Plan,
        layout: &Layout,
        mut each: impl FnMut(Spoken, Option<&[u32]>),
    ) {
        self.spans.find(plan, layout, &self.new);
        let mut rows = alloc::vec![0_u32; plan.tables.len()];
        let mut cut = Vec::new();
        let is_change = |word: Word| matches!(word, Word::Change { .. });
        let changes = self.said.iter().filter(|spoken| is_change(spoken.word));
        let news = self.said.iter().filter(|spoken| matches!(spoken.word, Word::New { .. }));
        for &spoken in changes.chain(news) {
            let table = spoken.name.table as usize;
            let Some(row) = rows.get_mut(table) else { continue };
            layout.cut(plan, &self.new, &self.spans, table, *row, &mut cut);
            *row += 1;
            each(spoken, Some(&cut));
        }
        for &spoken in self.said.iter().filter(|spoken| spoken.word == Word::Remove) {
            each(spoken, None);
        }
    }
}
