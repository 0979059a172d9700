//! postcard: whole bytes over serde, integers of variable length.

use std::hint::black_box;

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

/// The same, read into a value that is kept, with serde's in-place functions.
#[derive(Default)]
pub struct PostcardInto<T> {
    kept: T,
}

impl<M: Message> Codec<M> for PostcardInto<M::Plain>
where
    M::Plain: Serialize + DeserializeOwned + Clone + Default,
{
    const NAME: &'static str = "postcard into";
    type Value = M::Plain;

    fn value(message: &M) -> M::Plain {
        message.to_plain()
    }

    fn message(value: M::Plain) -> M {
        M::from_plain(value)
    }

    fn encode<'a>(&'a mut self, value: &M::Plain, buffer: &'a mut [u8]) -> &'a [u8] {
        postcard::to_slice(value, buffer).expect("postcard refused a value")
    }

    fn decode(&mut self, packet: &[u8]) -> M::Plain {
        Codec::<M>::receive(self, packet);
        self.kept.clone()
    }

    #[inline]
    fn receive(&mut self, packet: &[u8]) {
        let mut packet = postcard::Deserializer::from_bytes(packet);
        serde::Deserialize::deserialize_in_place(&mut packet, &mut self.kept)
            .expect("postcard refused its own packet");
        black_box(&self.kept);
    }
}
