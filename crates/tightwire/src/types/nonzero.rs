//! Integers that are never zero, such as the ids of entities: plain, and as fields with a range or a
//! width.

use core::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroIsize, NonZeroU8,
    NonZeroU16, NonZeroU32, NonZeroU64, NonZeroU128, NonZeroUsize,
};

use crate::codec::{Bits, By, Declares, Leaf, by_scalar};
use crate::error::{ReadError, WriteError};
use crate::scalar::{self, Int, NonZero, Scalar};
use crate::schema::{Hole, Known, Schema};
use crate::shape::Shape;
use crate::stream::{Reader, Writer};
use crate::types::numbers::scalar_type;
use crate::wire::Wire;

/// Implements the plain types. For unsigned types, the range excludes zero too.
macro_rules! nonzero_type {
    ($($type:ty as $int:ty, $min:expr;)*) => {
        scalar_type! {$(
            $type, Int::<$int>::new($min, <$int>::MAX).shape(),
            NonZero::<_, $type>::new(Int::<$int>::new($min, <$int>::MAX)), <$type>::MIN,
            Hole::Zero;
        )*}
    };
}

nonzero_type! {
    NonZeroU8 as u8, 1;
    NonZeroU16 as u16, 1;
    NonZeroU32 as u32, 1;
    NonZeroU64 as u64, 1;
    NonZeroU128 as u128, 1;
    NonZeroI8 as i8, i8::MIN;
    NonZeroI16 as i16, i16::MIN;
    NonZeroI32 as i32, i32::MIN;
    NonZeroI64 as i64, i64::MIN;
    NonZeroI128 as i128, i128::MIN;
}

/// Implements fields with a range of the inner integer.
macro_rules! nonzero_range {
    ($($type:ty as $int:ty),*) => {$(
        impl Leaf for $type {
            type Leaf = $int;
        }

        by_scalar!(
            $type,
            [P: Declares<FIELD, Scalar: Scalar<Value = $int>>, const FIELD: usize]
            By<P, FIELD>, P::SHAPE, NonZero::<_, $type>::new(P::SCALAR), |value| value, |read| read,
            <$type>::MIN, Hole::Zero
        );
    )*};
}

nonzero_range!(
    NonZeroI8 as i8,
    NonZeroI16 as i16,
    NonZeroI32 as i32,
    NonZeroI64 as i64,
    NonZeroIsize as isize,
    NonZeroI128 as i128,
    NonZeroU8 as u8,
    NonZeroU16 as u16,
    NonZeroU32 as u32,
    NonZeroU64 as u64,
    NonZeroUsize as usize,
    NonZeroU128 as u128
);

/// Implements fields with a number of bits.
macro_rules! nonzero_bits {
    ($($type:ty as $int:ty),*) => {$(
        by_scalar!(
            $type, [const BITS: u32] Bits<BITS>, Shape::Bits { bits: BITS },
            NonZero::<_, $type>::new(scalar::Bits::<$int>::new(BITS)), |value| value, |read| read,
            <$type>::MIN, Hole::Zero
        );
    )*};
}

nonzero_bits!(
    NonZeroU8 as u8,
    NonZeroU16 as u16,
    NonZeroU32 as u32,
    NonZeroU64 as u64,
    NonZeroUsize as usize,
    NonZeroU128 as u128
);
