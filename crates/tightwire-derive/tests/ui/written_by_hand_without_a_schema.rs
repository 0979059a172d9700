//! A type written by hand says what the protocol id should know of it.

use tightwire::scalar::Int;
use tightwire::{ReadError, Reader, Wire, WriteError, Writer};

struct Heading(u16);

impl Wire for Heading {
    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Int::new(0, 359), self.0)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self(stream.take(Int::new(0, 359))?))
    }
}

fn main() {}
