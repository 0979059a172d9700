//! Byte borders and bytes.

use crate::stream::{Note, Result, Stream, Value};

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn align<S: Stream>(stream: &mut S) -> Result<S> {
    stream.begin(|| Note::Align);
    stream.pad()?;
    stream.end(|| Value::None);
    Ok(())
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn bytes<S: Stream>(stream: &mut S, bytes: &mut [u8]) -> Result<S> {
    if S::IS_WRITING {
        return write_bytes(stream, bytes);
    }
    stream.begin(|| Note::Bytes);
    let source = stream.take_bytes(bytes.len())?;
    // Always equal: streams hand out what was asked for. The test lets the copy go unchecked.
    if source.len() == bytes.len() {
        bytes.copy_from_slice(source);
    }
    stream.end(|| Value::Bytes(bytes));
    Ok(())
}

/// Writing: bytes from a shared slice.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write_bytes<S: Stream>(stream: &mut S, bytes: &[u8]) -> Result<S> {
    stream.begin(|| Note::Bytes);
    stream.put_bytes(bytes)?;
    stream.end(|| Value::Bytes(bytes));
    Ok(())
}
