//! wincode: whole bytes of fixed length, written straight into place.
//!
//! The messages ask it for the shortest lengths and enum tags that it offers, one or two bytes
//! instead of eight and four.

use wincode::config::DefaultConfig;
use wincode::{SchemaRead, SchemaWrite};

use crate::contest::Codec;
use crate::messages::Message;

/// Its derive with the default configuration.
#[derive(Default)]
pub struct Wincode;

impl<M: Message> Codec<M> for Wincode
where
    M::Plain: SchemaWrite<DefaultConfig, Src = M::Plain>
        + for<'de> SchemaRead<'de, DefaultConfig, Dst = M::Plain>,
{
    const NAME: &'static str = "wincode";
    type Value = M::Plain;

    fn value(message: &M) -> M::Plain {
        message.to_plain()
    }

    fn message(value: M::Plain) -> M {
        M::from_plain(value)
    }

    #[inline]
    fn encode<'a>(&'a mut self, value: &M::Plain, buffer: &'a mut [u8]) -> &'a [u8] {
        let room = buffer.len();
        let mut rest = &mut *buffer;
        wincode::serialize_into(&mut rest, value).expect("wincode refused a value");
        let length = room - rest.len();
        &buffer[..length]
    }

    #[inline]
    fn decode(&mut self, packet: &[u8]) -> M::Plain {
        wincode::deserialize(packet).expect("wincode refused its own packet")
    }
}
