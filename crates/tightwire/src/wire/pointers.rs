//! Values behind a pointer travel as what is inside.
//!
//! A type that may contain itself nests through one of these, so this is where depth is counted.

use alloc::boxed::Box;
use alloc::rc::Rc;
// Small processors cannot count owners across threads, and have no `Arc`.
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;

use crate::error::{ReadError, WriteError};
use crate::stream::{Reader, Writer};
use crate::wire::{Schema, Wire};

/// A pointer, and how to get at its value if nobody else looks at it. One that is shared stays what
/// it is, and the reader gets one of its own.
macro_rules! pointer {
    ($pointer:ident, $alone:path) => {
        impl<T: Wire> Wire for $pointer<T> {
            const SCHEMA: Schema = T::SCHEMA;

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                write_inside(self.as_ref(), stream)
            }

            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                read_inside(stream).map(Self::new)
            }

            fn read_into<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
                if let Some(value) = $alone(self) {
                    return read_into_inside(value, stream);
                }
                *self = Self::read(stream)?;
                Ok(())
            }
        }
    };
}

pointer!(Box, boxed);
pointer!(Rc, Rc::get_mut);
#[cfg(target_has_atomic = "ptr")]
pointer!(Arc, Arc::get_mut);

/// The value in a box, which nobody shares.
#[expect(clippy::unnecessary_wraps, reason = "as for pointers that are shared")]
fn boxed<T>(pointer: &mut Box<T>) -> Option<&mut T> {
    Some(pointer)
}

fn write_inside<T: Wire, W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
    stream.descend()?;
    value.write(stream)?;
    stream.ascend();
    Ok(())
}

fn read_inside<T: Wire, R: Reader>(stream: &mut R) -> Result<T, ReadError> {
    stream.descend()?;
    let value = T::read(stream)?;
    stream.ascend();
    Ok(value)
}

fn read_into_inside<T: Wire, R: Reader>(value: &mut T, stream: &mut R) -> Result<(), ReadError> {
    stream.descend()?;
    value.read_into(stream)?;
    stream.ascend();
    Ok(())
}
