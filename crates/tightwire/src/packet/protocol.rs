//! The protocol id: 64 bits that must be equal in two builds so that they can communicate.

use core::fmt::{self, Write};
use core::marker::PhantomData;

use crate::packet::hello::Hello;
use crate::schema::Schema;
use crate::schema::hash::{mix, text};
use crate::shape::CHECKS_ENABLED;
use crate::wire::Wire;

/// The seed of the id, "packets2". It changes if the layout of packets changes.
const SEED: u64 = 0x7061_636b_6574_7332;

/// Computes the id of a protocol from the hashes of its roots.
#[doc(hidden)]
pub const fn protocol_id(
    name: &str,
    version: u32,
    checks: bool,
    data: Option<u64>,
    (to_server, to_client): (u64, u64),
) -> u64 {
    let hash = mix(mix(text(SEED, name), version as u64), checks as u64);
    let hash = match data {
        Some(data) => mix(mix(hash, 1), data),
        None => mix(hash, 0),
    };
    mix(mix(hash, to_server), to_client)
}

/// A game's name, version, packets and data, combined into an id.
///
/// A packet does not contain its type, so each direction has exactly one type, its **root**. `C` is
/// everything that a client may send, and `S` is everything that the server may send. A game with
/// several kinds of messages uses an enum for each root. Sending any other type does not compile.
///
/// The id is computed at compile time and is the same on every platform. It covers everything in a
/// description that affects the bytes, and the names of fields and variants, because the most common
/// mistake is to swap two fields of the same shape. To rename a field without changing the id, use
/// `#[wire(rename = "old")]`. The names of types are not part of the id. Compiling serialize checks out
/// changes the id.
///
/// [`hello`](Self::hello) is a small message with which two builds can find out why they disagree.
/// Printing a protocol gives a longer text, with one line per value, for
/// [`explain_mismatch`](crate::packet::explain_mismatch).
///
/// ```
/// # #[cfg(feature = "derive")] {
/// use tightwire::Wire;
/// use tightwire::packet::{Protocol, data_hash};
///
/// #[derive(Wire)]
/// enum FromClient {
///     Move { #[wire(range = -100..=100)] throttle: i8, jump: bool },
///     Fire { #[wire(range = 0..=11)] weapon: u8 },
/// }
///
/// #[derive(Wire)]
/// enum FromServer {
///     Snapshot { tick: u32 },
///     Goodbye,
/// }
///
/// const PROTOCOL: Protocol<FromClient, FromServer> = Protocol::new("my game", 3)
///     .data(data_hash(b"what both sides must have on disk"));
///
/// const OLDER: Protocol<FromClient, FromServer> = Protocol::new("my game", 2);
/// assert_ne!(PROTOCOL.id(), OLDER.id());
/// # }
/// ```
///
/// Using a type that is not the root of the direction does not compile:
///
/// ```compile_fail,E0308
/// # #[cfg(feature = "crc")] {
/// use tightwire::packet::{Protocol, checked};
///
/// const PROTOCOL: Protocol<(u16, bool), [f32; 3]> = Protocol::new("my game", 3);
/// let _ = checked::write(&PROTOCOL.to_server(), &[1.0f32, 2.0, 3.0], &mut [0; 64]);
/// # }
/// # #[cfg(not(feature = "crc"))] let _: u8 = ();
/// ```
pub struct Protocol<C, S = C> {
    name: &'static str,
    version: u32,
    /// All data hashes, combined.
    data: Option<u64>,
    id: u64,
    roots: PhantomData<fn() -> (C, S)>,
}

/// Gives the schema of `T` a `'static` address.
struct Of<T>(PhantomData<T>);

impl<T: Wire> Of<T> {
    const SCHEMA: &'static Schema = &T::SCHEMA;
    /// This is a separate constant because the compiler limits the evaluation time of each one.
    const HASH: u64 = T::SCHEMA.hash();
}

impl<C: Wire, S: Wire> Protocol<C, S> {
    /// Creates a protocol from the game's name and a version. Increment the version when the meaning of
    /// packets changes but their bytes do not.
    ///
    /// For a root without its own schema, such as one made by [`unified!`](crate::unified), the id
    /// covers only the name and the size bound. Increment the version when its function changes.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    ///
    /// let game: Protocol<u16> = Protocol::new("my game", 1);
    /// assert_ne!(game.id(), Protocol::<u16>::new("my game", 2).id());
    /// assert_ne!(game.id(), Protocol::<u16>::new("my gamf", 1).id());
    /// assert_ne!(game.id(), Protocol::<u16, bool>::new("my game", 1).id());
    /// ```
    pub const fn new(name: &'static str, version: u32) -> Self {
        Self { name, version, data: None, id: 0, roots: PhantomData }.with_id(CHECKS_ENABLED)
    }

    /// Adds a hash of game data that both sides must share, such as levels, items or tuning tables.
    ///
    /// If called more than once, all hashes are part of the id.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    ///
    /// let game: Protocol<u16> = Protocol::new("my game", 1);
    /// assert_ne!(game.data(1).id(), game.data(2).id());
    /// assert_ne!(game.data(0).id(), game.id());
    /// ```
    pub const fn data(mut self, hash: u64) -> Self {
        self.data = match self.data {
            Some(earlier) => Some(mix(earlier, hash)),
            None => Some(hash),
        };
        self.with_id(CHECKS_ENABLED)
    }

    /// Computes the id of a build with or without serialize checks.
    const fn with_id(mut self, checks: bool) -> Self {
        let roots = (Of::<C>::HASH, Of::<S>::HASH);
        self.id = protocol_id(self.name, self.version, checks, self.data, roots);
        self
    }

    /// Returns the schemas of the client's packets and of the server's packets.
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire::packet::Protocol;
    ///
    /// let game: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// assert_eq!(game.schemas(), (&u16::SCHEMA, &bool::SCHEMA));
    /// ```
    pub const fn schemas(&self) -> (&'static Schema, &'static Schema) {
        (Of::<C>::SCHEMA, Of::<S>::SCHEMA)
    }

    /// Returns a summary to send to another build, so that either side can explain why they disagree.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    ///
    /// let ours = Protocol::<u16, bool>::new("my game", 3).hello();
    /// let theirs = Protocol::<u16, u8>::new("my game", 3).hello();
    /// let difference = ours.compare(&theirs).unwrap();
    /// assert_eq!(
    ///     difference.to_string(),
    ///     "the two builds describe what the server sends differently"
    /// );
    /// ```
    pub fn hello(&self) -> Hello {
        let game = text(SEED, self.name);
        let (to_server, to_client) = (Of::<C>::SCHEMA, Of::<S>::SCHEMA);
        Hello::new(self.id, game, self.version, self.data, to_server, to_client)
    }
}

impl<C, S> Protocol<C, S> {
    /// Returns the id that checksums and seals include. It is not secret.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    ///
    /// const PROTOCOL: Protocol<(u16, bool)> = Protocol::new("my game", 3);
    /// const ID: u64 = PROTOCOL.id();
    /// assert_eq!(ID, Protocol::<(u16, bool)>::new("my game", 3).id());
    /// ```
    pub const fn id(&self) -> u64 {
        self.id
    }

    /// Creates a protocol with the given id, for tools that have no types.
    #[doc(hidden)]
    pub const fn of_id(id: u64) -> Self {
        Self { name: "", version: 0, data: None, id, roots: PhantomData }
    }

    /// Returns the game's name.
    ///
    /// ```
    /// assert_eq!(tightwire::packet::Protocol::<u16>::new("my game", 3).name(), "my game");
    /// ```
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the version.
    ///
    /// ```
    /// assert_eq!(tightwire::packet::Protocol::<u16>::new("my game", 3).version(), 3);
    /// ```
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Returns all data hashes combined into one, if there are any.
    ///
    /// ```
    /// let game = tightwire::packet::Protocol::<u16>::new("my game", 3).data(7);
    /// assert_eq!(game.data_hash(), Some(7));
    /// ```
    pub const fn data_hash(&self) -> Option<u64> {
        self.data
    }

    /// Returns the direction of the packets that clients send.
    ///
    /// ```
    /// use tightwire::packet::{Direction, Protocol};
    ///
    /// const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// const TO_SERVER: Direction<u16> = PROTOCOL.to_server();
    /// assert_ne!(TO_SERVER.id(), PROTOCOL.to_client().id());
    /// ```
    pub const fn to_server(&self) -> Direction<C> {
        Direction::of(self.id, true)
    }

    /// Returns the direction of the packets that the server sends; see [`to_server`](Self::to_server).
    pub const fn to_client(&self) -> Direction<S> {
        Direction::of(self.id, false)
    }
}

/// One direction of a [`Protocol`]. It has the type that its packets hold and its own id, so that a
/// checked packet that is reflected to its sender is rejected.
///
/// ```
/// use tightwire::packet::{Direction, Protocol};
///
/// const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
/// const TO_CLIENT: Direction<bool> = PROTOCOL.to_client();
/// # let _ = TO_CLIENT;
/// ```
pub struct Direction<T> {
    id: u64,
    root: PhantomData<fn() -> T>,
}

impl<T> Direction<T> {
    /// Creates a direction of the protocol with the given id, for tools that have no types.
    #[doc(hidden)]
    pub const fn of(protocol: u64, to_server: bool) -> Self {
        Self { id: mix(protocol, if to_server { 1 } else { 2 }), root: PhantomData }
    }

    /// Returns the id that the checksums of this direction include.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    ///
    /// let game: Protocol<u16> = Protocol::new("my game", 3);
    /// assert_ne!(game.to_server().id(), game.to_client().id());
    /// ```
    pub const fn id(&self) -> u64 {
        self.id
    }
}

// Deriving these would add the same bounds to the roots.
impl<C, S> Clone for Protocol<C, S> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C, S> Copy for Protocol<C, S> {}
impl<T> Clone for Direction<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Direction<T> {}

impl<T> fmt::Debug for Direction<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Direction({:016x})", self.id)
    }
}

impl<C, S> fmt::Debug for Protocol<C, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = f.debug_struct("Protocol");
        line.field("name", &self.name).field("version", &self.version);
        line.field("id", &format_args!("{:016x}", self.id)).finish_non_exhaustive()
    }
}

/// Prints one line per part. The lines of a root are indented below it.
impl<C: Wire, S: Wire> fmt::Display for Protocol<C, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "protocol {:016x}", self.id())?;
        writeln!(f, "name {:?}", self.name)?;
        writeln!(f, "version {}", self.version)?;
        writeln!(f, "checks {}", if CHECKS_ENABLED { "on" } else { "off" })?;
        match self.data {
            Some(data) => writeln!(f, "data {data:016x}")?,
            None => writeln!(f, "data none")?,
        }
        root(f, "to server", &C::SCHEMA)?;
        root(f, "to client", &S::SCHEMA)
    }
}

fn root(f: &mut fmt::Formatter<'_>, direction: &str, schema: &Schema) -> fmt::Result {
    writeln!(f, "{direction} {:016x}", schema.hash())?;
    write!(Indented { to: f, at_line_start: true }, "{schema}")
}

/// Indents every line by two spaces.
struct Indented<'a, 'b> {
    to: &'a mut fmt::Formatter<'b>,
    at_line_start: bool,
}

impl Write for Indented<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for line in text.split_inclusive('\n') {
            if self.at_line_start {
                self.to.write_str("  ")?;
            }
            self.to.write_str(line)?;
            self.at_line_start = line.ends_with('\n');
        }
        Ok(())
    }
}

/// Returns a hash of bytes, for [`Protocol::data`].
///
/// It distinguishes versions of a file. It is not a cryptographic hash, so it does not prevent anyone
/// from making a file with the same hash.
///
/// ```
/// use tightwire::packet::data_hash;
///
/// const ITEMS: u64 = data_hash(b"sword 10\nbow 7\n");
/// assert_ne!(ITEMS, data_hash(b"sword 10\nbow 8\n"));
/// ```
pub const fn data_hash(bytes: &[u8]) -> u64 {
    let mut hash = mix(SEED, bytes.len() as u64);
    let mut rest = bytes;
    while let Some((word, tail)) = rest.split_first_chunk() {
        hash = mix(hash, u64::from_le_bytes(*word));
        rest = tail;
    }
    while let [byte, tail @ ..] = rest {
        hash = mix(hash, *byte as u64);
        rest = tail;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compiling_checks_out_changes_the_id() {
        let protocol: Protocol<u8> = Protocol::new("my game", 3);
        assert_ne!(protocol.with_id(true).id(), protocol.with_id(false).id());
        assert_eq!(protocol.id(), protocol.with_id(CHECKS_ENABLED).id());
    }

    #[test]
    fn data_hash_sees_every_byte_and_the_length() {
        let data = [7; 21];
        let whole = data_hash(&data);
        for at in 0..data.len() {
            let mut other = data;
            other[at] ^= 1;
            assert_ne!(data_hash(&other), whole, "{at}");
            assert_ne!(data_hash(&data[..at]), whole, "{at}");
        }
        assert_ne!(data_hash(&[0; 3]), data_hash(&[0; 4]));
    }
}
