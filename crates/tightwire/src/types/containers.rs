//! Options, arrays, wrapper types, and types without data.

use core::marker::PhantomData;
use core::num::{Saturating, Wrapping};

use crate::codec::elements::{elements_of, read_array, read_over_array, write_array};
use crate::codec::{Plain, read_option, write_option};
use crate::compound::{list, option};
use crate::error::{ReadError, WriteError};
use crate::scalar::Present;
use crate::schema::{Known, Schema};
use crate::stream::{Reader, Writer};
use crate::wire::Wire;

impl<T: Wire> Wire for Option<T> {
    const SCHEMA: Schema = Schema::option(&T::SCHEMA);
    const __KNOWN: Known = T::__KNOWN.or(Known::Presence);
    const __HAS_BLANK: bool = true;
    const __IS_ORDERED: bool = T::__IS_ORDERED;
    const __CLONES: bool = T::__CLONES;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        write_option::<Plain, T, W>(self.as_ref(), stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __write_mut<W: Writer>(&mut self, stream: &mut W) -> Result<(), WriteError> {
        if const { T::__CLONES } {
            option::write_flag(stream, &Present, self.is_some())?;
            if let Some(value) = self {
                value.__write_mut(stream)?;
            }
            return stream.join();
        }
        self.write(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        read_option::<Plain, T, R>(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<Self> {
        Some(None)
    }
}

/// The maximum number of bits of an array whose lists are written and read as a whole.
const MAX_BULK_BITS: usize = 512;

impl<T: Wire, const N: usize> Wire for [T; N] {
    const SCHEMA: Schema = Schema::array(&T::SCHEMA, N);
    const __KNOWN: Known = T::__KNOWN.or(Known::Length);
    const __HAS_BLANK: bool = T::__HAS_BLANK;
    const __IS_ORDERED: bool = T::__IS_ORDERED;
    const __CLONES: bool = T::__CLONES;
    const __BULK_BITS: u32 = if N <= MAX_BULK_BITS && T::__BULK_BITS as usize * N <= MAX_BULK_BITS {
        T::__BULK_BITS * N as u32
    } else {
        0
    };

    fn __write_bulk<W: Writer>(elements: &[Self], stream: &mut W) -> bool {
        T::__write_bulk(elements.as_flattened(), stream)
    }

    fn __read_bulk<R: Reader>(elements: &mut [Self], stream: &mut R) -> bool {
        T::__read_bulk(elements.as_flattened_mut(), stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        write_array::<Plain, T, W, N>(self, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __write_mut<W: Writer>(&mut self, stream: &mut W) -> Result<(), WriteError> {
        if const { T::__CLONES } {
            let each = |stream: &mut W, value: &mut T| value.__write_mut(stream);
            let known = const { elements_of(&T::SCHEMA) };
            return list::in_order(stream, self.iter_mut(), known, each);
        }
        self.write(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        read_array::<Plain, T, R, N>(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
        read_over_array::<Plain, T, R, N>(self, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<Self> {
        T::__blank_array()
    }
}

/// Encodes a wrapper as the number inside.
macro_rules! wrapper {
    ($($wrapper:ident),*) => {$(
        impl<T: Wire> Wire for $wrapper<T> {
            const SCHEMA: Schema = T::SCHEMA;
            const __KNOWN: Known = T::__KNOWN;
            const __HAS_BLANK: bool = T::__HAS_BLANK;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                self.0.write(stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                T::read(stream).map(Self)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
                self.0.read_into(stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn __blank() -> Option<Self> {
                T::__blank().map(Self)
            }
        }
    )*};
}

wrapper!(Wrapping, Saturating);

/// Encodes types with only one value, which takes no bits.
macro_rules! nothing {
    ($(impl<$($generic:ident: ?$sized:ident)?> $type:ty = $value:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generic: ?$sized)?> Wire for $type {
            const SCHEMA: Schema = Schema::structure("", &[]);
            const __KNOWN: Known = Known::All;
            const __HAS_BLANK: bool = true;

            fn write<W: Writer>(&self, _stream: &mut W) -> Result<(), WriteError> {
                Ok(())
            }

            fn read<R: Reader>(_stream: &mut R) -> Result<Self, ReadError> {
                Ok($value)
            }

            fn __blank() -> Option<Self> {
                Some($value)
            }
        }
    )*};
}

nothing! {
    impl<> () = ();
    impl<T: ?Sized> PhantomData<T> = PhantomData;
}
