//! Explains a packet: its baselines, its content, and the size of each field.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::coding::model::Model;
use crate::coding::packet::{Knowledge, TapeCodec};
use crate::replica::header::Header;
use crate::state::plan::Plan;
use crate::train::budget::{Budget, CodedField};
use crate::train::sessions::Session;

/// An explained packet.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Explanation {
    /// The tick of its state.
    pub tick: u32,
    /// The ticks of the values that it builds on, the newest first. Empty for a first packet.
    pub bases: Vec<u32>,
    /// The number of bytes, header included.
    pub bytes: usize,
    /// True if it needs a model.
    pub has_model: bool,
    /// True if the receiver has the whole state with it, and not only the elements that fitted.
    pub is_complete: bool,
    /// The size of each field.
    pub budget: Budget,
    /// The numbers it contains, in order.
    pub told: Vec<CodedField>,
}

impl Explanation {
    /// Formats the explanation as text. `names` are the names of the plan's fields, and at most
    /// `most` numbers are shown.
    pub fn text(&self, names: &[String], most: usize) -> String {
        let mut text = format!("tick {}, {} bytes", self.tick, self.bytes);
        let _ = write!(text, ", built on {}", self.built_on());
        text += if self.has_model { ", with a model" } else { ", without a model" };
        text += if self.is_complete { "\n" } else { ", part of the state\n" };
        text += &self.budget.table(names);
        for told in self.told.iter().take(most) {
            let CodedField { field, row, expected, miss, bits } = *told;
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

    /// Names what the packet builds on.
    pub(crate) fn built_on(&self) -> String {
        match self.bases.as_slice() {
            [] => String::from("nothing"),
            [one] => format!("tick {one}"),
            [first @ .., last] => {
                let first: Vec<String> = first.iter().map(|tick| format!("{tick}")).collect();
                format!("ticks {} and {last}", first.join(", "))
            }
        }
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
    let mut codec = TapeCodec::default();
    let mut out = alloc::vec![0; 1 << 20];
    let length = codec.encode(plan, knows, tape, three, &mut out).ok()?;
    let (budget, told) = codec.explain(plan, knows, tape, three).ok()?;
    let tick = at as u32;
    let mut bases: Vec<u32> = three.iter().map(|base| tick - base.age).collect();
    bases.dedup();
    let header = Header { age: three[0].age, ..Header::default() };
    Some(Explanation {
        tick,
        bases,
        bytes: header.len() + length,
        has_model: model.is_some(),
        is_complete: true,
        budget,
        told,
    })
}
