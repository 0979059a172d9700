//! Pointers. They are encoded as the value they point to.
//!
//! A type that contains itself does so through one of these. This is therefore where depth is counted,
//! and where a value must not stay on the stack while its content is read.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
// Small processors have no atomic reference counts and therefore no `Arc`.
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;

use crate::error::{Fault, ReadError, WriteError};
use crate::inline::fits_the_stack;
use crate::schema::{Known, Schema};
use crate::stream::{Reader, Writer};
use crate::wire::Wire;

/// Implements a pointer type, given how to access its value if it is not shared. A shared value is not
/// changed, and the reader gets its own value.
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

/// Encodes the owned or borrowed value. A reader gets an owned value.
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

/// Returns the value in a box, which is never shared.
#[expect(clippy::unnecessary_wraps, reason = "as for pointers that are shared")]
fn boxed<T>(pointer: &mut Box<T>) -> Option<&mut T> {
    Some(pointer)
}

fn read_boxed<T: Wire, R: Reader>(stream: &mut R) -> Result<Box<T>, ReadError> {
    const { fits_the_stack::<T>() };
    stream.descend()?;
    // Only one of the branches is compiled, so that no stack frame reserves room for an unused value.
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

/// Creates a blank in a box. This is a separate function, so that no stack frame of a recursion holds a
/// value.
#[inline(never)]
fn boxed_blank<T: Wire>() -> Option<Box<T>> {
    T::__blank().map(Box::new)
}
