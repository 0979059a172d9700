//! A message of less than 300 bytes that explains why two builds disagree.
//!
//! The protocol id shows only that two builds differ. A hello also has a hash for every kind of packet,
//! so that each side can name the first kind that the other describes differently.

use core::fmt;

use crate::schema::Schema;
use crate::schema::hash::mix;
use crate::shape::CHECKS_ENABLED;
use crate::stream::Stream;

/// The number of packet kinds per direction that have their own hash. All further kinds share the last
/// hash.
const KEPT: usize = 32;

/// A summary of a build's [`Protocol`](crate::packet::Protocol), to send to another build: the id and
/// hashes of its parts. It contains no secrets.
///
/// It is an ordinary value, so it can be sent with [`encode`](crate::encode) over any connection. In
/// the handshake of `tightwire-session`, the server sends its hello to a client of another build.
///
/// ```
/// use tightwire::Wire;
/// use tightwire::packet::{Hello, Protocol};
///
/// let ours = Protocol::<u16, bool>::new("my game", 3).hello();
/// let mut buffer = [0; Hello::MAX_BYTES];
/// let sent = tightwire::encode(&Protocol::<u16, bool>::new("my game", 4).hello(), &mut buffer)?;
///
/// let theirs: Hello = tightwire::decode(sent)?;
/// let difference = ours.compare(&theirs).unwrap();
/// assert_eq!(difference.to_string(), "our version is 3, theirs is 4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default)]
pub struct Hello {
    id: u64,
    /// A hash of the game's name.
    game: u32,
    version: u32,
    checks: bool,
    data: Option<u64>,
    to_server: Packets,
    to_client: Packets,
}

/// The packet kinds of one direction.
#[derive(Clone, Default)]
struct Packets {
    /// A hash of all kinds.
    root: u32,
    /// The number of entries, at most [`KEPT`].
    count: u8,
    hashes: [u32; KEPT],
    /// The schema, which is available only for our own build and provides the names.
    schema: Option<&'static Schema>,
}

/// The sender of the packets of one direction.
///
/// ```
/// assert_eq!(tightwire::packet::Sender::Client.to_string(), "the client");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sender {
    /// The packets go to the server.
    Client,
    /// The packets go to the clients.
    Server,
}

/// The first difference between two builds.
///
/// ```
/// use tightwire::packet::{Difference, Protocol};
///
/// let ours = Protocol::<u16>::new("my game", 3).hello();
/// let theirs = Protocol::<u16>::new("your game", 3).hello();
/// assert_eq!(ours.compare(&theirs), Some(Difference::Game));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Difference {
    /// The games differ.
    Game,
    /// The versions of the game differ.
    Version {
        /// The version of this build.
        ours: u32,
        /// The version of the other build.
        theirs: u32,
    },
    /// Only one of the two builds has serialize checks compiled in.
    Checks {
        /// True if this build has them.
        ours: bool,
    },
    /// The game data differs.
    Data,
    /// A kind of packet differs, or only one of the builds has it.
    Packet {
        /// The side that sends it.
        sender: Sender,
        /// The number of the kind: its tag in the root's enum.
        number: u8,
        /// Its name, if this build has one for it.
        name: Option<&'static str>,
    },
    /// Something that one side sends differs, but it cannot be narrowed down to one kind.
    Root {
        /// The side that sends it.
        sender: Sender,
    },
    /// Only the ids differ.
    Id,
}

impl Hello {
    pub(super) fn new(
        id: u64,
        game: u64,
        version: u32,
        data: Option<u64>,
        to_server: &'static Schema,
        to_client: &'static Schema,
    ) -> Self {
        Self {
            id,
            game: game as u32,
            version,
            checks: CHECKS_ENABLED,
            data,
            to_server: Packets::of(to_server),
            to_client: Packets::of(to_client),
        }
    }

    /// Returns the protocol id of the build.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    ///
    /// let protocol: Protocol<u16> = Protocol::new("my game", 3);
    /// assert_eq!(protocol.hello().id(), protocol.id());
    /// ```
    pub const fn id(&self) -> u64 {
        self.id
    }

    /// Returns the first difference from the other build, or `None` if the two are compatible.
    ///
    /// To find the exact line of a description that differs, print both protocols and compare the texts
    /// with [`explain_mismatch`](crate::packet::explain_mismatch).
    ///
    /// ```
    /// # #[cfg(feature = "derive")] {
    /// use tightwire::Wire;
    /// use tightwire::packet::Protocol;
    ///
    /// #[derive(Wire)]
    /// enum Ours { Move { jump: bool }, Fire { #[wire(range = 0..=11)] weapon: u8 } }
    /// #[derive(Wire)]
    /// enum Theirs { Move { jump: bool }, Fire { #[wire(range = 0..=12)] weapon: u8 } }
    ///
    /// let ours = Protocol::<Ours, bool>::new("my game", 3).hello();
    /// let theirs = Protocol::<Theirs, bool>::new("my game", 3).hello();
    /// assert_eq!(
    ///     ours.compare(&theirs).unwrap().to_string(),
    ///     "the two builds describe packet 1 (Fire) that the client sends differently"
    /// );
    /// # }
    /// ```
    pub fn compare(&self, theirs: &Self) -> Option<Difference> {
        if self.id == theirs.id {
            return None;
        }
        if self.game != theirs.game {
            return Some(Difference::Game);
        }
        if self.version != theirs.version {
            return Some(Difference::Version { ours: self.version, theirs: theirs.version });
        }
        if self.checks != theirs.checks {
            return Some(Difference::Checks { ours: self.checks });
        }
        if self.data != theirs.data {
            return Some(Difference::Data);
        }
        self.to_server
            .compare(&theirs.to_server, Sender::Client)
            .or_else(|| self.to_client.compare(&theirs.to_client, Sender::Server))
            .or(Some(Difference::Id))
    }

    fn serialize<S: Stream>(&mut self, stream: &mut S) -> crate::Result<S> {
        stream.u64(&mut self.id)?;
        stream.u32(&mut self.game)?;
        stream.u32(&mut self.version)?;
        stream.bool(&mut self.checks)?;
        let mut has_data = self.data.is_some();
        stream.bool(&mut has_data)?;
        if has_data {
            stream.u64(self.data.get_or_insert_default())?;
        } else {
            self.data = None;
        }
        self.to_server.serialize(stream)?;
        self.to_client.serialize(stream)
    }
}

/// The size of the longest hello in bits.
const MAX_BITS: u32 = 64 + 32 + 32 + 1 + 1 + 64 + 2 * (32 + 6 + 32 * KEPT as u32);

crate::unified!(Hello, max_bits = MAX_BITS);

impl Packets {
    /// Collects the packet kinds of a root: the variants of an enum, or the type itself.
    fn of(schema: &'static Schema) -> Self {
        let mut packets = Self { schema: Some(schema), ..Self::default() };
        packets.root = schema.hash() as u32;
        let Schema::Enum { variants, .. } = *schema else { return packets };
        for (number, variant) in variants.iter().enumerate() {
            let hash = Schema::Struct { name: "", fields: variant.fields }.hash();
            let place = number.min(KEPT - 1);
            if let Some(kept) = packets.hashes.get_mut(place) {
                *kept = if number == place { hash } else { mix(u64::from(*kept), hash) } as u32;
            }
            packets.count = place as u8 + 1;
        }
        packets
    }

    /// Returns the hashes in use.
    fn hashes(&self) -> &[u32] {
        self.hashes.get(..usize::from(self.count)).unwrap_or_default()
    }

    fn name(&self, number: usize) -> Option<&'static str> {
        match *self.schema? {
            Schema::Enum { variants, .. } if number + 1 < KEPT => {
                variants.get(number).map(|variant| variant.name)
            }
            _ => None,
        }
    }

    fn compare(&self, theirs: &Self, sender: Sender) -> Option<Difference> {
        if self.root == theirs.root {
            return None;
        }
        let (ours, theirs) = (self.hashes(), theirs.hashes());
        // A root that is not an enum has no kinds to name.
        if ours.is_empty() || theirs.is_empty() {
            return Some(Difference::Root { sender });
        }
        let longest = ours.len().max(theirs.len());
        let number = (0..longest).find(|&number| ours.get(number) != theirs.get(number));
        Some(match number {
            Some(number) => {
                Difference::Packet { sender, number: number as u8, name: self.name(number) }
            }
            None => Difference::Root { sender },
        })
    }

    fn serialize<S: Stream>(&mut self, stream: &mut S) -> crate::Result<S> {
        stream.u32(&mut self.root)?;
        stream.int(&mut self.count, 0..=KEPT as u8)?;
        for hash in self.hashes.iter_mut().take(usize::from(self.count)) {
            stream.u32(hash)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Hello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, version, .. } = self;
        write!(f, "Hello({id:016x}, version {version})")
    }
}

impl fmt::Display for Sender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Client => "the client",
            Self::Server => "the server",
        })
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Game => f.write_str("they are another game"),
            Self::Version { ours, theirs } => {
                write!(f, "our version is {ours}, theirs is {theirs}")
            }
            Self::Checks { ours: true } => f.write_str("only we have serialize checks"),
            Self::Checks { ours: false } => f.write_str("only they have serialize checks"),
            Self::Data => f.write_str("their game data differs from ours"),
            Self::Packet { sender, number, name } => {
                write!(f, "the two builds describe packet {number}")?;
                if let Some(name) = name {
                    write!(f, " ({name})")?;
                }
                write!(f, " that {sender} sends differently")
            }
            Self::Root { sender } => {
                write!(f, "the two builds describe what {sender} sends differently")
            }
            Self::Id => f.write_str("the protocol ids differ"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::{Field, Variant};
    use crate::wire::Wire;

    const BIT: &[Field] = &[Field::new("jump", &bool::SCHEMA)];
    const BYTE: &[Field] = &[Field::new("weapon", &u8::SCHEMA)];

    const fn root(variants: &'static [Variant]) -> Schema {
        Schema::enumeration("Root", 6, variants)
    }

    static TWO: Schema = root(&[Variant::new("Move", BIT), Variant::new("Fire", BYTE)]);
    static SWAPPED: Schema = root(&[Variant::new("Move", BIT), Variant::new("Fire", BIT)]);
    static ONE: Schema = root(&[Variant::new("Move", BIT)]);
    static WIDER_TAG: Schema =
        Schema::enumeration("Root", 7, &[Variant::new("Move", BIT), Variant::new("Fire", BYTE)]);
    static PLAIN: Schema = bool::SCHEMA;

    const MANY: [Variant; 40] = [Variant::new("Many", BIT); 40];
    const fn many_but(number: usize) -> [Variant; 40] {
        let mut many = MANY;
        many[number] = Variant::new("Other", BYTE);
        many
    }
    static FORTY: Schema = root(&MANY);
    static FORTY_BUT_LAST: Schema = root(const { &many_but(39) });
    static FORTY_BUT_35: Schema = root(const { &many_but(35) });
    static FORTY_BUT_31: Schema = root(const { &many_but(31) });

    fn hello(id: u64, to_client: &'static Schema) -> Hello {
        Hello::new(id, 1, 3, None, &PLAIN, to_client)
    }

    #[track_caller]
    fn assert_difference(ours: &'static Schema, theirs: &'static Schema, expected: Difference) {
        assert_eq!(hello(1, ours).compare(&hello(2, theirs)), Some(expected));
    }

    #[test]
    fn the_first_packet_that_differs_is_named() {
        let sender = Sender::Server;
        let named = |number, name| Difference::Packet { sender, number, name };
        assert_difference(&TWO, &SWAPPED, named(1, Some("Fire")));
        assert_difference(&TWO, &ONE, named(1, Some("Fire")));
        // Only the other build has a name for it.
        assert_difference(&ONE, &TWO, named(1, None));
        // The packets from the 32nd on share a hash.
        for other in [&FORTY_BUT_LAST, &FORTY_BUT_35, &FORTY_BUT_31] {
            assert_difference(&FORTY, other, named(31, None));
        }
        assert_difference(&FORTY, &TWO, named(1, Some("Many")));
    }

    #[test]
    fn what_cannot_be_said_more_exactly_is_the_root() {
        let root = Difference::Root { sender: Sender::Server };
        assert_difference(&TWO, &WIDER_TAG, root);
        assert_difference(&TWO, &PLAIN, root);
        assert_difference(&PLAIN, &TWO, root);
        assert_difference(&TWO, &TWO, Difference::Id);
        assert_eq!(hello(1, &TWO).compare(&hello(1, &TWO)), None);
    }

    #[test]
    fn a_hello_comes_back_from_the_wire() {
        for (data, to_client) in [(None, &TWO), (Some(7), &FORTY), (Some(0), &PLAIN)] {
            let sent = Hello::new(9, 1, 3, data, &ONE, to_client);
            let mut buffer = [0; Hello::MAX_BYTES];
            let packet = crate::encode(&sent, &mut buffer).unwrap();
            let received: Hello = crate::decode(packet).unwrap();
            // With a different id, everything is compared.
            let other = Hello { id: 10, ..sent.clone() };
            assert_eq!(other.compare(&received), Some(Difference::Id));
            assert_eq!(sent.compare(&received), None);
        }
    }

    #[test]
    fn the_longest_hello_takes_its_bound() {
        let hello = Hello::new(9, 1, 3, Some(7), &FORTY, &FORTY);
        assert_eq!(crate::measure(&hello), Ok(MAX_BITS as usize));
    }

    #[test]
    fn the_longest_hello_takes_all_of_its_bits() {
        let hello = Hello::new(u64::MAX, 1, 3, Some(7), &FORTY, &FORTY);
        assert_eq!(crate::measure(&hello), Ok(Hello::MAX_BITS));
        assert_eq!(MAX_BITS as usize, Hello::MAX_BITS);
    }
}
