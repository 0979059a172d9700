//! The file format of models.
//!
//! ```text
//! "TWDM", format (u32), plan hash (u64), fields (u32), lines (u32)      all little-endian
//! for each field: its usual length (u8)
//! the opinions, line after line, coded
//! FNV-1a 64 of everything before (u64)
//! ```
//!
//! The opinions are coded by the coder without a model. Neighbouring lines are neighbouring
//! contexts, so an opinion is predicted from the same cell of the last line that had an opinion
//! there.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::coding::adaptive::{Adaptive, Memory};
use crate::coding::coder::{Coder, Line};
use crate::coding::model::{Model, Usual};
use crate::coding::numbers::length;
use crate::coding::range::{Decoder, Encoder};
use crate::coding::residual::residual;
use crate::state::hash::Fnv;
use crate::state::plan::Plan;

const MAGIC: &[u8; 4] = b"TWDM";

/// Why bytes are not a model for a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ModelError {
    /// The file is not a model, or it is damaged.
    Damaged,
    /// The model uses another version of the format.
    Format,
    /// The model was trained for another description.
    Schema,
}

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Damaged => "the file is not a model, or it is damaged",
            Self::Format => "the model has another version of the format: train it again",
            Self::Schema => "the model was trained for another description: train it again",
        })
    }
}

impl core::error::Error for ModelError {}

impl Model {
    /// Returns the model as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        out.extend_from_slice(MAGIC);
        out.extend_from_slice(&crate::FORMAT.to_le_bytes());
        out.extend_from_slice(&self.hash.to_le_bytes());
        out.extend_from_slice(&(self.usual.0.len() as u32).to_le_bytes());
        out.extend_from_slice(&(self.lines.len() as u32).to_le_bytes());
        out.extend_from_slice(&self.usual.0);
        // No cell takes more than a few bytes, however unlikely its value is.
        let mut buffer = vec![0; 256 + self.lines.len() * 64 * 4];
        let mut memory = Memory::default();
        memory.start(LINES, WEIGHTS);
        let mut coder = Adaptive::new(&mut memory, Encoder::new(&mut buffer));
        let mut lines = self.lines.clone();
        let _ = opinions(&mut coder, &mut lines);
        let count = coder.channel.finish().unwrap_or(0);
        out.extend_from_slice(buffer.get(..count).unwrap_or_default());
        out.extend_from_slice(&Fnv::of(&out).to_le_bytes());
        out
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// [`ModelError::Schema`] if it was trained for another plan. In that case, go without a model.
    pub fn from_bytes(plan: &Plan, bytes: &[u8]) -> Result<Self, ModelError> {
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(ModelError::Damaged)?;
        let mut input = Input(body);
        if input.take::<4>()? != *MAGIC {
            return Err(ModelError::Damaged);
        }
        if u32::from_le_bytes(input.take()?) != crate::FORMAT {
            return Err(ModelError::Format);
        }
        if Fnv::of(body) != u64::from_le_bytes(*sum) {
            return Err(ModelError::Damaged);
        }
        let hash = u64::from_le_bytes(input.take()?);
        let fields = u32::from_le_bytes(input.take()?);
        let count = u32::from_le_bytes(input.take()?);
        if hash != plan.hash || fields != plan.fields || count != plan.all_lines() {
            return Err(ModelError::Schema);
        }
        let (usual, rest) = input.0.split_at_checked(fields as usize).ok_or(ModelError::Damaged)?;
        if usual.iter().any(|&bits| bits > 32) {
            return Err(ModelError::Damaged);
        }
        let usual = Usual(usual.to_vec());
        let mut memory = Memory::default();
        memory.start(LINES, WEIGHTS);
        let mut coder = Adaptive::new(&mut memory, Decoder::new(rest));
        let mut lines: Vec<Line> = vec![[0; 64]; count as usize];
        let is_read = opinions(&mut coder, &mut lines).is_some();
        if is_read && coder.channel.is_at_end() {
            Ok(Self { hash, lines, usual })
        } else {
            Err(ModelError::Damaged)
        }
    }
}

/// The number of lines and weight sets needed to code a model.
const LINES: u32 = 160;
const WEIGHTS: u32 = 320;

/// Codes the opinions of all lines; a reader fills them in. Returns `None` if the input has ended
/// or contains an impossible opinion.
fn opinions<C: Coder>(coder: &mut C, lines: &mut [Line]) -> Option<()> {
    // The last opinion of each cell, and whether the line before had one.
    let mut last = [0_i8; 64];
    let mut had = [false; 64];
    let mut was_used = 0;
    for line in lines {
        let used = u32::from(line.iter().any(|&opinion| opinion != 0));
        let used = coder.flag([was_used, was_used, was_used, was_used], 0, used);
        was_used = ((was_used << 1) | used) & 63;
        if used == 0 {
            continue;
        }
        let mut near = 0_u32;
        for (slot, ((opinion, last), had)) in
            line.iter_mut().zip(&mut last).zip(&mut had).enumerate()
        {
            let slot = slot as u32;
            if coder.is_over() {
                return None;
            }
            let before = u32::from(*had);
            let cells = [
                64 + slot + 64 * before,
                192 + (near & 15) + 16 * before,
                256 + (near & 1) + 2 * before,
                320 + slot,
            ];
            let is_there = coder.flag(cells, 1 + before, u32::from(*opinion != 0));
            near = (near << 1) | is_there;
            *had = is_there != 0;
            if is_there == 0 {
                continue;
            }
            let site = coder.site([
                10 + slot,
                80 + length(u32::from(last.unsigned_abs())),
                90 + u32::from(*last < 0),
                100 + (slot >> 1),
            ]);
            let miss = i64::from(*opinion) - i64::from(*last);
            let (miss, _) = residual(coder, site, 64, 3, 255, miss);
            if C::READS {
                *opinion = i8::try_from(i64::from(*last) + miss).ok()?;
            }
            *last = *opinion;
        }
    }
    Some(())
}

struct Input<'a>(&'a [u8]);

impl Input<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], ModelError> {
        let (taken, rest) = self.0.split_first_chunk::<N>().ok_or(ModelError::Damaged)?;
        self.0 = rest;
        Ok(*taken)
    }
}
