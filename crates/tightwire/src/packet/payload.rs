//! Reads the payload of an opened packet to its end.

use crate::api::{decode, fresh};
use crate::error::{ReadError, ReadErrorKind};
use crate::flow::ReadStream;
use crate::packet::refusal::{Refusal, cold};
use crate::stream::Stream;
use crate::wire::Wire;

/// Reads the value that `payload` holds, then the check named `end` if there is one.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn decode_all<T: Wire>(payload: &[u8], end: Option<&str>) -> Result<T, Refusal> {
    let Some(end) = end else {
        return decode(payload).map_err(|error| cold(error.into()));
    };
    let mut stream = ReadStream::new(payload);
    let mut slot = None;
    fresh(&mut slot, &mut stream).map_err(|error| cold(error.into()))?;
    let Some(value) = slot else {
        return Err(cold(Refusal::Payload(ReadError::new(ReadErrorKind::Declaration, 0))));
    };
    finish(stream, Some(end))?;
    Ok(value)
}

/// Reads all of `payload` with `read`, then the check named `end` if there is one.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn read_all<'a, T>(
    payload: &'a [u8],
    end: Option<&str>,
    read: impl FnOnce(&mut ReadStream<'a>) -> Result<T, ReadError>,
) -> Result<T, Refusal> {
    let mut stream = ReadStream::new(payload);
    let value = read(&mut stream).map_err(|error| cold(error.into()))?;
    // If the function replaced this stream with another one, the payload was not read.
    if !stream.reads(payload) {
        return Err(cold(Refusal::Payload(ReadError::new(ReadErrorKind::Declaration, 0))));
    }
    finish(stream, end)?;
    Ok(value)
}

/// Checks the end of a payload after its last value.
#[cfg_attr(not(debug_assertions), inline(always))]
fn finish(mut stream: ReadStream<'_>, end: Option<&str>) -> Result<(), Refusal> {
    if let Some(name) = end {
        stream.check(name).map_err(|error| cold(at_end(error)))?;
    }
    stream.finish().map_err(|error| cold(at_end(error)))
}

/// Converts an error after the last value into a refusal.
fn at_end(error: ReadError) -> Refusal {
    match error.kind() {
        ReadErrorKind::Check | ReadErrorKind::UnexpectedEnd => Refusal::End(error),
        _ => Refusal::Payload(error),
    }
}
