//! The streams that write codes into a line and read them from one.
//!
//! They do nothing at the borders of fields and elements; [`Steps`](crate::value::steps::Steps)
//! knows where those are.

use alloc::vec::Vec;

use crate::Tape;
use crate::value::deal::deal;
use crate::value::line_up::Lines;
use crate::value::record::Scratch;
use crate::value::row::CachedCode;
use crate::value::script::{Form, Script};
use crate::value::steps::Steps;
use tightwire::__tape::{
    Batches, Metered, Run, Runs, Traced, code_of, fresh, limits, no_run, read_error, write_error,
};
use tightwire::scalar::{Code, Scalar};
use tightwire::{Fault, Flow, Limits, ReadError, Sink, Source, Wire, WriteError, WriteTask};

/// Records the state of `value` on `tape`.
pub(crate) fn record<T: Wire>(
    (script, steps): (&Script, &Steps),
    value: &T,
    tape: &mut Tape,
    scratch: &mut Scratch,
) -> Result<(), WriteError> {
    let Scratch { line, bytes, known, .. } = scratch;
    bytes.clear();
    let (mut limits, mut error) = (limits(), None);
    let mut writer = LineWriter {
        line,
        at: 0,
        bytes,
        known,
        expensive: 0,
        limits: &mut limits,
        error: &mut error,
    };
    let done = value.write(&mut writer);
    let (at, expensive) = (writer.at, writer.expensive);
    if known.len() < expensive {
        known.resize(expensive, CachedCode::default());
    }
    done?;
    if let Some(error) = error {
        return Err(error);
    }
    let codes = line.get(..at).unwrap_or_default();
    let dealt = deal(steps, &script.strides, (codes, bytes), tape);
    dealt.ok_or_else(|| write_error(Fault::Declaration, at))
}

/// Sets `value` to the state of `tape`, which follows the rules of its plan.
///
/// After an error, the value may be partly changed.
pub(crate) fn replay<T: Wire>(
    steps: &Steps,
    tape: &Tape,
    value: &mut Option<T>,
    scratch: &mut Scratch,
) -> Result<(), ReadError> {
    let Scratch { rows, line, bytes, .. } = scratch;
    let filled = Lines { line, bytes, read: rows }.fill(steps, tape);
    let Some(line) = filled.and_then(|count| line.get(..count)) else {
        return Err(read_error(Fault::Declaration, 0));
    };
    match value {
        Some(value) => read(line, bytes, |reader| value.read_into(reader)),
        None => read(line, bytes, |reader| fresh(value, reader)),
    }
}

/// Reads all of the lines. Each task has a reader of its own. If it is inlined, the reader stays in
/// registers.
#[cfg_attr(not(debug_assertions), inline(always))]
fn read(
    line: &[u32],
    bytes: &[u8],
    task: impl FnOnce(&mut LineReader<'_>) -> Result<(), ReadError>,
) -> Result<(), ReadError> {
    let size = line.len() + bytes.len();
    let mut limits = limits();
    let mut reader = LineReader { line, bytes, size, limits: &mut limits, error: None };
    task(&mut reader)?;
    let is_all = reader.line.is_empty() && reader.bytes.is_empty();
    match reader.error {
        Some(error) => Err(error),
        None if is_all => Ok(()),
        None => Err(read_error(Fault::Declaration, size)),
    }
}

/// Writes codes into a line.
#[derive(Debug)]
struct LineWriter<'a> {
    /// Memory for the line, of which the first `at` words are used.
    line: &'a mut Vec<u32>,
    at: usize,
    bytes: &'a mut Vec<u8>,
    /// The expensive values of the previous state, and how many there have been in this one.
    known: &'a mut [CachedCode],
    expensive: usize,
    limits: &'a mut Limits,
    error: &'a mut Option<WriteError>,
}

/// Makes room for more codes.
#[cold]
#[inline(never)]
fn grow(line: &mut Vec<u32>) {
    line.resize((2 * line.len()).max(64), 0);
}

impl LineWriter<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_words(&mut self, form: Form, words: [u32; 4]) {
        // One by one, because the bounds of a range take more instructions.
        for &word in words.iter().take(form.words()) {
            let at = self.at;
            if at >= self.line.len() {
                grow(self.line);
            }
            if let Some(place) = self.line.get_mut(at) {
                *place = word;
            }
            self.at = at + 1;
        }
    }

    /// Returns the code of a value, from the cache or computed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code_of<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<C::Code, Fault> {
        if const { C::FACTS.raw.is_none() } {
            return code_of(scalar, value);
        }
        let at = self.expensive;
        self.expensive = at + 1;
        match self.known.get_mut(at) {
            Some(known) => known.code_of(scalar, value),
            None => code_of(scalar, value),
        }
    }
}

impl Traced for LineWriter<'_> {}
impl Metered for LineWriter<'_> {}
impl Batches for LineWriter<'_> {}

impl Flow for LineWriter<'_> {
    crate::value::writes!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn at(&self) -> usize {
        self.at + self.bytes.len()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), WriteError> {
        let form = Form::of_bits(bits);
        self.put_words(form, form.cut(*word));
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pad(&mut self) -> Result<(), WriteError> {
        Ok(())
    }

    // Passing this stream to a call would force its position into memory everywhere before.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        *self.error.get_or_insert(write_error(fault, at))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn limits(&mut self) -> &mut Limits {
        self.limits
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn keeps_numbers(&mut self) -> bool {
        true
    }
}

impl Sink for LineWriter<'_> {
    /// This works on a copy that nothing else refers to, so that the position stays in a register.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn element<T: WriteTask>(&mut self, task: T) -> Result<(), WriteError> {
        let Self { line, at, bytes, known, expensive, limits, error } = self;
        let mut near =
            LineWriter { line, at: *at, bytes, known, expensive: *expensive, limits, error };
        let done = task.run(&mut near);
        (*at, *expensive) = (near.at, near.expensive);
        done
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        match self.code_of(scalar, value) {
            Ok(code) => {
                let form = Form::of(scalar);
                self.put_words(form, form.cut(code));
                Ok(())
            }
            Err(fault) => Err(self.fail(fault, self.at())),
        }
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }
}

/// Reads codes from a line.
#[derive(Debug)]
struct LineReader<'a> {
    /// The rest of the lines.
    line: &'a [u32],
    bytes: &'a [u8],
    /// The length of both lines together.
    size: usize,
    limits: &'a mut Limits,
    error: Option<ReadError>,
}

impl LineReader<'_> {
    /// Returns the next code, or `None` if the line is too short.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn next<C: Code>(&mut self, form: Form) -> Option<C> {
        let (words, rest) = self.line.split_at_checked(form.words())?;
        self.line = rest;
        let mut all = [0; 4];
        for (place, &word) in all.iter_mut().zip(words) {
            *place = word;
        }
        Some(form.join(all))
    }
}

impl Traced for LineReader<'_> {}
impl Metered for LineReader<'_> {}

impl Flow for LineReader<'_> {
    crate::value::reads!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn at(&self) -> usize {
        self.size - self.line.len() - self.bytes.len()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), ReadError> {
        match self.next(Form::of_bits(bits)) {
            Some(next) => *word = next,
            None => return Err(self.fail(Fault::Declaration, self.at())),
        }
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pad(&mut self) -> Result<(), ReadError> {
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> ReadError {
        *self.error.get_or_insert(read_error(fault, at))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn limits(&mut self) -> &mut Limits {
        self.limits
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn keeps_numbers(&mut self) -> bool {
        true
    }
}

impl Runs for LineReader<'_> {
    type Run = Run<'static>;

    fn no_run() -> Run<'static> {
        no_run()
    }
}

impl Source for LineReader<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_scalar<C: Scalar>(&mut self, scalar: &C) -> Result<C::Value, ReadError> {
        let Some(code) = self.next::<C::Code>(Form::of(scalar)) else {
            return Err(self.fail(Fault::Declaration, self.at()));
        };
        if code > scalar.last() {
            return Err(self.fail(Fault::OutOfRange, self.at()));
        }
        match scalar.value(code) {
            Ok(value) => Ok(value),
            Err(fault) => Err(self.fail(fault, self.at())),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_bytes(&mut self, count: usize) -> Result<&[u8], ReadError> {
        match self.bytes.split_at_checked(count) {
            Some((bytes, rest)) => {
                self.bytes = rest;
                Ok(bytes)
            }
            None => Err(self.fail(Fault::Declaration, self.at())),
        }
    }
}
