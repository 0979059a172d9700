//! The messages on the wire: nine bytes that no sealed packet starts with, the fields, and a proof
//! over both.

use alloc::boxed::Box;
use alloc::vec::Vec;

use tightwire::packet::Hello;
use tightwire::scalar::{U8, U16, U64};
use tightwire::{ReadError, ReadStream, Reader, WriteError, WriteStream, Writer};

use crate::event::Denial;
use crate::handshake::cookie::Cookie;
use crate::handshake::proof::{Half, PROOF_BYTES, Proof, ProofKey};
use crate::packet::TOKEN_BYTES;

/// The size of a request in bytes. No answer to it is longer.
pub(crate) const REQUEST_BYTES: usize = 512;

const PREFIX_BYTES: usize = 9;

/// The size of a request without its connect token and zeros.
const REQUEST_FIELDS: usize = PREFIX_BYTES + 8 + 8 + 16 + 2 + PROOF_BYTES;

/// The maximum size of a connect token.
pub(crate) const MOST_TOKEN: usize = REQUEST_BYTES - REQUEST_FIELDS;

/// The kind of a packet that is identified by the player's number.
const LONG: u8 = 7;

/// The size of the prefix and player in front of the sealed packet in the long form.
pub(crate) const LONG_BYTES: usize = PREFIX_BYTES + 8;

/// Returns the start of every message. A sealed packet that starts like this would have a sequence
/// in nine bytes that needs fewer, and no sealer writes one.
const fn prefix(kind: u8) -> [u8; PREFIX_BYTES] {
    [0, b't', b'w', b'h', b's', 2, kind, 0, 0]
}

/// The form of a datagram.
pub(crate) enum Form {
    /// A message of the handshake.
    Handshake,
    /// A sealed packet after the number of its player.
    Long(u64),
    /// A sealed packet.
    Sealed,
}

/// Determines the form of a datagram. This does not verify who sent it.
pub(crate) fn form(datagram: &[u8]) -> Form {
    if let Some((start, rest)) = datagram.split_first_chunk::<PREFIX_BYTES>() {
        if let (true, Some(player)) = (*start == prefix(LONG), rest.first_chunk()) {
            return Form::Long(u64::from_le_bytes(*player));
        }
    }
    match datagram {
        [0, b't', b'w', b'h', b's', _, _, 0, 0, ..] => Form::Handshake,
        _ => Form::Sealed,
    }
}

/// Returns the prefix of a sealed packet in the long form.
pub(crate) fn long_prefix(player: u64) -> [u8; LONG_BYTES] {
    let mut bytes = [0; LONG_BYTES];
    for (target, byte) in bytes.iter_mut().zip(prefix(LONG).into_iter().chain(player.to_le_bytes()))
    {
        *target = byte;
    }
    bytes
}

/// Why a server rejects a client.
#[derive(Clone, Debug)]
pub(crate) enum Refused {
    OtherProtocol(Box<Hello>),
    Full,
    Expired,
}

/// The content of a message whose proof is verified.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    Request {
        id: u64,
        player: u64,
        half: Half,
        token: Vec<u8>,
    },
    Challenge {
        half: Half,
        cookie: Cookie,
    },
    Response {
        id: u64,
        player: u64,
        half: Half,
        cookie: Cookie,
        public: Option<[u8; 32]>,
        token: Vec<u8>,
    },
    Accept {
        half: Half,
        server_half: Half,
        public: Option<[u8; 32]>,
    },
    Refuse {
        half: Half,
        why: Refused,
    },
    /// A token for an address from which a client sent a packet.
    Path {
        token: [u8; TOKEN_BYTES],
    },
}

impl Message {
    const fn kind(&self) -> u8 {
        match self {
            Self::Request { .. } => 1,
            Self::Challenge { .. } => 2,
            Self::Response { .. } => 3,
            Self::Accept { .. } => 4,
            Self::Refuse { .. } => 5,
            Self::Path { .. } => 6,
        }
    }

    /// Returns the message with its proof, or nothing if it is too long, which never happens.
    pub(crate) fn bytes(&self, key: &ProofKey) -> Option<Vec<u8>> {
        let mut buffer = [0; REQUEST_BYTES];
        let mut stream = WriteStream::new(&mut buffer);
        stream.write_bytes(&prefix(self.kind())).ok()?;
        self.write(&mut stream).ok()?;
        let mut bytes = stream.finish().ok()?.to_vec();
        let proof: Proof = key.prove(&[&bytes]);
        bytes.extend_from_slice(&proof);
        (bytes.len() <= REQUEST_BYTES).then_some(bytes)
    }

    fn write(&self, stream: &mut WriteStream<'_>) -> Result<(), WriteError> {
        match self {
            Self::Request { id, player, half, token } => {
                stream.put(U64, *id)?;
                stream.put(U64, *player)?;
                stream.write_bytes(half)?;
                write_token(token, stream)?;
                let zeros = [0; REQUEST_BYTES];
                let zeros = zeros.get(..MOST_TOKEN.saturating_sub(token.len())).unwrap_or_default();
                stream.write_bytes(zeros)
            }
            Self::Challenge { half, cookie } => {
                stream.write_bytes(half)?;
                write_cookie(cookie, stream)
            }
            Self::Response { id, player, half, cookie, public, token } => {
                stream.put(U64, *id)?;
                stream.put(U64, *player)?;
                stream.write_bytes(half)?;
                write_cookie(cookie, stream)?;
                write_public(public.as_ref(), stream)?;
                write_token(token, stream)
            }
            Self::Accept { half, server_half, public } => {
                stream.write_bytes(half)?;
                stream.write_bytes(server_half)?;
                write_public(public.as_ref(), stream)
            }
            Self::Refuse { half, why } => {
                stream.write_bytes(half)?;
                match why {
                    Refused::OtherProtocol(hello) => {
                        stream.put(U8, 0)?;
                        stream.write_object(&**hello)
                    }
                    Refused::Full => stream.put(U8, 1),
                    Refused::Expired => stream.put(U8, 2),
                }
            }
            Self::Path { token } => stream.write_bytes(token),
        }
    }

    /// Reads the fields of a message of this kind. Returns nothing if there is no such kind.
    fn read(kind: u8, stream: &mut ReadStream<'_>) -> Result<Option<Self>, ReadError> {
        Ok(Some(match kind {
            1 => {
                let (id, player) = (stream.take(U64)?, stream.take(U64)?);
                let (half, token) = (bytes(stream)?, read_token(stream)?);
                for _ in token.len()..MOST_TOKEN {
                    if stream.take(U8)? != 0 {
                        return Ok(None);
                    }
                }
                Self::Request { id, player, half, token }
            }
            2 => Self::Challenge { half: bytes(stream)?, cookie: read_cookie(stream)? },
            3 => Self::Response {
                id: stream.take(U64)?,
                player: stream.take(U64)?,
                half: bytes(stream)?,
                cookie: read_cookie(stream)?,
                public: read_public(stream)?,
                token: read_token(stream)?,
            },
            4 => Self::Accept {
                half: bytes(stream)?,
                server_half: bytes(stream)?,
                public: read_public(stream)?,
            },
            5 => {
                let half = bytes(stream)?;
                let why = match stream.take(U8)? {
                    0 => Refused::OtherProtocol(Box::new(stream.read_object()?)),
                    1 => Refused::Full,
                    2 => Refused::Expired,
                    _ => return Ok(None),
                };
                Self::Refuse { half, why }
            }
            6 => Self::Path { token: bytes(stream)? },
            _ => return Ok(None),
        }))
    }
}

fn write_cookie(cookie: &Cookie, stream: &mut WriteStream<'_>) -> Result<(), WriteError> {
    stream.put(U64, cookie.time)?;
    stream.write_bytes(&cookie.proof)
}

fn read_cookie(stream: &mut ReadStream<'_>) -> Result<Cookie, ReadError> {
    Ok(Cookie { time: stream.take(U64)?, proof: bytes(stream)? })
}

fn write_public(public: Option<&[u8; 32]>, stream: &mut WriteStream<'_>) -> Result<(), WriteError> {
    stream.put(U8, u8::from(public.is_some()))?;
    public.map_or(Ok(()), |public| stream.write_bytes(public))
}

fn read_public(stream: &mut ReadStream<'_>) -> Result<Option<[u8; 32]>, ReadError> {
    match stream.take(U8)? {
        0 => Ok(None),
        1 => bytes(stream).map(Some),
        _ => Err(tightwire::Stream::refuse(stream)),
    }
}

fn write_token(token: &[u8], stream: &mut WriteStream<'_>) -> Result<(), WriteError> {
    stream.put(U16, token.len() as u16)?;
    stream.write_bytes(token)
}

fn read_token(stream: &mut ReadStream<'_>) -> Result<Vec<u8>, ReadError> {
    let length = usize::from(stream.take(U16)?);
    let mut buffer = [0; MOST_TOKEN];
    let Some(token) = buffer.get_mut(..length) else {
        return Err(tightwire::Stream::refuse(stream));
    };
    stream.read_bytes(token)?;
    Ok(token.to_vec())
}

fn bytes<const N: usize>(stream: &mut ReadStream<'_>) -> Result<[u8; N], ReadError> {
    let mut bytes = [0; N];
    stream.read_bytes(&mut bytes)?;
    Ok(bytes)
}

/// A message whose proof is not verified yet.
pub(crate) struct Claim<'a> {
    pub(crate) message: Message,
    covered: &'a [u8],
    proof: Proof,
}

impl<'a> Claim<'a> {
    /// Parses a message.
    pub(crate) fn parse(datagram: &'a [u8]) -> Result<Self, Denial> {
        let (covered, proof) = datagram.split_last_chunk().ok_or(Denial::Malformed)?;
        let (start, fields) =
            covered.split_first_chunk::<PREFIX_BYTES>().ok_or(Denial::Malformed)?;
        let &[_, _, _, _, _, _, kind, _, _] = start;
        if *start != prefix(kind) {
            return Err(Denial::Malformed);
        }
        let mut stream = ReadStream::new(fields);
        let message = Message::read(kind, &mut stream).map_err(|_| Denial::Malformed)?;
        let message = message.ok_or(Denial::Malformed)?;
        stream.finish().map_err(|_| Denial::Malformed)?;
        Ok(Self { message, covered, proof: *proof })
    }

    /// Returns the content of the message, if the holder of the key wrote it.
    pub(crate) fn verify(self, key: &ProofKey) -> Result<Message, Denial> {
        if key.verifies(&[self.covered], &self.proof) {
            Ok(self.message)
        } else {
            Err(Denial::Proof)
        }
    }
}
