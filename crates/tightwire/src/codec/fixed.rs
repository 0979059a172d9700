//! Fixed-point numbers: integers that stand for themselves divided by a power of two.

use core::ops::RangeInclusive;

use crate::codec::int::int_between;
use crate::codec::integer::Integer;
use crate::error::Fault;
use crate::stream::{Note, Result, Stream, Value};

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn fixed<S: Stream, T: Integer>(
    stream: &mut S,
    value: &mut T,
    range: RangeInclusive<i64>,
    fraction_bits: u32,
) -> Result<S> {
    let (min, max) = range.into_inner();
    stream.begin(|| Note::Fixed { min, max, fraction_bits });
    let (Some(low), Some(high)) = (T::scaled(min, fraction_bits), T::scaled(max, fraction_bits))
    else {
        return Err(stream.fail(Fault::Declaration, stream.position()));
    };
    int_between(stream, value, low, high)?;
    stream.end(|| Value::Number(value.number()));
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::{ReadErrorKind, ReadStream, Reader, WriteErrorKind, WriteStream, Writer};

    #[test]
    fn fixed_costs_nothing_when_only_one_value_is_possible() {
        let mut stream = ReadStream::new(&[]);
        assert_eq!(stream.read_fixed::<i32>(7..=7, 16).unwrap(), 7 << 16);
    }

    #[test]
    fn fixed_reports_a_range_that_its_type_cannot_hold() {
        let mut buffer = [0; 8];
        let error = WriteStream::new(&mut buffer).write_fixed(0i16, -128..=128, 8).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::Declaration);
        let error = ReadStream::new(&[0; 8]).read_fixed::<u8>(-1..=1, 4).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::Declaration);
    }
}
