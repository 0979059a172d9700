//! A bridge to serde, for any encodable type as a fixed number of bytes.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Error as _, Serialize, SerializeTuple, Serializer};

use crate::api::{decode_prefix, encode_to_vec};
use crate::wire::Wire;

/// A value that serde sees as its packet: a tuple of [`T::MAX_BYTES`](Wire::MAX_BYTES) bytes, padded
/// with zeros.
///
/// Use it with libraries that accept only serde types, such as for the input of a rollback session or
/// the message of a framework. In formats that store tuples without a length, such as postcard and
/// bincode, it takes exactly those bytes. The number is constant because some of these libraries
/// require that. If a type is often much shorter than its bound, it is better to send its packet as
/// bytes.
///
/// Deserializing fails if the bytes do not match the description, or if trailing bytes are not zero.
///
/// ```
/// # #[cfg(feature = "derive")] {
/// use tightwire::{Packed, Wire};
///
/// #[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
/// struct Input {
///     #[wire(range = -100..=100)]
///     throttle: i8,
///     jump: bool,
/// }
///
/// let input = Packed(Input { throttle: 0, jump: true });
/// let json = serde_json::to_string(&input)?;
/// assert_eq!(json, "[100,1]"); // 8 bits and 1
/// assert_eq!(serde_json::from_str::<Packed<Input>>(&json)?, input);
/// assert!(serde_json::from_str::<Packed<Input>>("[201,1]").is_err());
/// # }
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// If a value is rounded, the other side gets a different value. If both sides compute with it, as in a
/// rollback session, the sender should use [`as_received`](crate::as_received) first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Packed<T>(pub T);

impl<T> From<T> for Packed<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: Wire> Serialize for Packed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let packet = encode_to_vec(&self.0).map_err(S::Error::custom)?;
        let mut tuple = serializer.serialize_tuple(T::MAX_BYTES)?;
        let bytes = packet.iter().chain(core::iter::repeat(&0));
        for byte in bytes.take(T::MAX_BYTES) {
            tuple.serialize_element(byte)?;
        }
        tuple.end()
    }
}

impl<'de, T: Wire> Deserialize<'de> for Packed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(T::MAX_BYTES, Bytes(PhantomData))
    }
}

/// Collects the bytes of a packet.
struct Bytes<T>(PhantomData<T>);

impl<'de, T: Wire> Visitor<'de> for Bytes<T> {
    type Value = Packed<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", T::MAX_BYTES)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut packet = Vec::new();
        while packet.len() < T::MAX_BYTES {
            match seq.next_element::<u8>()? {
                Some(byte) => packet.push(byte),
                None => return Err(A::Error::invalid_length(packet.len(), &self)),
            }
        }
        let (value, used) = decode_prefix::<T>(&packet).map_err(A::Error::custom)?;
        if packet.iter().skip(used).any(|&byte| byte != 0) {
            return Err(A::Error::custom("trailing bytes after the last value"));
        }
        Ok(Packed(value))
    }
}
