//! The sender's side of one client, which produces its next packet.

use alloc::vec::Vec;

use tightwire::{Field, ReadError, Reader, Schema, Wire, WriteError, Writer};

use crate::coding::model::Model;
use crate::ledger::{Drafts, Item, Name, Sender, What};
use crate::replica::archive::{Archive, Recorded};
use crate::replica::header::Header;
use crate::replica::link::SendError;
use crate::replica::names::{Spoken, Word};
use crate::replica::parcel::{Parcel, ticks_of};

/// A client's report on the packets it has accepted. It is a `Wire` type, so that a game's messages
/// can contain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ack {
    /// The generation of the link that sent these packets.
    pub generation: u8,
    /// The newest packet that was accepted. 0 if none can be accepted, because the client has lost
    /// the packets they build on.
    pub newest: u32,
    /// Bit `i`: the packet `i + 1` before it was accepted as well.
    pub older: u32,
}

impl Wire for Ack {
    const SCHEMA: Schema = Schema::structure(
        "Ack",
        &[
            Field::new("generation", &u8::SCHEMA),
            Field::new("newest", &u32::SCHEMA),
            Field::new("older", &u32::SCHEMA),
        ],
    );

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.label("generation").write_u8(self.generation)?;
        stream.label("newest").write_u32(self.newest)?;
        stream.label("older").write_u32(self.older)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self {
            generation: stream.label("generation").read_u8()?,
            newest: stream.label("newest").read_u32()?,
            older: stream.label("older").read_u32()?,
        })
    }
}

/// The sender's side of one client.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    sender: Sender,
    work: Work,
    generation: u8,
    last_tick: Option<u32>,
    /// The recent cost of an element, in sixteenths of bytes.
    cost: u32,
}

/// Memory that a link has only while it writes a packet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Work {
    parcel: Parcel,
    drafts: Drafts,
    items: Vec<Item>,
    in_set: Vec<(Name, u32)>,
    bases: Vec<(Name, [u32; 3])>,
}

impl Outbox {
    pub(crate) fn new(generation: u8) -> Self {
        Self {
            sender: Sender::default(),
            work: Work::default(),
            generation,
            last_tick: None,
            cost: 64,
        }
    }

    /// Restarts with a client that has nothing.
    fn restart(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        self.sender = Sender::default();
        self.last_tick = None;
    }

    /// Returns the acknowledgement of the last packet alone.
    pub(crate) fn last(&self) -> Option<Ack> {
        let newest = self.sender.next().checked_sub(1).filter(|&number| number > 0)?;
        Some(Ack { generation: self.generation, newest, older: 0 })
    }

    pub(crate) fn acked(&mut self, ack: Ack) {
        if ack.generation != self.generation {
            return;
        }
        if ack.newest == 0 {
            if self.sender.known().is_some() {
                self.restart();
            }
            return;
        }
        self.sender.acked(ack.newest);
        for back in (0..32).filter(|bit| (ack.older >> bit) & 1 != 0) {
            if let Some(number) = ack.newest.checked_sub(back + 1) {
                self.sender.acked(number);
            }
        }
    }

    /// Returns the number of elements that the client may have.
    pub(crate) fn elements(&self) -> usize {
        self.sender.len()
    }

    /// Writes the next packet. Returns its length, and the number of elements left for later
    /// packets.
    pub(crate) fn encode(
        &mut self,
        archive: &Archive,
        model: Option<&Model>,
        tick: u32,
        out: &mut [u8],
        priority: impl FnMut(Name) -> u32,
    ) -> Result<(usize, usize), SendError> {
        archive.pool.lend(&mut self.work);
        core::mem::swap(&mut self.sender.drafts, &mut self.work.drafts);
        let done = self.write(archive, model, tick, out, priority);
        core::mem::swap(&mut self.sender.drafts, &mut self.work.drafts);
        archive.pool.take_back(&mut self.work);
        done
    }

    fn write(
        &mut self,
        archive: &Archive,
        model: Option<&Model>,
        tick: u32,
        out: &mut [u8],
        priority: impl FnMut(Name) -> u32,
    ) -> Result<(usize, usize), SendError> {
        let state = archive.state(tick).ok_or(SendError::Tick)?;
        if self.last_tick.is_some_and(|last| (tick.wrapping_sub(last) as i32) < 0) {
            return Err(SendError::Tick);
        }
        // The low bits of the tick are relative to the newest known packet.
        let known = self.sender.known();
        if known.is_some_and(|known| {
            tick.wrapping_sub(self.sender.tick_of(known.newest)) > u32::from(u16::MAX)
        }) {
            self.restart();
        }
        let known = self.sender.known();
        self.work.items.clear();
        let most = |table| archive.layout.most_held(table);
        let now = archive.elements(state);
        let drafted = self.sender.draft(tick, most, now, archive, priority);
        self.work.items.extend_from_slice(drafted);
        self.work.in_set.clear();
        self.work.in_set.extend(self.sender.in_set());
        let number = self.sender.next();
        let mut header = Header {
            number: number & 0xff_ffff,
            generation: self.generation,
            tick,
            age: known.map_or(0, |known| number - known.newest),
            older: known.map_or(0, |known| known.older),
            has_model: model.is_some(),
            is_complete: false,
            identity: archive.plan.identity(),
        };
        let (head, body) = out.split_at_mut_checked(header.len()).ok_or(SendError::Room)?;
        let (count, length) = self.fit(archive, model, state, known.is_some(), body)?;
        let left = self.work.items.len() - count + self.sender.held_back();
        header.is_complete = left == 0;
        header.write(head);
        self.commit(tick, count);
        self.last_tick = Some(tick);
        Ok((header.len() + length, left))
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
        for _ in 0..10 {
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

    fn commit(&mut self, tick: u32, count: usize) {
        let said = self.work.items.get_mut(..count).unwrap_or_default();
        said.sort_unstable_by_key(|item| item.name);
        self.sender.sent(tick, said.iter().map(|item| (item.name, item.what)));
    }
}
