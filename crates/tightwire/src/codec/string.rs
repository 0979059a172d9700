//! UTF-8 text: its length in bytes, a byte border, its bytes. No terminator.

use crate::codec::int::int_between;
use crate::codec::text::Text;
use crate::error::Fault;
use crate::stream::{Note, Result, Stream, Value};

#[track_caller]
pub(crate) fn string<S: Stream, T: Text>(stream: &mut S, text: &mut T, max: usize) -> Result<S> {
    if S::IS_WRITING {
        return write_str(stream, text.text(), max);
    }
    stream.begin(|| Note::String { max });
    let start = stream.position();
    let room = text.capacity_limit();
    let read = |bytes: &str| {
        if bytes.len() > room {
            return false;
        }
        text.clear_text();
        text.push_text(bytes)
    };
    read_with(stream, max, start, read)?;
    stream.end(|| Value::Text(text.text()));
    Ok(())
}

/// Writing: the text.
#[track_caller]
pub(crate) fn write_str<S: Stream>(stream: &mut S, text: &str, max: usize) -> Result<S> {
    stream.begin(|| Note::String { max });
    let mut length = text.len();
    if length > max {
        stream.culprit(|| Value::Count(length));
        return Err(stream.fail(Fault::TooLong, stream.position()));
    }
    // Peers read into zero-terminated buffers, where a zero would cut the text short.
    if text.as_bytes().contains(&0) {
        stream.culprit(|| Value::Text(text));
        return Err(stream.fail(Fault::Text, stream.position()));
    }
    int_between(stream, &mut length, 0, max)?;
    stream.put_bytes(text.as_bytes())?;
    stream.end(|| Value::Text(text));
    Ok(())
}

/// Reading: checks the text where it lies and hands it to `accept`, which says whether it fits.
///
/// Nothing is copied or allocated before every check has passed.
pub(crate) fn read_with<S: Stream>(
    stream: &mut S,
    max: usize,
    start: usize,
    accept: impl FnOnce(&str) -> bool,
) -> Result<S> {
    let mut length = 0;
    int_between(stream, &mut length, 0, max)?;
    let bytes = stream.take_bytes(length)?;
    let fault = match core::str::from_utf8(bytes) {
        Ok(text) if !bytes.contains(&0) => {
            if accept(text) {
                return Ok(());
            }
            Fault::TooLong
        }
        _ => Fault::Text,
    };
    Err(stream.fail(fault, start))
}

/// Reading: into a borrowed buffer.
#[track_caller]
pub(crate) fn read_str<'b, S: Stream>(
    stream: &mut S,
    max: usize,
    buffer: &'b mut [u8],
) -> core::result::Result<&'b str, S::Error> {
    stream.begin(|| Note::String { max });
    let start = stream.position();
    let mut length = 0;
    read_with(stream, max, start, |text| {
        length = text.len();
        let target = buffer.get_mut(..length);
        target.map(|target| target.copy_from_slice(text.as_bytes())).is_some()
    })?;
    // Well-formed: it is a copy of text that was checked.
    let text = core::str::from_utf8(buffer.get(..length).unwrap_or_default()).unwrap_or_default();
    stream.end(|| Value::Text(text));
    Ok(text)
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
