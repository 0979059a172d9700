//! Lists and arrays: a counted or a fixed number of values.
//!
//! A count is checked against its bound. Memory is allocated for elements that exist, never based on
//! the count alone. An element without bits counts against the packet's
//! [`Limits`](crate::flow::Limits), in both directions.

use crate::compound::{Lengths, List};
use crate::error::Fault;
use crate::flow::{Flow, count_places};
use crate::shape::Name;

/// Facts about all elements of a list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Elements {
    /// The minimum number of bits of an element.
    pub(crate) fewest_bits: u64,
    /// True if an element can contain a list of its own type.
    pub(crate) nests: bool,
}

impl Elements {
    /// No facts are known.
    pub(crate) const UNKNOWN: Self = Self { fewest_bits: 0, nests: true };
}

/// Writes an element, with a codec or with a user's function.
///
/// This is a trait because closures do not inherit `inline(always)`.
pub(crate) trait VisitElement<F: Flow, E> {
    fn visit(&mut self, stream: &mut F, element: E) -> Result<(), F::Error>;
}

impl<F: Flow, E, C: FnMut(&mut F, E) -> Result<(), F::Error>> VisitElement<F, E> for C {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn visit(&mut self, stream: &mut F, element: E) -> Result<(), F::Error> {
        self(stream, element)
    }
}

/// Reads an element.
pub(crate) trait ReadElement<F: Flow, T> {
    /// Whether existing elements are read over. With a user's function that does not fill an element
    /// completely, the old content would remain.
    const READS_OVER: bool;

    /// True if [`blank`](Self::blank) returns an element.
    const HAS_BLANK: bool;

    /// Returns some element to read over, if one is cheap to create.
    fn blank(&self) -> Option<T>;

    /// Reads over an element.
    fn read_into(&mut self, stream: &mut F, element: &mut T) -> Result<(), F::Error>;

    /// Reads an element if there is no blank.
    fn read(&mut self, stream: &mut F) -> Result<T, F::Error>;
}

/// Reads elements with a user's function, each over a default.
pub(crate) struct OverDefault<C>(pub(crate) C);

impl<F: Flow, T: Default, C: FnMut(&mut F, &mut T) -> Result<(), F::Error>> ReadElement<F, T>
    for OverDefault<C>
{
    const READS_OVER: bool = false;
    const HAS_BLANK: bool = true;

    fn blank(&self) -> Option<T> {
        Some(T::default())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into(&mut self, stream: &mut F, element: &mut T) -> Result<(), F::Error> {
        (self.0)(stream, element)
    }

    fn read(&mut self, stream: &mut F) -> Result<T, F::Error> {
        // There is always a blank, so this is never called.
        Err(stream.fail(Fault::Declaration, stream.at()))
    }
}

/// Writes or reads a list with one function for both directions.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn list<F: Flow, T: Default, L: List<T>>(
    stream: &mut F,
    list: &mut L,
    lengths: Lengths,
    each: impl FnMut(&mut F, &mut T) -> Result<(), F::Error>,
) -> Result<(), F::Error> {
    stream.enter(Name::Here);
    if F::WRITES {
        let elements = list.elements_mut();
        write(stream, elements.len(), elements.iter_mut(), lengths, Elements::UNKNOWN, each)?;
    } else {
        read(stream, list, lengths, Elements::UNKNOWN, OverDefault(each))?;
    }
    stream.leave();
    Ok(())
}

/// Writes or reads an array with one function for both directions.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn array<F: Flow, T>(
    stream: &mut F,
    elements: &mut [T],
    each: impl FnMut(&mut F, &mut T) -> Result<(), F::Error>,
) -> Result<(), F::Error> {
    stream.enter(Name::Here);
    in_order(stream, elements.iter_mut(), Elements::UNKNOWN, each)?;
    stream.leave();
    Ok(())
}

/// Writes or reads one element after the other, without a count.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn in_order<F: Flow, E>(
    stream: &mut F,
    elements: impl Iterator<Item = E>,
    known: Elements,
    mut each: impl VisitElement<F, E>,
) -> Result<(), F::Error> {
    let may_be_free = known.fewest_bits == 0;
    let mut free = 0;
    let counter = stream.counter();
    for (index, element) in elements.enumerate() {
        stream.enter(Name::Index(index));
        stream.recount(counter);
        let start = if may_be_free { stream.at() } else { 0 };
        each.visit(stream, element)?;
        if may_be_free && stream.at() == start {
            free += 1;
        }
        stream.leave();
    }
    if free > 0 { count_places(stream, free) } else { Ok(()) }
}

/// Writes a list.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write<F: Flow, E>(
    stream: &mut F,
    mut count: usize,
    elements: impl Iterator<Item = E>,
    lengths: impl Into<Lengths>,
    known: Elements,
    each: impl VisitElement<F, E>,
) -> Result<(), F::Error> {
    stream.code(&lengths.into().count(), &mut count)?;
    stream.several(count);
    write_all(stream, elements, known, each)
}

/// Writes the elements of a list, after their count or without one.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write_all<F: Flow, E>(
    stream: &mut F,
    elements: impl Iterator<Item = E>,
    known: Elements,
    mut each: impl VisitElement<F, E>,
) -> Result<(), F::Error> {
    if known.nests {
        stream.descend()?;
    }
    let counter = stream.counter();
    for (index, element) in elements.enumerate() {
        stream.enter(Name::Index(index));
        stream.recount(counter);
        let start = stream.at();
        each.visit(stream, element)?;
        pay(stream, start, known)?;
        stream.leave();
    }
    if known.nests {
        stream.limits().ascend();
    }
    Ok(())
}

/// The maximum number of bytes of memory for elements that may not be in the packet.
const FIRST_BYTES: usize = 8 * 1024;

/// Reads over a list.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read<F: Flow, T, L: List<T>, E: ReadElement<F, T>>(
    stream: &mut F,
    list: &mut L,
    lengths: impl Into<Lengths>,
    known: Elements,
    each: E,
) -> Result<(), F::Error> {
    let start = stream.at();
    let mut length = 0;
    stream.code(&lengths.into().count(), &mut length)?;
    read_all(stream, list, length, start, known, each)
}

/// Reads `length` elements over those of a list. Errors about the number of elements are reported at
/// bit `start`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read_all<F: Flow, T, L: List<T>, E: ReadElement<F, T>>(
    stream: &mut F,
    list: &mut L,
    length: usize,
    start: usize,
    known: Elements,
    mut each: E,
) -> Result<(), F::Error> {
    if length > L::CAPACITY {
        return Err(stream.fail(Fault::TooLong, start));
    }
    let fewest = known.fewest_bits as usize;
    let has_all = fewest > 0 && stream.has_bits(length.saturating_mul(fewest));
    if !has_all {
        has_a_bit_each(stream, length, start)?;
    }
    if known.nests {
        stream.descend()?;
    }
    // If the count is too large for the packet, reading fails at the first missing element. The
    // elements before it are still read, because one of them may be invalid, each over the one before
    // it.
    let has_all = fewest == 0 || has_all;
    let batch = if has_all { length } else { 1 };
    list.shorten(if E::READS_OVER { batch } else { 0 });
    // Elements whose size is unknown may be missing, so a packet gets only a little memory for them
    // before they arrive.
    let room = if fewest > 0 { batch } else { batch.min(FIRST_BYTES / size_of::<T>().max(1)) };
    list.make_room(room.saturating_sub(list.elements().len()));
    let mut first = 0;
    while first < length {
        read_batch(stream, list, first, batch, known, &mut each)?;
        first += batch;
    }
    if !has_all {
        // This happens only if elements take fewer bits than they declare.
        return Err(stream.fail(Fault::Declaration, start));
    }
    if known.nests {
        stream.limits().ascend();
    }
    Ok(())
}

/// Rejects a count at `start` that is too large for the packet. Each element takes a bit, or is one of
/// the few that may take none.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn has_a_bit_each<F: Flow>(
    stream: &mut F,
    length: usize,
    start: usize,
) -> Result<(), F::Error> {
    let free = stream.limits().free_elements();
    if !stream.has_bits(length.saturating_sub(free)) {
        return Err(stream.fail(Fault::UnexpectedEnd, start));
    }
    Ok(())
}

/// Reads `count` elements over and after those of a list. The first one has the index `first` in the
/// packet.
#[cfg_attr(not(debug_assertions), inline(always))]
fn read_batch<F: Flow, T, L: List<T>, E: ReadElement<F, T>>(
    stream: &mut F,
    list: &mut L,
    first: usize,
    count: usize,
    known: Elements,
    each: &mut E,
) -> Result<(), F::Error> {
    let kept = list.elements().len();
    // This is not compiled for other element types, because a function that is called in one place is
    // inlined there.
    if const { E::READS_OVER } {
        for (index, element) in list.elements_mut().iter_mut().enumerate() {
            stream.enter(Name::Index(first + index));
            let start = stream.at();
            each.read_into(stream, element)?;
            pay(stream, start, known)?;
            stream.leave();
        }
    }
    for index in kept..count {
        stream.enter(Name::Index(first + index));
        let start = stream.at();
        if const { E::HAS_BLANK } {
            let Some(blank) = each.blank() else { continue };
            // The element is filled in its final place, which avoids a move.
            if !list.append(blank) {
                return Err(stream.fail(Fault::TooLong, start));
            }
            if let Some(element) = list.elements_mut().last_mut() {
                let done = each.read_into(stream, element);
                if let Err(error) = done.and_then(|()| pay(stream, start, known)) {
                    // An element that was not sent is removed again.
                    list.shorten(index);
                    return Err(error);
                }
            }
        } else {
            let element = each.read(stream)?;
            pay(stream, start, known)?;
            if !list.append(element) {
                return Err(stream.fail(Fault::TooLong, start));
            }
        }
        stream.leave();
    }
    Ok(())
}

/// Counts an element that took no bits since `start`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn pay<F: Flow>(stream: &mut F, start: usize, known: Elements) -> Result<(), F::Error> {
    if known.fewest_bits == 0 && stream.at() == start {
        if let Err(fault) = stream.limits().free_element() {
            return Err(stream.fail(fault, start));
        }
    }
    Ok(())
}
