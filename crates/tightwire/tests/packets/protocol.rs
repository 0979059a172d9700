//! The parts of a protocol id, as text.

use tightwire::packet::{Difference, Protocol, Sender, explain_mismatch};
use tightwire::scalar::Bool;
use tightwire::{CHECKS_ENABLED, Field, ReadError, Reader, Schema, Wire, WriteError, Writer};

use crate::support::{DATA, Input, PROTOCOL};

/// A type with a schema by hand, as the derive would make it.
macro_rules! player {
    ($name:ident, $title:literal, $health:literal, $max:literal) => {
        struct $name;

        impl Wire for $name {
            const SCHEMA: Schema = Schema::structure(
                $title,
                &[Field::new("alive", &bool::SCHEMA), Field::new($health, &Schema::bits($max))],
            );

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                stream.put(Bool, true)
            }

            fn read<R: Reader>(_stream: &mut R) -> Result<Self, ReadError> {
                Ok(Self)
            }
        }
    };
}

player!(Player, "Player", "health", 7);
player!(Avatar, "Avatar", "health", 7);
player!(Renamed, "Player", "hit_points", 7);
player!(Wider, "Player", "health", 8);

/// A game whose server sends players.
const OURS: Protocol<Input, Player> = Protocol::new("my game", 3).data(DATA);

#[test]
fn a_protocol_prints_what_its_id_is_made_of() {
    let text = OURS.to_string();
    let expected = "name \"my game\"\nversion 3\nchecks on\ndata 0123456789abcdef\n\
                    to server 69342ce80c3e1a3e\n  tuple\n    0: bits 16\n    1: bool\n\
                    to client 3a6a49bd6faa59a0\n  struct Player\n    alive: bool\n    health: bits 7\n";
    let expected =
        expected.replace("checks on", if CHECKS_ENABLED { "checks on" } else { "checks off" });
    let (first, rest) = text.split_once('\n').unwrap();
    assert_eq!(first, format!("protocol {:016x}", OURS.id()));
    assert_eq!(rest, expected);
}

#[test]
fn a_protocol_and_its_hello_return_what_they_were_made_of() {
    assert_eq!((OURS.name(), OURS.version(), OURS.data_hash()), ("my game", 3, Some(DATA)));
    assert_eq!(Protocol::<Input>::new("my game", 3).data_hash(), None);
    assert_eq!(OURS.hello().id(), OURS.id());
}

#[test]
fn renaming_a_field_changes_the_id() {
    assert_ne!(OURS.id(), Protocol::<Input, Renamed>::new("my game", 3).data(DATA).id());
}

#[test]
fn renaming_a_type_keeps_the_id() {
    let avatar = Protocol::<Input, Avatar>::new("my game", 3).data(DATA);
    assert_eq!(OURS.id(), avatar.id());
    assert_ne!(OURS.to_string(), avatar.to_string());
    assert_eq!(explain_mismatch(&OURS.to_string(), &avatar.to_string()), None);
}

/// The id, the text and the hello of another build, and what they should say.
fn assert_differs<C: Wire, S: Wire>(theirs: Protocol<C, S>, part: &str, expected: Difference) {
    assert_ne!(OURS.id(), theirs.id(), "{part}");
    assert_eq!(OURS.hello().compare(&theirs.hello()), Some(expected), "{part}");
    let (ours, theirs) = (OURS.to_string(), theirs.to_string());
    assert_eq!(explain_mismatch(&ours, &theirs).unwrap().part, part);
}

#[test]
fn every_part_changes_the_id_and_is_named_by_the_hello_and_by_the_text() {
    let version = Difference::Version { ours: 3, theirs: 4 };
    assert_differs(Protocol::<Input, Player>::new("my game", 4), "version", version);
    assert_differs(Protocol::<Input, Player>::new("my gane", 3), "name", Difference::Game);
    assert_differs(Protocol::<Input, Player>::new("my game", 3), "data", Difference::Data);
    assert_differs(OURS.data(0), "data", Difference::Data);
    let wider: Protocol<Input, Wider> = Protocol::new("my game", 3).data(DATA);
    assert_differs(wider, "to client", Difference::Root { sender: Sender::Server });
    let other: Protocol<u8, Player> = Protocol::new("my game", 3).data(DATA);
    assert_differs(other, "to server", Difference::Root { sender: Sender::Client });
    // The two directions are not alike.
    let turned: Protocol<Player, Input> = Protocol::new("my game", 3).data(DATA);
    assert_differs(turned, "to server", Difference::Root { sender: Sender::Client });
    assert_eq!(OURS.hello().compare(&OURS.hello()), None);
}

#[test]
fn of_several_data_hashes_all_count() {
    let ids = [
        PROTOCOL.id(),
        PROTOCOL.data(1).id(),
        PROTOCOL.data(1).data(2).id(),
        PROTOCOL.data(2).data(1).id(),
        PROTOCOL.data(2).id(),
    ];
    for (index, id) in ids.iter().enumerate() {
        assert!(!ids[..index].contains(id), "{index}");
    }
}

#[test]
fn a_mismatch_names_the_renamed_field() {
    let theirs = Protocol::<Input, Renamed>::new("my game", 3).data(DATA).to_string();
    assert_eq!(
        explain_mismatch(&OURS.to_string(), &theirs).unwrap().to_string(),
        "to client: ours has `health: bits 7`, theirs has `hit_points: bits 7`"
    );
}

#[test]
fn a_mismatch_names_the_field_and_not_a_type_that_was_renamed() {
    let ours = Protocol::<Player, Player>::new("my game", 3).to_string();
    let theirs = Protocol::<Avatar, Wider>::new("my game", 3).to_string();
    assert_eq!(
        explain_mismatch(&ours, &theirs).unwrap().to_string(),
        "to client: ours has `health: bits 7`, theirs has `health: bits 8`"
    );
}

/// A type without a declaration, as its name and version describe it.
macro_rules! by_hand {
    ($($type:ident: $schema:expr;)*) => {$(
        struct $type;

        impl Wire for $type {
            const SCHEMA: Schema = $schema;

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                stream.put(Bool, true)
            }

            fn read<R: Reader>(_stream: &mut R) -> Result<Self, ReadError> {
                Ok(Self)
            }
        }
    )*};
}

by_hand! {
    Terrain: Schema::opaque("Terrain").version(2);
    TerrainBefore: Schema::opaque("Terrain").version(1);
    TerrainWithBody: Schema::opaque("Terrain").version(2).holding(&[&Player::SCHEMA]);
    Weather: Schema::opaque("Weather").version(2);
}

/// The text of a protocol whose servers send a `T`.
fn of<T: Wire>() -> (u64, String) {
    let protocol = Protocol::<Input, T>::new("my game", 3).data(DATA);
    (protocol.id(), protocol.to_string())
}

#[test]
fn hand_written_types_change_the_id_by_name_version_and_what_they_hold() {
    let (id, ours) = of::<Terrain>();
    let others = [
        (of::<TerrainBefore>(), "opaque Terrain, version 1"),
        (of::<TerrainWithBody>(), "holds: struct Player"),
        (of::<Weather>(), "opaque Weather, version 2"),
    ];
    for ((their_id, theirs), line) in others {
        assert_ne!(id, their_id, "{line}");
        assert_eq!(explain_mismatch(&ours, &theirs).unwrap().theirs, line);
    }
}
