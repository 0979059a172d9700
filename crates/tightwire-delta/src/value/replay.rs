//! Replays a tape into a value, the reverse of [recording](crate::value::record).

use alloc::vec::Vec;

use crate::Tape;

use crate::value::line;
use crate::value::record::Scratch;
use crate::value::script::{Form, Script};
use crate::value::walk::{Medium, Walk};
use tightwire::__tape::{Metered, Run, Runs, Traced, fresh, limits, no_run, read_error, take_code};
use tightwire::{BitReader, Fault, Flow, Limits, Name, ReadError, Scalar, Source, Wire};

/// Sets `value` to the state of `tape`, which follows the rules of its plan.
///
/// After an error, the value may be partly changed.
pub(crate) fn replay<T: Wire>(
    script: &Script,
    tape: &Tape,
    value: &mut Option<T>,
    scratch: &mut Scratch,
) -> Result<(), ReadError> {
    match &script.steps {
        Some(steps) => line::replay(steps, tape, value, scratch),
        None => replay_by_walk(script, tape, value, scratch),
    }
}

/// Replays the state of any type, call by call.
pub(crate) fn replay_by_walk<T: Wire>(
    script: &Script,
    tape: &Tape,
    value: &mut Option<T>,
    scratch: &mut Scratch,
) -> Result<(), ReadError> {
    let Scratch { stack, rows, bytes, .. } = scratch;
    rows.clear();
    rows.resize(script.strides.len(), 0);
    let medium =
        In { tape, rows, flat: &[], at: 0, passed: 0, has_flat: false, blob: bytes, blob_at: 0 };
    let walk = Walk::new(script, stack, medium);
    let mut player = Player { walk, limits: limits(), bits: 0, error: None };
    match value {
        Some(value) => value.read_into(&mut player)?,
        None => fresh(value, &mut player)?,
    }
    player.finish()
}

/// The tables of a tape.
#[derive(Debug)]
struct In<'a> {
    tape: &'a Tape,
    /// The number of words read from each table.
    rows: &'a mut Vec<u32>,
    flat: &'a [u32],
    at: usize,
    /// The words of earlier stretches.
    passed: usize,
    has_flat: bool,
    blob: &'a mut Vec<u8>,
    blob_at: usize,
}

impl In<'_> {
    /// Returns the index of the next words of a table, if all of them exist.
    fn next(&mut self, table: u32, count: usize) -> Option<usize> {
        let place = self.rows.get_mut(table as usize)?;
        let start = *place as usize;
        let end = start.checked_add(count)?;
        if end > self.tape.words(table as usize).len() {
            return None;
        }
        *place = end as u32;
        Some(start)
    }
}

impl Medium for In<'_> {
    fn word(&mut self, table: u32, index: u32, _word: u32) -> Option<u32> {
        self.tape.words(table as usize).get(index as usize).copied()
    }

    fn row(&mut self, table: u32, stride: u32) -> Option<u32> {
        self.next(table, stride as usize).map(|start| start as u32)
    }

    fn keyed(&mut self, table: u32, _rows: u32) -> u32 {
        self.tape.rows(table as usize) as u32
    }

    fn start_flat(&mut self, table: u32, count: usize) -> Option<()> {
        let start = self.next(table, count)?;
        self.flat = self.tape.words(table as usize).get(start..start + count)?;
        self.at = 0;
        self.has_flat = true;
        Some(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn is_flat(&self) -> bool {
        self.has_flat
    }

    fn end_flat(&mut self) -> Option<()> {
        let is_whole = self.at == self.flat.len();
        self.flat = &[];
        self.passed += self.at;
        self.at = 0;
        self.has_flat = false;
        is_whole.then_some(())
    }

    fn start_blob(&mut self, table: u32, count: u32) -> Option<()> {
        self.blob_at = 0;
        self.bytes(table, count)
    }

    fn end_blob(&mut self, _table: u32) -> Option<u32> {
        let mut reader = BitReader::new(self.blob);
        reader.seek(self.blob_at);
        reader.finish().ok()?;
        u32::try_from(self.blob.len()).ok()
    }

    fn bytes(&mut self, table: u32, count: u32) -> Option<()> {
        self.blob.clear();
        if count == 0 {
            return Some(());
        }
        let start = self.next(table, count as usize)?;
        let words = self.tape.words(table as usize).get(start..start + count as usize)?;
        self.blob.extend(words.iter().map(|&word| word as u8));
        Some(())
    }
}

/// The stream.
#[derive(Debug)]
struct Player<'a> {
    walk: Walk<'a, In<'a>>,
    limits: Limits,
    /// The bits of the codes so far, to detect elements without bits.
    bits: usize,
    error: Option<ReadError>,
}

impl Player<'_> {
    fn finish(&mut self) -> Result<(), ReadError> {
        match (self.error, self.walk.finish()) {
            (Some(error), _) => Err(error),
            (None, Some(())) => Ok(()),
            (None, None) => Err(self.fail(Fault::Declaration, self.bits)),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_flat(&mut self, form: Form) -> Option<[u32; 4]> {
        let from = &mut self.walk.medium;
        let count = form.words();
        let words = from.flat.get(from.at..)?.get(..count)?;
        if !from.has_flat {
            return None;
        }
        let mut out = [0; 4];
        for (place, &word) in out.iter_mut().zip(words) {
            *place = word;
        }
        from.at += count;
        Some(out)
    }

    #[inline(never)]
    fn take_slowly(
        &mut self,
        form: Form,
        given: [u32; 4],
        bits: u32,
    ) -> Result<[u32; 4], ReadError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let start = self.bits;
        self.bits = start.saturating_add(bits as usize);
        match self.walk.code(form, given) {
            Some(words) => Ok(words),
            None => Err(self.fail(Fault::Declaration, start)),
        }
    }

    /// Runs a task on the bits of custom code.
    #[inline(never)]
    fn take_blob<T>(
        &mut self,
        task: impl FnOnce(&mut BitReader<'_>) -> Result<T, ReadError>,
    ) -> Result<T, ReadError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let from = &mut self.walk.medium;
        let mut reader = BitReader::new(from.blob);
        reader.seek(from.blob_at);
        let taken = task(&mut reader);
        let reached = reader.offset();
        match taken {
            Ok(taken) => {
                self.bits = self.bits.saturating_add(reached.saturating_sub(from.blob_at));
                from.blob_at = reached;
                Ok(taken)
            }
            Err(_) => Err(self.fail(Fault::UnexpectedEnd, self.bits)),
        }
    }
}

fn align(reader: &mut BitReader<'_>) -> Result<(), ReadError> {
    reader.align()
}

impl Traced for Player<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn enter(&mut self, name: Name) {
        self.walk.enter(name);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn leave(&mut self) {
        self.walk.leave();
    }
}

impl Metered for Player<'_> {}

impl Flow for Player<'_> {
    crate::value::reads!();

    fn at(&self) -> usize {
        self.bits + self.walk.medium.passed + self.walk.medium.at
    }

    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), ReadError> {
        if self.walk.is_blob() {
            *word = self.take_blob(|reader| reader.read_bits(bits))?;
            return Ok(());
        }
        let form = Form::of_bits(bits);
        let words = match self.take_flat(form) {
            Some(words) => words,
            // A check has the same value on both sides, so it is returned as it came in.
            None => self.take_slowly(form, form.cut(*word), bits)?,
        };
        *word = form.join(words);
        Ok(())
    }

    fn pad(&mut self) -> Result<(), ReadError> {
        if self.walk.is_blob() {
            return self.take_blob(align);
        }
        Ok(())
    }

    fn fail(&mut self, fault: Fault, at: usize) -> ReadError {
        *self.error.get_or_insert(read_error(fault, at))
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }

    fn keeps_numbers(&mut self) -> bool {
        !self.walk.is_blob()
    }
}

impl Runs for Player<'_> {
    type Run = Run<'static>;

    fn no_run() -> Run<'static> {
        no_run()
    }
}

impl Source for Player<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_scalar<C: Scalar>(&mut self, scalar: &C) -> Result<C::Value, ReadError> {
        let form = Form::of(scalar);
        let words = match self.take_flat(form) {
            Some(words) => words,
            None if self.walk.is_blob() => return take_code(self, scalar),
            None => self.take_slowly(form, [0; 4], scalar.bits())?,
        };
        let code = form.join(words);
        if code > scalar.last() {
            return Err(self.fail(Fault::OutOfRange, self.at()));
        }
        match scalar.value(code) {
            Ok(value) => Ok(value),
            Err(fault) => Err(self.fail(fault, self.at())),
        }
    }

    fn take_bytes(&mut self, count: usize) -> Result<&[u8], ReadError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let start = self.at();
        if self.walk.is_blob() {
            self.take_blob(|reader| reader.read_bytes(count).map(|_| ()))?;
            let end = self.walk.medium.blob_at / 8;
            let bytes =
                end.checked_sub(count).and_then(|from| self.walk.medium.blob.get(from..end));
            return Ok(bytes.unwrap_or_default());
        }
        self.bits = self.bits.saturating_add(count.saturating_mul(8));
        if self.walk.bytes(count).is_none() {
            return Err(self.fail(Fault::Declaration, start));
        }
        Ok(self.walk.medium.blob)
    }
}
