//! Each way through a type, compiled once.
//!
//! Generated code is inlined wherever it is called. The checks call it from many places, and an
//! optimized build of all of those would take minutes.

use tightwire::{MeasureStream, ReadError, ReadStream, WriteError, WriteStream, Writer};

use crate::checks::Twin;

#[inline(never)]
pub(crate) fn write_by_hand<T: Twin>(
    value: &T,
    stream: &mut WriteStream<'_>,
) -> Result<(), WriteError> {
    value.clone().by_hand(stream)
}

#[inline(never)]
pub(crate) fn measure_by_hand<T: Twin>(value: &T) -> Result<usize, WriteError> {
    let mut stream = MeasureStream::new();
    value.clone().by_hand(&mut stream)?;
    Ok(stream.bits_used())
}

#[inline(never)]
pub(crate) fn read_by_hand<T: Twin>(stream: &mut ReadStream<'_>) -> Result<T, ReadError> {
    let mut value = T::default();
    value.by_hand(stream)?;
    Ok(value)
}

#[inline(never)]
pub(crate) fn write<T: Twin>(value: &T, stream: &mut WriteStream<'_>) -> Result<(), WriteError> {
    stream.write_object(value)
}

#[inline(never)]
pub(crate) fn read<T: Twin>(stream: &mut ReadStream<'_>) -> Result<T, ReadError> {
    T::read(stream)
}

#[inline(never)]
pub(crate) fn read_over<T: Twin>(other: &T, stream: &mut ReadStream<'_>) -> Result<T, ReadError> {
    let mut value = other.clone();
    value.read_into(stream)?;
    Ok(value)
}

#[inline(never)]
pub(crate) fn encode<'a, T: Twin>(value: &T, buffer: &'a mut [u8]) -> Result<&'a [u8], WriteError> {
    tightwire::encode(value, buffer)
}

#[inline(never)]
pub(crate) fn decode<T: Twin>(packet: &[u8]) -> Result<T, ReadError> {
    tightwire::decode(packet)
}

#[inline(never)]
pub(crate) fn decode_over<T: Twin>(other: &T, packet: &[u8]) -> Result<T, ReadError> {
    let mut value = other.clone();
    tightwire::decode_into(&mut value, packet)?;
    Ok(value)
}

#[inline(never)]
pub(crate) fn measure<T: Twin>(value: &T) -> Result<usize, WriteError> {
    tightwire::measure(value)
}
