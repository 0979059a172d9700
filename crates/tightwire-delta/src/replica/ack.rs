//! The acknowledgement that a receiver sends to its link.

use tightwire::scalar::{U8, U16, U32};
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
    /// Tells the receiver from others that had the link before. It follows from the first packet that
    /// the receiver accepted in this generation. 0 if the transport reports what arrived, as
    /// [`Link::last`](crate::Link::last) does.
    pub receiver: u16,
}

/// Returns the number of a receiver from that of the first packet it accepted: from 1 to 65,535, and then
/// from 1 again.
pub(super) fn receiver_of(first: u32) -> u16 {
    (first.wrapping_sub(1) % u32::from(u16::MAX)) as u16 + 1
}

impl Wire for Ack {
    const SCHEMA: Schema = Schema::structure(
        "Ack",
        &[
            Field::new("generation", &u8::SCHEMA),
            Field::new("newest", &u32::SCHEMA),
            Field::new("older", &u32::SCHEMA),
            Field::new("receiver", &u16::SCHEMA),
        ],
    );

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.label("generation").put(U8, self.generation)?;
        stream.label("newest").put(U32, self.newest)?;
        stream.label("older").put(U32, self.older)?;
        stream.label("receiver").put(U16, self.receiver)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self {
            generation: stream.label("generation").take(U8)?,
            newest: stream.label("newest").take(U32)?,
            older: stream.label("older").take(U32)?,
            receiver: stream.label("receiver").take(U16)?,
        })
    }
}
