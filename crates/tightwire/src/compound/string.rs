//! UTF-8 text: its length in bytes, a byte boundary, and its bytes without a terminator.

use crate::bits::{SHORT, copy_without_zero, has_zero};
use crate::compound::{Lengths, Text};
use crate::error::{Fault, ReadError, WriteError};
use crate::flow::{Sink, Source, TwoWay};
use crate::scalar::Scalar;
use crate::shape::{Shape, Value};

/// Text with these lengths in bytes.
pub(crate) struct Utf8<'a, T>(pub(crate) &'a mut T, pub(crate) Lengths);

impl<T: Text> TwoWay for Utf8<'_, T> {
    #[track_caller]
    fn write<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        write(stream, self.0.text(), self.1)
    }

    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Source>(self, stream: &mut R) -> Result<(), ReadError> {
        let Self(text, lengths) = self;
        read_over(stream, text, lengths, lengths.count().bits())
    }
}

/// Reads over a text whose length takes `bits` bits.
#[track_caller]
fn read_over<R: Source, T: Text>(
    stream: &mut R,
    text: &mut T,
    lengths: Lengths,
    bits: u32,
) -> Result<(), ReadError> {
    stream.begin(|| shape(lengths));
    let room = text.capacity_limit();
    read_with(stream, lengths, bits, |read| read.len() <= room && text.replace_by(read))?;
    stream.end(|| Value::Text(text.text()));
    Ok(())
}

/// Writes the text.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write<W: Sink>(
    stream: &mut W,
    text: &str,
    lengths: Lengths,
) -> Result<(), WriteError> {
    // The number of bits is a constant if the lengths are. The function that does the work takes both.
    write_counted(stream, text, lengths, lengths.count().bits())
}

/// Writes the text, whose length takes `bits` bits.
#[track_caller]
fn write_counted<W: Sink>(
    stream: &mut W,
    text: &str,
    lengths: Lengths,
    bits: u32,
) -> Result<(), WriteError> {
    stream.begin(|| shape(lengths));
    if const { !W::CHECKS } {
        return write_in_parts(stream, text, lengths, bits);
    }
    if let Ok(above) = lengths.count().code(&text.len()) {
        if stream.put_text(above, bits, text.as_bytes()) {
            stream.end(|| Value::Text(text));
            return Ok(());
        }
    }
    write_slowly(stream, text, lengths)
}

/// Writes the text, which has begun, if it cannot be written at once. This is a separate function, so that
/// the usual one needs few registers.
#[track_caller]
#[inline(never)]
fn write_slowly<W: Sink>(stream: &mut W, text: &str, lengths: Lengths) -> Result<(), WriteError> {
    write_in_parts(stream, text, lengths, lengths.count().bits())
}

/// Writes the text, which has begun: its length, then its bytes.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
fn write_in_parts<W: Sink>(
    stream: &mut W,
    text: &str,
    lengths: Lengths,
    bits: u32,
) -> Result<(), WriteError> {
    let mut above = length_of(stream, text.len(), lengths)?;
    // Peers read into zero-terminated buffers, where a zero would truncate the text.
    if const { W::CHECKS } && has_zero(text.as_bytes()) {
        stream.culprit(|| Value::Text(text));
        return Err(stream.fail(Fault::Text, stream.at()));
    }
    stream.raw(&mut above, bits)?;
    stream.put_bytes(text.as_bytes())?;
    stream.end(|| Value::Text(text));
    Ok(())
}

/// Reads into a borrowed buffer.
#[track_caller]
pub(crate) fn read_str<'b, R: Source>(
    stream: &mut R,
    lengths: Lengths,
    buffer: &'b mut [u8],
) -> Result<&'b str, ReadError> {
    stream.begin(|| shape(lengths));
    let mut length = 0;
    read_with(stream, lengths, lengths.count().bits(), |text| {
        length = text.len();
        let target = buffer.get_mut(..length);
        target.map(|target| target.copy_from_slice(text.as_bytes())).is_some()
    })?;
    // The text is well-formed, because it is a copy of checked text.
    let text = core::str::from_utf8(buffer.get(..length).unwrap_or_default()).unwrap_or_default();
    stream.end(|| Value::Text(text));
    Ok(text)
}

/// Checks the text in place and passes it to `accept`, which returns whether it fits.
///
/// Nothing is copied or allocated before every check has passed.
#[cfg_attr(not(debug_assertions), inline(always))]
fn read_with<R: Source>(
    stream: &mut R,
    lengths: Lengths,
    bits: u32,
    accept: impl FnOnce(&str) -> bool,
) -> Result<(), ReadError> {
    let start = stream.at();
    let length = read_length(stream, lengths, bits)?;
    let bytes = stream.take_bytes(length)?;
    let fault = match checked(bytes, &mut Padded([0; SHORT])) {
        Some(text) if accept(text) => return Ok(()),
        Some(_) => Fault::TooLong,
        None => Fault::Text,
    };
    Err(stream.fail(fault, start))
}

/// Memory for a short text with zeros after it.
#[repr(align(16))]
struct Padded([u8; SHORT]);

/// Returns the text if it is well-formed and contains no zero.
///
/// A short text is copied to memory where it starts and ends at a multiple of 16 bytes. There, the check
/// takes two words at a time. In the packet, it would take the bytes before and after such places one by
/// one, with a branch for each that cannot be predicted.
#[cfg_attr(not(debug_assertions), inline(always))]
fn checked<'a>(bytes: &'a [u8], padded: &'a mut Padded) -> Option<&'a str> {
    let length = bytes.len();
    let Some(copy) = padded.0.get_mut(..length) else {
        return core::str::from_utf8(bytes).ok().filter(|_| !has_zero(bytes));
    };
    if !copy_without_zero(copy, bytes) {
        return None;
    }
    // A zero does not continue a character, so the text is well-formed if the padded one is.
    let padded = padded.0.get(..length.next_multiple_of(16))?;
    core::str::from_utf8(padded).ok()?.get(..length)
}

const fn shape(lengths: Lengths) -> Shape<'static> {
    Shape::String { max: lengths.max, min: lengths.min }
}

/// Returns the length to write before a text, or rejects the text.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn length_of<W: Sink>(
    stream: &mut W,
    length: usize,
    lengths: Lengths,
) -> Result<u64, WriteError> {
    match lengths.count().code(&length) {
        Ok(above) => Ok(above),
        Err(fault) => {
            stream.culprit(|| Value::Count(length));
            Err(stream.fail(fault, stream.at()))
        }
    }
}

/// Reads the length before a text, in `bits` bits. Traces show it as a part of the text.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn read_length<R: Source>(
    stream: &mut R,
    lengths: Lengths,
    bits: u32,
) -> Result<usize, ReadError> {
    let start = stream.at();
    let mut above = 0;
    stream.raw(&mut above, bits)?;
    let length = above.saturating_add(lengths.min as u64);
    if length > lengths.max as u64 {
        let is_reversed = lengths.min > lengths.max;
        let fault = if is_reversed { Fault::Declaration } else { Fault::OutOfRange };
        return Err(stream.fail(fault, start));
    }
    Ok(length as usize)
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use std::string::String;

    use crate::{ReadErrorKind, ReadStream, Reader, Stream, WriteErrorKind, WriteStream, Writer};

    #[test]
    fn string_refuses_text_that_ends_inside_a_character() {
        // "é" without its second byte.
        let mut text = String::from("before");
        let error = ReadStream::new(&[1, 0xc3]).string(&mut text, 7).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::Text, 0));
        assert_eq!(text, "before");
    }

    #[test]
    fn string_has_one_length_and_no_zero() {
        let error = ReadStream::new(&[3, b'a', 0, b'b']).read_string(7).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::Text);
        let mut buffer = [0; 16];
        let error = WriteStream::new(&mut buffer).write_string("a\0b", 7).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::Text);
    }

    #[test]
    fn string_that_is_too_long_is_not_cut() {
        let mut buffer = [0; 16];
        let mut stream = WriteStream::new(&mut buffer);
        let error = stream.write_string("12345678", 7).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::TooLong);
        assert_eq!(stream.position(), 0);
    }

    #[test]
    fn string_reads_into_a_borrowed_buffer() {
        let mut buffer = [0; 7];
        let mut stream = ReadStream::new(&[2, b'h', b'i']);
        assert_eq!(stream.read_str(7, &mut buffer), Ok("hi"));
        let mut stream = ReadStream::new(&[2, b'h', b'i']);
        let error = stream.read_str(7, &mut buffer[..1]).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::OutOfRange);
    }
}
