//! One function for both directions, as a [`Wire`](crate::Wire) type.

/// Makes a type with a unified function a [`Wire`](crate::Wire) type.
///
/// The type has `fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S>`, and
/// it is `Clone + Default`: writing works on a copy, reading on a default. Calling `serialize`
/// on a value of your own copies nothing, and reading over it keeps what the function does not
/// touch, such as the objects of a scene that did not change.
///
/// A bound on its size makes `MAX_BYTES` known: `unified!(Shot, max_bits = 14)`.
///
/// ```
/// use tightwire::{Result, Stream};
///
/// #[derive(Clone, Default, Debug, PartialEq)]
/// struct Body {
///     height: f32,
///     speed: f32,
/// }
///
/// impl Body {
///     fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
///         stream.f32(&mut self.height)?;
///         let mut at_rest = S::IS_WRITING && self.speed == 0.0;
///         stream.bool(&mut at_rest)?;
///         if !at_rest {
///             stream.f32(&mut self.speed)?;
///         } else if S::IS_READING {
///             self.speed = 0.0;
///         }
///         Ok(())
///     }
/// }
/// tightwire::unified!(Body, max_bits = 65);
///
/// let mut buffer = [0; 16];
/// let body = Body { height: 1.5, speed: 0.0 };
/// let packet = tightwire::encode(&body, &mut buffer).unwrap();
/// assert_eq!(packet.len(), 5); // 32 bits and 1
/// assert_eq!(tightwire::decode(packet), Ok(body));
/// ```
#[macro_export]
macro_rules! unified {
    ($type:ty $(,)?) => {
        $crate::unified!(@ $type, ::core::option::Option::None);
    };
    ($type:ty, max_bits = $max_bits:expr $(,)?) => {
        $crate::unified!(@ $type, ::core::option::Option::Some($max_bits));
    };
    (@ $type:ty, $max_bits:expr) => {
        impl $crate::Wire for $type {
            const SCHEMA: $crate::Schema =
                $crate::Schema::Opaque { name: ::core::stringify!($type), max_bits: $max_bits };

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: $crate::Writer>(
                &self,
                stream: &mut W,
            ) -> ::core::result::Result<(), $crate::WriteError> {
                Self::serialize(&mut ::core::clone::Clone::clone(self), stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: $crate::Reader>(
                stream: &mut R,
            ) -> ::core::result::Result<Self, $crate::ReadError> {
                let mut value = <Self as ::core::default::Default>::default();
                Self::serialize(&mut value, stream)?;
                ::core::result::Result::Ok(value)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: $crate::Reader>(
                &mut self,
                stream: &mut R,
            ) -> ::core::result::Result<(), $crate::ReadError> {
                // A function need not touch every field on every way through it.
                *self = <Self as ::core::default::Default>::default();
                Self::serialize(self, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn __blank() -> ::core::option::Option<Self> {
                ::core::option::Option::Some(<Self as ::core::default::Default>::default())
            }
        }
    };
}
