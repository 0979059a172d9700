//! Elements of arrays and lists, each encoded with a codec.

use core::marker::PhantomData;

use crate::codec::Written;
use crate::codec::{Codec, blocks, whole};
use crate::compound::list::{self, Elements, ReadElement, VisitElement};
use crate::error::{ReadError, WriteError};
use crate::flow::{Sink, Source};
use crate::inline::fits_the_stack;
use crate::schema::Schema;
use crate::stream::{Reader, Writer};
use crate::wire::all;

/// Returns the facts about elements with this schema.
pub(crate) const fn elements_of(schema: &Schema) -> Elements {
    // Only a type without a size bound can contain itself.
    Elements { fewest_bits: schema.min_bits(), nests: schema.max_bits().is_none() }
}

/// Writes and reads elements with a codec. An element that contains a list becomes a separate function,
/// so that nesting does not multiply code.
#[derive(Debug)]
pub(crate) struct ByCodec<C>(PhantomData<C>);

impl<C> ByCodec<C> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<'e, W: Sink, T, C: Codec<T>> VisitElement<W, &'e T> for ByCodec<C> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn visit(&mut self, stream: &mut W, element: &'e T) -> Result<(), WriteError> {
        if const { C::SCHEMA.holds_list() } {
            return write_element_outlined::<C, T, W>(element, stream);
        }
        stream.element(Written::<C, T>(element, PhantomData))
    }
}

impl<'e, R: Source, T, C: Codec<T>> VisitElement<R, &'e mut T> for ByCodec<C> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn visit(&mut self, stream: &mut R, element: &'e mut T) -> Result<(), ReadError> {
        ReadElement::<R, T>::read_into(self, stream, element)
    }
}

impl<R: Source, T, C: Codec<T>> ReadElement<R, T> for ByCodec<C> {
    const READS_OVER: bool = true;
    const HAS_BLANK: bool = C::HAS_BLANK;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn blank(&self) -> Option<T> {
        const { fits_the_stack::<T>() };
        C::blank()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into(&mut self, stream: &mut R, element: &mut T) -> Result<(), ReadError> {
        if const { C::SCHEMA.holds_list() } {
            return read_element_outlined::<C, T, R>(element, stream);
        }
        C::read_into(element, stream)
    }

    fn read(&mut self, stream: &mut R) -> Result<T, ReadError> {
        const { fits_the_stack::<T>() };
        C::read(stream)
    }
}

/// Returns whether four elements of an array are written at once, which is faster if they are a word.
const fn are_fours<C: Codec<T>, T>() -> bool {
    C::LANE_BITS > 0 && size_of::<[T; 4]>() == size_of::<u64>()
}

/// Writes an array, each element with `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write_array<C: Codec<T>, T, W: Writer, const N: usize>(
    array: &[T; N],
    stream: &mut W,
) -> Result<(), WriteError> {
    if const { blocks::are_used::<C, T>(N, W::GATHERS) } {
        return blocks::write::<C, T, W>(array, stream);
    }
    let mut rest = array.as_slice();
    if const { whole::is_used::<C, T>(N, W::GATHERS) } {
        let done = whole::write::<C, T, W>(array, stream);
        rest = rest.get(done..).unwrap_or_default();
    }
    while let Some((four, after)) = rest.split_first_chunk() {
        if const { !(W::JOINS && are_fours::<C, T>()) } {
            break;
        }
        match C::four(four) {
            Ok(mut four) => stream.raw(&mut four, 4 * const { C::LANE_BITS })?,
            Err((index, fault)) => {
                let at = stream.at() + index * C::LANE_BITS as usize;
                return Err(stream.fail(fault, at));
            }
        }
        rest = after;
    }
    list::in_order(stream, rest.iter(), const { elements_of(&C::SCHEMA) }, ByCodec::<C>::NEW)
}

/// Reads over an array, each element with `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read_over_array<C: Codec<T>, T, R: Reader, const N: usize>(
    array: &mut [T; N],
    stream: &mut R,
) -> Result<(), ReadError> {
    if const { blocks::are_used::<C, T>(N, R::GATHERS) } {
        return blocks::read_over::<C, T, R>(array, stream);
    }
    list::in_order(stream, array.iter_mut(), const { elements_of(&C::SCHEMA) }, ByCodec::<C>::NEW)
}

/// Reads an array, each element with `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read_array<C: Codec<T>, T, R: Reader, const N: usize>(
    stream: &mut R,
) -> Result<[T; N], ReadError> {
    if const { C::HAS_BLANK } {
        if let Some(mut array) = C::blank_array::<N>() {
            read_over_array::<C, T, R, N>(&mut array, stream)?;
            return Ok(array);
        }
    }
    let mut slots = [const { None }; N];
    let known = const { elements_of(&C::SCHEMA) };
    list::in_order(stream, slots.iter_mut(), known, |stream: &mut R, slot: &mut Option<T>| {
        *slot = Some(C::read(stream)?);
        Ok(())
    })?;
    match all(slots) {
        Some(array) => Ok(array),
        // This never happens, because every slot was filled.
        None => Err(stream.fail(crate::error::Fault::Declaration, stream.at())),
    }
}

#[inline(never)]
fn write_element_outlined<C: Codec<T>, T, W: Writer>(
    element: &T,
    stream: &mut W,
) -> Result<(), WriteError> {
    stream.part(Written::<C, T>(element, PhantomData))
}

#[inline(never)]
fn read_element_outlined<C: Codec<T>, T, R: Reader>(
    element: &mut T,
    stream: &mut R,
) -> Result<(), ReadError> {
    C::read_into(element, stream)
}
