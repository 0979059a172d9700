//! Values behind a pointer are encoded as what is inside.
//!
//! A type that may contain itself nests through one of these, so this is where depth is counted,
//! and where a value must not stay on the stack while what is inside of it is read.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
// Small processors cannot count owners across threads, and have no `Arc`.
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;

use crate::error::{Fault, ReadError, WriteError};
use crate::schema::{Known, Schema};
use crate::wire::coding::fits_the_stack;
use crate::wire::{Reader, Wire, Writer};

/// A pointer, and how to get at its value if nobody else looks at it. One that is shared stays what
/// it is, and the reader gets one of its own.
macro_rules! pointer {
    ($pointer:ident, $alone:path) => {
        impl<T: Wire> Wire for $pointer<T> {
            const SCHEMA: Schema = T::SCHEMA;
            const __KNOWN: Known = T::__KNOWN;
            const __CLONES: bool = T::__CLONES;

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                stream.descend()?;
                self.as_ref().write(stream)?;
                stream.limits().ascend();
                Ok(())
            }

            fn __write_mut<W: Writer>(&mut self, stream: &mut W) -> Result<(), WriteError> {
                match $alone(self) {
                    Some(value) if const { T::__CLONES } => {
                        stream.descend()?;
                        value.__write_mut(stream)?;
                        stream.limits().ascend();
                        Ok(())
                    }
                    _ => self.write(stream),
                }
            }

            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                read_boxed(stream).map(Self::from)
            }

            fn read_into<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
                if let Some(value) = $alone(self) {
                    stream.descend()?;
                    value.read_into(stream)?;
                    stream.limits().ascend();
                    return Ok(());
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

/// What it holds or refers to. A reader has a value of its own.
impl<T: Wire + Clone> Wire for Cow<'_, T> {
    const SCHEMA: Schema = T::SCHEMA;
    const __KNOWN: Known = T::__KNOWN;

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.descend()?;
        self.as_ref().write(stream)?;
        stream.limits().ascend();
        Ok(())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        stream.descend()?;
        let value = T::read(stream)?;
        stream.limits().ascend();
        Ok(Self::Owned(value))
    }
}

/// The value in a box, which nobody shares.
#[expect(clippy::unnecessary_wraps, reason = "as for pointers that are shared")]
fn boxed<T>(pointer: &mut Box<T>) -> Option<&mut T> {
    Some(pointer)
}

fn read_boxed<T: Wire, R: Reader>(stream: &mut R) -> Result<Box<T>, ReadError> {
    const { fits_the_stack::<T>() };
    stream.descend()?;
    // Either is compiled, so that no frame has room for a value that is never there.
    let value = if const { T::__HAS_BLANK } {
        let Some(mut value) = boxed_blank::<T>() else {
            return Err(stream.fail(Fault::Declaration, stream.at()));
        };
        T::read_into(&mut value, stream)?;
        value
    } else {
        Box::new(T::read(stream)?)
    };
    stream.limits().ascend();
    Ok(value)
}

/// A blank in a box. In a function of its own, so that no frame of a recursion holds a value.
#[inline(never)]
fn boxed_blank<T: Wire>() -> Option<Box<T>> {
    T::__blank().map(Box::new)
}
