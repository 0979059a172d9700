//! The states of the last ticks, and the tick of each element's last change.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use crate::ledger::{Current, Holds, Name, is_after};
use crate::replica::layout::{Compare, Layout, List, Spans};
use crate::replica::pool::Pool;
use crate::replica::shared::Shared;
use crate::state::plan::Plan;
use crate::state::tape::Tape;

/// The number of states that are kept.
const KEPT: usize = 64;

/// The tick of an element's last change, and the tick since which it has existed.
#[derive(Clone, Copy, Debug)]
struct Mark {
    since: u32,
    born: u32,
}

/// A state.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recorded {
    pub(crate) tick: u32,
    pub(crate) tape: Tape,
    pub(crate) spans: Spans,
    /// The marks of the rows of each table of elements.
    marks: Vec<Vec<Mark>>,
}

/// The states of the last ticks.
#[derive(Clone, Debug)]
pub(crate) struct Archive {
    pub(crate) plan: Plan,
    pub(crate) layout: Layout,
    states: VecDeque<Recorded>,
    /// The state of zeros. Every client has it.
    pub(crate) zero: Tape,
    /// The elements of lists with keys that vanished during those states, and when.
    vanished: VecDeque<(u32, Name)>,
    /// The tick at which one of them last appeared again.
    pub(crate) reborn: Option<u32>,
    /// The tick since which every state has been the same as the newest one.
    pub(crate) same_since: Option<u32>,
    spare: Recorded,
    cuts: [Vec<u32>; 2],
    pub(crate) pool: Pool,
    pub(crate) shared: Shared,
}

impl Archive {
    pub(crate) fn new(plan: Plan) -> Self {
        let layout = Layout::new(&plan);
        let spare = Recorded { tape: Tape::new(&plan), ..Recorded::default() };
        let zero = spare.tape.clone();
        Self {
            plan,
            layout,
            states: VecDeque::new(),
            zero,
            vanished: VecDeque::new(),
            reborn: None,
            same_since: None,
            spare,
            cuts: Default::default(),
            pool: Pool::default(),
            shared: Shared::default(),
        }
    }

    pub(crate) fn newest(&self) -> Option<&Recorded> {
        self.states.back()
    }

    /// Records a state. `fill` gets a tape with old content and makes it the state. Returns `None`
    /// if the tick is not after the last one, `Some(false)` if the tape does not follow its plan: custom code and its schema disagree.
    pub(crate) fn record(&mut self, tick: u32, fill: impl FnOnce(&mut Tape)) -> Option<bool> {
        if self.newest().is_some_and(|last| !is_after(tick, last.tick)) {
            return None;
        }
        fill(&mut self.spare.tape);
        let is_good = match self.states.back() {
            // Rows that have not changed need no check.
            Some(last) => self.spare.tape.check_after(&self.plan, &last.tape),
            None => self.spare.tape.check(&self.plan),
        };
        if !is_good {
            return Some(false);
        }
        self.spare.tick = tick;
        let mut new = core::mem::take(&mut self.spare);
        new.spans.find(&self.plan, &self.layout, &new.tape);
        self.mark(&mut new);
        if self.states.back().is_none_or(|last| last.tape != new.tape) {
            self.same_since = Some(tick);
        }
        self.states.push_back(new);
        self.shared.clear();
        if self.states.len() > KEPT {
            self.spare = self.states.pop_front().unwrap_or_default();
        } else {
            self.spare.tape = Tape::new(&self.plan);
        }
        Some(true)
    }

    /// Returns the tape that was rejected last, or an arbitrary one.
    pub(crate) fn rejected(&self) -> &Tape {
        &self.spare.tape
    }

    fn mark(&mut self, new: &mut Recorded) {
        let Self { plan, layout, states, cuts, vanished, reborn, .. } = self;
        let last = states.back();
        let oldest = states.front().map_or(new.tick, |state| state.tick);
        while vanished.front().is_some_and(|(tick, _)| is_after(oldest, *tick)) {
            vanished.pop_front();
        }
        let tick = new.tick;
        let Recorded { tape, spans, marks, .. } = new;
        marks.resize_with(plan.tables.len(), Vec::new);
        for (table, marks) in marks.iter_mut().enumerate() {
            marks.clear();
            if table > 0 && layout.lists.get(table).is_none_or(Option::is_none) {
                continue;
            }
            let is_keyed = layout.lists.get(table) == Some(&Some(List::Keyed));
            let mut same = 0;
            for row in 0..tape.rows(table) as u32 {
                let fresh = Mark { since: tick, born: tick };
                let before = last.and_then(|last| {
                    let name = layout.name(plan, tape, table, row);
                    // Usually it is in the same place as before.
                    let is_there = last.tape.rows(table) as u32 > row
                        && layout.name(plan, &last.tape, table, row) == name;
                    let old = if is_there { Some(row) } else { layout.row(plan, &last.tape, name) };
                    if is_keyed && old.is_none() && vanished.iter().any(|(_, old)| *old == name) {
                        *reborn = Some(tick);
                    }
                    let old = old?;
                    same += 1;
                    let mark = *last.marks.get(table)?.get(old as usize)?;
                    Some((last, old, mark))
                });
                marks.push(match before {
                    None => fresh,
                    Some((last, old, mark)) => {
                        let (one, two) = ((&*tape, &*spans), (&last.tape, &last.spans));
                        let mut compare = Compare { plan, layout, one, two, cuts };
                        if compare.is_same(table, [row, old]) {
                            mark
                        } else {
                            Mark { since: tick, born: mark.born }
                        }
                    }
                });
            }
            let Some(last) = last.filter(|last| is_keyed && last.tape.rows(table) > same) else {
                continue;
            };
            for row in 0..last.tape.rows(table) as u32 {
                let name = layout.name(plan, &last.tape, table, row);
                if layout.row(plan, tape, name).is_none() {
                    vanished.push_back((tick, name));
                }
            }
        }
    }

    /// Returns the state of a tick.
    pub(crate) fn state(&self, tick: u32) -> Option<&Recorded> {
        let first = self.states.front()?;
        let place = self.states.partition_point(|state| {
            state.tick.wrapping_sub(first.tick) < tick.wrapping_sub(first.tick)
        });
        self.states.get(place).filter(|state| state.tick == tick)
    }

    /// Returns a state that has the value which the element had at `tick`, and its row there.
    pub(crate) fn find(&self, name: Name, tick: u32) -> Option<(&Recorded, u32)> {
        let state = match self.state(tick) {
            Some(state) => state,
            None => self.states.front()?,
        };
        let row = self.layout.row(&self.plan, &state.tape, name)?;
        let mark = state.marks.get(name.table as usize)?.get(row as usize)?;
        (!is_after(mark.since, tick)).then_some((state, row))
    }

    /// Appends a number for each element of a state in the order of names.
    pub(crate) fn number_names(
        &self,
        state: &Recorded,
        mut number: impl FnMut(Name) -> u32,
        out: &mut Vec<u32>,
    ) {
        for (table, marks) in state.marks.iter().enumerate() {
            let mut of = |key| number(Name { table: table as u32, key });
            if self.layout.lists.get(table) != Some(&Some(List::Keyed)) {
                out.extend((0..marks.len() as u32).map(of));
                continue;
            }
            // The key is the first word of each row.
            let stride = self.plan.tables.get(table).map_or(1, |table| table.stride.max(1));
            let cells = state.tape.tables.get(table);
            let words = cells.map_or(&[][..], |cells| &cells.words);
            let rows = words.chunks_exact(stride as usize).take(marks.len());
            out.extend(rows.map(|row| of(row.first().copied().unwrap_or(0))));
        }
    }

    /// Returns the elements of a state, in the order of names.
    pub(crate) fn elements<'a>(
        &'a self,
        state: &'a Recorded,
    ) -> impl Iterator<Item = Current> + 'a {
        state.marks.iter().enumerate().flat_map(move |(table, marks)| {
            marks.iter().enumerate().map(move |(row, mark)| Current {
                name: self.layout.name(&self.plan, &state.tape, table, row as u32),
                since: mark.since,
                born: mark.born,
            })
        })
    }
}

impl Holds for Archive {
    fn holds(&self, name: Name, tick: u32) -> bool {
        self.find(name, tick).is_some()
    }

    fn has(&self, name: Name, tick: u32) -> bool {
        let state = self.state(tick);
        state.is_some_and(|state| self.layout.row(&self.plan, &state.tape, name).is_some())
    }
}
