//! Integers that are never zero, such as the ids of entities: by themselves, and as fields with a
//! range or a width.

use core::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroIsize, NonZeroU8,
    NonZeroU16, NonZeroU32, NonZeroU64, NonZeroU128, NonZeroUsize,
};

use crate::codec::nonzero::{read_bits, read_int};
use crate::error::{ReadError, WriteError};
use crate::stream::{Number, Reader, Writer};
use crate::wire::field::{Bits, Bounds, Codec, Int, Leaf, blank_number};
use crate::wire::{Schema, Wire};

/// Types that travel by themselves. Those without a sign have no zero in their range either.
macro_rules! nonzero_type {
    ($kind:ident as $wide:ty: $($type:ty as $int:ty, $min:expr;)*) => {$(
        impl Wire for $type {
            const SCHEMA: Schema = Schema::Int {
                min: Number::$kind($min as $wide),
                max: Number::$kind(<$int>::MAX as $wide),
            };

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                stream.write_int(self.get(), $min..=<$int>::MAX)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                read_int(stream, $min..=<$int>::MAX, Self::new)
            }

            blank_number!($type, <$type>::MIN);
        }
    )*};
}

nonzero_type! { Unsigned as u128:
    NonZeroU8 as u8, 1;
    NonZeroU16 as u16, 1;
    NonZeroU32 as u32, 1;
    NonZeroU64 as u64, 1;
    NonZeroU128 as u128, 1;
}
nonzero_type! { Signed as i128:
    NonZeroI8 as i8, i8::MIN;
    NonZeroI16 as i16, i16::MIN;
    NonZeroI32 as i32, i32::MIN;
    NonZeroI64 as i64, i64::MIN;
    NonZeroI128 as i128, i128::MIN;
}

/// Fields with a range, which is one of the integer inside.
macro_rules! nonzero_int {
    ($kind:ident as $wide:ty: $($type:ty as $int:ty),*) => {$(
        impl Leaf for $type {
            type Leaf = $int;
        }

        impl<P: Bounds<FIELD, Int = $int>, const FIELD: usize> Codec<$type> for Int<P, FIELD> {
            const SCHEMA: Schema = Schema::Int {
                min: Number::$kind(P::MIN as $wide),
                max: Number::$kind(P::MAX as $wide),
            };

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(value: &$type, stream: &mut W) -> Result<(), WriteError> {
                stream.write_int(value.get(), P::MIN..=P::MAX)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(slot: &mut Option<$type>, stream: &mut R) -> Result<(), ReadError> {
                *slot = Some(read_int(stream, P::MIN..=P::MAX, <$type>::new)?);
                Ok(())
            }

            blank_number!($type, <$type>::MIN);
        }
    )*};
}

nonzero_int!(Signed as i128: NonZeroI8 as i8, NonZeroI16 as i16, NonZeroI32 as i32, NonZeroI64 as i64, NonZeroIsize as isize, NonZeroI128 as i128);
nonzero_int!(Unsigned as u128: NonZeroU8 as u8, NonZeroU16 as u16, NonZeroU32 as u32, NonZeroU64 as u64, NonZeroUsize as usize, NonZeroU128 as u128);

/// Fields of so many bits.
macro_rules! nonzero_bits {
    ($($type:ty),*) => {$(
        impl<const BITS: u32> Codec<$type> for Bits<BITS> {
            const SCHEMA: Schema = Schema::Bits { bits: BITS };

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(value: &$type, stream: &mut W) -> Result<(), WriteError> {
                stream.write_bits(value.get(), BITS)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(slot: &mut Option<$type>, stream: &mut R) -> Result<(), ReadError> {
                *slot = Some(read_bits(stream, BITS, <$type>::new)?);
                Ok(())
            }

            blank_number!($type, <$type>::MIN);
        }
    )*};
}

nonzero_bits!(NonZeroU8, NonZeroU16, NonZeroU32, NonZeroU64, NonZeroUsize, NonZeroU128);
