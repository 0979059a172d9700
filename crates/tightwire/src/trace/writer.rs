//! The stream that writes a packet and records a trace.

use alloc::string::String;
use alloc::vec::Vec;
use core::panic::Location;

use crate::error::{Fault, WriteError};
use crate::flow::{Batches, Flow, Limits, Metered, Sink, Traced, put_code};
use crate::scalar::{Scalar, code_of};
use crate::shape::{Name, Shape, Value};
use crate::trace::explain::{Cause, Refusal};
use crate::trace::recorder::Recorder;
use crate::trace::tree::{Direction, Trace};

/// Writes a packet and records a name for every bit of it.
///
/// It works bit by bit and grows its own buffer. This is slow, but simple enough to check the fast
/// stream against.
///
/// ```
/// use tightwire::trace::TraceWriter;
/// use tightwire::scalar::{Bool, Int};
/// use tightwire::{Stream, Writer};
///
/// let mut stream = TraceWriter::new();
/// stream.label("health").put(Int::new(0, 100), 93).unwrap();
/// stream.label("jump").put(Bool, true).unwrap();
/// let trace = stream.finish();
/// assert_eq!(trace.packet, [0xdd]);
/// assert_eq!(trace.find("jump").unwrap().start, 7);
/// ```
#[derive(Debug)]
pub struct TraceWriter {
    packet: Vec<u8>,
    /// The number of bits in the packet.
    bits: usize,
    /// The maximum number of bits.
    limit: usize,
    /// The first error.
    error: Option<WriteError>,
    limits: Limits,
    recorder: Recorder,
}

impl TraceWriter {
    /// Creates a writer without a size limit.
    ///
    /// ```
    /// let trace = tightwire::trace::TraceWriter::new().finish();
    /// assert!(trace.packet.is_empty());
    /// ```
    pub const fn new() -> Self {
        Self::with_room(usize::MAX / 8)
    }

    /// Creates a writer for at most `bytes` bytes, as if it wrote to a buffer of that size.
    ///
    /// ```
    /// use tightwire::trace::TraceWriter;
    /// use tightwire::scalar::U16;
    /// use tightwire::Writer;
    ///
    /// let mut stream = TraceWriter::with_room(1);
    /// assert!(stream.put(U16, 7).is_err());
    /// let explanation = stream.finish().explanation.unwrap();
    /// assert_eq!(explanation.reason, "the buffer is full: 16 bits wanted, 8 left");
    /// ```
    pub const fn with_room(bytes: usize) -> Self {
        Self {
            packet: Vec::new(),
            bits: 0,
            limit: bytes.saturating_mul(8),
            error: None,
            limits: Limits::new(),
            recorder: Recorder::new(),
        }
    }

    /// Hides files and lines, because the calls come from an interpreter.
    #[doc(hidden)]
    pub const fn hide_places(&mut self) {
        self.recorder.hide_places();
    }

    /// Ends the packet. If something failed, the trace contains the reason.
    ///
    /// ```
    /// use tightwire::trace::TraceWriter;
    /// use tightwire::scalar::Int;
    /// use tightwire::{Stream, Writer};
    ///
    /// let mut stream = TraceWriter::new();
    /// let _ = stream.label("health").put(Int::new(0, 100), 101);
    /// let explanation = stream.finish().explanation.unwrap();
    /// assert_eq!(explanation.to_string(), "health: 101 is outside 0..=100, at bit 0");
    /// ```
    pub fn finish(self) -> Trace {
        self.recorder.finish(String::new(), Direction::Write, self.packet, self.bits)
    }

    #[track_caller]
    fn fault(&mut self, fault: Fault, at: usize, wanted: Option<usize>) -> WriteError {
        let (reached, left) = (self.bits, self.room());
        let cause = Cause::Fault(fault);
        let refusal = Refusal {
            cause,
            at,
            reached,
            wanted,
            left,
            is_spent: self.limits.is_spent(),
            rule: None,
        };
        self.recorder.refuse(refusal, &self.packet, Location::caller());
        *self.error.get_or_insert(WriteError::of(fault, at))
    }

    /// Appends bits, lowest bit first.
    fn append(&mut self, value: u64, bits: usize) -> Result<(), WriteError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        if self.room() < bits {
            self.recorder.open_loose(Shape::Bits { bits: bits as u32 }, self.bits);
            return Err(self.fault(Fault::UnexpectedEnd, self.bits, Some(bits)));
        }
        for bit in 0..bits {
            if self.bits % 8 == 0 {
                self.packet.push(0);
            }
            if let Some(last) = self.packet.last_mut() {
                *last |= ((value >> bit & 1) as u8) << (self.bits % 8);
            }
            self.bits += 1;
        }
        Ok(())
    }

    /// Returns the number of bits to the next byte boundary.
    const fn padding(&self) -> usize {
        self.bits.wrapping_neg() % 8
    }

    /// Returns the number of bits that still fit.
    const fn room(&self) -> usize {
        self.limit - self.bits
    }
}

impl Default for TraceWriter {
    fn default() -> Self {
        Self::new()
    }
}

impl Traced for TraceWriter {
    fn begin<'a>(&mut self, shape: impl FnOnce() -> Shape<'a>) {
        self.recorder.begin(shape(), self.bits, Location::caller());
    }

    fn end<'a>(&mut self, value: impl FnOnce() -> Value<'a>) {
        self.recorder.end(value(), self.bits);
    }

    fn culprit<'a>(&mut self, value: impl FnOnce() -> Value<'a>) {
        self.recorder.culprit(value());
    }

    fn enter(&mut self, name: Name<'_>) {
        self.recorder.enter(name, self.bits, Location::caller());
    }

    fn leave(&mut self) {
        self.recorder.leave(self.bits);
    }

    fn name_next(&mut self, name: &'static str) {
        self.recorder.label(name);
    }
}

impl Metered for TraceWriter {}
impl Batches for TraceWriter {}

impl Flow for TraceWriter {
    crate::flow::writes!();

    fn at(&self) -> usize {
        self.bits
    }

    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), WriteError> {
        let start = self.bits;
        self.append(*word, bits as usize)?;
        self.recorder.bits(start, self.bits);
        Ok(())
    }

    fn pad(&mut self) -> Result<(), WriteError> {
        let start = self.bits;
        self.append(0, self.padding())?;
        self.recorder.padding(start, self.bits);
        Ok(())
    }

    fn fail(&mut self, fault: Fault, at: usize) -> WriteError {
        self.fault(fault, at, None)
    }

    fn limits(&mut self) -> &mut Limits {
        &mut self.limits
    }
}

impl Sink for TraceWriter {
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError> {
        self.begin(|| scalar.shape());
        match code_of(scalar, value) {
            Ok(code) => put_code(self, code, scalar.bits())?,
            Err(fault) => {
                self.culprit(|| scalar.show(value));
                return Err(self.fail(fault, self.bits));
            }
        }
        self.end(|| scalar.show(value));
        Ok(())
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        let start = self.bits;
        let wanted = bytes.len().saturating_mul(8).saturating_add(self.padding());
        if self.error.is_none() && self.room() < wanted {
            self.recorder.open_loose(Shape::Bytes { count: bytes.len() }, start);
            self.recorder.length(bytes.len(), start);
            return Err(self.fault(Fault::UnexpectedEnd, start, Some(wanted)));
        }
        self.append(0, self.padding())?;
        for &byte in bytes {
            self.append(u64::from(byte), 8)?;
        }
        self.recorder.bytes(bytes, start, self.bits);
        Ok(())
    }
}
