//! Reports where the bits go: the size of each field in fractions of bits, and the predictions.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::coding::adaptive::Adaptive;
use crate::coding::body::Target;
use crate::coding::model::{Model, Usual};
use crate::coding::packet::{Baselines, Knowledge, Refusal, TapeCodec, frozen, run, warm};
use crate::coding::plain::Plain;
use crate::coding::range::Channel;
use crate::state::plan::Plan;
use crate::state::tape::Tape;
use crate::train::sessions::Session;

/// A value in a packet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CodedField {
    /// The number of the field in its plan.
    pub field: u32,
    /// The row of its table.
    pub row: u32,
    /// The code that was expected.
    pub expected: i64,
    /// The prediction error.
    pub miss: i64,
    /// The bits it takes.
    pub bits: f64,
}

/// The bits of packets, by purpose.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Budget {
    /// The number of packets.
    pub packets: u64,
    /// The bits for changed rows, resting blocks of eight rows, and keys that come and go.
    pub rows: f64,
    /// For each field of the plan: the bits for whether its group changed (counted for the group's
    /// first field), and the bits of its values.
    pub fields: Vec<[f64; 2]>,
}

impl Budget {
    /// Returns the total number of bits.
    pub fn bits(&self) -> f64 {
        self.rows + self.fields.iter().flatten().sum::<f64>()
    }

    /// Returns a table with a line for each field that takes bits, the most expensive first, in
    /// bytes per packet.
    pub fn table(&self, names: &[String]) -> String {
        let packets = self.packets.max(1) as f64;
        let bytes = |bits: f64| bits / 8.0 / packets;
        let all = self.bits().max(f64::MIN_POSITIVE);
        let mut lines: Vec<(f64, String)> = vec![(self.rows, "(which rows)".into())];
        for (number, &[flags, values]) in self.fields.iter().enumerate() {
            let name = names.get(number).cloned().unwrap_or_else(|| format!("field {number}"));
            lines.push((flags + values, name));
        }
        lines.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut text = format!(
            "{:.1} bytes per packet in {} packets, without headers\n",
            bytes(self.bits()),
            self.packets
        );
        for (bits, name) in lines.into_iter().filter(|(bits, _)| *bits > 0.0) {
            let share = bits / all * 100.0;
            let _ = writeln!(text, "{:>9.2}  {share:>5.1} %  {name}", bytes(bits));
        }
        text
    }

    pub(crate) fn add(&mut self, counter: &Counter) {
        self.packets += 1;
        self.fields.resize(self.fields.len().max(counter.parts.len().div_ceil(2)), [0.0; 2]);
        let (rows, fields) = counter.parts.split_at_checked(2).unwrap_or((&counter.parts, &[]));
        self.rows += rows.iter().sum::<f64>();
        for (sum, parts) in self.fields.iter_mut().zip(fields.chunks(2)) {
            for (sum, bits) in sum.iter_mut().zip(parts) {
                *sum += bits;
            }
        }
    }
}

/// Counts the bits of decisions, and writes nothing.
#[derive(Debug, Default)]
pub(crate) struct Counter {
    /// The bits of each part that a coder announced.
    parts: Vec<f64>,
    part: usize,
    /// The bits of the decisions about the current part.
    bits: f64,
    row: u32,
    pub(crate) told: Vec<CodedField>,
}

impl Counter {
    fn add(&mut self, bits: f64) {
        self.bits += bits;
        if self.parts.len() <= self.part {
            self.parts.resize(self.part + 1, 0.0);
        }
        if let Some(sum) = self.parts.get_mut(self.part) {
            *sum += bits;
        }
    }
}

impl Channel for Counter {
    const READS: bool = false;

    fn decide(&mut self, chance: u32, bit: u32) -> u32 {
        let taken = if bit != 0 { chance } else { 65536 - chance };
        self.add(-(f64::from(taken.max(1)) / 65536.0).log2());
        bit
    }

    fn raw(&mut self, count: u32, value: u32) -> u32 {
        self.add(f64::from(count));
        value
    }

    fn take(&mut self) -> Self {
        core::mem::take(self)
    }

    fn about(&mut self, part: u32) {
        self.part = part as usize;
        self.bits = 0.0;
    }

    fn row(&mut self, row: u32) {
        self.row = row;
    }

    fn told(&mut self, field: u32, expected: i64, miss: i64) {
        self.told.push(CodedField { field, row: self.row, expected, miss, bits: self.bits });
    }
}

impl TapeCodec {
    /// Returns the size of the packet of `new` relative to `bases`, field by field, and the numbers
    /// in it.
    ///
    /// # Errors
    ///
    /// [`Refusal::Model`] if the model belongs to another plan.
    pub fn explain(
        &mut self,
        plan: &Plan,
        knows: Knowledge,
        new: &Tape,
        bases: Baselines,
    ) -> Result<(Budget, Vec<CodedField>), Refusal> {
        let target = &mut Target::From(new);
        let Self { shifts, memory, scratch, .. } = self;
        let counter = if let Knowledge::Model(model) = knows {
            let mut coder = frozen(plan, model, shifts, Counter::default())?;
            let _ = run(&mut coder, plan, &model.usual, scratch, target, bases);
            coder.channel
        } else if let Knowledge::Plain = knows {
            let mut coder = Plain(Counter::default());
            let _ = run(&mut coder, plan, &Usual::default(), scratch, target, bases);
            coder.0
        } else {
            warm(plan, knows, memory, scratch);
            let mut coder = Adaptive::new(memory, Counter::default());
            let _ = run(&mut coder, plan, &Usual::default(), scratch, target, bases);
            coder.channel
        };
        let mut budget = Budget::default();
        budget.add(&counter);
        Ok((budget, counter.told))
    }
}

/// Reports where the bits of a session's packets go.
pub fn budget(plan: &Plan, model: Option<&Model>, session: Session) -> Budget {
    let mut codec = TapeCodec::default();
    let mut sum = Budget::default();
    let first = session.ages[0] as usize;
    for (at, tape) in session.tapes.iter().enumerate().skip(first) {
        let knows = match (model, session.tapes.get(at - first)) {
            (Some(model), _) => Knowledge::Model(model),
            (None, Some(state)) => Knowledge::Warm(state, session.three(at - first)),
            (None, None) => Knowledge::Nothing,
        };
        if let Ok((budget, _)) = codec.explain(plan, knows, tape, session.three(at)) {
            sum.packets += budget.packets;
            sum.rows += budget.rows;
            sum.fields.resize(sum.fields.len().max(budget.fields.len()), [0.0; 2]);
            for (sum, bits) in sum.fields.iter_mut().zip(&budget.fields) {
                *sum = [sum[0] + bits[0], sum[1] + bits[1]];
            }
        }
    }
    sum
}
