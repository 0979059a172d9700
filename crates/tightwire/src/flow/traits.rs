//! The three stream traits: for both directions, for writing and for reading.

#![allow(clippy::missing_errors_doc)] // used only by this crate

use crate::bits::{Word, Words};
use crate::error::{Fault, ReadError, WriteError};
use crate::flow::{Gather, Limits, Metered, Traced};
use crate::scalar::Scalar;
use crate::schema::Schema;

/// The operations of every stream, in either direction. Compounds use this trait.
///
/// Values are taken by `&mut`. Writing streams read them, and reading streams replace them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a stream",
    label = "expected a stream, such as the `S` of `fn serialize<S: Stream>(.., stream: &mut S) -> tightwire::Result<S>`",
    note = "`tightwire::Result<S>` takes the type of a stream; for other results, write `std::result::Result`"
)]
pub trait Flow: Traced + Metered + Sized {
    /// The error type of this direction. `?` also converts it into a `Box<dyn Error + Send + Sync>`.
    type Error: Copy + core::error::Error + Send + Sync + 'static;

    /// Whether this stream writes values. Measuring counts as writing.
    const WRITES: bool;

    /// True if neighbouring fields may be combined into words before they reach this stream.
    const GATHERS: bool = false;

    /// Returns the number of bits written or read so far.
    fn at(&self) -> usize;

    /// Writes or reads one value.
    #[track_caller]
    fn code<C: Scalar>(&mut self, scalar: &C, value: &mut C::Value) -> Result<(), Self::Error>;

    /// Writes or reads a group of at most 64 bits. When writing, the word must be below `2^bits`.
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), Self::Error>;

    /// Writes or reads a distance below `left`: a zero bit for every `2^bits` of it, a one bit, and the
    /// rest in `bits` bits, at most 32. A distance of `left` or more ends an iteration and returns
    /// false. It consists of zero bits alone, enough to skip everything that is left.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn steps(&mut self, distance: &mut usize, left: usize, bits: u32) -> Result<bool, Self::Error> {
        if Self::WRITES {
            put_steps(self, *distance, left, bits)?;
            Ok(*distance < left)
        } else {
            take_steps(self, distance, left, bits)
        }
    }

    /// Writes or reads zero bits up to the next byte boundary.
    fn pad(&mut self) -> Result<(), Self::Error>;

    /// Returns whether at least `bits` bits are left to read. Writing streams always return true.
    fn has_bits(&self, _bits: usize) -> bool {
        true
    }

    /// Creates the stream's error for a value at bit `at`, and records that the stream has failed.
    #[track_caller]
    fn fail(&mut self, fault: Fault, at: usize) -> Self::Error;

    /// Returns the limits on what the packet may cost beyond its bits.
    fn limits(&mut self) -> &mut Limits;

    /// Runs the part of a task for this stream's direction.
    #[track_caller]
    fn either<T: TwoWay>(&mut self, task: T) -> Result<(), Self::Error>;

    /// Returns whether a number whose size depends on its position is stored unchanged. This is for
    /// streams that do not produce packets.
    fn keeps_numbers(&mut self) -> bool {
        false
    }

    /// Enters one more level of nested values.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn descend(&mut self) -> Result<(), Self::Error> {
        match self.limits().descend() {
            Ok(()) => Ok(()),
            Err(fault) => Err(self.fail(fault, self.at())),
        }
    }
}

/// How a stream writes many values at once. Streams that cannot do this inherit these methods, and get
/// one value after the other.
pub trait Batches {
    /// Whether neighbouring codes may be written as one group.
    const JOINS: bool = false;

    /// Writes a length of `bits` bits, and text without zeros at a byte boundary, and returns true. Returns
    /// false if it wrote nothing, because it cannot do this as a whole.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put_text(&mut self, _length: u64, _bits: u32, _text: &[u8]) -> bool {
        false
    }

    /// Writes all elements as words and returns true, or writes nothing and returns false.
    fn put_words<N: Word, T>(&mut self, _elements: &[T], _word: impl Fn(&T) -> N) -> bool {
        false
    }

    /// Writes bytes from any bit on and returns true, or writes nothing and returns false.
    fn put_unaligned(&mut self, _bytes: &[u8]) -> bool {
        false
    }

    /// Returns whether there is certainly room for `bits` more bits. A stream may not know.
    fn has_room(&self, _bits: usize) -> bool {
        false
    }
}

/// A stream that values are written to.
pub trait Sink: Flow<Error = WriteError> + Batches {
    /// Whether values are compared here and not sent. In that case a value that equals its type's
    /// default is written like any other.
    const COMPARES: bool = false;

    /// Whether values are checked. A meter only gets values that have been written already.
    const CHECKS: bool = true;

    /// Writes one value.
    #[track_caller]
    fn put_scalar<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError>;

    /// Writes bytes at a byte boundary.
    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError>;

    /// Ends a part that depended on a flag. From here on, positions are not constants.
    fn join(&mut self) -> Result<(), WriteError> {
        Ok(())
    }

    /// Runs a task on the words that are combined in front of the stream. A stream that does not
    /// combine fields runs the task on itself. It never uses a `Gather` in front of a `Gather`, because
    /// recursive types would then produce infinitely many types.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn gathered<T: WriteTask>(gather: &mut Gather<'_, Self>, task: T) -> Result<(), WriteError>
    where
        Self: Sized,
    {
        task.run(gather.flush()?)
    }

    /// Calls `write` as a separate function that is never inlined. A stream that is kept in registers is
    /// moved there and back, because it would have to stay in memory otherwise.
    fn outline<T>(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<T, WriteError>,
    ) -> Result<T, WriteError> {
        outlined(self, write)
    }

    /// Writes a value whose schema is known.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn part<T: WriteTask + Described>(&mut self, task: T) -> Result<(), WriteError>
    where
        Self: Sized,
    {
        task.run(self)
    }

    /// Writes a value whose schema is known as a separate function, like [`outline`](Self::outline).
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn part_outlined<T: WriteTask + Described>(&mut self, task: T) -> Result<(), WriteError>
    where
        Self: Sized,
    {
        self.outline(|stream| task.run(stream))
    }

    /// Writes an element of an array or list. A stream may use a simpler stream for the element and
    /// everything inside it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn element<T: WriteTask + Described>(&mut self, task: T) -> Result<(), WriteError>
    where
        Self: Sized,
    {
        task.run(self)
    }
}

/// Something with a schema.
pub trait Described {
    /// The schema.
    const SCHEMA: Schema;
}

/// A task that can run on any stream that values are written to.
pub trait WriteTask {
    /// Runs the task.
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError>;
}

/// A task that can run on any stream that values are read from.
pub trait ReadTask {
    /// The result of the task.
    type Output;

    /// Runs the task.
    fn run<R: Source>(self, stream: &mut R) -> Result<Self::Output, ReadError>;
}

/// How a stream looks ahead: it checks once that the bits of several fields are there, and the fields are
/// then read from a run. Streams that do not combine fields only name a run that they never open.
pub trait Runs: Flow<Error = ReadError> {
    /// A range of the packet that is known to exist. It is `Copy`, so that a type that holds one has
    /// nothing to drop and derived code has no unwinding paths.
    type Run: Source + Copy;

    /// Starts a part that depends on the value just read. It has `bits` bits in this case, if that is
    /// known.
    fn fork(&mut self, _bits: u32) -> Result<(), ReadError> {
        Ok(())
    }

    /// Ends a part that depended on a value.
    fn join(&mut self) {}

    /// Checks that the next `bits` bits exist, from 1 to 512. It is only called for streams that
    /// combine fields.
    fn open(&mut self, _bits: u32) -> Result<Self::Run, ReadError> {
        Err(self.fail(Fault::Declaration, self.at()))
    }

    /// Does the same for 1 to 64 bits, with less code.
    fn open_word(&mut self, bits: u32) -> Result<Self::Run, ReadError> {
        self.open(bits)
    }

    /// Continues after the bits that were read from a run, or takes over its error.
    fn close(&mut self, _run: &Self::Run) -> Result<(), ReadError> {
        Ok(())
    }

    /// Returns an empty run.
    fn no_run() -> Self::Run;

    /// Runs a task on `flagged`, if this stream combines fields. For other streams it is not used, and
    /// its type is not named, for the same reason as in [`Sink::gathered`].
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flagged<F: Source, T: ReadTask>(_flagged: &mut F, task: T) -> Result<T::Output, ReadError> {
        task.run(&mut Self::no_run())
    }

    /// Restarts a run at its current position, with `bits` bits, so that positions are constants again.
    fn rebase(&mut self, _bits: u32) {}
}

/// A stream that values are read from.
pub trait Source: Runs {
    /// Reads one value.
    #[track_caller]
    fn take_scalar<C: Scalar>(&mut self, scalar: &C) -> Result<C::Value, ReadError>;

    /// Reads one value over another. A stream overrides this if it needs less code than reading a new
    /// value.
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_into<C: Scalar>(&mut self, scalar: &C, value: &mut C::Value) -> Result<(), ReadError> {
        *value = self.take_scalar(scalar)?;
        Ok(())
    }

    /// Reads the next `count` bytes, starting at a byte boundary.
    fn take_bytes(&mut self, count: usize) -> Result<&[u8], ReadError>;

    /// Reads words over all elements and returns true, or reads nothing and returns false.
    fn take_words<N: Word, T>(&mut self, _elements: &mut [T], _set: impl Fn(&mut T, N)) -> bool {
        false
    }

    /// Reads over bytes from any bit on and returns true, or reads nothing and returns false.
    fn take_unaligned(&mut self, _bytes: &mut [u8]) -> bool {
        false
    }

    /// Reads `count` words onto a list and returns true, or reads nothing and returns false.
    fn append_words<N: Word>(&mut self, _count: usize, _list: impl Words<N>) -> bool {
        false
    }

    /// Calls `read` as a separate function that is never inlined, like [`Sink::outline`].
    fn outline<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, ReadError>,
    ) -> Result<T, ReadError> {
        outlined(self, read)
    }
}

/// Calls `function` without inlining it.
#[inline(never)]
fn outlined<S, T>(stream: &mut S, function: impl FnOnce(&mut S) -> T) -> T {
    function(stream)
}

/// A task that differs between the two directions.
pub trait TwoWay {
    /// Runs the task for writing.
    #[track_caller]
    fn write<W: Sink>(self, stream: &mut W) -> Result<(), WriteError>;

    /// Runs the task for reading.
    #[track_caller]
    fn read<R: Source>(self, stream: &mut R) -> Result<(), ReadError>;
}

/// The run type of streams that do not support runs.
#[cfg(any(feature = "trace", feature = "crc", feature = "seal"))]
pub(crate) type NoRun = crate::flow::Run<'static>;

/// The result of a unified function: nothing, or the error of the stream it ran on.
///
/// ```
/// use tightwire::{Result, Stream};
///
/// fn serialize<S: Stream>(health: &mut u8, stream: &mut S) -> Result<S> {
///     stream.int(health, 0..=100)
/// }
/// ```
pub type StreamResult<S> = core::result::Result<(), <S as Flow>::Error>;

/// Writes the code that [`Flow::steps`] describes, in groups.
#[cfg_attr(not(debug_assertions), inline(always))]
fn put_steps<W: Flow>(
    stream: &mut W,
    distance: usize,
    left: usize,
    bits: u32,
) -> Result<(), W::Error> {
    if distance >= left {
        let zeros = (left as u64).div_ceil(1 << bits);
        return put_zeros(stream, zeros, 0);
    }
    let distance = distance as u64;
    let mut zeros = distance >> bits;
    let rest = distance - (zeros << bits);
    if zeros > LAST_ZEROS {
        put_zeros(stream, zeros, LAST_ZEROS)?;
        zeros = LAST_ZEROS;
    }
    stream.raw(&mut ((1 | (rest << 1)) << zeros), zeros as u32 + 1 + bits)
}

/// The maximum number of zero bits that fit in one group with a one bit and 32 more bits.
const LAST_ZEROS: u64 = 31;

/// Writes zero bits, except for the last ones.
#[inline(never)]
fn put_zeros<W: Flow>(stream: &mut W, zeros: u64, last: u64) -> Result<(), W::Error> {
    let mut left = zeros - last;
    while left > 0 {
        let some = left.min(64);
        stream.raw(&mut 0, some as u32)?;
        left -= some;
    }
    Ok(())
}

/// Reads the code that [`Flow::steps`] describes, bit by bit.
fn take_steps<R: Flow>(
    stream: &mut R,
    distance: &mut usize,
    left: usize,
    bits: u32,
) -> Result<bool, R::Error> {
    let start = stream.at();
    let mut passed = 0;
    while passed < left as u64 {
        let (mut bit, mut rest) = (0, 0);
        stream.raw(&mut bit, 1)?;
        if bit != 0 {
            stream.raw(&mut rest, bits)?;
            passed += rest;
            if passed >= left as u64 {
                return Err(stream.fail(Fault::OutOfRange, start));
            }
            *distance = passed as usize;
            return Ok(true);
        }
        passed += 1 << bits;
    }
    Ok(false)
}

/// The methods that all writing streams share.
macro_rules! writes {
    () => {
        type Error = $crate::error::WriteError;
        const WRITES: bool = true;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn code<C: $crate::scalar::Scalar>(
            &mut self,
            scalar: &C,
            value: &mut C::Value,
        ) -> Result<(), Self::Error> {
            $crate::flow::Sink::put_scalar(self, scalar, value)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn either<T: $crate::flow::TwoWay>(&mut self, task: T) -> Result<(), Self::Error> {
            task.write(self)
        }
    };
}
pub(crate) use writes;

/// The methods that all reading streams share.
macro_rules! reads {
    () => {
        type Error = $crate::error::ReadError;
        const WRITES: bool = false;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn code<C: $crate::scalar::Scalar>(
            &mut self,
            scalar: &C,
            value: &mut C::Value,
        ) -> Result<(), Self::Error> {
            $crate::flow::Source::take_into(self, scalar, value)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn either<T: $crate::flow::TwoWay>(&mut self, task: T) -> Result<(), Self::Error> {
            task.read(self)
        }
    };
}
pub(crate) use reads;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ReadErrorKind;
    use crate::flow::{ReadStream, WriteStream};

    #[test]
    fn a_distance_is_read_bit_by_bit_as_it_is_at_once() {
        for bits in [0, 1, 3, 8] {
            for left in [1, 2, 5, 63, 64, 65, 300] {
                for distance in 0..=left + 1 {
                    let mut buffer = [0; 64];
                    let mut stream = WriteStream::new(&mut buffer);
                    let is_there = stream.steps(&mut { distance }, left, bits).unwrap();
                    assert_eq!(is_there, distance < left);
                    let end = stream.at();
                    let packet = stream.finish().unwrap();
                    let read = if is_there { distance } else { 7777 };

                    let (mut stream, mut taken) = (ReadStream::new(packet), 7777);
                    assert_eq!(stream.steps(&mut taken, left, bits), Ok(is_there));
                    assert_eq!((taken, stream.at()), (read, end), "{distance} of {left}, {bits}");

                    let (mut stream, mut taken) = (ReadStream::new(packet), 7777);
                    assert_eq!(take_steps(&mut stream, &mut taken, left, bits), Ok(is_there));
                    assert_eq!((taken, stream.at()), (read, end), "{distance} of {left}, {bits}");
                }
            }
        }
    }

    #[test]
    fn a_distance_past_the_end_is_rejected_where_it_starts() {
        // Two bits, a zero bit for 8, a one bit, and 0 to 7 in three bits.
        for (rest, is_there) in [(0u8, true), (1, true), (2, false), (7, false)] {
            let packet = [0b10_00 | rest << 4];
            let (mut stream, mut word) = (ReadStream::new(&packet), 0);
            stream.raw(&mut word, 2).unwrap();
            let done = take_steps(&mut stream, &mut 0, 10, 3);
            let rejected = done.err().map(|error| (error.kind(), error.bit()));
            let expected = (!is_there).then_some((ReadErrorKind::OutOfRange, 2));
            assert_eq!(rejected, expected, "{rest}");
        }
    }
}
