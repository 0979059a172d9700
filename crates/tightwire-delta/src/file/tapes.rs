//! The file format of sessions: a plan, the names of its fields, and states in order.
//!
//! ```text
//! "TWDT", format (u32)
//! the description: its length in numbers (u32), and the numbers that the plan's hash is made of (u32 each)
//! names: how many (u32), and for each its length in bytes (u32) and its text
//! for each state: its tick (u32), the length of its packet (u32), and the packet
//! ```
//!
//! A file may come from anyone, and a few bytes can stand for many states: an unchanged state takes
//! less than ten. So the resources that a file can demand are limited, by [`Tapes::MOST_BYTES`] and
//! the constants below.
//!
//! All integers are little-endian. The packet of a state is coded without a model relative to the
//! previous state, and the first one relative to zeros.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::coding::packet::{Base, Knowledge, TapeCodec};
use crate::state::describe::{FieldKind, GroupSpec, Rows, TableSpec, When};
use crate::state::plan::{Plan, Table};
use crate::state::tape::Tape;

const MAGIC: &[u8; 4] = b"TWDT";

/// The maximum number of integers in a description.
const MOST_NUMBERS: usize = 1 << 16;
/// The maximum number of context lines of a plan. Training takes 768 bytes for each.
const MOST_LINES: u32 = 1 << 19;
/// The maximum number of words that the lists of a plan can have together.
const MOST_PLAN_WORDS: u64 = 1 << 24;
/// The maximum number of words of one state.
const MOST_STATE_WORDS: usize = 1 << 22;
/// The maximum total cost of a file's states, in words of four bytes.
const MOST_COST: u64 = 1 << 26;

/// Why bytes are not a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TapesError {
    /// The file is not a session, or it is damaged.
    Damaged,
    /// The session uses another version of the format.
    Format,
    /// The description of its states is larger than allowed.
    Plan,
    /// It has more states, or larger ones, than allowed.
    Size,
}

impl fmt::Display for TapesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Damaged => "the file is not a captured session, or it is damaged",
            Self::Format => "the session has another version of the format: capture it again",
            Self::Plan => "the description of the session's states is too large",
            Self::Size => {
                "the session has too many or too large states: capture several short ones"
            }
        })
    }
}

impl core::error::Error for TapesError {}

/// A session: states of one plan.
#[derive(Clone, Debug)]
pub struct Tapes {
    /// The plan of the states.
    pub plan: Plan,
    /// The names of the plan's fields, in order.
    pub names: Vec<String>,
    /// Ticks and states, in the order in which they were captured.
    pub states: Vec<(u32, Tape)>,
}

/// Writes a session, state by state.
#[derive(Clone, Debug)]
pub(crate) struct SessionWriter {
    plan: Plan,
    bytes: Vec<u8>,
    last: Tape,
    codec: TapeCodec,
    packet: Vec<u8>,
    states: usize,
    /// The total cost of the states so far.
    cost: u64,
}

impl SessionWriter {
    /// Starts a session. `names` are the names of the plan's fields.
    pub(crate) fn new(plan: Plan, names: &[String]) -> Self {
        let mut bytes = Vec::from(*MAGIC);
        let mut number = |number: u32| bytes.extend_from_slice(&number.to_le_bytes());
        number(crate::FORMAT);
        let numbers = plan.numbers();
        number(numbers.len() as u32);
        numbers.iter().copied().for_each(&mut number);
        number(names.len() as u32);
        for name in names {
            bytes.extend_from_slice(&(name.len() as u32).to_le_bytes());
            bytes.extend_from_slice(name.as_bytes());
        }
        let last = Tape::new(&plan);
        Self {
            plan,
            bytes,
            last,
            codec: TapeCodec::default(),
            packet: Vec::new(),
            states: 0,
            cost: 0,
        }
    }

    /// Adds a state. Returns `false` and skips the state if it breaks a rule of the plan, or if the
    /// session would become larger than [`Tapes::from_bytes`] accepts. In the latter case, start
    /// another session.
    pub(crate) fn push(&mut self, tick: u32, tape: &Tape) -> bool {
        let Some(cost) = cost(&self.plan, tape, self.cost) else { return false };
        if !is_small(&self.plan) || !tape.check(&self.plan) {
            return false;
        }
        let base = Base { tape: &self.last, age: 1 };
        let mut room = self.packet.len().max(1 << 16);
        let length = loop {
            self.packet.resize(room, 0);
            let bases = [base; 3];
            let knows = Knowledge::Nothing;
            match self.codec.encode(&self.plan, knows, tape, bases, &mut self.packet) {
                Ok(length) => break length,
                // The largest possible state is far below this.
                Err(_) if room < 1 << 28 => room *= 2,
                Err(_) => return false,
            }
        };
        if self.bytes.len() + 8 + length > Tapes::MOST_BYTES {
            return false;
        }
        self.bytes.extend_from_slice(&tick.to_le_bytes());
        self.bytes.extend_from_slice(&(length as u32).to_le_bytes());
        self.bytes.extend_from_slice(self.packet.get(..length).unwrap_or_default());
        self.last.copy_from(tape);
        self.states += 1;
        self.cost = cost;
        true
    }

    /// Returns the number of states.
    pub(crate) fn states(&self) -> usize {
        self.states
    }

    /// Returns the file so far.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

impl Tapes {
    /// The maximum size of a file in bytes.
    pub const MOST_BYTES: usize = 1 << 26;

    /// Reads a file, which may come from anyone. Its states take at most 256 MB of memory.
    ///
    /// # Errors
    ///
    /// [`TapesError`] if the bytes are not a session, or are too large.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TapesError> {
        if bytes.len() > Self::MOST_BYTES {
            return Err(TapesError::Size);
        }
        let mut input = Input(bytes);
        if input.take(4)? != MAGIC {
            return Err(TapesError::Damaged);
        }
        if input.number()? != crate::FORMAT {
            return Err(TapesError::Format);
        }
        let count = input.number()? as usize;
        if count > MOST_NUMBERS {
            return Err(TapesError::Plan);
        }
        let numbers: Result<Vec<u32>, _> = (0..count).map(|_| input.number()).collect();
        let specs = specs(&numbers?).ok_or(TapesError::Damaged)?;
        let plan = Plan::new(&specs).map_err(|_| TapesError::Damaged)?;
        if !is_small(&plan) {
            return Err(TapesError::Plan);
        }
        let mut names = Vec::new();
        let count = input.number()?;
        if count > plan.fields {
            return Err(TapesError::Damaged);
        }
        for _ in 0..count {
            let length = input.number()? as usize;
            let text = core::str::from_utf8(input.take(length)?);
            names.push(String::from(text.map_err(|_| TapesError::Damaged)?));
        }
        let mut states: Vec<(u32, Tape)> = Vec::new();
        let mut codec = TapeCodec::default();
        let zero = Tape::new(&plan);
        let mut sum = 0;
        while !input.0.is_empty() {
            let tick = input.number()?;
            let length = input.number()? as usize;
            let packet = input.take(length)?;
            let base = Base { tape: states.last().map_or(&zero, |(_, tape)| tape), age: 1 };
            let mut tape = Tape::default();
            codec
                .decode(&plan, Knowledge::Nothing, packet, [base; 3], &mut tape)
                .map_err(|_| TapesError::Damaged)?;
            sum = cost(&plan, &tape, sum).ok_or(TapesError::Size)?;
            states.push((tick, tape));
        }
        Ok(Self { plan, names, states })
    }
}

/// Returns whether the states of a plan, and the coder for them, fit into bounded memory.
fn is_small(plan: &Plan) -> bool {
    let words = |table: &Table| u64::from(table.most) * u64::from(table.stride);
    plan.lines <= MOST_LINES && plan.tables.iter().map(words).sum::<u64>() <= MOST_PLAN_WORDS
}

/// Returns the total cost of a file's states with one more, or `None` if that is too high.
///
/// A state costs its words, the memory around them, and a share of the minimum time for coding a
/// state, which grows with the weights of the plan.
fn cost(plan: &Plan, tape: &Tape, before: u64) -> Option<u64> {
    let words: usize = tape.tables.iter().map(|table| table.words.len()).sum();
    let around = 32 + 8 * tape.tables.len() as u64 + u64::from(plan.weights / 8);
    let cost = before + words as u64 + around;
    (words <= MOST_STATE_WORDS && cost <= MOST_COST).then_some(cost)
}

/// Parses the description from its numbers.
fn specs(numbers: &[u32]) -> Option<Vec<TableSpec>> {
    let mut rest = numbers.iter().copied();
    let mut next = || rest.next();
    let mut specs = Vec::new();
    for _ in 0..next()? {
        let (tag, one, two) = (next()?, next()?, next()?);
        let rows = match tag {
            0 => Rows::Fixed { parent: one, rows: two },
            1 => Rows::Counted { parent: one, word: two },
            _ => Rows::Keyed { most: one },
        };
        let mut groups = Vec::new();
        for _ in 0..next()? {
            let (has_when, word, code) = (next()?, next()?, next()?);
            let when = (has_when != 0).then_some(When { word, code });
            let mut fields = Vec::new();
            for _ in 0..next()? {
                let (tag, last) = (next()?, next()?);
                fields.push(FieldKind::from_numbers(tag, last)?);
            }
            groups.push(GroupSpec { fields, when });
        }
        specs.push(TableSpec { rows, groups });
    }
    Some(specs)
}

struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], TapesError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(TapesError::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn number(&mut self) -> Result<u32, TapesError> {
        let bytes = self.take(4)?;
        bytes.try_into().map(u32::from_le_bytes).map_err(|_| TapesError::Damaged)
    }
}
