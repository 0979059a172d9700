//! The client's side: decodes packets to states.

use alloc::vec::Vec;
use core::fmt;

use crate::coding::model::Model;
use crate::coding::packet::{Codec, Knowledge};
use crate::coding::part::{Part, has};
use crate::state::plan::Plan;
use crate::state::tape::Tape;
use crate::sync::header::{Header, REACH};
use crate::sync::states::{State, States, is_after};

/// Why a packet was rejected. The receiver is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReceiveError {
    /// The packet is too short, or its header is invalid.
    Header,
    /// The sender describes its state differently. Nothing it sends can be read, because the two
    /// sides are different builds. The name is that of the receiver's state, if it has one.
    OtherState(&'static str),
    /// The receiver already has the state of this tick.
    Repeated(u32),
    /// Its tick is too long ago.
    Old(u32),
    /// It builds on the state of this tick, which the receiver does not have.
    Missing(u32),
    /// It needs a model, and the receiver has none.
    NoModel,
    /// It is damaged, or belongs to another plan or model.
    Damaged,
    /// The receiver's owner does not accept its state.
    Refused,
}

impl fmt::Display for ReceiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header => f.write_str("not a delta packet"),
            Self::OtherState(name) => {
                let name = if name.is_empty() { "the state" } else { name };
                write!(f, "the sender describes {name} differently: both sides need the same type")
            }
            Self::Repeated(tick) => write!(f, "tick {tick} was received before"),
            Self::Old(tick) => write!(f, "tick {tick} is too old"),
            Self::Missing(tick) => write!(f, "builds on tick {tick}, which was not received"),
            Self::NoModel => f.write_str("needs a model"),
            Self::Damaged => {
                f.write_str("damaged, not cut to its length, or of another plan or model")
            }
            Self::Refused => f.write_str("a state that the description does not allow"),
        }
    }
}

impl core::error::Error for ReceiveError {}

/// Decodes packets, in any order.
#[derive(Clone, Debug)]
pub(crate) struct Inbox {
    pub(crate) plan: Plan,
    pub(crate) model: Option<Model>,
    pub(crate) codec: Codec,
    pub(crate) states: States,
    newest: Option<u32>,
    last: Option<u32>,
    /// The newest version of every row, once there were parts.
    view: Option<State>,
    /// The view that a packet would produce.
    next_view: State,
    pub(crate) spare: State,
    merged: State,
    changed: Vec<u64>,
    crowd: Option<usize>,
}

impl Inbox {
    /// Creates an inbox without a state. A model of another plan is ignored.
    pub(crate) fn new(plan: Plan, model: Option<Model>) -> Self {
        let states = States::new(&plan);
        let model = model.filter(|model| model.fits(&plan));
        let crowd = plan.crowd();
        Self {
            plan,
            model,
            codec: Codec::default(),
            states,
            newest: None,
            last: None,
            view: None,
            next_view: State::default(),
            spare: State::default(),
            merged: State::default(),
            changed: Vec::new(),
            crowd,
        }
    }

    /// Decodes a packet and returns its tick, which must be acknowledged to the sender.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] if the packet is rejected. Nothing changes then.
    pub(crate) fn decode(&mut self, packet: &[u8]) -> Result<u32, ReceiveError> {
        self.decode_if(packet, |_, _| true)
    }

    /// Decodes a packet, unless `accept` rejects the state that [`newest`](Self::newest) would
    /// return afterwards. `accept` gets that state and the current one. It is not called for
    /// packets that do not change `newest`, such as late ones.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] if the packet is rejected. Nothing changes then.
    pub(crate) fn decode_if(
        &mut self,
        packet: &[u8],
        accept: impl FnOnce(&Tape, Option<&Tape>) -> bool,
    ) -> Result<u32, ReceiveError> {
        let (header, body) = Header::read(packet).ok_or(ReceiveError::Header)?;
        let tick = self.expected_tick(&header)?;
        self.states.zero.tick = before_all(tick);
        self.read(tick, &header, body)?;
        let is_newest = self.newest.is_none_or(|newest| is_after(tick, newest));
        let shown = if self.view.is_some() || !self.spare.stamps.is_empty() {
            self.preview(is_newest);
            Some(&self.next_view.tape)
        } else {
            is_newest.then_some(&self.spare.tape)
        };
        let now = self.newest().map(|(_, tape)| tape);
        if !shown.is_none_or(|shown| accept(shown, now)) {
            return Err(ReceiveError::Refused);
        }
        self.keep(tick, is_newest);
        self.last = Some(tick);
        Ok(tick)
    }

    /// Returns the newest state and its tick. With parts, every row is the newest one received.
    pub(crate) fn newest(&self) -> Option<(u32, &Tape)> {
        let tick = self.newest?;
        let whole = || self.states.get(tick).map(|state| &state.tape);
        let view = self.view.as_ref().map(|state| &state.tape);
        view.or_else(whole).map(|tape| (tick, tape))
    }

    /// Returns the tick of the last packet accepted.
    pub(crate) fn last(&self) -> Option<u32> {
        self.last
    }

    /// Returns the state as the packet of `tick` described it, if it is one of the last 64.
    pub(crate) fn get(&self, tick: u32) -> Option<&Tape> {
        self.states.get(tick).map(|state| &state.tape)
    }

    /// Returns the tick of a packet, if its state is still useful.
    pub(crate) fn expected_tick(&self, header: &Header) -> Result<u32, ReceiveError> {
        if header.age == 0 && header.identity != self.plan.identity() {
            return Err(ReceiveError::OtherState(""));
        }
        let tick = if header.age == 0 { header.tick } else { self.tick_of(header.tick as u16) };
        if self.states.get(tick).is_some() {
            return Err(ReceiveError::Repeated(tick));
        }
        let newest = self.newest.unwrap_or(tick);
        if is_after(newest, tick) && newest.wrapping_sub(tick) > REACH {
            return Err(ReceiveError::Old(tick));
        }
        Ok(tick)
    }

    /// Returns the tick with these low bits that is nearest to the newest one.
    fn tick_of(&self, low: u16) -> u32 {
        match self.newest {
            None => u32::from(low),
            Some(newest) => {
                let gap = low.wrapping_sub(newest as u16) as i16;
                newest.wrapping_add_signed(i32::from(gap))
            }
        }
    }

    /// Decodes into the spare state.
    pub(crate) fn read(
        &mut self,
        tick: u32,
        header: &Header,
        body: &[u8],
    ) -> Result<(), ReceiveError> {
        let Self { plan, model, codec, states, spare, merged, changed, crowd, .. } = self;
        let ticks = ticks(tick, header);
        let find = |of: u32| states.get(of).ok_or(ReceiveError::Missing(of));
        let mut first = if header.age == 0 { &states.zero } else { find(ticks[0])? };
        let bases = if header.age == 0 {
            states.three(first, tick, [tick; 3])
        } else {
            find(ticks[1])?;
            find(ticks[2])?;
            if let (Some(crowd), Some(part)) = (*crowd, header.part.filter(|part| part.merged != 0))
            {
                merged.copy_from(first);
                for older in (0..32).filter(|bit| (part.merged >> bit) & 1 != 0) {
                    merged.merge(find(ticks[0].wrapping_sub(older + 1))?, crowd);
                }
                first = merged;
            }
            states.three(first, tick, ticks)
        };
        let bases = bases.ok_or(ReceiveError::Missing(ticks[0]))?;
        let knows = match (header.has_model, model) {
            (true, Some(model)) => Knowledge::Model(model),
            (true, None) => return Err(ReceiveError::NoModel),
            (false, _) => warmth(states, tick, ticks[0], header)?,
        };
        spare.tick = tick;
        spare.stamps.clear();
        spare.bases = (header.age != 0).then_some(ticks);
        let outcome = if let (Some(part), Some(crowd)) = (header.part, *crowd) {
            changed.clear();
            changed.resize(first.tape.rows(crowd).div_ceil(64), 0);
            let mut piece = Part {
                table: crowd,
                start: part.start,
                rows: part.rows,
                held: &[],
                changed,
                tick,
                stamps: stamps(states, first, ticks),
            };
            let outcome = codec.read(plan, knows, body, bases, Some(&mut piece), &mut spare.tape);
            if outcome.is_ok() {
                let known = first.tape.rows(crowd).min(spare.tape.rows(crowd)) as u32;
                spare.restamp(first, crowd, |row| {
                    has(changed, row)
                        || (!part.is_chosen && is_in_part(row, part.start, part.rows, known))
                });
            }
            outcome
        } else if header.part.is_some() {
            return Err(ReceiveError::Header);
        } else {
            codec.read(plan, knows, body, bases, None, &mut spare.tape)
        };
        outcome.map_err(|_| ReceiveError::Damaged)
    }

    /// Prepares the next view: the current one, with the newer rows of the spare state.
    fn preview(&mut self, is_newest: bool) {
        let last = self.newest.and_then(|newest| self.states.get(newest));
        let shown = self.view.as_ref().or(last).unwrap_or(&self.spare);
        self.next_view.copy_from(shown);
        show(&mut self.next_view, &self.spare, is_newest, self.crowd);
    }

    /// Stores the spare state in the place for its tick.
    fn keep(&mut self, tick: u32, is_newest: bool) {
        if let Some(view) = &mut self.view {
            core::mem::swap(view, &mut self.next_view);
        } else if !self.spare.stamps.is_empty() {
            self.view = Some(core::mem::take(&mut self.next_view));
        }
        if is_newest {
            self.newest = Some(tick);
        }
        if let Some(slot) = self.states.place(tick) {
            match slot {
                Some(state) => core::mem::swap(state, &mut self.spare),
                None => *slot = Some(core::mem::take(&mut self.spare)),
            }
        }
    }
}

/// Returns a stamp that is out of reach of every packet, for rows that were never sent.
pub(crate) fn before_all(tick: u32) -> u32 {
    tick.wrapping_sub(1 << 16)
}

/// Updates the view with the newer rows of `state`.
fn show(view: &mut State, state: &State, is_newest: bool, crowd: Option<usize>) {
    let Some(crowd) = crowd else { return };
    if is_newest {
        let fits = view.tape.rows(crowd) == state.tape.rows(crowd);
        if state.stamps.is_empty() || !fits {
            view.copy_from(state);
            return;
        }
        let tables = view.tape.tables.iter_mut().zip(&state.tape.tables).enumerate();
        for (_, (mine, theirs)) in tables.filter(|(index, _)| *index != crowd) {
            mine.rows = theirs.rows;
            mine.words.clear();
            mine.words.extend_from_slice(&theirs.words);
        }
    }
    view.merge(state, crowd);
    view.tick = if is_newest { state.tick } else { view.tick };
}

/// Returns whether a row belongs to a part.
pub(crate) fn is_in_part(row: u32, start: u32, rows: u32, known: u32) -> bool {
    let start = start * 8;
    row < known && if row >= start { row - start < rows } else { row + known - start < rows }
}

/// Returns the ticks of a packet's baselines. A missing one is replaced by the one before.
pub(crate) fn ticks(tick: u32, header: &Header) -> [u32; 3] {
    let one = tick.wrapping_sub(header.age);
    let two = one.wrapping_sub(header.second);
    [one, two, two.wrapping_sub(header.third)]
}

/// Returns the stamps of three baselines.
pub(crate) fn stamps<'a>(
    states: &'a States,
    first: &'a State,
    ticks: [u32; 3],
) -> [(&'a [u32], u32); 3] {
    let [one, two, three] = ticks;
    let of =
        |tick: u32| states.get(tick).map_or((&[][..], tick), |state| (&state.stamps[..], tick));
    let first = (&first.stamps[..], one);
    [first, if two == one { first } else { of(two) }, if three == one { first } else { of(three) }]
}

/// Returns what a packet without a model starts from: its first baseline, coded once more, if the
/// states for that are within reach of the packet.
pub(crate) fn warmth<'a>(
    states: &'a States,
    tick: u32,
    first: u32,
    header: &Header,
) -> Result<Knowledge<'a>, ReceiveError> {
    let is_cold = header.age == 0 || header.is_cold;
    let Some(state) = (if is_cold { None } else { states.get(first) }) else {
        return Ok(Knowledge::Nothing);
    };
    let Some(bases) = state.bases.filter(|bases| tick.wrapping_sub(bases[2]) <= REACH) else {
        return Ok(Knowledge::Nothing);
    };
    for of in bases {
        if states.get(of).is_none() {
            return Err(ReceiveError::Missing(of));
        }
    }
    let one = states.get(bases[0]).ok_or(ReceiveError::Missing(bases[0]))?;
    let three = states.three(one, first, bases).ok_or(ReceiveError::Missing(bases[0]))?;
    Ok(Knowledge::Warm(&state.tape, three))
}
