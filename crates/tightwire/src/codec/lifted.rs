//! Codecs of numbers applied to options and arrays.

use core::marker::PhantomData;

use crate::codec::elements::{read_array, read_over_array, write_array};
use crate::codec::{Codec, Lift, Written};
use crate::compound::option;
use crate::error::{ReadError, WriteError};
use crate::flow::Runs;
use crate::layout::fixed_width;
use crate::scalar::Present;
use crate::schema::{Known, Schema};
use crate::stream::{Reader, Writer};

/// Returns the number of bits after a flag, if it is constant.
pub(crate) const fn known_bits(schema: &Schema) -> u32 {
    match fixed_width(schema) {
        Some(bits) => bits,
        None => 0,
    }
}

/// Writes an optional value with codec `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write_option<C: Codec<T>, T, W: Writer>(
    value: Option<&T>,
    stream: &mut W,
) -> Result<(), WriteError> {
    option::write_flag(stream, &Present, value.is_some())?;
    stream.some(value.is_some());
    if let Some(value) = value {
        stream.part(Written::<C, T>(value, PhantomData))?;
    }
    stream.join()
}

/// Reads an optional value with codec `C`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read_option<C: Codec<T>, T, R: Reader>(
    stream: &mut R,
) -> Result<Option<T>, ReadError> {
    let bits = const { known_bits(&C::SCHEMA) };
    if option::read_flag(stream, &Present, true, bits)? {
        let value = C::read(stream)?;
        Runs::join(stream);
        return Ok(Some(value));
    }
    Runs::join(stream);
    Ok(None)
}

impl<T, C: Codec<T> + Lift> Codec<Option<T>> for C {
    const SCHEMA: Schema = Schema::option(&<C as Codec<T>>::SCHEMA);
    const KNOWN: Known = <C as Codec<T>>::KNOWN.or(Known::Presence);
    const HAS_BLANK: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &Option<T>, stream: &mut W) -> Result<(), WriteError> {
        write_option::<C, T, W>(value.as_ref(), stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<Option<T>, ReadError> {
        read_option::<C, T, R>(stream)
    }

    fn blank() -> Option<Option<T>> {
        Some(None)
    }
}

impl<T, C: Codec<T> + Lift, const N: usize> Codec<[T; N]> for C {
    const SCHEMA: Schema = Schema::array(&<C as Codec<T>>::SCHEMA, N);
    const KNOWN: Known = <C as Codec<T>>::KNOWN.or(Known::Length);
    const HAS_BLANK: bool = <C as Codec<T>>::HAS_BLANK;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(value: &[T; N], stream: &mut W) -> Result<(), WriteError> {
        write_array::<C, T, W, N>(value, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<[T; N], ReadError> {
        read_array::<C, T, R, N>(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(value: &mut [T; N], stream: &mut R) -> Result<(), ReadError> {
        read_over_array::<C, T, R, N>(value, stream)
    }

    fn blank() -> Option<[T; N]> {
        <C as Codec<T>>::blank_array()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bits_after_a_flag_are_known_if_they_are_constant() {
        const U7: Schema = Schema::bits(7);
        assert_eq!(known_bits(&U7), 7);
        assert_eq!(known_bits(&Schema::option(&U7)), 0);
    }
}
