//! The messages on the wire: nine bytes that no sealed packet starts with, the content, and a proof
//! over both.

use core::fmt;
use core::ops::{Deref, DerefMut};

use crate::error::{ReadError, WriteError};
use crate::flow::{ReadStream, WriteStream};
use crate::packet::handshake::Denial;
use crate::packet::handshake::proof::{Cookie, PROOF_BYTES, Proof, ProofKey};
use crate::packet::hello::Hello;
use crate::packet::sealed::Half;
use crate::stream::{Reader, Writer};

/// The size of a request, and of the longest message. An answer is never longer.
pub(super) const REQUEST_BYTES: usize = 512;

/// The number of bytes before the content of a message.
const PREFIX_BYTES: usize = 9;

/// The size of a request's content: protocol id, client, half.
const REQUEST_FIELDS: usize = 8 + 8 + 16;

/// The number of zeros that pad a request to its full size.
const PADDING: usize = REQUEST_BYTES - PREFIX_BYTES - REQUEST_FIELDS - PROOF_BYTES;

/// The start of every message. Read as the header of a sealed packet, it would be a sequence in nine
/// bytes whose last byte is zero. Such a sequence fits in fewer bytes, so no sealer writes it.
const fn prefix(kind: u8) -> [u8; PREFIX_BYTES] {
    [0, b't', b'w', b'h', b's', 1, kind, 0, 0]
}

/// Returns whether a packet belongs to the handshake and is not a sealed packet. This does not
/// authenticate the sender.
///
/// ```
/// use tightwire::packet::handshake::is_handshake;
///
/// assert!(!is_handshake(&[1, 2, 3]));
/// ```
pub fn is_handshake(packet: &[u8]) -> bool {
    matches!(packet, [0, b't', b'w', b'h', b's', _, _, 0, 0, ..])
}

/// A message of the handshake, ready to be sent as a slice of bytes.
///
/// ```
/// use core::time::Duration;
///
/// use tightwire::packet::Protocol;
/// use tightwire::packet::handshake::Client;
/// use tightwire::packet::sealed::ClientKey;
///
/// const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
/// let mut client = Client::new(&PROTOCOL, 42, ClientKey::new([7; 32]));
/// client.connect(Duration::ZERO, [2; 16]);
/// let message = client.message(Duration::ZERO).unwrap();
/// assert_eq!(message.len(), 512); // socket.send(&message)
/// ```
#[derive(Clone)]
pub struct Message {
    bytes: [u8; REQUEST_BYTES],
    /// The length, at most [`REQUEST_BYTES`].
    length: usize,
}

impl Message {
    /// Writes a message with its proof.
    fn new(
        kind: u8,
        key: &ProofKey,
        write: impl FnOnce(&mut WriteStream<'_>) -> Result<(), WriteError>,
    ) -> Option<Self> {
        let mut bytes = [0; REQUEST_BYTES];
        let mut stream = WriteStream::new(bytes.get_mut(..REQUEST_BYTES - PROOF_BYTES)?);
        stream.write_bytes(&prefix(kind)).ok()?;
        write(&mut stream).ok()?;
        let covered = stream.finish().ok()?;
        let (proof, length) = (key.prove(&[covered]), covered.len() + PROOF_BYTES);
        bytes.get_mut(length - PROOF_BYTES..length)?.copy_from_slice(&proof);
        Some(Self { bytes, length })
    }
}

impl Deref for Message {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        self.bytes.get(..self.length).unwrap_or_default()
    }
}

impl DerefMut for Message {
    fn deref_mut(&mut self) -> &mut [u8] {
        self.bytes.get_mut(..self.length).unwrap_or_default()
    }
}

impl AsRef<[u8]> for Message {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Message({} bytes)", self.length)
    }
}

/// The content of a message whose proof was verified.
#[derive(Clone, Debug)]
#[cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "without an allocator there is no server")
)]
#[expect(clippy::large_enum_variant, reason = "nothing is allocated for a stranger")]
pub(super) enum Content {
    /// A client requests a session.
    Request { id: u64, client: u64, half: Half },
    /// The server asks the client to prove that its address is real.
    Challenge { half: Half, cookie: Cookie },
    /// The client returns the cookie.
    Response { id: u64, client: u64, half: Half, cookie: Cookie },
    /// The server accepts the client and has a session for it.
    Accept { half: Half, server_half: Half },
    /// The server has a different protocol.
    Refuse { half: Half, hello: Hello },
}

impl Content {
    /// Returns the number of the message kind.
    const fn kind(&self) -> u8 {
        match self {
            Self::Request { .. } => 1,
            Self::Challenge { .. } => 2,
            Self::Response { .. } => 3,
            Self::Accept { .. } => 4,
            Self::Refuse { .. } => 5,
        }
    }

    /// Encodes the message. Returns `None` only if it were too long, which never happens.
    pub(super) fn message(&self, key: &ProofKey) -> Option<Message> {
        Message::new(self.kind(), key, |stream| match self {
            Self::Request { id, client, half } => {
                stream.write_u64(*id)?;
                stream.write_u64(*client)?;
                stream.write_bytes(half)?;
                stream.write_bytes(&[0; PADDING])
            }
            Self::Challenge { half, cookie } => {
                stream.write_bytes(half)?;
                stream.write_u64(cookie.time)?;
                stream.write_bytes(&cookie.proof)
            }
            Self::Response { id, client, half, cookie } => {
                stream.write_u64(*id)?;
                stream.write_u64(*client)?;
                stream.write_bytes(half)?;
                stream.write_u64(cookie.time)?;
                stream.write_bytes(&cookie.proof)
            }
            Self::Accept { half, server_half } => {
                stream.write_bytes(half)?;
                stream.write_bytes(server_half)
            }
            Self::Refuse { half, hello } => {
                stream.write_bytes(half)?;
                stream.write_object(hello)
            }
        })
    }
}

/// A message whose proof has not been verified yet.
pub(super) struct Claim<'a> {
    content: Content,
    covered: &'a [u8],
    proof: Proof,
}

impl<'a> Claim<'a> {
    /// Splits a message into its parts.
    pub(super) fn parse(packet: &'a [u8]) -> Result<Self, Denial> {
        let (covered, proof) = packet.split_last_chunk().ok_or(Denial::Malformed)?;
        let (start, fields) =
            covered.split_first_chunk::<PREFIX_BYTES>().ok_or(Denial::Malformed)?;
        let &[_, _, _, _, _, _, kind, _, _] = start;
        if *start != prefix(kind) {
            return Err(Denial::Malformed);
        }
        let mut stream = ReadStream::new(fields);
        let content = read(kind, &mut stream).map_err(|_| Denial::Malformed)?;
        let content = content.ok_or(Denial::Malformed)?;
        stream.finish().map_err(|_| Denial::Malformed)?;
        Ok(Self { content, covered, proof: *proof })
    }

    /// Returns the client number, with which a server finds the key to verify the message.
    #[cfg(feature = "alloc")]
    pub(super) fn client(&self) -> Option<u64> {
        match self.content {
            Content::Request { client, .. } | Content::Response { client, .. } => Some(client),
            _ => None,
        }
    }

    /// Returns the content if the proof was made with the key.
    pub(super) fn verify(self, key: &ProofKey) -> Result<Content, Denial> {
        if key.verifies(&[self.covered], &self.proof) {
            Ok(self.content)
        } else {
            Err(Denial::Proof)
        }
    }
}

/// Reads the content of a message of this kind. Returns `None` if the kind does not exist.
fn read(kind: u8, stream: &mut ReadStream<'_>) -> Result<Option<Content>, ReadError> {
    Ok(Some(match kind {
        1 => {
            let (id, client) = (stream.read_u64()?, stream.read_u64()?);
            let half = bytes(stream)?;
            let padding: [u8; PADDING] = bytes(stream)?;
            if padding != [0; PADDING] {
                return Ok(None);
            }
            Content::Request { id, client, half }
        }
        2 => Content::Challenge { half: bytes(stream)?, cookie: cookie(stream)? },
        3 => {
            let (id, client) = (stream.read_u64()?, stream.read_u64()?);
            Content::Response { id, client, half: bytes(stream)?, cookie: cookie(stream)? }
        }
        4 => Content::Accept { half: bytes(stream)?, server_half: bytes(stream)? },
        5 => Content::Refuse { half: bytes(stream)?, hello: stream.read_object()? },
        _ => return Ok(None),
    }))
}

fn cookie(stream: &mut ReadStream<'_>) -> Result<Cookie, ReadError> {
    Ok(Cookie { time: stream.read_u64()?, proof: bytes(stream)? })
}

fn bytes<const N: usize>(stream: &mut ReadStream<'_>) -> Result<[u8; N], ReadError> {
    let mut bytes = [0; N];
    stream.read_bytes(&mut bytes)?;
    Ok(bytes)
}
