//! Ranges of two values, encoded as their ends.

use core::marker::PhantomData;
use core::ops::{Range, RangeInclusive};

use crate::codec::Written;
use crate::codec::{Codec, Lift};
use crate::codec::{Leaf, Plain};
use crate::error::{Fault, ReadError, WriteError};
use crate::fields::ReadFields;
use crate::schema::{Field, Known, Schema};
use crate::shape::Name;
use crate::stream::{Reader, Writer};
use crate::wire::Wire;

/// Writes both ends.
#[cfg_attr(not(debug_assertions), inline(always))]
fn write_ends<C: Codec<T>, T, W: Writer>(
    start: &T,
    (name, end): (&'static str, &T),
    stream: &mut W,
) -> Result<(), WriteError> {
    stream.enter(Name::Field("start"));
    stream.part(Written::<C, T>(start, PhantomData))?;
    stream.leave();
    stream.enter(Name::Field(name));
    stream.part(Written::<C, T>(end, PhantomData))?;
    stream.leave();
    Ok(())
}

/// Both ends, which are encoded like a struct. The second end may be included in the range or not.
struct Ends<C, T, const IS_IN: bool>(T, T, PhantomData<C>);

/// Returns the name of the second end. Both types of ranges have the same bits but mean different
/// numbers, so their descriptions differ.
const fn second(is_in: bool) -> &'static str {
    if is_in { "last" } else { "end" }
}

impl<C: Codec<T>, T, const IS_IN: bool> Wire for Ends<C, T, IS_IN> {
    const SCHEMA: Schema = Schema::structure(
        "",
        &[
            Field::new("start", &<C as Codec<T>>::SCHEMA),
            Field::new(second(IS_IN), &<C as Codec<T>>::SCHEMA),
        ],
    );

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        write_ends::<C, T, W>(&self.0, (second(IS_IN), &self.1), stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        ReadFields::<Self, 0, R>::all(stream, |fields| {
            let start = fields.field::<0, C, T>("start")?;
            let end = fields.field::<1, C, T>(second(IS_IN))?;
            Ok(Self(start, end, PhantomData))
        })
    }
}

/// Implements a range type, plain and with a codec for its ends.
macro_rules! range {
    (
        $range:ident $(, $bound:ident)?; $is_in:literal;
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
                    Field::new(second($is_in), &T::SCHEMA).known(T::__KNOWN),
                ],
            );
            const __KNOWN: Known = T::__KNOWN.or(Known::Nothing);

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                let $value = self;
                if !$is_sent {
                    return Err(stream.fail(Fault::OutOfRange, stream.at()));
                }
                write_ends::<Plain, T, W>($start, (second($is_in), $end), stream)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                let Ends(start, end, _) = Ends::<Plain, T, $is_in>::read(stream)?;
                Ok($new(start, end))
            }
        }

        impl<T $(: $bound)?, C: Codec<T> + Lift> Codec<$range<T>> for C {
            const SCHEMA: Schema = Schema::structure(
                stringify!($range),
                &[
                    Field::new("start", &<C as Codec<T>>::SCHEMA).known(<C as Codec<T>>::KNOWN),
                    Field::new(second($is_in), &<C as Codec<T>>::SCHEMA).known(<C as Codec<T>>::KNOWN),
                ],
            );
            const KNOWN: Known = <C as Codec<T>>::KNOWN.or(Known::Nothing);

            fn write<W: Writer>($value: &$range<T>, stream: &mut W) -> Result<(), WriteError> {
                if !$is_sent {
                    return Err(stream.fail(Fault::OutOfRange, stream.at()));
                }
                write_ends::<C, T, W>($start, (second($is_in), $end), stream)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<$range<T>, ReadError> {
                let Ends(start, end, _) = Ends::<C, T, $is_in>::read(stream)?;
                Ok($new(start, end))
            }
        }
    };
}

range!(Range; false; |range| true, &range.start, &range.end; |start, end| start..end);
range!(
    RangeInclusive, PartialOrd; true;
    // By its ends, a range that an iterator has exhausted looks like a full one.
    |range| !(range.is_empty() && range.start() <= range.end()), range.start(), range.end();
    RangeInclusive::new
);
