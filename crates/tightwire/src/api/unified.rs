//! The `unified!` macro, which implements [`Wire`](crate::Wire) with one function for both
//! directions.

#![allow(missing_docs)] // used only by generated code

use crate::error::WriteError;
use crate::stream::Writer;

/// Implements [`Wire`](crate::Wire) for a type that has a unified function.
///
/// The type must have `fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S>`
/// and be `Clone + Default`, because writing works on a clone and reading starts from the default.
/// If you call `serialize` on a value yourself, nothing is cloned, and reading leaves everything
/// that the function does not touch unchanged, such as the objects of a scene that did not change.
///
/// [`encode_mut`](crate::encode_mut) and [`Stream::object`](crate::Stream::object) have a `&mut`
/// and do not clone. [`encode`](crate::encode), [`measure`](crate::measure),
/// [`Writer::write_object`](crate::Writer::write_object) and the code of derived types that contain
/// this one have a `&`, and clone the value once.
///
/// The macro cannot inspect the function, so use these options to add facts about it to the
/// protocol id:
///
/// - `max_bits = 65` limits its size, which makes `MAX_BYTES` available. Writing a larger value
///   fails with [`MaxBits`](crate::WriteErrorKind::MaxBits).
/// - `version = 3` is a number that you increment whenever its bytes change.
/// - `holds = [Body, Shot]` lists the types that it passes to the stream, so that a change in one
///   of them changes the id.
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
/// A generic type lists its parameters first, in brackets, and includes them in `holds`:
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

            // The function is called only here, so that a mistake in it is reported once.
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
                // The function may leave some fields untouched.
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
            "`T` is not declared: name the parameters of `unified!` first, as in `unified!(impl[T: Wire + Clone + Default] ",
            ::core::stringify!($type), "<T>, holds = [T])`"
        ));
    };
    ($type:ty $(, $($options:tt)*)?) => {
        $crate::unified!(impl[] $type $(, $($options)*)?);
    };
}

/// Builds the schema of a unified type, one option at a time.
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

/// Calls a unified function that writes a clone of `value`. A large clone is not kept on the stack
/// while the function runs, because calls may nest.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
pub fn with_clone<T: Clone, W: Writer>(
    value: &T,
    stream: &mut W,
    serialize: impl FnOnce(&mut T, &mut W) -> Result<(), WriteError>,
) -> Result<(), WriteError> {
    #[cfg(feature = "alloc")]
    if const { is_large::<T>() } {
        return serialize(&mut clone_outlined(value), stream);
    }
    serialize(&mut value.clone(), stream)
}

/// Returns whether values of this type are kept off the stack.
const fn is_large<T>() -> bool {
    size_of::<T>() > 1024
}

/// Clones a value to the heap, in a function whose stack frame is gone when the clone is used.
#[cfg(feature = "alloc")]
#[expect(clippy::unnecessary_box_returns, reason = "the point is where it is")]
#[inline(never)]
fn clone_outlined<T: Clone>(value: &T) -> alloc::boxed::Box<T> {
    alloc::boxed::Box::new(value.clone())
}

/// Resets a value to its default. A large default is not kept on the stack, for the same reason.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn reset<T: Default>(value: &mut T) {
    if const { is_large::<T>() } {
        return reset_outlined(value);
    }
    *value = T::default();
}

#[inline(never)]
fn reset_outlined<T: Default>(value: &mut T) {
    *value = T::default();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_more_than_a_kibibyte_are_kept_off_the_stack() {
        assert!(!is_large::<[u8; 1024]>());
        assert!(is_large::<[u8; 1025]>());
    }
}
