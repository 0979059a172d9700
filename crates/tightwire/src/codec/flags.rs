//! Sets of flags from the crate `bitflags`, as [`Wire`](crate::Wire) types.

#![allow(missing_docs)] // used only by generated code

use crate::error::{Fault, ReadError, WriteError};
use crate::scalar::Flags;
use crate::schema::Schema;
use crate::stream::{Reader, Writer};

/// Implements [`Wire`](crate::Wire) for a set of flags, with one bit per flag.
///
/// It works for types made by `bitflags!` version 2, and for all others with the same functions: `all`,
/// `bits` and `from_bits`, the first two in `const`. There can be up to 64 flags. They do not have to
/// be adjacent, and the bits between them are not sent. Writing a value with a bit that is not a flag
/// fails, and no packet can contain one. The order of the flags' bits is part of the format and their
/// names are not, so add new flags above the existing ones. Traces show a set as a number with one bit
/// per flag.
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
            #[allow(unused_imports)]
            // it is unused if the type has these functions, as it should
            use $crate::__private::NoFlags as _;
            // A type that is not a set of flags is reported only here.
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

/// Provides the functions of a set of flags for types that lack them, in order to report the mistake.
/// Functions of the type itself take precedence.
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

/// A bound that no type satisfies, which reports the mistake.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a set of flags",
    label = "has no `all`, `bits` and `from_bits`",
    note = "`flags!` is for types made by `bitflags!`; for your own struct or enum, derive `Wire`"
)]
pub trait SetOfFlags {
    const NONE: Self;
}

/// Returns the flags as bits, without those that come only from the sign extension of a smaller type.
#[cfg_attr(not(debug_assertions), inline(always))]
pub const fn flag_mask<T>(bits: u128) -> u128 {
    match 8 * size_of::<T>() {
        size @ 0..128 => bits & ((1 << size) - 1),
        _ => bits,
    }
}

#[expect(clippy::missing_panics_doc, reason = "seen by generated code only, in constants")]
pub const fn schema_of_flags(mask: u128) -> Schema {
    assert!(mask.count_ones() <= u64::BITS, "a flag set can have at most 64 flags");
    Schema::value(Flags::new(mask).shape())
}

#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
pub fn write_flags<W: Writer>(stream: &mut W, mask: u128, bits: u128) -> Result<(), WriteError> {
    stream.put_scalar(&Flags::new(mask), &bits)
}

#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
pub fn read_flags<R: Reader>(stream: &mut R, mask: u128) -> Result<u128, ReadError> {
    stream.take_scalar(&Flags::new(mask))
}

/// Returns the set of flags, which exists for every code.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
pub fn some_flags<T, R: Reader>(stream: &mut R, flags: Option<T>) -> Result<T, ReadError> {
    match flags {
        Some(flags) => Ok(flags),
        None => Err(stream.fail(Fault::Declaration, stream.at())),
    }
}
