//! Seals payloads into packets that only the other side can open.

use core::fmt;
use core::marker::PhantomData;

use zeroize::ZeroizeOnDrop;

use crate::api::explained;
use crate::error::{WriteError, WriteErrorKind, cold_write};
use crate::flow::WriteStream;
use crate::packet::sealed::cipher::Cipher;
use crate::packet::sealed::header::Header;
use crate::packet::sealed::{MAX_OVERHEAD, TAG_BYTES};
use crate::wire::Wire;

/// Seals the packets of one direction of a session, and counts them.
///
/// The count is the nonce. Only the sealer changes it, and only upwards, so no nonce repeats with the
/// same key. A sealer cannot be cloned.
///
/// ```
/// use tightwire::packet::Protocol;
/// use tightwire::packet::sealed::{self, ClientKey, Salt};
///
/// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
///
/// let salt = Salt::new([1; 16], [2; 16]);
/// let mut sealer = sealed::client(&PROTOCOL, &ClientKey::new([7; 32]), salt).sealer;
/// let mut buffer = [0; 64];
/// let first = sealer.seal(&7, &mut buffer)?.to_vec();
/// let second = sealer.seal(&7, &mut buffer)?;
/// assert_ne!(first, second);
/// # Ok::<(), tightwire::packet::sealed::SealError>(())
/// ```
pub struct Sealer<T> {
    cipher: Cipher,
    id: u64,
    /// The sequence of the next packet, or `None` when all are used.
    next: Option<u64>,
    root: PhantomData<fn(T)>,
}

// The cipher is the only field that holds a secret, and it wipes itself.
impl<T> ZeroizeOnDrop for Sealer<T> {}

impl<T: Wire> Sealer<T> {
    pub(super) const fn new(cipher: Cipher, id: u64) -> Self {
        Self { cipher, id, next: Some(0), root: PhantomData }
    }

    /// Seals a packet that holds `value` and returns its bytes.
    ///
    /// # Errors
    ///
    /// Fails if a value does not match its description, if the buffer is too small, or if no sequence
    /// is left. The sequence is used up only if the payload could be written. Bit positions count from
    /// the start of the payload.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    /// use tightwire::packet::sealed::{self, ClientKey, Salt};
    ///
    /// const PROTOCOL: Protocol<[u8; 10]> = Protocol::new("my game", 3);
    ///
    /// let salt = Salt::new([1; 16], [2; 16]);
    /// let mut sealer = sealed::client(&PROTOCOL, &ClientKey::new([7; 32]), salt).sealer;
    /// let mut buffer = [0; 64];
    /// assert_eq!(sealer.seal(&[7; 10], &mut buffer)?.len(), 1 + 10 + 16);
    /// assert!(sealer.seal(&[7; 10], &mut [0; 26]).is_err());
    /// # Ok::<(), tightwire::packet::sealed::SealError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn seal<'a>(&mut self, value: &T, buffer: &'a mut [u8]) -> Result<&'a [u8], SealError> {
        match self.seal_with(buffer, |stream| value.write(stream)) {
            Err(SealError::Write(error)) => Err(SealError::Write(explained(value, error))),
            sealed => sealed,
        }
    }

    /// Seals a packet whose payload is written by a function.
    ///
    /// The stream reserves room for the tag, so it can be filled message by message. The function must
    /// write a `T`, or the other side cannot read the packet. The compiler can only check that for
    /// [`seal`](Self::seal).
    ///
    /// # Errors
    ///
    /// Returns any error from the function. Also fails in the same cases as [`seal`](Self::seal), or if
    /// the function replaced the stream with another one.
    ///
    /// ```
    /// use tightwire::Writer;
    /// use tightwire::packet::Protocol;
    /// use tightwire::packet::sealed::{self, ClientKey, Salt};
    ///
    /// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
    ///
    /// let salt = Salt::new([1; 16], [2; 16]);
    /// let mut sealer = sealed::client(&PROTOCOL, &ClientKey::new([7; 32]), salt).sealer;
    /// let mut buffer = [0; 64];
    /// let packet = sealer.seal_with(&mut buffer, |stream| stream.write_bytes(b"ready bytes"))?;
    /// assert_eq!(packet.len(), 1 + 11 + 16);
    /// # Ok::<(), tightwire::packet::sealed::SealError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn seal_with<'a>(
        &mut self,
        buffer: &'a mut [u8],
        write: impl FnOnce(&mut WriteStream<'_>) -> Result<(), WriteError>,
    ) -> Result<&'a [u8], SealError> {
        let sequence = self.next.ok_or(SealError::Exhausted)?;
        let header = Header::new(sequence);
        // The unused bytes after a short header are overwritten later, because the tag is longer.
        *buffer.first_chunk_mut().ok_or_else(full)? = header.bytes;
        let rest = buffer.get_mut(header.length..).unwrap_or_default();
        let mut stream = WriteStream::new(rest);
        stream.leaving(TAG_BYTES, write)?;
        let length = stream.finish()?.len();

        self.encrypt(&header, rest, length)?;
        buffer.get(..header.length + length + TAG_BYTES).ok_or_else(full)
    }

    /// Encrypts the first `length` bytes in place and appends the tag. From here on the sequence counts
    /// as used, even if something fails.
    #[inline(never)]
    fn encrypt(
        &mut self,
        header: &Header,
        rest: &mut [u8],
        length: usize,
    ) -> Result<(), SealError> {
        self.next = header.sequence.checked_add(1);
        let data = header.associated_data(self.id);
        let (payload, behind) = rest.split_at_mut_checked(length).ok_or_else(full)?;
        let room: &mut [u8; TAG_BYTES] = behind.first_chunk_mut().ok_or_else(full)?;
        let tag = self.cipher.seal(header.sequence, data.as_bytes(), payload);
        *room = tag.ok_or_else(|| WriteError::new(WriteErrorKind::TooLong, 0))?;
        Ok(())
    }

    /// Returns the sequence of the next packet, or `None` when all are used.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    /// use tightwire::packet::sealed::{self, ClientKey, Salt};
    ///
    /// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
    ///
    /// let salt = Salt::new([1; 16], [2; 16]);
    /// let mut sealer = sealed::client(&PROTOCOL, &ClientKey::new([7; 32]), salt).sealer;
    /// sealer.seal(&7, &mut [0; 64])?;
    /// assert_eq!(sealer.next_sequence(), Some(1));
    /// # Ok::<(), tightwire::packet::sealed::SealError>(())
    /// ```
    pub const fn next_sequence(&self) -> Option<u64> {
        self.next
    }

    /// Skips to a later sequence, for a game that numbers its packets itself.
    ///
    /// # Errors
    ///
    /// Fails with [`Used`](SealError::Used) if the sequence is lower than the next one, because its
    /// nonce may have been used, and with [`Exhausted`](SealError::Exhausted) if there are no sequences
    /// left.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    /// use tightwire::packet::sealed::{self, ClientKey, Salt, SealError};
    ///
    /// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
    ///
    /// let salt = Salt::new([1; 16], [2; 16]);
    /// let mut sealer = sealed::client(&PROTOCOL, &ClientKey::new([7; 32]), salt).sealer;
    /// sealer.skip_to(1000)?;
    /// assert_eq!(sealer.skip_to(999), Err(SealError::Used));
    /// # Ok::<(), SealError>(())
    /// ```
    pub fn skip_to(&mut self, sequence: u64) -> Result<(), SealError> {
        match self.next {
            None => Err(SealError::Exhausted),
            Some(next) if sequence < next => Err(SealError::Used),
            Some(_) => {
                self.next = Some(sequence);
                Ok(())
            }
        }
    }
}

/// Creates the error for a buffer that cannot hold even the envelope.
#[cold]
#[inline(never)]
fn full() -> SealError {
    cold_write(WriteError::new(WriteErrorKind::BufferFull, 0)).into()
}

impl<T> fmt::Debug for Sealer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sealer").field("next", &self.next).finish_non_exhaustive()
    }
}

/// The reason why a packet could not be sealed.
///
/// ```
/// use tightwire::packet::sealed::SealError;
///
/// assert_eq!(
///     SealError::Exhausted.to_string(),
///     "every sequence of this session has been used: start a new session with a new salt"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SealError {
    /// Every sequence was used. Start a new session with a new salt.
    Exhausted,
    /// The requested sequence is lower than the next one.
    Used,
    /// The payload could not be written.
    Write(WriteError),
}

impl From<WriteError> for SealError {
    fn from(error: WriteError) -> Self {
        Self::Write(error)
    }
}

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exhausted => f.write_str(
                "every sequence of this session has been used: start a new session with a new salt",
            ),
            Self::Used => f.write_str("this sequence may have been used already"),
            Self::Write(error) if error.kind() == WriteErrorKind::BufferFull => {
                write!(
                    f,
                    "the buffer is too small: a seal adds up to `sealed::MAX_OVERHEAD` bytes"
                )?;
                match error.enough_bytes() {
                    Some(bytes) => {
                        let bytes = bytes.saturating_add(MAX_OVERHEAD);
                        write!(f, ", {bytes} bytes hold any packet of this type")
                    }
                    None => {
                        f.write_str(", `[0; T::MAX_BYTES + sealed::MAX_OVERHEAD]` holds any packet")
                    }
                }
            }
            Self::Write(error) => write!(f, "the payload cannot be written: {error}"),
        }
    }
}

impl core::error::Error for SealError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Write(error) => Some(error),
            _ => None,
        }
    }
}
