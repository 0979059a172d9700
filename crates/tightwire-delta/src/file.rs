//! Models as bytes.
//!
//! ```text
//! "TWDM", format (u32), plan hash (u64), fields (u32), lines (u32)      all little-endian
//! for each field: its usual length (u8)
//! for each line: 8 bytes of a mask if it has opinions, preceded by a byte 1; else a byte 0 and how many
//! such lines follow each other (u8, 1 to 255)
//! for each cell in the mask: its opinion (i8)
//! FNV-1a 64 of everything before (u64)
//! ```

use alloc::vec::Vec;
use core::fmt;

use crate::coder::Line;
use crate::model::{Model, Usual};
use crate::plan::{Fnv, Plan};

const MAGIC: &[u8; 4] = b"TWDM";

/// Why bytes are not a model for a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ModelError {
    /// Not a model, or damaged.
    Damaged,
    /// A model in another version of the format.
    Format,
    /// A model that was trained for another description.
    Schema,
}

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Damaged => "not a model, or damaged",
            Self::Format => "a model in another version of the format",
            Self::Schema => "a model that was trained for another description",
        })
    }
}

impl core::error::Error for ModelError {}

impl Model {
    /// The model as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        out.extend_from_slice(MAGIC);
        out.extend_from_slice(&crate::FORMAT.to_le_bytes());
        out.extend_from_slice(&self.hash.to_le_bytes());
        out.extend_from_slice(&(self.usual.0.len() as u32).to_le_bytes());
        out.extend_from_slice(&(self.lines.len() as u32).to_le_bytes());
        out.extend_from_slice(&self.usual.0);
        let mut empty = 0_u8;
        for line in &self.lines {
            let mask = mask(line);
            if mask == 0 && empty < 255 {
                empty += 1;
                continue;
            }
            if empty > 0 {
                out.extend_from_slice(&[0, empty]);
                empty = 0;
            }
            if mask == 0 {
                empty = 1;
                continue;
            }
            out.push(1);
            out.extend_from_slice(&mask.to_le_bytes());
            out.extend(line.iter().filter(|&&opinion| opinion != 0).map(|&opinion| opinion as u8));
        }
        if empty > 0 {
            out.extend_from_slice(&[0, empty]);
        }
        out.extend_from_slice(&Fnv::of(&out).to_le_bytes());
        out
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// [`ModelError::Schema`] if it was trained for another plan. Use no model then.
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
        if hash != plan.hash || fields != plan.fields || count != plan.lines {
            return Err(ModelError::Schema);
        }
        let (usual, rest) = input.0.split_at_checked(fields as usize).ok_or(ModelError::Damaged)?;
        if usual.iter().any(|&bits| bits > 32) {
            return Err(ModelError::Damaged);
        }
        let usual = Usual(usual.to_vec());
        input.0 = rest;
        let mut lines: Vec<Line> = Vec::with_capacity(count as usize);
        while lines.len() < count as usize {
            if input.take::<1>()? == [0] {
                let [empty] = input.take::<1>()?;
                let end = lines.len() + usize::from(empty);
                if empty == 0 || end > count as usize {
                    return Err(ModelError::Damaged);
                }
                lines.resize(end, [0; 64]);
                continue;
            }
            let mask = u64::from_le_bytes(input.take()?);
            let mut line = [0; 64];
            for (cell, opinion) in line.iter_mut().enumerate() {
                if (mask >> cell) & 1 != 0 {
                    let [byte] = input.take::<1>()?;
                    *opinion = byte as i8;
                }
            }
            lines.push(line);
        }
        if input.0.is_empty() { Ok(Self { hash, lines, usual }) } else { Err(ModelError::Damaged) }
    }
}

fn mask(line: &Line) -> u64 {
    line.iter()
        .enumerate()
        .fold(0, |mask, (cell, &opinion)| mask | (u64::from(opinion != 0) << cell))
}

struct Input<'a>(&'a [u8]);

impl Input<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], ModelError> {
        let (taken, rest) = self.0.split_first_chunk::<N>().ok_or(ModelError::Damaged)?;
        self.0 = rest;
        Ok(*taken)
    }
}
