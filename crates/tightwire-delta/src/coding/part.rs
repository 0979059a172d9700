//! Codes a part of a table: as many rows as fit.
//!
//! The rows of one table, the crowd, may be left as the other side has them. A writer starts at
//! some block of eight rows, wraps around at the end, and stops when the buffer is full. The packet
//! states where it started and how many rows it holds. Each row on either side is then from the
//! state of some tick, the row's stamp, and velocities are measured between stamps.

use crate::coding::body::Target;
use crate::coding::coder::Coder;
use crate::coding::row::Refused;
use crate::coding::walk::Walk;
use crate::predict::scale::{Scale, Ticks};

/// Which rows of the crowd are coded, and the ticks they are from.
#[derive(Debug)]
pub(crate) struct Part<'a> {
    /// The table.
    pub(crate) table: usize,
    /// The block of eight rows to start at.
    pub(crate) start: u32,
    /// The number of coded rows. It is given to a reader, and a writer finds it.
    pub(crate) rows: u32,
    /// A bit for each row that must stay as it is. Only writers use it.
    pub(crate) held: &'a [u64],
    /// Output: a bit for each row that changed.
    pub(crate) changed: &'a mut [u64],
    /// The tick of the new state.
    pub(crate) tick: u32,
    /// The stamps of the rows of each baseline, and the stamp of rows without one.
    pub(crate) stamps: [(&'a [u32], u32); 3],
}

impl Part<'_> {
    /// Returns the distances between the baselines of a row.
    fn ticks(&self, row: u32) -> Ticks {
        let [one, two, three] =
            self.stamps.map(|(stamps, tick)| stamps.get(row as usize).copied().unwrap_or(tick));
        let back = |from: u32, to: u32| {
            let gap = from.wrapping_sub(to);
            if gap > 1 << 16 { 0 } else { gap }
        };
        Ticks { ahead: back(self.tick, one), second: back(one, two), third: back(one, three) }
    }
}

/// Returns whether bit `row` of a set is set.
pub(crate) fn has(set: &[u64], row: u32) -> bool {
    set.get(row as usize / 64).is_some_and(|word| (word >> (row % 64)) & 1 != 0)
}

/// Sets bit `row`.
pub(crate) fn put(set: &mut [u64], row: u32) {
    if let Some(word) = set.get_mut(row as usize / 64) {
        *word |= 1 << (row % 64);
    }
}

impl Walk<'_> {
    /// Codes a part of the table. All rows that the baseline does not have come first.
    pub(crate) fn part<C: Coder>(
        &mut self,
        coder: &mut C,
        target: &mut Target,
        part: &mut Part,
    ) -> Result<(), Refused> {
        let rows = target.tape().tables.get(self.index).map_or(0, |cells| cells.rows);
        let known = rows.min(self.one.rows);
        for row in known..rows {
            if coder.is_over() {
                return Err(Refused);
            }
            self.unknown(coder, target, row)?;
        }
        let eights = known.div_ceil(8);
        if eights == 0 || (C::READS && (part.start >= eights || part.rows > known)) {
            let nothing = eights == 0 && part.rows == 0 && part.start == 0;
            return if nothing || !C::READS { Ok(()) } else { Err(Refused) };
        }
        let most = if C::READS { part.rows } else { known };
        if !C::READS {
            part.rows = 0;
        }
        let mut done = 0;
        let mut eight = part.start;
        let mut last = Ticks { ahead: 0, second: 0, third: 0 };
        let mut scale = Scale::default();
        while done < most {
            let start = eight * 8;
            let end = (start + 8).min(known);
            eight = if eight + 1 == eights { 0 } else { eight + 1 };
            coder.remember();
            // Rows that are held back count as unchanged.
            let holds = !C::READS && (start..end).any(|row| has(part.held, row));
            let same = holds.then(|| self.is_unchanged(target, part.held, start, end));
            if end - start == 8 && !self.eight(coder, target, start, same) {
                if coder.is_over() {
                    return over(coder);
                }
                if done + 8 > most {
                    return Err(Refused);
                }
                done += 8;
                if !C::READS {
                    part.rows = done;
                }
                continue;
            }
            for row in start..end.min(start + (most - done)) {
                if row > start {
                    coder.remember();
                }
                let ticks = part.ticks(row);
                if ticks != last {
                    (last, scale) = (ticks, Scale::new(ticks));
                }
                self.is_held = has(part.held, row);
                self.setting.scale = scale;
                self.place(coder, target, row)?;
                if coder.is_over() {
                    return over(coder);
                }
                if self.is_changed {
                    put(part.changed, row);
                }
                done += 1;
                if !C::READS {
                    part.rows = done;
                }
            }
        }
        Ok(())
    }

    /// Returns whether every row is held back or unchanged.
    fn is_unchanged(&self, target: &Target, held: &[u64], start: u32, end: u32) -> bool {
        let now = target.tape().tables.get(self.index);
        let now = |row| now.and_then(|now| now.row(row, self.stride));
        (start..end).all(|row| has(held, row) || now(row) == self.one.row(row, self.stride))
    }
}

/// A writer removes the last row and stops; a reader rejects the packet.
fn over<C: Coder>(coder: &mut C) -> Result<(), Refused> {
    if C::READS {
        return Err(Refused);
    }
    coder.go_back();
    Ok(())
}
