//! Codecs: how the value of a field is written and read, as its attributes say.

mod blocks;
#[cfg(feature = "alloc")]
mod by_code;
pub(crate) mod diagnose;
pub(crate) mod elements;
pub(crate) mod flags;
pub(crate) mod lanes;
mod lifted;
#[cfg(feature = "_lists")]
pub(crate) mod list_kinds;
#[cfg(feature = "_lists")]
mod lists;
#[cfg(feature = "alloc")]
pub(crate) mod maps;
pub(crate) mod quantized;
#[cfg(feature = "alloc")]
mod sequences;
mod values;
mod whole;

pub(crate) use lifted::{known_bits, read_option, write_option};
pub use values::{
    Bits, By, Bytes, Codec, Custom, Declares, DefaultBit, Leaf, Len, Lift, Plain, Wide, With,
};
pub(crate) use values::{by_scalar, is_exact};

use core::marker::PhantomData;

use crate::error::WriteError;
use crate::flow::{Described, Sink, WriteTask};
use crate::schema::Schema;

/// Writes a value with its codec.
pub(crate) struct Written<'v, C, T>(pub(crate) &'v T, pub(crate) PhantomData<C>);

impl<C: Codec<T>, T> WriteTask for Written<'_, C, T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        C::write(self.0, stream)
    }
}

impl<C: Codec<T>, T> Described for Written<'_, C, T> {
    const SCHEMA: Schema = C::SCHEMA;
}
