//! Types of the language that travel as they are.

use core::marker::PhantomData;
use core::num::Wrapping;

use crate::error::{Fault, ReadError, WriteError};
use crate::stream::{Name, Note, Number, Reader, Writer};
use crate::wire::Wire;
use crate::wire::field::{Plain, blank_number};
use crate::wire::lift::{read_array, read_elements, write_elements};
use crate::wire::schema::{Field, Schema};

macro_rules! scalar {
    ($($type:ty, $schema:expr, |$write:ident, $value:ident| $put:expr, |$read:ident| $take:expr;)*) => {$(
        impl Wire for $type {
            const SCHEMA: Schema = $schema;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(&self, $write: &mut W) -> Result<(), WriteError> {
                let $value = *self;
                $put
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>($read: &mut R) -> Result<Self, ReadError> {
                $take
            }

            blank_number!($type);
        }
    )*};
}

scalar! {
    bool, Schema::Bool, |stream, value| stream.write_bool(value), |stream| stream.read_bool();
    f32, Schema::F32, |stream, value| stream.write_f32(value), |stream| stream.read_f32();
    f64, Schema::F64, |stream, value| stream.write_f64(value), |stream| stream.read_f64();
    u8, Schema::Bits { bits: 8 }, |stream, value| stream.write_u8(value), |stream| stream.read_u8();
    u16, Schema::Bits { bits: 16 }, |stream, value| stream.write_u16(value), |stream| stream.read_u16();
    u32, Schema::Bits { bits: 32 }, |stream, value| stream.write_u32(value), |stream| stream.read_u32();
    u64, Schema::Bits { bits: 64 }, |stream, value| stream.write_u64(value), |stream| stream.read_u64();
    u128, Schema::Bits { bits: 128 }, |stream, value| stream.write_u128(value), |stream| stream.read_u128();
    i8, full_range(i8::MIN as i128, i8::MAX as i128), |stream, value| stream.write_int(value, i8::MIN..=i8::MAX), |stream| stream.read_int(i8::MIN..=i8::MAX);
    i16, full_range(i16::MIN as i128, i16::MAX as i128), |stream, value| stream.write_int(value, i16::MIN..=i16::MAX), |stream| stream.read_int(i16::MIN..=i16::MAX);
    i32, full_range(i32::MIN as i128, i32::MAX as i128), |stream, value| stream.write_int(value, i32::MIN..=i32::MAX), |stream| stream.read_int(i32::MIN..=i32::MAX);
    i64, full_range(i64::MIN as i128, i64::MAX as i128), |stream, value| stream.write_int(value, i64::MIN..=i64::MAX), |stream| stream.read_int(i64::MIN..=i64::MAX);
    i128, full_range(i128::MIN, i128::MAX), |stream, value| stream.write_int(value, i128::MIN..=i128::MAX), |stream| stream.read_int(i128::MIN..=i128::MAX);
}

/// The schema of a signed integer at its full width.
const fn full_range(min: i128, max: i128) -> Schema {
    Schema::Int { min: Number::Signed(min), max: Number::Signed(max) }
}

/// The largest `char`.
const LAST_CHAR: u32 = char::MAX as u32;

impl Wire for char {
    const SCHEMA: Schema =
        Schema::Int { min: Number::Unsigned(0), max: Number::Unsigned(LAST_CHAR as u128) };

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.write_int(u32::from(*self), 0..=LAST_CHAR)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let start = stream.position();
        let code = stream.read_int(0..=LAST_CHAR)?;
        char::from_u32(code).ok_or_else(|| stream.fail(Fault::Text, start))
    }
}

impl<T: Wire> Wire for Option<T> {
    const SCHEMA: Schema = Schema::Option { of: &T::SCHEMA };

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        crate::codec::list::flag(stream, &mut self.is_some(), Note::Option)?;
        match self {
            Some(value) => value.write(stream),
            None => Ok(()),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let mut value = None;
        let mut flag = false;
        crate::codec::list::flag(stream, &mut flag, Note::Option)?;
        if flag {
            T::__read_slot(&mut value, stream)?;
        }
        Ok(value)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<Self> {
        Some(None)
    }
}

impl<T: Wire, const N: usize> Wire for [T; N] {
    const SCHEMA: Schema = Schema::Array { of: &T::SCHEMA, count: N };

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        write_elements::<Plain, T, W>(self, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let mut slot = None;
        Self::__read_slot(&mut slot, stream)?;
        slot.ok_or_else(|| stream.fail(Fault::Declaration, stream.position()))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_into<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
        read_elements::<Plain, T, R>(self, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __read_slot<R: Reader>(slot: &mut Option<Self>, stream: &mut R) -> Result<(), ReadError> {
        read_array::<Plain, T, R, N>(slot, stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __blank() -> Option<Self> {
        T::__blank_array()
    }
}

/// As the number inside.
impl<T: Wire> Wire for Wrapping<T> {
    const SCHEMA: Schema = T::SCHEMA;

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

impl<T: ?Sized> Wire for PhantomData<T> {
    const SCHEMA: Schema = Schema::Struct { name: "", fields: &[] };

    fn write<W: Writer>(&self, _stream: &mut W) -> Result<(), WriteError> {
        Ok(())
    }

    fn read<R: Reader>(_stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self)
    }

    fn __blank() -> Option<Self> {
        Some(Self)
    }
}

impl Wire for () {
    const SCHEMA: Schema = Schema::Struct { name: "", fields: &[] };

    fn write<W: Writer>(&self, _stream: &mut W) -> Result<(), WriteError> {
        Ok(())
    }

    fn read<R: Reader>(_stream: &mut R) -> Result<Self, ReadError> {
        Ok(())
    }

    fn __blank() -> Option<Self> {
        Some(())
    }
}

macro_rules! tuple {
    ($($type:ident $name:literal $index:tt),*) => {
        impl<$($type: Wire),*> Wire for ($($type,)*) {
            const SCHEMA: Schema = Schema::Struct {
                name: "",
                fields: &[$( Field::new($name, &$type::SCHEMA) ),*],
            };

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                $(
                    stream.enter(Name::Field($name));
                    self.$index.write(stream)?;
                    stream.leave();
                )*
                Ok(())
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                Ok(($({
                    stream.enter(Name::Field($name));
                    let value = $type::read(stream)?;
                    stream.leave();
                    value
                },)*))
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
                $(
                    stream.enter(Name::Field($name));
                    self.$index.read_into(stream)?;
                    stream.leave();
                )*
                Ok(())
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn __blank() -> Option<Self> {
                Some(($($type::__blank()?,)*))
            }
        }
    };
}

tuple!(A "0" 0);
tuple!(A "0" 0, B "1" 1);
tuple!(A "0" 0, B "1" 1, C "2" 2);
tuple!(A "0" 0, B "1" 1, C "2" 2, D "3" 3);
tuple!(A "0" 0, B "1" 1, C "2" 2, D "3" 3, E "4" 4);
tuple!(A "0" 0, B "1" 1, C "2" 2, D "3" 3, E "4" 4, F "5" 5);
tuple!(A "0" 0, B "1" 1, C "2" 2, D "3" 3, E "4" 4, F "5" 5, G "6" 6);
tuple!(A "0" 0, B "1" 1, C "2" 2, D "3" 3, E "4" 4, F "5" 5, G "6" 6, H "7" 7);
tuple!(A "0" 0, B "1" 1, C "2" 2, D "3" 3, E "4" 4, F "5" 5, G "6" 6, H "7" 7, I "8" 8);
tuple!(A "0" 0, B "1" 1, C "2" 2, D "3" 3, E "4" 4, F "5" 5, G "6" 6, H "7" 7, I "8" 8, J "9" 9);
tuple!(A "0" 0, B "1" 1, C "2" 2, D "3" 3, E "4" 4, F "5" 5, G "6" 6, H "7" 7, I "8" 8, J "9" 9, K "10" 10);
tuple!(A "0" 0, B "1" 1, C "2" 2, D "3" 3, E "4" 4, F "5" 5, G "6" 6, H "7" 7, I "8" 8, J "9" 9, K "10" 10, L "11" 11);
