//! A stream for a flag and the value it announces. The flag's bit ends one run, and the value after it
//! is checked together with the next run.

use crate::error::{Fault, ReadError};
use crate::flow::{Flow, Limits, Metered, Runs, Source, Traced, take_code};
use crate::scalar::Scalar;

/// The position of the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    /// Before the flag, whose bit is in the run.
    Front,
    /// After the flag. Code that does not call `fork` continues in the stream.
    Flag,
    /// Reading is in the run that holds the value after the flag, and `after_flag` more bits.
    Joined,
    /// Reading is in that run, at the first of those bits.
    Ended,
    /// Reading is in the stream, outside any run.
    Stream,
}

/// Reads a flag from a run, and the value after it.
#[derive(Debug)]
pub(super) struct Flagged<'f, R: Source> {
    stream: &'f mut R,
    run: &'f mut R::Run,
    is_open: &'f mut bool,
    /// The number of bits of the run after the value that the flag announces.
    after_flag: u32,
    at: At,
}

impl<'f, R: Source> Flagged<'f, R> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn new(
        stream: &'f mut R,
        run: &'f mut R::Run,
        is_open: &'f mut bool,
        after_flag: u32,
    ) -> Self {
        Self { stream, run, is_open, after_flag, at: At::Front }
    }

    /// Leaves the run, for data that it does not hold.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn stream(&mut self) -> Result<&mut R, ReadError> {
        if self.at != At::Stream {
            self.at = At::Stream;
            *self.is_open = false;
            self.stream.close(self.run)?;
        }
        Ok(self.stream)
    }

    fn is_in_run(&self) -> bool {
        matches!(self.at, At::Front | At::Joined | At::Ended)
    }

    /// Ends the value, so that the run that follows starts at a constant.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn finish(mut self) -> Result<(), ReadError> {
        let after_flag = self.after_flag;
        if self.at == At::Ended {
            return Ok(());
        }
        let stream = self.stream()?;
        if after_flag > 0 {
            *self.run = stream.open_word(after_flag)?;
            *self.is_open = true;
        }
        Ok(())
    }
}

impl<R: Source> Traced for Flagged<'_, R> {}
impl<R: Source> Metered for Flagged<'_, R> {}

impl<R: Source> Flow for Flagged<'_, R> {
    crate::flow::reads!();

    fn at(&self) -> usize {
        if self.at == At::Stream { self.stream.at() } else { self.run.at() }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), ReadError> {
        match self.at {
            At::Front => {
                self.at = At::Flag;
                self.run.raw(word, bits)
            }
            At::Joined | At::Ended => self.run.raw(word, bits),
            At::Flag | At::Stream => self.stream()?.raw(word, bits),
        }
    }

    fn pad(&mut self) -> Result<(), ReadError> {
        self.stream()?.pad()
    }

    fn has_bits(&self, bits: usize) -> bool {
        if self.is_in_run() { self.run.has_bits(bits) } else { self.stream.has_bits(bits) }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fail(&mut self, fault: Fault, at: usize) -> ReadError {
        if self.at == At::Stream { self.stream.fail(fault, at) } else { self.run.fail(fault, at) }
    }

    fn limits(&mut self) -> &mut Limits {
        // An open run has the limits, and returns them when it is closed.
        if self.at == At::Stream { self.stream.limits() } else { self.run.limits() }
    }
}

impl<R: Source> Runs for Flagged<'_, R> {
    type Run = R::Run;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fork(&mut self, bits: u32) -> Result<(), ReadError> {
        let after_flag = self.after_flag;
        let stream = self.stream()?;
        if after_flag > 0 {
            // The layout ensures that both together fit in a window.
            *self.run = stream.open_word(bits + after_flag)?;
            *self.is_open = true;
            self.at = At::Joined;
        }
        Ok(())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn join(&mut self) {
        // Here the optimizer knows the value of the flag, so the distance is a constant.
        if self.at == At::Joined {
            self.run.rebase(self.after_flag);
            self.at = At::Ended;
        }
    }

    fn no_run() -> R::Run {
        R::no_run()
    }
}

impl<R: Source> Source for Flagged<'_, R> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_scalar<C: Scalar>(&mut self, scalar: &C) -> Result<C::Value, ReadError> {
        take_code(self, scalar)
    }

    fn take_bytes(&mut self, count: usize) -> Result<&[u8], ReadError> {
        self.stream()?.take_bytes(count)
    }
}
