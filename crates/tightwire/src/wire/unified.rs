//! One function for both directions, as a [`Wire`](crate::Wire) type.

#![allow(missing_docs)] // seen by generated code only

use crate::error::WriteError;
use crate::wire::Writer;

/// Makes a type with a unified function a [`Wire`](crate::Wire) type.
///
/// The type has `fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S>`, and
/// it is `Clone + Default`: writing works on a copy, reading on a default. Calling `serialize`
/// on a value of your own copies nothing, and reading over it keeps what the function does not
/// touch, such as the objects of a scene that did not change.
///
/// Nothing is copied by [`encode_mut`](crate::encode_mut) and by
/// [`Stream::object`](crate::Stream::object), which have a `&mut`. [`encode`](crate::encode),
/// [`measure`](crate::measure), [`Writer::write_object`](crate::Writer::write_object) and the code of
/// derived types around this one have a `&`, and clone the value once.
///
/// What the function does cannot be seen, so say what the protocol id should know of it:
///
/// - `max_bits = 65` bounds its size, and makes `MAX_BYTES` known; a value that takes more is refused
///   when it is written ([`MaxBits`](crate::WriteErrorKind::MaxBits));
/// - `version = 3` is counted up when its bytes change;
/// - `holds = [Body, Shot]` names the types that it hands to the stream, so that a change in one of
///   them changes the id.
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
/// tightwire::unified!(Body, version = 1, max_bits = 65);
///
/// let mut buffer = [0; 16];
/// let body = Body { height: 1.5, speed: 0.0 };
/// let packet = tightwire::encode(&body, &mut buffer).unwrap();
/// assert_eq!(packet.len(), 5); // 32 bits and 1
/// assert_eq!(tightwire::decode(packet), Ok(body));
/// ```
///
/// A generic type names its parameters first, in brackets, and holds what they stand for:
///
/// ```
/// use tightwire::{Result, Stream, Wire};
///
/// #[derive(Clone, Default)]
/// struct Stamped<T> {
///     tick: u16,
///     value: T,
/// }
///
/// impl<T: Wire> Stamped<T> {
///     fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
///         stream.u16(&mut self.tick)?;
///         stream.object(&mut self.value)
///     }
/// }
/// tightwire::unified!(impl[T: Wire + Clone + Default] Stamped<T>, holds = [T]);
///
/// let stamped = Stamped { tick: 513, value: true };
/// assert_eq!(tightwire::encode(&stamped, &mut [0; 3]).unwrap(), [1, 2, 1]);
/// assert_ne!(Stamped::<u8>::SCHEMA.hash(), Stamped::<bool>::SCHEMA.hash());
/// ```
#[macro_export]
macro_rules! unified {
    (impl[$($generics:tt)*] $type:ty $(, $($options:tt)*)?) => {
        impl<$($generics)*> $crate::Wire for $type {
            const SCHEMA: $crate::Schema = $crate::__unified_schema!(
                $crate::Schema::opaque(::core::stringify!($type)); $($($options)*)?
            );

            const __HAS_BLANK: bool = true;
            const __CLONES: bool = true;

            // The one call of the function, so that a mistake in it is reported once.
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn __serialize<S: $crate::Stream>(
                &mut self,
                stream: &mut S,
            ) -> $crate::Result<S> {
                Self::serialize(self, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: $crate::Writer>(
                &self,
                stream: &mut W,
            ) -> ::core::result::Result<(), $crate::WriteError> {
                $crate::__private::with_clone(self, stream, Self::__serialize)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn __write_mut<W: $crate::Writer>(
                &mut self,
                stream: &mut W,
            ) -> ::core::result::Result<(), $crate::WriteError> {
                Self::__serialize(self, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: $crate::Reader>(
                stream: &mut R,
            ) -> ::core::result::Result<Self, $crate::ReadError> {
                let mut value = <Self as ::core::default::Default>::default();
                Self::__serialize(&mut value, stream)?;
                ::core::result::Result::Ok(value)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read_into<R: $crate::Reader>(
                &mut self,
                stream: &mut R,
            ) -> ::core::result::Result<(), $crate::ReadError> {
                // A function need not touch every field on every way through it.
                $crate::__private::reset(self);
                Self::__serialize(self, stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn __blank() -> ::core::option::Option<Self> {
                ::core::option::Option::Some(<Self as ::core::default::Default>::default())
            }
        }
    };
    ($type:ident<T $($rest:tt)*) => {
        ::core::compile_error!(::core::concat!(
            "`unified!` has to know what `T` is: name the parameters first, as in `unified!(impl[T: Wire + Clone + Default] ",
            ::core::stringify!($type), "<T>, holds = [T])`"
        ));
    };
    ($type:ty $(, $($options:tt)*)?) => {
        $crate::unified!(impl[] $type $(, $($options)*)?);
    };
}

/// The schema of a unified type, option by option.
#[doc(hidden)]
#[macro_export]
macro_rules! __unified_schema {
    ($schema:expr;) => { $schema };
    ($schema:expr; max_bits = $bits:expr $(, $($rest:tt)*)?) => {
        $crate::__unified_schema!($schema.at_most($bits); $($($rest)*)?)
    };
    ($schema:expr; version = $version:expr $(, $($rest:tt)*)?) => {
        $crate::__unified_schema!($schema.version($version); $($($rest)*)?)
    };
    ($schema:expr; holds = [$($held:ty),* $(,)?] $(, $($rest:tt)*)?) => {
        $crate::__unified_schema!(
            $schema.holding(&[$( &<$held as $crate::Wire>::SCHEMA ),*]); $($($rest)*)?
        )
    };
    ($schema:expr; $other:ident $($rest:tt)*) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($other),
            "` is not an option of `unified!`: it takes `max_bits = 65`, `version = 3` and `holds = [Body]`"
        ))
    };
}

/// Lets a unified function write a copy of `value`. A large copy is not left on the stack while the
/// function runs: it may nest.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
pub fn with_clone<T: Clone, W: Writer>(
    value: &T,
    stream: &mut W,
    serialize: impl FnOnce(&mut T, &mut W) -> Result<(), WriteError>,
) -> Result<(), WriteError> {
    #[cfg(feature = "alloc")]
    if const { is_large::<T>() } {
        return serialize(&mut clone_apart(value), stream);
    }
    serialize(&mut value.clone(), stream)
}

/// Whether a value is kept off the stack.
const fn is_large<T>() -> bool {
    size_of::<T>() > 1024
}

/// A copy on the heap, made in a function whose frame is gone when the copy is used.
#[cfg(feature = "alloc")]
#[expect(clippy::unnecessary_box_returns, reason = "the point is where it is")]
#[inline(never)]
fn clone_apart<T: Clone>(value: &T) -> alloc::boxed::Box<T> {
    alloc::boxed::Box::new(value.clone())
}

/// Makes a value its default. No large one is left on the stack, for the same reason.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn reset<T: Default>(value: &mut T) {
    if const { is_large::<T>() } {
        return reset_apart(value);
    }
    *value = T::default();
}

#[inline(never)]
fn reset_apart<T: Default>(value: &mut T) {
    *value = T::default();
}
