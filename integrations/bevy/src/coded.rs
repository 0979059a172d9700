//! A value and the codec it is encoded by, as one encodable type.

use std::marker::PhantomData;

use tightwire::{Codec, ReadError, Reader, Schema, Wire, WriteError, Writer};

/// The codec of what is [`Wire`] itself: as its own description says.
#[derive(Debug)]
pub struct AsDescribed;

impl<T: Wire> Codec<T> for AsDescribed {
    const SCHEMA: Schema = T::SCHEMA;

    fn write<W: Writer>(value: &T, stream: &mut W) -> Result<(), WriteError> {
        value.write(stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<T, ReadError> {
        T::read(stream)
    }
}

/// A `T` with the codec `K`. Writing borrows the value, and reading returns an owned one.
pub(crate) struct Coded<'a, T, K>(Held<'a, T>, PhantomData<K>);

enum Held<'a, T> {
    Borrowed(&'a T),
    Owned(T),
}

impl<'a, T, K> Coded<'a, T, K> {
    pub(crate) fn borrowed(value: &'a T) -> Self {
        Self(Held::Borrowed(value), PhantomData)
    }

    /// The value, if it was read.
    pub(crate) fn into_owned(self) -> Option<T> {
        match self.0 {
            Held::Borrowed(_) => None,
            Held::Owned(value) => Some(value),
        }
    }
}

impl<T, K: Codec<T>> Wire for Coded<'_, T, K> {
    const SCHEMA: Schema = K::SCHEMA;

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        match &self.0 {
            Held::Borrowed(value) => K::write(value, stream),
            Held::Owned(value) => K::write(value, stream),
        }
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self(Held::Owned(K::read(stream)?), PhantomData))
    }
}

/// The value as clients have it: [`tightwire::as_received`] for a type with a codec.
///
/// # Errors
///
/// A value that the codec does not allow.
///
/// ```
/// use bevy::prelude::*;
/// use tightwire_bevy::{Pose, as_received};
///
/// let sent = Transform::from_xyz(1.004, 0.0, 0.0);
/// let received = as_received::<_, Pose<64, 100, 9>>(&sent)?;
/// assert!((received.translation.x - 1.0).abs() < 1e-5);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
pub fn as_received<T, K: Codec<T>>(value: &T) -> Result<T, WriteError> {
    let received = tightwire::as_received(&Coded::<T, K>::borrowed(value))?;
    let declaration = WriteError::new(tightwire::WriteErrorKind::Declaration, 0);
    received.into_owned().ok_or(declaration)
}
