//! Numbers that wrap around, such as ticks and sequences, which take fewer bits the closer they are to
//! another one.
//!
//! The ladder is the same as for relative numbers, with two differences. A number may be on either side
//! of the other one, and the largest number is next to the smallest, as in serial number arithmetic.

use core::num::Wrapping;

use crate::bits::low_bits;
use crate::flow::Flow;
use crate::shape::{Number, Shape, Value, wrapping_rows as rows};

/// The first step of each row, and the number of bits of the offset from it. A type uses only the rows
/// with fewer bits than the type has.
const ROWS: [(u64, u32); 6] = [(0, 0), (1, 3), (9, 5), (41, 9), (553, 13), (8745, 17)];

/// A number that wraps around: `u8` to `u64`, and these types in `Wrapping`.
///
/// ```
/// use std::num::Wrapping;
/// use tightwire::{Serial, Stream};
///
/// fn next<T: Serial, S: Stream>(tick: &mut T, last: T, stream: &mut S) -> tightwire::Result<S> {
///     stream.wrapping(tick, last)
/// }
/// # let mut stream = tightwire::MeasureStream::new();
/// # next(&mut Wrapping(0u16), Wrapping(u16::MAX), &mut stream).unwrap();
/// # assert_eq!(stream.bits_used(), 1);
/// ```
pub trait Serial: Copy + Default + sealed::Sealed {
    /// The size of the type. It wraps around after `2^BITS`.
    const BITS: u32;

    /// Returns the number.
    #[doc(hidden)]
    fn to_u64(self) -> u64;

    /// Creates a number, truncated to the bits of the type.
    #[doc(hidden)]
    fn from_u64(number: u64) -> Self;
}

macro_rules! serial {
    ($($int:ident),*) => {$(
        impl sealed::Sealed for $int {}
        impl sealed::Sealed for Wrapping<$int> {}

        impl Serial for $int {
            const BITS: u32 = $int::BITS;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn to_u64(self) -> u64 {
                self.into()
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn from_u64(number: u64) -> Self {
                number as Self
            }
        }

        impl Serial for Wrapping<$int> {
            const BITS: u32 = $int::BITS;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn to_u64(self) -> u64 {
                self.0.into()
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn from_u64(number: u64) -> Self {
                Self(number as $int)
            }
        }
    )*};
}

serial!(u8, u16, u32, u64);

mod sealed {
    pub trait Sealed {}
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn wrapping<F: Flow, T: Serial>(
    stream: &mut F,
    value: &mut T,
    from: T,
) -> Result<(), F::Error> {
    let shown = |number: T| Number::Unsigned(number.to_u64().into());
    stream.begin(|| Shape::Wrapping { from: shown(from), bits: T::BITS });
    if stream.keeps_numbers() {
        let mut number = value.to_u64();
        stream.raw(&mut number, T::BITS)?;
        *value = T::from_u64(number);
    } else if F::WRITES {
        put(stream, *value, from)?;
    } else {
        *value = take(stream, from)?;
    }
    stream.end(|| Value::Number(shown(*value)));
    Ok(())
}

/// Returns how many steps `value` is away from `from + 1`. This is 0 for that number, 1 for the one
/// below it, 2 for the one above it, and so on around the circle.
#[cfg_attr(not(debug_assertions), inline(always))]
fn steps<T: Serial>(value: T, from: T) -> u64 {
    let above = value.to_u64().wrapping_sub(from.to_u64()).wrapping_sub(1) & low_bits(T::BITS);
    let is_below = above >> (T::BITS - 1) != 0;
    ((above << 1) ^ if is_below { u64::MAX } else { 0 }) & low_bits(T::BITS)
}

/// Returns the number that is `steps` steps away.
#[cfg_attr(not(debug_assertions), inline(always))]
fn away<T: Serial>(steps: u64, from: T) -> T {
    let above = (steps >> 1) ^ if steps & 1 == 1 { u64::MAX } else { 0 };
    T::from_u64(from.to_u64().wrapping_add(1).wrapping_add(above))
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn put<F: Flow, T: Serial>(stream: &mut F, value: T, from: T) -> Result<(), F::Error> {
    let (steps, rows) = (steps(value, from), rows(T::BITS));
    // Flags and payload form one group: `row` zeros, a one, then the offset from the row's start.
    for (row, &(first, bits)) in (0..rows).zip(&ROWS) {
        if steps - first <= low_bits(bits) {
            return stream.raw(&mut ((1 | ((steps - first) << 1)) << row), row + 1 + bits);
        }
    }
    stream.raw(&mut 0, rows)?;
    stream.raw(&mut value.to_u64(), T::BITS)
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn take<F: Flow, T: Serial>(stream: &mut F, from: T) -> Result<T, F::Error> {
    let mut word = 0;
    for (_, &(first, bits)) in (0..rows(T::BITS)).zip(&ROWS) {
        stream.raw(&mut word, 1)?;
        if word != 0 {
            stream.raw(&mut word, bits)?;
            return Ok(away(first + (word & low_bits(bits)), from));
        }
    }
    stream.raw(&mut word, T::BITS)?;
    Ok(T::from_u64(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::wrapping_size;
    use crate::{MeasureStream, ReadStream, Reader, Stream, WriteStream, Writer};

    /// Checks every pair of bytes: the steps are in the order of distance from the next number.
    #[test]
    fn steps_count_outwards_from_the_next_number_around_the_circle() {
        for from in 0..=u8::MAX {
            let (mut above, mut below) = (from.wrapping_add(1), from);
            for count in 0..=u8::MAX {
                let next = if count % 2 == 0 { &mut above } else { &mut below };
                assert_eq!(steps(*next, from), u64::from(count), "{next} from {from}");
                assert_eq!(away(count.into(), from), *next);
                *next = if count % 2 == 0 { next.wrapping_add(1) } else { next.wrapping_sub(1) };
            }
        }
    }

    #[test]
    fn every_number_comes_back_from_every_other() {
        let mut buffer = [0; 16];
        let mut check = |value: u16, from: u16| {
            let mut stream = WriteStream::new(&mut buffer);
            stream.write_wrapping(value, from).unwrap();
            stream.write_wrapping(value as u8, from as u8).unwrap();
            let mut stream = ReadStream::new(stream.finish().unwrap());
            assert_eq!(stream.read_wrapping(from), Ok(value));
            assert_eq!(stream.read_wrapping(from as u8), Ok(value as u8));
        };
        for value in (0..=u16::MAX).step_by(7).chain(65000..=u16::MAX) {
            for from in [0, 1, 2, 255, 256, 32767, 32768, 65534, 65535] {
                check(value, from);
            }
        }
    }

    #[test]
    fn wide_numbers_come_back_at_all_distances() {
        let mut buffer = [0; 16];
        for shift in 0..64 {
            for from in [0, 5, u64::MAX, 1 << 63, 0x0123_4567_89ab_cdef] {
                for value in [from.wrapping_add(1 << shift), from.wrapping_sub(1 << shift)] {
                    let mut stream = WriteStream::new(&mut buffer);
                    stream.write_wrapping(value, from).unwrap();
                    let packet = stream.finish().unwrap();
                    assert_eq!(ReadStream::new(packet).read_wrapping(from), Ok(value));
                }
            }
        }
    }

    #[test]
    fn no_number_takes_more_bits_than_the_bound() {
        let cost = |value: u32, from: u32| {
            let mut stream = MeasureStream::new();
            stream.wrapping(&mut { value }, from).unwrap();
            stream.bits_used() as u32
        };
        assert_eq!([cost(0, u32::MAX), cost(7, 7), cost(1 << 31, 0)], [1, 5, 38]);
        for bits in [8, 16, 32, 64] {
            assert_eq!(wrapping_size(bits).max, u64::from(rows(bits) + bits));
        }
    }
}
