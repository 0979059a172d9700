//! bincode 2: whole bytes, integers of variable or of fixed length.

use bincode::config::{self, Configuration, Fixint, LittleEndian};

use crate::contest::Codec;
use crate::messages::Message;

/// Its derive with the standard configuration: small integers take fewer bytes.
#[derive(Default)]
pub struct Bincode;

/// Its derive with integers of fixed length: more bytes, less work.
#[derive(Default)]
pub struct BincodeFixed;

const STANDARD: Configuration = config::standard();
const FIXED: Configuration<LittleEndian, Fixint> = STANDARD.with_fixed_int_encoding();

macro_rules! codec {
    ($peer:ident, $name:literal, $config:ident) => {
        impl<M: Message> Codec<M> for $peer
        where
            M::Plain: bincode::Encode + bincode::Decode<()>,
        {
            const NAME: &'static str = $name;
            type Value = M::Plain;

            fn value(message: &M) -> M::Plain {
                message.to_plain()
            }

            fn message(value: M::Plain) -> M {
                M::from_plain(value)
            }

            #[inline]
            fn encode<'a>(&'a mut self, value: &M::Plain, buffer: &'a mut [u8]) -> &'a [u8] {
                let length = bincode::encode_into_slice(value, buffer, $config)
                    .expect("bincode refused a value");
                &buffer[..length]
            }

            #[inline]
            fn decode(&mut self, packet: &[u8]) -> M::Plain {
                bincode::decode_from_slice(packet, $config)
                    .expect("bincode refused its own packet")
                    .0
            }
        }
    };
}

codec!(Bincode, "bincode", STANDARD);
codec!(BincodeFixed, "bincode fixed", FIXED);
