//! Tuples. They are encoded like structs with numbered fields.

use crate::codec::Plain;
use crate::error::{ReadError, WriteError};
use crate::fields::{ReadFields, WriteFields};
use crate::schema::{Field, Known, Schema};
use crate::stream::{Reader, Writer};
use crate::wire::Wire;

/// Returns the value of a call, or leaves the block with its error, as in derived code.
macro_rules! step {
    ($block:lifetime, $call:expr) => {
        match $call {
            Ok(value) => value,
            Err(error) => break $block error,
        }
    };
}

macro_rules! tuple {
    ($($type:ident $name:literal $index:tt),*) => {
        #[diagnostic::do_not_recommend]
        impl<$($type: Wire),*> Wire for ($($type,)*) {
            const SCHEMA: Schema = Schema::structure(
                "",
                &[$( Field::new($name, &$type::SCHEMA).known($type::__KNOWN) ),*],
            );
            const __KNOWN: Known = Known::all_if($( $type::__KNOWN.is_all() )&&*);
            const __HAS_BLANK: bool = $( $type::__HAS_BLANK )&&*;
            const __IS_ORDERED: bool = $( $type::__IS_ORDERED )&&*;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                let mut fields = WriteFields::new(stream);
                $( fields.field::<Plain, $type>($name, &self.$index)?; )*
                fields.finish()
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                let mut fields = ReadFields::<Self, 0, R>::new(stream);
                let refusal = 'wire: {
                    let value = ($(step!('wire, fields.field::<$index, Plain, $type>($name)),)*);
                    step!('wire, fields.finish());
                    return Ok(value);
                };
                Err(fields.refuse(refusal))
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
                let mut fields = ReadFields::<Self, 0, R>::new(stream);
                let refusal = 'wire: {
                    $( step!('wire, fields.update::<$index, Plain, $type>($name, &mut self.$index)); )*
                    step!('wire, fields.finish());
                    return Ok(());
                };
                Err(fields.refuse(refusal))
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
