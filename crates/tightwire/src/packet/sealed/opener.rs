//! Opens sealed packets: verifies and decrypts each packet, and accepts it only once.

use core::fmt;
use core::marker::PhantomData;

use zeroize::ZeroizeOnDrop;

use crate::error::ReadError;
use crate::flow::ReadStream;
use crate::packet::payload::{decode_all, read_all};
use crate::packet::refusal::{Refusal, cold};
use crate::packet::sealed::TAG_BYTES;
use crate::packet::sealed::cipher::Cipher;
use crate::packet::sealed::header::Header;
use crate::packet::sealed::replay::ReplayWindow;
use crate::packet::section::{SectionName, failed_section};
use crate::wire::Wire;

/// Opens the packets of one direction of a session, each of them once.
///
/// Packets may arrive in any order, as long as they are less than
/// [`WINDOW`](crate::packet::sealed::WINDOW) older than the newest.
///
/// ```
/// use tightwire::packet::sealed::{self, ClientKey, Salt};
/// use tightwire::packet::{Protocol, Refusal};
///
/// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
///
/// let key = ClientKey::new([7; 32]);
/// let mut sealer = sealed::client(&PROTOCOL, &key, Salt::new([1; 16], [2; 16])).sealer;
/// let mut opener = sealed::server(&PROTOCOL, &key, Salt::new([1; 16], [2; 16])).opener;
///
/// let mut buffer = [0; 64];
/// let mut packet = sealer.seal(&7, &mut buffer).unwrap().to_vec();
/// packet[3] ^= 1;
/// assert_eq!(opener.open(&mut packet).unwrap_err(), Refusal::Tag);
/// packet[3] ^= 1;
/// assert_eq!(opener.open(&mut packet)?.decode(), Ok(7));
/// # Ok::<(), Refusal>(())
/// ```
pub struct Opener<T> {
    cipher: Cipher,
    id: u64,
    window: ReplayWindow,
    root: PhantomData<fn() -> T>,
}

// The cipher is the only field that holds a secret, and it wipes itself.
impl<T> ZeroizeOnDrop for Opener<T> {}

impl<T> Opener<T> {
    pub(super) const fn new(cipher: Cipher, id: u64) -> Self {
        Self { cipher, id, window: ReplayWindow::new(), root: PhantomData }
    }

    /// Checks a packet and decrypts it in place.
    ///
    /// If a packet is rejected, neither the packet nor the opener changes. Whatever an attacker sends,
    /// genuine packets are still accepted.
    ///
    /// # Errors
    ///
    /// Fails with [`TooShort`](Refusal::TooShort), [`Header`](Refusal::Header),
    /// [`TooOld`](Refusal::TooOld), [`Replayed`](Refusal::Replayed) or [`Tag`](Refusal::Tag), checked
    /// in this order.
    ///
    /// ```
    /// use tightwire::packet::sealed::{self, ClientKey, Salt};
    /// use tightwire::packet::{Protocol, Refusal};
    ///
    /// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
    ///
    /// let salt = Salt::new([1; 16], [2; 16]);
    /// let mut opener = sealed::server(&PROTOCOL, &ClientKey::new([7; 32]), salt).opener;
    /// assert_eq!(opener.open(&mut []).unwrap_err(), Refusal::TooShort);
    /// assert_eq!(opener.open(&mut [1; 64]).unwrap_err(), Refusal::Tag);
    /// ```
    pub fn open<'a>(&mut self, packet: &'a mut [u8]) -> Result<Opened<'a, T>, Refusal> {
        let opened = self.unseal(packet, true)?;
        // The sequence is authenticated from here on.
        self.window.accept(opened.sequence);
        Ok(opened)
    }

    /// Opens a packet without checking or recording whether it was opened before.
    ///
    /// The result proves who sealed the packet and nothing else, because it may be a replay. Use it
    /// only where a replay does no harm, such as to find addresses at which a client could be reached,
    /// and never use the packet's content.
    ///
    /// # Errors
    ///
    /// Fails with [`TooShort`](Refusal::TooShort), [`Header`](Refusal::Header) or
    /// [`Tag`](Refusal::Tag).
    ///
    /// ```
    /// use tightwire::packet::sealed::{self, ClientKey, Salt};
    /// use tightwire::packet::{Protocol, Refusal};
    ///
    /// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
    ///
    /// let key = ClientKey::new([7; 32]);
    /// let mut sealer = sealed::client(&PROTOCOL, &key, Salt::new([1; 16], [2; 16])).sealer;
    /// let mut opener = sealed::server(&PROTOCOL, &key, Salt::new([1; 16], [2; 16])).opener;
    ///
    /// let mut buffer = [0; 64];
    /// let packet = sealer.seal(&7, &mut buffer).unwrap().to_vec();
    /// opener.open(&mut packet.clone())?;
    /// assert_eq!(opener.open(&mut packet.clone()).unwrap_err(), Refusal::Replayed);
    /// assert_eq!(opener.open_again(&mut packet.clone())?.decode(), Ok(7));
    /// # Ok::<(), Refusal>(())
    /// ```
    pub fn open_again<'a>(&mut self, packet: &'a mut [u8]) -> Result<Opened<'a, T>, Refusal> {
        self.unseal(packet, false)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn unseal<'a>(
        &mut self,
        packet: &'a mut [u8],
        must_be_new: bool,
    ) -> Result<Opened<'a, T>, Refusal> {
        let header = Header::parse(packet)?;
        let sealed = packet.get_mut(header.length..).unwrap_or_default();
        if sealed.len() < TAG_BYTES {
            return Err(cold(Refusal::TooShort));
        }
        // This check is cheap, so it comes before the expensive one of the tag.
        if must_be_new {
            self.window.check(header.sequence)?;
        }
        let data = header.associated_data(self.id);
        let Some(payload) = self.cipher.open(header.sequence, data.as_bytes(), sealed) else {
            return Err(cold(Refusal::Tag));
        };
        Ok(Opened { payload, sequence: header.sequence, root: PhantomData })
    }

    /// Returns the highest sequence opened so far.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    /// use tightwire::packet::sealed::{self, ClientKey, Salt};
    ///
    /// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
    ///
    /// let salt = Salt::new([1; 16], [2; 16]);
    /// let opener = sealed::server(&PROTOCOL, &ClientKey::new([7; 32]), salt).opener;
    /// assert_eq!(opener.newest_sequence(), None);
    /// ```
    pub const fn newest_sequence(&self) -> Option<u64> {
        self.window.newest()
    }
}

impl<T> fmt::Debug for Opener<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opener").field("newest", &self.window.newest()).finish_non_exhaustive()
    }
}

/// The payload of a packet that the other side sealed. Only [`Opener::open`] creates one, so a function
/// that takes this type cannot be called with unchecked bytes from the socket.
///
/// ```
/// use tightwire::packet::sealed::{self, ClientKey, Salt};
/// use tightwire::packet::{Protocol, Refusal};
///
/// const PROTOCOL: Protocol<u8> = Protocol::new("my game", 3);
///
/// fn receive(packet: sealed::Opened<'_, u8>) -> Result<u8, Refusal> {
///     packet.decode()
/// }
///
/// let key = ClientKey::new([7; 32]);
/// let mut client = sealed::client(&PROTOCOL, &key, Salt::new([1; 16], [2; 16]));
/// let mut server = sealed::server(&PROTOCOL, &key, Salt::new([1; 16], [2; 16]));
/// let mut buffer = [0; 64];
/// let mut packet = client.sealer.seal(&7, &mut buffer).unwrap().to_vec();
/// assert_eq!(receive(server.opener.open(&mut packet)?), Ok(7));
/// # Ok::<(), Refusal>(())
/// ```
pub struct Opened<'a, T> {
    payload: &'a [u8],
    sequence: u64,
    root: PhantomData<fn() -> T>,
}

// Deriving these would add the same bounds to `T`.
impl<T> Clone for Opened<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Opened<'_, T> {}

/// Prints the length of the payload, but not its content.
impl<T> fmt::Debug for Opened<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opened")
            .field("sequence", &self.sequence)
            .field("bytes", &self.payload.len())
            .finish()
    }
}

/// A session with one packet sent, for the examples below.
macro_rules! example {
    ($type:literal, $value:literal, $($line:literal),* $(,)?) => {
        concat!(
            "```\n",
            "use tightwire::packet::sealed::{self, ClientKey, Salt};\n",
            "use tightwire::packet::Protocol;\n",
            "# const PROTOCOL: Protocol<", $type, "> = Protocol::new(\"my game\", 3);\n",
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

impl<'a, T: Wire> Opened<'a, T> {
    /// Returns the decrypted payload.
    ///
    #[doc = example!("[u8; 3]", "[1, 2, 3]", "assert_eq!(opened.payload(), [1, 2, 3]);")]
    pub const fn payload(self) -> &'a [u8] {
        self.payload
    }

    /// Returns the packet's sequence. This is the number of packets sealed before it, unless the sender
    /// skipped some.
    ///
    #[doc = example!("u8", "7", "assert_eq!(opened.sequence(), 0);")]
    pub const fn sequence(self) -> u64 {
        self.sequence
    }

    /// Reads the value that the packet holds.
    ///
    /// # Errors
    ///
    /// Fails with [`Payload`](Refusal::Payload) if a value does not match its description or bytes are
    /// left over, and with [`Section`](Refusal::Section) if a serialize check does not match.
    ///
    #[doc = example!(
        "[u8; 3]",
        "[1, 2, 3]",
        "assert_eq!(opened.decode(), Ok([1, 2, 3]));",
    )]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn decode(self) -> Result<T, Refusal> {
        decode_all(self.payload, None)
    }

    /// Reads into an existing value, which avoids large copies and reuses allocated memory.
    ///
    /// After an error the value may be partly overwritten.
    ///
    /// # Errors
    ///
    /// Fails in the same cases as [`decode`](Self::decode).
    ///
    #[doc = example!(
        "[u8; 3]",
        "[1, 2, 3]",
        "let mut state = [0u8; 3];",
        "opened.decode_into(&mut state)?;",
        "assert_eq!(state, [1, 2, 3]);",
    )]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn decode_into(self, value: &mut T) -> Result<(), Refusal> {
        self.read_with(|stream| value.read_into(stream))
    }

    /// Reads the payload with a function.
    ///
    /// # Errors
    ///
    /// Returns any error from the function. Also fails if whole bytes are left over, or if the function
    /// replaced the stream with another one.
    ///
    #[doc = example!(
        "(u8, bool)",
        "(7, true)",
        "use tightwire::scalar::{Bool, U8};\nuse tightwire::Reader;",
        "let both = opened.read_with(|stream| Ok((stream.take(U8)?, stream.take(Bool)?)))?;",
        "assert_eq!(both, (7, true));",
    )]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn read_with<V>(
        self,
        read: impl FnOnce(&mut ReadStream<'a>) -> Result<V, ReadError>,
    ) -> Result<V, Refusal> {
        read_all(self.payload, None, read)
    }

    /// Returns the name of the serialize check at which reading a `T` fails. Call it after a
    /// [`Section`](Refusal::Section) error.
    ///
    /// It reads the payload again, so use it for logging and not for every packet.
    ///
    #[doc = example!("u8", "7", "assert_eq!(opened.failed_section(), None);")]
    pub fn failed_section(self) -> Option<SectionName> {
        failed_section::<T>(self.payload, None)
    }
}
