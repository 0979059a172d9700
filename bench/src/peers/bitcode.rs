//! bitcode: columns, packed by what the values of a packet have in common.

use crate::contest::Codec;
use crate::messages::Message;

/// Its derive, with the buffer that it offers for repeated use.
#[derive(Default)]
pub struct Bitcode {
    writer: bitcode::Buffer,
    reader: bitcode::Buffer,
}

impl<M: Message> Codec<M> for Bitcode
where
    M::Plain: bitcode::Encode + bitcode::DecodeOwned,
{
    const NAME: &'static str = "bitcode";
    type Value = M::Plain;

    fn value(message: &M) -> M::Plain {
        message.to_plain()
    }

    fn message(value: M::Plain) -> M {
        M::from_plain(value)
    }

    #[inline]
    fn encode<'a>(&'a mut self, value: &M::Plain, _: &'a mut [u8]) -> &'a [u8] {
        self.writer.encode(value)
    }

    #[inline]
    fn decode(&mut self, packet: &[u8]) -> M::Plain {
        self.reader.decode(packet).expect("bitcode refused its own packet")
    }
}
