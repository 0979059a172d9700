//! The coder without a model. Its opinions adapt while the packet is coded.
//!
//! The four opinions of a decision are weighted, and the weights move in the direction that would
//! have predicted the bit better:
//!
//! ```text
//! chance     = squash(sum of weight[i] * opinion[i])
//! weight[i] += opinion[i] * (bit - chance) * rate
//! ```
//!
//! A cell holds the chance of a 1 and the number of times it was used. It moves by a fraction that
//! shrinks with use. An unused cell has no opinion.

use alloc::vec::Vec;

use crate::coding::coder::Coder;
use crate::coding::numbers::{squash, stretch};
use crate::coding::range::Channel;

/// The chance of a 1 in units of 2^-22, above ten bits that count the uses.
type Cell = u32;

/// A cell that was never used.
const BLANK: Cell = 1 << 31;
/// The number of uses after which the fraction stops shrinking.
const LIMIT: u32 = 60;
/// The initial weight.
const START: i32 = 1 << 12;
/// The speed at which weights move, as a shift.
const RATE: u32 = 14;

type Weights = [i32; 4];

/// The memory of the coder. Each line is cleared when a packet first uses it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    cells: Vec<[Cell; 64]>,
    /// The packet in which each line was last cleared.
    stamps: Vec<u32>,
    stamp: u32,
    weights: Vec<Weights>,
}

impl Memory {
    /// Forgets everything.
    pub(crate) fn start(&mut self, lines: u32, weights: u32) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 || self.cells.len() != lines as usize {
            self.stamp = 1;
            self.stamps.clear();
            self.stamps.resize(lines as usize, 0);
            self.cells.clear();
            self.cells.resize(lines as usize, [BLANK; 64]);
        }
        self.weights.clear();
        self.weights.resize(weights as usize, [START; 4]);
    }
}

/// The coder without a model.
#[derive(Debug)]
pub(crate) struct Adaptive<'a, C> {
    cells: &'a mut [[Cell; 64]],
    stamps: &'a mut [u32],
    stamp: u32,
    weights: &'a mut [Weights],
    pub(crate) channel: C,
}

impl<'a, C> Adaptive<'a, C> {
    pub(crate) fn new(memory: &'a mut Memory, channel: C) -> Self {
        let Memory { cells, stamps, stamp, weights } = memory;
        Self { cells, stamps, stamp: *stamp, weights, channel }
    }
}

impl<C: Channel> Adaptive<'_, C> {
    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the low six bits are within 64")]
    fn decide(&mut self, lines: [u32; 4], slots: [u32; 4], weights: u32, bit: u32) -> u32 {
        let Some(weights) = self.weights.get_mut(weights as usize) else { return 0 };
        let mut held = [BLANK; 4];
        for ((held, line), slot) in held.iter_mut().zip(lines).zip(slots) {
            if let Some(line) = self.cells.get(line as usize) {
                *held = line[(slot & 63) as usize];
            }
        }
        let opinions = held.map(|cell| stretch(cell >> 16));
        let chance = squash(mix(weights, opinions));
        let bit = self.channel.decide(chance, bit);
        // The four may be the same cell, which then learns four times.
        for (line, slot) in lines.into_iter().zip(slots) {
            if let Some(line) = self.cells.get_mut(line as usize) {
                let cell = &mut line[(slot & 63) as usize];
                *cell = counted(*cell, bit);
            }
        }
        learn(weights, opinions, 3 * ((bit << 16) as i32 - chance as i32));
        bit
    }

    #[inline(always)]
    fn fresh(&mut self, line: u32) {
        if let Some(at) = self.stamps.get_mut(line as usize) {
            if *at != self.stamp {
                *at = self.stamp;
                if let Some(cells) = self.cells.get_mut(line as usize) {
                    *cells = [BLANK; 64];
                }
            }
        }
    }
}

/// Returns the weighted sum, in 64ths of a nat.
#[inline(always)]
fn mix(weights: &Weights, opinions: [i32; 4]) -> i32 {
    let parts = weights.iter().zip(opinions).map(|(weight, opinion)| weight.wrapping_mul(opinion));
    parts.fold(0_i32, i32::wrapping_add) >> 12
}

/// Moves the weights. Opinions have 8 bits and `miss` has 19, so the product fits. A growing weight
/// makes its own misses small. A hostile packet can still drive a weight out of its word, in which
/// case it wraps.
#[inline(always)]
fn learn(weights: &mut Weights, opinions: [i32; 4], miss: i32) {
    for (weight, opinion) in weights.iter_mut().zip(opinions) {
        *weight = weight.wrapping_add((opinion * miss + (1 << (RATE - 1))) >> RATE);
    }
}

/// Returns a cell after one more decision. Its chance moves by the fraction 1 / (count + 1.6) of the
/// way.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "the low six bits are within 64")]
fn counted(cell: Cell, bit: u32) -> Cell {
    let (count, chance) = (cell & 1023, cell >> 10);
    let up = bit.wrapping_neg();
    // The way to the end of the range, which is above for a 1 and below for a 0.
    let way = chance ^ (up & 0x3f_ffff);
    let step = ((u64::from(way) * FRACTIONS[(count & 63) as usize]) >> FRACTION_BITS) as u32;
    let moved = chance.wrapping_add((step ^ !up).wrapping_sub(!up));
    (moved << 10) | (count + u32::from(count < LIMIT))
}

/// How exact fractions are. A way of 22 bits times a fraction has the integer part of the division,
/// because 2^22 times the largest divisor is less than this.
const FRACTION_BITS: u32 = 34;

/// 5 / (5 * count + 8) for each count, in units of 2^-34 and rounded up.
static FRACTIONS: [u64; 64] = fractions();

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time, within the table")]
const fn fractions() -> [u64; 64] {
    let mut table = [0; 64];
    let mut count = 0;
    while count < 64 {
        table[count] = (5_u64 << FRACTION_BITS).div_ceil(5 * count as u64 + 8);
        count += 1;
    }
    table
}

impl<C: Channel> Coder for Adaptive<'_, C> {
    const READS: bool = C::READS;
    const HAS_AGES: bool = false;
    type Site = [u32; 4];

    #[inline(always)]
    fn site(&mut self, lines: [u32; 4]) -> Self::Site {
        lines.map(|line| {
            self.fresh(line);
            line
        })
    }

    #[inline(always)]
    fn mixed(&mut self, site: Self::Site, slot: u32, weights: u32, bit: u32) -> u32 {
        self.decide(site, [slot; 4], weights, bit)
    }

    #[inline(always)]
    fn flag(&mut self, cells: [u32; 4], weights: u32, bit: u32) -> u32 {
        let lines = self.site(cells.map(|cell| cell >> 6));
        self.decide(lines, cells.map(|cell| cell & 63), weights, bit)
    }

    #[inline(always)]
    fn raw(&mut self, count: u32, value: u32) -> u32 {
        self.channel.raw(count, value)
    }

    /// This works on a copy that nothing else refers to, so that the interval stays in registers.
    #[inline(always)]
    fn several<T>(&mut self, task: impl FnOnce(&mut Self) -> T) -> T {
        let mut near = Self {
            cells: core::mem::take(&mut self.cells),
            stamps: core::mem::take(&mut self.stamps),
            stamp: self.stamp,
            weights: core::mem::take(&mut self.weights),
            channel: self.channel.take(),
        };
        let result = task(&mut near);
        *self = near;
        result
    }

    #[inline(always)]
    fn is_over(&self) -> bool {
        self.channel.is_over()
    }

    #[inline(always)]
    fn about(&mut self, part: u32) {
        self.channel.about(part);
    }

    #[inline(always)]
    fn row(&mut self, row: u32) {
        self.channel.row(row);
    }

    #[inline(always)]
    fn told(&mut self, field: u32, expected: i64, miss: i64) {
        self.channel.told(field, expected, miss);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Updates a cell by division, as the format describes it.
    fn divided(cell: Cell, bit: u32) -> Cell {
        let (count, chance) = (cell & 1023, (cell >> 10) as i32);
        let goal = if bit != 0 { (1 << 22) - 1 } else { 0 };
        let moved = chance + (goal - chance) * 5 / (5 * count as i32 + 8);
        ((moved as u32) << 10) | (count + 1).min(LIMIT)
    }

    #[test]
    fn cells_move_by_the_exact_fraction() {
        for count in 0..=LIMIT {
            let near = (0..3000).chain((0..1 << 22).step_by(97)).chain((1 << 22) - 3000..1 << 22);
            for chance in near {
                let cell = (chance << 10) | count;
                assert_eq!(counted(cell, 0), divided(cell, 0), "{chance} after {count}");
                assert_eq!(counted(cell, 1), divided(cell, 1), "{chance} after {count}");
            }
        }
    }
}
