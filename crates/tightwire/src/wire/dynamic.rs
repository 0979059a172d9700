//! Derived code without the types: what an interpreter of schemas calls, so that it decides as the
//! code that a derive makes does.

#![allow(missing_docs, clippy::missing_errors_doc)] // seen by the interpreter only

pub use crate::scalar::NonZero;
use crate::schema::{Field, Schema};
use crate::shape::{Number, Shape};
use crate::wire::fields::{payload, plan, whole};

/// What happens to runs at each field of a struct or variant: the bits that must be there before it
/// is read, and for a flag, the bits that must be there after what it announces.
pub fn look_ahead(fields: &[Field]) -> impl Iterator<Item = (u32, u32)> {
    let count = fields.len();
    plan(fields).into_iter().take(count).map(|step| (step.opens, step.behind))
}

/// The bits of a value that is read as a part of a run, if it is.
pub fn bits_in_run(schema: &Schema) -> Option<u32> {
    whole(schema)
}

/// The bits that a flag announces, if it is read as a part of a run.
pub fn bits_behind_flag(schema: &Schema) -> Option<u32> {
    payload(schema)
}

/// Whether a range is not reversed, and both ends are of one type.
pub const fn is_ordered(min: Number, max: Number) -> bool {
    match (min, max) {
        (Number::Signed(min), Number::Signed(max)) => min <= max,
        (Number::Unsigned(min), Number::Unsigned(max)) => min <= max,
        // An end that no signed number reaches.
        (Number::Signed(min), Number::Unsigned(_)) => min >= 0,
        (Number::Unsigned(_), Number::Signed(_)) => false,
    }
}

/// Whether some integer type holds a fixed-point range.
pub const fn fixed_is_possible(shape: Shape<'_>) -> bool {
    let (signed, unsigned) = (true, false);
    crate::scalar::fixed_range_fits(shape, 128, signed)
        || crate::scalar::fixed_range_fits(shape, 128, unsigned)
}

#[cfg(feature = "alloc")]
pub use lists::{read_ascending, read_list, write_ascending, write_list};

#[cfg(feature = "alloc")]
mod lists {
    use alloc::vec::Vec;

    use crate::compound::list::{self, Elements, ReadElement};
    use crate::compound::{Lengths, ascending};
    use crate::error::{ReadError, WriteError};
    use crate::schema::Schema;
    use crate::wire::elements::elements_of;
    use crate::wire::maps::entries_of;
    use crate::wire::{Reader, Writer};

    /// Elements that are made by a function.
    struct Each<C>(C);

    impl<R: Reader, T, C: FnMut(&mut R) -> Result<T, ReadError>> ReadElement<R, T> for Each<C> {
        const READS_OVER: bool = true;
        const HAS_BLANK: bool = false;

        fn blank(&self) -> Option<T> {
            None
        }

        fn read_into(&mut self, stream: &mut R, element: &mut T) -> Result<(), ReadError> {
            *element = (self.0)(stream)?;
            Ok(())
        }

        fn read(&mut self, stream: &mut R) -> Result<T, ReadError> {
            (self.0)(stream)
        }
    }

    /// A list of elements of a schema.
    pub fn read_list<R: Reader, T>(
        stream: &mut R,
        lengths: Lengths,
        element: &Schema,
        each: impl FnMut(&mut R) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        let mut elements = Vec::new();
        list::read(stream, &mut elements, lengths, elements_of(element), Each(each))?;
        Ok(elements)
    }

    /// A list of elements of a schema.
    pub fn write_list<W: Writer, T>(
        stream: &mut W,
        elements: &[T],
        lengths: Lengths,
        element: &Schema,
        each: impl FnMut(&mut W, &T) -> Result<(), WriteError>,
    ) -> Result<(), WriteError> {
        let known = elements_of(element);
        list::write(stream, elements.len(), elements.iter(), lengths, known, each)
    }

    /// What is known of the elements of a set, or of the entries of a map.
    const fn ordered(key: &Schema, value: Option<&Schema>) -> Elements {
        match value {
            Some(value) => entries_of(key, value),
            None => elements_of(key),
        }
    }

    /// The elements of a set, or the entries of a map, each of which `follows` the one before it.
    pub fn read_ascending<R: Reader, T>(
        stream: &mut R,
        max: usize,
        (key, value): (&Schema, Option<&Schema>),
        follows: impl Fn(&T, &T) -> bool,
        each: impl FnMut(&mut R) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        ascending::read(stream, max, ordered(key, value), follows, each)
    }

    /// The elements of a set, or the entries of a map, which are in order.
    pub fn write_ascending<W: Writer, T>(
        stream: &mut W,
        elements: &[T],
        max: usize,
        (key, value): (&Schema, Option<&Schema>),
        each: impl FnMut(&mut W, &T) -> Result<(), WriteError>,
    ) -> Result<(), WriteError> {
        list::write(stream, elements.len(), elements.iter(), max, ordered(key, value), each)
    }
}
