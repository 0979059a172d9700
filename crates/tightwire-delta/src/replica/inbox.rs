//! The receiver's side: decodes packets to elements, and assembles elements to a state.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;

use crate::coding::model::Model;
use crate::ledger::{LATE, Ledger, Name, REACH, Taken};
use crate::replica::ack::{Ack, receiver_of};
use crate::replica::header::Header;
use crate::replica::layout::{Layout, List, Spans};
use crate::replica::names::Word;
use crate::replica::parcel::Parcel;
use crate::replica::show::{Shown, Value, show};
#[cfg(feature = "std")]
use crate::replica::unpack::coded;
use crate::replica::unpack::{Opened, whole};
use crate::replica::views::{View, Views, differences};
use crate::state::plan::Plan;
use crate::state::tape::Tape;
#[cfg(feature = "std")]
use crate::train::budget::Budget;
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
    /// It builds on a packet that was not accepted, or on a value that did not arrive. Send
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
            Self::Rejected => "the packet contains a value that the description does not allow",
        };
        f.write_str(text)
    }
}

impl core::error::Error for ReceiveError {}

/// The receiver's side.
#[derive(Clone, Debug)]
pub(crate) struct Inbox {
    pub(crate) plan: Plan,
    pub(crate) layout: Layout,
    pub(super) model: Option<Model>,
    pub(super) ledger: Ledger<Value>,
    /// Tells this receiver from others that use the same link, in this generation.
    receiver: u16,
    pub(super) generation: Option<u8>,
    /// The generation of a packet that builds on packets which this receiver never accepted.
    pub(super) lost: Option<u8>,
    /// The number of packets in a row that build on one that was not accepted.
    missing: u32,
    pub(super) parcel: Parcel,
    pub(super) in_set: Vec<(Name, u32)>,
    /// The words of array elements that were never received.
    blanks: Vec<Vec<u32>>,
    pub(crate) events: Vec<(Name, Taken)>,
    /// The state that is shown, if its own fields have arrived, and memory for the next one.
    view: Tape,
    has_view: bool,
    /// Elements have arrived that are not in the view.
    hides: bool,
    spare: Tape,
    /// The whole states of the last packets, and memory for the next one.
    pub(super) views: Views,
    pub(super) incoming: View,
    /// The state of zeros.
    pub(super) zero: Tape,
    spans: [Spans; 2],
    cuts: [Vec<u32>; 2],
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
            receiver: 0,
            generation: None,
            lost: None,
            missing: 0,
            parcel: Parcel::default(),
            in_set: Vec::new(),
            blanks,
            events: Vec::new(),
            view: Tape::default(),
            has_view: false,
            hides: false,
            spare: Tape::default(),
            views: Views::default(),
            incoming: View::default(),
            zero,
            spans: Default::default(),
            cuts: Default::default(),
            tick: None,
            complete: None,
        }
    }

    /// Returns the acknowledgement for the sender.
    pub(crate) fn ack(&self) -> Option<Ack> {
        let receiver = self.receiver;
        if let Some(generation) = self.lost {
            return Some(Ack { generation, newest: 0, older: 0, receiver });
        }
        let (newest, older) = self.ledger.ack();
        Some(Ack { generation: self.generation?, newest, older, receiver })
    }

    /// Returns the tick of the shown value of an element.
    pub(crate) fn tick_of(&self, name: Name) -> Option<u32> {
        if !self.is_in_view(name) {
            return None;
        }
        if self.ledger.is_news(name) {
            return self.ledger.get(name).map(|held| held.said.tick);
        }
        let base = self.views.newest()?;
        self.layout.row(&self.plan, &base.tape, name).map(|_| base.tick)
    }

    /// Returns whether the view has an element. It always has the elements of arrays, even blank ones.
    fn is_in_view(&self, name: Name) -> bool {
        self.has_view && self.layout.row(&self.plan, &self.view, name).is_some()
    }

    /// Returns the elements that are shown.
    pub(crate) fn elements(&self) -> impl Iterator<Item = (Name, u32)> {
        let mut names = Vec::new();
        if let Some(base) = self.views.newest() {
            self.layout.names(&self.plan, &base.tape, &mut names);
        }
        names.retain(|name| !self.ledger.is_news(*name));
        let tick = self.views.newest().map_or(0, |base| base.tick);
        let mut all: Vec<_> = names.into_iter().map(|name| (name, tick)).collect();
        all.extend(self.ledger.shown().map(|(name, held)| (name, held.said.tick)));
        all.retain(|(name, _)| self.is_in_view(*name));
        all.sort_unstable_by_key(|(name, _)| *name);
        all.into_iter()
    }

    /// Returns the names of the elements that are shown, in order.
    fn names(&self) -> Vec<Name> {
        self.elements().map(|(name, _)| name).collect()
    }

    /// Returns the state that is shown.
    pub(crate) fn shown(&self) -> Option<&Tape> {
        self.has_view.then_some(&self.view)
    }

    /// Explains a packet that could be decoded now.
    #[cfg(feature = "std")]
    pub(crate) fn explain(&mut self, packet: &[u8]) -> Result<Explanation, ReceiveError> {
        let lost = self.lost;
        let opened = self.read(packet);
        self.lost = lost;
        let Opened { header, number, tick, .. } = opened?;
        let Self { plan, layout, parcel, model, in_set, views, incoming, zero, .. } = self;
        let model = model.as_ref().filter(|_| header.has_model);
        let set = (header.age != 0).then_some(&in_set[..]);
        let ((budget, told), bases) = if header.is_same {
            let fields = vec![[0.0; 2]; plan.fields as usize];
            let bases = incoming.bases.and_then(|bases| views.get(bases[0]));
            let budget = Budget { packets: 1, rows: 0.0, fields };
            ((budget, Vec::new()), bases.map(|view| view.tick).into_iter().collect())
        } else if header.is_whole {
            let numbers = incoming.bases;
            let (three, knows) = coded(views, zero, (&header, number, tick), numbers, model)?;
            let explained = parcel.codec.explain(plan, knows, &incoming.tape, three);
            let mut ages: Vec<u32> = three.iter().map(|base| base.age).collect();
            ages.dedup();
            ages.retain(|_| numbers.is_some());
            let bases = ages.into_iter().map(|age| tick.wrapping_sub(age)).collect();
            (explained.map_err(|_| ReceiveError::Damaged)?, bases)
        } else {
            let explained = parcel.explain(plan, layout, model, set);
            (explained.ok_or(ReceiveError::Damaged)?, parcel.bases(tick))
        };
        Ok(Explanation {
            tick,
            bases,
            bytes: packet.len(),
            has_model: header.has_model,
            is_complete: header.is_complete || header.is_whole,
            budget,
            told,
        })
    }

    /// Accepts a packet, unless `accept` rejects the state that would be shown. `accept` is not
    /// called before the state's own fields have arrived. If elements of arrays are still blank,
    /// the packet is accepted anyway, because the description may not allow blank elements.
    pub(crate) fn decode(
        &mut self,
        packet: &[u8],
        accept: impl FnOnce(&Tape) -> bool,
    ) -> Result<(), ReceiveError> {
        let opened = self.read(packet);
        if matches!(opened, Err(ReceiveError::Missing)) {
            self.count_missing(packet);
        }
        let opened = opened?;
        if opened.header.is_whole {
            return self.take_whole(opened, accept);
        }
        let Opened { header, number, tick, is_fresh } = opened;
        let (blank, none) = (Ledger::default(), Views::default());
        let (ledger, views) = if is_fresh { (&blank, &none) } else { (&self.ledger, &self.views) };
        let Self { plan, layout, parcel, .. } = self;
        let mut items: BTreeMap<Name, Option<(Value, bool, bool)>> = BTreeMap::new();
        parcel.values(plan, layout, |spoken, value| {
            let is_new = matches!(spoken.word, Word::New { .. });
            let is_other = spoken.word == Word::New { is_other: true };
            items.insert(spoken.name, value.map(|value| (value.into(), is_new, is_other)));
        });
        // A packet that is older than a whole state shows nothing.
        let is_shown = number > ledger.base;
        let mut shown = Shown { has_root: self.has_view, ..Shown::default() };
        if is_shown {
            shown = show(
                (plan, layout, &self.blanks),
                views.newest(),
                ledger,
                (number, &items),
                &mut self.spare,
            )?;
        }
        if header.is_base && !shown.has_root {
            return Err(ReceiveError::Rejected);
        }
        if is_shown && shown.has_root && !accept(&self.spare) && !shown.has_blanks {
            return Err(ReceiveError::Rejected);
        }
        // Nothing can fail from here on.
        self.start(&header, number, is_fresh);
        let before = (is_shown && (self.hides || shown.hides)).then(|| self.names());
        let gone = self.events.len();
        if is_shown {
            core::mem::swap(&mut self.view, &mut self.spare);
            (self.has_view, self.hides) = (shown.has_root, shown.hides);
        }
        let Self { plan, layout, ledger, views, events, .. } = self;
        let base = views.newest();
        let in_base = |name| base.is_some_and(|base| layout.row(plan, &base.tape, name).is_some());
        ledger.take(number, tick, items.into_iter(), in_base, |name, taken| {
            if taken != Taken::Stale {
                events.push((name, taken));
            }
        });
        if header.is_base {
            let mut view = views.take_spare();
            (view.number, view.tick, view.bases) = (number, tick, None);
            view.tape.copy_from(&self.view);
            view.spans.find(plan, layout, &view.tape);
            views.insert(view);
            ledger.base = number;
        }
        if let Some(before) = before {
            self.correct_events(gone, &before);
        }
        self.finish(&header, number, tick);
        Ok(())
    }

    /// Counts a packet that builds on one which was not accepted. Asks for a restart if the sender
    /// takes this receiver for an earlier one, whose acknowledgements it has.
    fn count_missing(&mut self, packet: &[u8]) {
        self.missing = self.missing.saturating_add(1);
        let Some((header, _)) = Header::read(packet) else { return };
        if self.generation != Some(header.generation) {
            return;
        }
        // Elements build only on packets that were acknowledged. A whole state may build on a packet
        // that was lost, but then on one that is newer than all that were accepted.
        let newest = self.ledger.ack().0;
        let is_foreign = !header.is_whole
            || whole(header.number, newest).is_some_and(|number| {
                number > newest && number.saturating_sub(header.age) <= newest
            });
        if is_foreign || self.missing > LATE {
            self.lost = self.generation;
        }
    }

    /// Accepts a whole state that was read.
    fn take_whole(
        &mut self,
        Opened { header, number, tick, is_fresh }: Opened,
        accept: impl FnOnce(&Tape) -> bool,
    ) -> Result<(), ReceiveError> {
        let Self { plan, layout, incoming, .. } = self;
        incoming.spans.find(plan, layout, &incoming.tape);
        let base = if is_fresh { 0 } else { self.ledger.base };
        let is_shown = number > base;
        let mut shown = Shown::default();
        if is_shown && !is_fresh && self.ledger.has_news(number) {
            // Later packets have already brought elements.
            self.ledger.base = number;
            let items = BTreeMap::new();
            let result = show(
                (plan, layout, &self.blanks),
                Some(&*incoming),
                &self.ledger,
                (number, &items),
                &mut self.spare,
            );
            self.ledger.base = base;
            shown = result?;
        } else if is_shown {
            self.spare.copy_from(&incoming.tape);
        }
        let is_same = !is_fresh && self.has_view && self.spare == self.view;
        if is_shown && !is_same && !accept(&self.spare) && !shown.has_blanks {
            return Err(ReceiveError::Rejected);
        }
        // Nothing can fail from here on.
        self.start(&header, number, is_fresh);
        // Elements may be hidden, or blank, if packets of elements came last.
        let has_elements = is_shown && self.ledger.has_news(self.ledger.base);
        let before = has_elements.then(|| self.names());
        let Self { plan, layout, zero, spans, cuts, events, .. } = self;
        if is_shown {
            let old = if self.has_view { &self.view } else { &*zero };
            let [one, two] = spans;
            one.find(plan, layout, old);
            two.find(plan, layout, &self.spare);
            let blank = Tape::default();
            let old = if self.has_view { old } else { &blank };
            let both = [(old, &*one), (&self.spare, &*two)];
            differences(plan, layout, both, cuts, |name, taken| events.push((name, taken)));
            core::mem::swap(&mut self.view, &mut self.spare);
            (self.has_view, self.hides) = (true, shown.hides);
            self.ledger.base = number;
        }
        self.ledger.take(number, tick, core::iter::empty(), |_| false, |_, _| {});
        let next = self.views.take_spare();
        self.views.insert(core::mem::replace(&mut self.incoming, next));
        if let Some(before) = before {
            self.correct_events(0, &before);
        }
        self.finish(&header, number, tick);
        Ok(())
    }

    /// Makes the events from `start` on those of the elements that were shown before and are shown
    /// now.
    fn correct_events(&mut self, start: usize, before: &[Name]) {
        let after = self.names();
        let mut told = self.events.split_off(start);
        correct(&mut told, before, &after);
        self.events.append(&mut told);
    }

    /// Starts a packet that is accepted. The first of a new link replaces everything.
    fn start(&mut self, header: &Header, number: u32, is_fresh: bool) {
        self.events.clear();
        if !is_fresh {
            return;
        }
        let shown: Vec<_> = self.elements().collect();
        self.events.extend(shown.into_iter().map(|(name, _)| (name, Taken::Vanished)));
        (self.complete, self.tick, self.has_view, self.hides) = (None, None, false, false);
        self.ledger = Ledger::default();
        self.views.clear();
        self.generation = Some(header.generation);
        self.receiver = receiver_of(number);
    }

    /// Finishes a packet that was accepted.
    fn finish(&mut self, header: &Header, number: u32, tick: u32) {
        let newest = self.ledger.ack().0;
        if newest == number {
            self.tick = Some(tick);
            self.complete = (header.is_complete || header.is_whole).then_some(tick);
        }
        self.views.forget(newest.saturating_sub(REACH + LATE));
        (self.lost, self.missing) = (None, 0);
    }
}

/// Makes events those of the elements that were shown before and after.
fn correct(events: &mut Vec<(Name, Taken)>, before: &[Name], after: &[Name]) {
    let has = |names: &[Name], name: Name| names.binary_search(&name).is_ok();
    events.retain_mut(|(name, taken)| {
        *taken = match (has(before, *name), has(after, *name)) {
            (false, true) => Taken::Appeared,
            (true, false) => Taken::Vanished,
            (true, true) if *taken != Taken::Vanished => *taken,
            _ => return false,
        };
        true
    });
    let mut told: Vec<_> = events.iter().map(|(name, _)| *name).collect();
    told.sort_unstable();
    let appeared = after.iter().filter(|name| !has(before, **name) && !has(&told, **name));
    events.extend(appeared.map(|name| (*name, Taken::Appeared)));
    let vanished = before.iter().filter(|name| !has(after, **name) && !has(&told, **name));
    events.extend(vanished.map(|name| (*name, Taken::Vanished)));
    events.sort_by_key(|(name, _)| *name);
}
