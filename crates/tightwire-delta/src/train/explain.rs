//! Explains a packet: its baselines, its content, and the size of each field.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::coding::model::Model;
use crate::coding::packet::{Codec, Knowledge};
use crate::state::plan::Plan;
use crate::sync::header::Header;
use crate::sync::inbox::{Inbox, ReceiveError, before_all, ticks, warmth};
use crate::train::budget::{Budget, Told};
use crate::train::sessions::Session;

/// An explained packet.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Explanation {
    /// The tick of its state.
    pub tick: u32,
    /// The ticks of its baselines, the newest first; `None` for a first packet.
    pub bases: Option<[u32; 3]>,
    /// The number of bytes, header included.
    pub bytes: usize,
    /// Whether it needs a model.
    pub has_model: bool,
    /// Whether it contains only as much of the state as fitted. The sizes of fields are then those
    /// of everything that changed.
    pub is_part: bool,
    /// The size of each field.
    pub budget: Budget,
    /// The numbers it contains, in order.
    pub told: Vec<Told>,
}

impl Explanation {
    /// Formats the explanation as text. `names` are the names of the plan's fields, and at most
    /// `most` numbers are shown.
    pub fn text(&self, names: &[String], most: usize) -> String {
        let mut text = format!("tick {}, {} bytes", self.tick, self.bytes);
        let _ = match self.bases {
            Some([one, two, three]) => write!(text, ", built on ticks {one}, {two} and {three}"),
            None => write!(text, ", built on nothing"),
        };
        text += if self.has_model { ", with a model" } else { ", without a model" };
        text += if self.is_part { ", a part\n" } else { "\n" };
        text += &self.budget.table(names);
        for told in self.told.iter().take(most) {
            let Told { field, row, expected, miss, bits } = *told;
            let name = names.get(field as usize).map_or("?", String::as_str);
            let value = expected + miss;
            let _ = writeln!(
                text,
                "  row {row:<5} {name}: {value}, expected {expected} ({miss:+}), {bits:.2} bits"
            );
        }
        if self.told.len() > most {
            let _ = writeln!(text, "  and {} more numbers", self.told.len() - most);
        }
        text
    }
}

impl Inbox {
    /// Explains a packet that could be decoded now. Nothing changes.
    ///
    /// # Errors
    ///
    /// [`ReceiveError`] says why it would be rejected.
    pub(crate) fn explain(&mut self, packet: &[u8]) -> Result<Explanation, ReceiveError> {
        let (header, body) = Header::read(packet).ok_or(ReceiveError::Header)?;
        let tick = self.expected_tick(&header)?;
        self.states.zero.tick = before_all(tick);
        self.read(tick, &header, body)?;
        let Self { plan, model, codec, states, spare, .. } = self;
        let three = ticks(tick, &header);
        let find = |of: u32| states.get(of).ok_or(ReceiveError::Missing(of));
        let (first, of) =
            if header.age == 0 { (&states.zero, [tick; 3]) } else { (find(three[0])?, three) };
        let bases = states.three(first, tick, of).ok_or(ReceiveError::Missing(of[0]))?;
        let knows = match (header.has_model, &*model) {
            (true, Some(model)) => Knowledge::Model(model),
            (true, None) => return Err(ReceiveError::NoModel),
            (false, _) => warmth(states, tick, three[0], &header)?,
        };
        let explained = codec.explain(plan, knows, &spare.tape, bases);
        let (budget, told) = explained.map_err(|_| ReceiveError::NoModel)?;
        Ok(Explanation {
            tick,
            bases: (header.age != 0).then_some(three),
            bytes: packet.len(),
            has_model: header.has_model,
            is_part: header.part.is_some(),
            budget,
            told,
        })
    }
}

/// Explains the packet of state `at` of a session. Returns `None` if the session has no such state,
/// or no state that it could build on.
pub fn explain(
    plan: &Plan,
    model: Option<&Model>,
    session: Session,
    at: usize,
) -> Option<Explanation> {
    let first = at.checked_sub(session.ages[0] as usize)?;
    let (tape, three) = (session.tapes.get(at)?, session.three(at));
    let knows = match model {
        Some(model) => Knowledge::Model(model),
        None => Knowledge::Warm(session.tapes.get(first)?, session.three(first)),
    };
    let mut codec = Codec::default();
    let mut out = alloc::vec![0; 1 << 20];
    let length = codec.encode(plan, knows, tape, three, &mut out).ok()?;
    let (budget, told) = codec.explain(plan, knows, tape, three).ok()?;
    let tick = at as u32;
    let header = Header { age: three[0].age, ..Header::default() };
    Some(Explanation {
        tick,
        bases: Some(three.map(|base| tick - base.age)),
        bytes: header.len() + length,
        has_model: model.is_some(),
        is_part: false,
        budget,
        told,
    })
}
