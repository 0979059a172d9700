//! Numbers, `bool` and `char`, at their full width.

use crate::error::{ReadError, WriteError};
use crate::scalar::{Bits, Bool, Char, F32, F64, Int};
use crate::schema::{Hole, Known, Schema};
use crate::shape::Shape;
use crate::wire::{Reader, Wire, Writer};

/// Implements types that are a single scalar.
macro_rules! scalar_type {
    ($($type:ty, $shape:expr, $scalar:expr, $blank:expr $(, $hole:expr)?;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Wire for $type {
            const SCHEMA: Schema = Schema::value($shape)$(.without($hole))?;
            const __KNOWN: Known = Known::All;
            const __HAS_BLANK: bool = true;
            const __IS_ORDERED: bool = true;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                stream.put(&$scalar, self)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                stream.take(&$scalar)
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

macro_rules! integer_type {
    ($($unsigned:ty, $signed:ty;)*) => {
        scalar_type! {$(
            $unsigned, Shape::Bits { bits: <$unsigned>::BITS }, Bits::<$unsigned>::new(<$unsigned>::BITS), 0;
            $signed, Int::new(<$signed>::MIN, <$signed>::MAX).shape(), Int::new(<$signed>::MIN, <$signed>::MAX), 0;
        )*}
    };
}

integer_type! {
    u8, i8;
    u16, i16;
    u32, i32;
    u64, i64;
    u128, i128;
}

scalar_type! {
    bool, Shape::Bool, Bool, false;
    f32, Shape::F32, F32, 0.0;
    f64, Shape::F64, F64, 0.0;
    char, Char::SHAPE, Char, '\0', Hole::Surrogates;
}
