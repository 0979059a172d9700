//! Numbers, `bool` and `char`, at their full width.

use crate::compound::{Appended, List};
use crate::error::{ReadError, WriteError};
use crate::scalar::{Bits, Bool, Char, F32, F64, Int};
use crate::schema::{Hole, Known, Schema};
use crate::shape::Shape;
use crate::stream::{Reader, Writer};
use crate::wire::Wire;

/// Implements types that are a single scalar.
macro_rules! scalar_type {
    ($($type:ty, $shape:expr, $scalar:expr, $blank:expr $(, $hole:expr)? $(=> { $($bulk:item)* })?;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Wire for $type {
            const SCHEMA: Schema = Schema::value($shape)$(.without($hole))?;
            const __KNOWN: Known = Known::All;
            const __HAS_BLANK: bool = true;
            const __IS_ORDERED: bool = true;
            $($($bulk)*)?

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                stream.put_scalar(&$scalar, self)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                stream.take_scalar(&$scalar)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
                stream.take_into(&$scalar, self)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn __blank() -> Option<Self> {
                Some($blank)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn __blank_array<const N: usize>() -> Option<[Self; N]> {
                Some([$blank; N])
            }
        }
    )*};
}
pub(super) use scalar_type;

/// Implements a type whose values are all words of a size, and all words are values.
macro_rules! word_type {
    ($(
        $type:ty, $shape:expr, $scalar:expr, $blank:expr, $word:ty,
        |$value:ident| $to:expr, |$read:ident| $from:expr;
    )*) => {
        scalar_type! {$(
            $type, $shape, $scalar, $blank => {
                const __BULK_BITS: u32 = <$word>::BITS;

                fn __write_bulk<W: Writer>(elements: &[Self], stream: &mut W) -> bool {
                    stream.put_words::<$word, Self>(elements, |&$value| $to)
                }

                fn __read_bulk<R: Reader>(elements: &mut [Self], stream: &mut R) -> bool {
                    stream.take_words::<$word, Self>(elements, |element, $read| *element = $from)
                }

                fn __append_bulk<R: Reader>(
                    list: &mut impl List<Self>,
                    count: usize,
                    stream: &mut R,
                ) -> bool {
                    stream.append_words::<$word>(count, Appended(list, |$read: $word| $from))
                }
            };
        )*}
    };
}

macro_rules! integer_type {
    ($($unsigned:ty, $signed:ty;)*) => {
        word_type! {$(
            $unsigned, Shape::Bits { bits: <$unsigned>::BITS }, Bits::<$unsigned>::new(<$unsigned>::BITS), 0,
            $unsigned, |value| value, |word| word;
        )*}
        signed_type! {$( $unsigned, $signed; )*}
    };
}

macro_rules! signed_type {
    ($($unsigned:ty, $signed:ty;)*) => {
        word_type! {$(
            // The code is the distance from the minimum.
            $signed, Int::new(<$signed>::MIN, <$signed>::MAX).shape(), Int::new(<$signed>::MIN, <$signed>::MAX), 0,
            $unsigned, |value| value.wrapping_sub(<$signed>::MIN) as $unsigned,
            |word| (word as $signed).wrapping_add(<$signed>::MIN);
        )*}
    };
}

signed_type! {
    u8, i8;
}

integer_type! {
    u16, i16;
    u32, i32;
    u64, i64;
}

word_type! {
    f32, Shape::F32, F32, 0.0, u32, |value| value.to_bits(), |word| Self::from_bits(word);
    f64, Shape::F64, F64, 0.0, u64, |value| value.to_bits(), |word| Self::from_bits(word);
}

scalar_type! {
    u8, Shape::Bits { bits: u8::BITS }, Bits::<u8>::new(u8::BITS), 0 => {
        const __BULK_BITS: u32 = u8::BITS;

        fn __write_bulk<W: Writer>(elements: &[Self], stream: &mut W) -> bool {
            stream.put_unaligned(elements)
        }

        fn __read_bulk<R: Reader>(elements: &mut [Self], stream: &mut R) -> bool {
            stream.take_unaligned(elements)
        }

        fn __append_bulk<R: Reader>(
            list: &mut impl List<Self>,
            count: usize,
            stream: &mut R,
        ) -> bool {
            if !stream.has_bits(count.saturating_mul(8)) {
                return false;
            }
            let old = list.elements().len();
            // Clearing memory first takes less time than a shift for every byte.
            for _ in 0..count / 64 {
                list.append_all([0; 64]);
            }
            list.append_each(core::iter::repeat_n(0, count % 64));
            let added = list.elements_mut().get_mut(old..).unwrap_or_default();
            added.len() == count && stream.take_unaligned(added)
        }
    };
    u128, Shape::Bits { bits: u128::BITS }, Bits::<u128>::new(u128::BITS), 0;
    i128, Int::new(i128::MIN, i128::MAX).shape(), Int::new(i128::MIN, i128::MAX), 0;
    char, Char::SHAPE, Char, '\0', Hole::Surrogates;
    bool, Shape::Bool, Bool, false => {
        const __BULK_BITS: u32 = 1;

        fn __write_bulk<W: Writer>(elements: &[Self], stream: &mut W) -> bool {
            if !stream.has_room(elements.len()) {
                return false;
            }
            let mut chunks = elements.chunks_exact(64);
            for flags in &mut chunks {
                if let Some(flags) = flags.first_chunk() {
                    if stream.raw(&mut packed(flags), 64).is_err() {
                        return false;
                    }
                }
            }
            let rest = chunks.remainder();
            let mut flags = [false; 64];
            for (flag, element) in flags.iter_mut().zip(rest) {
                *flag = *element;
            }
            stream.raw(&mut packed(&flags), rest.len() as u32).is_ok()
        }

        fn __read_bulk<R: Reader>(elements: &mut [Self], stream: &mut R) -> bool {
            if !stream.has_bits(elements.len()) {
                return false;
            }
            let mut chunks = elements.chunks_exact_mut(64);
            for flags in &mut chunks {
                let mut bits = 0;
                if stream.raw(&mut bits, 64).is_err() {
                    return false;
                }
                unpack(bits, flags);
            }
            let rest = chunks.into_remainder();
            let mut bits = 0;
            if stream.raw(&mut bits, rest.len() as u32).is_err() {
                return false;
            }
            for (place, flag) in rest.iter_mut().enumerate() {
                *flag = bits >> place & 1 == 1;
            }
            true
        }

        fn __append_bulk<R: Reader>(
            list: &mut impl List<Self>,
            count: usize,
            stream: &mut R,
        ) -> bool {
            if !stream.has_bits(count) {
                return false;
            }
            for _ in 0..count / 64 {
                let (mut bits, mut flags) = (0, [false; 64]);
                if stream.raw(&mut bits, 64).is_err() {
                    return false;
                }
                unpack(bits, &mut flags);
                if !list.append_all(flags) {
                    return false;
                }
            }
            let (rest, mut bits) = (count % 64, 0);
            if stream.raw(&mut bits, rest as u32).is_err() {
                return false;
            }
            list.append_each((0..rest).map(|place| bits >> place & 1 == 1));
            true
        }
    };
}

/// Returns 64 flags as bits, the first one lowest.
#[cfg_attr(not(debug_assertions), inline(always))]
fn packed(flags: &[bool; 64]) -> u64 {
    let mut bits = 0;
    for (place, eight) in flags.chunks_exact(8).enumerate() {
        let Some(eight) = eight.first_chunk::<8>() else { break };
        let bytes = u64::from_le_bytes(eight.map(u8::from));
        // The product has the lowest bits of the eight bytes next to each other at its top.
        bits |= (bytes.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * place);
    }
    bits
}

/// Replaces flags by the bits of a word, eight at a time.
#[cfg_attr(not(debug_assertions), inline(always))]
fn unpack(bits: u64, flags: &mut [bool]) {
    for (place, eight) in flags.chunks_exact_mut(8).enumerate() {
        eight.copy_from_slice(&unpacked((bits >> (8 * place)) as u8));
    }
}

/// Returns the bits of a byte as flags.
#[cfg_attr(not(debug_assertions), inline(always))]
fn unpacked(byte: u8) -> [bool; 8] {
    // Each byte of a word gets a copy, keeps a different bit of it, and carries that to its top.
    let each = u64::from(byte).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    let tops = (each.wrapping_add(0x0040_6070_787c_7e7f) >> 7) & 0x0101_0101_0101_0101;
    tops.to_le_bytes().map(|byte| byte != 0)
}
