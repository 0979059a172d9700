//! wincode: whole bytes of fixed length, written straight into place.
//!
//! It is asked for the shortest lengths and enum tags that it offers, one or two bytes instead of
//! eight and four.

use wincode::config::{self, Configuration, DEFAULT_PREALLOCATION_SIZE_LIMIT};
use wincode::int_encoding::{FixInt, LittleEndian};
use wincode::len::FixIntLen;
use wincode::{SchemaRead, SchemaWrite};

use crate::contest::Codec;
use crate::messages::Message;

/// Lengths of two bytes and tags of one, where a type does not say otherwise.
type Short =
    Configuration<true, DEFAULT_PREALLOCATION_SIZE_LIMIT, FixIntLen<u16>, LittleEndian, FixInt, u8>;

const SHORT: Short =
    Configuration::default().with_length_encoding::<FixIntLen<u16>>().with_tag_encoding::<u8>();

/// Its derive.
#[derive(Default)]
pub struct Wincode;

impl<M: Message> Codec<M> for Wincode
where
    M::Plain: SchemaWrite<Short, Src = M::Plain> + for<'de> SchemaRead<'de, Short, Dst = M::Plain>,
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
        config::serialize_into(&mut rest, value, SHORT).expect("wincode refused a value");
        let length = room - rest.len();
        &buffer[..length]
    }

    #[inline]
    fn decode(&mut self, packet: &[u8]) -> M::Plain {
        config::deserialize(packet, SHORT).expect("wincode refused its own packet")
    }
}
