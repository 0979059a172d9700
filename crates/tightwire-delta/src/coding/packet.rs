//! One state to bytes and back, against given baselines.

use alloc::vec::Vec;
use core::fmt;

use crate::coding::adaptive::{Adaptive, Memory};
use crate::coding::body::{Bases, Scratch, Target, state};
use crate::coding::coder::{Coder, Frozen};
use crate::coding::model::{Model, Usual};
use crate::coding::part::Part;
use crate::coding::range::{Decoder, Encoder, Nowhere};
use crate::predict::scale::{Scale, Ticks};
use crate::state::plan::Plan;
use crate::state::tape::Tape;

/// A tape that both sides have, and how many ticks before the new state it was.
#[derive(Clone, Copy, Debug)]
pub struct Base<'a> {
    /// The state.
    pub tape: &'a Tape,
    /// Ticks before the new state.
    pub age: u32,
}

/// The states that a packet is coded against: the newest first. Where there is no second or third,
/// the one before stands in, with its age.
pub type Three<'a> = [Base<'a>; 3];

/// What the coder knows before the packet starts.
#[derive(Clone, Copy, Debug)]
pub enum Knowledge<'a> {
    /// What training found out.
    Model(&'a Model),
    /// What is learned from coding the baseline once more, as it was coded: the baseline and its own
    /// baselines. No bytes come of it.
    Warm(&'a Tape, Three<'a>),
    /// Nothing.
    Nothing,
}

/// Why a state was not coded, or a packet not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The packet does not fit the buffer.
    Room,
    /// The packet says something that no state of the plan is, or has not the length it should.
    Packet,
    /// The model was trained for another plan.
    Model,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Room => "the packet does not fit the buffer",
            Self::Packet => "the packet is not one of a state of this plan",
            Self::Model => "the model was trained for another plan",
        })
    }
}

impl core::error::Error for Refusal {}

/// Memory for coding packets, kept from one to the next.
///
/// Packets are coded against tapes that both sides have; who has which is the business of
/// [`Link`](crate::Link) and [`Receiver`](crate::Receiver).
#[derive(Clone, Debug, Default)]
pub struct Codec {
    pub(crate) shifts: Vec<i32>,
    pub(crate) memory: Memory,
    pub(crate) scratch: Scratch,
}

impl Codec {
    /// Writes `new` against `bases`. The number of bytes.
    ///
    /// # Errors
    ///
    /// [`Refusal::Room`] if `out` is too short, [`Refusal::Model`] if the model is another plan's.
    pub fn encode(
        &mut self,
        plan: &Plan,
        knows: Knowledge,
        new: &Tape,
        bases: Three,
        out: &mut [u8],
    ) -> Result<usize, Refusal> {
        self.write(plan, knows, new, bases, None, out)
    }

    /// Reads a packet into `new`, whose old content is lost, also if the packet is refused.
    ///
    /// # Errors
    ///
    /// [`Refusal::Packet`] if it is not what a sender with these baselines writes,
    /// [`Refusal::Model`] if the model is another plan's.
    pub fn decode(
        &mut self,
        plan: &Plan,
        knows: Knowledge,
        packet: &[u8],
        bases: Three,
        new: &mut Tape,
    ) -> Result<(), Refusal> {
        self.read(plan, knows, packet, bases, None, new)
    }

    pub(crate) fn write(
        &mut self,
        plan: &Plan,
        knows: Knowledge,
        new: &Tape,
        bases: Three,
        part: Option<&mut Part>,
        out: &mut [u8],
    ) -> Result<usize, Refusal> {
        let channel = Encoder::new(out);
        let target = &mut Target::From(new);
        let Self { shifts, memory, scratch } = self;
        if let Knowledge::Model(model) = knows {
            let mut coder = frozen(plan, model, shifts, channel)?;
            run(&mut coder, plan, &model.usual, scratch, target, bases, part)
                .map_err(|_| Refusal::Room)?;
            return coder.channel.finish().ok_or(Refusal::Room);
        }
        warm(plan, knows, memory, scratch);
        let mut coder = Adaptive { memory, channel };
        run(&mut coder, plan, &Usual::default(), scratch, target, bases, part)
            .map_err(|_| Refusal::Room)?;
        coder.channel.finish().ok_or(Refusal::Room)
    }

    pub(crate) fn read(
        &mut self,
        plan: &Plan,
        knows: Knowledge,
        packet: &[u8],
        bases: Three,
        part: Option<&mut Part>,
        new: &mut Tape,
    ) -> Result<(), Refusal> {
        new.tables.resize_with(plan.tables.len(), Default::default);
        let channel = Decoder::new(packet);
        let target = &mut Target::Into(new);
        let Self { shifts, memory, scratch } = self;
        let is_whole = if let Knowledge::Model(model) = knows {
            let mut coder = frozen(plan, model, shifts, channel)?;
            run(&mut coder, plan, &model.usual, scratch, target, bases, part)
                .is_ok_and(|()| coder.channel.is_at_end())
        } else {
            warm(plan, knows, memory, scratch);
            let mut coder = Adaptive { memory, channel };
            run(&mut coder, plan, &Usual::default(), scratch, target, bases, part)
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

/// Makes the memory know what it is to know before the packet.
pub(crate) fn warm(plan: &Plan, knows: Knowledge, memory: &mut Memory, scratch: &mut Scratch) {
    memory.start(plan.lines, plan.weights);
    if let Knowledge::Warm(tape, bases) = knows {
        let mut coder = Adaptive { memory, channel: Nowhere };
        let target = &mut Target::From(tape);
        // Tapes that keep the plan's rules cannot be refused, and nothing comes of those that do not.
        let _ = run(&mut coder, plan, &Usual::default(), scratch, target, bases, None);
    }
}

pub(crate) fn run<C: Coder>(
    coder: &mut C,
    plan: &Plan,
    usual: &Usual,
    scratch: &mut Scratch,
    target: &mut Target,
    bases: Three,
    part: Option<&mut Part>,
) -> Result<(), crate::coding::row::Refused> {
    let [one, two, three] = bases;
    let scale = Scale::new(Ticks {
        ahead: one.age,
        second: two.age.saturating_sub(one.age),
        third: three.age.saturating_sub(one.age),
    });
    let bases = Bases { one: one.tape, two: two.tape, three: three.tape, scale: &scale };
    state(coder, plan, usual, scratch, target, &bases, part)
}
