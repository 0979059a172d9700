//! Byte boundaries, and bytes at a byte boundary.

use crate::error::{ReadError, WriteError};
use crate::flow::{Flow, Sink, Source, TwoWay};
use crate::shape::{Shape, Value};

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn align<F: Flow>(stream: &mut F) -> Result<(), F::Error> {
    stream.begin(|| Shape::Padding);
    stream.pad()?;
    stream.end(|| Value::None);
    Ok(())
}

/// The bytes of a slice.
pub(crate) struct Slice<'a>(pub(crate) &'a mut [u8]);

impl TwoWay for Slice<'_> {
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        write(stream, self.0)
    }

    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Source>(self, stream: &mut R) -> Result<(), ReadError> {
        let bytes = self.0;
        stream.begin(|| Shape::Bytes { count: bytes.len() });
        let source = stream.take_bytes(bytes.len())?;
        // The lengths are always equal, because streams return what was requested. The check lets the
        // compiler omit the one in the copy.
        if source.len() == bytes.len() {
            bytes.copy_from_slice(source);
        }
        stream.end(|| Value::Bytes(bytes));
        Ok(())
    }
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write<W: Sink>(stream: &mut W, bytes: &[u8]) -> Result<(), WriteError> {
    stream.begin(|| Shape::Bytes { count: bytes.len() });
    stream.put_bytes(bytes)?;
    stream.end(|| Value::Bytes(bytes));
    Ok(())
}
