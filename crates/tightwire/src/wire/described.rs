//! A value that is described elsewhere, in whichever direction a stream goes.

use crate::error::{ReadError, WriteError};
use crate::shape::Name;
use crate::stream::{Flow, Sink, Source, TwoWay};
use crate::wire::Wire;

/// A value that is described elsewhere.
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

/// Whether values of a type can hold each other without end: they are by code, and own memory.
const fn nests<T: Wire>() -> bool {
    core::mem::needs_drop::<T>() && T::SCHEMA.trusts_code()
}

/// Goes into an object. Code may nest as deep as a packet says.
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

/// Comes back from it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn leave_object<T: Wire, F: Flow>(stream: &mut F) {
    stream.leave();
    if const { nests::<T>() } {
        stream.limits().leave_object();
    }
}
