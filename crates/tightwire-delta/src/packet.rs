//! One state to bytes and back, against given baselines.

use alloc::vec::Vec;
use core::fmt;

use crate::coder::{Frozen, Weights};
use crate::model::Model;
use crate::plan::Plan;
use crate::range::{Decoder, Encoder};
use crate::scale::{Scale, Ticks};
use crate::state::{Bases, Scratch, Target, state};
use crate::tape::Tape;

/// A tape that both sides have, and how many ticks before the new state it was.
#[derive(Clone, Copy, Debug)]
pub struct Base<'a> {
    /// The state.
    pub tape: &'a Tape,
    /// Ticks before the new state.
    pub age: u32,
}

/// Why a state was not coded, or a packet not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The packet does not fit the buffer.
    Room,
    /// The packet says something that no state of the plan is, or has not the length it should.
    Packet,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Room => "the packet does not fit the buffer",
            Self::Packet => "the packet is not one of a state of this plan",
        })
    }
}

impl core::error::Error for Refusal {}

/// Memory for coding packets, kept from one to the next.
#[derive(Clone, Debug, Default)]
pub struct Codec {
    weights: Vec<Weights>,
    memory: crate::adaptive::Memory,
    scratch: Scratch,
}

fn scale_of(bases: &[Base; 3]) -> Scale {
    let [one, two, three] = bases;
    Scale::new(Ticks {
        ahead: one.age,
        second: two.age.saturating_sub(one.age),
        third: three.age.saturating_sub(one.age),
    })
}

impl Codec {
    /// untrained
    pub fn encode_plain(
        &mut self,
        plan: &Plan,
        new: &Tape,
        bases: [Base; 3],
        warm: Option<(&Tape, [Base; 3])>,
        out: &mut [u8],
    ) -> Result<usize, Refusal> {
        self.memory.start_plan(plan);
        let usual = crate::model::Usual::default();
        if let Some((tape, bases)) = warm {
            let scale = scale_of(&bases);
            let [one, two, three] = bases.map(|base| base.tape);
            let mut coder = crate::adaptive::Adaptive {
                memory: &mut self.memory,
                channel: crate::range::Nowhere,
            };
            let bases = Bases { one, two, three, scale: &scale };
            let _ = state(
                &mut coder,
                plan,
                &usual,
                &mut self.scratch,
                &mut Target::From(tape),
                &bases,
                &mut |_| false,
            );
        }
        let scale = scale_of(&bases);
        let [one, two, three] = bases.map(|base| base.tape);
        let mut coder =
            crate::adaptive::Adaptive { memory: &mut self.memory, channel: Encoder::new(out) };
        let bases = Bases { one, two, three, scale: &scale };
        let mut target = Target::From(new);
        let scratch = &mut self.scratch;
        state(&mut coder, plan, &usual, scratch, &mut target, &bases, &mut |_| false)
            .map_err(|_| Refusal::Packet)?;
        coder.channel.finish().ok_or(Refusal::Room)
    }

    /// Writes `new` against `bases`, the newest first. Both sides must have the same ones. The
    /// number of bytes.
    ///
    /// # Errors
    ///
    /// [`Refusal::Room`] if `out` is too short.
    pub fn encode(
        &mut self,
        plan: &Plan,
        model: &Model,
        new: &Tape,
        bases: [Base; 3],
        out: &mut [u8],
    ) -> Result<usize, Refusal> {
        let scale = scale_of(&bases);
        let [one, two, three] = bases.map(|base| base.tape);
        Model::start(&mut self.weights, plan);
        let mut coder =
            Frozen { lines: &model.lines, weights: &mut self.weights, channel: Encoder::new(out) };
        let bases = Bases { one, two, three, scale: &scale };
        let mut target = Target::From(new);
        let scratch = &mut self.scratch;
        state(&mut coder, plan, &model.usual, scratch, &mut target, &bases, &mut |_| false)
            .map_err(|_| Refusal::Packet)?;
        coder.channel.finish().ok_or(Refusal::Room)
    }

    /// Reads a packet into `new`, whose old content does not matter and is lost.
    ///
    /// # Errors
    ///
    /// [`Refusal::Packet`] if it is not what a sender with these baselines writes.
    pub fn decode(
        &mut self,
        plan: &Plan,
        model: &Model,
        packet: &[u8],
        bases: [Base; 3],
        new: &mut Tape,
    ) -> Result<(), Refusal> {
        let scale = scale_of(&bases);
        let [one, two, three] = bases.map(|base| base.tape);
        Model::start(&mut self.weights, plan);
        let mut coder = Frozen {
            lines: &model.lines,
            weights: &mut self.weights,
            channel: Decoder::new(packet),
        };
        new.tables.resize_with(plan.tables.len(), Default::default);
        let bases = Bases { one, two, three, scale: &scale };
        let mut target = Target::Into(new);
        let scratch = &mut self.scratch;
        let ended = &mut |coder: &Frozen<Decoder>| coder.channel.is_past_end();
        state(&mut coder, plan, &model.usual, scratch, &mut target, &bases, ended)
            .map_err(|_| Refusal::Packet)?;
        if coder.channel.is_at_end() { Ok(()) } else { Err(Refusal::Packet) }
    }
}
