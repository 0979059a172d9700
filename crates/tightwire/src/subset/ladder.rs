//! The ladder strategy: relative indices in the rows of `object_index`, ended by its sentinel.

use crate::bits::width;
use crate::compound::object_index::object_index;
use crate::flow::StreamResult as Result;
use crate::stream::Stream;
use crate::subset::members::{Members, closed, name_next};

/// Returns the row of a difference, which is at least 1. Each row is twice as long as the one before,
/// so it follows from the bit width of the number: 2 for the first row, 8 and more for the last.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) const fn row(difference: u64) -> u32 {
    width(difference + 2)
}

/// The row for all differences that fit in no other row.
pub(crate) const LAST_ROW: u32 = 8;

/// Returns the number of bits of a difference in a row.
pub(crate) const fn bits(row: u32, objects: usize) -> u32 {
    match row {
        // No difference has this width.
        0 | 1 => 0,
        2 => 1,
        3..=7 => 2 * row - 2,
        _ => 6 + width((objects as u64 + 1).saturating_sub(126)),
    }
}

pub(crate) fn code<S: Stream>(stream: &mut S, members: &mut impl Members<S>) -> Result<S> {
    let objects = members.objects();
    closed(stream, members, |stream, at, previous| {
        name_next(stream, previous);
        object_index(stream, at, previous, objects)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MeasureStream, Writer};

    #[test]
    fn bits_are_those_that_the_ladder_writes() {
        for objects in [1, 60, 124, 125, 126, 127, 500, 5000] {
            for difference in 1..=objects + 1 {
                let mut stream = MeasureStream::new();
                stream.write_object_index(difference - 1, None, objects).unwrap();
                let bits = bits(row(difference as u64), objects);
                assert_eq!(bits as usize, stream.bits_used(), "{difference} of {objects}");
            }
        }
    }
}
