//! Times contestants in interleaved turns, and keeps the best turn of each.

use std::time::{Duration, Instant};

use crate::contest::Contest;
use crate::workload::{Direction, Entry, entries};

/// The length of a turn: long against the clock's own cost, short against an interruption.
const TURN: Duration = Duration::from_micros(200);

/// A contestant with its measurements.
pub struct Row {
    /// The contestant and its message.
    pub entry: Entry,
    /// Its tables.
    pub contest: Box<dyn Contest>,
    /// The results of each direction that is measured.
    pub turns: [Option<Turns>; 2],
}

impl Row {
    /// Nanoseconds per packet, if this direction was measured.
    pub fn nanoseconds(&self, direction: Direction) -> Option<f64> {
        let turns = match direction {
            Direction::Write => self.turns[0],
            Direction::Read => self.turns[1],
        };
        turns.map(|turns| turns.nanoseconds(self.contest.units()))
    }
}

/// The measurements of one loop.
#[derive(Clone, Copy)]
pub struct Turns {
    /// Passes that fill a turn.
    passes: usize,
    /// The best time of a pass so far.
    best: Duration,
}

impl Turns {
    /// Finds out how many passes of `run` fill a turn, at least one.
    pub fn new(run: &mut dyn FnMut(usize)) -> Self {
        // The first pass warms up caches and allocations.
        run(1);
        let mut turns = Self { passes: 2, best: Duration::MAX };
        turns.take(run);
        let one = turns.best.max(Duration::from_nanos(1));
        let passes = (TURN.as_nanos() / one.as_nanos()).max(1) as usize;
        Self { passes, best: Duration::MAX }
    }

    /// Takes a turn, and keeps the time of its average pass if that is the best.
    pub fn take(&mut self, run: &mut dyn FnMut(usize)) {
        let start = Instant::now();
        run(self.passes);
        self.best = self.best.min(start.elapsed() / self.passes as u32);
    }

    /// Nanoseconds per unit of work.
    pub fn nanoseconds(self, units: usize) -> f64 {
        self.best.as_nanos() as f64 / units as f64
    }
}

/// Measures the contestants of a message that `is_wanted` selects.
pub fn measure(message: &str, rounds: usize, is_wanted: impl Fn(&Entry) -> bool) -> Vec<Row> {
    let mut rows: Vec<Row> = entries()
        .into_iter()
        .filter(|entry| entry.message == message && is_wanted(entry))
        .map(|entry| {
            let mut contest = (entry.prepare)();
            let turns = Direction::BOTH.map(|direction| {
                let is_measured = entry.directions.contains(&direction);
                is_measured.then(|| Turns::new(&mut |passes| direction.run(&mut *contest, passes)))
            });
            Row { entry, contest, turns }
        })
        .collect();
    let count = rows.len();
    for round in 0..rounds {
        for turn in 0..count {
            // Everybody starts a round in turn, so that nobody always follows the same neighbour.
            let Row { contest, turns, .. } = &mut rows[(round + turn) % count];
            for (direction, turns) in Direction::BOTH.into_iter().zip(turns) {
                if let Some(turns) = turns {
                    turns.take(&mut |passes| direction.run(&mut **contest, passes));
                }
            }
        }
    }
    rows
}
