//! Records a value onto a tape.
//!
//! A type without custom code and conditions is recorded as a [line](crate::value::line). Here is
//! the stream for the other types, which follows the calls of their code.

use alloc::vec::Vec;

use crate::Tape;

use crate::value::line;
use crate::value::row::{CachedCode, Row};
use crate::value::script::{Form, Script};
use crate::value::walk::{Frame, Medium, Walk};
use tightwire::__tape::{Batches, Metered, Traced, code_of, limits, put_code, write_error};
use tightwire::{
    Fault, Flow, Limits, Name, Scalar, Sink, Wire, WriteError, WriteTask, encode_to_vec,
};

/// Memory that is reused from one value to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) stack: Vec<Frame>,
    tables: Vec<Vec<u32>>,
    old: Vec<Vec<u32>>,
    pub(crate) rows: Vec<u32>,
    pub(crate) line: Vec<u32>,
    pub(crate) bytes: Vec<u8>,
    /// The expensive values of the previous state, in order.
    pub(crate) known: Vec<CachedCode>,
}

/// Records the state of `value` on `tape`.
pub(crate) fn record<T: Wire>(
    script: &Script,
    value: &T,
    tape: &mut Tape,
    scratch: &mut Scratch,
) -> Result<(), WriteError> {
    let done = match &script.steps {
        Some(steps) => line::record((script, steps), value, tape, scratch),
        None => record_by_walk(script, value, tape, scratch),
    };
    // If encoding a packet fails too, its error has the bit in the packet.
    done.map_err(|error| encode_to_vec(value).err().unwrap_or(error))
}

/// Records the state of any type, call by call.
pub(crate) fn record_by_walk<T: Wire>(
    script: &Script,
    value: &T,
    tape: &mut Tape,
    scratch: &mut Scratch,
) -> Result<(), WriteError> {
    let Scratch { stack, tables, old, bytes, known, .. } = scratch;
    tables.resize_with(script.strides.len(), Vec::new);
    old.resize_with(script.strides.len(), Vec::new);
    for (index, words) in old.iter_mut().enumerate() {
        *words = tape.take(index);
    }
    let medium = Out {
        tables,
        old,
        flat: Vec::new(),
        at: 0,
        start: 0,
        passed: 0,
        table: 0,
        blob: bytes,
        blob_bits: 0,
        known,
        expensive: 0,
    };
    let walk = Walk::new(script, stack, medium);
    let mut recorder = Recorder { walk, limits: limits(), bits: 0, error: None };
    let mut done = value.write(&mut recorder);
    if done.is_ok() {
        done = recorder.finish();
    }
    let expensive = recorder.walk.medium.expensive;
    drop(recorder);
    if known.len() < expensive {
        known.resize(expensive, CachedCode::default());
    }
    for (index, (words, &stride)) in tables.iter_mut().zip(&script.strides).enumerate() {
        if let Some(old) = old.get_mut(index).filter(|_| words.capacity() == 0) {
            *words = core::mem::take(old);
            words.clear();
        }
        let rows = if index == 0 { 1 } else { words.len() / (stride as usize).max(1) };
        tape.put(index, core::mem::take(words), rows);
    }
    done
}

/// The tables of a tape under construction.
#[derive(Debug)]
struct Out<'a> {
    tables: &'a mut [Vec<u32>],
    /// Tables of an earlier state, whose memory is reused.
    old: &'a mut [Vec<u32>],
    /// The table of the current flat stretch.
    flat: Vec<u32>,
    at: usize,
    /// The start of the stretch, and the words of earlier ones.
    start: usize,
    passed: usize,
    table: u32,
    blob: &'a mut Vec<u8>,
    blob_bits: usize,
    known: &'a mut [CachedCode],
    /// The number of expensive values so far.
    expensive: usize,
}

impl Out<'_> {
    /// Returns a table to append to.
    fn table(&mut self, table: u32) -> Option<&mut Vec<u32>> {
        let words = self.tables.get_mut(table as usize)?;
        if words.capacity() == 0 {
            *words = core::mem::take(self.old.get_mut(table as usize)?);
            words.clear();
        }
        Some(words)
    }

    /// Appends bits to those of custom code.
    fn put_bits(&mut self, word: u64, bits: u32) {
        let mut left = bits;
        let mut word = word;
        while left > 0 {
            let used = (self.blob_bits % 8) as u32;
            if used == 0 {
                self.blob.push(0);
            }
            let some = left.min(8 - used);
            let mask = (1_u64 << some) - 1;
            if let Some(last) = self.blob.last_mut() {
                *last |= ((word & mask) << used) as u8;
            }
            word >>= some;
            left -= some;
            self.blob_bits += some as usize;
        }
    }
}

impl Medium for Out<'_> {
    fn word(&mut self, table: u32, index: u32, word: u32) -> Option<u32> {
        *self.tables.get_mut(table as usize)?.get_mut(index as usize)? = word;
        Some(word)
    }

    fn row(&mut self, table: u32, stride: u32) -> Option<u32> {
        let words = self.table(table)?;
        let start = words.len();
        words.resize(start + stride as usize, 0);
        u32::try_from(start).ok()
    }

    fn keyed(&mut self, _table: u32, rows: u32) -> u32 {
        rows
    }

    fn start_flat(&mut self, table: u32, count: usize) -> Option<()> {
        let words = self.tables.get_mut(table as usize)?;
        let old = self.old.get_mut(table as usize)?;
        if words.capacity() == 0 && old.len() == count {
            // The old content is overwritten, because a stretch ends only when it is complete.
            self.flat = core::mem::take(old);
            self.at = 0;
        } else {
            self.flat = core::mem::take(self.table(table)?);
            self.at = self.flat.len();
            self.flat.resize(self.at + count, 0);
        }
        self.start = self.at;
        self.table = table;
        Some(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn is_flat(&self) -> bool {
        !self.flat.is_empty()
    }

    fn end_flat(&mut self) -> Option<()> {
        let words = self.tables.get_mut(self.table as usize)?;
        *words = core::mem::take(&mut self.flat);
        let is_whole = self.at == words.len();
        self.passed += self.at - self.start;
        (self.at, self.start) = (0, 0);
        is_whole.then_some(())
    }

    fn start_blob(&mut self, _table: u32, _count: u32) -> Option<()> {
        self.blob.clear();
        self.blob_bits = 0;
        Some(())
    }

    fn end_blob(&mut self, table: u32) -> Option<u32> {
        let count = u32::try_from(self.blob.len()).ok()?;
        self.bytes(table, count)?;
        Some(count)
    }

    fn bytes(&mut self, table: u32, _count: u32) -> Option<()> {
        if self.tables.len() <= table as usize {
            return self.blob.is_empty().then_some(());
        }
        let blob = core::mem::take(self.blob);
        self.table(table)?.extend(blob.iter().map(|&byte| u32::from(byte)));
        *self.blob = blob;
        Some(())
    }
}

/// The stream.
#[derive(Debug)]
struct Recorder<'a> {
    walk: Walk<'a, Out<'a>>,
    limits: Limits,
    /// The bits of the codes so far, for errors and to detect elements without bits.
    bits: usize,
    error: Option<WriteError>,
}

impl Recorder<'_> {
    fn finish(&mut self) -> Result<(), WriteError> {
        match (self.error, self.walk.finish()) {
            (Some(error), _) => Err(error),
            (None, Some(())) => Ok(()),
            (None, None) => Err(self.fail(Fault::Declaration, self.bits)),
        }
    }

    /// Stores words in a flat stretch, where no lookup is needed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_flat(&mut self, form: Form, words: [u32; 4]) -> bool {
        let out = &mut self.walk.medium;
        let count = form.words();
        if let Some(places) = out.flat.get_mut(out.at..).and_then(|rest| rest.get_mut(..count)) {
            for (place, word) in places.iter_mut().zip(words) {
                *place = word;
            }
            out.at += count;
            return out.is_flat();
        }
        false
    }

    #[inline(never)]
    fn put_slowly(&mut self, form: Form, words: [u32; 4], bits: u32) -> Result<(), WriteError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let start = self.bits;
        self.bits = start.saturating_add(bits as usize);
        match self.walk.code(form, words) {
            Some(_) => Ok(()),
            None => Err(self.fail(Fault::Declaration, start)),
        }
    }

    #[inline(never)]
    fn put_blob(&mut self, word: u64, bits: u32) -> Result<(), WriteError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        self.bits = self.bits.saturating_add(bits as usize);
        self.walk.medium.put_bits(word, bits);
        Ok(())
    }
}

impl Traced for Recorder<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn enter(&mut self, name: Name) {
        self.walk.enter(name);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn leave(&mut self) {
        self.walk.leave();
    }
}

impl Metered for Recorder<'_> {}
impl Batches for Recorder<'_> {}

impl Flow for Recorder<'_> {
    crate::value::writes!();

    fn at(&self) -> usize {
        let Out { at, start, passed, .. } = self.walk.medium;
        self.bits + passed + (at - start)
    }

    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), WriteError> {
        if self.walk.is_blob() {
            return self.put_blob(*word, bits);
        }
        let form = Form::of_bits(bits);
        let words = form.cut(*word);
        if self.put_flat(form, words) {
            return Ok(());
        }
        self.put_slowly(form, words, bits)
    }

    fn pad(&mut self) -> Result<(), WriteError> {
        if self.walk.is_blob() {
            self.walk.medium.blob_bits = self.walk.medium.blob.len() * 8;
        }
        Ok(())
    }

    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        *self.error.get_or_insert(write_error(fault, at))
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }

    fn keeps_numbers(&mut self) -> bool {
        !self.walk.is_blob()
    }
}

impl Sink for Recorder<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn element<T: WriteTask>(&mut self, task: T) -> Result<(), WriteError> {
        let before = self.at();
        let out = &mut self.walk.medium;
        match out.flat.get_mut(out.at..) {
            Some(words) if !words.is_empty() => {
                let Self { limits, error, .. } = self;
                let known = out.known.get_mut(out.expensive..).unwrap_or_default();
                let mut row = Row { words, at: 0, known, expensive: 0, before, limits, error };
                let done = task.run(&mut row);
                out.at += row.at;
                out.expensive += row.expensive;
                done
            }
            _ => task.run(self),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        let code = match code_of(scalar, value) {
            Ok(code) => code,
            Err(fault) => return Err(self.fail(fault, self.at())),
        };
        let form = Form::of(scalar);
        let words = form.cut(code);
        if self.put_flat(form, words) {
            return Ok(());
        }
        if self.walk.is_blob() {
            return put_code(self, code, scalar.bits());
        }
        self.put_slowly(form, words, scalar.bits())
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let start = self.at();
        self.bits = self.bits.saturating_add(bytes.len().saturating_mul(8));
        let is_blob = self.walk.is_blob();
        let out = &mut self.walk.medium;
        if is_blob {
            out.blob.extend_from_slice(bytes);
            out.blob_bits = out.blob.len() * 8;
            return Ok(());
        }
        out.blob.clear();
        out.blob.extend_from_slice(bytes);
        match self.walk.bytes(bytes.len()) {
            Some(()) => Ok(()),
            None => Err(self.fail(Fault::Declaration, start)),
        }
    }
}
