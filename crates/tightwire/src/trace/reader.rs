//! The stream that reads a packet and records a trace.

use alloc::string::String;
use alloc::vec::Vec;
use core::panic::Location;

use crate::bits::BitReader;
use crate::error::{Fault, ReadError, ReadErrorKind};
use crate::flow::{Flow, Limits, Metered, NoRun, Runs, Source, Traced, take_code};
use crate::scalar::Scalar;
use crate::shape::{Name, Shape, Value};
use crate::trace::explain::{Cause, Refusal};
use crate::trace::recorder::Recorder;
use crate::trace::tree::{Direction, Trace};

/// Reads a packet and records a name for every bit of it, up to the first rejected value.
///
/// ```
/// use tightwire::trace::TraceReader;
/// use tightwire::scalar::Int;
/// use tightwire::{Reader, Stream};
///
/// let mut stream = TraceReader::new(&[127]);
/// assert!(stream.label("health").take(Int::new(0, 100)).is_err());
/// let explanation = stream.finish().explanation.unwrap();
/// assert_eq!(explanation.to_string(), "health: 127 is outside 0..=100, at bit 0 (7 bits)");
/// ```
#[derive(Debug)]
pub struct TraceReader<'a> {
    bits: BitReader<'a>,
    packet: &'a [u8],
    /// The bit after everything that was consumed. The inner reader loses it when it rejects a value.
    reached: usize,
    limits: Limits,
    recorder: Recorder,
}

impl<'a> TraceReader<'a> {
    /// Creates a reader at the first bit of `packet`.
    ///
    /// ```
    /// use tightwire::trace::TraceReader;
    /// use tightwire::scalar::U8;
    /// use tightwire::Reader;
    ///
    /// assert_eq!(TraceReader::new(&[42]).take(U8), Ok(42));
    /// ```
    pub const fn new(packet: &'a [u8]) -> Self {
        Self {
            bits: BitReader::new(packet),
            packet,
            reached: 0,
            limits: Limits::new(),
            recorder: Recorder::new(),
        }
    }

    /// Hides files and lines, because the calls come from an interpreter.
    #[doc(hidden)]
    pub const fn hide_places(&mut self) {
        self.recorder.hide_places();
    }

    /// Ends the packet and checks that no whole bytes are left over. If a value was rejected, the trace
    /// contains the reason.
    ///
    /// ```
    /// use tightwire::trace::TraceReader;
    /// use tightwire::scalar::U8;
    /// use tightwire::Reader;
    ///
    /// let mut stream = TraceReader::new(&[42, 0, 0]);
    /// stream.take(U8).unwrap();
    /// let explanation = stream.finish().explanation.unwrap();
    /// assert_eq!(explanation.reason, "2 bytes are left over after the last value");
    /// ```
    #[track_caller]
    pub fn finish(mut self) -> Trace {
        if let Err(error) = self.bits.clone().finish() {
            self.refused(error, None);
        }
        self.recorder.finish(String::new(), Direction::Read, Vec::from(self.packet), self.reached)
    }

    /// Records a rejection that comes from the bits themselves.
    #[track_caller]
    fn refused(&mut self, error: ReadError, wanted: Option<usize>) -> ReadError {
        let cause = match error.kind() {
            ReadErrorKind::UnexpectedEnd => Cause::Fault(Fault::UnexpectedEnd),
            ReadErrorKind::Padding => Cause::Fault(Fault::Padding),
            ReadErrorKind::TrailingBytes => Cause::Trailing,
            _ => Cause::Fault(Fault::Declaration),
        };
        self.record(cause, error.bit(), wanted);
        error
    }

    /// Records the first rejection.
    #[track_caller]
    fn record(&mut self, cause: Cause, at: usize, wanted: Option<usize>) {
        if self.recorder.has_failed() {
            return;
        }
        let end = self.packet.len().saturating_mul(8);
        let left = end.saturating_sub(self.reached);
        match cause {
            // The remaining bits belong to the value that needed more.
            Cause::Fault(Fault::UnexpectedEnd) => self.reached = end,
            Cause::Fault(Fault::Padding) => self.reached = self.reached.next_multiple_of(8),
            _ => {}
        }
        let refusal = Refusal {
            cause,
            at,
            reached: self.reached,
            wanted,
            left,
            is_spent: self.limits.is_spent(),
            rule: None,
        };
        self.recorder.refuse(refusal, self.packet, Location::caller());
    }

    /// Records how many bits have been consumed.
    fn advance(&mut self) -> (usize, usize) {
        let start = self.reached;
        self.reached = self.bits.position();
        (start, self.reached)
    }
}

impl Traced for TraceReader<'_> {
    fn begin<'n>(&mut self, shape: impl FnOnce() -> Shape<'n>) {
        self.recorder.begin(shape(), self.reached, Location::caller());
    }

    fn culprit<'v>(&mut self, value: impl FnOnce() -> Value<'v>) {
        self.recorder.culprit(value());
    }

    fn end<'v>(&mut self, value: impl FnOnce() -> Value<'v>) {
        self.recorder.end(value(), self.reached);
    }

    fn enter(&mut self, name: Name<'_>) {
        self.recorder.enter(name, self.reached, Location::caller());
    }

    fn leave(&mut self) {
        self.recorder.leave(self.reached);
    }

    fn name_next(&mut self, name: &'static str) {
        self.recorder.label(name);
    }
}

impl Metered for TraceReader<'_> {}

impl Flow for TraceReader<'_> {
    crate::flow::reads!();

    fn at(&self) -> usize {
        self.bits.position()
    }

    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), ReadError> {
        match self.bits.take(bits) {
            Ok(value) => {
                let (start, end) = self.advance();
                self.recorder.bits(start, end);
                *word = value;
                Ok(())
            }
            Err(error) => {
                self.recorder.open_loose(Shape::Bits { bits }, self.reached);
                Err(self.refused(error, Some(bits as usize)))
            }
        }
    }

    fn pad(&mut self) -> Result<(), ReadError> {
        match self.bits.align() {
            Ok(()) => {
                let (start, end) = self.advance();
                self.recorder.padding(start, end);
                Ok(())
            }
            Err(error) => {
                self.recorder.open_loose(Shape::Padding, self.reached);
                Err(self.refused(error, None))
            }
        }
    }

    fn has_bits(&self, bits: usize) -> bool {
        bits <= self.bits.bits_left()
    }

    fn fail(&mut self, fault: Fault, at: usize) -> ReadError {
        self.record(Cause::Fault(fault), at, None);
        self.bits.refuse(ReadError::of(fault, at))
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }
}

impl Runs for TraceReader<'_> {
    type Run = NoRun;

    fn no_run() -> NoRun {
        NoRun::none()
    }
}

impl Source for TraceReader<'_> {
    fn take_scalar<C: Scalar>(&mut self, scalar: &C) -> Result<C::Value, ReadError> {
        self.begin(|| scalar.shape());
        let value = take_code(self, scalar)?;
        self.end(|| scalar.show(&value));
        Ok(value)
    }

    fn take_bytes(&mut self, count: usize) -> Result<&[u8], ReadError> {
        match self.bits.read_bytes(count) {
            Ok(bytes) => {
                let (start, end) = self.advance();
                self.recorder.bytes(bytes, start, end);
                Ok(bytes)
            }
            Err(error) => {
                self.recorder.open_loose(Shape::Bytes { count }, self.reached);
                self.recorder.length(count, self.reached);
                let padding = self.reached.wrapping_neg() % 8;
                Err(self.refused(error, Some(count.saturating_mul(8).saturating_add(padding))))
            }
        }
    }
}
