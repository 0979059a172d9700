//! The acknowledgement that a receiver sends to its link.

use tightwire::scalar::{U8, U32};
use tightwire::{Field, ReadError, Reader, Schema, Wire, WriteError, Writer};

/// A client's report on the packets it has accepted. It is a `Wire` type, so that a game's messages
/// can contain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ack {
    /// The generation of the link that sent these packets.
    pub generation: u8,
    /// The newest packet that was accepted. 0 if none can be accepted, because the client has lost
    /// the packets they build on.
    pub newest: u32,
    /// Bit `i`: the packet `i + 1` before it was accepted as well.
    pub older: u32,
}

impl Wire for Ack {
    const SCHEMA: Schema = Schema::structure(
        "Ack",
        &[
            Field::new("generation", &u8::SCHEMA),
            Field::new("newest", &u32::SCHEMA),
            Field::new("older", &u32::SCHEMA),
        ],
    );

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.label("generation").put(U8, self.generation)?;
        stream.label("newest").put(U32, self.newest)?;
        stream.label("older").put(U32, self.older)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self {
            generation: stream.label("generation").take(U8)?,
            newest: stream.label("newest").take(U32)?,
            older: stream.label("older").take(U32)?,
        })
    }
}
