//! Iteration over an array by relative indices, with the ladder of the original article and a sentinel
//! at the end.

use crate::bits::width;
use crate::error::Fault;
use crate::flow::Flow;
use crate::shape::{Number, Shape, Value};

/// The smallest difference of each row, and the number of bits of the offset from it.
const ROWS: [(u64, u32); 6] = [(1, 0), (2, 2), (6, 3), (14, 4), (30, 5), (62, 6)];

/// The end of the rows. Larger differences take as many bits as the array needs.
const BEYOND_ROWS: u64 = 126;

/// Returns the number of bits of an index in the last row.
fn last_row_bits(largest: u64) -> u32 {
    width(largest.saturating_sub(BEYOND_ROWS))
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn object_index<F: Flow>(
    stream: &mut F,
    index: &mut usize,
    previous: Option<usize>,
    objects: usize,
) -> Result<(), F::Error> {
    stream.begin(|| Shape::ObjectIndex { previous, objects });
    let start = stream.at();
    // Positions count from 1, so that "before the first" is 0 and the sentinel is `objects + 1`.
    let Some(largest) = objects.checked_add(1) else {
        return Err(stream.fail(Fault::Declaration, start));
    };
    let largest = largest as u64;
    let from = previous.map_or(0, |previous| (previous as u64).saturating_add(1));
    if from >= largest {
        return Err(stream.fail(Fault::NotAscending, start));
    }
    if F::WRITES {
        if *index > objects {
            stream.culprit(|| Value::Number(Number::Unsigned(*index as u128)));
            return Err(stream.fail(Fault::OutOfRange, start));
        }
        // The index is at most `largest` here, so this cannot wrap.
        let to = (*index as u64).wrapping_add(1);
        if to <= from {
            stream.culprit(|| Value::Number(Number::Unsigned(*index as u128)));
            return Err(stream.fail(Fault::NotAscending, start));
        }
        put(stream, to - from, largest)?;
    } else {
        let difference = take(stream, largest)?;
        if difference > largest - from {
            return Err(stream.fail(Fault::OutOfRange, start));
        }
        *index = (from + difference - 1) as usize;
    }
    stream.end(|| Value::Number(Number::Unsigned(*index as u128)));
    Ok(())
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn put<F: Flow>(stream: &mut F, difference: u64, largest: u64) -> Result<(), F::Error> {
    let mut next = ROWS.iter().skip(1).map(|&(low, _)| low).chain([BEYOND_ROWS]);
    for (row, &(low, bits)) in (0..).zip(&ROWS) {
        if next.next().is_some_and(|limit| difference < limit) {
            return stream.raw(&mut ((1 | ((difference - low) << 1)) << row), row + 1 + bits);
        }
    }
    stream.raw(&mut 0, ROWS.len() as u32)?;
    stream.raw(&mut (difference - BEYOND_ROWS), last_row_bits(largest))
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn take<F: Flow>(stream: &mut F, largest: u64) -> Result<u64, F::Error> {
    let start = stream.at();
    let mut word = 0;
    for &(low, bits) in &ROWS {
        stream.raw(&mut word, 1)?;
        if word != 0 {
            stream.raw(&mut word, bits)?;
            return Ok(low + word);
        }
    }
    // In such an array no difference is this large, so the last row is invalid.
    if largest < BEYOND_ROWS {
        return Err(stream.fail(Fault::OutOfRange, start));
    }
    stream.raw(&mut word, last_row_bits(largest))?;
    Ok(word.saturating_add(BEYOND_ROWS))
}

#[cfg(test)]
mod tests {
    use crate::{ReadErrorKind, ReadStream, Reader, WriteErrorKind, WriteStream, Writer};

    #[test]
    fn object_index_never_yields_one_past_the_sentinel() {
        for objects in [0, 1, 5, 124, 125, 126, 200usize] {
            let middle = [objects / 3, objects / 2].into_iter().filter(|&at| at < objects);
            for previous in middle.map(Some).chain([objects.checked_sub(1), None]) {
                for field in 0..=u16::MAX {
                    let packet = field.to_le_bytes();
                    let read = ReadStream::new(&packet).read_object_index(previous, objects);
                    if let Ok(index) = read {
                        assert!(index <= objects, "{index} of {objects}");
                        assert!(Some(index) > previous, "{index} after {previous:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn object_index_writes_only_what_the_walk_can_reach() {
        let mut buffer = [0; 8];
        let mut write = |index, previous, objects| {
            WriteStream::new(&mut buffer)
                .write_object_index(index, previous, objects)
                .map_err(crate::WriteError::kind)
        };
        assert_eq!(write(10, Some(3), 10), Ok(()));
        assert_eq!(write(11, Some(3), 10), Err(WriteErrorKind::OutOfRange));
        assert_eq!(write(3, Some(3), 10), Err(WriteErrorKind::NotAscending));
        assert_eq!(write(10, Some(10), 10), Err(WriteErrorKind::NotAscending));
        assert_eq!(write(usize::MAX, Some(usize::MAX), 10), Err(WriteErrorKind::NotAscending));
    }

    #[test]
    fn object_index_reaches_the_end_of_the_largest_array_and_no_further() {
        let largest = usize::MAX - 1;
        let mut buffer = [0; 16];
        let mut stream = WriteStream::new(&mut buffer);
        stream.write_object_index(largest, None, largest).unwrap();
        let packet = stream.finish().unwrap();
        assert_eq!(ReadStream::new(packet).read_object_index(None, largest), Ok(largest));
        let mut write = |index, objects| {
            WriteStream::new(&mut buffer)
                .write_object_index(index, None, objects)
                .map_err(crate::WriteError::kind)
        };
        assert_eq!(write(usize::MAX, largest), Err(WriteErrorKind::OutOfRange));
        // With `usize::MAX` objects there is no number left for the position of the sentinel.
        assert_eq!(write(usize::MAX, usize::MAX), Err(WriteErrorKind::Declaration));
        let error = ReadStream::new(&[1]).read_object_index(None, usize::MAX).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::Declaration);
    }

    #[test]
    fn object_index_refuses_to_go_on_behind_the_sentinel() {
        let error = ReadStream::new(&[1]).read_object_index(Some(10), 10).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::NotAscending);
    }
}
