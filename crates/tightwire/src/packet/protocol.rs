//! The protocol id: 64 bits that two builds share, or they do not talk.

use core::fmt::{self, Write};

use crate::schema::Schema;
use crate::schema::hash::{mix, text};
use crate::shape::CHECKS_ENABLED;
use crate::wire::Wire;

/// Where the id starts: "packets1". Another layout of packets gets another number.
const SEED: u64 = 0x7061_636b_6574_7331;

/// The packet types a description keeps. The id covers any number of them.
const KEPT: usize = 64;

/// Who may talk to whom: the game, its version, its packets and its data, folded into an id.
///
/// All of it happens at compile time, and the id is the same on every platform. Renaming a field
/// or a derived type changes no byte of a packet, and so not the id either; everything that does
/// change bytes changes the id, and so does compiling serialize checks out.
///
/// Printing a protocol gives a text that says what the id is made of, one line per part. When two
/// builds refuse each other, print both and hand the texts to
/// [`explain_mismatch`](crate::packet::explain_mismatch).
///
/// ```
/// use tightwire::packet::{Protocol, data_hash};
///
/// type Input = (u16, bool);
/// type Snapshot = [f32; 3];
///
/// const PROTOCOL: Protocol = Protocol::new("my game", 3)
///     .packet::<Input>()
///     .packet::<Snapshot>()
///     .data(data_hash(b"what both sides must have on disk"));
///
/// const OLDER: Protocol = Protocol::new("my game", 2).packet::<Input>().packet::<Snapshot>();
///
/// assert_ne!(PROTOCOL.id(), OLDER.id());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Protocol {
    name: &'static str,
    version: u32,
    /// All data hashes, folded.
    data: Option<u64>,
    /// All schema hashes, folded in order.
    packets: u64,
    /// How many there are.
    count: u32,
    /// The first of them, for descriptions.
    kept: [Option<&'static Schema>; KEPT],
}

/// The schema of `T` at an address that lasts.
struct Of<T>(core::marker::PhantomData<T>);

impl<T: Wire> Of<T> {
    const SCHEMA: &'static Schema = &T::SCHEMA;
}

impl Protocol {
    /// Starts with the game's name and a version that you raise when meaning changes and bytes
    /// do not.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    ///
    /// assert_ne!(Protocol::new("my game", 1).id(), Protocol::new("my game", 2).id());
    /// assert_ne!(Protocol::new("my game", 1).id(), Protocol::new("my gamf", 1).id());
    /// ```
    pub const fn new(name: &'static str, version: u32) -> Self {
        Self { name, version, data: None, packets: 0, count: 0, kept: [None; KEPT] }
    }

    /// Adds a type of packet. The order counts.
    ///
    /// Of a type without a schema of its own, such as one made by
    /// [`unified!`](crate::unified), only the name and the bound are known: raise the version
    /// when its function changes.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    ///
    /// let game = Protocol::new("my game", 1);
    /// assert_ne!(game.packet::<u16>().id(), game.packet::<i16>().id());
    /// assert_ne!(game.packet::<u8>().packet::<bool>().id(), game.packet::<bool>().packet::<u8>().id());
    /// ```
    pub const fn packet<T: Wire>(mut self) -> Self {
        self.packets = mix(self.packets, T::SCHEMA.hash());
        let kept: &mut [_] = &mut self.kept;
        if let Some((_, [slot, ..])) = kept.split_at_mut_checked(self.count as usize) {
            *slot = Some(Of::<T>::SCHEMA);
        }
        self.count = self.count.saturating_add(1);
        self
    }

    /// Adds a hash of game data that both sides must have: levels, items, tuning tables.
    ///
    /// Given more than once, all of them count.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    ///
    /// let game = Protocol::new("my game", 1);
    /// assert_ne!(game.data(1).id(), game.data(2).id());
    /// assert_ne!(game.data(0).id(), game.id());
    /// ```
    pub const fn data(mut self, hash: u64) -> Self {
        self.data = match self.data {
            Some(earlier) => Some(mix(earlier, hash)),
            None => Some(hash),
        };
        self
    }

    /// The id: what checksums and seals start from. It is no secret.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    ///
    /// const ID: u64 = Protocol::new("my game", 3).packet::<(u16, bool)>().id();
    /// assert_eq!(ID, Protocol::new("my game", 3).packet::<(u16, bool)>().id());
    /// ```
    pub const fn id(&self) -> u64 {
        self.id_with_checks(CHECKS_ENABLED)
    }

    /// The id of a build in which serialize checks are part of packets, or are not.
    const fn id_with_checks(&self, checks: bool) -> u64 {
        let hash = mix(text(SEED, self.name), self.version as u64);
        let hash = mix(hash, checks as u64);
        let hash = match self.data {
            Some(data) => mix(mix(hash, 1), data),
            None => mix(hash, 0),
        };
        mix(mix(hash, self.count as u64), self.packets)
    }
}

/// One line per part; what belongs to a packet type is indented below its line.
impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "protocol {:016x}", self.id())?;
        writeln!(f, "name {:?}", self.name)?;
        writeln!(f, "version {}", self.version)?;
        writeln!(f, "checks {}", if CHECKS_ENABLED { "on" } else { "off" })?;
        match self.data {
            Some(data) => writeln!(f, "data {data:016x}")?,
            None => writeln!(f, "data none")?,
        }
        let schemas = self.kept.iter().flatten();
        for (index, schema) in schemas.enumerate() {
            writeln!(f, "packet {index} {:016x}", schema.hash())?;
            write!(Indented { to: f, at_line_start: true }, "{schema}")?;
        }
        if self.count as usize > KEPT {
            writeln!(f, "packets {} {:016x}", self.count, self.packets)?;
        }
        Ok(())
    }
}

/// Puts two spaces in front of every line.
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

/// A hash of bytes, for [`Protocol::data`].
///
/// It tells versions apart; it does not stop anybody from making a file with the same hash.
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
    use std::string::ToString;

    use super::*;

    #[test]
    fn compiling_checks_out_changes_the_id() {
        let protocol = Protocol::new("my game", 3).packet::<u8>();
        assert_ne!(protocol.id_with_checks(true), protocol.id_with_checks(false));
        assert_eq!(protocol.id(), protocol.id_with_checks(CHECKS_ENABLED));
    }

    #[test]
    fn packet_types_beyond_the_description_still_count() {
        let mut protocol = Protocol::new("many", 1);
        for _ in 0..KEPT {
            protocol = protocol.packet::<u8>();
        }
        assert!(!protocol.to_string().contains("packets"));
        assert_ne!(protocol.packet::<u8>().id(), protocol.packet::<u16>().id());
        let (eight, sixteen) = (protocol.packet::<u8>(), protocol.packet::<u16>());
        assert!(eight.to_string().contains("packets 65 "));
        assert_ne!(eight.to_string().lines().last(), sixteen.to_string().lines().last());
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
