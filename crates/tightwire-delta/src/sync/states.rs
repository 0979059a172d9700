//! The states of the last ticks that one side has, and the ticks of their rows.

use alloc::vec::Vec;

use crate::coding::packet::{Base, Three};
use crate::state::plan::Plan;
use crate::state::tape::Tape;

/// The number of states that are kept, one more than a packet can reach back.
pub(crate) const KEPT: usize = 64;

/// Returns whether tick `one` is after tick `two`. Ticks wrap.
pub(crate) fn is_after(one: u32, two: u32) -> bool {
    (one.wrapping_sub(two) as i32) > 0
}

/// A state that a receiver has.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    pub(crate) tick: u32,
    pub(crate) tape: Tape,
    /// For each row of the crowd, the tick of its state. Empty if all are of `tick`.
    pub(crate) stamps: Vec<u32>,
    /// The ticks of its baselines, if it had any.
    pub(crate) bases: Option<[u32; 3]>,
}

impl State {
    pub(crate) fn stamp(&self, row: usize) -> u32 {
        self.stamps.get(row).copied().unwrap_or(self.tick)
    }

    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.tick = other.tick;
        self.bases = other.bases;
        self.tape.copy_from(&other.tape);
        self.stamps.clear();
        self.stamps.extend_from_slice(&other.stamps);
    }

    /// Copies the rows of the crowd that are newer in `other`.
    pub(crate) fn merge(&mut self, other: &Self, crowd: usize) {
        let (Some(mine), Some(theirs)) =
            (self.tape.tables.get_mut(crowd), other.tape.tables.get(crowd))
        else {
            return;
        };
        let rows = mine.rows as usize;
        let stride = mine.words.len() / rows.max(1);
        if stride == 0 {
            return;
        }
        if self.stamps.len() != rows {
            let tick = self.tick;
            self.stamps.resize(rows, tick);
        }
        let words = mine.words.chunks_exact_mut(stride).zip(theirs.words.chunks_exact(stride));
        for (row, (stamp, (mine, theirs))) in self.stamps.iter_mut().zip(words).enumerate() {
            let newer = other.stamp(row);
            if is_after(newer, *stamp) {
                *stamp = newer;
                mine.copy_from_slice(theirs);
            }
        }
    }

    /// Stamps the rows of a part that was coded relative to `base`.
    pub(crate) fn restamp(&mut self, base: &Self, crowd: usize, fresh: impl Fn(u32) -> bool) {
        let rows = self.tape.rows(crowd);
        let known = base.tape.rows(crowd);
        self.stamps.clear();
        for row in 0..rows {
            let is_fresh = row >= known || fresh(row as u32);
            self.stamps.push(if is_fresh { self.tick } else { base.stamp(row) });
        }
    }
}

/// The states of the last ticks, found by tick.
#[derive(Clone, Debug)]
pub(crate) struct States {
    slots: Vec<Option<State>>,
    /// The state before the first, in which every value is zero.
    pub(crate) zero: State,
}

impl States {
    pub(crate) fn new(plan: &Plan) -> Self {
        let mut slots = Vec::new();
        slots.resize_with(KEPT, || None);
        Self { slots, zero: State { tape: Tape::new(plan), ..State::default() } }
    }

    pub(crate) fn get(&self, tick: u32) -> Option<&State> {
        self.slots.get(tick as usize % KEPT)?.as_ref().filter(|state| state.tick == tick)
    }

    /// Returns the slot for a state of this tick.
    pub(crate) fn place(&mut self, tick: u32) -> Option<&mut Option<State>> {
        self.slots.get_mut(tick as usize % KEPT)
    }

    /// Returns the three baselines of a packet, if they exist. Tick `None` stands for the zero
    /// state.
    pub(crate) fn three<'a>(
        &'a self,
        first: &'a State,
        tick: u32,
        ticks: [u32; 3],
    ) -> Option<Three<'a>> {
        let base =
            |state: &'a State, of: u32| Base { tape: &state.tape, age: tick.wrapping_sub(of) };
        let [one, two, three] = ticks;
        let find = |of: u32| if of == one { Some(first) } else { self.get(of) };
        Some([base(first, one), base(find(two)?, two), base(find(three)?, three)])
    }
}
