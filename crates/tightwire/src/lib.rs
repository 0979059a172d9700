//! Describe a packet once.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod bits;
mod codec;
mod error;
pub mod math;
mod stream;
pub mod subset;
mod wire;

pub use bits::{BitReader, BitWriter, Mark};
pub use codec::check::CHECKS_ENABLED;
pub use codec::{Integer, Text, Unsigned};
pub use error::{ReadError, ReadErrorKind, WriteError, WriteErrorKind};
pub use math::SceneStream;
pub use stream::{MeasureStream, Number, ReadStream, Reader, Result, Stream, WriteStream, Writer};
#[doc(hidden)]
pub use stream::{Name, Note, Value};
pub use subset::SubsetStream;
#[doc(hidden)]
pub use wire::__private;
pub use wire::{Field, Schema, Variant, Wire, decode, decode_into, encode, measure};
