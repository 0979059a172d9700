//! Checked packets, for development and trusted networks.
//!
//! ```text
//! [ crc32: 4 bytes ][ payload ][ end check: 32 bits, unless compiled out ]
//! ```
//!
//! The CRC is computed over the protocol id and everything behind the CRC. It finds every burst
//! of damage up to 32 bits and all but one in four billion of the rest, and builds with another
//! id. Anybody can compute it: on the internet, use sealed packets.
//!
//! Packets are written and read in the caller's buffer; nothing is copied.

use crate::error::{ReadError, WriteError, WriteErrorKind, cold_write};
use crate::packet::payload::{decode_all, read_all};
use crate::packet::protocol::Protocol;
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
pub(super) const END: &str = "end of packet";

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
/// const PROTOCOL: Protocol = Protocol::new("my game", 3).packet::<(u16, bool)>();
///
/// let mut buffer = [0; 64];
/// let packet = checked::write(&PROTOCOL, &(1000u16, true), &mut buffer)?;
/// assert_eq!(packet.len(), if tightwire::CHECKS_ENABLED { 4 + 3 + 4 } else { 4 + 3 });
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn write<'a, T: Wire>(
    protocol: &Protocol,
    value: &T,
    buffer: &'a mut [u8],
) -> Result<&'a [u8], WriteError> {
    write_with(protocol, buffer, |stream| value.write(stream))
}

/// Writes a checked packet whose payload comes from a function.
///
/// The stream leaves room for the end check, so it can be filled message by message.
///
/// # Errors
///
/// Those of the function, and a buffer that is too small.
///
/// ```
/// use tightwire::Writer;
/// use tightwire::packet::{Protocol, checked};
///
/// const PROTOCOL: Protocol = Protocol::new("my game", 3);
///
/// let mut buffer = [0; 64];
/// let mut sent = 0;
/// let packet = checked::write_with(&PROTOCOL, &mut buffer, |stream| {
///     while stream.message(|stream| stream.write_u64(sent))? {
///         sent += 1;
///     }
///     Ok(())
/// })?;
/// assert_eq!(sent, 7);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn write_with<'a>(
    protocol: &Protocol,
    buffer: &'a mut [u8],
    write: impl FnOnce(&mut WriteStream<'_>) -> Result<(), WriteError>,
) -> Result<&'a [u8], WriteError> {
    let full = || cold_write(WriteError::new(WriteErrorKind::BufferFull, 0));
    let (crc, body) = buffer.split_first_chunk_mut::<CRC_BYTES>().ok_or_else(full)?;
    let room = body.len().checked_sub(END_BYTES).ok_or_else(full)?;

    let mut stream = WriteStream::new(body.get_mut(..room).unwrap_or_default());
    write(&mut stream)?;
    let end = stream.mark();
    stream.finish()?;

    // The same packet goes on, now with the room that was kept.
    let mut stream = WriteStream::new(body);
    stream.rewind(end);
    stream.check(END)?;
    let body = stream.finish()?;

    *crc = checksum(protocol.id(), body).to_le_bytes();
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
/// use tightwire::packet::{Protocol, Refusal, checked};
///
/// const PROTOCOL: Protocol = Protocol::new("my game", 3);
/// const NEWER: Protocol = Protocol::new("my game", 4);
///
/// let mut buffer = [0; 64];
/// let packet = checked::write(&PROTOCOL, &7u8, &mut buffer).unwrap();
/// assert_eq!(checked::open(&PROTOCOL, packet)?.decode(), Ok(7u8));
/// assert_eq!(checked::open(&NEWER, packet).unwrap_err(), Refusal::Checksum);
/// assert_eq!(checked::open(&PROTOCOL, &[]).unwrap_err(), Refusal::TooShort);
/// # Ok::<(), Refusal>(())
/// ```
#[cfg_attr(not(debug_assertions), inline)]
pub fn open<'a>(protocol: &Protocol, packet: &'a [u8]) -> Result<Opened<'a>, Refusal> {
    let Some((crc, body)) = packet.split_first_chunk::<CRC_BYTES>() else {
        return Err(cold(Refusal::TooShort));
    };
    if body.len() < END_BYTES {
        return Err(cold(Refusal::TooShort));
    }
    if checksum(protocol.id(), body) != u32::from_le_bytes(*crc) {
        return Err(cold(Refusal::Checksum));
    }
    Ok(Opened { body })
}

/// The CRC-32/ISO-HDLC of the id and what stands behind the CRC.
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
/// use tightwire::packet::{Protocol, Refusal, checked};
///
/// const PROTOCOL: Protocol = Protocol::new("my game", 3);
///
/// fn receive(packet: checked::Opened<'_>) -> Result<u8, Refusal> {
///     packet.decode()
/// }
///
/// let mut buffer = [0; 64];
/// let packet = checked::write(&PROTOCOL, &7u8, &mut buffer).unwrap();
/// assert_eq!(receive(checked::open(&PROTOCOL, packet)?), Ok(7));
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Opened<'a> {
    /// The payload and the end check.
    body: &'a [u8],
}

impl<'a> Opened<'a> {
    /// The payload with the end check behind it, as it was sent.
    ///
    /// ```
    /// use tightwire::packet::{Protocol, checked};
    ///
    /// const PROTOCOL: Protocol = Protocol::new("my game", 3);
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&PROTOCOL, &7u8, &mut buffer).unwrap();
    /// assert_eq!(checked::open(&PROTOCOL, packet).unwrap().body(), &packet[4..]);
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
    /// use tightwire::packet::{Gate, Protocol, checked};
    ///
    /// const PROTOCOL: Protocol = Protocol::new("my game", 3);
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&PROTOCOL, &[1u8, 2, 3], &mut buffer).unwrap();
    /// let opened = checked::open(&PROTOCOL, packet).unwrap();
    /// assert_eq!(opened.decode(), Ok([1u8, 2, 3]));
    /// # if tightwire::CHECKS_ENABLED {
    /// assert_eq!(opened.decode::<[u8; 2]>().unwrap_err().gate(), Gate::End);
    /// # }
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn decode<T: Wire>(self) -> Result<T, Refusal> {
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
    /// use tightwire::packet::{Protocol, checked};
    ///
    /// const PROTOCOL: Protocol = Protocol::new("my game", 3);
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&PROTOCOL, &[1u8, 2, 3], &mut buffer).unwrap();
    /// let mut state = [0u8; 3];
    /// checked::open(&PROTOCOL, packet)?.decode_into(&mut state)?;
    /// assert_eq!(state, [1, 2, 3]);
    /// # Ok::<(), tightwire::packet::Refusal>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn decode_into<T: Wire>(self, value: &mut T) -> Result<(), Refusal> {
        self.read_with(|stream| value.read_into(stream))
    }

    /// Reads the payload with a function, and then the end check.
    ///
    /// # Errors
    ///
    /// Those of the function and of the end check; whole bytes left over.
    ///
    /// ```
    /// use tightwire::Reader;
    /// use tightwire::packet::{Protocol, checked};
    ///
    /// const PROTOCOL: Protocol = Protocol::new("my game", 3);
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&PROTOCOL, &(7u8, true), &mut buffer).unwrap();
    /// let opened = checked::open(&PROTOCOL, packet)?;
    /// let both = opened.read_with(|stream| Ok((stream.read_u8()?, stream.read_bool()?)))?;
    /// assert_eq!(both, (7, true));
    /// # Ok::<(), tightwire::packet::Refusal>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn read_with<T>(
        self,
        read: impl FnOnce(&mut ReadStream<'a>) -> Result<T, ReadError>,
    ) -> Result<T, Refusal> {
        read_all(self.body, CHECKS_ENABLED.then_some(END), read)
    }

    /// The name of the serialize check at which reading a `T` fails, after a
    /// [`Section`](Refusal::Section) or an [`End`](Refusal::End).
    ///
    /// It reads the payload once more, so it is for logs and not for every packet.
    ///
    /// ```
    /// use tightwire::packet::{Protocol, checked};
    ///
    /// const PROTOCOL: Protocol = Protocol::new("my game", 3);
    ///
    /// let mut buffer = [0; 64];
    /// let packet = checked::write(&PROTOCOL, &[1u8, 2, 3], &mut buffer).unwrap();
    /// let opened = checked::open(&PROTOCOL, packet).unwrap();
    /// # if tightwire::CHECKS_ENABLED {
    /// let section = opened.failed_section::<[u8; 2]>().unwrap();
    /// assert_eq!(section.as_str(), "end of packet");
    /// # }
    /// assert_eq!(opened.failed_section::<[u8; 3]>(), None);
    /// ```
    pub fn failed_section<T: Wire>(self) -> Option<SectionName> {
        failed_section::<T>(self.body, CHECKS_ENABLED.then_some(END))
    }
}
