//! speedy: whole bytes of fixed length, copied.

use speedy::{LittleEndian, Readable, Writable};

use crate::contest::Codec;
use crate::messages::Message;

/// Its derive, with tags of one byte and its usual lengths of four.
#[derive(Default)]
pub struct Speedy;

impl<M: Message> Codec<M> for Speedy
where
    M::Plain: Writable<LittleEndian> + for<'a> Readable<'a, LittleEndian>,
{
    const NAME: &'static str = "speedy";
    type Value = M::Plain;

    fn value(message: &M) -> M::Plain {
        message.to_plain()
    }

    fn message(value: M::Plain) -> M {
        M::from_plain(value)
    }

    /// The length is asked for once more, because writing does not return it.
    #[inline]
    fn encode<'a>(&'a mut self, value: &M::Plain, buffer: &'a mut [u8]) -> &'a [u8] {
        let length = value.bytes_needed().expect("speedy refused a value");
        let packet = &mut buffer[..length];
        value.write_to_buffer_with_ctx(LittleEndian {}, packet).expect("speedy refused a value");
        packet
    }

    #[inline]
    fn decode(&mut self, packet: &[u8]) -> M::Plain {
        Readable::read_from_buffer_with_ctx(LittleEndian {}, packet)
            .expect("speedy refused its own packet")
    }
}
