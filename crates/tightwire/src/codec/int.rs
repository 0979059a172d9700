//! Integers in an inclusive range, stored as the distance from its lower end.

use core::ops::RangeInclusive;

use crate::codec::integer::{Distance, Integer};
use crate::error::Fault;
use crate::stream::{Note, Result, Stream, Value};

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn int<S: Stream, T: Integer>(
    stream: &mut S,
    value: &mut T,
    range: RangeInclusive<T>,
) -> Result<S> {
    let (min, max) = range.into_inner();
    stream.begin(|| Note::Int { min: min.number(), max: max.number() });
    int_between(stream, value, min, max)?;
    stream.end(|| Value::Number(value.number()));
    Ok(())
}

/// The bits of [`int`] without a note, for primitives that are integers underneath.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn int_between<S: Stream, T: Integer>(
    stream: &mut S,
    value: &mut T,
    min: T,
    max: T,
) -> Result<S> {
    if min > max {
        return Err(stream.fail(Fault::Declaration, stream.position()));
    }
    // Distances are unsigned, so that a range over more than half of a signed type cannot
    // overflow, and one comparison serves both ends.
    let span = max.above(min);
    let bits = span.width();
    if S::IS_WRITING {
        let distance = value.above(min);
        if distance > span {
            stream.culprit(|| Value::Number(value.number()));
            return Err(stream.fail(Fault::OutOfRange, stream.position()));
        }
        distance.put(stream, bits)?;
    } else {
        let distance = T::Distance::take(stream, bits)?;
        if distance > span {
            return Err(stream.fail(Fault::OutOfRange, stream.position() - bits as usize));
        }
        *value = min.plus(distance);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::{ReadErrorKind, ReadStream, Reader, WriteErrorKind, WriteStream, Writer};

    #[test]
    fn int_refuses_values_in_the_spare_bits() {
        for field in 101..=127 {
            let error = ReadStream::new(&[field]).read_int(0..=100).unwrap_err();
            assert_eq!(error.kind(), ReadErrorKind::OutOfRange, "{field}");
            assert_eq!(error.bit(), 0, "{field}");
        }
    }

    #[test]
    fn int_writes_nothing_of_a_value_outside_its_range() {
        for value in [-101, 101, i32::MIN, i32::MAX] {
            let mut buffer = [0; 8];
            let mut stream = WriteStream::new(&mut buffer);
            let start = stream.mark();
            let error = stream.write_int(value, -100..=100).unwrap_err();
            assert_eq!(error.kind(), WriteErrorKind::OutOfRange, "{value}");
            assert_eq!(crate::Stream::position(&stream), 0, "{value}");
            assert_eq!(stream.finish().unwrap_err(), error, "{value}");
            let _ = start;
        }
    }

    #[test]
    fn int_spans_the_whole_of_a_signed_type() {
        for value in [i64::MIN, -1, 0, 1, i64::MAX] {
            let mut buffer = [0; 8];
            let mut stream = WriteStream::new(&mut buffer);
            stream.write_int(value, i64::MIN..=i64::MAX).unwrap();
            let packet = stream.finish().unwrap();
            let back = ReadStream::new(packet).read_int(i64::MIN..=i64::MAX).unwrap();
            assert_eq!(back, value);
        }
    }

    #[test]
    #[expect(clippy::reversed_empty_ranges)]
    fn int_reports_a_reversed_range_in_both_directions() {
        let mut buffer = [0; 8];
        let error = WriteStream::new(&mut buffer).write_int(5, 10..=0).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::Declaration);
        let error = ReadStream::new(&[5]).read_int(10..=0).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::Declaration);
    }
}
