//! Checked packets, for development and trusted networks.
//!
//! ```text
//! [ crc32: 4 bytes ][ payload ][ end check: 32 bits, unless compiled out ]
//! ```
//!
//! The CRC is computed over the id of the direction and everything after the CRC. It detects every
//! damaged burst of up to 32 bits after the CRC. Any other damage goes unnoticed once in four billion
//! cases. That includes a burst that reaches from the CRC into the payload, because the two are not
//! adjacent in the data that the CRC covers.
//!
//! It also detects builds with another protocol, with the same probability. A CRC keeps only 32 bits of
//! the id, and if these are equal for two protocols, each accepts all packets of the other. To rule
//! that out, compare a [`Hello`](crate::packet::Hello) when a connection starts. Anyone can compute a
//! CRC, so use sealed packets on the internet.
//!
//! Packets are written and read in the caller's buffer without copying.

use core::fmt;
use core::marker::PhantomData;

use crate::error::{ReadError, WriteError, WriteErrorKind, cold_write};
use crate::flow::{ReadStream, WriteStream};
use crate::packet::payload::{decode_all, read_all};
use crate::packet::protocol::Direction;
use crate::packet::refusal::{Refusal, cold};
use crate::packet::section::{SectionName, failed_section};
use crate::shape::CHECKS_ENABLED;
use crate::stream::Stream;
use crate::wire::Wire;

/// The size of the CRC in bytes.
const CRC_BYTES: usize = 4;

/// The size of the end check in bytes.
const END_BYTES: usize = if CHECKS_ENABLED { 4 } else { 0 };

/// The name of the end check.
pub const END: &str = "end of packet";

/// The number of bytes that a checked packet adds to its payload.
///
/// ```
/// use tightwire::Wire;
/// use tightwire::packet::checked;
///
/// type Input = (u16, bool);
/// let buffer = [0; Input::MAX_BYTES + checked::OVERHEAD];
/// assert_eq!(buffer.len(), if tightwire::CHECKS_ENABLED { 11 } else { 7 });
/// ```
pub const OVERHEAD: usize = CRC_BYTES + END_BYTES;

/// Writes a checked packet that holds `value` and returns its bytes.
///
/// # Errors
///
/// Fails if a value does not match its description or if the buffer is too small. Bit positions count
/// from the start of the payload.
///
/// ```
/// use tightwire::packet::{Protocol, checked};
///
/// const PROTOCOL: Protocol<(u16, bool)> = Protocol::new("my game", 3);
///
/// let mut buffer = [0; 64];
/// let packet = checked::write(&PROTOCOL.to_server(), &(1000, true), &mut buffer)?;
/// assert_eq!(packet.len(), if tightwire::CHECKS_ENABLED { 4 + 3 + 4 } else { 4 + 3 });
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn write<'a, T: Wire>(
    direction: &Direction<T>,
    value: &T,
    buffer: &'a mut [u8],
) -> Result<&'a [u8], WriteError> {
    write_with(direction, buffer, |stream| value.write(stream))
}

/// Writes a checked packet whose payload is written by a function.
///
/// The stream reserves room for the end check, so it can be filled message by message. The function
/// must write a `T`, or the other side cannot read the packet. The compiler can only check that for
/// [`write`](fn@write).
///
/// # Errors
///
/// Returns any error from the function. Also fails if the buffer is too small, or if the function
/// replaced the stream with another one.
///
/// ```
/// use tightwire::Writer;
/// use tightwire::scalar::U64;
/// use tightwire::packet::{Direction, Protocol, checked};
///
/// const TO_SERVER: Direction<[u64; 7]> = Protocol::<[u64; 7]>::new("my game", 3).to_server();
///
/// let mut buffer = [0; 64];
/// let mut sent = 0;
/// let packet = checked::write_with(&TO_SERVER, &mut buffer, |stream| {
///     while stream.message(|stream| stream.put(U64, sent))? {
///         sent += 1;
///     }
///     Ok(())
/// })?;
/// assert_eq!(sent, 7);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn write_with<'a, T>(
    direction: &Direction<T>,
    buffer: &'a mut [u8],
    write: impl FnOnce(&mut WriteStream<'_>) -> Result<(), WriteError>,
) -> Result<&'a [u8], WriteError> {
    let full = || cold_write(WriteError::new(WriteErrorKind::BufferFull, 0));
    let (crc, body) = buffer.split_first_chunk_mut::<CRC_BYTES>().ok_or_else(full)?;

    let mut stream = WriteStream::new(body);
    stream.leaving(END_BYTES, write)?;
    stream.check(END)?;
    let body = stream.finish()?;

    *crc = checksum(direction.id(), body).to_le_bytes();
    let length = CRC_BYTES + body.len();
    buffer.get(..length).ok_or_else(full)
}

/// Checks the CRC of a packet, which also covers the protocol id.
///
/// # Errors
///
/// Fails with [`TooShort`](Refusal::TooShort) or [`Checksum`](Refusal::Checksum).
///
/// ```
/// use tightwire::packet::{Direction, Protocol, Refusal, checked};
///
/// const TO_SERVER: Direction<u8> = Protocol::<u8>::new("my game", 3).to_server();
/// const NEWER: Direction<u8> = Protocol::<u8>::new("my game", 4).to_server();
///
/// let mut buffer = [0; 64];
/// let packet = checked::write(&TO_SERVER, &7, &mut buffer).unwrap();
/// assert_eq!(checked::open(&TO_SERVER, packet)?.decode(), Ok(7));
/// assert_eq!(checked::open(&NEWER, packet).unwrap_err(), Refusal::Checksum);
/// assert_eq!(checked::open(&TO_SERVER, &[]).unwrap_err(), Refusal::TooShort);
/// # Ok::<(), Refusal>(())
/// ```
#[cfg_attr(not(debug_assertions), inline)]
pub fn open<'a, T>(direction: &Direction<T>, packet: &'a [u8]) -> Result<Opened<'a, T>, Refusal> {
    let Some((crc, body)) = packet.split_first_chunk::<CRC_BYTES>() else {
        return Err(cold(Refusal::TooShort));
    };
    if body.len() < END_BYTES {
        return Err(cold(Refusal::TooShort));
    }
    if checksum(direction.id(), body) != u32::from_le_bytes(*crc) {
        return Err(cold(Refusal::Checksum));
    }
    Ok(Opened { body, root: PhantomData })
}

/// Computes the CRC-32/ISO-HDLC of the id and the bytes after the CRC.
fn checksum(id: u64, body: &[u8]) -> u32 {
    let mut crc = crc32fast::Hasher::new();
    crc.update(&id.to_le_bytes());
    crc.update(body);
    crc.finalize()
}

/// A packet whose checksum was correct. Only [`open`] creates one, so a function that takes this type
/// cannot be called with unchecked bytes from the socket.
///
/// ```
/// use tightwire::packet::{Direction, Protocol, Refusal, checked};
///
/// const TO_SERVER: Direction<u8> = Protocol::<u8>::new("my game", 3).to_server();
///
/// fn receive(packet: checked::Opened<'_, u8>) -> Result<u8, Refusal> {
///     packet.decode()
/// }
///
/// let mut buffer = [0; 64];
/// let packet = checked::write(&TO_SERVER, &7, &mut buffer).unwrap();
/// assert_eq!(receive(checked::open(&TO_SERVER, packet)?), Ok(7));
/// # Ok::<(), Refusal>(())
/// ```
pub struct Opened<'a, T> {
    /// The payload and the end check.
    body: &'a [u8],
    root: PhantomData<fn() -> T>,
}

// Deriving these would add the same bounds to `T`.
impl<T> Clone for Opened<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Opened<'_, T> {}

impl<T> fmt::Debug for Opened<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opened").field("body", &self.body).finish()
    }
}

impl<'a, T: Wire> Opened<'a, T> {
    /// Returns the payload followed by the end check, as it was sent.
    ///
    /// ```
    /// use tightwire::packet::{Direction, Protocol, checked};
    ///
    /// const TO_SERVER: Direction<u8> = Protocol::<u8>::new("my game", 3).to_server();
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&TO_SERVER, &7, &mut buffer).unwrap();
    /// assert_eq!(checked::open(&TO_SERVER, packet).unwrap().body(), &packet[4..]);
    /// ```
    pub const fn body(self) -> &'a [u8] {
        self.body
    }

    /// Reads the value that the packet holds.
    ///
    /// # Errors
    ///
    /// Fails with [`Payload`](Refusal::Payload) if a value does not match its description, with
    /// [`Section`](Refusal::Section) if a serialize check inside does not match, and with
    /// [`End`](Refusal::End) if the one at the end does not match.
    ///
    /// ```
    /// use tightwire::Writer;
    /// use tightwire::packet::{Direction, Gate, Protocol, checked};
    ///
    /// const TO_SERVER: Direction<[u8; 3]> = Protocol::<[u8; 3]>::new("my game", 3).to_server();
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&TO_SERVER, &[1, 2, 3], &mut buffer).unwrap();
    /// let opened = checked::open(&TO_SERVER, packet).unwrap();
    /// assert_eq!(opened.decode(), Ok([1, 2, 3]));
    ///
    /// // A packet that is too long for its type, under the same protocol.
    /// let write = |stream: &mut tightwire::WriteStream<'_>| stream.write_bytes(&[1, 2, 3, 4]);
    /// let packet = checked::write_with(&TO_SERVER, &mut buffer, write).unwrap();
    /// # if tightwire::CHECKS_ENABLED {
    /// let opened = checked::open(&TO_SERVER, packet).unwrap();
    /// assert_eq!(opened.decode().unwrap_err().gate(), Gate::End);
    /// # }
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn decode(self) -> Result<T, Refusal> {
        decode_all(self.body, CHECKS_ENABLED.then_some(END))
    }

    /// Reads into an existing value, which avoids large copies and reuses allocated memory.
    ///
    /// After an error the value may be partly overwritten.
    ///
    /// # Errors
    ///
    /// Fails in the same cases as [`decode`](Self::decode).
    ///
    /// ```
    /// use tightwire::packet::{Direction, Protocol, checked};
    ///
    /// const TO_SERVER: Direction<[u8; 3]> = Protocol::<[u8; 3]>::new("my game", 3).to_server();
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&TO_SERVER, &[1, 2, 3], &mut buffer).unwrap();
    /// let mut state = [0u8; 3];
    /// checked::open(&TO_SERVER, packet)?.decode_into(&mut state)?;
    /// assert_eq!(state, [1, 2, 3]);
    /// # Ok::<(), tightwire::packet::Refusal>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn decode_into(self, value: &mut T) -> Result<(), Refusal> {
        self.read_with(|stream| value.read_into(stream))
    }

    /// Reads the payload with a function, and then the end check.
    ///
    /// # Errors
    ///
    /// Returns any error from the function or the end check. Also fails if whole bytes are left over,
    /// or if the function replaced the stream with another one.
    ///
    /// ```
    /// use tightwire::Reader;
    /// use tightwire::scalar::{Bool, U8};
    /// use tightwire::packet::{Direction, Protocol, checked};
    ///
    /// const TO_SERVER: Direction<(u8, bool)> =
    ///     Protocol::<(u8, bool)>::new("my game", 3).to_server();
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&TO_SERVER, &(7, true), &mut buffer).unwrap();
    /// let opened = checked::open(&TO_SERVER, packet)?;
    /// let both = opened.read_with(|stream| Ok((stream.take(U8)?, stream.take(Bool)?)))?;
    /// assert_eq!(both, (7, true));
    /// # Ok::<(), tightwire::packet::Refusal>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn read_with<V>(
        self,
        read: impl FnOnce(&mut ReadStream<'a>) -> Result<V, ReadError>,
    ) -> Result<V, Refusal> {
        read_all(self.body, CHECKS_ENABLED.then_some(END), read)
    }

    /// Returns the name of the serialize check at which reading a `T` fails. Call it after a
    /// [`Section`](Refusal::Section) or [`End`](Refusal::End) error.
    ///
    /// It reads the payload again, so use it for logging and not for every packet.
    ///
    /// ```
    /// use tightwire::Writer;
    /// use tightwire::packet::{Direction, Protocol, checked};
    ///
    /// const TO_SERVER: Direction<[u8; 3]> = Protocol::<[u8; 3]>::new("my game", 3).to_server();
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&TO_SERVER, &[1, 2, 3], &mut buffer).unwrap();
    /// assert_eq!(checked::open(&TO_SERVER, packet).unwrap().failed_section(), None);
    ///
    /// let write = |stream: &mut tightwire::WriteStream<'_>| stream.write_bytes(&[1, 2, 3, 4]);
    /// let packet = checked::write_with(&TO_SERVER, &mut buffer, write).unwrap();
    /// # if tightwire::CHECKS_ENABLED {
    /// let section = checked::open(&TO_SERVER, packet).unwrap().failed_section().unwrap();
    /// assert_eq!(section.as_str(), "end of packet");
    /// # }
    /// ```
    pub fn failed_section(self) -> Option<SectionName> {
        failed_section::<T>(self.body, CHECKS_ENABLED.then_some(END))
    }
}
