//! Whole states: what a client that is interested in everything is sent, if it fits.

use crate::coding::model::Model;
use crate::coding::packet::{Base, Baselines, Knowledge, TapeCodec};
use crate::ledger::{GAPS, REACH, is_after};
use crate::replica::archive::{Archive, Recorded};
use crate::replica::header::Header;
use crate::replica::outbox::{Outbox, Work, Written};
use crate::replica::shared::{Body, How, Origin};

/// Returns the recorded states of three ticks as baselines.
fn bases(archive: &Archive, tick: u32, ticks: [u32; 3]) -> Option<Baselines<'_>> {
    let base = |of: u32| Some(Base { tape: &archive.state(of)?.tape, age: tick.wrapping_sub(of) });
    let [one, two, three] = ticks;
    Some([base(one)?, base(two)?, base(three)?])
}

/// Returns the packets that the coder warms up with: those that lie before the first baseline as
/// the baselines lie before packet `number`. `None` if they are too far back.
pub(super) fn shifted(number: u32, numbers: [u32; 3]) -> Option<[u32; 3]> {
    let back = number.checked_sub(numbers[0])?;
    let [one, two, three] = numbers.map(|one| one.saturating_sub(back));
    (three > 0 && number - three <= REACH).then_some([one, two, three])
}

/// Returns what a coder without a model warms up on: the first baseline, relative to `before`, or
/// relative to the older baselines if there is nothing before them.
pub(super) fn warmed<'a>(three: Baselines<'a>, before: Option<Baselines<'a>>) -> Knowledge<'a> {
    let [one, two, third] = three;
    let older = |base: Base<'a>| Base { age: base.age.saturating_sub(one.age), ..base };
    match before {
        Some(before) => Knowledge::Warm(one.tape, before),
        None if two.age == one.age => Knowledge::Nothing,
        None => Knowledge::Warm(one.tape, [older(two), older(third), older(third)]),
    }
}

/// Writes the body of a whole state. Returns `None` if it does not fit.
fn code(
    archive: &Archive,
    codec: &mut TapeCodec,
    knows: Knowledge,
    state: &Recorded,
    three: Baselines,
    is_first: bool,
    out: &mut [u8],
) -> Option<Body> {
    let mut write =
        |knows, out: &mut [u8]| codec.encode(&archive.plan, knows, &state.tape, three, out).ok();
    let how = if matches!(knows, Knowledge::Model(_)) { How::Model } else { How::Adaptive };
    if !is_first {
        return Some(Body { length: write(knows, out)?, how });
    }
    // A model is trained on changes, so a first state may be smaller without it. Numbers that
    // follow no pattern are smaller as they are.
    let all = [(How::Plain, Knowledge::Plain), (How::Adaptive, Knowledge::Nothing), (how, knows)];
    let all = if how == How::Model { &all[..] } else { &all[..2] };
    let mut best: Option<(usize, How, Knowledge)> = None;
    for &(how, knows) in all {
        let length = write(knows, out).filter(|&length| best.is_none_or(|best| length <= best.0));
        best = length.map(|length| (length, how, knows)).or(best);
    }
    let (length, how, knows) = best?;
    write(knows, out)?;
    Some(Body { length, how })
}

impl Outbox {
    /// Writes the whole state. Returns `None` if elements must be sent instead.
    pub(super) fn write_whole(
        &mut self,
        archive: &Archive,
        model: Option<&Model>,
        state: &Recorded,
        out: &mut [u8],
    ) -> Option<Written> {
        let (number, acked) = (self.sender.next(), self.sender.base());
        let anchor = self.anchor(state.tick);
        let bases = [acked, anchor];
        let same = |base| Some((self.unchanged(archive, state, base, out)?, base));
        let (length, base) = match bases.into_iter().flatten().find_map(same) {
            Some((length, base)) => (length, Some(base)),
            None => {
                let base = anchor.or(acked);
                let length = self.whole(archive, model, state, base, out)?;
                self.report.whole += 1;
                (length, base)
            }
        };
        if base == anchor && anchor.is_some() {
            self.report.layered += 1;
        } else if base.is_some() && self.layers.longest_gap > 1 {
            self.layers.drop_anchor(number, state.tick);
            let (lost, all) = self.losses();
            self.layers.count(lost, all);
        }
        Some(Written { length, left: 0, base })
    }

    /// Returns the packet in flight that the state of a tick should build on, if there is one.
    fn anchor(&mut self, tick: u32) -> Option<u32> {
        let acked = self.sender.base()?;
        let trip = tick.wrapping_sub(self.sender.tick_of(acked));
        self.report.gap = self.layers.every(trip);
        let anchor = self.layers.anchor(tick, trip)?;
        (anchor > acked && self.sender.is_flying(anchor)).then_some(anchor)
    }

    /// Returns how many of the last packets were lost, and of how many the fate is known. Packets
    /// that the client could not use, because it did not get the anchor, are not counted.
    fn losses(&self) -> (u32, u32) {
        self.sender.losses(|number| {
            let base = self.base_of.get((number % REACH) as usize);
            base.is_some_and(|&(of, base)| of == number && !self.sender.has_arrived(base))
        })
    }

    /// Writes that nothing has changed since the state of packet `base`, which takes a header and no
    /// coding. Returns `None` if something has.
    fn unchanged(
        &mut self,
        archive: &Archive,
        state: &Recorded,
        base: u32,
        out: &mut [u8],
    ) -> Option<usize> {
        let since = archive.same_since?;
        let number = self.sender.next();
        let of = self.sender.tick_of(base);
        let is_near = number - base <= 63 && u16::try_from(state.tick.wrapping_sub(of)).is_ok();
        if is_after(since, of) || is_after(since, state.tick) || !is_near {
            return None;
        }
        let header = Header {
            number,
            is_base: true,
            is_whole: true,
            is_same: true,
            generation: self.generation,
            tick: state.tick,
            age: number - base,
            ..Header::default()
        };
        header.write(out.get_mut(..header.len())?);
        self.work.parcel.codec.tally.start(archive.plan.fields as usize);
        self.sender.sent_whole(state.tick);
        if let Some(place) = self.base_of.get_mut((number % REACH) as usize) {
            *place = (number, base);
        }
        Some(header.len())
    }

    /// Writes the state relative to that of packet `base` and to older ones that the client has.
    /// Returns `None` if it does not fit, or if a key now belongs to another element.
    fn whole(
        &mut self,
        archive: &Archive,
        model: Option<&Model>,
        state: &Recorded,
        base: Option<u32>,
        out: &mut [u8],
    ) -> Option<usize> {
        if self.rest > 0 {
            self.rest -= 1;
            return None;
        }
        let Self { sender, work: Work { parcel, .. }, base_of, .. } = self;
        let number = sender.next();
        // A client that has acknowledged nothing may still show any state since the first packet.
        let is_reborn = |since: u32| archive.reborn.is_some_and(|reborn| is_after(reborn, since));
        if base.is_none() && (sender.known().is_some() || self.first_tick.is_some_and(is_reborn)) {
            return None;
        }
        let ticks = |number: u32| sender.tick_of(number);
        let mut header = Header {
            number,
            is_base: true,
            is_whole: true,
            generation: self.generation,
            tick: state.tick,
            has_model: model.is_some(),
            identity: archive.plan.identity(),
            ..Header::default()
        };
        let mut numbers = [0; 3];
        let mut three = [Base { tape: &archive.zero, age: 0 }; 3];
        if let Some(one) = base {
            let first = ticks(one);
            if is_reborn(first)
                || state.tick.wrapping_sub(first) > u32::from(u16::MAX)
                || number - one > 63
            {
                return None;
            }
            let find = |after: u32, gap: u32| {
                let is_older = |&other: &u32| first.wrapping_sub(ticks(other)) >= gap;
                let found = sender.whole_before(after).find(is_older);
                found.filter(|&found| after - found <= 15 && number - found <= REACH)
            };
            let two = find(one, GAPS[0]);
            let third = two.and_then(|two| Some(two - find(two, GAPS[1])?));
            header.age = number - one;
            header.second = two.map_or(0, |two| one - two);
            header.third = third.unwrap_or(0);
            numbers = header.bases(number)?;
            three = bases(archive, state.tick, numbers.map(ticks))?;
        }
        // The packets before the base are a function of the numbers, so that clients share bodies.
        let warm = base.filter(|_| model.is_none()).and_then(|base| {
            let before = shifted(number, numbers)?;
            let has_all = before.iter().all(|&other| sender.has_whole(other));
            let ticks_of = has_all.then(|| before.map(ticks))?;
            Some((ticks_of, bases(archive, ticks(base), ticks_of)?))
        });
        header.is_complete = warm.is_some();
        let (head, body) = out.split_at_mut_checked(header.len())?;
        let origin = Origin {
            tick: state.tick,
            bases: base.map(|_| numbers.map(ticks)),
            warm: warm.map(|(ticks, _)| ticks),
        };
        let knows = match (model, warm) {
            (Some(model), _) => Knowledge::Model(model),
            (None, warm) => warmed(three, warm.map(|(_, before)| before)),
        };
        let done = archive.shared.copy(origin, body, &mut parcel.codec.tally).or_else(|| {
            let is_first = base.is_none();
            let codec = &mut parcel.codec;
            let written = code(archive, codec, knows, state, three, is_first, body)?;
            let bytes = body.get(..written.length)?;
            archive.shared.keep(origin, written.how, bytes, &codec.tally);
            Some(written)
        });
        let Some(Body { length, how }) = done else {
            self.rest = 3;
            return None;
        };
        header.has_model = how == How::Model;
        header.is_plain = how == How::Plain;
        header.write(head);
        sender.sent_whole(state.tick);
        if let Some(place) = base_of.get_mut((number % REACH) as usize) {
            *place = (base.map_or(0, |_| number), numbers[0]);
        }
        Some(header.len() + length)
    }
}
