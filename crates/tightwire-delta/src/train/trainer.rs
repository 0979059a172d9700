//! Training: from sequences of tapes to a model.
//!
//! A model is a sum of tables in front of a logistic curve, so training it is a regression: code
//! every packet as a sender would, and after each decision move the four opinions involved in the
//! direction that would have predicted it better. The steps shrink with use.

use alloc::vec;
use alloc::vec::Vec;

use crate::coding::body::{Bases, Scratch, Target, state};
use crate::coding::coder::{Coder, Line, add_up, follow};
use crate::coding::model::{Model, Usual};
use crate::predict::scale::{Scale, Ticks};
use crate::state::plan::Plan;
use crate::state::tape::Tape;

/// A cell that was used less often than this has no opinion.
const LEAST_USES: u32 = 12;

/// A cell in training: a logit in 16ths of a nat, and the sum of the squared gradients.
#[derive(Clone, Copy, Debug)]
struct Cell {
    logit: f32,
    squares: f32,
    uses: u32,
}

/// Trains a model from tapes.
#[derive(Debug)]
pub struct Trainer<'p> {
    plan: &'p Plan,
    cells: Vec<[Cell; 64]>,
    shifts: Vec<i32>,
    usual: Usual,
    lengths: Vec<[u32; 33]>,
    scratch: Scratch,
    step: f32,
    /// The bits spent, by part.
    bits: Vec<f64>,
    part: u32,
    packets: u64,
}

impl<'p> Trainer<'p> {
    /// Starts with an empty model.
    pub fn new(plan: &'p Plan) -> Self {
        let cell = Cell { logit: 0.0, squares: 0.02, uses: 0 };
        Self {
            plan,
            cells: vec![[cell; 64]; plan.all_lines() as usize],
            shifts: Vec::new(),
            usual: Usual(vec![Usual::UNKNOWN as u8; plan.fields as usize]),
            lengths: vec![[0; 33]; plan.fields as usize],
            scratch: Scratch::default(),
            step: 3.0,
            bits: vec![0.0; 2 * plan.fields as usize + 2],
            part: 0,
            packets: 0,
        }
    }

    /// Sets how far an opinion moves. This should be large at first and small in the last pass.
    pub fn step(&mut self, step: f32) {
        self.step = step;
    }

    /// Learns from one packet: `new`, coded relative to tapes with their ages in ticks.
    pub fn packet(&mut self, new: &Tape, bases: [(&Tape, u32); 3]) {
        let [(one, ahead), (two, second), (three, third)] = bases;
        let ticks = Ticks {
            ahead,
            second: second.saturating_sub(ahead),
            third: third.saturating_sub(ahead),
        };
        let scale = Scale::new(ticks);
        let plan = self.plan;
        let usual = core::mem::take(&mut self.usual);
        let mut scratch = core::mem::take(&mut self.scratch);
        Model::start(&mut self.shifts, plan);
        let mut target = Target::From(new);
        let bases = Bases { one, two, three, scale: &scale };
        let _ = state(self, plan, &usual, &mut scratch, &mut target, &bases);
        self.usual = usual;
        self.scratch = scratch;
        self.packets += 1;
    }

    /// Returns the average size of a packet in bytes since the last call.
    pub fn mean_bytes(&mut self) -> f64 {
        let mean = self.bits.iter().sum::<f64>() / 8.0 / self.packets.max(1) as f64;
        self.bits.fill(0.0);
        self.packets = 0;
        mean
    }

    /// Returns the average bytes of a packet by part: rows and blocks of eight rows, then for each
    /// field its group's flag and its values.
    pub fn parts(&self) -> Vec<f64> {
        self.bits.iter().map(|bits| bits / 8.0 / self.packets.max(1) as f64).collect()
    }

    /// Determines the usual length of residuals from the packets seen so far. Call it once, after a
    /// part of the first pass.
    pub fn learn_usual_lengths(&mut self) {
        self.usual.0.clear();
        for lengths in &self.lengths {
            let half = lengths.iter().sum::<u32>() / 2;
            let mut seen = 0;
            let median = lengths.iter().position(|&count| {
                seen += count;
                seen > half
            });
            self.usual.0.push(median.unwrap_or(Usual::UNKNOWN as usize) as u8);
        }
        let cell = Cell { logit: 0.0, squares: 0.02, uses: 0 };
        self.cells.fill([cell; 64]);
    }

    /// Returns the trained model.
    pub fn finish(&self) -> Model {
        let line = |cells: &[Cell; 64]| -> Line {
            cells.map(|cell| if cell.uses < LEAST_USES { 0 } else { rounded(cell.logit) as i8 })
        };
        Model {
            hash: self.plan.hash,
            lines: self.cells.iter().map(line).collect(),
            usual: self.usual.clone(),
        }
    }

    fn decide(&mut self, lines: [u32; 4], slots: [u32; 4], shift: u32, bit: u32) {
        let Some(shift) = self.shifts.get_mut(shift as usize) else { return };
        let mut places = [(0, 0); 4];
        for ((place, line), slot) in places.iter_mut().zip(lines).zip(slots) {
            *place = (line as usize, (slot & 63) as usize);
        }
        let cells = &mut self.cells;
        let opinions = places.map(|(line, slot)| {
            cells.get(line).and_then(|line| line.get(slot)).map_or(0, |cell| rounded(cell.logit))
        });
        let chance = add_up(opinions, *shift);
        let slope = ((bit << 16) as f32 - chance as f32) / 65536.0;
        for (line, slot) in places {
            if let Some(cell) = cells.get_mut(line).and_then(|line| line.get_mut(slot)) {
                cell.uses = cell.uses.saturating_add(1);
                cell.squares += slope * slope;
                cell.logit += self.step * slope / cell.squares.sqrt();
                cell.logit = cell.logit.clamp(-127.0, 127.0);
            }
        }
        follow(shift, bit, chance);
        let taken = if bit != 0 { chance } else { 65536 - chance };
        if let Some(bits) = self.bits.get_mut(self.part as usize) {
            *bits -= (f64::from(taken) / 65536.0).log2();
        }
    }
}

fn rounded(logit: f32) -> i32 {
    if logit < 0.0 { (logit - 0.5) as i32 } else { (logit + 0.5) as i32 }
}

impl Coder for Trainer<'_> {
    const READS: bool = false;
    type Site = [u32; 4];

    fn site(&mut self, lines: [u32; 4]) -> Self::Site {
        lines
    }

    fn mixed(&mut self, site: Self::Site, slot: u32, weights: u32, bit: u32) -> u32 {
        self.decide(site, [slot; 4], weights, bit);
        bit
    }

    fn flag(&mut self, cells: [u32; 4], weights: u32, bit: u32) -> u32 {
        self.decide(cells.map(|cell| cell >> 6), cells.map(|cell| cell & 63), weights, bit);
        bit
    }

    fn raw(&mut self, count: u32, value: u32) -> u32 {
        if let Some(bits) = self.bits.get_mut(self.part as usize) {
            *bits += f64::from(count);
        }
        value
    }

    fn about(&mut self, part: u32) {
        self.part = part;
    }

    fn seen(&mut self, field: u32, bits: u32) {
        let lengths = self.lengths.get_mut(field as usize);
        if let Some(count) = lengths.and_then(|lengths| lengths.get_mut(bits as usize)) {
            *count += 1;
        }
    }
}
