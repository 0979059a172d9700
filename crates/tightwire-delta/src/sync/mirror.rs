//! The rows that a client has when it is sent parts.
//!
//! The sender keeps each state it sends as the client will have it once the packet arrives, so that
//! both sides find the same baselines with the same code. If a packet leaves a row out, the states
//! that build on it do not have the row either. Merging the states that arrived finds the newest
//! version of each row.

use alloc::vec::Vec;

use crate::coding::packet::{Codec, Knowledge};
use crate::coding::part::{Part, has, put};
use crate::state::tape::Tape;
use crate::sync::header::{Header, PartHeader, REACH};
use crate::sync::inbox::{before_all, is_in_part, stamps, ticks, warmth};
use crate::sync::outbox::{Acks, SendError, refusal};
use crate::sync::past::Past;
use crate::sync::states::{State, States, is_after};

/// The states of a client.
#[derive(Clone, Debug)]
pub(crate) struct Mirror {
    states: States,
    crowd: usize,
    spare: State,
    merged: State,
    changed: Vec<u64>,
    held: Vec<u64>,
    /// The block of eight rows that the next part starts at.
    start: u32,
    /// The recent cost of a changed row, in sixteenths of bytes.
    cost: u32,
    ranks: Vec<u32>,
}

impl Mirror {
    /// Starts from the whole states that the link has already sent.
    pub(crate) fn new(history: &Past, crowd: usize, acks: &Acks) -> Self {
        let mut states = States::new(history.plan());
        for (tick, bases) in acks.all() {
            if let (Some(tape), Some(slot)) = (history.get(tick), states.place(tick)) {
                *slot = Some(State { tick, tape: tape.clone(), stamps: Vec::new(), bases });
            }
        }
        Self {
            states,
            crowd,
            spare: State::default(),
            merged: State::default(),
            changed: Vec::new(),
            held: Vec::new(),
            start: 0,
            cost: 64,
            ranks: Vec::new(),
        }
    }

    /// Writes a packet with the whole state.
    #[expect(clippy::too_many_arguments, reason = "the parts of a link")]
    pub(crate) fn whole(
        &mut self,
        acks: &mut Acks,
        codec: &mut Codec,
        history: &Past,
        header: Header,
        tick: u32,
        new: &Tape,
        out: &mut [u8],
    ) -> Result<usize, SendError> {
        let (head, body) = out.split_at_mut_checked(header.len()).ok_or(SendError::Room)?;
        let ticks = ticks(tick, &header);
        let states = &self.states;
        let first = if header.age == 0 { Some(&states.zero) } else { states.get(ticks[0]) };
        let first = first.ok_or(SendError::Tick)?;
        let of = if header.age == 0 { [tick; 3] } else { ticks };
        let bases = states.three(first, tick, of).ok_or(SendError::Tick)?;
        let knows = match history.model() {
            Some(model) => Knowledge::Model(model),
            None => warmth(states, tick, ticks[0], &header).map_err(|_| SendError::Tick)?,
        };
        let length = codec.encode(history.plan(), knows, new, bases, body).map_err(refusal)?;
        header.write(head);
        self.spare.tape.copy_from(new);
        self.spare.stamps.clear();
        self.keep(acks, tick, (header.age != 0).then_some(ticks));
        Ok(header.len() + length)
    }

    /// Writes a packet with as much as fits.
    #[expect(clippy::too_many_arguments, reason = "the parts of a link")]
    pub(crate) fn part(
        &mut self,
        acks: &mut Acks,
        codec: &mut Codec,
        history: &Past,
        mut header: Header,
        tick: u32,
        new: &Tape,
        out: &mut [u8],
        priority: Option<&dyn Fn(usize) -> u32>,
    ) -> Result<usize, SendError> {
        self.states.zero.tick = before_all(tick);
        let ticks = ticks(tick, &header);
        let merged = self.merge(acks, &header, ticks)?;
        let rows = new.rows(self.crowd).min(self.merged.tape.rows(self.crowd)) as u32;
        if self.start >= rows.div_ceil(8) {
            self.start = 0;
        }
        let mut piece = PartHeader { start: self.start, rows: 0, is_chosen: false, merged };
        header.part = Some(piece);
        let (head, body) = out.split_at_mut_checked(header.len()).ok_or(SendError::Room)?;
        piece.is_chosen = self.choose(tick, new, rows, body.len() as u32, priority);
        let Self { states, merged: first, held, changed, .. } = self;
        changed.clear();
        changed.resize(rows.div_ceil(64) as usize, 0);
        let of = if header.age == 0 { [tick; 3] } else { ticks };
        let bases = states.three(first, tick, of).ok_or(SendError::Tick)?;
        let knows = match history.model() {
            Some(model) => Knowledge::Model(model),
            None => warmth(states, tick, ticks[0], &header).map_err(|_| SendError::Tick)?,
        };
        let mut part = Part {
            table: self.crowd,
            start: piece.start,
            rows: 0,
            held,
            changed,
            tick,
            stamps: stamps(states, first, ticks),
        };
        let length = codec
            .write(history.plan(), knows, new, bases, Some(&mut part), body)
            .map_err(refusal)?;
        piece.rows = part.rows;
        header.part = Some(piece);
        header.write(head);
        self.mirror(tick, new, rows, &piece);
        let spent = (16 * length as u32).checked_div(changed_rows(&self.changed));
        self.cost = spent.map_or(self.cost, |spent| (3 * self.cost + spent) / 4);
        self.start = (piece.start + piece.rows / 8) % rows.div_ceil(8).max(1);
        self.keep(acks, tick, (header.age != 0).then_some(ticks));
        Ok(header.len() + length)
    }

    /// Merges the newest version of every row that arrived into `merged`. Returns which states took
    /// part besides the first.
    fn merge(&mut self, acks: &Acks, header: &Header, ticks: [u32; 3]) -> Result<u32, SendError> {
        if header.age == 0 {
            self.merged.copy_from(&self.states.zero);
            return Ok(0);
        }
        let first = self.states.get(ticks[0]).ok_or(SendError::Tick)?;
        self.merged.copy_from(first);
        // The first baseline already contains what arrived before it was sent.
        let known = first.bases.map(|bases| bases[0]);
        let mut merged = 0;
        for older in 0..32 {
            let tick = ticks[0].wrapping_sub(older + 1);
            let is_known = known.is_some_and(|known| !is_after(tick, known));
            if is_known || header.age + older + 1 > REACH || !acks.has_arrived(tick) {
                continue;
            }
            if let Some(state) = self.states.get(tick) {
                self.merged.merge(state, self.crowd);
                merged |= 1 << older;
            }
        }
        Ok(merged)
    }

    /// Decides which rows are held back. Returns whether any of them changed.
    fn choose(
        &mut self,
        tick: u32,
        new: &Tape,
        rows: u32,
        room: u32,
        priority: Option<&dyn Fn(usize) -> u32>,
    ) -> bool {
        self.held.clear();
        self.held.resize(rows.div_ceil(64) as usize, 0);
        let Some(priority) = priority else { return false };
        let (Some(now), Some(before)) =
            (new.tables.get(self.crowd), self.merged.tape.tables.get(self.crowd))
        else {
            return false;
        };
        let stride = (before.words.len() / before.rows.max(1) as usize) as u32;
        self.ranks.clear();
        let mut changed = 0;
        for row in 0..rows {
            let mut rank = 0;
            if now.row(row, stride) != before.row(row, stride) {
                changed += 1;
                let age = tick.wrapping_sub(self.merged.stamp(row as usize)).min(255);
                rank = priority(row as usize).saturating_mul(age + 1);
            }
            self.ranks.push(rank);
        }
        let fits = (u64::from(room) * 16 / u64::from(self.cost.max(1))) as usize;
        let mut least = 1;
        if changed > fits && fits > 0 {
            let mut sorted = self.ranks.clone();
            let (_, &mut rank, _) =
                sorted.select_nth_unstable_by(fits.min(rows as usize) - 1, |a, b| b.cmp(a));
            least = rank.max(1);
        }
        let mut any = false;
        for (row, &rank) in self.ranks.iter().enumerate() {
            let row = row as u32;
            if rank < least && now.row(row, stride) != before.row(row, stride) {
                put(&mut self.held, row);
                any = true;
            }
        }
        any
    }

    /// Makes the spare state the one that the client will have.
    fn mirror(&mut self, tick: u32, new: &Tape, known: u32, part: &PartHeader) {
        let Self { spare, merged, changed, crowd, .. } = self;
        spare.tick = tick;
        spare.tape.copy_from(new);
        let (Some(mine), Some(old)) =
            (spare.tape.tables.get_mut(*crowd), merged.tape.tables.get(*crowd))
        else {
            return;
        };
        let stride = mine.words.len() / (mine.rows as usize).max(1);
        if stride > 0 {
            let rows = mine.words.chunks_exact_mut(stride).zip(old.words.chunks_exact(stride));
            for (row, (mine, old)) in rows.enumerate() {
                if !has(changed, row as u32) {
                    mine.copy_from_slice(old);
                }
            }
        }
        spare.restamp(merged, *crowd, |row| {
            has(changed, row) || (!part.is_chosen && is_in_part(row, part.start, part.rows, known))
        });
    }

    fn keep(&mut self, acks: &mut Acks, tick: u32, bases: Option<[u32; 3]>) {
        self.spare.tick = tick;
        self.spare.bases = bases;
        acks.sent(tick, bases);
        if let Some(slot) = self.states.place(tick) {
            match slot {
                Some(state) => core::mem::swap(state, &mut self.spare),
                None => *slot = Some(core::mem::take(&mut self.spare)),
            }
        }
    }
}

fn changed_rows(set: &[u64]) -> u32 {
    set.iter().map(|word| word.count_ones()).sum()
}
