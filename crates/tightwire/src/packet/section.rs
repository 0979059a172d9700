//! Finds the serialize check that a payload fails, by reading it again and recording names.

use core::fmt;

use crate::error::{Fault, ReadError};
use crate::flow::{Flow, Limits, Metered, NoRun, ReadStream, Runs, Source, Traced};
use crate::scalar::Scalar;
use crate::shape::{Shape, Value};
use crate::stream::Stream;
use crate::wire::Wire;

/// The number of bytes of a name that are kept.
const KEPT: usize = 40;

/// The name of a serialize check, truncated to 40 bytes.
///
/// ```
/// # #[cfg(feature = "crc")] {
/// use tightwire::packet::{Protocol, Refusal, checked};
/// use tightwire::scalar::U16;
/// use tightwire::{Result, Stream, Writer};
///
/// #[derive(Clone, Default, Debug)]
/// struct Snapshot { score: u8 }
///
/// impl Snapshot {
///     fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
///         stream.u8(&mut self.score)?;
///         stream.check("score")
///     }
/// }
/// tightwire::unified!(Snapshot);
///
/// // A build whose score has 16 bits, under the same protocol id.
/// const PROTOCOL: Protocol<(), Snapshot> = Protocol::new("my game", 3);
/// let mut buffer = [0; 64];
/// let packet = checked::write_with(&PROTOCOL.to_client(), &mut buffer, |stream| {
///     stream.put(U16, 700)?;
///     stream.check("score")
/// }).unwrap();
///
/// # if tightwire::CHECKS_ENABLED {
/// let opened = checked::open(&PROTOCOL.to_client(), packet).unwrap();
/// assert!(matches!(opened.decode(), Err(Refusal::Section(_))));
/// assert_eq!(opened.failed_section().unwrap().as_str(), "score");
/// # }
/// # }
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SectionName {
    bytes: [u8; KEPT],
    /// The length, at most [`KEPT`] and on a character boundary.
    length: usize,
}

impl SectionName {
    fn new(name: &str) -> Self {
        let mut length = name.len().min(KEPT);
        while !name.is_char_boundary(length) {
            length -= 1;
        }
        let mut bytes = [0; KEPT];
        for (kept, byte) in bytes.iter_mut().zip(name.bytes().take(length)) {
            *kept = byte;
        }
        Self { bytes, length }
    }

    /// Returns the name.
    ///
    /// ```
    /// # use tightwire::packet::SectionName;
    /// fn log(section: SectionName) {
    ///     println!("the two sides disagree before {:?}", section.as_str());
    /// }
    /// ```
    pub fn as_str(&self) -> &str {
        self.bytes
            .get(..self.length)
            .and_then(|name| core::str::from_utf8(name).ok())
            .unwrap_or_default()
    }
}

impl fmt::Display for SectionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl fmt::Debug for SectionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

/// Returns the check at which reading a `T` from `payload` fails, if it fails at a check.
///
/// It reads the whole payload again, so that normal reads do not have to store names.
pub(super) fn failed_section<T: Wire>(payload: &[u8], end: Option<&str>) -> Option<SectionName> {
    let mut stream = Listener { inner: ReadStream::new(payload), current: None };
    let result = T::read(&mut stream).and_then(|_| match end {
        Some(name) => stream.check(name),
        None => Ok(()),
    });
    result.err().and(stream.current)
}

/// A read stream that records which check it is reading.
struct Listener<'a> {
    inner: ReadStream<'a>,
    /// The check that has started and not yet succeeded.
    current: Option<SectionName>,
}

impl Traced for Listener<'_> {
    fn begin<'a>(&mut self, shape: impl FnOnce() -> Shape<'a>) {
        self.current = match shape() {
            Shape::Check { name } => Some(SectionName::new(name)),
            _ => None,
        };
    }

    fn end<'a>(&mut self, _value: impl FnOnce() -> Value<'a>) {
        self.current = None;
    }
}

impl Metered for Listener<'_> {}

// Runs would bypass this stream, so it does not use them.
impl Flow for Listener<'_> {
    crate::flow::reads!();

    fn at(&self) -> usize {
        self.inner.at()
    }

    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), ReadError> {
        self.inner.raw(word, bits)
    }

    fn pad(&mut self) -> Result<(), ReadError> {
        self.inner.pad()
    }

    fn has_bits(&self, bits: usize) -> bool {
        self.inner.has_bits(bits)
    }

    fn fail(&mut self, fault: Fault, at: usize) -> ReadError {
        self.inner.fail(fault, at)
    }

    fn limits(&mut self) -> &mut Limits {
        self.inner.limits()
    }
}

impl Runs for Listener<'_> {
    type Run = NoRun;

    fn no_run() -> NoRun {
        NoRun::none()
    }
}

impl Source for Listener<'_> {
    fn take_scalar<C: Scalar>(&mut self, scalar: &C) -> Result<C::Value, ReadError> {
        self.inner.take_scalar(scalar)
    }

    fn take_bytes(&mut self, count: usize) -> Result<&[u8], ReadError> {
        self.inner.take_bytes(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_cut_at_a_character() {
        assert_eq!(SectionName::new("players").as_str(), "players");
        assert_eq!(SectionName::new(&"a".repeat(41)).as_str(), "a".repeat(40));
        // 39 bytes, followed by a character of two bytes.
        let name = "a".repeat(39) + "ß";
        assert_eq!(SectionName::new(&name).as_str(), "a".repeat(39));
    }
}
