//! Computes the cost of a set with every strategy, in one pass over it.

use crate::bits::{low_bits, width};
use crate::subset::members::WORD;
use crate::subset::runs::Parameters;
use crate::subset::skip::{end_bits, largest_parameter, parameter_bits};
use crate::subset::tally::{Short, Tally};
use crate::subset::{IndexSet, MAX_OBJECTS, Strategy, ladder};

/// The exact cost of a set with every [`Strategy`].
///
/// [`subset`](crate::SubsetStream::subset) and [`write_subset`](crate::SubsetStream::write_subset)
/// create one internally. Create one yourself to see what a set costs and why a strategy was chosen.
///
/// ```
/// use tightwire::subset::{Filter, Plan, Strategy};
///
/// // Forty neighbours.
/// let plan = Plan::new(&Filter::new(4096, |index| (1000..1040).contains(&index)));
/// assert_eq!(plan.best(), Strategy::Runs);
/// assert!(plan.bits(Strategy::Runs) < 40);
/// assert_eq!(plan.bits(Strategy::Bitmap), 4096);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub(crate) gaps_parameter: u32,
    pub(crate) holes_parameter: u32,
    pub(crate) runs_parameters: Parameters,
    members: u64,
    bitmap: u64,
    indices: u64,
    sentinel: u64,
    ladder: u64,
    gaps: u64,
    holes: u64,
    runs: u64,
}

impl Plan {
    /// Computes the costs of a set in one pass.
    ///
    /// ```
    /// use tightwire::subset::{Plan, Strategy};
    ///
    /// assert_eq!(Plan::new(&[true, false, true]).bits(Strategy::Bitmap), 3);
    /// ```
    pub fn new(set: &(impl IndexSet + ?Sized)) -> Self {
        Self::scan(set.objects(), |at| set.word(at))
    }

    /// Returns the number of bits that encode which objects are members, without the tag and without
    /// the members' data.
    ///
    /// ```
    /// use tightwire::subset::{Plan, Strategy};
    ///
    /// // A count of up to three, and two indices of up to two.
    /// assert_eq!(Plan::new(&[true, false, true]).bits(Strategy::Indices), 2 + 2 * 2);
    /// ```
    pub const fn bits(&self, strategy: Strategy) -> u64 {
        match strategy {
            Strategy::Bitmap => self.bitmap,
            Strategy::Indices => self.indices,
            Strategy::Sentinel => self.sentinel,
            Strategy::Ladder => self.ladder,
            Strategy::Gaps => self.gaps,
            Strategy::Holes => self.holes,
            Strategy::Runs => self.runs,
        }
    }

    /// Returns the strategy with the fewest bits, among those that have a tag.
    ///
    /// ```
    /// use tightwire::subset::{Plan, Strategy};
    ///
    /// assert_eq!(Plan::new(&[true; 100]).best(), Strategy::Holes);
    /// ```
    pub fn best(&self) -> Strategy {
        Strategy::TAGGED
            .into_iter()
            .min_by_key(|&strategy| self.bits(strategy))
            .unwrap_or(Strategy::Bitmap)
    }

    /// Returns the plan for members without data, which take one bit each inside a run.
    pub(crate) const fn without_data(mut self) -> Self {
        self.holes = self.holes.saturating_add(self.members);
        self.runs = self.runs.saturating_add(self.members);
        self
    }

    /// Computes the plan in one pass over the words of a set.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn scan(objects: usize, mut word: impl FnMut(usize) -> u64) -> Self {
        let objects = objects.min(MAX_OBJECTS);
        let (whole, in_last_word) = (objects / WORD, objects % WORD);
        let mut totals = Totals::new(objects);
        // The state that every member updates is separate from the totals, so that it stays in
        // registers.
        let mut walk = Pass { next: 0, run: 0, came: 0 };
        for at in 0..whole {
            let rest = word(at);
            walk.word(at * WORD, rest, &mut totals);
        }
        if in_last_word > 0 {
            let rest = word(whole) & low_bits(in_last_word as u32);
            walk.word(whole * WORD, rest, &mut totals);
        }
        totals.finish(walk)
    }
}

/// The state of the pass.
#[derive(Clone, Copy)]
struct Pass {
    /// The object after the last member.
    next: usize,
    /// The number of members in the run that has not ended.
    run: usize,
    /// The short skip lengths that occurred, one bit for each.
    came: u64,
}

impl Pass {
    /// Processes the members of a word.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn word(&mut self, start: usize, word: u64, totals: &mut Totals) {
        let mut rest = word;
        while rest != 0 {
            let index = start + rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let skipped = index - self.next;
            self.next = index + 1;
            if !totals.short.add(skipped, &mut self.came) {
                totals.skip(skipped, 1);
            }
            if skipped > 0 {
                if self.run != 1 {
                    totals.end_run(self.run, index);
                }
                self.run = 0;
            }
            self.run += 1;
        }
    }
}

/// The totals of the pass.
struct Totals {
    objects: usize,
    members: u64,
    /// The number of objects skipped before each member, for short skips.
    short: Short,
    /// The number of objects skipped before each member. They are also counted with one less, because
    /// the object after a run is never a member.
    skipped: Tally,
    /// The number of members that the ladder encodes in each row.
    rows: [u32; 65],
    /// The lengths of runs, except those of length one.
    run_lengths: Tally,
    /// The number of these runs.
    long_runs: u32,
    /// The number of members in these runs.
    in_long_runs: u64,
    /// The first member, unless the array starts with a run.
    first: usize,
}

impl Totals {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn new(objects: usize) -> Self {
        Self {
            objects,
            members: 0,
            short: Short::new(),
            skipped: Tally::new(),
            rows: [0; 65],
            run_lengths: Tally::new(),
            long_runs: 0,
            in_long_runs: 0,
            first: 0,
        }
    }

    /// Counts `members` members that each have `skipped` objects before them.
    #[inline(never)]
    fn skip(&mut self, skipped: usize, members: u32) {
        self.members += u64::from(members);
        if let Some(row) = self.rows.get_mut(ladder::row(skipped as u64 + 1) as usize) {
            *row += members;
        }
        self.skipped.add(skipped, members);
    }

    /// Ends a run that is not one member long. `index` is the next member after it.
    #[inline(never)]
    fn end_run(&mut self, run: usize, index: usize) {
        if run == 0 {
            // There is no run before the first member.
            self.first = index;
            return;
        }
        self.long_runs += 1;
        self.in_long_runs += run as u64;
        self.run_lengths.add(run, 1);
    }

    /// Adds everything up and finds the best parameters.
    #[inline(never)]
    fn finish(&mut self, walk: Pass) -> Plan {
        let Pass { next, run, mut came } = walk;
        while let Some((length, count)) = self.short.next(&mut came) {
            self.skip(length, count);
        }
        if run > 1 {
            self.end_run(run, next);
        }
        let (objects, members) = (self.objects, self.members);
        // Members outside of long runs are runs of length one.
        let singles = members - self.in_long_runs;
        self.run_lengths.add(1, singles as u32);
        let runs = singles + u64::from(self.long_runs);
        let (all, first, left) = (objects as u64, self.first as u64, (objects - next) as u64);
        // A run up to the end is not followed by another object, so it is encoded as an end.
        let last_run = if left == 0 { run as u64 } else { 0 };
        // With the runs strategy, the iteration ends after the object that ended the last run.
        let left_behind_run = if runs > 0 { left.saturating_sub(1) } else { left };

        let (mut gaps, mut holes) = (Best::new(), Best::new());
        let (mut runs_skipped, mut runs_length) = (Best::new(), Best::new());
        let (mut skipped_sums, mut length_sums) = (self.skipped.sums(), self.run_lengths.sums());
        for k in (0..=largest_parameter(objects)).rev() {
            let each = u64::from(k) + 1;
            let (skipped, skipped_less_one) = skipped_sums.at(k);
            let (lengths, lengths_less_one) = length_sums.at(k);
            gaps.offer(members * each + skipped + end_bits(left, k), k);
            let inner = lengths - (last_run >> k);
            holes.offer((all - members) * each + inner + end_bits(last_run, k), k);
            // There is no run before the first one, so every object skipped before it counts.
            let at_first = (first >> k) - (first.saturating_sub(1) >> k);
            let end = end_bits(left_behind_run, k);
            runs_skipped.offer(runs * each + skipped_less_one + at_first + end, k);
            runs_length.offer(runs * each + lengths_less_one, k);
        }

        let parameter = u64::from(parameter_bits(objects));
        let index_bits = u64::from(width(all.saturating_sub(1)));
        let count_bits = u64::from(width(all));
        Plan {
            gaps_parameter: gaps.parameter,
            holes_parameter: holes.parameter,
            runs_parameters: Parameters {
                skipped: runs_skipped.parameter,
                run: runs_length.parameter,
            },
            members,
            bitmap: all,
            indices: count_bits + members * index_bits,
            sentinel: (members + 1) * count_bits,
            ladder: self.ladder(left),
            gaps: parameter + gaps.bits,
            holes: parameter + holes.bits,
            runs: 2 * parameter + runs_skipped.bits + runs_length.bits,
        }
    }

    /// Returns the cost of the ladder with `left` objects after the last member.
    fn ladder(&self, left: u64) -> u64 {
        let end = u64::from(ladder::bits(ladder::row(left + 1), self.objects));
        let (mut short, mut short_bits) = (0, 0);
        for (row, &count) in (0..ladder::LAST_ROW).zip(&self.rows) {
            short += u64::from(count);
            short_bits += u64::from(count) * u64::from(ladder::bits(row, self.objects));
        }
        let long = u64::from(ladder::bits(ladder::LAST_ROW, self.objects));
        short_bits + (self.members - short) * long + end
    }
}

/// The lowest cost so far, and its parameter.
struct Best {
    bits: u64,
    parameter: u32,
}

impl Best {
    const fn new() -> Self {
        Self { bits: u64::MAX, parameter: 0 }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn offer(&mut self, bits: u64, parameter: u32) {
        if bits < self.bits {
            *self = Self { bits, parameter };
        }
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::scalar::Bool;
    use crate::{MeasureStream, SubsetStream, Writer};

    const ALL: [Strategy; 7] = [
        Strategy::Bitmap,
        Strategy::Indices,
        Strategy::Sentinel,
        Strategy::Ladder,
        Strategy::Gaps,
        Strategy::Holes,
        Strategy::Runs,
    ];

    /// Sets with equal gaps and with equal runs.
    fn sets() -> Vec<Vec<bool>> {
        let mut sets = Vec::new();
        for objects in [0, 1, 64, 65, 130] {
            for step in [1, 3, 7, 50] {
                for first in [0, 5, 200] {
                    sets.push((0..objects).map(|at| at >= first && at % step == 0).collect());
                    sets.push((0..objects).map(|at| at >= first && at / step % 2 == 0).collect());
                }
            }
        }
        sets
    }

    #[test]
    fn costs_are_those_of_what_is_written() {
        for set in sets() {
            let plan = Plan::new(&set[..]);
            let members = set.iter().filter(|is_member| **is_member).count();
            for strategy in ALL {
                let mut stream = MeasureStream::new();
                let each = |_, stream: &mut MeasureStream| stream.put(Bool, true);
                stream.write_subset_as(strategy, &set[..], each).unwrap();
                let bits = (stream.bits_used() - members) as u64;
                assert_eq!(plan.bits(strategy), bits, "{strategy} of {set:?}");
            }
        }
    }

    #[test]
    fn no_parameter_makes_gaps_or_holes_cheaper() {
        for set in sets() {
            let plan = Plan::new(&set[..]);
            for (strategy, counted) in [(Strategy::Gaps, true), (Strategy::Holes, false)] {
                // How many others stand in front of each, and how many after the last.
                let (mut lengths, mut end) = (Vec::new(), 0_u64);
                for is_member in &set {
                    end += 1;
                    if *is_member == counted {
                        lengths.push(core::mem::take(&mut end) - 1);
                    }
                }
                let cost = |k: u64| {
                    let codes = lengths.iter().map(|length| (length >> k) + 1 + k);
                    codes.sum::<u64>() + end.div_ceil(1 << k)
                };
                let least = (0..=32).map(cost).min().unwrap();
                let parameter = u64::from(width(u64::from(width(set.len() as u64))));
                assert_eq!(plan.bits(strategy), parameter + least, "{strategy} of {set:?}");
            }
        }
    }
}
