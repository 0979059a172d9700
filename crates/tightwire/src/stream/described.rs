//! A value of another [`Wire`] type, in either direction of a stream.

use crate::error::{ReadError, WriteError};
use crate::flow::{Flow, Sink, Source, TwoWay};
use crate::shape::Name;
use crate::wire::Wire;

/// A value of another [`Wire`] type.
pub(super) struct Described<'a, T>(pub(super) &'a mut T);

impl<T: Wire> TwoWay for Described<'_, T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        self.0.__write_mut(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Source>(self, stream: &mut R) -> Result<(), ReadError> {
        self.0.read_into(stream)
    }
}

/// Returns whether values of this type can nest without bound, that is, whether it uses custom code and
/// owns memory.
const fn nests<T: Wire>() -> bool {
    core::mem::needs_drop::<T>() && T::SCHEMA.trusts_code()
}

/// Enters an object. With custom code, the packet determines how deep objects nest.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn enter_object<T: Wire, F: Flow>(stream: &mut F) -> Result<(), F::Error> {
    if const { nests::<T>() } {
        if let Err(fault) = stream.limits().enter_object() {
            return Err(stream.fail(fault, stream.at()));
        }
    }
    stream.enter(Name::Here);
    Ok(())
}

/// Leaves an object.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn leave_object<T: Wire, F: Flow>(stream: &mut F) {
    stream.leave();
    if const { nests::<T>() } {
        stream.limits().leave_object();
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::schema::Schema;
    use crate::stream::{Reader, Writer};

    struct Custom<T>(T);

    impl<T: Default> Wire for Custom<T> {
        const SCHEMA: Schema = Schema::opaque("Custom");

        fn write<W: Writer>(&self, _: &mut W) -> Result<(), WriteError> {
            Ok(())
        }

        fn read<R: Reader>(_: &mut R) -> Result<Self, ReadError> {
            Ok(Self(T::default()))
        }
    }

    #[test]
    fn only_custom_code_with_memory_of_its_own_nests() {
        assert!(nests::<Custom<Vec<u8>>>());
        assert!(!nests::<Custom<u8>>());
        assert!(!nests::<std::boxed::Box<u8>>());
        assert!(!nests::<u8>());
    }
}
