//! A value that is described elsewhere, in whichever direction a stream goes.

use crate::error::{ReadError, WriteError};
use crate::stream::{Sink, Source, TwoWay};
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
