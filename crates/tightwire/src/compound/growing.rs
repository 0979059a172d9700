//! Lists of ascending numbers: the first one separately, each following one relative to the one before
//! it.

use crate::compound::list::{self, Elements, ReadElement, VisitElement};
use crate::compound::relative::relative;
use crate::compound::{Lengths, List};
use crate::error::Fault;
use crate::flow::Flow;
use crate::scalar::Integer;
use crate::shape::Name;

/// A number contains no list, and the first one may take no bits.
const NUMBERS: Elements = Elements { fewest_bits: 0, nests: false };

/// Writes or reads one number after the other.
struct Growing<T, C> {
    previous: Option<T>,
    first: C,
}

impl<F: Flow, T: Integer, C: FnMut(&mut F, &mut T) -> Result<(), F::Error>> VisitElement<F, T>
    for Growing<T, C>
{
    fn visit(&mut self, stream: &mut F, mut element: T) -> Result<(), F::Error> {
        self.read_into(stream, &mut element)
    }
}

impl<F: Flow, T: Integer, C: FnMut(&mut F, &mut T) -> Result<(), F::Error>> ReadElement<F, T>
    for Growing<T, C>
{
    const READS_OVER: bool = false;
    const HAS_BLANK: bool = true;

    fn blank(&self) -> Option<T> {
        Some(T::default())
    }

    fn read_into(&mut self, stream: &mut F, element: &mut T) -> Result<(), F::Error> {
        match self.previous {
            Some(previous) => relative(stream, element, previous)?,
            None => (self.first)(stream, element)?,
        }
        self.previous = Some(*element);
        Ok(())
    }

    fn read(&mut self, stream: &mut F) -> Result<T, F::Error> {
        // There is always a blank, so this is never called.
        Err(stream.fail(Fault::Declaration, stream.at()))
    }
}

/// Writes or reads a list whose first element uses a function.
#[track_caller]
pub(crate) fn growing<F: Flow, T: Integer, L: List<T>>(
    stream: &mut F,
    list: &mut L,
    lengths: Lengths,
    first: impl FnMut(&mut F, &mut T) -> Result<(), F::Error>,
) -> Result<(), F::Error> {
    stream.enter(Name::Here);
    if F::WRITES {
        write(stream, list.elements(), lengths, first)?;
    } else {
        read(stream, list, lengths, first)?;
    }
    stream.leave();
    Ok(())
}

/// Writes a list.
pub(crate) fn write<F: Flow, T: Integer>(
    stream: &mut F,
    elements: &[T],
    lengths: Lengths,
    first: impl FnMut(&mut F, &mut T) -> Result<(), F::Error>,
) -> Result<(), F::Error> {
    let each = Growing { previous: None, first };
    list::write(stream, elements.len(), elements.iter().copied(), lengths, NUMBERS, each)
}

/// Reads over a list.
pub(crate) fn read<F: Flow, T: Integer, L: List<T>>(
    stream: &mut F,
    list: &mut L,
    lengths: Lengths,
    first: impl FnMut(&mut F, &mut T) -> Result<(), F::Error>,
) -> Result<(), F::Error> {
    list::read(stream, list, lengths, NUMBERS, Growing { previous: None, first })
}
