//! Ranges of two values, by their ends.

use core::marker::PhantomData;
use core::ops::{Range, RangeInclusive};

use crate::error::{Fault, ReadError, WriteError};
use crate::schema::{Field, Known, Schema};
use crate::shape::Name;
use crate::stream::{ReadTask, Source};
use crate::wire::codec::{Leaf, Plain};
use crate::wire::fields::{bits_together, together};
use crate::wire::{Codec, Lift, Reader, Wire, Writer};

/// Writes both ends.
#[cfg_attr(not(debug_assertions), inline(always))]
fn write_ends<C: Codec<T>, T, W: Writer>(
    start: &T,
    end: &T,
    stream: &mut W,
) -> Result<(), WriteError> {
    stream.enter(Name::Field("start"));
    C::write(start, stream)?;
    stream.leave();
    stream.enter(Name::Field("end"));
    C::write(end, stream)?;
    stream.leave();
    Ok(())
}

/// Reads both ends.
struct Ends<C, T>(PhantomData<(C, T)>);

impl<C: Codec<T>, T> ReadTask for Ends<C, T> {
    type Output = (T, T);

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<R: Source>(self, stream: &mut R) -> Result<(T, T), ReadError> {
        stream.enter(Name::Field("start"));
        let start = C::read(stream)?;
        stream.leave();
        stream.enter(Name::Field("end"));
        let end = C::read(stream)?;
        stream.leave();
        Ok((start, end))
    }
}

/// A type of range by itself, and by a codec for its ends.
macro_rules! range {
    (
        $range:ident $(, $bound:ident)?;
        |$value:ident| $is_sent:expr, $start:expr, $end:expr; $new:expr
    ) => {
        impl<T: Leaf> Leaf for $range<T> {
            type Leaf = T::Leaf;
        }

        impl<T: Wire $(+ $bound)?> Wire for $range<T> {
            const SCHEMA: Schema = Schema::structure(
                stringify!($range),
                &[
                    Field::new("start", &T::SCHEMA).known(T::__KNOWN),
                    Field::new("end", &T::SCHEMA).known(T::__KNOWN),
                ],
            );
            const __KNOWN: Known = T::__KNOWN.or(Known::Nothing);

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                let $value = self;
                if !$is_sent {
                    return Err(stream.fail(Fault::OutOfRange, stream.at()));
                }
                write_ends::<Plain, T, W>($start, $end, stream)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                let bits = const { bits_together(&Self::SCHEMA) };
                let (start, end) = together(stream, bits, Ends::<Plain, T>(PhantomData))?;
                Ok($new(start, end))
            }
        }

        impl<T $(: $bound)?, C: Codec<T> + Lift> Codec<$range<T>> for C {
            const SCHEMA: Schema = Schema::structure(
                stringify!($range),
                &[
                    Field::new("start", &<C as Codec<T>>::SCHEMA).known(<C as Codec<T>>::KNOWN),
                    Field::new("end", &<C as Codec<T>>::SCHEMA).known(<C as Codec<T>>::KNOWN),
                ],
            );
            const KNOWN: Known = <C as Codec<T>>::KNOWN.or(Known::Nothing);

            fn write<W: Writer>($value: &$range<T>, stream: &mut W) -> Result<(), WriteError> {
                if !$is_sent {
                    return Err(stream.fail(Fault::OutOfRange, stream.at()));
                }
                write_ends::<C, T, W>($start, $end, stream)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$range<T>, ReadError> {
                let bits = const { bits_together(&<C as Codec<$range<T>>>::SCHEMA) };
                let (start, end) = together(stream, bits, Ends::<C, T>(PhantomData))?;
                Ok($new(start, end))
            }
        }
    };
}

range!(Range; |range| true, &range.start, &range.end; |start, end| start..end);
range!(
    RangeInclusive, PartialOrd;
    // One that an iteration has used up looks like a full one by its ends.
    |range| !(range.is_empty() && range.start() <= range.end()), range.start(), range.end();
    RangeInclusive::new
);
