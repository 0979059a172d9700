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
/// How slowly weights move, as a shift.
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
    pub(crate) memory: &'a mut Memory,
    pub(crate) channel: C,
}

impl<C: Channel> Adaptive<'_, C> {
    #[inline]
    fn decide(&mut self, lines: [u32; 4], slots: [u32; 4], weights: u32, bit: u32) -> u32 {
        let Memory { cells, weights: all, .. } = &mut *self.memory;
        let Some(weights) = all.get_mut(weights as usize) else { return 0 };
        let mut places = [(0, 0); 4];
        for ((place, line), slot) in places.iter_mut().zip(lines).zip(slots) {
            *place = (line as usize, (slot & 63) as usize);
        }
        let held = places.map(|(line, slot)| {
            cells.get(line).and_then(|line| line.get(slot)).copied().unwrap_or(BLANK)
        });
        let opinions = held.map(|cell| stretch(cell >> 16));
        let chance = squash(mix(weights, opinions));
        let bit = self.channel.decide(chance, bit);
        for (line, slot) in places {
            if let Some(cell) = cells.get_mut(line).and_then(|line| line.get_mut(slot)) {
                *cell = counted(*cell, bit);
            }
        }
        learn(weights, opinions, 3 * ((bit << 16) as i32 - chance as i32));
        bit
    }

    fn fresh(&mut self, line: u32) {
        let Memory { cells, stamps, stamp, .. } = &mut *self.memory;
        if let (Some(cells), Some(at)) =
            (cells.get_mut(line as usize), stamps.get_mut(line as usize))
        {
            if *at != *stamp {
                *at = *stamp;
                *cells = [BLANK; 64];
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

/// Returns a cell after one more decision.
#[inline(always)]
fn counted(cell: Cell, bit: u32) -> Cell {
    let count = cell & 1023;
    let chance = (cell >> 10) as i32;
    let goal = if bit != 0 { (1 << 22) - 1 } else { 0 };
    // The fraction is 1 / (count + 1.6).
    let moved = chance + (goal - chance) * 5 / (5 * count as i32 + 8);
    let count = if count < LIMIT { count + 1 } else { count };
    ((moved as u32) << 10) | count
}

impl<C: Channel> Coder for Adaptive<'_, C> {
    const READS: bool = C::READS;
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

    #[inline(always)]
    fn is_over(&self) -> bool {
        self.channel.is_over()
    }

    #[inline(always)]
    fn remember(&mut self) {
        self.channel.remember();
    }

    fn go_back(&mut self) {
        self.channel.go_back();
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
