//! Codecs lifted to options and arrays: written once, for every codec of a single value.

use crate::error::{Fault, ReadError, WriteError};
use crate::stream::{Name, Note, Reader, Writer};
use crate::wire::Schema;
use crate::wire::field::{Codec, Lift};
use crate::wire::run::Join;

impl<T, C: Codec<T> + Lift> Codec<Option<T>> for C {
    const SCHEMA: Schema = Schema::Option { of: &<C as Codec<T>>::SCHEMA };
    const JOIN: Join = Join::flag(&<C as Codec<T>>::SCHEMA);

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &Option<T>, stream: &mut W) -> Result<(), WriteError> {
        crate::codec::list::flag(stream, &mut value.is_some(), Note::Option)?;
        <C as Codec<Option<T>>>::write_behind_flag(value, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(slot: &mut Option<Option<T>>, stream: &mut R) -> Result<(), ReadError> {
        let mut flag = false;
        crate::codec::list::flag(stream, &mut flag, Note::Option)?;
        <C as Codec<Option<T>>>::read_behind_flag(flag, slot, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<Option<T>> {
        Some(None)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flag(value: &Option<T>) -> bool {
        value.is_some()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_behind_flag<W: Writer>(value: &Option<T>, stream: &mut W) -> Result<(), WriteError> {
        match value {
            Some(value) => <C as Codec<T>>::write(value, stream),
            None => Ok(()),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_behind_flag<R: Reader>(
        flag: bool,
        slot: &mut Option<Option<T>>,
        stream: &mut R,
    ) -> Result<(), ReadError> {
        // Over a blank, not into nothing: the optimizer then has no bytes to keep for a `None`.
        let mut inner = <C as Codec<T>>::__blank();
        if flag {
            <C as Codec<T>>::read(&mut inner, stream)?;
        }
        *slot = Some(inner.filter(|_| flag));
        Ok(())
    }
}

impl<T, C: Codec<T> + Lift, const N: usize> Codec<[T; N]> for C {
    const SCHEMA: Schema = Schema::Array { of: &<C as Codec<T>>::SCHEMA, count: N };

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &[T; N], stream: &mut W) -> Result<(), WriteError> {
        write_elements::<C, T, W>(value, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(slot: &mut Option<[T; N]>, stream: &mut R) -> Result<(), ReadError> {
        read_array::<C, T, R, N>(slot, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(value: &mut [T; N], stream: &mut R) -> Result<(), ReadError> {
        read_elements::<C, T, R>(value, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<[T; N]> {
        <C as Codec<T>>::__blank_array()
    }
}

/// Writes elements, each by `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write_elements<C: Codec<T>, T, W: Writer>(
    elements: &[T],
    stream: &mut W,
) -> Result<(), WriteError> {
    for (index, element) in elements.iter().enumerate() {
        stream.enter(Name::Index(index));
        C::write(element, stream)?;
        stream.leave();
    }
    Ok(())
}

/// Reads over elements that are there, each by `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read_elements<C: Codec<T>, T, R: Reader>(
    elements: &mut [T],
    stream: &mut R,
) -> Result<(), ReadError> {
    for (index, element) in elements.iter_mut().enumerate() {
        stream.enter(Name::Index(index));
        C::read_into(element, stream)?;
        stream.leave();
    }
    Ok(())
}

/// Reads an array, each element by `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read_array<C: Codec<T>, T, R: Reader, const N: usize>(
    slot: &mut Option<[T; N]>,
    stream: &mut R,
) -> Result<(), ReadError> {
    if let Some(blank) = C::__blank_array::<N>() {
        return read_elements::<C, T, R>(slot.insert(blank), stream);
    }
    let mut slots = [const { None }; N];
    for (index, slot) in slots.iter_mut().enumerate() {
        stream.enter(Name::Index(index));
        C::read(slot, stream)?;
        stream.leave();
    }
    if slots.iter().any(Option::is_none) {
        return Err(stream.fail(Fault::Declaration, stream.position()));
    }
    *slot = Some(slots.map(|slot| match slot {
        Some(element) => element,
        None => unreachable!("every slot was looked at"),
    }));
    Ok(())
}
