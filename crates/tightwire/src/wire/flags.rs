//! Sets of flags of the crate `bitflags`, as [`Wire`](crate::Wire) types.

#![allow(missing_docs)] // seen by generated code only

use crate::error::{Fault, ReadError, WriteError};
use crate::scalar::Flags;
use crate::schema::Schema;
use crate::wire::{Reader, Writer};

/// Makes a set of flags a [`Wire`](crate::Wire) type, which takes one bit per flag.
///
/// For types that `bitflags!` makes, of version 2, and for all others with the same functions: `all`,
/// `bits` and `from_bits`, the first two in `const`. There may be up to 64 flags, and they need not be
/// neighbours: the bits between them are not sent. A value with a bit that is no flag is refused
/// when it is written, and there is no packet for one. The order of the flags' bits is part of the
/// format, their names are not: append new ones above the others. In traces a set is a number of as
/// many bits as it has flags.
///
/// ```
/// bitflags::bitflags! {
///     #[derive(Clone, Copy, Debug, PartialEq)]
///     struct Buttons: u32 {
///         const JUMP = 1;
///         const FIRE = 1 << 1;
///         const RELOAD = 1 << 8;
///     }
/// }
/// tightwire::flags!(Buttons);
///
/// let mut buffer = [0; 1];
/// let packet = tightwire::encode(&(Buttons::JUMP | Buttons::RELOAD), &mut buffer)?;
/// assert_eq!(packet, [0b101]); // 3 bits
/// assert_eq!(tightwire::decode::<Buttons>(packet).unwrap(), Buttons::JUMP | Buttons::RELOAD);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[macro_export]
macro_rules! flags {
    ($type:ty) => {
        const _: () = {
            #[allow(unused_imports)] // where the type has the functions itself, as it should
            use $crate::__private::NoFlags as _;
            // The one place that reports a type that is no set of flags.
            const MASK: u128 = {
                let all = <$type>::all();
                $crate::__private::flag_mask::<$type>(all.bits() as u128)
            };
            impl $crate::Wire for $type {
                const SCHEMA: $crate::Schema = $crate::__private::schema_of_flags(MASK);

                const __KNOWN: $crate::__private::Known = $crate::__private::Known::All;
                const __HAS_BLANK: bool = true;

                #[cfg_attr(not(debug_assertions), inline(always))]
                fn write<W: $crate::Writer>(
                    &self,
                    stream: &mut W,
                ) -> ::core::result::Result<(), $crate::WriteError> {
                    $crate::__private::write_flags(
                        stream,
                        MASK,
                        $crate::__private::flag_mask::<$type>(self.bits() as u128),
                    )
                }

                #[cfg_attr(not(debug_assertions), inline(always))]
                fn read<R: $crate::Reader>(
                    stream: &mut R,
                ) -> ::core::result::Result<Self, $crate::ReadError> {
                    let bits = $crate::__private::read_flags(stream, MASK)?;
                    $crate::__private::some_flags(stream, <$type>::from_bits(bits as _))
                }

                #[cfg_attr(not(debug_assertions), inline(always))]
                fn __blank() -> ::core::option::Option<Self> {
                    <$type>::from_bits(0)
                }
            }
        };
    };
}

/// Stands in where a type lacks the functions of a set of flags, to say so. Functions of the type
/// itself come first.
pub trait NoFlags: Sized {
    fn all() -> Self
    where
        Self: SetOfFlags,
    {
        Self::NONE
    }
    fn bits(&self) -> u8 {
        0
    }
    fn from_bits(_: u8) -> Option<Self> {
        None
    }
}

impl<T> NoFlags for T {}

/// What nothing is: the bound that reports it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a set of flags",
    label = "has no `all`, `bits` and `from_bits`",
    note = "`flags!` is for types that `bitflags!` makes: derive `Wire` for a struct or enum of your own"
)]
pub trait SetOfFlags {
    const NONE: Self;
}

/// The flags as their bits, without those that only the sign of a smaller type made.
#[cfg_attr(not(debug_assertions), inline(always))]
pub const fn flag_mask<T>(bits: u128) -> u128 {
    match 8 * size_of::<T>() {
        size @ 0..128 => bits & ((1 << size) - 1),
        _ => bits,
    }
}

#[expect(clippy::missing_panics_doc, reason = "seen by generated code only, in constants")]
pub const fn schema_of_flags(mask: u128) -> Schema {
    assert!(mask.count_ones() <= u64::BITS, "a set of flags has at most 64 of them");
    Schema::value(Flags::new(mask).shape())
}

#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
pub fn write_flags<W: Writer>(stream: &mut W, mask: u128, bits: u128) -> Result<(), WriteError> {
    stream.put(&Flags::new(mask), &bits)
}

#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
pub fn read_flags<R: Reader>(stream: &mut R, mask: u128) -> Result<u128, ReadError> {
    stream.take(&Flags::new(mask))
}

/// The set of flags, which there is for every code.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
pub fn some_flags<T, R: Reader>(stream: &mut R, flags: Option<T>) -> Result<T, ReadError> {
    match flags {
        Some(flags) => Ok(flags),
        None => Err(stream.fail(Fault::Declaration, stream.at())),
    }
}
