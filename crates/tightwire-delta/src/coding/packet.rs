//! Converts one state to bytes and back, relative to given baselines.

use alloc::vec::Vec;
use core::fmt;

use crate::coding::adaptive::{Adaptive, Memory};
use crate::coding::body::{Bases, Scratch, Target, state};
use crate::coding::coder::{Coder, Frozen};
use crate::coding::model::{Model, Usual};
use crate::coding::plain::Plain;
use crate::coding::range::{Decoder, Encoder, Nowhere};
use crate::coding::tally::Tally;
use crate::predict::scale::{Scale, Ticks};
use crate::state::plan::Plan;
use crate::state::tape::Tape;

/// A tape that both sides have, and its age in ticks relative to the new state.
#[derive(Clone, Copy, Debug)]
pub struct Base<'a> {
    /// The state.
    pub tape: &'a Tape,
    /// Ticks before the new state.
    pub age: u32,
}

/// The states that a packet is coded against, the newest first. If there is no second or third, the
/// one before takes its place, with its age.
pub type Baselines<'a> = [Base<'a>; 3];

/// The state of the coder before the packet starts.
#[derive(Clone, Copy, Debug)]
pub enum Knowledge<'a> {
    /// A trained model.
    Model(&'a Model),
    /// Statistics from coding the baseline once more, relative to its own baselines. This writes no
    /// bytes.
    Warm(&'a Tape, Baselines<'a>),
    /// Nothing.
    Nothing,
    /// Nothing, and nothing is predicted: numbers are sent as they are.
    Plain,
}

/// Why a state could not be coded, or a packet was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The packet does not fit the buffer.
    Room,
    /// The packet does not describe a state of the plan, or has the wrong length.
    Packet,
    /// The model was trained for another plan.
    Model,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Room => "the packet does not fit the buffer",
            Self::Packet => "the packet does not belong to this plan",
            Self::Model => "the model was trained for another plan",
        })
    }
}

impl core::error::Error for Refusal {}

/// Memory for coding packets, reused from one to the next.
///
/// Packets are coded against tapes that both sides have. [`Link`](crate::Link) and
/// [`Receiver`](crate::Receiver) keep track of which ones those are.
#[derive(Clone, Debug, Default)]
pub struct TapeCodec {
    pub(crate) shifts: Vec<i32>,
    pub(crate) memory: Memory,
    pub(crate) scratch: Scratch,
    /// Where the bits of the last packet went, with the feature `meter`.
    pub(crate) tally: Tally,
}

impl TapeCodec {
    /// Writes `new` relative to `bases` and returns the number of bytes.
    ///
    /// # Errors
    ///
    /// [`Refusal::Room`] if `out` is too short, [`Refusal::Model`] if the model belongs to another
    /// plan.
    pub fn encode(
        &mut self,
        plan: &Plan,
        knows: Knowledge,
        new: &Tape,
        bases: Baselines,
        out: &mut [u8],
    ) -> Result<usize, Refusal> {
        let target = &mut Target::From(new);
        let Self { shifts, memory, scratch, tally } = self;
        let channel = Encoder::new(out).counted_by(tally, plan.fields);
        if let Knowledge::Model(model) = knows {
            let mut coder = frozen(plan, model, shifts, channel)?;
            run(&mut coder, plan, &model.usual, scratch, target, bases)
                .map_err(|_| Refusal::Room)?;
            return coder.channel.finish().ok_or(Refusal::Room);
        }
        if let Knowledge::Plain = knows {
            let mut coder = Plain(channel);
            run(&mut coder, plan, &Usual::default(), scratch, target, bases)
                .map_err(|_| Refusal::Room)?;
            return coder.0.finish().ok_or(Refusal::Room);
        }
        warm(plan, knows, memory, scratch);
        let mut coder = Adaptive::new(memory, channel);
        run(&mut coder, plan, &Usual::default(), scratch, target, bases)
            .map_err(|_| Refusal::Room)?;
        coder.channel.finish().ok_or(Refusal::Room)
    }

    /// Reads a packet into `new`. The old content of `new` is lost, even if the packet is rejected.
    ///
    /// # Errors
    ///
    /// [`Refusal::Packet`] if a sender with these baselines would not write this packet,
    /// [`Refusal::Model`] if the model belongs to another plan.
    pub fn decode(
        &mut self,
        plan: &Plan,
        knows: Knowledge,
        packet: &[u8],
        bases: Baselines,
        new: &mut Tape,
    ) -> Result<(), Refusal> {
        new.tables.resize_with(plan.tables.len(), Default::default);
        let channel = Decoder::new(packet);
        let target = &mut Target::Into(new);
        let Self { shifts, memory, scratch, .. } = self;
        let is_whole = if let Knowledge::Model(model) = knows {
            let mut coder = frozen(plan, model, shifts, channel)?;
            run(&mut coder, plan, &model.usual, scratch, target, bases)
                .is_ok_and(|()| coder.channel.is_at_end())
        } else if let Knowledge::Plain = knows {
            let mut coder = Plain(channel);
            run(&mut coder, plan, &Usual::default(), scratch, target, bases)
                .is_ok_and(|()| coder.0.is_at_end())
        } else {
            warm(plan, knows, memory, scratch);
            let mut coder = Adaptive::new(memory, channel);
            run(&mut coder, plan, &Usual::default(), scratch, target, bases)
                .is_ok_and(|()| coder.channel.is_at_end())
        };
        if is_whole { Ok(()) } else { Err(Refusal::Packet) }
    }
}

pub(crate) fn frozen<'a, C>(
    plan: &Plan,
    model: &'a Model,
    shifts: &'a mut Vec<i32>,
    channel: C,
) -> Result<Frozen<'a, C>, Refusal> {
    if !model.fits(plan) {
        return Err(Refusal::Model);
    }
    Model::start(shifts, plan);
    Ok(Frozen { lines: &model.lines, shifts, channel })
}

/// Prepares the memory with what the coder knows before the packet.
pub(crate) fn warm(plan: &Plan, knows: Knowledge, memory: &mut Memory, scratch: &mut Scratch) {
    memory.start(plan.lines, plan.weights);
    if let Knowledge::Warm(tape, bases) = knows {
        let mut coder = Adaptive::new(memory, Nowhere);
        let target = &mut Target::From(tape);
        // Tapes that follow the plan's rules cannot be rejected, and for other tapes the result is
        // unused.
        let _ = run(&mut coder, plan, &Usual::default(), scratch, target, bases);
    }
}

pub(crate) fn run<C: Coder>(
    coder: &mut C,
    plan: &Plan,
    usual: &Usual,
    scratch: &mut Scratch,
    target: &mut Target,
    bases: Baselines,
) -> Result<(), crate::coding::row::Refused> {
    let [one, two, three] = bases;
    let scale = Scale::new(Ticks {
        ahead: one.age,
        second: two.age.saturating_sub(one.age),
        third: three.age.saturating_sub(one.age),
    });
    let bases = Bases { one: one.tape, two: two.tape, three: three.tape, scale: &scale };
    state(coder, plan, usual, scratch, target, &bases)
}
