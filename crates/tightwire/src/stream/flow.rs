//! The three traits of streams: both directions, writing, reading.

#![allow(clippy::missing_errors_doc)] // seen by this crate only

use crate::error::{Fault, ReadError, WriteError};
use crate::scalar::Scalar;
use crate::shape::{Name, Shape, Value};
use crate::stream::{Gather, Limits, sealed};

/// What every stream does, whichever way the values go. Compounds are written over this trait.
///
/// Values are taken by `&mut`: writing streams look at them, reading streams replace them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a stream",
    label = "expected a stream, such as the `S` of `fn serialize<S: Stream>(.., stream: &mut S) -> tightwire::Result<S>`",
    note = "`tightwire::Result<S>` is what a function on a stream `S` returns, and takes the stream's type; for other results write `std::result::Result`"
)]
pub trait Flow: sealed::Sealed + Sized {
    /// What goes wrong in this direction. `?` turns it into a `Box<dyn Error + Send + Sync>`, too.
    type Error: Copy + core::error::Error + Send + Sync + 'static;

    /// Whether values go into the packet. Measuring counts as writing.
    const WRITES: bool;

    /// Whether neighbouring fields may be gathered into words in front of this stream.
    const GATHERS: bool = false;

    /// The bits written or read so far.
    fn at(&self) -> usize;

    /// One value.
    #[track_caller]
    fn code<C: Scalar>(&mut self, scalar: &C, value: &mut C::Value) -> Result<(), Self::Error>;

    /// A group of at most 64 bits. A writer's word is below `2^bits`.
    fn raw(&mut self, word: &mut u64, bits: u32) -> Result<(), Self::Error>;

    /// A distance below `left`: a zero bit for every `2^bits` of it, a one bit, and the rest in
    /// `bits` bits, at most 32. One that is not is the end of a walk, and false: zero bits alone, as
    /// many as pass all that is left.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn steps(&mut self, distance: &mut usize, left: usize, bits: u32) -> Result<bool, Self::Error> {
        if Self::WRITES {
            put_steps(self, *distance, left, bits)?;
            Ok(*distance < left)
        } else {
            take_steps(self, distance, left, bits)
        }
    }

    /// Zero bits up to the next byte boundary.
    fn pad(&mut self) -> Result<(), Self::Error>;

    /// Reading: whether at least `bits` bits are left. Writing: always.
    fn has_bits(&self, _bits: usize) -> bool {
        true
    }

    /// Makes the stream's error for a value at bit `at`, and remembers that it had one.
    #[track_caller]
    fn fail(&mut self, fault: Fault, at: usize) -> Self::Error;

    /// What the packet may cost beyond its bits.
    fn limits(&mut self) -> &mut Limits;

    /// Does what each direction does differently.
    #[track_caller]
    fn either<T: TwoWay>(&mut self, task: T) -> Result<(), Self::Error>;

    /// Tells a trace that a value begins that is more than one code.
    #[track_caller]
    fn begin<'a>(&mut self, _shape: impl FnOnce() -> Shape<'a>) {}

    /// Tells a trace that the value that began last has come to its end.
    fn end<'a>(&mut self, _value: impl FnOnce() -> Value<'a>) {}

    /// Tells a trace the value that is about to be refused.
    fn culprit<'a>(&mut self, _value: impl FnOnce() -> Value<'a>) {}

    /// Tells a trace that a named group of values begins.
    #[track_caller]
    fn enter(&mut self, _name: Name) {}

    /// Tells a trace that the group that began last ends.
    fn leave(&mut self) {}

    /// Whether a number is kept as it is where its place decides how many bits it takes: for streams
    /// that are no packets.
    fn keeps_numbers(&mut self) -> bool {
        false
    }

    /// Names the next value in traces.
    fn name_next(&mut self, _name: &'static str) {}

    /// Goes one level deeper into nested values.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn descend(&mut self) -> Result<(), Self::Error> {
        match self.limits().descend() {
            Ok(()) => Ok(()),
            Err(fault) => Err(self.fail(fault, self.at())),
        }
    }
}

/// A stream that values go into.
pub trait Sink: Flow<Error = WriteError> {
    /// Whether values are compared here and not sent: one that equals the default of its type is written
    /// like any other then.
    const COMPARES: bool = false;

    /// One value.
    #[track_caller]
    fn put<C: Scalar>(&mut self, scalar: &C, value: &C::Value) -> Result<(), WriteError>;

    /// Bytes at a byte boundary.
    fn put_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError>;

    /// What depended on a flag is over: from here on, positions are not constants.
    fn join(&mut self) -> Result<(), WriteError> {
        Ok(())
    }

    /// Runs a task in the words gathered in front of the stream. A stream that does not gather runs it
    /// on itself, and never names a `Gather` in front of a `Gather`: types that hold each other would
    /// have no end otherwise.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn gathered<T: WriteTask>(gather: &mut Gather<'_, Self>, task: T) -> Result<(), WriteError>
    where
        Self: Sized,
    {
        task.run(gather.flush()?)
    }

    /// Runs a task as a function of its own. A stream that is kept in registers is moved there and
    /// back, or it would have to be in memory all the time.
    fn aside<T: WriteTask>(&mut self, task: T) -> Result<(), WriteError>
    where
        Self: Sized,
    {
        apart_writing(self, task)
    }

    /// Writes an element of an array or list. A stream may have a simpler one for it, which then is
    /// the stream of all that the element holds.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn element<T: WriteTask>(&mut self, task: T) -> Result<(), WriteError>
    where
        Self: Sized,
    {
        task.run(self)
    }
}

/// What can be done with any stream that values go into.
pub trait WriteTask {
    /// Does it.
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError>;
}

/// What can be done with any stream that values come from.
pub trait ReadTask {
    /// What is read.
    type Output;

    /// Does it.
    fn run<R: Source>(self, stream: &mut R) -> Result<Self::Output, ReadError>;
}

/// A stream that values come from.
pub trait Source: Flow<Error = ReadError> {
    /// A stretch of the packet that is known to be there. `Copy`, because what holds one then has
    /// nothing to drop, and derived code no paths for unwinding.
    type Run: Source + Copy;

    /// One value.
    #[track_caller]
    fn take<C: Scalar>(&mut self, scalar: &C) -> Result<C::Value, ReadError>;

    /// One value, over another. A stream with less code for this than for a value of its own says so.
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_into<C: Scalar>(&mut self, scalar: &C, value: &mut C::Value) -> Result<(), ReadError> {
        *value = self.take(scalar)?;
        Ok(())
    }

    /// The next `count` bytes, from a byte boundary on.
    fn take_bytes(&mut self, count: usize) -> Result<&[u8], ReadError>;

    /// What follows depends on the value just read: `bits` bits in this case, if that is known.
    fn fork(&mut self, _bits: u32) -> Result<(), ReadError> {
        Ok(())
    }

    /// What depended on a value is over.
    fn join(&mut self) {}

    /// Looks whether the next `bits` bits are there, from 1 to 512. Only streams that gather are
    /// asked.
    fn open(&mut self, _bits: u32) -> Result<Self::Run, ReadError> {
        Err(self.fail(Fault::Declaration, self.at()))
    }

    /// The same for 1 to 64 bits, with less code.
    fn open_word(&mut self, bits: u32) -> Result<Self::Run, ReadError> {
        self.open(bits)
    }

    /// Goes on where the reading of a run stopped, or takes over its refusal.
    fn close(&mut self, _run: &Self::Run) -> Result<(), ReadError> {
        Ok(())
    }

    /// A run of no bits.
    fn no_run() -> Self::Run;

    /// Runs a task as a function of its own, as [`Sink::aside`] does.
    fn aside<T: ReadTask>(&mut self, task: T) -> Result<T::Output, ReadError> {
        apart_reading(self, task)
    }

    /// Runs a task on `flagged`, if this stream gathers. Others are not asked, and do not name its type,
    /// for the same reason as [`Sink::gathered`].
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flagged<F: Source, T: ReadTask>(_flagged: &mut F, task: T) -> Result<T::Output, ReadError> {
        task.run(&mut Self::no_run())
    }

    /// Lets a run start where its reading stopped, at a constant, with `bits` bits.
    fn rebase(&mut self, _bits: u32) {}
}

/// Runs a task in a function of its own.
#[inline(never)]
pub(crate) fn apart_writing<W: Sink, T: WriteTask>(
    stream: &mut W,
    task: T,
) -> Result<(), WriteError> {
    task.run(stream)
}

/// Runs a task in a function of its own.
#[inline(never)]
pub(crate) fn apart_reading<R: Source, T: ReadTask>(
    stream: &mut R,
    task: T,
) -> Result<T::Output, ReadError> {
    task.run(stream)
}

/// What the two directions do differently.
pub trait TwoWay {
    /// Writing.
    #[track_caller]
    fn write<W: Sink>(self, stream: &mut W) -> Result<(), WriteError>;

    /// Reading.
    #[track_caller]
    fn read<R: Source>(self, stream: &mut R) -> Result<(), ReadError>;
}

/// The run type of streams that have none of their own.
#[cfg(any(feature = "trace", feature = "crc", feature = "seal"))]
pub(crate) type NoRun = crate::stream::Run<'static>;

/// What a unified function returns: nothing, or the error of the stream it ran on.
///
/// ```
/// use tightwire::{Result, Stream};
///
/// fn serialize<S: Stream>(health: &mut u8, stream: &mut S) -> Result<S> {
///     stream.int(health, 0..=100)
/// }
/// ```
pub type StreamResult<S> = core::result::Result<(), <S as Flow>::Error>;

/// Writes what [`Flow::steps`] says, in groups.
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

/// So many zero bits, a one bit and 32 more are one group.
const LAST_ZEROS: u64 = 31;

/// Writes zero bits, but for the last ones.
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

/// Reads what [`Flow::steps`] says, bit by bit.
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

/// What all writing streams have in common.
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
            $crate::stream::Sink::put(self, scalar, value)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn either<T: $crate::stream::TwoWay>(&mut self, task: T) -> Result<(), Self::Error> {
            task.write(self)
        }
    };
}
pub(crate) use writes;

/// What all reading streams have in common.
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
            $crate::stream::Source::take_into(self, scalar, value)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn either<T: $crate::stream::TwoWay>(&mut self, task: T) -> Result<(), Self::Error> {
            task.read(self)
        }
    };
}
pub(crate) use reads;
