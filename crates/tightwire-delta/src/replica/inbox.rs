//! The receiver's side: decodes packets to elements, and assembles elements to a state.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;

use crate::coding::model::Model;
use crate::ledger::{Ledger, Name, Rejected, Taken};
use crate::replica::header::Header;
use crate::replica::layout::{Layout, List, Spans};
use crate::replica::names::Word;
use crate::replica::outbox::Ack;
use crate::replica::parcel::{Parcel, ticks_of};
use crate::state::plan::Plan;
use crate::state::tape::Tape;
#[cfg(feature = "std")]
use crate::train::explain::Explanation;

/// Why a packet was rejected. The receiver is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReceiveError {
    /// The packet is too short.
    Header,
    /// The sender describes its state differently, so the two sides are different builds. The name
    /// is that of the receiver's state.
    OtherState(&'static str),
    /// It was accepted before.
    Repeated,
    /// More than 32 newer packets have been accepted, or it is from a link that has since
    /// restarted.
    Late,
    /// It builds on a packet that was not accepted. Send
    /// [`Receiver::ack`](crate::replica::Receiver::ack) to the sender, which then restarts if
    /// necessary.
    Missing,
    /// It needs a model, and the receiver has none.
    NoModel,
    /// It is damaged, or belongs to another plan or model.
    Damaged,
    /// The description does not allow its state.
    Rejected,
}

impl fmt::Display for ReceiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::OtherState(name) => {
                let name = if name.is_empty() { "the state" } else { name };
                return write!(
                    f,
                    "the sender describes {name} differently: both sides need the same type"
                );
            }
            Self::Header => "too short for a delta packet",
            Self::Repeated => "this packet was received before",
            Self::Late => "more than 32 newer packets have been received",
            Self::Missing => "it builds on a packet that was not received",
            Self::NoModel => "it needs a model, and the receiver has none",
            Self::Damaged => "damaged, not cut to its length, or of another plan or model",
            Self::Rejected => "a state that the description does not allow",
        };
        f.write_str(text)
    }
}

impl core::error::Error for ReceiveError {}

/// The header of a packet, with everything that follows from it.
#[derive(Clone, Copy, Debug)]
struct Opened {
    header: Header,
    number: u32,
    tick: u32,
    /// It is the first of a new link.
    is_fresh: bool,
}

/// The words of an element.
type Value = Box<[u32]>;

/// The receiver's side.
#[derive(Clone, Debug)]
pub(crate) struct Inbox {
    pub(crate) plan: Plan,
    pub(crate) layout: Layout,
    model: Option<Model>,
    ledger: Ledger<Value>,
    generation: Option<u8>,
    /// The generation of a packet that was rejected because no packet of that generation was
    /// accepted.
    lost: Option<u8>,
    parcel: Parcel,
    in_set: Vec<(Name, u32)>,
    /// The words of array elements that were never received.
    blanks: Vec<Vec<u32>>,
    pub(crate) events: Vec<(Name, Taken)>,
    /// The state that is shown, if its own fields have arrived, and memory for the next one.
    view: Tape,
    has_view: bool,
    spare: Tape,
    pub(crate) tick: Option<u32>,
    /// The tick of the newest packet, if the state shown is exactly the state of that tick.
    pub(crate) complete: Option<u32>,
}

impl Inbox {
    pub(crate) fn new(plan: Plan, model: Option<Model>) -> Self {
        let layout = Layout::new(&plan);
        let zero = Tape::new(&plan);
        let mut spans = Spans::default();
        spans.find(&plan, &layout, &zero);
        let mut blanks = Vec::new();
        for (table, list) in layout.lists.iter().enumerate() {
            let mut cut = Vec::new();
            if matches!(list, Some(List::Fixed { .. })) {
                layout.cut(&plan, &zero, &spans, table, 0, &mut cut);
            }
            blanks.push(cut);
        }
        let model = model.filter(|model| model.fits(&plan));
        Self {
            plan,
            layout,
            model,
            ledger: Ledger::default(),
            generation: None,
            lost: None,
            parcel: Parcel::default(),
            in_set: Vec::new(),
            blanks,
            events: Vec::new(),
            view: Tape::default(),
            has_view: false,
            spare: Tape::default(),
            tick: None,
            complete: None,
        }
    }

    /// Returns the acknowledgement for the sender.
    pub(crate) fn ack(&self) -> Option<Ack> {
        if let Some(generation) = self.lost {
            return Some(Ack { generation, newest: 0, older: 0 });
        }
        let (newest, older) = self.ledger.ack();
        Some(Ack { generation: self.generation?, newest, older })
    }

    /// Returns the tick of the shown value of an element.
    pub(crate) fn tick_of(&self, name: Name) -> Option<u32> {
        self.ledger.get(name).map(|held| held.said.tick)
    }

    /// Returns the elements that are shown.
    pub(crate) fn elements(&self) -> impl Iterator<Item = (Name, u32)> {
        self.ledger.shown().map(|(name, held)| (name, held.said.tick))
    }

    /// Returns the state that is shown.
    pub(crate) fn shown(&self) -> Option<&Tape> {
        self.has_view.then_some(&self.view)
    }

    /// Reads the elements of a packet into the parcel. Nothing else changes.
    fn read(&mut self, packet: &[u8]) -> Result<Opened, ReceiveError> {
        let (header, body) = Header::read(packet).ok_or(ReceiveError::Header)?;
        if header.age == 0 && header.identity != self.plan.identity() {
            return Err(ReceiveError::OtherState(""));
        }
        let is_fresh = self.generation != Some(header.generation);
        if is_fresh {
            let gap = self.generation.map(|mine| header.generation.wrapping_sub(mine) as i8);
            if gap.is_some_and(|gap| gap < 0) {
                return Err(ReceiveError::Late);
            }
            if header.age != 0 {
                self.lost = Some(header.generation);
                return Err(ReceiveError::Missing);
            }
        }
        let blank = Ledger::default();
        let ledger = if is_fresh { &blank } else { &self.ledger };
        let number = whole(header.number, ledger.ack().0).ok_or(ReceiveError::Header)?;
        let known = header.known(number);
        if known.is_none() && header.age != 0 {
            return Err(ReceiveError::Header);
        }
        ledger.check(number, known).map_err(|rejected| match rejected {
            Rejected::Late => ReceiveError::Late,
            Rejected::Repeated => ReceiveError::Repeated,
            Rejected::Missing(_) => ReceiveError::Missing,
        })?;
        let tick = match known {
            None => header.tick,
            Some(known) => {
                let base = ledger.tick_of(known.newest).ok_or(ReceiveError::Missing)?;
                base.wrapping_add(u32::from((header.tick as u16).wrapping_sub(base as u16)))
            }
        };
        let model = match (header.has_model, &self.model) {
            (true, None) => return Err(ReceiveError::NoModel),
            (true, model) => model.as_ref(),
            (false, _) => None,
        };
        let Self { plan, layout, parcel, in_set, .. } = self;
        in_set.clear();
        in_set.extend(known.into_iter().flat_map(|known| ledger.in_set(known)));
        let set = known.map(|_| &in_set[..]);
        let read = parcel.read(plan, layout, model, set, body, |name, cuts| {
            let held = ledger.resolve(number, known, name)?;
            for (cut, held) in cuts.iter_mut().zip(held) {
                cut.clear();
                cut.extend_from_slice(&held.value);
            }
            Some(ticks_of(tick, held.map(|held| held.said.tick)))
        });
        read.ok_or(ReceiveError::Damaged)?;
        Ok(Opened { header, number, tick, is_fresh })
    }

    /// Explains a packet that could be decoded now.
    #[cfg(feature = "std")]
    pub(crate) fn explain(&mut self, packet: &[u8]) -> Result<Explanation, ReceiveError> {
        let lost = self.lost;
        let opened = self.read(packet);
        self.lost = lost;
        let Opened { header, tick, .. } = opened?;
        let Self { plan, layout, parcel, model, in_set, .. } = self;
        let model = model.as_ref().filter(|_| header.has_model);
        let set = (header.age != 0).then_some(&in_set[..]);
        let (budget, told) =
            parcel.explain(plan, layout, model, set).ok_or(ReceiveError::Damaged)?;
        Ok(Explanation {
            tick,
            bases: parcel.bases(tick),
            bytes: packet.len(),
            has_model: header.has_model,
            is_complete: header.is_complete,
            budget,
            told,
        })
    }

    /// Accepts a packet, unless `accept` rejects the state that would be shown. `accept` is not
    /// called before the state's own fields have arrived.
    pub(crate) fn decode(
        &mut self,
        packet: &[u8],
        accept: impl FnOnce(&Tape) -> bool,
    ) -> Result<(), ReceiveError> {
        let Opened { header, number, tick, is_fresh } = self.read(packet)?;
        let blank = Ledger::default();
        let ledger = if is_fresh { &blank } else { &self.ledger };
        let Self { plan, layout, parcel, .. } = self;
        let mut items: BTreeMap<Name, Option<(Value, bool, bool)>> = BTreeMap::new();
        parcel.values(plan, layout, |spoken, value| {
            let is_new = matches!(spoken.word, Word::New { .. });
            let is_other = spoken.word == Word::New { is_other: true };
            items.insert(spoken.name, value.map(|value| (value.into(), is_new, is_other)));
        });
        // Collect the elements that would be shown.
        let old = ledger.shown().filter(|(name, _)| !items.contains_key(name));
        let old = old.map(|(name, held)| (name, held.said.number, &held.value));
        let late = ledger.shown().filter(|(name, _)| items.contains_key(name));
        let late = late.filter(|(name, _)| !ledger.is_newer(number, *name));
        let late = late.map(|(name, held)| (name, held.said.number, &held.value));
        let new = items.iter().filter(|(name, _)| ledger.is_newer(number, **name));
        let new = new.filter_map(|(name, item)| Some((*name, number, &item.as_ref()?.0)));
        let mut shown: Vec<_> = old.chain(late).chain(new).collect();
        shown.sort_unstable_by_key(|(name, ..)| *name);
        let too_many = shown.chunk_by(|one, next| one.0.table == next.0.table).any(|elements| {
            let table = elements.first().map_or(0, |(name, ..)| name.table);
            elements.len() > layout.most_held(table) as usize
        });
        if too_many {
            return Err(ReceiveError::Rejected);
        }
        let has_root = assemble(plan, layout, &self.blanks, &shown, &mut self.spare);
        if has_root && !accept(&self.spare) {
            return Err(ReceiveError::Rejected);
        }
        // Nothing can fail from here on.
        core::mem::swap(&mut self.view, &mut self.spare);
        self.has_view = has_root;
        self.events.clear();
        let events = &mut self.events;
        if is_fresh {
            events.extend(self.ledger.shown().map(|(name, _)| (name, Taken::Vanished)));
            (self.complete, self.tick) = (None, None);
            self.ledger = Ledger::default();
            self.generation = Some(header.generation);
        }
        self.ledger.take(number, tick, items.into_iter(), |name, taken| {
            if taken != Taken::Stale {
                events.push((name, taken));
            }
        });
        if self.ledger.ack().0 == number {
            self.tick = Some(tick);
            self.complete = header.is_complete.then_some(tick);
        }
        self.lost = None;
        Ok(())
    }
}

/// Returns the number with these low 24 bits that is nearest to the newest one.
fn whole(low: u32, newest: u32) -> Option<u32> {
    let gap = (low.wrapping_sub(newest) << 8) as i32 >> 8;
    let number = if newest == 0 { Some(low) } else { newest.checked_add_signed(gap) };
    number.filter(|&number| number > 0)
}

/// Assembles a state from elements, which are in the order of names. Returns `false` if the state's
/// own fields are not among them.
fn assemble(
    plan: &Plan,
    layout: &Layout,
    blanks: &[Vec<u32>],
    shown: &[(Name, u32, &Value)],
    tape: &mut Tape,
) -> bool {
    layout.clear(plan, tape);
    let Some((Name { table: 0, .. }, _, root)) = shown.first() else { return false };
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
                let mut numbers: Vec<_> = mine.iter().map(|(_, number, _)| *number).collect();
                numbers.sort_unstable_by(|one, two| two.cmp(one));
                let least = numbers.get(most.wrapping_sub(1)).copied().unwrap_or(0);
                let mut spare = mine.len().saturating_sub(most);
                for (_, number, value) in mine {
                    if spare > 0 && *number <= least {
                        spare -= 1;
                        continue;
                    }
                    layout.paste(plan, table, value, tape);
                }
            }
            List::Counted { word } => {
                // Stop at the first missing element.
                let rows = mine.iter().zip(0..).take_while(|((name, ..), row)| name.key == *row);
                let mut count = 0;
                for ((_, _, value), _) in rows {
                    layout.paste(plan, table, value, tape);
                    count += 1;
                }
                if let Some(place) = tape.words_mut(0).get_mut(word as usize) {
                    *place = count;
                }
            }
            List::Fixed { rows } => {
                let blank = blanks.get(table).map_or(&[][..], Vec::as_slice);
                let mut mine = mine.iter().peekable();
                for row in 0..rows {
                    let value = mine.next_if(|(name, ..)| name.key == row);
                    let value = value.map_or(blank, |(_, _, value)| value);
                    layout.paste(plan, table, value, tape);
                }
            }
        }
    }
    true
}
