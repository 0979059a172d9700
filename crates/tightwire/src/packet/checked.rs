//! Checked packets, for development and trusted networks.
//!
//! ```text
//! [ crc32: 4 bytes ][ payload ][ end check: 32 bits, unless compiled out ]
//! ```
//!
//! The CRC is computed over the id of the direction and everything after the CRC. It finds every
//! burst of damage of up to 32 bits after the CRC, and all but one in four billion of the rest. A
//! burst that reaches from the CRC into the payload is of the rest, because the two are not next
//! to each other in what the CRC is computed over.
//!
//! It also finds builds with another protocol, all but one in four billion: 32 bits of the id
//! are left in a CRC, and if these agree for two protocols, each accepts all packets of the
//! other. Compare a [`Hello`](crate::packet::Hello) when a connection starts. Anybody can compute
//! a CRC: on the internet, use sealed packets.
//!
//! Packets are written and read in the caller's buffer; nothing is copied.

use core::fmt;
use core::marker::PhantomData;

use crate::error::{ReadError, WriteError, WriteErrorKind, cold_write};
use crate::packet::payload::{decode_all, read_all};
use crate::packet::protocol::Direction;
use crate::packet::refusal::{Refusal, cold};
use crate::packet::section::{SectionName, failed_section};
use crate::shape::CHECKS_ENABLED;
use crate::stream::{ReadStream, WriteStream};
use crate::wire::{Stream, Wire};

/// Bytes of the CRC.
const CRC_BYTES: usize = 4;

/// Bytes of the end check.
const END_BYTES: usize = if CHECKS_ENABLED { 4 } else { 0 };

/// The name of the end check.
pub const END: &str = "end of packet";

/// The bytes that a checked packet has on top of its payload.
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

/// Writes a checked packet that holds `value`, and returns its bytes.
///
/// # Errors
///
/// A value that its description does not allow, or a buffer that is too small. Bits count from
/// the payload's start.
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

/// Writes a checked packet whose payload comes from a function.
///
/// The stream leaves room for the end check, so it can be filled message by message. What the
/// function writes must be a `T`, or the other side cannot read it; only
/// [`write`](fn@write) lets the compiler see to that.
///
/// # Errors
///
/// Those of the function, a buffer that is too small, or a stream that the function put in place of
/// its own.
///
/// ```
/// use tightwire::Writer;
/// use tightwire::packet::{Direction, Protocol, checked};
///
/// const TO_SERVER: Direction<[u64; 7]> = Protocol::<[u64; 7]>::new("my game", 3).to_server();
///
/// let mut buffer = [0; 64];
/// let mut sent = 0;
/// let packet = checked::write_with(&TO_SERVER, &mut buffer, |stream| {
///     while stream.message(|stream| stream.write_u64(sent))? {
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

/// Checks a packet's CRC and with it the protocol id.
///
/// # Errors
///
/// [`TooShort`](Refusal::TooShort) and [`Checksum`](Refusal::Checksum).
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

/// The CRC-32/ISO-HDLC of the id and what stands after the CRC.
fn checksum(id: u64, body: &[u8]) -> u32 {
    let mut crc = crc32fast::Hasher::new();
    crc.update(&id.to_le_bytes());
    crc.update(body);
    crc.finalize()
}

/// A packet whose checksum was right. Only [`open`] makes one, so a function that takes it
/// cannot be handed bytes straight from the socket.
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

// Derived, these would ask the same of `T`.
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
    /// The payload with the end check after it, as it was sent.
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

    /// Reads the one value that the packet holds.
    ///
    /// # Errors
    ///
    /// [`Payload`](Refusal::Payload) for a value that its description refuses,
    /// [`Section`](Refusal::Section) for a serialize check inside, [`End`](Refusal::End) for the
    /// one at the end.
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

    /// Reads into an existing value, to spare big copies and memory that is there already.
    ///
    /// After a refusal the value may be changed in part.
    ///
    /// # Errors
    ///
    /// As for [`decode`](Self::decode).
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
    /// Those of the function and of the end check; whole bytes left over, or a stream that the function put in place
    /// of its own.
    ///
    /// ```
    /// use tightwire::Reader;
    /// use tightwire::packet::{Direction, Protocol, checked};
    ///
    /// const TO_SERVER: Direction<(u8, bool)> =
    ///     Protocol::<(u8, bool)>::new("my game", 3).to_server();
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&TO_SERVER, &(7, true), &mut buffer).unwrap();
    /// let opened = checked::open(&TO_SERVER, packet)?;
    /// let both = opened.read_with(|stream| Ok((stream.read_u8()?, stream.read_bool()?)))?;
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

    /// The name of the serialize check at which reading a `T` fails, after a
    /// [`Section`](Refusal::Section) or an [`End`](Refusal::End).
    ///
    /// It reads the payload once more, so it is for logs and not for every packet.
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
