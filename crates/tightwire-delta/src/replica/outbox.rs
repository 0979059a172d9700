//! The sender's side of one client, which produces its next packet.

use alloc::vec::Vec;

use crate::coding::model::Model;
use crate::ledger::{Drafts, Item, Name, REACH, Sender, What};
use crate::replica::ack::Ack;
use crate::replica::archive::{Archive, Recorded};
use crate::replica::header::{Header, is_newer};
use crate::replica::layers::Layers;
use crate::replica::layout::Layout;
use crate::replica::link::SendError;
use crate::replica::names::{Spoken, Word};
use crate::replica::parcel::{Parcel, ticks_of};
use crate::replica::report::LinkReport;

/// The sender's side of one client.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    pub(super) sender: Sender,
    pub(super) work: Work,
    pub(super) generation: u8,
    /// The number of the receiver whose acknowledgements count, 0 before the first of them.
    receiver: u16,
    last_tick: Option<u32>,
    /// The tick of the first packet since the link started over.
    pub(super) first_tick: Option<u32>,
    /// The recent cost of an element, in sixteenths of bytes.
    cost: u32,
    /// The number of packets until whole states are tried again.
    pub(super) rest: u32,
    /// The most urgent element had no room in the last packet, so the next one may do without it.
    is_stuck: bool,
    pub(crate) report: LinkReport,
    /// The bits of the last packet by part, and of all packets, in 256ths.
    #[cfg(feature = "meter")]
    pub(crate) parts: (Vec<u32>, Vec<u64>),
    /// The number of each of the last whole states, and the newest packet it was coded against.
    pub(super) base_of: Vec<(u32, u32)>,
    pub(super) layers: Layers,
}

/// The most elements without room that a packet skips.
const MOST_SKIPPED: usize = 16;

/// Memory that a link has only while it writes a packet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Work {
    pub(super) parcel: Parcel,
    drafts: Drafts,
    items: Vec<Item>,
    in_set: Vec<(Name, u32)>,
    bases: Vec<(Name, [u32; 3])>,
    /// The elements of the newest whole state that the client has.
    base: Vec<Name>,
    priorities: Vec<u32>,
    /// A packet that was written with the model, while one without it is tried.
    with: Vec<u8>,
}

/// A packet that was written.
pub(super) struct Written {
    pub(super) length: usize,
    /// The number of elements left for later packets.
    pub(super) left: usize,
    /// The newest packet that it builds on.
    pub(super) base: Option<u32>,
}

impl Outbox {
    pub(crate) fn new(generation: u8) -> Self {
        Self {
            sender: Sender::default(),
            work: Work::default(),
            generation,
            receiver: 0,
            last_tick: None,
            first_tick: None,
            cost: 64,
            rest: 0,
            is_stuck: false,
            report: LinkReport::default(),
            #[cfg(feature = "meter")]
            parts: Default::default(),
            base_of: alloc::vec![(0, 0); REACH as usize],
            layers: Layers::default(),
        }
    }

    /// Restarts with a client that has nothing.
    fn restart(&mut self) {
        self.restart_after(self.generation);
    }

    /// Restarts with the generation after this one.
    fn restart_after(&mut self, generation: u8) {
        self.generation = generation.wrapping_add(1);
        self.sender = Sender::default();
        self.receiver = 0;
        (self.last_tick, self.first_tick) = (None, None);
        self.rest = 0;
        self.report.restarts += 1;
        self.base_of.fill((0, 0));
        self.layers.restart();
    }

    /// Returns the acknowledgement of the last packet alone.
    pub(crate) fn last(&self) -> Option<Ack> {
        let newest = self.sender.next().checked_sub(1).filter(|&number| number > 0)?;
        Some(Ack { generation: self.generation, newest, older: 0, receiver: 0 })
    }

    pub(crate) fn acked(&mut self, ack: Ack) {
        if ack.generation != self.generation {
            // A receiver that missed 128 restarts takes the packets of this generation for old ones.
            if !is_newer(self.generation, ack.generation) {
                self.restart_after(ack.generation);
            }
            return;
        }
        if ack.newest == 0 {
            if self.sender.has_acks() {
                self.restart();
            }
            return;
        }
        // The acknowledgements of one generation are those of one receiver.
        if ack.receiver != 0 {
            if self.receiver != 0 && self.receiver != ack.receiver {
                self.restart();
                return;
            }
            self.receiver = ack.receiver;
        }
        self.sender.acked(ack.newest);
        for back in (0..32).filter(|bit| (ack.older >> bit) & 1 != 0) {
            if let Some(number) = ack.newest.checked_sub(back + 1) {
                self.sender.acked(number);
            }
        }
    }

    /// Sets the most ticks that a lost packet may hide.
    pub(crate) fn set_longest_gap(&mut self, ticks: u32) {
        self.layers.longest_gap = ticks;
    }

    /// Returns the number of elements that the client may have.
    pub(crate) fn elements(&self) -> usize {
        self.sender.len()
    }

    /// Writes the next packet, and returns its length.
    pub(crate) fn encode(
        &mut self,
        archive: &Archive,
        model: Option<&Model>,
        tick: u32,
        out: &mut [u8],
        priority: impl FnMut(Name) -> u32,
    ) -> Result<usize, SendError> {
        archive.pool.lend(&mut self.work);
        core::mem::swap(&mut self.sender.drafts, &mut self.work.drafts);
        let done = self.write(archive, model, tick, out, priority);
        core::mem::swap(&mut self.sender.drafts, &mut self.work.drafts);
        #[cfg(feature = "meter")]
        if let Ok(written) = &done {
            self.count(written.length);
        }
        archive.pool.take_back(&mut self.work);
        let Written { length, left, base } = done?;
        let report = &mut self.report;
        report.packets += 1;
        report.bytes += length as u64;
        report.pending = left;
        report.baseline_age = base.map(|base| tick.wrapping_sub(self.sender.tick_of(base)));
        Ok(length)
    }

    /// Counts where the bits of the packet just written went.
    #[cfg(feature = "meter")]
    fn count(&mut self, bytes: usize) {
        let parts = self.work.parcel.codec.tally.parts(bytes);
        let (last, all) = &mut self.parts;
        last.clear();
        last.extend_from_slice(parts);
        all.resize(parts.len(), 0);
        for (sum, &part) in all.iter_mut().zip(parts) {
            *sum += u64::from(part);
        }
    }

    fn write(
        &mut self,
        archive: &Archive,
        model: Option<&Model>,
        tick: u32,
        out: &mut [u8],
        mut priority: impl FnMut(Name) -> u32,
    ) -> Result<Written, SendError> {
        let state = archive.state(tick).ok_or(SendError::Tick)?;
        if self.last_tick.is_some_and(|last| (tick.wrapping_sub(last) as i32) < 0) {
            return Err(SendError::Tick);
        }
        self.sender.drop_lost(|tick| archive.state(tick).is_some());
        // The low bits of the tick are relative to the newest known packet.
        let known = self.sender.known();
        if known.is_some_and(|known| {
            tick.wrapping_sub(self.sender.tick_of(known.newest)) > u32::from(u16::MAX)
        }) {
            self.restart();
        }
        self.work.priorities.clear();
        archive.number_names(state, &mut priority, &mut self.work.priorities);
        // A client that is interested in everything is sent whole states, if they fit.
        let is_all = self.work.priorities.iter().all(|&priority| priority > 0);
        let written = if is_all { self.write_whole(archive, model, state, out) } else { None };
        if let Some(written) = written {
            self.last_tick = Some(tick);
            self.first_tick.get_or_insert(tick);
            return Ok(written);
        }
        let names = |tick, out: &mut Vec<Name>| {
            archive.layout.names(&archive.plan, &archive.state(tick)?.tape, out);
            Some(())
        };
        if self.sender.adopt(names).is_none() {
            self.restart();
        }
        let known = self.sender.known();
        self.work.items.clear();
        let most = |table| archive.layout.most_held(table);
        let mut priorities = self.work.priorities.iter().copied();
        let priority = |_| priorities.next().unwrap_or(0);
        let drafted = self.sender.draft(tick, most, archive.elements(state), archive, priority);
        self.work.items.extend_from_slice(drafted);
        self.work.base.clear();
        if let Some(base) = self.sender.base() {
            names(self.sender.tick_of(base), &mut self.work.base).ok_or(SendError::Tick)?;
        }
        self.work.in_set.clear();
        self.sender.in_set(&self.work.base, &mut self.work.in_set);
        let mut held_back = self.limit_names(&archive.layout) + self.sender.held_back();
        let number = self.sender.next();
        let mut header = Header {
            number,
            generation: self.generation,
            tick,
            age: known.map_or(0, |known| number - known.newest),
            older: known.map_or(0, |known| known.older),
            has_model: model.is_some(),
            identity: archive.plan.identity(),
            ..Header::default()
        };
        let (head, body) = out.split_at_mut_checked(header.len()).ok_or(SendError::Room)?;
        let mut fitted = self.fit_better(archive, model, state, known.is_some(), body);
        for _ in 0..MOST_SKIPPED {
            // An element that is too large for this buffer must not stop all others.
            // Only a client without the state's own fields must have those first.
            let root = self.work.items.first().filter(|item| item.name == Name::default());
            let is_needed = root.is_some() && known.is_none();
            if fitted.is_ok() || !self.is_stuck || is_needed || self.work.items.len() < 2 {
                break;
            }
            self.sender.postpone(self.work.items.remove(0).name);
            held_back += 1;
            fitted = self.fit_better(archive, model, state, known.is_some(), body);
        }
        self.is_stuck = fitted.is_err();
        if let (Err(_), Some(item)) = (fitted, self.work.items.first()) {
            self.sender.postpone(item.name);
        }
        let (count, length, has_model) = fitted?;
        header.has_model = has_model;
        let left = self.work.items.len() - count + held_back;
        // A packet that names no others may be the first that a new receiver accepts, and that has
        // nothing of what the one before it acknowledged.
        header.is_complete = left == 0 && (known.is_some() || !self.sender.has_acks());
        header.is_base = header.is_complete && is_all;
        header.write(head);
        self.commit(tick, count, header.is_base);
        // A state that builds on a packet which may be lost builds on the newest one.
        self.layers.forget_anchor();
        self.last_tick = Some(tick);
        self.first_tick.get_or_insert(tick);
        let base = known.map(|known| known.newest);
        Ok(Written { length: header.len() + length, left, base })
    }

    /// Leaves items for later packets if there are more than a receiver accepts in one: after several
    /// whole states that may be lost, the elements of all of them may have to be removed. Returns
    /// the number of those items.
    fn limit_names(&mut self, layout: &Layout) -> usize {
        let Work { items, in_set, .. } = &mut self.work;
        let all = items.len();
        let mut named = alloc::vec![0_u32; layout.lists.len()];
        items.retain(|&Item { name, .. }| {
            let Some(count) = named.get_mut(name.table as usize) else { return false };
            // The receiver counts the elements that are not in the set.
            *count += u32::from(in_set.binary_search_by_key(&name, |(name, _)| *name).is_err());
            *count <= layout.most_held(name.table)
        });
        all - items.len()
    }

    /// Finds how many elements fit, and writes them with the model or without it. Returns their
    /// number, the length, and whether the model was used.
    fn fit_better(
        &mut self,
        archive: &Archive,
        model: Option<&Model>,
        state: &Recorded,
        has_set: bool,
        body: &mut [u8],
    ) -> Result<(usize, usize, bool), SendError> {
        let cost = self.cost;
        let Ok((count, length)) = self.fit(archive, model, state, has_set, body) else {
            let (count, length) = self.fit(archive, None, state, has_set, body)?;
            return Ok((count, length, false));
        };
        let items = self.work.items.get(..count).unwrap_or_default();
        let news = items.iter().filter(|item| matches!(item.what, What::New { .. })).count();
        if model.is_none() || 2 * news < count {
            return Ok((count, length, model.is_some()));
        }
        // A model is trained on changes, so new elements may be smaller without it.
        let mut with = core::mem::take(&mut self.work.with);
        with.clear();
        with.extend_from_slice(body.get(..length).unwrap_or_default());
        let after = core::mem::replace(&mut self.cost, cost);
        let cold = self.fit(archive, None, state, has_set, body);
        let is_better = |&(more, less): &(usize, usize)| (more, length) >= (count, less);
        let best = cold.ok().filter(is_better).map(|(count, length)| (count, length, false));
        if best.is_none() {
            self.cost = after;
            if let Some(place) = body.get_mut(..length) {
                place.copy_from_slice(&with);
            }
        }
        self.work.with = with;
        Ok(best.unwrap_or((count, length, true)))
    }

    /// Finds how many elements fit, and writes them.
    fn fit(
        &mut self,
        archive: &Archive,
        model: Option<&Model>,
        state: &Recorded,
        has_set: bool,
        body: &mut [u8],
    ) -> Result<(usize, usize), SendError> {
        let all = self.work.items.len();
        let ready = self.work.items.partition_point(|item| !item.is_pending);
        let room = body.len();
        // Elements that are in flight are included only if everything fits.
        let whole = |count: usize| if count >= all { all } else { count.min(ready) };
        let mut count = all;
        if all * self.cost as usize / 16 > room {
            count = whole((room * 16 / self.cost.max(1) as usize).max(1));
        }
        let (mut good, mut bad) = (None, all + 1);
        for tries in 0..32 {
            if tries >= 10 && good.is_some() {
                break;
            }
            match self.attempt(archive, model, state, has_set, count, body) {
                Some(length) => {
                    good = Some((count, length));
                    if count >= all || length * 8 >= room * 7 || count + 1 >= bad {
                        break;
                    }
                    let more = count * room / (length + 1);
                    count = whole(more.clamp(count + 1, bad - 1));
                    if good.is_some_and(|(best, _)| count <= best) {
                        break;
                    }
                }
                None => {
                    bad = count;
                    count = match good {
                        _ if count <= 1 => break,
                        Some((best, _)) => best + (count - best) / 2,
                        // Elements may be far larger than the last ones.
                        None if tries >= 5 => whole(count / 4).max(1),
                        None => whole(count * 3 / 4).max(1),
                    };
                    if count >= bad || good.is_some_and(|(best, _)| count <= best) {
                        break;
                    }
                }
            }
        }
        let (count, length) = good.ok_or(SendError::Room)?;
        // The last attempt may have been a larger one.
        let length = if self.work.parcel.said.len() == count {
            length
        } else {
            self.attempt(archive, model, state, has_set, count, body).ok_or(SendError::Room)?
        };
        if let Some(spent) = (16 * length).checked_div(count) {
            self.cost = ((3 * self.cost + spent as u32) / 4).max(1);
        }
        Ok((count, length))
    }

    /// Writes the first `count` elements.
    fn attempt(
        &mut self,
        archive: &Archive,
        model: Option<&Model>,
        state: &Recorded,
        has_set: bool,
        count: usize,
        body: &mut [u8],
    ) -> Option<usize> {
        let Archive { plan, layout, .. } = archive;
        let Work { parcel, items, in_set, bases, .. } = &mut self.work;
        parcel.said.clear();
        bases.clear();
        for item in items.get(..count)? {
            let word = match item.what {
                What::Remove => Word::Remove,
                What::New { is_other } => Word::New { is_other },
                What::Change(ticks) => {
                    bases.push((item.name, ticks));
                    let row = |state: &Recorded, row: u32| {
                        let table = item.name.table as usize;
                        let stride = plan.stride(table);
                        let start = row as usize * stride;
                        state.tape.words(table).get(start..start + stride).map(<[u32]>::to_vec)
                    };
                    let (old, at) = archive.find(item.name, ticks[0])?;
                    let now = layout.row(plan, &state.tape, item.name)?;
                    let is_row_changed = item.name.table == 0 || row(old, at) != row(state, now);
                    Word::Change { is_row_changed }
                }
            };
            parcel.said.push(Spoken { name: item.name, word });
        }
        parcel.said.sort_unstable_by_key(|spoken| spoken.name);
        bases.sort_unstable_by_key(|(name, _)| *name);
        parcel.lay_out(plan, layout, |name, cuts| {
            let place = bases.binary_search_by_key(&name, |(name, _)| *name).ok()?;
            let ticks = bases.get(place)?.1;
            for (cut, tick) in cuts.iter_mut().zip(ticks) {
                let (old, row) = archive.find(name, tick)?;
                layout.cut(plan, &old.tape, &old.spans, name.table as usize, row, cut);
            }
            Some(ticks_of(state.tick, ticks))
        })?;
        parcel.fill(plan, layout, |name, cut| {
            let row = layout.row(plan, &state.tape, name)?;
            layout.cut(plan, &state.tape, &state.spans, name.table as usize, row, cut);
            Some(())
        })?;
        parcel.write(plan, layout, model, has_set.then_some(&in_set[..]), body)
    }

    fn commit(&mut self, tick: u32, count: usize, is_whole: bool) {
        let said = self.work.items.get_mut(..count).unwrap_or_default();
        said.sort_unstable_by_key(|item| item.name);
        self.sender.sent(tick, is_whole, said.iter().map(|item| (item.name, item.what)));
    }
}
