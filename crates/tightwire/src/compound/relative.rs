//! Ascending numbers, which take fewer bits the closer they are to the previous one.
//!
//! The encoding is a ladder of rows. Each row starts with one zero bit for every row before it,
//! followed by a one bit. After the last row comes the number itself, without a one bit.

use crate::bits::low_bits;
use crate::error::Fault;
use crate::flow::Flow;
use crate::scalar::{Code, Integer};
use crate::shape::{Shape, Value};

/// The smallest difference of each row, and the number of bits of the offset from it.
const ROWS: [(u64, u32); 6] = [(1, 0), (2, 3), (7, 5), (24, 9), (281, 13), (4378, 17)];

/// The end of the rows. For larger differences the number itself is sent.
const BEYOND_ROWS: u64 = 69915;

/// The largest number. Up to here, signed and unsigned interpretations of 32 bits agree.
const DOMAIN: i64 = i32::MAX as i64;

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn relative<F: Flow, T: Integer>(
    stream: &mut F,
    value: &mut T,
    previous: T,
) -> Result<(), F::Error> {
    stream.begin(|| Shape::Relative { previous: previous.number() });
    let start = stream.at();
    let from = match previous.to_i64() {
        Some(from @ 0..=DOMAIN) => from as u64,
        _ => return Err(stream.fail(Fault::NotAscending, start)),
    };
    if F::WRITES {
        let to = match value.to_i64() {
            Some(to @ 1..=DOMAIN) if to as u64 > from => to as u64,
            _ => {
                stream.culprit(|| Value::Number(value.number()));
                return Err(stream.fail(Fault::NotAscending, start));
            }
        };
        if stream.keeps_numbers() {
            stream.raw(&mut { to }, u32::BITS)?;
        } else {
            put(stream, from, to)?;
        }
    } else {
        let to = if stream.keeps_numbers() {
            let mut to = 0;
            stream.raw(&mut to, u32::BITS)?;
            to
        } else {
            take(stream, from)?
        };
        // The number is computed and checked in 64 bits, where nothing wraps.
        if to <= from || to > DOMAIN as u64 {
            return Err(stream.fail(Fault::NotAscending, start));
        }
        let number = T::default().plus(T::Distance::from_halves(to, 0));
        if number.to_i64() != Some(to as i64) {
            return Err(stream.fail(Fault::OutOfRange, start));
        }
        *value = number;
    }
    stream.end(|| Value::Number(value.number()));
    Ok(())
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn put<F: Flow>(stream: &mut F, from: u64, to: u64) -> Result<(), F::Error> {
    let difference = to - from;
    // Flags and payload form one group: `row` zeros, a one, then the offset from the row's start.
    let mut next = ROWS.iter().skip(1).map(|&(low, _)| low).chain([BEYOND_ROWS]);
    for (row, &(low, bits)) in (0..).zip(&ROWS) {
        if next.next().is_some_and(|limit| difference < limit) {
            return stream.raw(&mut ((1 | ((difference - low) << 1)) << row), row + 1 + bits);
        }
    }
    stream.raw(&mut (to << ROWS.len()), ROWS.len() as u32 + 32)
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn take<F: Flow>(stream: &mut F, from: u64) -> Result<u64, F::Error> {
    let start = stream.at();
    let mut next = ROWS.iter().skip(1).map(|&(low, _)| low).chain([BEYOND_ROWS]);
    let mut word = 0;
    for &(low, bits) in &ROWS {
        let limit = next.next().unwrap_or(BEYOND_ROWS);
        stream.raw(&mut word, 1)?;
        if word != 0 {
            stream.raw(&mut word, bits)?;
            let difference = low + (word & low_bits(bits));
            if difference >= limit {
                return Err(stream.fail(Fault::OutOfRange, start));
            }
            return Ok(from + difference);
        }
    }
    stream.raw(&mut word, 32)?;
    Ok(word)
}

#[cfg(test)]
mod tests {
    use crate::{ReadErrorKind, ReadStream, Reader, WriteErrorKind, WriteStream, Writer};

    #[test]
    fn relative_refuses_to_leave_its_domain() {
        // One row up from the largest number.
        let error = ReadStream::new(&[1]).read_relative(i32::MAX).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::NotAscending);
        // The 32-bit form with its top bit set.
        let packet = (0x8000_0000u64 << 6).to_le_bytes();
        let error = ReadStream::new(&packet).read_relative(5u32).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::NotAscending);
    }

    #[test]
    fn relative_refuses_numbers_that_its_type_cannot_hold() {
        let packet = (1000u64 << 6).to_le_bytes();
        assert_eq!(ReadStream::new(&packet).read_relative(5u16), Ok(1000));
        let error = ReadStream::new(&packet).read_relative(5u8).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::OutOfRange);
    }

    #[test]
    fn relative_writes_only_numbers_that_grow() {
        for (value, previous) in [(5, 5), (4, 5), (-1, -2), (0, -1), (1 << 31, 5), (5, 1 << 31)] {
            let mut buffer = [0; 8];
            let error = WriteStream::new(&mut buffer).write_relative(value, previous).unwrap_err();
            assert_eq!(error.kind(), WriteErrorKind::NotAscending, "{previous} to {value}: i64");
            let _: i64 = value;
        }
    }
}
