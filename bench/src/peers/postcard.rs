//! postcard: whole bytes over serde, integers of variable length.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::contest::Codec;
use crate::messages::Message;

/// Its slice functions with serde's derive.
#[derive(Default)]
pub struct Postcard;

impl<M: Message> Codec<M> for Postcard
where
    M::Plain: Serialize + DeserializeOwned,
{
    const NAME: &'static str = "postcard";
    type Value = M::Plain;

    fn value(message: &M) -> M::Plain {
        message.to_plain()
    }

    fn message(value: M::Plain) -> M {
        M::from_plain(value)
    }

    #[inline]
    fn encode<'a>(&'a mut self, value: &M::Plain, buffer: &'a mut [u8]) -> &'a [u8] {
        postcard::to_slice(value, buffer).expect("postcard refused a value")
    }

    #[inline]
    fn decode(&mut self, packet: &[u8]) -> M::Plain {
        postcard::from_bytes(packet).expect("postcard refused its own packet")
    }
}
