//! Reads a packet of the receiver, up to the point where it is accepted.

use alloc::vec::Vec;

use crate::coding::model::Model;
use crate::coding::packet::{Base, Baselines, Knowledge};
use crate::ledger::{Ledger, Name, PacketSet, Rejected, Said, baselines};
use crate::replica::header::{Header, is_newer};
use crate::replica::inbox::{Inbox, ReceiveError};
use crate::replica::parcel::ticks_of;
use crate::replica::show::Value;
use crate::replica::views::{View, Views};
use crate::replica::whole::{shifted, warmed};
use crate::state::tape::Tape;

/// The header of a packet, with everything that follows from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opened {
    pub(super) header: Header,
    pub(super) number: u32,
    pub(super) tick: u32,
    /// It is the first of a new link.
    pub(super) is_fresh: bool,
}

/// A packet whose header is in order.
struct Envelope<'a> {
    opened: Opened,
    /// The packets that its elements build on.
    known: Option<PacketSet>,
    /// The packets that its whole state builds on.
    bases: Option<[u32; 3]>,
    body: &'a [u8],
}

/// The place of an element's value.
#[derive(Clone, Copy)]
enum Source<'a> {
    Held(&'a Value),
    View(&'a View, u32),
}

impl Inbox {
    /// Reads the elements of a packet into the parcel, or its whole state. Nothing else changes.
    pub(super) fn read(&mut self, packet: &[u8]) -> Result<Opened, ReceiveError> {
        let envelope = self.open(packet)?;
        if envelope.opened.header.is_whole {
            self.read_whole(&envelope)?;
        } else {
            self.read_elements(&envelope)?;
        }
        Ok(envelope.opened)
    }

    /// Reads the header of a packet, and checks that it can be accepted.
    fn open<'a>(&mut self, packet: &'a [u8]) -> Result<Envelope<'a>, ReceiveError> {
        let (header, body) = Header::read(packet).ok_or(ReceiveError::Header)?;
        if header.age == 0 && header.identity != self.plan.identity() {
            return Err(ReceiveError::OtherState(""));
        }
        let is_fresh = self.generation != Some(header.generation);
        if is_fresh {
            if self.generation.is_some_and(|mine| !is_newer(header.generation, mine)) {
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
        let known = header.known(number).filter(|_| !header.is_whole);
        let bases = header.bases(number).filter(|_| header.is_whole && header.age != 0);
        if known.is_none() && bases.is_none() && header.age != 0 {
            return Err(ReceiveError::Header);
        }
        ledger.check(number, known).map_err(reason)?;
        // A late packet completes no state.
        if header.is_base && !header.is_whole && number < ledger.ack().0 {
            return Err(ReceiveError::Late);
        }
        if header.is_plain && header.has_model {
            return Err(ReceiveError::Damaged);
        }
        if header.is_whole != header.is_base && (header.is_whole || !header.is_complete) {
            return Err(ReceiveError::Damaged);
        }
        let newest = known.map(|known| known.newest).or(bases.map(|bases| bases[0]));
        let tick = match newest {
            None => header.tick,
            Some(newest) => tick_after(header.tick, ledger.tick_of(newest))?,
        };
        if header.has_model && self.model.is_none() {
            return Err(ReceiveError::NoModel);
        }
        let opened = Opened { header, number, tick, is_fresh };
        Ok(Envelope { opened, known, bases, body })
    }

    fn read_whole(&mut self, envelope: &Envelope<'_>) -> Result<(), ReceiveError> {
        let Envelope { opened, bases, body, .. } = *envelope;
        let Opened { header, number, tick, is_fresh } = opened;
        let none = Views::default();
        let views = if is_fresh { &none } else { &self.views };
        let Self { plan, parcel, model, incoming, zero, .. } = self;
        if header.is_same {
            incoming.tape.copy_from(unchanged(views, &header, bases, body)?);
        } else {
            let model = model.as_ref().filter(|_| header.has_model);
            let (three, knows) = coded(views, zero, (&header, number, tick), bases, model)?;
            let read = parcel.codec.decode(plan, knows, body, three, &mut incoming.tape);
            read.map_err(|_| ReceiveError::Damaged)?;
        }
        (incoming.number, incoming.tick, incoming.bases) = (number, tick, bases);
        Ok(())
    }

    fn read_elements(&mut self, envelope: &Envelope<'_>) -> Result<(), ReceiveError> {
        let Envelope { opened, known, body, .. } = *envelope;
        let Opened { header, number, tick, is_fresh } = opened;
        let (blank, none) = (Ledger::default(), Views::default());
        let (ledger, views) = if is_fresh { (&blank, &none) } else { (&self.ledger, &self.views) };
        let Self { plan, layout, parcel, model, in_set, .. } = self;
        let model = model.as_ref().filter(|_| header.has_model);
        let base = views.in_set(known).next();
        let mut names = Vec::new();
        if let Some(base) = base {
            layout.names(plan, &base.tape, &mut names);
        }
        in_set.clear();
        if let Some(known) = known {
            ledger.in_set(known, base.map(|base| (base.number, &names[..])), in_set);
        }
        let set = known.map(|_| &in_set[..]);
        let mut values = Vec::new();
        let mut is_missing = false;
        let mut baselines_of = |name: Name, cuts: &mut [Vec<u32>; 3]| {
            let Some(base) = base else {
                let held = ledger.resolve(number, known, name)?;
                for (cut, held) in cuts.iter_mut().zip(held) {
                    cut.clear();
                    cut.extend_from_slice(&held.value);
                }
                return Some(ticks_of(tick, held.map(|held| held.said.tick)));
            };
            // Values after the base, then those of whole states, as long as they have the element.
            let later = ledger.values(known?, base.number, name);
            values.clear();
            values.extend(later.map(|held| (held.said, Source::Held(&held.value))));
            values.extend(views.in_set(known).map_while(|view| {
                let row = layout.row(plan, &view.tape, name)?;
                let said = Said { number: view.number, tick: view.tick, is_new: false };
                Some((said, Source::View(view, row)))
            }));
            let ticks = baselines(values.iter().map(|(said, _)| *said))?;
            for (cut, tick) in cuts.iter_mut().zip(ticks) {
                match values.iter().find(|(said, _)| said.tick == tick)?.1 {
                    Source::Held(value) => {
                        cut.clear();
                        cut.extend_from_slice(value);
                    }
                    Source::View(view, row) => {
                        let table = name.table as usize;
                        layout.cut(plan, &view.tape, &view.spans, table, row, cut);
                    }
                }
            }
            Some(ticks_of(tick, ticks))
        };
        let read = parcel.read(plan, layout, model, set, body, |name, cuts| {
            let found = baselines_of(name, cuts);
            is_missing |= found.is_none();
            found
        });
        let error = if is_missing { ReceiveError::Missing } else { ReceiveError::Damaged };
        read.ok_or(error)?;
        Ok(())
    }
}

/// Returns why a packet is rejected by its number or by the set of packets that it names.
fn reason(rejected: Rejected) -> ReceiveError {
    match rejected {
        Rejected::Late => ReceiveError::Late,
        Rejected::Repeated => ReceiveError::Repeated,
        Rejected::Missing(_) => ReceiveError::Missing,
    }
}

/// Returns the state that a packet says has not changed.
fn unchanged<'a>(
    views: &'a Views,
    header: &Header,
    bases: Option<[u32; 3]>,
    body: &[u8],
) -> Result<&'a Tape, ReceiveError> {
    if !body.is_empty() || header.has_model || header.is_complete {
        return Err(ReceiveError::Damaged);
    }
    let view = bases.and_then(|bases| views.get(bases[0])).ok_or(ReceiveError::Missing)?;
    Ok(&view.tape)
}

/// Returns what a whole state was coded against, and what the coder knew.
pub(super) fn coded<'a>(
    views: &'a Views,
    zero: &'a Tape,
    (header, number, tick): (&Header, u32, u32),
    bases: Option<[u32; 3]>,
    model: Option<&'a Model>,
) -> Result<(Baselines<'a>, Knowledge<'a>), ReceiveError> {
    let Some(numbers) = bases else {
        let knows = match model {
            Some(model) => Knowledge::Model(model),
            None if header.is_plain => Knowledge::Plain,
            None => Knowledge::Nothing,
        };
        return Ok(([Base { tape: zero, age: 0 }; 3], knows));
    };
    let three = views.three(tick, numbers).ok_or(ReceiveError::Missing)?;
    let knows = match model {
        Some(model) => Knowledge::Model(model),
        None if header.is_complete => {
            let first = views.get(numbers[0]).ok_or(ReceiveError::Missing)?;
            let before = shifted(number, numbers).ok_or(ReceiveError::Damaged)?;
            let before = views.three(first.tick, before).ok_or(ReceiveError::Missing)?;
            warmed(three, Some(before))
        }
        None => warmed(three, None),
    };
    Ok((three, knows))
}

/// Returns the first tick with these low 16 bits from that of a packet on, if it was accepted.
fn tick_after(low: u32, base: Option<u32>) -> Result<u32, ReceiveError> {
    let base = base.ok_or(ReceiveError::Missing)?;
    Ok(base.wrapping_add(u32::from((low as u16).wrapping_sub(base as u16))))
}

/// Returns the number with these low 22 bits that is nearest to the newest one.
pub(super) fn whole(low: u32, newest: u32) -> Option<u32> {
    let gap = (low.wrapping_sub(newest) << 10) as i32 >> 10;
    let number = if newest == 0 { Some(low) } else { newest.checked_add_signed(gap) };
    number.filter(|&number| number > 0)
}
