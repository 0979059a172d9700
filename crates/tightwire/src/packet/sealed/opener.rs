//! Opening: bytes from the socket become a payload that the other side sent, once.

use core::fmt;

use chacha20poly1305::{AeadInOut, ChaCha20Poly1305};
use zeroize::ZeroizeOnDrop;

use crate::error::ReadError;
use crate::packet::payload::{decode_all, read_all};
use crate::packet::refusal::{Refusal, cold};
use crate::packet::sealed::header::Header;
use crate::packet::sealed::replay::ReplayWindow;
use crate::packet::sealed::{TAG_BYTES, nonce};
use crate::packet::section::{SectionName, failed_section};
use crate::stream::ReadStream;
use crate::wire::Wire;

/// Opens the packets of one direction of a session, each of them once.
///
/// Packets may come in any order, as long as they are less than
/// [`WINDOW`](crate::packet::sealed::WINDOW) behind the newest.
///
/// ```
/// use tightwire::packet::sealed::{self, ClientKey, Salt};
/// use tightwire::packet::{Protocol, Refusal};
///
/// const PROTOCOL: Protocol = Protocol::new("my game", 3);
///
/// let key = ClientKey::new([7; 32]);
/// let mut sealer = sealed::client(&PROTOCOL, &key, Salt::new([1; 16], [2; 16])).sealer;
/// let mut opener = sealed::server(&PROTOCOL, &key, Salt::new([1; 16], [2; 16])).opener;
///
/// let mut buffer = [0; 64];
/// let mut packet = sealer.seal(&7u8, &mut buffer).unwrap().to_vec();
/// packet[3] ^= 1;
/// assert_eq!(opener.open(&mut packet).unwrap_err(), Refusal::Tag);
/// packet[3] ^= 1;
/// assert_eq!(opener.open(&mut packet)?.decode(), Ok(7u8));
/// # Ok::<(), Refusal>(())
/// ```
pub struct Opener {
    cipher: ChaCha20Poly1305,
    id: u64,
    window: ReplayWindow,
}

// The cipher is the only field that holds a secret, and wipes itself.
impl ZeroizeOnDrop for Opener {}

impl Opener {
    pub(super) const fn new(cipher: ChaCha20Poly1305, id: u64) -> Self {
        Self { cipher, id, window: ReplayWindow::new() }
    }

    /// Checks a packet and decrypts it in place.
    ///
    /// A packet that is refused stays as it was, and so does the opener: whatever a stranger
    /// sends, the packets of the other side are accepted as before.
    ///
    /// # Errors
    ///
    /// [`TooShort`](Refusal::TooShort), [`Header`](Refusal::Header),
    /// [`TooOld`](Refusal::TooOld), [`Replayed`](Refusal::Replayed) and [`Tag`](Refusal::Tag),
    /// in this order.
    ///
    /// ```
    /// use tightwire::packet::sealed::{self, ClientKey, Salt};
    /// use tightwire::packet::{Protocol, Refusal};
    ///
    /// const PROTOCOL: Protocol = Protocol::new("my game", 3);
    ///
    /// let salt = Salt::new([1; 16], [2; 16]);
    /// let mut opener = sealed::server(&PROTOCOL, &ClientKey::new([7; 32]), salt).opener;
    /// assert_eq!(opener.open(&mut []).unwrap_err(), Refusal::TooShort);
    /// assert_eq!(opener.open(&mut [1; 64]).unwrap_err(), Refusal::Tag);
    /// ```
    pub fn open<'a>(&mut self, packet: &'a mut [u8]) -> Result<Opened<'a>, Refusal> {
        let header = Header::parse(packet)?;
        let sealed = packet.get_mut(header.length..).unwrap_or_default();
        let Some((payload, tag)) = sealed.split_last_chunk_mut::<TAG_BYTES>() else {
            return Err(cold(Refusal::TooShort));
        };
        // It costs nothing to refuse these, and the tag does.
        self.window.check(header.sequence)?;
        let data = header.associated_data(self.id);
        self.cipher
            .decrypt_inout_detached(
                &nonce(header.sequence),
                data.as_bytes(),
                (&mut *payload).into(),
                (&*tag).into(),
            )
            .map_err(|_| cold(Refusal::Tag))?;
        // Only now is the sequence more than a claim.
        self.window.accept(header.sequence);
        Ok(Opened { payload, sequence: header.sequence })
    }

    /// The highest sequence opened so far.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    /// use tightwire::packet::sealed::{self, ClientKey, Salt};
    ///
    /// const PROTOCOL: Protocol = Protocol::new("my game", 3);
    ///
    /// let salt = Salt::new([1; 16], [2; 16]);
    /// let opener = sealed::server(&PROTOCOL, &ClientKey::new([7; 32]), salt).opener;
    /// assert_eq!(opener.newest_sequence(), None);
    /// ```
    pub const fn newest_sequence(&self) -> Option<u64> {
        self.window.newest()
    }
}

impl fmt::Debug for Opener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opener").field("newest", &self.window.newest()).finish_non_exhaustive()
    }
}

/// The payload of a packet that the other side sealed. Only [`Opener::open`] makes one, so a
/// function that takes it cannot be handed bytes straight from the socket.
///
/// ```
/// use tightwire::packet::sealed::{self, ClientKey, Salt};
/// use tightwire::packet::{Protocol, Refusal};
///
/// const PROTOCOL: Protocol = Protocol::new("my game", 3);
///
/// fn receive(packet: sealed::Opened<'_>) -> Result<u8, Refusal> {
///     packet.decode()
/// }
///
/// let key = ClientKey::new([7; 32]);
/// let mut client = sealed::client(&PROTOCOL, &key, Salt::new([1; 16], [2; 16]));
/// let mut server = sealed::server(&PROTOCOL, &key, Salt::new([1; 16], [2; 16]));
/// let mut buffer = [0; 64];
/// let mut packet = client.sealer.seal(&7u8, &mut buffer).unwrap().to_vec();
/// assert_eq!(receive(server.opener.open(&mut packet)?), Ok(7));
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Copy)]
pub struct Opened<'a> {
    payload: &'a [u8],
    sequence: u64,
}

/// Says how long the payload is, and not what it is.
impl fmt::Debug for Opened<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opened")
            .field("sequence", &self.sequence)
            .field("bytes", &self.payload.len())
            .finish()
    }
}

/// A session with one packet sent, for the examples below.
macro_rules! example {
    ($value:literal, $($line:literal),* $(,)?) => {
        concat!(
            "```\n",
            "use tightwire::packet::sealed::{self, ClientKey, Salt};\n",
            "use tightwire::packet::Protocol;\n",
            "# const PROTOCOL: Protocol = Protocol::new(\"my game\", 3);\n",
            "# let key = ClientKey::new([7; 32]);\n",
            "# let mut client = sealed::client(&PROTOCOL, &key, Salt::new([1; 16], [2; 16]));\n",
            "# let mut server = sealed::server(&PROTOCOL, &key, Salt::new([1; 16], [2; 16]));\n",
            "# let mut buffer = [0; 64];\n",
            "let packet = client.sealer.seal(&", $value, ", &mut buffer).unwrap();\n",
            "// ... over the network ...\n",
            "# let mut packet = packet.to_vec();\n",
            "let opened = server.opener.open(&mut packet)?;\n",
            $( $line, "\n", )*
            "# Ok::<(), tightwire::packet::Refusal>(())\n",
            "```",
        )
    };
}

impl<'a> Opened<'a> {
    /// The payload, decrypted.
    ///
    #[doc = example!("[1u8, 2, 3]", "assert_eq!(opened.payload(), [1, 2, 3]);")]
    pub const fn payload(self) -> &'a [u8] {
        self.payload
    }

    /// The packet's sequence: how many the other side had sealed before it, unless it skipped
    /// some.
    ///
    #[doc = example!("7u8", "assert_eq!(opened.sequence(), 0);")]
    pub const fn sequence(self) -> u64 {
        self.sequence
    }

    /// Reads the one value that the packet holds.
    ///
    /// # Errors
    ///
    /// [`Payload`](Refusal::Payload) for a value that its description refuses or bytes left
    /// over, [`Section`](Refusal::Section) for a serialize check.
    ///
    #[doc = example!(
        "[1u8, 2, 3]",
        "assert_eq!(opened.decode(), Ok([1u8, 2, 3]));",
        "assert!(opened.decode::<[u8; 2]>().is_err());",
    )]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn decode<T: Wire>(self) -> Result<T, Refusal> {
        decode_all(self.payload, None)
    }

    /// Reads into an existing value, to spare big copies and memory that is there already.
    ///
    /// After a refusal the value may be changed in part.
    ///
    /// # Errors
    ///
    /// As for [`decode`](Self::decode).
    ///
    #[doc = example!(
        "[1u8, 2, 3]",
        "let mut state = [0u8; 3];",
        "opened.decode_into(&mut state)?;",
        "assert_eq!(state, [1, 2, 3]);",
    )]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn decode_into<T: Wire>(self, value: &mut T) -> Result<(), Refusal> {
        self.read_with(|stream| value.read_into(stream))
    }

    /// Reads the payload with a function.
    ///
    /// # Errors
    ///
    /// Those of the function; whole bytes left over.
    ///
    #[doc = example!(
        "(7u8, true)",
        "use tightwire::Reader;",
        "let both = opened.read_with(|stream| Ok((stream.read_u8()?, stream.read_bool()?)))?;",
        "assert_eq!(both, (7, true));",
    )]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn read_with<T>(
        self,
        read: impl FnOnce(&mut ReadStream<'a>) -> Result<T, ReadError>,
    ) -> Result<T, Refusal> {
        read_all(self.payload, None, read)
    }

    /// The name of the serialize check at which reading a `T` fails, after a
    /// [`Section`](Refusal::Section).
    ///
    /// It reads the payload once more, so it is for logs and not for every packet.
    ///
    #[doc = example!("7u8", "assert_eq!(opened.failed_section::<u8>(), None);")]
    pub fn failed_section<T: Wire>(self) -> Option<SectionName> {
        failed_section::<T>(self.payload, None)
    }
}
