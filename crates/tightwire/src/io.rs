//! Conversions to the standard library's I/O error, for code that works with sockets and files.

use std::io;

use crate::error::{ReadError, WriteError};
use crate::packet::Refusal;
#[cfg(feature = "seal")]
use crate::packet::sealed::SealError;

/// A rejected packet is invalid data, whatever the reason. The original error is inside.
///
/// This includes a packet that ends early, because there is no more data to wait for.
///
/// ```
/// use std::io;
/// use tightwire::ReadError;
///
/// fn health(packet: &[u8]) -> io::Result<u8> {
///     Ok(tightwire::decode(packet)?)
/// }
///
/// let error = health(&[]).unwrap_err();
/// assert_eq!(error.kind(), io::ErrorKind::InvalidData);
/// assert_eq!(error.downcast::<ReadError>().unwrap().bit(), 0);
/// ```
impl From<ReadError> for io::Error {
    fn from(error: ReadError) -> Self {
        Self::new(io::ErrorKind::InvalidData, error)
    }
}

/// A value that cannot be written is invalid input. The original error is inside.
///
/// ```
/// use std::io;
/// use tightwire::{WriteError, WriteErrorKind};
///
/// fn packet(position: [f32; 3], buffer: &mut [u8]) -> io::Result<&[u8]> {
///     Ok(tightwire::encode(&position, buffer)?)
/// }
///
/// let error = packet([0.0; 3], &mut [0; 4]).unwrap_err();
/// assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
/// assert_eq!(error.downcast::<WriteError>().unwrap().kind(), WriteErrorKind::BufferFull);
/// ```
impl From<WriteError> for io::Error {
    fn from(error: WriteError) -> Self {
        Self::new(io::ErrorKind::InvalidInput, error)
    }
}

/// A rejected packet is invalid data. The refusal is inside.
///
/// ```
/// use std::io;
/// use tightwire::packet::Refusal;
///
/// let error = io::Error::from(Refusal::Tag);
/// assert_eq!(error.kind(), io::ErrorKind::InvalidData);
/// assert_eq!(error.downcast::<Refusal>().unwrap(), Refusal::Tag);
/// ```
impl From<Refusal> for io::Error {
    fn from(refusal: Refusal) -> Self {
        Self::new(io::ErrorKind::InvalidData, refusal)
    }
}

/// A packet that cannot be sealed is invalid input. The original error is inside.
///
/// ```
/// use std::io;
/// use tightwire::packet::sealed::SealError;
///
/// let error = io::Error::from(SealError::Used);
/// assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
/// assert_eq!(error.downcast::<SealError>().unwrap(), SealError::Used);
/// ```
#[cfg(feature = "seal")]
impl From<SealError> for io::Error {
    fn from(error: SealError) -> Self {
        Self::new(io::ErrorKind::InvalidInput, error)
    }
}
